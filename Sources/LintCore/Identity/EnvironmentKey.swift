/// The environment values that facts name.
enum EnvironmentKey {
    /// Stands for the one that an argument names.
    static let given = "given"

    /// The first of the values that changed by which a view of a library draws itself.
    static func first(readBy view: Behaviour, of environment: [String: [String]]) -> String? {
        environment.isEmpty ? nil : view.values(of: .reads).filter { environment[$0] != nil }.min()
    }
}
