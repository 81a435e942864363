/// What `explain` says of the life of a view.
extension LifetimeNote {
    var words: String {
        switch self {
        case .neverShown: "it is never shown: the deployment target, or a constant that is given, settles what is asked on the way to it"
        case .rowsMove: "rows may change places and keep their state: all stand in one place, and the id alone tells them apart"
        case .idCountsInPlace: "an explicit id counts at its own place alone: the same id at another place is another view"
        case .keepsPages(let name): "`\(name)` keeps the pages that are not shown"
        case .forgetsCandidates: "`ViewThatFits` keeps nothing of a candidate that no longer fits"
        case .restoresRows(let name): "`\(name)` with static rows may bring back the state that it left last"
        case .edited(let id): id.words
        case .unheard(let variable, let view, let reason):
            "a change of `\(variable)` takes effect only when the body of `\(view)` runs for another reason: \(reason)"
        case .updatedEachRun(let reason): "each run of the body around it updates it: \(reason)"
        case .renewedEachRun(let property, let view): "each run of the body around it updates it: `\(property)` is another one in each `\(view)`"
        case .perhapsUpdated(let reason): "\(reason): it may update the view"
        case .eachUse(let helper): "each use of `\(helper)` is another view, and what is around it there is not told here"
        }
    }
}

extension EditedID {
    fileprivate var words: String {
        let edit = holders.map { "in `\($0)`, " }.joined() + "`\(field)` edits `\(edited)`"
        let id = text.map { "`.id(\($0))`" } ?? "the id of its row"
        return "\(edit), of which \(id) is made: \(isEach ? "each edit ends it" : "an edit may end it")"
    }
}

extension IdentityWords {
    func end(_ end: ViewLifetime.End) -> String {
        switch end.way {
        case .step(let step): return step.ending(end.driver)
        case .renewed(let renewed, let maker):
            let view = model.evaluator.qualifiedTypeName(of: renewed.view)
            let made = maker.map { "as `\(model.evaluator.qualifiedTypeName(of: $0.view))` does where `\($0.read.text)` changes" } ?? "which is not seen"
            return "`.id(\(end.driver.text))` is another one where `\(view)` is made again, \(made): `\(model.name(of: renewed.property))` is a new "
                + "`\(renewed.value.spelling)` in each value of it"
        }
    }
}
