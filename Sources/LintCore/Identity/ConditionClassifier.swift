/// Finds out how often an expression can change, by what it reads.
///
/// Functions are not looked into, computed properties are: one level of computing is what `isPad` and `isNewSystem` hide
/// behind (rules/catalogue.md §0.4).
struct ConditionClassifier {
    private let model: IdentityModel
    /// The member whose body the expression is part of.
    private let member: DeclarationID
    private let depth: Int

    init(_ model: IdentityModel, in member: DeclarationID) { self.init(model, in: member, depth: 0) }

    private init(_ model: IdentityModel, in member: DeclarationID, depth: Int) {
        self.model = model
        self.member = member
        self.depth = depth
    }

    private var unit: Int32 { model.program[member].unit }
    private var evaluator: Evaluator { model.evaluator }

    // MARK: Expressions

    func condition(_ node: Node) -> Condition {
        let node = node.withoutEffects
        switch node.kind {
        // The time goes on by itself.
        case .implicitMember where node.memberName == "now": return Condition(constancy: .dynamic, variables: ["Date.now"])
        case .boolean, .integer, .float, .nil, .implicitMember, .availabilityCondition, .keyPath, .macroExpansion: return .literal
        case .string: return parts(of: node, .segment)
        case .identifier: return named(node)
        case .memberAccess: return memberAccess(node)
        case .call, .subscriptCall: return call(node)
        case .prefixOperator, .postfixOperator, .forceUnwrap, .optionalChain, .inout: return parts(of: node, .operand)
        case .binary: return binary(node)
        case .as, .is: return parts(of: node, .left, .operand, .value)
        case .ternary: return parts(of: node, .condition, .left, .right)
        case .tuple: return node.children(.argument).compactMap { $0.child(.value) }.map(condition).joined()
        case .array: return node.children(.element).map(condition).joined()
        case .conditionList: return node.children(.element).map(condition).joined()
        case .bindingCondition:
            if let value = node.child(.initialValue) { return condition(value) }
            return node.child(.pattern).map { named($0.nameText, at: node, node: nil) } ?? .unknown
        case .patternCondition: return node.child(.initialValue).map(condition) ?? .unknown
        case .typeExpression: return .literal
        default: return .unknown
        }
    }

    private func parts(of node: Node, _ roles: Role...) -> Condition {
        let found = roles.flatMap { node.children($0) }
        guard !found.isEmpty else { return node.kind == .string ? .literal : .unknown }
        return found.map { $0.child(.value).map(condition) ?? condition($0) }.joined()
    }

    private func binary(_ node: Node) -> Condition {
        // `X.self == Y.self` compares types: the same in every run.
        let sides = [node.child(.left), node.child(.right)].compactMap { $0 }
        if sides.contains(where: { $0.kind == .memberAccess && $0.memberName == "self" && isType($0.child(.base)) }) { return .process }
        return sides.map(condition).joined()
    }

    private func isType(_ node: Node?) -> Bool { node.map { $0.kind == .identifier && $0.text.first?.isUppercase ?? false } ?? false }

    // MARK: Names

    private func named(_ node: Node) -> Condition { named(node.referencedName ?? node.text, at: node, node: node) }

    /// - Parameter node: the reference, where there is one.
    private func named(_ name: String, at place: Node, node: Node?) -> Condition {
        if name == "self" || name == "Self" { return .literal }
        if let local = LocalBinding.of(name, at: place) { return bound(local, as: name, at: place) }
        let bare = name.utf8.first == UInt8(ascii: "$") ? String(name.dropFirst()) : name
        for candidate in candidates(named: bare) {
            return reading(candidate, as: name)
        }
        // The name of a type by itself decides nothing.
        if name.first?.isUppercase ?? false { return .process }
        return Condition(constancy: .unknown, variables: [name])
    }

