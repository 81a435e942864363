/// What is known of libraries' values by name: how often they change, and what functions read.
enum ValueFacts {
    // MARK: Environment

    /// Environment values that change rarely, and everything with them (docs/how-it-decides.md, K4).
    private static let rareEnvironment: Set<String> = [
        "colorScheme", "colorSchemeContrast", "layoutDirection", "locale", "redactionReasons", "legibilityWeight", "dynamicTypeSize",
        "sizeCategory", "displayScale", "pixelLength", "timeZone", "calendar",
    ]

    /// How often the value of an environment key changes; nil for one that is not given by its name.
    static func rate(ofEnvironment key: String?) -> Rate {
        guard let key else { return .possible }
        // A key of its own, which projects write for what `UIDevice` says.
        if key == idiom { return .never }
        return key.hasPrefix("accessibility") || key.hasPrefix("_accessibility") || rareEnvironment.contains(key) ? .rare : .possible
    }

    // MARK: Device and process

    /// What tells the kind of device.
    static let idiom = "userInterfaceIdiom"
    static let idiomType = "UIUserInterfaceIdiom"

    /// Names by which code asks for the kind of device, where no declaration of the project says what it is asked for
    /// (docs/how-it-decides.md, K1).
    static let deviceNames: Set<String> = [
        "idiom", idiom, "isPad", "isiPad", "isIPad", "isPhone", "isiPhone", "isIPhone", "isMac", "isTV", "isCatalyst",
        "isMacCatalyst", "isPreview", "isRunningInPreview",
    ]

    /// Types whose static members are the same for the whole run.
    static let processTypes: Set<String> = [
        "UIDevice", "ProcessInfo", "Bundle", "WKInterfaceDevice", "CommandLine", "TargetEnvironment", "NSApplication", "UIScreen",
        "NSScreen",
    ]

    /// What a process is started with.
    static func isOfProcess(_ member: String, of base: Node) -> Bool {
        (member == "arguments" || member == "environment") && base.spells("ProcessInfo.processInfo")
    }

    // MARK: Functions

    /// Methods of the standard library that read what they are called on and their arguments, and nothing else.
    static let pureMethods: Set<String> = [
        "contains", "map", "flatMap", "compactMap", "hasPrefix", "hasSuffix", "isMultiple", "isSubset", "isSuperset", "isDisjoint",
        "intersection", "union", "subtracting", "symmetricDifference", "lowercased", "uppercased", "trimmingCharacters", "rounded",
        "isEqual",
    ]

    // MARK: Closures

    /// What is given to a closure and tells of sizes and places.
    static let geometry: Set<String> = ["GeometryProxy", "ScrollGeometry", "ScrollViewProxy"]
}
