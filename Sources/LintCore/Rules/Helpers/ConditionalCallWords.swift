/// What is said about a call that makes two views of one, by whichever rule.
extension ConditionalCall {
    func loss(_ lost: [LostState]) -> Loss { Loss(lost, state).by(condition).seen(cure.isSeen || cure.differences.isEmpty) }
}

extension ConditionalCall.Subject {
    var words: String {
        switch self {
        case .named(let name): "this `\(name)`"
        case .result(let function): "what `\(function)` gives"
        case .unnamed: "what it is called on"
        }
    }
}
