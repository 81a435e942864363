/// What a step does to the views below it, in words.
extension IdentityStep {
    /// Whether an item is shown anew for which the id is another one, and not for any other value.
    var isShownByID: Bool {
        if case .content = kind { behaviour.has(.byID) } else { false }
    }

    /// What happens at this step when its driver changes, as the reason for a new identity.
    func ending(_ driver: IdentityDriver) -> String {
        switch kind {
        case .presence: "`\(driver.text)` shows or hides it"
        case .id where driver.random?.isNeverTwice ?? false: "`.id(\(driver.text))` is another one at every evaluation of the body"
        case .id where driver.random != nil: "`.id(\(driver.text))` comes out otherwise at an evaluation of the body"
        case .id: "`.id(\(driver.text))` takes another value"
        case .erasure: "`AnyView` wraps another type, by `\(driver.text)`"
        case .content where driver.kind == .phase: "`\(driver.text)` is loaded, or fails"
        case .content where driver.kind == .navigation: "it is popped" + (driver.text.isEmpty ? "" : ", as by `\(driver.text)`")
        case .content where driver.kind == .item: "`\(driver.text)` shows or hides it, or holds another \(isShownByID ? "id" : "value")"
        case .content: "`\(driver.text)` shows or hides it"
        case .element: "its id is new or gone in `\(driver.text)`"
        case .candidate: "another candidate fits"
        case .unknown: driver.text
        default: "`\(driver.text)` takes another branch"
        }
    }
}
