/// What a view comes to use of an object that it holds: the members of the class that its code names, in it or in views that it hands the object
/// to, and the members that these use.
struct ObjectUse {
    /// What code of views spells on the object: the name of a member, and the functions that the same code has called on it by then.
    private var named: [(member: Name, after: [Called])] = []
    /// The members of the class whose code runs for these views or for an initializer, each with the names of members that it uses.
    private var running: [DeclarationID: Set<Name>] = [:]
    private var views: Set<DeclarationID> = []
    private let model: IdentityModel

    /// - Parameter classes: the class and those above it.
    /// - Returns: Nil where the object goes to code that was not followed.
    init?(of property: DeclarationID, in view: DeclarationID, classes: [DeclarationID], _ model: IdentityModel) {
        self.model = model
        guard add(property, of: view), follow(classes) else { return nil }
    }

    /// A call of a member of the object before other code.
    private struct Called {
        let function: DeclarationID
        /// Whether the other code stands in a closure that the call is given.
        let isHandedCode: Bool
    }

    /// Whether one use changes a property of the class and another one reads it. Code that has called what gives it a value of its own,
    /// `model.load { list = model.rows }`, reads that of the same object.
    func isPassedOn(_ variable: DeclarationID) -> Bool {
        let writes = model.flow.writes(to: variable).compactMap { write -> (write: SeenWrite, member: DeclarationID)? in
            guard let member = model.member(around: write.place, in: write.unit) else { return nil }
            return running[member] != nil || model.program.owner(of: member).map(views.contains) ?? false ? (write, member) : nil
        }
        let writers = Set(writes.map(\.member))
        let name = model.program[variable].name
        let isReplaced = writes.allSatisfy { model.replaces($0.write) }
        return !writers.isEmpty
            && (named.contains { $0.member == name && !(isReplaced && $0.after.contains { gives($0, variable) }) } || running.contains { $0.value.contains(name) && writers != [$0.key] && reads($0.key, variable) })
    }

    /// Whether a member that names a property does more than to give it values.
    private func reads(_ member: DeclarationID, _ variable: DeclarationID) -> Bool {
        guard let type = model.program.owner(of: member), type == model.program.owner(of: variable) else { return true }
        return model.uses(of: variable, in: type, isProjected: true).contains { use in
            model.member(around: use.node, in: use.unit) == member && !use.node.isAssignedAlone
        }
    }

    /// Whether a call has given a property its value by the time that the code behind it runs.
    private func gives(_ call: Called, _ variable: DeclarationID) -> Bool {
        var known: Set<DeclarationID> = [call.function]
        var pending = [call.function]
        while let member = pending.popLast() {
            for write in model.flow.writes(to: variable) where model.member(around: write.place, in: write.unit) == member {
                // What the function leaves to a closure comes later, but before what the call is given to run then.
                if call.isHandedCode || !write.place.ancestors.contains(where: { $0.kind == .closure }) { return true }
            }
            let names = running[member] ?? []
            pending += running.keys.filter { names.contains(model.program[$0].name) && known.insert($0).inserted }
        }
        return false
    }

    // MARK: Views

    private mutating func add(_ property: DeclarationID, of view: DeclarationID) -> Bool {
        guard views.insert(view).inserted else { return true }
        let uses = model.uses(of: property, in: view, isProjected: true)
        return uses.allSatisfy { use in
            if let member = use.node.parent, member.kind == .memberAccess, use.node.role == .base {
                named.append((model.program.memberName(of: member), uses.compactMap { called($0.node, before: use.node, in: use.unit) }))
                return true
            }
            if use.node.role == .left { return true }
            return use.node.role == .value && handsOn(use.node, in: use.unit)
        }
    }

