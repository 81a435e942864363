/// Content that a body only hands on and that is made afterwards: an object notes the reads in it, but not as those of the body.
///
/// Views whose closures are made for each element, or when the space, the time or the image is known, and modifiers that show theirs on
/// demand (SwiftUI interface, iOS 18: `@escaping`) say so. That much is known of closures that outlive the call that takes them. Whether SwiftUI runs the body with them is documented
/// nowhere.
struct LaterContent {
    let model: IdentityModel
    let member: DeclarationID

    /// The closures among what a call is given.
    func closures(of node: Node) -> [Node] {
        guard let call = CallExpr(node) else { return [] }
        let given = ActionArguments(model, member)
        guard let site = given.site(of: node) else { return [] }
        if model.isInInterface(site.declaration) {
            let behaviour = given.behaviour(of: site)
            // A list or table makes what is written in it at once.
            let isMadeAtOnce = behaviour.has(.rows) && behaviour.has(.lazy) && !RowsCall.takesData(call)
            guard behaviour.runs(.later), !isMadeAtOnce else { return [] }
            return (call.arguments.compactMap(\.value) + call.trailingClosures).filter { $0.kind == .closure }
        }
        // A view of the project that keeps a closure calls it in its own body.
        guard model.program[site.declaration].kind != .function, let view = model.declaration(of: model.underlying(site.result)), model.body(of: view) != nil
        else { return [] }
        return ViewArguments(call, site, IdentityScope(member, in: model.program), model).items.filter { item in
            guard item.value.node.kind == .closure, let parameter = item.parameter else { return false }
            let filled = model.flow.properties(filledBy: parameter, of: view)
            return !filled.isEmpty && filled.allSatisfy(model.isFunction)
        }.map(\.value.node)
    }
}