    private func candidates(named name: String) -> [DeclarationID] {
        evaluator.within(member) {
            let frame = evaluator.pushFrame(for: member)
            return evaluator.candidates(named: model.program.intern(name), in: frame).map(\.declaration)
        }
    }

    private func bound(_ local: LocalBinding, as name: String, at place: Node) -> Condition {
        switch local {
        case .variable(let value): return value.map { renamed(condition($0), name) } ?? unknown(name)
        case .pattern(let subject): return subject.map(condition) ?? unknown(name)
        case .shorthand(let condition): return named(name, at: condition, node: nil)
        case .loop(let sequence): return sequence.map(condition) ?? unknown(name)
        case .function: return unknown(name)
        case .functionParameter(let function, let parameter): return given(function, parameter, as: name)
        case .closureParameter(let closure, let index): return closureParameter(closure, index, as: name)
        }
    }

    /// A local constant is spoken of by its own name, unless what it is made of says more.
    private func renamed(_ condition: Condition, _ name: String) -> Condition {
        condition.variables.isEmpty && condition.constancy >= .environment
            ? Condition(constancy: condition.constancy, variables: [name]) : condition
    }

    private func unknown(_ name: String) -> Condition { Condition(constancy: .unknown, variables: [name]) }

    private func closureParameter(_ closure: Node, _ index: Int, as name: String) -> Condition {
        guard let site = evaluator.closureSite(of: closure, in: unit),
            let type = evaluator.within(member, { evaluator.lookUpLocal(model.program.intern(name), in: site.frame) })
        else { return unknown(name) }
        if let declaration = model.declaration(of: type), model.isInInterface(declaration) {
            switch model.name(of: declaration) {
            case "GeometryProxy", "ScrollGeometry", "ScrollViewProxy": return Condition(constancy: .dynamic, variables: [name])
            case "Int" where isRow(closure): return Condition(constancy: .element)
            default: break
            }
        }
        return unknown(name)
    }

    /// Whether a closure draws the elements of a `ForEach` or list.
    private func isRow(_ closure: Node) -> Bool {
        let call = closure.ancestors.first { $0.kind == .call }.flatMap(CallExpr.init)
        return ["ForEach", "List", "Table"].contains(call?.calledName ?? "")
    }

    // MARK: Members

    /// Names by which projects ask for the kind of device, wherever they keep the answer (rules/catalogue.md §0.4, K1).
    private static let deviceNames: Set<String> = [
        "idiom", "userInterfaceIdiom", "isPad", "isiPad", "isIPad", "isPhone", "isiPhone", "isIPhone", "isMac", "isTV", "isCatalyst",
        "isMacCatalyst", "isPreview", "isRunningInPreview",
    ]

    private func memberAccess(_ node: Node) -> Condition {
        guard let base = node.child(.base)?.withoutEffects else { return .unknown }
        let name = node.memberName
        if Self.deviceNames.contains(name) { return .process }
        if base.kind == .identifier, base.text == "self" { return named(name, at: model.program.node(member), node: node) }
        if isType(base) { return staticMember(name, of: base, node) }
        let found = condition(base)
        // What a process is asked about itself does not change: `UIDevice.current.userInterfaceIdiom`.
        guard found.constancy == .unknown || found.constancy == .dynamic || found.constancy == .element else { return found }
        if found.constancy == .element { return Condition(constancy: .unknown, variables: [node.text]) }
        if found.constancy == .unknown, isObservable(base) { return Condition(constancy: .dynamic, variables: [node.text]) }
        return Condition(constancy: found.constancy, variables: [node.text])
    }

    /// Whether an expression is an object that views observe.
    private func isObservable(_ node: Node) -> Bool {
        guard node.kind == .identifier || node.kind == .memberAccess else { return false }
        let type = evaluator.within(member) {
            evaluator.defaulted(evaluator.type(of: node, in: evaluator.pushFrame(for: member)))
        }
        guard let declaration = model.declaration(of: evaluator.unwrapped(type) ?? type), model.program[declaration].kind == .class else { return false }
        return evaluator.conforms(type, to: .ObservableObject) == .yes || evaluator.conforms(type, to: .Observable) == .yes
    }

