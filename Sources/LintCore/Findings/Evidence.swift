/// What is known of a finding beside its pattern: what may change, what that costs, how far it reaches, whether it is meant, and
/// whether there is a way out.
///
/// A rule hands it over with each finding. It says no more than is known: where a write is not looked for, a change is `possible`.
public struct Evidence: Hashable, Sendable {
    /// How often what decides changes while the view lives; of ids, whether an element may get another one, or two share one. In rising
    /// order, `unknown` aside.
    public enum Change: String, Sendable, CaseIterable, Comparable {
        /// Decided with the program or for the whole run: `#available`, a literal, the kind of device.
        case never
        /// The same for one element of a collection.
        case perElement
        /// Given by those who make the view or call the function, of whom each gives a constant.
        case perCaller
        /// With the whole look: the colour scheme, the size of type, a setting of another screen. Or by what the view hides while it is shown.
        case rare
        /// Not to be told from the source.
        case unknown
        /// Made to change: state, bindings, observed objects, sizes, focus.
        case possible
        /// Written, but nothing leads back: a placeholder until something is loaded.
        case once
        /// Somebody is seen to change it while the view is shown.
        case seen
        /// New at each evaluation.
        case always

        public static func < (left: Change, right: Change) -> Bool {
            let order = allCases
            return order.firstIndex(of: left) ?? 0 < order.firstIndex(of: right) ?? 0
        }
    }

    /// The gravest that goes with the change, in falling order.
    public enum Loss: String, Sendable, CaseIterable, Comparable {
        /// State of views, which the finding names, or what an object holds that they observe.
        case state
        /// What views of SwiftUI keep: scroll position, focus, selection.
        case kept
        /// A view that is handed in or not known, with whatever is in it.
        case content
        /// An animation of the change, which is seen around the view or where the change is made.
        case motion
        /// What begins when a view appears runs again, and what it loads then.
        case work
        /// Nothing but drawing.
        case redraw
        /// The drawing of one view of SwiftUI: a text, a shape, a button.
        case leaf
        /// What it takes to store a few values that nobody reads.
        case nothing

        public static func < (left: Loss, right: Loss) -> Bool {
            let order = allCases
            return order.firstIndex(of: left) ?? 0 > order.firstIndex(of: right) ?? 0
        }
    }

    /// How many are concerned.
    public enum Reach: String, Sendable, CaseIterable {
        case one
        /// The rows of a collection, or all elements of a type.
        case rows
        /// All who call a helper.
        case helper
    }

    /// Whether somebody wanted it so.
    public enum Intent: String, Sendable, CaseIterable {
        /// Nothing says so.
        case none
        /// What else is written there may need it.
        case unsure
        /// Nobody shows it yet.
        case unused
        /// A comment at the place says why.
        case commented
        /// Marked by code that has no other use.
        case meant
    }

    /// What can be done.
    public enum Cure: String, Sendable, CaseIterable {
        /// Edits, which the finding holds.
        case fix
        /// A form that is known to compile here.
        case clear
        /// Moving state or data, or looking for another form.
        case advice
        /// Nothing is known: a modifier without a neutral value, two types of style.
        case none
    }

    /// What is wrong, where that alone decides how much it weighs.
    public enum Pattern: String, Sendable, CaseIterable {
        /// A change ends an identity, or a type or number of views is hidden.
        case usual
        /// A helper that leaves both forms to a closure of the caller.
        case takesClosure
        /// Elements are told apart by their place among the others.
        case place
        /// A range that is read once, without ids.
        case range
        /// An object that code outside of the view uses as well.
        case sharedObject
        /// A state that a value from outside begins, and never follows.
        case seed
        case debugging
    }

    public var pattern: Pattern
    /// Nil for a pattern that is not about a change: `AnyView` for nothing, an aid for debugging.
    public var change: Change?
    public var loss: Loss
    public var reach: Reach
    public var intent: Intent
    public var cure: Cure

    public init(_ pattern: Pattern = .usual, change: Change?, loss: Loss, reach: Reach = .one, intent: Intent = .none, cure: Cure) {
        self.pattern = pattern
        self.change = change
        self.loss = loss
        self.reach = reach
        self.intent = intent
        self.cure = cure
    }
}
