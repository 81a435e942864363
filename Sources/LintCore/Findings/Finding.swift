/// What a rule says about one place: plain values, made by rules and read by reporters.
public struct Finding: Hashable, Sendable {
    public let ruleID: String
    public var severity: Severity
    public let message: Message
    public let path: String
    public let range: ByteRange
    /// The enclosing member, `ParentView.body`; nil where the place stands outside every type.
    public let view: String?
    /// The structural steps from the member's root to the view, outermost first; empty where no view is meant.
    public let identityPath: [String]
    public let stateLost: [LostState]
    public let related: [RelatedLocation]
    public let fix: Fix?
    /// What is known beside the pattern; nil for what no rule has found, as a comment that suppresses nothing.
    public let evidence: Evidence?
    /// What is written to decide, in the same file: with other conditions it is another finding.
    let deciding: [ByteRange]
    /// Another finding that the same edit mends, if there is one: that of the only call of a helper.
    let sameEdit: SameEdit?
    /// Names this finding across edits elsewhere in the file; see `Fingerprint`. Set by the engine.
    public var fingerprint: String
    /// As versions up to 0.2 named it, which did not look at conditions.
    var earlierFingerprint = ""

    /// Where a finding stands.
    public struct Place: Hashable, Sendable {
        let path: String
        let range: ByteRange
    }

    /// Where the call of a helper is told, and the branches that it has to speak of: a helper may lead to others that branch, too.
    public struct SameEdit: Hashable, Sendable {
        let call: Place
        let branches: Place
    }

    var place: Place { Place(path: path, range: range) }

    /// By which a baseline may know it.
    var fingerprints: [String] { [fingerprint, earlierFingerprint] }

    public init(
        ruleID: String, severity: Severity, message: Message, path: String, range: ByteRange, view: String? = nil,
        identityPath: [String] = [], stateLost: [LostState] = [], related: [RelatedLocation] = [], fix: Fix? = nil,
        evidence: Evidence? = nil, deciding: [ByteRange] = [], sameEdit: SameEdit? = nil, fingerprint: String = ""
    ) {
        self.ruleID = ruleID
        self.severity = severity
        self.message = message
        self.path = path
        self.range = range
        self.view = view
        self.identityPath = identityPath
        self.stateLost = stateLost
        self.related = related
        self.fix = fix
        self.evidence = evidence
        self.deciding = deciding
        self.sameEdit = sameEdit
        self.fingerprint = fingerprint
    }
}

/// A stored property whose value is lost when the identity it belongs to ends.
public struct LostState: Hashable, Sendable {
    public let view: String
    public let property: String
    /// The wrapper's name without `@`: `State`, `StateObject`…
    public let wrapper: String
    public let path: String
    public let offset: Int
    /// What brings it back where another identity takes the place of the one that ends.
    enum Recovery: CaseIterable, Sendable {
        case none
        /// It is loaded again when the view appears.
        case loading
        /// What is hovered, pressed or measured, and what the view gives itself on appearing.
        case immediate
    }

    let recovery: Recovery

    public init(view: String, property: String, wrapper: String, path: String, offset: Int) {
        self.init(view: view, property: property, wrapper: wrapper, path: path, offset: offset, recovery: .none)
    }

    init(view: String, property: String, wrapper: String, path: String, offset: Int, recovery: Recovery) {
        self.view = view
        self.property = property
        self.wrapper = wrapper
        self.path = path
        self.offset = offset
        self.recovery = recovery
    }
}

/// A second place that a reader needs to see: a helper's definition, the other branch.
public struct RelatedLocation: Hashable, Sendable {
    public let message: String
    public let path: String
    public let range: ByteRange

    public init(message: String, path: String, range: ByteRange) {
        self.message = message
        self.path = path
        self.range = range
    }
}

/// What a rule has to say about one place: what goes wrong, and what to do about it.
public struct Message: Hashable, Sendable {
    /// What people who use the app lose or see, and why: one sentence, two at most, without the last period.
    public let headline: String
    /// What to write instead: one imperative sentence, which starts in lower case and has no period.
    public let help: String

    /// Both, for what has one field alone.
    public var text: String { "\(headline); \(help)" }

    public init(_ headline: String, help: String) {
        self.headline = headline
        self.help = help
    }
}

/// Edits that remove a finding.
public struct Fix: Hashable, Sendable {
    public enum Applicability: String, Sendable {
        /// Keeps the meaning and the picture; `--fix` applies it.
        case safe
        /// Needs a person's eye; applied only when asked for.
        case unsafe
    }

    public let applicability: Applicability
    public let title: String
    public let edits: [TextEdit]
    /// Rules that may find something in the result, as the page of this one says.
    public let followUps: [String]

    public init(applicability: Applicability, title: String, edits: [TextEdit], followUps: [String] = []) {
        self.applicability = applicability
        self.title = title
        self.edits = edits
        self.followUps = followUps
    }
}
