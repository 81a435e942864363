/// The view and the variable that a trace was asked for.
struct TraceSubject {
    let view: DeclarationID
    let property: DeclarationID
    /// The name of the property, and the parts of it that change.
    let path: [String]

    init(view name: String, variable: String, unit: Int32, path file: String, _ model: IdentityModel) throws(InspectionFailure) {
        let views = Self.views(inUnit: unit, model)
        guard let view = views.first(where: { Self.matches($0, name, model) }) else {
            let names = views.map { model.evaluator.qualifiedTypeName(of: $0) }
            let nearest = Self.nearest(name, names)
            let known = nearest == nil && !names.isEmpty ? "; it declares " + names.map { "'\($0)'" }.joined(separator: ", ") : ""
            throw InspectionFailure("no view '\(name)' is declared in '\(file)'\(known)", nearest: nearest)
        }
        var path = variable.split(separator: ".").map(String.init)
        if path.first == "self" { path.removeFirst() }
        if let first = path.first, let (bare, projection) = Projection.split(first), projection == .projectedValue { path[0] = bare }
        let variables = (model.program.ownMembers[view] ?? []).filter { model.program.isInstanceVariable($0) }
        let stored = variables.filter(model.evaluator.isStored)
        guard let property = variables.first(where: { model.name(of: $0) == path.first ?? "" }) else {
            let names = stored.map(model.name)
            let nearest = Self.nearest(path.first ?? "", names)
            let known = nearest == nil && !names.isEmpty ? "; it has " + names.map { "'\($0)'" }.joined(separator: ", ") : ""
            throw InspectionFailure("'\(name)' has no variable '\(variable)'\(known)", nearest: nearest)
        }
        guard stored.contains(property) else {
            throw InspectionFailure("'\(variable)' of '\(name)' is computed: name the variable that it is computed from")
        }
        try Self.check(path, of: property, model)
        self.view = view
        self.property = property
        self.path = path
    }

    /// Follows the parts of a path from type to type, as far as those are known for certain.
    private static func check(_ path: [String], of property: DeclarationID, _ model: IdentityModel) throws(InspectionFailure) {
        let (program, evaluator) = (model.program, model.evaluator)
        var type = evaluator.valueType(of: property)
        for (index, part) in path.enumerated().dropFirst() {
            type = evaluator.withoutOptional(type)
            guard case .nominal(let declaration, _) = evaluator.types[type], !evaluator.isOpenToMacros(type) else { return }
            if index == path.count - 1, let member = model.names.members(followedBy: part, on: type).first,
                program[member].kind == .variable, !model.isInInterface(member), evaluator.body(of: member) != nil
            {
                let whole = path.joined(separator: ".")
                throw InspectionFailure("'\(whole)' is computed: name the variable that it is computed from")
            }
            if let next = evaluator.propertyType(named: program.name(spelled: part), of: type) {
                type = next
                continue
            }
            let name = evaluator.qualifiedTypeName(of: declaration)
            // What is known of other types of libraries is not all of them.
            guard !program[declaration].flags.contains(.isInInterface) || Self.typesWithoutParts.contains(name) else { return }
            let variables = (program.ownMembers[declaration] ?? []).filter { program.isInstanceVariable($0) }
            let holder = path[..<index].joined(separator: ".")
            throw InspectionFailure(
                "'\(holder)' is of type '\(name)', which has no property '\(part)'",
                nearest: program[declaration].flags.contains(.isInInterface) ? nil : NearestWord.find(part, among: variables.map(model.name)))
        }
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
