/// Where the value of a property with a wrapper lives, as `storage` names it in an interface, and what follows from that.
///
/// The documentation of each wrapper says it (SwiftUI interface, iOS 18; scripts/interface/facts/property-wrappers.tsv). A wrapper of the
/// project is of the kind of what its value is read from: `NameResolver.wrapper(of:)`.
enum WrapperKind: String, CaseIterable, Sendable {
    // MARK: With the identity of the view

    /// A value that the view keeps: `@State`.
    case state
    /// An object that the view makes once and keeps: `@StateObject`.
    case stateObject
    case focus
    /// What a gesture says as long as it lasts.
    case gesture
    /// An id to match views by.
    case namespace

    // MARK: Given by who makes the view

    case binding
    case observedObject
    /// An `@Observable` object, of which bindings are made.
    case bindable

    // MARK: Given by what is around

    case environment
    case environmentObject
    /// What the view that has the focus offers.
    case focused
    /// Computed of what the environment says.
    case derived

    // MARK: Kept elsewhere

    /// Under a key of the user's defaults.
    case defaults
    /// Under a key of the scene.
    case scene
    /// In a database, of which the view keeps the request.
    case query
    /// With the app: its delegate.
    case app
    /// In an object that announces its changes.
    case published
}

extension WrapperKind {
    /// Whether SwiftUI makes the value when the identity of the view begins, and drops it when it ends (WWDC21 "Demystify SwiftUI"). A
    /// namespace goes as well, and holds nothing.
    var endsWithIdentity: Bool {
        switch self {
        case .state, .stateObject, .focus, .gesture: true
        default: false
        }
    }

    /// Whether it is given its value once, when the identity of the view begins, whatever who makes the view gives later.
    var keepsFirstValue: Bool { self == .state || self == .stateObject }

    /// Whether who makes the view gives it each time.
    var isGiven: Bool { self == .binding || self == .observedObject || self == .bindable }

    /// Whether SwiftUI asks for a new body only where the last one read the property.
    var isTracked: Bool {
        switch self {
        case .state, .binding, .scene, .defaults, .focus, .gesture, .namespace: true
        default: false
        }
    }

    /// Whether each announcement of the object that it holds has the body run, read or not.
    var observesObject: Bool { self == .stateObject || self == .observedObject || self == .environmentObject }

    /// Whether the view hears of changes by itself, whoever makes it.
    var updatesView: Bool {
        switch self {
        case .namespace, .app, .published: false
        default: true
        }
    }

    /// Whether it is found under a key, by whoever names that.
    var hasKey: Bool { self == .defaults || self == .scene }
}

extension Behaviour {
    /// Where the value of a property lives that has this wrapper.
    var storage: WrapperKind? { values(of: .storage).lazy.compactMap { WrapperKind(rawValue: $0) }.first }
}
