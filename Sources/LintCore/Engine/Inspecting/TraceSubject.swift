/// The view and the variable that a trace was asked for.
struct TraceSubject {
    let view: DeclarationID
    /// What was asked for; of what is computed, what it is computed from. Each with the parts of it that change.
    let variables: [ChangeTrace.Variable]
    /// As it was asked for, where it is computed.
    private(set) var computed: String?

    init(view name: String, variable: String, unit: Int32, path file: String, _ model: IdentityModel) throws(InspectionFailure) {
        let views = Self.views(inUnit: unit, model)
        guard let view = views.first(where: { Self.matches($0, name, model) }) else {
            let names = views.map { model.evaluator.qualifiedTypeName(of: $0) }
            let nearest = Self.nearest(name, names)
            let known = nearest == nil && !names.isEmpty ? "; it declares " + names.map { "'\($0)'" }.joined(separator: ", ") : ""
            throw .notDeclared(name, in: "'\(file)'", unit: unit, model.program, known: known, nearest: nearest)
        }
        var path = variable.split(separator: ".").map(String.init)
        if path.first == "self" { path.removeFirst() }
        if let first = path.first, let (bare, projection) = Projection.split(first), projection == .projectedValue { path[0] = bare }
        let members = (model.program.ownMembers[view] ?? []).filter { model.program.isInstanceVariable($0) }
        let stored = members.filter(model.evaluator.isStored)
        guard let property = members.first(where: { model.name(of: $0) == path.first ?? "" }) else {
            let names = stored.map(model.name)
            let nearest = Self.nearest(path.first ?? "", names)
            let known = nearest == nil && !names.isEmpty ? "; it has " + names.map { "'\($0)'" }.joined(separator: ", ") : ""
            throw InspectionFailure("'\(name)' has no variable '\(variable)'\(known)", nearest: nearest)
        }
        self.view = view
        if let member = stored.contains(property) ? try Self.computedPart(of: path, of: property, model) : (property, 0) {
            computed = path.joined(separator: ".")
            variables = try Self.sources(of: member.declaration, [ChangeTrace.Variable(property, Array(path[..<member.index]))], in: view, model)
        } else {
            variables = [(property, path)]
        }
    }

    /// From which value to which one the variable changes.
    func assumed(_ from: String, _ to: String, _ model: IdentityModel) throws(InspectionFailure) -> AssumedChange {
        guard computed == nil, variables.count == 1, variables[0].path.count == 1 else {
            throw InspectionFailure("'--from' and '--to' are values of a stored variable, and not of a part of one")
        }
        let variable = variables[0].declaration
        func value(_ text: String) throws(InspectionFailure) -> KnownValue {
            guard let value = KnownValue(text, of: variable, model) else {
                throw InspectionFailure("'\(text)' is no value of '\(model.name(of: variable))'", nearest: NearestWord.find(text, among: KnownValue.names(of: variable, model)))
            }
            return value
        }
        return AssumedChange(variable: variable, before: try value(from), after: try value(to))
    }

    /// What a computed property is made of, as the view speaks of it.
    ///
    /// - Parameter holder: The variable that holds it; of the view itself, an empty path.
    private static func sources(
        of computed: DeclarationID, _ holder: [ChangeTrace.Variable], in view: DeclarationID, _ model: IdentityModel
    ) throws(InspectionFailure) -> [ChangeTrace.Variable] {
        let body = model.evaluator.body(of: computed)
        let owner = model.program.owner(of: computed)
        let reads = body.map { model.reads(of: ScopedNode(node: $0, scope: IdentityScope(computed, in: model.program, of: owner == view ? view : nil))) } ?? []
        var found: [ChangeTrace.Variable] = []
        for read in reads {
            guard let variable = read.declaration, model.program.owner(of: variable) == owner, model.constancy(of: read) > .process else { continue }
            // What a type of a library computes is no variable.
            let types = model.types(along: read.path, of: variable)
            let parts = read.path.indices.dropFirst().prefix { index in
                index - 1 < types.count && model.declaration(of: model.evaluator.withoutOptional(types[index - 1])).map { !model.isInInterface($0) } ?? false
            }
            let path = Array(read.path.prefix(1 + parts.count))
            for holder in holder {
                let next: ChangeTrace.Variable = holder.path.isEmpty ? (variable, path) : (holder.declaration, holder.path + path)
                if !found.contains(where: { $0.path == next.path }) { found.append(next) }
            }
        }
        guard !found.isEmpty else {
            throw InspectionFailure("'\(model.name(of: computed))' is computed, and no variable that can change is seen in it")
        }
        return found
    }

    /// Follows the parts of a path from type to type, as far as those are known for certain.
    ///
    /// - Returns: The part that is computed, which is the last, and its place in the path.
    private static func computedPart(
        of path: [String], of property: DeclarationID, _ model: IdentityModel
    ) throws(InspectionFailure) -> (declaration: DeclarationID, index: Int)? {
        let (program, evaluator) = (model.program, model.evaluator)
        var type = evaluator.valueType(of: property)
        for (index, part) in path.enumerated().dropFirst() {
            type = evaluator.withoutOptional(type)
            guard case .nominal(let declaration, _) = evaluator.types[type], !evaluator.isOpenToMacros(type) else { return nil }
            if index == path.count - 1, let member = model.names.members(followedBy: part, on: type).first,
                program[member].kind == .variable, !model.isInInterface(member), evaluator.body(of: member) != nil
            { return (member, index) }
            if let next = evaluator.propertyType(named: program.name(spelled: part), of: type) {
                type = next
                continue
            }
            let name = evaluator.qualifiedTypeName(of: declaration)
            // What is known of other types of libraries is not all of them.
            guard !program[declaration].flags.contains(.isInInterface) || Self.typesWithoutParts.contains(name) else { return nil }
            let variables = (program.ownMembers[declaration] ?? []).filter { program.isInstanceVariable($0) }
            let holder = path[..<index].joined(separator: ".")
            throw InspectionFailure(
                "'\(holder)' is of type '\(name)', which has no property '\(part)'",
                nearest: program[declaration].flags.contains(.isInInterface) ? nil : NearestWord.find(part, among: variables.map(model.name)))
        }
        return nil
    }

    private static let typesWithoutParts: Set<String> = ["Bool", "Int", "Double", "Float", "CGFloat", "String", "Array", "Set", "Dictionary"]

    private static func views(inUnit unit: Int32, _ model: IdentityModel) -> [DeclarationID] {
        model.program.declarations(inUnit: unit).filter { id in
            model.program[id].kind.isNominal && model.program[id].kind != .protocol && model.body(of: id) != nil
        }
    }

    /// Whether a type is called so, with or without those around it.
    static func matches(_ view: DeclarationID, _ name: String, _ model: IdentityModel) -> Bool {
        let qualified = model.evaluator.qualifiedTypeName(of: view)
        return qualified == name || qualified.hasSuffix("." + name)
    }

    /// What is spelt like it or starts with it; else the only one that there is.
    private static func nearest(_ name: String, _ all: [String]) -> String? {
        NearestWord.find(name, among: all) ?? all.first { !name.isEmpty && $0.hasPrefix(name) } ?? (all.count == 1 ? all[0] : nil)
    }
}
