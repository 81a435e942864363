/// Views of which somebody outside of SwiftUI keeps the value.
enum HostedViews {
    /// Whether every place that makes the view gives it to a hosting controller as its root: that value is made once.
    static func isHosted(_ view: DeclarationID, _ model: IdentityModel) -> Bool {
        let calls = model.calls.places(named: model.program[view].name).map(model.calls.node).filter { !PreviewCode.holds($0) }
        return !calls.isEmpty && calls.allSatisfy { call in
            for ancestor in call.ancestors {
                switch ancestor.kind {
                case .memberAccess, .call: continue
                case .argument: return ancestor.child(.label)?.nameText == "rootView"
                default: return false
                }
            }
            return false
        }
    }

    /// Whether code outside of the type reads a property of its values: `controller.rootView.model`.
    static func isRead(_ property: DeclarationID, outside type: DeclarationID, _ model: IdentityModel) -> Bool {
        let name = model.program[property].name
        for (unit, file) in model.program.units.enumerated() where !file.isInterface {
            let tree = file.tree
            for index in tree.nodes.indices where tree.nodes[index].kind == .memberAccess {
                let node = Node(tree, NodeID(index))
                guard model.program.memberName(of: node) == name, node.child(.base)?.text != "self",
                    model.variable(namedBy: node, in: Int32(unit)) == property,
                    model.member(around: node, in: Int32(unit)).flatMap(model.program.owner) != type
                else { continue }
                return true
            }
        }
        return false
    }
}