    private static let processTypes: Set<String> = [
        "UIDevice", "ProcessInfo", "Bundle", "WKInterfaceDevice", "CommandLine", "TargetEnvironment", "NSApplication", "UIScreen",
        "NSScreen",
    ]

    private func staticMember(_ name: String, of base: Node, _ node: Node) -> Condition {
        if name == "self" { return .process }
        if name == "now", base.text == "Date" { return Condition(constancy: .dynamic, variables: ["Date.now"]) }
        if Self.processTypes.contains(base.text) { return .process }
        guard let owner = base.text == "Self" ? model.program.owner(of: member) : typeNamed(base.text) else {
            return Condition(constancy: .unknown, variables: [node.text])
        }
        for found in model.program.members(of: owner, named: model.program.intern(name)) {
            switch model.program[found].kind {
            case .enumCase: return .literal
            case .variable where model.program[found].flags.contains(.isStatic): return reading(found, as: node.text)
            default: continue
            }
        }
        return Condition(constancy: .unknown, variables: [node.text])
    }

    private func typeNamed(_ name: String) -> DeclarationID? {
        evaluator.within(member) { evaluator.typeNamed(model.program.intern(name), from: member, arguments: nil) }
            .flatMap(model.declaration)
    }

    private func call(_ node: Node) -> Condition {
        guard let callee = node.child(.callee) ?? node.child(.base) else { return .unknown }
        let arguments = node.children(.argument).compactMap { $0.child(.value) }.map(condition)
        if callee.kind == .implicitMember { return arguments.joined() }
        if callee.kind == .identifier, isType(callee) {
            if arguments.isEmpty, callee.text == "Date" { return Condition(constancy: .dynamic, variables: ["Date()"]) }
            return arguments.joined()
        }
        guard callee.kind == .memberAccess, let base = callee.child(.base) else {
            // A function may read anything.
            return Condition(constancy: arguments.joined().constancy == .dynamic ? .dynamic : .unknown, variables: [shortened(node)])
        }
        if isType(base), let name = base.referencedName {
            return Self.processTypes.contains(name) ? .process : Condition(constancy: .unknown, variables: [shortened(node)])
        }
        let found = condition(base)
        // `items.contains(x)` changes as `items` does.
        let joined = (arguments + [found]).joined()
        if joined.constancy == .dynamic { return joined }
        return found.constancy <= .process && joined.constancy <= .process ? joined : Condition(constancy: .unknown, variables: [shortened(node)])
    }

    private func shortened(_ node: Node) -> String { node.spokenCall }

    // MARK: Declarations

    private static let dynamicWrappers: Set<String> = [
        "State", "Binding", "FocusState", "GestureState", "StateObject", "ObservedObject", "EnvironmentObject", "AppStorage",
        "SceneStorage", "Query", "FetchRequest", "SectionedFetchRequest", "Bindable", "Published", "AccessibilityFocusState",
        "FocusedValue", "FocusedBinding", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "Default", "Shared",
    ]

    /// Environment values that change rarely, and everything with them (rules/catalogue.md §0.4).
    private static func isSlow(_ key: String) -> Bool {
        key.hasPrefix("accessibility") || key.hasPrefix("_accessibility")
            || ["colorScheme", "colorSchemeContrast", "layoutDirection", "locale", "redactionReasons", "legibilityWeight", "dynamicTypeSize",
                "sizeCategory", "displayScale", "pixelLength", "timeZone", "calendar"].contains(key)
    }

    func condition(ofVariable id: DeclarationID) -> Condition { reading(id, as: model.name(of: id)) }

