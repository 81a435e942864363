/// What `List` remembers: a test in one of its written rows proves nothing.
enum ListMemory {
    /// The remark on a finding about a view that stands in a written row of a list.
    static func remark(on list: Node) -> RelatedLocation {
        RelatedLocation(
            message: "this `List` keeps the state of its written rows for a while and may bring it back: that it is lost need not show here",
            path: list.tree.source.path, range: list.nameOfView.range)
    }
}
