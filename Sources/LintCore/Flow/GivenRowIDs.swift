/// What a view is given that tells the rows apart in which it stands: the same for it as long as the row stays.
extension FlowGraph {
    /// Whether all who make a view give it elements, of which what is read tells their rows apart: `item.id` of `let item: Item`.
    func isGivenRowID(_ read: ReadVariable) -> Bool {
        guard let property = read.declaration, read.path.count > 1, !read.isCall, names.wrapper(of: property) == nil, case let given = values(givenFor: property), !given.isEmpty else { return false }
        return given.allSatisfy { given in
            guard let reference = CodeReference.plain(given.value.withoutEffects), case .closureParameter(let rows, let index)? = reference.local?.origin else { return false }
            return RowIdentity(of: rows, in: given.unit, self)?.holds(reference.path + read.path.dropFirst(), ofParameter: index) ?? false
        }
    }
}
