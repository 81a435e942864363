/// What a reader has found out already. Closures and computed properties stand for one another: without it, code that names
/// each of them several times is read once for each way that leads there.
final class VariableMemory {
    struct Key: Hashable {
        let scope: ObjectIdentifier
        let node: NodeID
        let manner: ReadManner
        let depth: Int
    }

    private struct Member: Hashable {
        let scope: ObjectIdentifier
        let declaration: DeclarationID
    }

    /// Kept with its scope: another object must not come to have its address.
    private var found: [Key: (reads: [VariableRead], scope: IdentityScope)] = [:]
    private var members: [Member: (inner: IdentityScope, outer: IdentityScope)] = [:]

    func reads(_ key: Key) -> [VariableRead]? { found[key]?.reads }

    func keep(_ reads: [VariableRead], _ key: Key, in scope: IdentityScope) { found[key] = (reads, scope) }

    /// The scope of a computed property or function that is read from another one: the same object each time.
    func scope(of declaration: DeclarationID, readFrom outer: IdentityScope, in program: Program) -> IdentityScope {
        let key = Member(scope: ObjectIdentifier(outer), declaration: declaration)
        if let known = members[key] { return known.inner }
        let inner = IdentityScope(
            declaration, in: program, calledFrom: outer, arguments: [:], properties: outer.properties, receiver: outer.receiver,
            value: outer.value)
        members[key] = (inner, outer)
        return inner
    }
}
