/// Finds what blocks, closures and parameter lists declare, by syntax alone: the nearest declaration of a name between a place and
/// the member around it.
extension LexicalBinding {
    /// What an identifier, a shorthand `if let x` or a pattern that stands for an expression names in the blocks around it.
    ///
    /// - Returns: Nil where none of them declares the name: then it is a member's, a type's or a global's.
    static func named(by node: Node) -> LexicalBinding? { find(node.lexicalName, at: node) }

    /// What a name stands for at a place.
    static func find(_ name: String, at place: Node) -> LexicalBinding? {
        if let found = nearest(name, at: place) { return found }
        guard let (bare, projection) = Projection.split(name), projection == .projectedValue, var found = nearest(bare, at: place),
            found.hasProjection
        else { return nil }
        found.projection = .projectedValue
        return found
    }

    private static func nearest(_ name: String, at place: Node) -> LexicalBinding? {
        var inner = place
        for ancestor in place.ancestors {
            if let found = binding(of: name, in: ancestor, before: inner) { return found }
            if ancestor.kind == .memberBlock { return nil }
            inner = ancestor
        }
        return nil
    }

    /// Whether `$name` stands for something: an attribute may be a wrapper.
    private var hasProjection: Bool {
        switch origin {
        case .variable: declaration.ancestors.first { $0.kind == .var }.map { $0.child(.attribute) != nil } ?? false
        case .functionParameter(_, let parameter): parameter.child(.attribute) != nil || parameter.child(.type)?.child(.attribute) != nil
        default: false
        }
    }

    private static func binding(of name: String, in scope: Node, before inner: Node) -> LexicalBinding? {
        switch scope.kind {
        case .codeBlock, .ifConfigClause: return statement(naming: name, of: scope, before: inner)
        case .closure:
            return statement(naming: name, of: scope, before: inner)
                ?? (inner.role == .signature ? nil : parameter(name, of: scope) ?? capture(name, of: scope))
        case .switchCase:
            if let found = statement(naming: name, of: scope, before: inner) { return found }
            return items(of: scope, naming: name).map { pattern in
                LexicalBinding(
                    origin: .pattern(subject: scope.switchAround?.child(.subject)), declaration: pattern)
            }
        case .catch: return caughtError(name, of: scope)
        case .if, .while, .guard:
            // The names of a condition are seen in the conditions behind it and in the block, not in `else`.
            // Inside the list of conditions, the list was asked already.
            if scope.kind == .guard || inner.role == .elseBody || inner.role == .condition { return nil }
            return scope.child(.condition).flatMap { condition(naming: name, in: $0, before: inner) }
        case .conditionList: return condition(naming: name, in: scope, before: inner)
        case .for:
            guard inner.role == .body || inner.role == .guardCondition, let pattern = scope.child(.pattern),
                let found = node(binding: name, in: pattern, isBinding: true)
            else { return nil }
            return LexicalBinding(origin: .loop(sequence: scope.child(.sequence)), declaration: found)
        case .accessor: return inner.role == .body ? accessorParameter(name, of: scope) : nil
        case .func, .`init`, .subscript:
            guard inner.role != .parameters else { return nil }
            for parameter in scope.child(.parameters)?.children(.element) ?? [] {
                guard let declared = parameter.child(.name), declared.nameText == name else { continue }
                return LexicalBinding(origin: .functionParameter(function: scope, parameter: parameter), declaration: declared)
            }
            return nil
        default: return nil
        }
    }

    // MARK: Statements

    private static func statement(naming name: String, of scope: Node, before inner: Node) -> LexicalBinding? {
        var found: LexicalBinding?
        for statement in scope.children(.statement) {
            if let declared = hoisted(statement, naming: name) { return declared }
            guard statement.id.index < inner.id.index else { continue }
            found = brought(by: statement, naming: name) ?? found
        }
        return found
    }

    /// A function may be called before it is declared, and a type be named.
    private static func hoisted(_ statement: Node, naming name: String) -> LexicalBinding? {
        switch statement.kind {
        case .func, .struct, .class, .enum, .actor, .typealias:
            guard let declared = statement.child(.name), declared.nameText == name else { return nil }
            return LexicalBinding(origin: statement.kind == .func ? .function(statement) : .type(statement), declaration: declared)
        default: return nil
        }
    }

    /// What a statement declares for those behind it.
    private static func brought(by statement: Node, naming name: String) -> LexicalBinding? {
        switch statement.kind {
        case .var:
            var found: LexicalBinding?
            for binding in statement.children(.element) {
                guard let pattern = binding.child(.pattern), let declared = node(binding: name, in: pattern, isBinding: true) else { continue }
                found = LexicalBinding(origin: .variable(value: binding.child(.initialValue)), declaration: declared)
            }
            return found
        case .guard: return statement.child(.condition).flatMap { condition(naming: name, in: $0, before: nil) }
        // Whichever clause is compiled.
        case .ifConfig:
            var found: LexicalBinding?
            for clause in statement.children(.element) {
                for inner in clause.children(.statement) { found = hoisted(inner, naming: name) ?? brought(by: inner, naming: name) ?? found }
            }
            return found
        default: return nil
        }
    }

