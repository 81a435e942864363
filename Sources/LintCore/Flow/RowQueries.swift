/// What a closure is called with.
enum ClosureInput {
    /// What decides nothing: what a row is told apart by, a view that is handed on.
    case nothing
    /// What nobody followed.
    case unknown
    /// Something that is made of a value.
    case part(Node)
    /// What a binding leads to, as it is: `item` of `.sheet(item: $item) { item in }`.
    case value(CodeReference)
    /// An element of data.
    ///
    /// - areTold: whether one row shows one element, whatever else decides which rows there are.
    case elements([Node], areTold: Bool)
}

/// What those know of rows who know where views stand, too.
protocol RowQueries: SemanticQueries {
    var flow: FlowGraph { get }

    /// What a parameter of a closure stands for where it is read.
    func input(of closure: Node, _ index: Int, readBy reference: CodeReference, in scope: IdentityScope) -> ClosureInput
}
