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
            // What it gives is the view itself, an object: its parts change where it is shown.
            guard !later.found.contains(where: { $0.input == found.input }), !model.holdsObject(found.input), StoredObject.maker(giving: found.input, of: type, model) == nil,
                model.evaluator.functionForm(of: model.evaluator.valueType(of: found.input)) == nil
            else { return nil }
            let seed = SeededState(
                label: model.name(of: found.input), property: found.input, wrapper: "", isKeptAsGiven: false, initializer: nil, member: found.member)
            // What is not known to change is what such a view is made for as a rule: a mail, a page.
            return GivenChange(seed, by: found.input, of: type, model).flatMap { $0.write == nil && $0.constancy != .dynamic ? nil : $0 }.map { Value(input: model.declared(found.input), read: found.node, caller: $0) }
        }
        guard !values.isEmpty else { return nil }
        view = model.declared(type)
        self.updater = model.declared(updater)
    }
}
