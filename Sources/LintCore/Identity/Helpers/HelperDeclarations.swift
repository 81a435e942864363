/// The helpers of the project, and the names by which code calls them.
extension IdentityModel {
    /// Whether the project declares a helper or a modifier of this name.
    func isHelperName(_ name: Name) -> Bool { helpersByName[name] != nil }

    /// Whether a helper of this name hands its view to a closure.
    func mayTakeClosure(_ name: Name) -> Bool {
        helpersByName[name]?.contains { !(helper($0)?.closures.isEmpty ?? true) } ?? false
    }

    var helpersByName: [Name: [DeclarationID]] { kept(\.helpersByNameFound) { Dictionary(grouping: helperDeclarations, by: nameOfCalls) } }

    /// By which name to look for the helper that a link of a chain means: for `modifier(Dimmed())` that of the type.
    func nameOfHelper(calledBy link: Node, named name: Name) -> Name {
        guard name == .known(.modifier), let made = CallExpr(link)?.arguments.first?.value, let callee = CallExpr(made)?.callee else { return name }
        return program.calledName(of: callee)
    }

    /// The branching helpers that a link of a chain may mean, by its name.
    func branchingHelpers(named name: Name, by link: Node) -> [DeclarationID] {
        (helpersByName[nameOfHelper(calledBy: link, named: name)] ?? []).filter { !(helper($0)?.branches.isEmpty ?? true) }
    }

    /// What calls of a helper call: the type of a modifier, else the helper itself.
    func nameOfCalls(of id: DeclarationID) -> Name {
        if program[id].name == .known(.body), let owner = program.owner(of: id) { return program[owner].name }
        return program[id].name
    }

    /// All functions and properties of the project that are helpers.
    var helperDeclarations: [DeclarationID] {
        kept(\.helperDeclarationsFound) {
            (program.declarations(of: .function) + program.declarations(of: .variable)).filter(mayBeHelper).sorted(by: program.stands)
        }
    }

    func mayBeHelper(_ id: DeclarationID) -> Bool {
        let declaration = program[id]
        guard declaration.kind == .function || declaration.kind == .variable else { return false }
        let result = declaration.kind == .function ? program.node(id).child(.result) : program.element(id).child(.type)
        guard let result, givesView(result, id), !isShim(id) else { return false }
        guard declaration.parent != .none else { return declaration.kind == .function && takesView(program.node(id)) }
        // The `body` of a view is no helper, that of a modifier has a parameter.
        return declaration.name != .known(.body) || declaration.kind == .function
    }

    /// Whether what is written as the result may be a view that comes out: some view, or what a closure makes of the one it is handed.
    func givesView(_ result: Node, _ id: DeclarationID) -> Bool {
        result.kind == .someType || result.kind == .anyType || result.isAnyViewType || givesResultOfClosure(result, program.node(id))
    }

    /// `func extend<Content: View>(_ transform: (Self) -> Content) -> Content`, by what is written.
    private func givesResultOfClosure(_ result: Node, _ function: Node) -> Bool {
        guard result.kind == .identifierType, let generics = function.child(.genericParameters), let name = result.typeName,
            generics.children(.element).contains(where: { $0.child(.name)?.nameText == name })
        else { return false }
        return (function.child(.parameters)?.children(.element) ?? []).contains { parameter in
            guard let type = parameter.child(.type) else { return false }
            let written = type.kind == .attributedType ? type.child(.type) ?? type : type
            return written.kind == .functionType && written.child(.result)?.typeName == name
        }
    }

    /// Whether a parameter may be a view, by what is written.
    func takesView(_ function: Node) -> Bool {
        guard let parameters = function.child(.parameters)?.children(.element), !parameters.isEmpty else { return false }
        let isGeneric = function.child(.genericParameters) != nil
        return parameters.contains { parameter in
            guard let type = parameter.child(.type) else { return false }
            if type.kind == .someType || type.kind == .anyType { return true }
            guard type.kind == .identifierType || type.kind == .memberType else { return false }
            return isGeneric || type.typeName.map { $0.hasSuffix("View") || $0.hasSuffix("Content") || $0.hasSuffix("Label") } ?? false
        }
    }
}

extension IdentityModel {
    /// Whether a helper stands in for one that systems of today have, and goes with those that it is for: other forms than its
    /// own are not there to be used.
    private func isShim(_ id: DeclarationID) -> Bool {
        guard program[id].flags.contains(.hasAttributes) else { return false }
        return program.node(id).attributes.contains { $0.name == "available" && ($0.mentions("obsoleted") || $0.mentions("deprecated")) }
    }
}
