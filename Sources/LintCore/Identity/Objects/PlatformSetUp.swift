/// Values that a representable gives to its view of UIKit or AppKit when it makes that, and not when it is given others.
///
/// The view is made once, when the identity begins; for other values only the function that updates it is called (SwiftUI interface,
/// `updateUIView(_:context:)`).
struct PlatformSetUp {
    struct Value {
        let input: Declared
        /// Where it is read first.
        let read: Node
        let caller: GivenChange

        /// - Returns: Nil for an object, whose parts change where it is shown, for an action, and for what is not known to change: such a
        ///   view is as a rule made for one value, as a mail or a page.
        init?(_ input: DeclarationID, member: String?, at read: Node, in view: DeclarationID, _ model: IdentityModel) {
            guard !model.holdsObject(input), StoredObject.maker(giving: input, of: view, model) == nil,
                model.evaluator.functionForm(of: model.evaluator.valueType(of: input)) == nil
            else { return nil }
            let seed = SeededState(label: model.name(of: input), property: input, wrapper: "", isKeptAsGiven: false, initializer: nil, member: member)
            guard let caller = GivenChange(seed, by: input, of: view, model), caller.write != nil || caller.constancy == .dynamic else { return nil }
            self.input = model.declared(input)
            self.read = read
            self.caller = caller
        }
    }

    let view: Declared
    let updater: Declared
    let values: [Value]

    /// - Parameter maker: the declaration of a function.
    init?(by maker: Node, of owner: TypeDecl, _ scope: FileScope) {
        let model = scope.model
        guard let name = maker.child(.name)?.nameText, let type = model.type(declaredBy: owner, in: scope.unit), model.isDrawn(type) else { return nil }
        let facts = model.evaluator.protocols(of: type).map { model.program.behaviour(of: $0) }.first { $0.has(.platformView, name) }
        guard let facts, let body = maker.child(.body), let updater = facts.values(of: .updatedBy).lazy.flatMap({ model.program.members(of: type, named: model.program.name(spelled: $0)) }).first,
            let update = model.evaluator.body(of: updater)
        else { return nil }
        var later = InputReader(view: type, model)
        later.read(update, in: model.program[updater].unit)
        guard !later.readsAll else { return nil }
        var first = InputReader(view: type, model)
        first.read(body, in: scope.unit)
        values = first.found.compactMap { found in
            later.found.contains { $0.input == found.input } ? nil : Value(found.input, member: found.member, at: found.node, in: type, model)
        }
        guard !values.isEmpty else { return nil }
        view = model.declared(type)
        self.updater = model.declared(updater)
    }
}
