/// What is stored for an environment value: of `var twice: Int { self[Size.self] * 2 }` what has the key `Size`, so that who reads one
/// name hears of what is written by another.
struct EnvironmentSources {
    /// The keys under which it is stored; the name of the value where that is not shown, as for a library's.
    let roots: Set<String>
    /// Where it is a stored value, or a part of one: the members that lead to the part.
    let part: [String]?

    /// What of it changes where parts of what is stored do; nil where nothing does.
    func changed(_ environment: [String: [String]]) -> [String]? {
        // `@Environment(\.self)` holds all of them.
        if roots == ["self"] { return environment.isEmpty ? nil : [] }
        guard let part, let root = roots.first else { return roots.contains { environment[$0] != nil } ? [] : nil }
        guard let changed = environment[root], zip(part, changed).allSatisfy({ $0 == $1 }) else { return nil }
        return Array(changed.dropFirst(part.count))
    }

    /// - Parameter changed: the part that another value is given for; nil where what is given stays as it is.
    func set(_ changed: [String]?, in environment: inout [String: [String]]) {
        for root in roots {
            let before = environment[root]
            if let changed, let part {
                let now = part + changed
                // What changes elsewhere in it goes on doing so.
                environment[root] = part.isEmpty || before == nil ? now : Self.common(now, before ?? now)
            } else if changed != nil {
                environment[root] = []
            } else if let part, !part.isEmpty, let before, !before.starts(with: part) {
                continue
            } else {
                environment[root] = nil
            }
        }
    }

    private static func common(_ left: [String], _ right: [String]) -> [String] { zip(left, right).prefix { $0 == $1 }.map(\.0) }
}

extension IdentityModel {
    /// - Parameter path: as it is named behind `\.`.
    func environmentSources(of path: [String], in unit: Int32) -> EnvironmentSources {
        let key = path.joined(separator: ".")
        if let known = environmentSourcesFound[key] { return known }
        var found = EnvironmentSources(roots: [path[0]], part: Array(path.dropFirst()))
        if let values = type(named: "EnvironmentValues", from: unit), isInInterface(values) {
            var open: Set<DeclarationID> = []
            found = sources(of: path[0], values, &open).map { own in
                EnvironmentSources(roots: own.roots, part: own.part.map { $0 + path.dropFirst() })
            } ?? found
        }
        environmentSourcesFound[key] = found
        return found
    }

    /// - Returns: Nil where it stands for itself.
    private func sources(of name: String, _ values: DeclarationID, _ open: inout Set<DeclarationID>) -> EnvironmentSources? {
        guard let member = program.members(of: values, named: program.name(spelled: name)).first(where: { !isInInterface($0) && evaluator.body(of: $0) != nil }),
            open.insert(member).inserted
        else { return nil }
        if let body = evaluator.body(of: member), let only = body.children(.statement).first, body.children(.statement).count == 1 {
            let value = (only.kind == .return ? only.child(.value) ?? only : only).withoutEffects
            if let key = value.environmentStorage { return EnvironmentSources(roots: [key], part: []) }
            if let named = CodeReference.plain(value), named.method == nil {
                let path = named.ownPath
                if let first = path.first, !program.members(of: values, named: program.name(spelled: first)).isEmpty {
                    let inner = sources(of: first, values, &open) ?? EnvironmentSources(roots: [first], part: [])
                    return EnvironmentSources(roots: inner.roots, part: inner.part.map { $0 + path.dropFirst() })
                }
            }
        }
        var roots: Set<String> = []
        for node in program.element(member).descendants {
            if let key = node.environmentStorage { roots.insert(key) }
            guard node.kind == .identifier, node.role != .label else { continue }
            let named = node.text == "self" ? node.parent?.kind == .memberAccess ? node.parent?.memberName ?? "" : "" : node.text
            guard named != name, !program.members(of: values, named: program.name(spelled: named)).isEmpty else { continue }
            roots.formUnion(sources(of: named, values, &open)?.roots ?? [named])
        }
        return roots.isEmpty ? nil : EnvironmentSources(roots: roots, part: nil)
    }
}
