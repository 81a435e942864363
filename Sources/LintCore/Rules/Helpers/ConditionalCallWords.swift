/// What is said about a call that makes two views of one, by whichever rule.
extension ConditionalCall {
    /// `changes the identity of `Row` when `isOn` changes, which resets `Row.isOpen``.
    func words(losing lost: [LostState], _ occasion: Occasion) -> String {
        let loss = Loss(lost, state, isAnimated: isAnimated && (cure.isSeen || cure.differences.isEmpty))
        return "changes the identity of \(subject.words) \(occasion.clause)\(loss.consequence)"
    }
}

extension ConditionalCall.Subject {
    fileprivate var words: String {
        switch self {
        case .named(let name): "`\(name)`"
        case .result(let function): "the view from `\(function)`"
        case .unnamed: "the view it is called on"
        }
    }
}
