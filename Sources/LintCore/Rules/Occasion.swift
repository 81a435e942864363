/// When a view starts over, as the start of a clause.
enum Occasion {
    /// `a change of `isOn` or `mode``, `a change of `user` to or from nil`.
    static func change(of names: [String], toOrFromNil: Bool = false) -> String {
        guard !names.isEmpty else { return "each switch between them" }
        return "a change of " + names.prefix(Limits.listedInASentence).map { "`\($0)`" }.alternatives + (toOrFromNil ? " to or from nil" : "")
    }
}
