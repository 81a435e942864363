/// Views of which somebody outside of SwiftUI keeps the value.
enum HostedViews {
    /// Whether every place that makes the view gives it to a hosting controller as its root: that value is made once.
    static func isHosted(_ view: DeclarationID, _ model: IdentityModel) -> Bool {
        let calls = model.mentions.calls.places(named: model.program[view].name).map(model.node).filter { !PreviewCode.holds($0) }
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

    /// Whether code outside of the type reads a property of its values, `controller.rootView.model`, or uses a member that does.
    static func isRead(_ property: DeclarationID, outside type: DeclarationID, _ model: IdentityModel) -> Bool {
        let isNamed = model.mentions.members.places(named: model.program[property].name).contains { place in
            let node = model.node(at: place)
            return node.kind == .memberAccess && node.child(.base)?.text != "self" && model.names.property(node, in: place.unit) == property
                && model.member(around: node, in: place.unit).flatMap(model.program.owner) != type
        }
        guard !isNamed else { return true }
        let users = MembersUsing(property, of: type, model)
        return users.all.contains(where: users.isUsedByOthers)
    }

    /// Whether code that is not a type's own names one of its properties, or what is not known and spelled alike.
    static func mayBeNamed(_ property: DeclarationID, outside owner: TypeDecl, in scope: FileScope) -> Bool {
        let model = scope.model
        return model.program.spellings(of: model.program[property].name).flatMap(model.mentions.members.places(named:)).contains { place in
            let node = model.node(at: place)
            let isInside = place.unit == scope.unit && owner.node.subtree.contains(Int(node.id.index))
            guard node.kind == .memberAccess, !(isInside && node.child(.base)?.spells("self") == true), model.program.sees(property, from: place.unit)
            else { return false }
            if case .unknown = model.names.meaning(of: node, in: place.unit) { return true }
            return model.names.projection(of: property, namedBy: node, in: place.unit) != nil
        }
    }

    /// Whether a function that gives the view back, its own or of a protocol, uses the property: it runs on a value that no identity
    /// has taken up, for which `@StateObject` makes an object that nobody keeps.
    static func isChanged(_ property: DeclarationID, of type: DeclarationID, _ model: IdentityModel) -> Bool {
        MembersUsing(property, of: type, model).all.contains { model.program[$0].kind == .function && givesItself($0, type, model) }
    }

    private static func givesItself(_ function: DeclarationID, _ type: DeclarationID, _ model: IdentityModel) -> Bool {
        let result = model.program.node(function).child(.result)?.text
        return result == "Self" || result == model.name(of: type)
    }
}
