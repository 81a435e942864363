/// What `trace` says of a view beside what a change does to it.
extension IdentityWords {
    /// - Parameter view: the type of the view that the note is about.
    func note(_ note: TraceNote, on view: DeclarationID?) -> String {
        switch note {
        case .restored: "`List` may restore the previous state"
        case .stays(let isUpdated, let kept): stay(isUpdated: isUpdated, keeping: kept.map { name(of: $0, in: view) })
        case .rowOfData: "recreated where its id is new or gone"
        case .begins: "shown from now on"
        case .makesPage: "a page that it shows for the first time is made"
        case .perhapsHidden: "where it is shown"
        case .holdsItself: "holds itself"
        case .repeated: "views in it as above"
        case .rowOfEdited(let row): row.words
        case .unread(let view): view.words
        }
    }

    private func stay(isUpdated: Bool, keeping names: [String]) -> String {
        guard !names.isEmpty else { return "else it stays and is updated" }
        let named = names.prefix(Self.namedStates).map { "`\($0)`" }.joined(separator: ", ")
        let rest = names.count > Self.namedStates ? " and \(names.count - Self.namedStates) more" : ""
        return "else it stays\(isUpdated ? ", is updated" : "") and keeps \(named)\(rest)"
    }

    /// Those that matter most; the rest is a number.
    private static let namedStates = 2

    /// `count` of the view itself, `Row.count` of one in it.
    private func name(of property: DeclarationID, in view: DeclarationID?) -> String {
        let owner = model.program.owner(of: property)
        let name = model.name(of: property)
        return owner == view ? name : (owner.map { model.evaluator.qualifiedTypeName(of: $0) + "." } ?? "") + name
    }
}
