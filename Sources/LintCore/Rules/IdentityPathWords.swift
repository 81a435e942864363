/// The way to a view, as findings, `explain` and `trace` show it.
extension IdentityPathPart {
    var words: String {
        switch self {
        case .step(let kind): kind.words
        case .view(let name): name
        case .given(let name): name == "self" ? "the view it is called on" : "the \(name) given"
        }
    }
}

extension IdentityNode {
    var words: String { part.words }
}

extension IdentityStep.Kind {
    var words: String {
        switch self {
        case .child(let index, let count): "child \(index) of \(count)"
        case .branch(let label), .presence(let label): label
        case .element(let data, let id): "element of \(data), by \(id)"
        case .content(let slot): slot
        case .id(let text): ".id(\(text))"
        case .erasure: "AnyView"
        case .candidate(let index, let count): "candidate \(index) of \(count)"
        case .alternative(let label): label
        case .helper(let name, _): "in \(name)"
        case .elseOfGuard(let condition): "else of guard \(condition)"
        case .unread(let modifier): "unknown: what `.\(modifier)` does was not read"
        case .unfollowed(let container): "unknown: what `\(container)` does with it was not followed"
        }
    }
}
