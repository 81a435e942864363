/// Types by the names that code calls them.
extension SemanticQueries {
    /// The type that a declaration or extension is about; nil for an extension of a type that was not read.
    func type(declaredBy node: TypeDecl, in unit: Int32) -> DeclarationID? {
        guard let id = declaration(of: node.node, in: unit) else { return nil }
        return program[id].kind == .extension ? program.extendedType(of: id) : id
    }

    /// Whether the type conforms to one of these protocols: by its own declaration, by an extension anywhere, or through
    /// protocols that refine it.
    func conforms(_ node: TypeDecl, to protocolNames: Set<String>, in unit: Int32) -> Bool {
        if node.inheritedTypes.contains(where: { $0.typeName.map(protocolNames.contains) ?? false }) { return true }
        guard let type = type(declaredBy: node, in: unit) else { return false }
        return conforms(type, to: protocolNames)
    }

    func conforms(_ type: DeclarationID, to protocolNames: Set<String>) -> Bool {
        if evaluator.protocols(of: type).contains(where: { protocolNames.contains(name(of: $0)) }) { return true }
        // Protocols of frameworks that were not read are known by name.
        return ([type] + (program.extensions[type] ?? [])).contains { source in
            TypeDecl(program.node(source))?.inheritedTypes.contains { inherited in
                inherited.typeName.map { name in
                    protocolNames.contains(name) || protocolNames.contains(String(name.split(separator: ".").last ?? ""))
                } ?? false
            } ?? false
        }
    }

    /// The type that a name means where a file uses it.
    func type(named name: String, from unit: Int32) -> DeclarationID? { names.type(spelled: name, from: unit) }

    /// Whether `Type.name` is a constant that exists once per process.
    func isConstant(_ name: String, of type: DeclarationID) -> Bool {
        program.members(of: type, named: program.name(spelled: name)).contains { member in
            program[member].kind == .variable && program[member].flags.contains(.isStatic) && program[member].flags.contains(.isLet)
        }
    }
}
