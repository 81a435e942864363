/// A caller that gives a view another value later, while the view stays the one it is.
struct GivenChange {
    let value: Node
    let change: SeenWrite
    /// Whether the change is one of this value, and not of all that it is a part of, and comes while the view is shown.
    let isSeen: Bool

    /// - Parameter input: the stored property that callers fill; by its name it may say that it is a first value only.
    init?(_ seed: SeededState, by input: DeclarationID, of view: DeclarationID, _ model: IdentityModel) {
        guard !FirstValue.isMeantAsFirst(seed.label) else { return nil }
        for given in model.flow.values(givenFor: input) {
            guard let call = CallExpr(given.call), !given.value.isProjection, !model.flow.isMadeAnew(given.call, in: given.unit),
                let found = FirstValue.change(of: given.value, for: seed, of: view, in: call, FileScope(model: model, unit: given.unit))
            else { continue }
            value = given.value
            change = found.write
            isSeen = found.isSeen && (Self.isByPeople(found.write.place) || RefreshedData.occasion(of: found.write.place, in: found.write.unit, model) == .again)
            return
        }
        return nil
    }

    /// `$name` of a text field, and a list or picker that is given one.
    private static func isByPeople(_ place: Node) -> Bool {
        place.isProjection || CallExpr(place)?.arguments.contains { $0.value?.isProjection ?? false } ?? false
    }
}
