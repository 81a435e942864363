/// Who declares what in the whole project: the merge of all files' indices.
///
/// Names are compared as written. Where several types share one, questions that need to know which are answered with no.
struct ProjectIndex: Sendable {
    /// Every declaration and extension of a type, by qualified name and, for nested ones, by last name too.
    private var declarations: [String: [(path: String, declaration: TypeDeclaration)]] = [:]

    init(_ files: [FileIndex]) {
        // No other work goes on meanwhile: growing would hash every name once more.
        declarations.reserveCapacity(files.reduce(0) { $0 + $1.types.count })
        for file in files {
            for declaration in file.types {
                declarations[declaration.qualifiedName, default: []].append((file.path, declaration))
            }
        }
    }

    /// Whether the type conforms to a protocol: by its own declaration, by an extension anywhere, or through protocols of
    /// the project that refine it.
    func conforms(_ type: String, to protocolNames: Set<String>) -> Bool {
        var seen: Set<String> = []
        var pending = [type]
        while let name = pending.popLast() {
            guard seen.insert(name).inserted else { continue }
            if protocolNames.contains(name) { return true }
            for (_, declaration) in declarations[name] ?? [] {
                for inherited in declaration.inheritedTypes {
                    pending.append(inherited)
                    // `Swift.Identifiable`; a nested type may be named from inside.
                    if let last = inherited.split(separator: ".").last { pending.append(String(last)) }
                }
            }
        }
        return false
    }

    /// Whether the project declares a type of this name itself, so that it means something else than the library's.
    func declaresType(_ name: String) -> Bool { declarations[name]?.contains { $0.declaration.kind != .extension } ?? false }

    /// Whether a type of this name is declared as an enum, here or, for an extension, elsewhere.
    func isEnum(_ name: String) -> Bool { declarations[name]?.contains { $0.declaration.kind == .enum } ?? false }

    /// Whether `type.name` is a constant that exists once per process.
    func isConstant(_ name: String, of type: String) -> Bool {
        declarations[type]?.contains { $0.declaration.staticConstants.contains(name) } ?? false
    }

    /// The state that a view declares itself; none where the project has several types of this name.
    func state(ownedBy type: String) -> [(path: String, property: StateProperty)] {
        let candidates = declarations[type] ?? []
        guard candidates.filter({ $0.declaration.kind != .extension }).count == 1 else { return [] }
        return candidates.flatMap { path, declaration in declaration.state.map { (path, $0) } }
    }
}
