/// Results that a row's template cannot spell with the names of its own arguments.
enum SpecialResults {
    static func result(of row: [String: String]) -> String? {
        switch (row.text("method"), row.text("receiver")) {
        // `some` parameters have no name a result could use, so one is written out here.
        case ("gesture", "View") where row.text("args").contains("some UIGestureRecognizerRepresentable"):
            "ModifiedContent<Self, some ViewModifier>"
        // The publisher's type is not known, what it sends is.
        case ("onOpenURL", "View"): "SceneBridgeReader<SubscriptionView<some Publisher<URL, Never>, Self>>"
        case ("onContinueUserActivity", "View"): "SceneBridgeReader<SubscriptionView<some Publisher<NSUserActivity, Never>, Self>>"
        default: nil
        }
    }
}
