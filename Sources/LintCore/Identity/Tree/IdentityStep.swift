/// A stretch of a file of a program.
struct SourceSpan: Hashable {
    let unit: Int32
    let range: ByteRange

    func contains(_ other: SourceSpan) -> Bool {
        unit == other.unit && range.startOffset <= other.range.startOffset && other.range.endOffset <= range.endOffset
    }
}

/// One step on the way from a view, or from the root of a body, to a view in it. All steps together are the view's identity.
struct IdentityStep {
    enum Kind: Hashable {
        /// One of several views of a block, counted from 1.
        case child(Int, of: Int)
        /// One of several branches of an `if` or `switch`, by its label.
        case branch(String)
        /// What an `if` without `else` shows or not.
        case presence(String)
        /// One element of a `ForEach`, told apart by its id.
        case element(data: String, id: String)
        /// What a view or modifier takes beside its main content: `label`, `.overlay`.
        case content(String)
        /// `.id(…)`
        case id(String)
        /// `AnyView`: identity then also depends on the type of what is wrapped.
        case erasure
        /// One of those that `ViewThatFits` chooses from.
        case candidate(Int, of: Int)
        /// Written several times, and yet one: the sides of `?:` have one type and one place. By what chooses: `if isOn`.
        case alternative(String)
        /// Not a step of identity: the body of a helper stands here.
        case helper(String, definition: SourceSpan)
        /// As `alternative`, where the condition of a `guard` does not hold.
        case elseOfGuard(String)
        /// A modifier of this name was not read: what it puts around the view may be a step.
        case unread(modifier: String)
        /// It is given to a container of this name, whose body was not seen to show it.
        case unfollowed(container: String)
    }

    /// What tells a step from others that lead on from the same view.
    struct Mark: Hashable {
        let kind: Kind
        let content: SourceSpan?
    }

    let kind: Kind
    let place: SourceSpan
    /// What decides whether a view stays at this step; nil where nothing can end it.
    let driver: IdentityDriver?
    /// Of a later arm of `if … else if …`, what decided about the arms before it: its own condition counts where none of those holds.
    let earlier: [IdentityDriver]
    /// What chooses between values of one view, and ends nothing.
    let chooser: IdentityDriver?
    /// What the library says of the view or modifier whose content it leads into.
    let behaviour: Behaviour
    /// Of `AnyView`, the type of what it wraps, as far as it is the same wherever the code is used.
    let erased: TypeID?
    /// Whether it leads into an arm that is not taken: on no system that the code runs on, or with no constant that is given.
    var isNeverTaken = false
    /// What a change from one value to another one does to whatever stands behind the step; nil where that is not known.
    struct Turn {
        let begins: Bool
        /// Whether it always does, and no other condition decides as well.
        let isCertain: Bool
    }

    var turn: Turn?
    /// Whether what stands under a sheet can be used while that is shown.
    var isOpen = false
    /// How many of the modifiers on the view, the outermost, stand around the step.
    var modifiersAround = 0

    init(
        _ kind: Kind, at place: SourceSpan, driver: IdentityDriver? = nil, after earlier: [IdentityDriver] = [], chooser: IdentityDriver? = nil,
        of behaviour: Behaviour = .none, erased: TypeID? = nil
    ) {
        self.kind = kind
        self.place = place
        self.driver = driver
        self.earlier = earlier
        self.chooser = chooser
        self.behaviour = behaviour
        self.erased = erased
    }

    var mark: Mark {
        // A view may have two sheets.
        if case .content = kind { Mark(kind: kind, content: place) } else { Mark(kind: kind, content: nil) }
    }

    /// All that can end a view at this step, in the order in which it is asked.
    var drivers: [IdentityDriver] { earlier + [driver].compactMap { $0 } }
}

/// What ends the identity of everything below it when it takes another value.
struct IdentityDriver {
    enum Kind {
        case condition, data, id, erasure
        /// The space that is there, which `ViewThatFits` measures.
        case space
        /// What opens and closes a sheet, popover or destination.
        case presentation
        /// The item that a sheet, popover or destination is shown for: another one is shown anew.
        case item
        /// How far something is loaded that is shown in one phase alone.
        case phase
        /// What was pushed and is popped.
        case navigation
        /// What a container does with what it is given, which was not followed.
        case container
    }

    let kind: Kind
    /// As the source spells it, on one line; of a container, its name.
    let text: String
    let place: SourceSpan
    /// What it reads; classified and led back to variables when somebody asks.
    let expressions: [ScopedNode]
    /// What in it is another value at every evaluation: such an id ends each time that the body around it runs.
    var random: RandomID?
}

extension ScopedNode {
    var span: SourceSpan { SourceSpan(unit: scope.unit, range: node.range) }
}

extension IdentityStep {
    /// Whether what stands behind it is shown in a place of its own: a sheet, a page.
    var isPresented: Bool { if case .content(let slot) = kind { behaviour.presents(slot) } else { false } }
}
