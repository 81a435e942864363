extension ElementID {
    /// What to do, to follow a semicolon.
    var cure: String {
        switch way {
        case .usedElsewhere(let path): "identify them by `\\.\(element.map { $0 + "." } ?? "")\(path)`, as elsewhere"
        case .none: "give the elements an id of their own and iterate over them"
        case .renewed: "give the elements an id that stays the same and iterate over them"
        case .own: element.map { "use an id of the element, `id: \\.\($0).id`" } ?? "iterate over the elements by an id of their own"
        }
    }
}
