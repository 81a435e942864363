/// What is said about views that are erased, by whichever rule.
extension ErasedResults {
    /// How to do without: builders take no `guard`, and no assignments.
    var cure: String {
        var steps: [String] = []
        if hasGuard { steps.append("turn `guard` into `if`") }
        if computes { steps.append("compute its values in a function of their own") }
        return (steps + ["mark it `@ViewBuilder` and give the views themselves"]).joined(separator: ", ")
    }
}

extension ErasedViews.Consequence {
    /// As a clause, to follow what occasions it.
    var words: String {
        switch self {
        case .drawn: "has it find out what is in there when it draws"
        case .destroyed: "destroys what is shown"
        case .destroyedOrHandedOn: "destroys what is shown, or hands its state on where the types are the same"
        }
    }
}
