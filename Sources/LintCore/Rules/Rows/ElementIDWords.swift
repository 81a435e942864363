extension ElementID {
    /// What to do.
    var cure: String {
        switch way {
        case .usedElsewhere(let path): "use a stable id, `id: \\.\(element.map { $0 + "." } ?? "")\(path)`, as elsewhere"
        case .none: "give the elements a stable id and iterate over them"
        case .renewed: "give the elements an id that stays the same and iterate over them"
        case .own: element.map { "use a stable id, `id: \\.\($0).id`" } ?? "iterate over the elements, which have ids of their own"
        }
    }
}
