/// What `explain` says of the life of a view.
extension LifetimeNote {
    var words: String {
        switch self {
        case .neverShown: "it is never shown: the deployment target, a constant that is given or a branch around it rules it out"
        case .leftOver(let helper): "it is not shown: nothing that is shown uses `\(helper)`"
        case .previewed(let view): "it is not shown in the app: only previews use `\(view)`"
        case .rowsMove: "rows may change places and keep their state: the id alone tells them apart"
        case .rowsByPlace(let data): "rows of `\(data)` are told apart by their place: state stays there when another element takes the place"
        case .idCountsInPlace: "an explicit id counts at its own place alone: the same id at another place is another view"
        case .keepsPages(let name): "`\(name)` keeps the pages that are not shown"
        case .forgetsCandidates: "`ViewThatFits` keeps nothing of a candidate that no longer fits"
        case .restoresRows(let name): "`\(name)` with static rows may bring back the state that it left last"
        case .edited(let id): id.words
        case .leavesAnimated(let text): "a change of `\(text)` is animated: one back before the animation ends may keep the state"
        case .unheard(let variable, let view, let reason):
            "a change of `\(variable)` takes effect only when the body of `\(view)` runs for another reason: \(reason.words)"
        case .perhapsUpdated(let reason): "\(reason.words): it may update the view"
        case .eachUse(let helper): "each use of `\(helper)` is another view, and what is around it there is not told here"
        }
    }
}

extension ViewFinder.Reason {
    /// Why the view around is told of.
    var words: String {
        switch self {
        case .notCompiled(let condition): "what stands at the place is left out of this build, by `\(condition)`: this is the view around it"
        case .notPlaced(let isMade, let view, let state):
            (isMade ? "where `\(view)` is shown was not followed" : "nothing that is shown makes `\(view)`") + ", so this is the view that its body begins with" + (state.isEmpty ? "" : "; its own state is \(state.map { "`\($0)`" }.joined(separator: ", "))")
        case .given(let why): "\(why.words), so this is the view around the place, and what it does with what stands there is not known"
        }
    }
}

extension ViewLifetime.InputName {
    var words: String {
        switch self {
        case .given(let name): name
        case .choice: "which of its values:"
        case .content: "its content:"
        case .environment(let key): "`\(key)` of the environment:"
        }
    }
}

extension EditedID {
    fileprivate var words: String {
        let edit = holders.map { "in `\($0)`, " }.joined() + "`\(field)` edits `\(edited)`"
        let id = text.map { "`.id(\($0))`" } ?? "the id of its row"
        return "\(edit), and \(id) is made of it: \(isEach ? "each edit ends it" : "an edit may end it")"
    }
}

extension IdentityEnding {
    /// As the reason for a new identity.
    var words: String {
        switch self {
        case .branch(let text): "`\(text)` takes another branch"
        case .presence(let text): "`\(text)` shows or hides it"
        case .id(let text, .changed): "`.id(\(text))` takes another value"
        case .id(let text, .random): "`.id(\(text))` comes out otherwise at an evaluation of the body"
        case .id(let text, .neverTwice): "`.id(\(text))` is another one at every evaluation of the body"
        case .erasure(let text): "`AnyView` wraps another type, by `\(text.isEmpty ? "what is wrapped" : text)`"
        case .element(let data, .changed): "its id is new or gone in `\(data)`"
        case .element(let data, .random): "its id in `\(data)` comes out otherwise at an evaluation of the body"
        case .element(let data, .neverTwice): "its id in `\(data)` is another one at every evaluation of the body"
        case .candidate: "another candidate fits"
        case .phase(let text): "`\(text)` enters another loading phase"
        case .pop(let text): "it is popped" + (text.isEmpty ? "" : ", as by `\(text)`")
        case .item(let text, let isByID): "`\(text)` shows or hides it, or holds another \(isByID ? "id" : "value")"
        case .container(let name): "`\(name)` decides whether and where it is shown, which was not followed"
        }
    }
}

extension IdentityWords {
    func end(_ end: ViewLifetime.End) -> String {
        switch end.way {
        case .step(let step): return step.ending(end.driver).words
        case .closed: return "`\(end.driver.text)` closes what it is shown in"
        case .host: return "`\(end.driver.text)`, which shows it, is given something else or nothing"
        case .renewed(let renewed, let maker):
            let view = model.evaluator.qualifiedTypeName(of: renewed.view)
            let made = maker.map { "`\(model.evaluator.qualifiedTypeName(of: $0.view))` makes a new `\(view)`, as when `\($0.read.text)` changes," } ?? "a new `\(view)` is made"
            return made + " and its `\(model.name(of: renewed.property))` in `.id(\(end.driver.text))` is then another `\(renewed.value.spelling)`"
        }
    }
}
