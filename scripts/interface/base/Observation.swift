protocol Observable {
}

@attached(member, names: named(_$observationRegistrar), named(access), named(withMutation))
@attached(memberAttribute)
@attached(extension, conformances: Observable)
macro Observable() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

@attached(accessor, names: named(init), named(get), named(set), named(_modify))
macro ObservationTracked() = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

@attached(accessor, names: named(willSet))
macro ObservationIgnored() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

struct ObservationRegistrar: Sendable {
    init()
}

func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> () -> Void) -> T
