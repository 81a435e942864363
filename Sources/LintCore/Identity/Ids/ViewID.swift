/// The argument of `.id(…)` on a view.
struct ViewID {
    let argument: Node
    /// The view that it is called on.
    let base: Node
    private let scope: FileScope

    init(_ argument: Node, on base: Node, _ scope: FileScope) {
        self.argument = argument
        self.base = base
        self.scope = scope
    }

    /// Where it is another one each time: nil for an id that stays, as far as can be seen.
    var fresh: FreshID? { FreshID(argument, scope) }

    /// What it is made of that the view is given as well, where an id that changes with it ends something.
    var shared: ValueInID? { ValueInID(argument, of: base, scope) }

    /// Where it names each row and is made of nothing that tells them apart.
    var rows: CommonID? { CommonID(argument, of: base, scope) }
}