    /// What reading a variable tells.
    private func reading(_ id: DeclarationID, as name: String) -> Condition {
        let declaration = model.program[id]
        guard declaration.kind == .variable, depth < 4 else { return declaration.kind == .enumCase ? .literal : unknown(name) }
        if let wrapper = model.program.node(id).attributes.first(where: { $0.name.first?.isUppercase ?? false && $0.name != "MainActor" && $0.name != "ViewBuilder" }) {
            return wrapped(wrapper, id, name)
        }
        if let body = evaluator.body(of: id) { return computed(body, id, name) }
        let element = model.program.element(id)
        if declaration.parent == .none || declaration.flags.contains(.isStatic) {
            return declaration.flags.contains(.isLet) ? .process : unknown(name)
        }
        guard let owner = model.program.owner(of: id) else { return unknown(name) }
        guard model.isDrawn(owner) else {
            // A class keeps its properties; whether it tells when they change is its own affair.
            let isObserved = model.program[owner].kind == .class && !declaration.flags.contains(.isLet)
            return Condition(constancy: isObserved ? .dynamic : .unknown, variables: [name])
        }
        if declaration.flags.contains(.isLet), let value = element.child(.initialValue) {
            return ConditionClassifier(model, in: id, depth: depth + 1).condition(value)
        }
        return model.conditionGivenByCallers(id, as: name)
    }

    private func wrapped(_ wrapper: Attribute, _ id: DeclarationID, _ name: String) -> Condition {
        if Self.dynamicWrappers.contains(wrapper.name) { return Condition(constancy: .dynamic, variables: [name]) }
        if wrapper.name == "Environment" {
            let key = wrapper.node.child(.argument)?.child(.value).flatMap(KeyPathExpr.init)?.memberNames?.last
            return Condition(constancy: key.map(Self.isSlow) ?? false ? .environment : .dynamic, variables: [name])
        }
        if wrapper.name == "ScaledMetric" { return Condition(constancy: .environment, variables: [name]) }
        return unknown(name)
    }

    /// A computed property: what its results read.
    private func computed(_ body: Node, _ id: DeclarationID, _ name: String) -> Condition {
        let inner = ConditionClassifier(model, in: id, depth: depth + 1)
        let statements = body.children(.statement)
        guard statements.count == 1 else {
            // `if #available(…) { return true } else { return false }`, with or without `else`.
            return statements.allSatisfy(inner.decidesByAvailability) ? .literal : unknown(name)
        }
        let only = statements[0]
        if inner.decidesByAvailability(only) { return .literal }
        let value = only.kind == .return ? only.child(.value) ?? only : only
        switch value.kind {
        case .if, .switch, .ifConfig: return unknown(name)
        default:
            let found = inner.condition(value)
            return found.variables.isEmpty || depth > 0 ? found : Condition(constancy: found.constancy, variables: [name])
        }
    }

    /// Whether a statement gives constants, chosen by what the system is.
    private func decidesByAvailability(_ statement: Node) -> Bool {
        switch statement.kind {
        case .return: statement.child(.value).map { condition($0).constancy <= .process } ?? false
        case .boolean, .integer, .string: true
        case .if:
            (statement.child(.condition).map { condition($0).constancy <= .process } ?? false)
                && [statement.child(.thenBody), statement.child(.elseBody)].compactMap { $0 }.allSatisfy { block in
                    block.kind == .if ? decidesByAvailability(block) : block.children(.statement).allSatisfy(decidesByAvailability)
                }
        case .guard: statement.child(.condition).map { condition($0).constancy <= .process } ?? false
        case .ifConfig:
            statement.children(.element).allSatisfy { $0.children(.statement).allSatisfy(decidesByAvailability) }
        default: false
        }
    }

    /// What callers of a function give for a parameter.
    private func given(_ function: Node, _ parameter: Node, as name: String) -> Condition {
        guard let id = model.declaration(of: function, in: unit) else { return unknown(name) }
        return model.conditionGivenByCallers(of: id, for: parameter, as: name)
    }
}
