/// Results that a row's template cannot spell with the names of its own arguments.
enum SpecialResults {
    static func result(of row: [String: String]) -> String? {
        switch (row.text("method"), row.text("receiver")) {
        // `some` parameters have no name a result could use, so one is written out here.
        case ("gesture", "View") where row.text("args").contains("some UIGestureRecognizerRepresentable"):
            "ModifiedContent<Self, some ViewModifier>"
        default: nil
        }
    }
}