    /// The function of an object that is called whenever other code of the same function, or of a closure that it is given, is reached.
    private func called(_ object: Node, before other: Node, in unit: Int32) -> Called? {
        guard object.role == .base, let callee = object.parent, callee.role == .callee, let call = callee.parent, object.tree == other.tree,
            object.range.startOffset < other.range.startOffset, let function = object.ancestors.first(where: { $0.kind == .closure || $0.kind == .func }),
            function.subtree.contains(other.subtree.lowerBound), let site = model.site(ofCall: call, in: unit)
        else { return nil }
        // What a branch or `defer` leaves out or puts off was not called by then.
        var inner = call
        while let outer = inner.parent, inner.id != function.id {
            let mayPass = outer.kind == .defer || outer.isConditional && inner.role != .condition && inner.role != .subject
            if mayPass, !inner.subtree.contains(other.subtree.lowerBound) { return nil }
            inner = outer
        }
        return Called(function: site.declaration, isHandedCode: call.subtree.contains(other.subtree.lowerBound))
    }

    /// `Form(model: model)`
    private mutating func handsOn(_ value: Node, in unit: Int32) -> Bool {
        guard value.parent?.kind == .argument, let call = value.enclosingCalls.first, let member = model.member(around: call.node, in: unit), let site = model.site(ofCall: call.node, in: unit)
        else { return false }
        if model.program[site.declaration].kind == .function { return handsOn(value, to: site.declaration, by: call.node) }
        guard let view = model.declaration(of: model.underlying(site.result)), !model.isInInterface(view), model.isDrawn(view),
            let parameter = ViewArguments(call, site, IdentityScope(member, in: model.program), model).items.first(where: { $0.value.node.id == value.id })?.parameter
        else { return false }
        let filled = model.flow.properties(filledBy: parameter, of: view)
        // Who keeps the first one uses that, whatever comes later.
        return !filled.isEmpty && filled.allSatisfy { (model.names.storage(of: $0)?.keepsFirstValue ?? false) || add($0, of: view) }
    }

    /// `importer.load(model)`: what the function names of its parameter is used, too.
    private mutating func handsOn(_ value: Node, to function: DeclarationID, by call: Node) -> Bool {
        let node = model.program.node(function)
        let parameters = CallParameter.all(of: node)
        guard !model.isInInterface(function), let body = node.child(.body), let index = CallParameter.values(for: parameters, in: call)?.first(where: { $0.value.id == value.id })?.key
        else { return false }
        let uses = body.descendants.filter { use in
            guard use.kind == .identifier, use.role != .label, use.text == parameters[index].name, case .functionParameter? = LexicalBinding.named(by: use)?.origin else { return false }
            return true
        }
        guard uses.allSatisfy({ $0.role == .base && $0.parent?.kind == .memberAccess }) else { return false }
        let used = Set(uses.compactMap { use in use.parent.map(model.program.memberName) })
        named += used.map { ($0, []) }
        running[function, default: []].formUnion(used)
        return true
    }

    // MARK: The class

    /// - Returns: Whether no code of the class that runs hands the object itself to others.
    private mutating func follow(_ classes: [DeclarationID]) -> Bool {
        let named = Set(named.map(\.member))
        let members = classes.flatMap { [$0] + (model.program.extensions[$0] ?? []) }.flatMap { model.program.ownMembers[$0] ?? [] }
        var pending = members.filter { model.program[$0].kind == .initializer || named.contains(model.program[$0].name) }
        while let member = pending.popLast() {
            guard running[member] == nil else { continue }
            let names = MembersUsing.ownNames(in: member, model) ?? []
            running[member] = names
            guard !Self.handsItselfOn(model.program.element(member)) else { return false }
            pending += members.filter { names.contains(model.program[$0].name) }
        }
        return true
    }

    /// `center.delegate = self`, `let model = self`; what closures capture is still the object itself.
    private static func handsItselfOn(_ code: Node) -> Bool {
        code.descendants.contains { node in
            guard node.spells("self"), let parent = node.parent, parent.kind != .capture, parent.child(.pattern)?.nameText != "self" else { return false }
            var value = node
            while let outer = value.parent, outer.withoutUnwrapping.id == node.id { value = outer }
            return value.role != .base || value.parent?.kind != .memberAccess
        }
    }
}

extension Node {
    /// Whether some of what stands in it may be passed by.
    fileprivate var isConditional: Bool { [.if, .guard, .switch, .switchCase, .ternary, .for, .while].contains(kind) }

    /// `self.name = value`: it is given a value, and not read.
    var isAssignedAlone: Bool { role == .left && parent?.kind == .assignment }
}
