/// What happens at a step when its driver takes another value, by what the source spells there.
enum IdentityEnding: Hashable {
    /// How an id comes to be another one.
    enum Renewal {
        /// With what it is made of.
        case changed
        /// Whatever is the same: it is random, and where it is nothing else, no two are equal.
        case random, neverTwice
    }

    case branch(String)
    case presence(String)
    case id(String, Renewal)
    /// Of `AnyView`; empty where nothing is seen to choose what it wraps.
    case erasure(String)
    case element(data: String, Renewal)
    case candidate
    case phase(String)
    /// Empty where nothing is seen to hold what was pushed.
    case pop(String)
    /// It goes with an item, or comes anew with another one.
    case item(String, isByID: Bool)
    /// A container of this name does with it what was not followed.
    case container(String)
}

extension IdentityStep {
    /// Whether an item is shown anew for which the id is another one, and not for any other value.
    var isShownByID: Bool {
        if case .content = kind { behaviour.has(.byID) } else { false }
    }

    func ending(_ driver: IdentityDriver) -> IdentityEnding {
        switch kind {
        case .presence: .presence(driver.text)
        case .id: .id(driver.text, driver.renewal)
        case .erasure: .erasure(driver.text)
        case .content where driver.kind == .phase: .phase(driver.text)
        case .content where driver.kind == .navigation: .pop(driver.text)
        case .content where driver.kind == .item: .item(driver.text, isByID: isShownByID)
        case .content: .presence(driver.text)
        case .element: .element(data: driver.text, driver.renewal)
        case .candidate: .candidate
        case .unfollowed: .container(driver.text)
        default: .branch(driver.text)
        }
    }
}

extension IdentityDriver {
    fileprivate var renewal: IdentityEnding.Renewal { random.map { $0.isNeverTwice ? .neverTwice : .random } ?? .changed }
}
