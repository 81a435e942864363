/// A call that helps to see when views are drawn or made anew.
enum DebugAid {
    /// A helper of the project that prints why its view was drawn.
    case tracingHelper
    /// SwiftUI's own: `Self._printChanges()`.
    case printing
    /// What shows the type or the parts of a body: `type(of: body)`, `Mirror(reflecting: self)`.
    case inspecting
    /// A modifier of the project that marks a view when it is new.
    case marking

    /// - Parameter call: any call; nearly all are something else, so names are compared as bytes.
    init?(_ call: Node, _ scope: FileScope) {
        guard let callee = call.child(.callee) else { return nil }
        let model = scope.model
        if callee.kind == .memberAccess, !model.tracingHelpers.isEmpty, model.tracingHelpers.contains(model.program.memberName(of: callee)) {
            self = .tracingHelper
            return
        }
        let name = callee.nameBytes
        if (callee.initializedType ?? callee).kind == .identifier, Self.inspectsBody(call, scope) {
            self = .inspecting
            return
        }
        guard name.first == UInt8(ascii: "_") || Self.mayShowIdentity(name) else { return nil }
        if model.printsChanges(call, in: scope.unit) {
            self = .printing
        } else {
            guard callee.kind == .memberAccess, Self.mayShowIdentity(name), Self.marks(call, scope) else { return nil }
            self = .marking
        }
    }

    /// Whether the type or the parts of a view's own body are asked for. A view that is shown is given by itself.
    private static func inspectsBody(_ call: Node, _ scope: FileScope) -> Bool {
        let (given, model) = (call.children(.argument), scope.model)
        guard given.count == 1, given[0].child(.label) != nil, let subject = given[0].child(.value) else { return false }
        let isOwn = subject.isBareName
        let name = subject.kind == .memberAccess ? model.program.memberName(of: subject) : model.program.name(of: subject)
        guard isOwn, name == .known(.body) || name == .known(.`self`) && !call.asksForType, let member = model.member(around: call, in: scope.unit),
            let owner = model.owner(ofMember: member), model.body(of: owner) != nil
        else { return false }
        return call.asksForType || model.names.has(.inspects, call, in: scope.unit)
    }

    /// Modifiers are looked into only if their name speaks of identity, redrawing or debugging.
    fileprivate static func mayShowIdentity(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        // Bytes, since `String.contains` took half of the time of all rules.
        name.indices.contains { start in
            words.contains { word in
                guard name[start] | 0x20 == word[0], start + word.count <= name.count else { return false }
                return word.indices.allSatisfy { name[start + $0] | 0x20 == word[$0] }
            }
        }
    }

    private static let words = ["identity", "redraw", "rerender", "debug", "highlight", "flash"].map { Array($0.utf8) }

    /// Whether a modifier of the project is one by its shape: state that is set once when the view appears, and by which
    /// something is printed or laid over it.
    private static func marks(_ call: Node, _ scope: FileScope) -> Bool {
        let model = scope.model
        guard let site = model.site(ofCall: call, in: scope.unit), !model.isInInterface(site.declaration),
            model.program[site.declaration].kind == .function, let body = model.program.node(site.declaration).child(.body),
            let made = body.descendants.lazy.compactMap(CallExpr.init).first(where: { $0.calledName == "modifier" })?
                .arguments.first?.value.flatMap(CallExpr.init)?.calledName,
            let modifier = model.type(named: made, from: model.program[site.declaration].unit)
        else { return false }
        let states = model.ownProperties(of: modifier).map { model.name(of: $0.declaration) }
        guard states.count == 1 else { return false }
        let node = model.program.node(modifier)
        let setsFlag = node.descendants.contains {
            $0.kind == .assignment && $0.child(.left)?.referencedName == states[0] && $0.child(.right)?.spells("true") == true
        }
        let calls = node.descendants.lazy.compactMap(CallExpr.init).compactMap(\.calledName)
        return setsFlag && calls.contains("onAppear") && (calls.contains("print") || calls.contains("overlay"))
    }
}

/// A function in which an aid stands.
struct DebugHelper {
    /// Whether it is one itself, by its name.
    let isAid: Bool
    /// The calls of that name.
    let calls: [Node]

    init?(around node: Node, _ scope: FileScope) {
        let model = scope.model
        guard let member = model.member(around: node, in: scope.unit), model.program[member].kind == .function else { return nil }
        let name = model.program[member].name
        isAid = model.tracingHelpers.contains(name) || model.program.names.withBytes(of: name, DebugAid.mayShowIdentity)
        calls = isAid ? [] : model.mentions.calls.places(named: name).map(model.node)
    }
}
