/// A caller that gives a view another value later, while the view stays the one it is.
struct GivenChange {
    let value: Node
    /// Where it is seen to change; nil where that is not seen.
    let write: SeenWrite?
    /// How often it changes, by what it is made of.
    let constancy: ConstancyClass
    /// Whether the change is one of this value, and not of all that it is a part of, and comes while the view is shown.
    let isSeen: Bool

    /// The first that is seen, or else the first that may be.
    ///
    /// - Parameter input: the stored property that callers fill; by its name it may say that it is a first value only.
    init?(_ seed: SeededState, by input: DeclarationID, of view: DeclarationID, _ model: IdentityModel) {
        guard !FirstValue.isMeantAsFirst(seed.label) else { return nil }
        var possible: (value: Node, constancy: ConstancyClass)?
        for given in model.flow.values(givenFor: input) {
            guard let call = CallExpr(given.call), !given.value.isProjection, !model.flow.isMadeAnew(given.call, in: given.unit) else { continue }
            switch FirstValue.change(of: given.value, for: seed, of: view, in: call, FileScope(model: model, unit: given.unit)) {
            case .seen(let write, let isSeen, _):
                value = given.value
                self.write = write
                constancy = .dynamic
                self.isSeen = isSeen && (Self.isByPeople(write.place) || RefreshedData.occasion(of: write.place, in: write.unit, model) == .again)
                return
            case .untold(let constancy): if possible.map({ $0.constancy < constancy }) ?? true { possible = (given.value, constancy) }
            case nil: continue
            }
        }
        guard let possible else { return nil }
        (value, constancy) = possible
        write = nil
        isSeen = false
    }

    /// `$name` of a text field, and a list or picker that is given one.
    private static func isByPeople(_ place: Node) -> Bool {
        place.isProjection || CallExpr(place)?.arguments.contains { $0.value?.isProjection ?? false } ?? false
    }
}