    private static func condition(naming name: String, in list: Node, before inner: Node?) -> LexicalBinding? {
        var found: LexicalBinding?
        for condition in list.kind == .conditionList ? list.children(.element) : [list] {
            if let inner, inner.id == condition.id { break }
            guard let pattern = condition.child(.pattern) else { continue }
            switch condition.kind {
            case .bindingCondition:
                guard let declared = node(binding: name, in: pattern, isBinding: true) else { continue }
                let origin = condition.child(.initialValue).map { Origin.pattern(subject: $0) } ?? .shorthand(condition)
                found = LexicalBinding(origin: origin, declaration: declared)
            case .patternCondition:
                guard let declared = node(binding: name, in: pattern) else { continue }
                found = LexicalBinding(origin: .pattern(subject: condition.child(.initialValue)), declaration: declared)
            default: continue
            }
        }
        return found
    }

    private static func items(of clause: Node, naming name: String) -> Node? {
        clause.children(.element).lazy.filter { $0.kind == .caseItem }
            .compactMap { item in item.child(.pattern).flatMap { node(binding: name, in: $0) } }.first
    }

    private static func caughtError(_ name: String, of clause: Node) -> LexicalBinding? {
        let patterns = clause.children(.element).filter { $0.kind == .caseItem }
        let declared = patterns.isEmpty && name == "error" ? clause : items(of: clause, naming: name)
        return declared.map { LexicalBinding(origin: .caughtError(catch: clause), declaration: $0) }
    }

    private static func accessorParameter(_ name: String, of accessor: Node) -> LexicalBinding? {
        guard accessor.accessorParameter == name else { return nil }
        return LexicalBinding(origin: .accessorParameter(accessor: accessor), declaration: accessor.child(.parameters) ?? accessor)
    }

    // MARK: Closures

    private static func parameter(_ name: String, of closure: Node) -> LexicalBinding? {
        if name.utf8.first == UInt8(ascii: "$"), let index = Int(name.dropFirst()) {
            return LexicalBinding(origin: .closureParameter(closure: closure, index: index), declaration: closure)
        }
        for (index, element) in closure.closureParameters.enumerated() {
            let declared = element.child(.name) ?? element
            let written = declared.nameText
            if written == name {
                // `$item in` gives `item` and `$item`.
                let projection = written.utf8.first == UInt8(ascii: "$") ? Projection.projectedValue : .none
                return LexicalBinding(origin: .closureParameter(closure: closure, index: index), declaration: declared, projection: projection)
            }
            if written.utf8.first == UInt8(ascii: "$"), written.dropFirst() == name {
                return LexicalBinding(origin: .closureParameter(closure: closure, index: index), declaration: declared)
            }
        }
        return nil
    }

    /// `[name = value]`. A capture without a value names what the name means outside.
    private static func capture(_ name: String, of closure: Node) -> LexicalBinding? {
        for capture in closure.child(.signature)?.child(.capture)?.children(.element) ?? [] {
            guard let declared = capture.child(.name), declared.nameText == name else { continue }
            return LexicalBinding(origin: .variable(value: capture.child(.value)), declaration: declared)
        }
        return nil
    }

    // MARK: Patterns

    /// The node of a pattern that declares a name.
    ///
    /// - Parameter isBinding: whether plain names are new ones, as behind `let`.
    private static func node(binding name: String, in pattern: Node, isBinding: Bool = false) -> Node? {
        pattern.boundNames(isBinding: isBinding).first { $0.nameText == name }
    }
}

extension Node {
    /// The parameters that are written before `in`.
    var closureParameters: [Node] {
        guard let signature = child(.signature) else { return [] }
        return signature.child(.parameters)?.children(.element) ?? signature.children(.element)
    }

    /// The name that is looked up: of `row(_:title:)` the base name, of `if let x` the bound one.
    var lexicalName: String {
        switch kind {
        case .identifier: nameText.prefix { $0 != "(" }.description
        case .bindingCondition: child(.pattern)?.nameText ?? ""
        default: nameText
        }
    }
}

extension Node {
    /// The parameter of a closure around that an identifier names, by its place.
    var closureParameter: (closure: Node, index: Int)? {
        guard case .closureParameter(let closure, let index)? = LexicalBinding.named(by: self)?.origin else { return nil }
        return (closure, index)
    }

    /// Whether an identifier names what a block, closure or parameter list around declares.
    var isLocalName: Bool { LexicalBinding.named(by: self) != nil }

    /// Whether an expression is the projection of a variable, `$items` or `$model.items`: no other name begins so.
    var isProjection: Bool {
        switch kind {
        case .identifier: Projection.split(text)?.projection == .projectedValue
        case .memberAccess: Projection.split(memberName)?.projection == .projectedValue || (child(.base)?.isProjection ?? false)
        default: false
        }
    }
}
