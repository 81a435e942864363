/// What brings a name into a body: the nearest declaration of it between a place and the member around it.
enum LocalBinding {
    /// `let x = value`; nil where no value is written.
    case variable(value: Node?)
    /// `if let x = subject`, `case .some(let x) = subject` and the patterns of a `switch` over it.
    case pattern(subject: Node?)
    /// `if let x`, which names what an outer `x` holds.
    case shorthand(Node)
    /// A parameter of a closure, by its place; `$0` is one without a name.
    case closureParameter(closure: Node, index: Int)
    /// A parameter of the function or initializer.
    case functionParameter(function: Node, parameter: Node)
    /// `for x in sequence`.
    case loop(sequence: Node?)
    /// A function inside a function.
    case function(Node)

    /// - Returns: Nil where no block around the place declares the name: then it is a member's or a global's.
    static func of(_ name: String, at place: Node) -> LocalBinding? {
        var inner = place
        for ancestor in place.ancestors {
            if let found = binding(of: name, in: ancestor, before: inner) { return found }
            if ancestor.kind == .memberBlock { return nil }
            inner = ancestor
        }
        return nil
    }

    private static func binding(of name: String, in scope: Node, before inner: Node) -> LocalBinding? {
        switch scope.kind {
        case .codeBlock, .ifConfigClause: return statement(naming: name, of: scope, before: inner)
        case .closure: return statement(naming: name, of: scope, before: inner) ?? parameter(name, of: scope, around: inner)
        case .switchCase:
            if let found = statement(naming: name, of: scope, before: inner) { return found }
            let items = scope.children(.element).filter { $0.kind == .caseItem }
            guard items.contains(where: { $0.child(.pattern).map { binds(name, $0) } ?? false }) else { return nil }
            return .pattern(subject: scope.ancestors.first { $0.kind == .switch }?.child(.subject))
        case .if, .while, .guard:
            // The names of a condition are seen in the conditions behind it and in the block, not in `else`.
            // Inside the list of conditions, the list was asked already.
            if scope.kind == .guard || inner.role == .elseBody || inner.role == .condition { return nil }
            return scope.child(.condition).flatMap { condition(naming: name, in: $0, before: inner) }
        case .conditionList: return condition(naming: name, in: scope, before: inner)
        case .for:
            guard inner.role == .body, let pattern = scope.child(.pattern), binds(name, pattern, isBinding: true) else { return nil }
            return .loop(sequence: scope.child(.sequence))
        case .func, .`init`, .subscript:
            for parameter in scope.child(.parameters)?.children(.element) ?? []
            where parameter.child(.name)?.nameText == name && inner.role != .parameters {
                return .functionParameter(function: scope, parameter: parameter)
            }
            return nil
        default: return nil
        }
    }

    private static func statement(naming name: String, of scope: Node, before inner: Node) -> LocalBinding? {
        var found: LocalBinding?
        for statement in scope.children(.statement) {
            // A function may be called before it is declared.
            if statement.kind == .func, statement.child(.name)?.nameText == name { return .function(statement) }
            guard statement.id.index < inner.id.index else { continue }
            switch statement.kind {
            case .var:
                for binding in statement.children(.element) {
                    guard let pattern = binding.child(.pattern), binds(name, pattern, isBinding: true) else { continue }
                    found = .variable(value: binding.child(.initialValue))
                }
            case .guard: if let list = statement.child(.condition) { found = condition(naming: name, in: list, before: nil) ?? found }
            default: break
            }
        }
        return found
    }

    /// The statements between the declaration of a local variable and a place that may give it another value; none for one that is
    /// declared with the value that it keeps.
    static func statements(changing name: String, before place: Node) -> [Node] {
        var inner = place
        for ancestor in place.ancestors {
            defer { inner = ancestor }
            guard ancestor.kind == .codeBlock || ancestor.kind == .closure || ancestor.kind == .switchCase else { continue }
            let statements = ancestor.children(.statement).filter { $0.id.index < inner.id.index }
            guard let declared = statements.lastIndex(where: { declares(name, $0) }) else { continue }
            return statements[(declared + 1)...].filter { mayChange(name, $0) }
        }
        return []
    }

    private static func declares(_ name: String, _ statement: Node) -> Bool {
        statement.kind == .var && statement.children(.element).contains { $0.child(.pattern).map { binds(name, $0, isBinding: true) } ?? false }
    }

    /// Whether code assigns to a variable, calls a method on it or hands it on by `&`.
    private static func mayChange(_ name: String, _ code: Node) -> Bool {
        ([code] + code.descendants).contains { node in
            guard node.kind == .identifier, node.text == name, node.role != .label else { return false }
            var top = node
            while let parent = top.parent {
                switch parent.kind {
                case .memberAccess where top.role == .base, .subscriptCall where top.role == .callee, .optionalChain, .forceUnwrap: top = parent
                // `(a, b.c) = (1, 2)`
                case .argument where parent.parent?.kind == .tuple, .tuple: top = parent
                case .call where top.role == .callee: return top.id != node.id
                case .assignment: return top.role == .left
                case .binary: return top.role == .left && parent.isCompoundAssignment
                case .inout: return true
                default: return false
                }
            }
            return false
        }
    }

    private static func condition(naming name: String, in list: Node, before inner: Node?) -> LocalBinding? {
        var found: LocalBinding?
        for condition in list.kind == .conditionList ? list.children(.element) : [list] {
            if let inner, inner.id == condition.id { break }
            guard let pattern = condition.child(.pattern) else { continue }
            switch condition.kind {
            case .bindingCondition where binds(name, pattern, isBinding: true):
                found = condition.child(.initialValue).map { .pattern(subject: $0) } ?? .shorthand(condition)
            case .patternCondition where binds(name, pattern):
                found = .pattern(subject: condition.child(.initialValue))
            default: break
            }
        }
        return found
    }

    private static func parameter(_ name: String, of closure: Node, around inner: Node) -> LocalBinding? {
        guard inner.role != .signature else { return nil }
        if name.utf8.first == UInt8(ascii: "$"), let index = Int(name.dropFirst()) {
            return .closureParameter(closure: closure, index: index)
        }
        guard let signature = closure.child(.signature) else { return nil }
        let elements = signature.child(.parameters)?.children(.element) ?? signature.children(.element)
        let index = elements.firstIndex { element in
            let written = (element.child(.name) ?? element).nameText
            return written == name || written == "$" + name
        }
        return index.map { .closureParameter(closure: closure, index: $0) }
    }

    /// - Parameter isBinding: whether plain names are new ones, as behind `let`.
    private static func binds(_ name: String, _ pattern: Node, isBinding: Bool = false) -> Bool {
        switch pattern.kind {
        case .identifierPattern: pattern.nameText == name
        case .identifier: isBinding && pattern.nameText == name
        case .valueBindingPattern: pattern.child(.pattern).map { binds(name, $0, isBinding: true) } ?? false
        default: pattern.children.contains { binds(name, $0, isBinding: isBinding) }
        }
    }

    /// The names that a pattern declares.
    ///
    /// - Parameter isBinding: whether plain names are new ones, as behind `let`.
    static func names(boundBy pattern: Node, isBinding: Bool = false) -> [String] {
        switch pattern.kind {
        case .identifierPattern: [pattern.nameText]
        case .identifier: isBinding ? [pattern.nameText] : []
        case .valueBindingPattern: pattern.child(.pattern).map { names(boundBy: $0, isBinding: true) } ?? []
        case .name, .memberAccess: []
        default: pattern.children.flatMap { names(boundBy: $0, isBinding: isBinding) }
        }
    }
}
