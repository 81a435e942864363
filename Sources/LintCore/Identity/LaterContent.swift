/// Content that a body only hands on and that is made afterwards: an object notes the reads in it, but not as those of the body.
///
/// That much is known of closures that outlive the call that takes them. Whether SwiftUI runs the body with them is documented
/// nowhere.
struct LaterContent {
    let model: IdentityModel
    let member: DeclarationID

    /// Views of the library whose closures are made for each element, or when the space, the time or the image is known, and
    /// modifiers that show theirs on demand (SwiftUI interface, iOS 18: `@escaping`).
    private static let library: Set<String> = [
        "ForEach", "List", "Table", "OutlineGroup", "GeometryReader", "ScrollViewReader", "TimelineView", "AsyncImage", "DisclosureGroup", "sheet",
        "fullScreenCover", "popover", "navigationDestination",
    ]
    /// Those that make static content of a closure alone.
    private static let withData: Set<String> = ["List", "Table"]

    /// The closures among what a call is given.
    func closures(of node: Node) -> [Node] {
        guard let call = CallExpr(node), let name = call.calledName else { return [] }
        let given = ActionArguments(model, member)
        guard let site = given.site(of: node) else { return [] }
        if model.isInInterface(site.declaration) {
            guard Self.library.contains(name), !Self.withData.contains(name) || call.arguments.first.map({ $0.label == nil && $0.value?.kind != .closure }) ?? false
            else { return [] }
            return (call.arguments.compactMap(\.value) + call.trailingClosures).filter { $0.kind == .closure }
        }
        // A view of the project that keeps a closure calls it in its own body.
        guard model.program[site.declaration].kind != .function, let view = model.declaration(of: model.underlying(site.result)), model.body(of: view) != nil
        else { return [] }
        return ViewArguments(call, site, IdentityScope(member, in: model.program), model).items.filter { item in
            guard item.value.node.kind == .closure, let parameter = item.parameter else { return false }
            let filled = model.properties(filledBy: parameter, of: view)
            return !filled.isEmpty && filled.allSatisfy(model.isFunction)
        }.map(\.value.node)
    }
}
