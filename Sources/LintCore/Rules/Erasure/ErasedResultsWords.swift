/// What is said about views that are erased, by whichever rule.
extension ErasedResults {
    /// How to do without: builders take no `guard`, and no assignments.
    var cure: String {
        var steps: [String] = []
        if hasGuard { steps.append("turn `guard` into `if`") }
        if computes { steps.append("compute its values in a function") }
        return (steps + ["return the views themselves from a `@ViewBuilder`"]).sentence
    }
}

extension ErasedViews {
    /// What follows for who uses the app, behind what hides the view.
    func consequence(_ condition: Condition) -> String {
        guard mayHandStateOn else { return ", so SwiftUI has to look inside at each update" }
        return ": \(Occasion(condition.variables, condition, way: "the type inside").clause), the view and any state in it are replaced"
    }
}
