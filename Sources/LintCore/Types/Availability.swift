/// Which declarations the deployment target has.
extension Evaluator {
    /// Whether a declaration of a library exists on everything that the code runs on. Declarations of the project do.
    ///
    /// - Parameter checked: what checks around the code ask for beside.
    func isAvailable(_ id: DeclarationID, on checked: OSVersion? = nil) -> Bool {
        guard program[id].flags.contains(.isInInterface) else { return true }
        let profile = program.units[Int(max(unit, 0))].profile
        let stated = contexts.last.map { statedTarget(of: $0, profile) } ?? profile.deploymentTarget
        let target = max(profile.deploymentTarget, stated, checked ?? stated)
        let key = Self.key(of: profile.platform, target)
        if let found = availabilities[id.index, key] { return found }
        var current = id
        var isAvailable = true
        while current != .none {
            for attribute in attributes(of: current) where program.name(of: attribute) == .known(.available) {
                if !allows(attribute, profile, target) { isAvailable = false }
            }
            current = program[current].parent
        }
        availabilities[id.index, key] = isAvailable
        return isAvailable
    }

    /// Modules differ in what is asked of declarations.
    private static func key(of platform: Platform, _ target: OSVersion) -> UInt32 {
        // A case without a payload is stored as its place among the cases.
        let platform = UInt32(unsafeBitCast(platform, to: UInt8.self))
        return platform << 24 | UInt32(min(target.major, 0xFFF)) << 12 | UInt32(min(target.minor, 0xFFF))
    }

    /// The newest system that `@available` around a piece of code names: it runs on nothing older.
    private func statedTarget(of id: DeclarationID, _ profile: Profile) -> OSVersion {
        if let found = statedTargets[id] { return found }
        var newest = profile.deploymentTarget
        var current = id
        while current != .none {
            for attribute in attributes(of: current) where program.name(of: attribute) == .known(.available) {
                let words = attribute.node.text.split { !($0.isLetter || $0.isNumber || $0 == ".") }
                for (platform, version) in zip(words, words.dropFirst())
                where Platform(swiftName: String(platform)) == profile.platform {
                    if let version = OSVersion(String(version)) { newest = max(newest, version) }
                }
            }
            current = program[current].parent
        }
        statedTargets[id] = newest
        return newest
    }

    /// The newest system that `if #available` asks for around a place; nil without one.
    func checkedTarget(around node: Node) -> OSVersion? {
        let profile = program.units[Int(max(unit, 0))].profile
        var newest: OSVersion?
        var inner = node
        for around in node.ancestors {
            defer { inner = around }
            guard around.kind == .if, inner.role == .thenBody, let list = around.child(.condition) else { continue }
            for part in list.kind == .conditionList ? list.children(.element) : [list] where part.kind == .availabilityCondition {
                let words = part.text.split { !($0.isLetter || $0.isNumber || $0 == ".") }
                guard words.first == "available" else { continue }
                for (name, version) in zip(words.dropFirst(), words.dropFirst(2)) where Platform(swiftName: String(name)) == profile.platform {
                    newest = [newest, OSVersion(String(version))].compactMap { $0 }.max()
                }
            }
        }
        return newest
    }

    /// Whether `#available(iOS 17, *)` holds on the system of the profile, which is that of its SDK.
    func holdsAtRunTime(_ condition: Node) -> Bool? {
        let profile = program.units[Int(max(unit, 0))].profile
        let words = condition.text.split { !($0.isLetter || $0.isNumber || $0 == ".") }
        guard let kind = words.first else { return nil }
        var holds = true
        for (platform, version) in zip(words.dropFirst(), words.dropFirst(2))
        where Platform(swiftName: String(platform)) == profile.platform {
            guard let asked = OSVersion(String(version)) else { return nil }
            let own = OSVersion(generation: profile.sdk, on: profile.platform)
            // The last version of that year: an SDK knows what comes with it.
            holds = asked.major <= own.major
        }
        return kind == "unavailable" ? !holds : holds
    }

    /// Whether a list of conditions holds on all systems that the code of a member runs on, or on none of them; nil where the system
    /// decides, or anything else.
    func isSettled(_ condition: Node, in member: DeclarationID) -> Bool? {
        let parts = condition.kind == .conditionList ? condition.children(.element) : [condition]
        let answers = parts.map { $0.kind == .availabilityCondition ? holdsByTarget($0, in: member) : nil }
        if answers.contains(false) { return false }
        return answers.allSatisfy { $0 == true } ? true : nil
    }

    private func holdsByTarget(_ condition: Node, in member: DeclarationID) -> Bool? {
        let profile = program.units[Int(program[member].unit)].profile
        let words = condition.text.split { !($0.isLetter || $0.isNumber || $0 == ".") }
        guard let kind = words.first else { return nil }
        for (name, version) in zip(words.dropFirst(), words.dropFirst(2)) {
            guard let platform = Platform(swiftName: String(name)) else { continue }
            // Where Catalyst is not named, it is asked for as iOS.
            guard platform == profile.platform || profile.platform == .macCatalyst && platform == .iOS else { continue }
            let stated = statedTarget(of: member, profile)
            // A target that nobody has said is a guess.
            guard profile.isTargetKnown || stated > profile.deploymentTarget, platform == profile.platform, let asked = OSVersion(String(version)),
                asked <= stated
            else { return nil }
        }
        // On systems that are not named it holds.
        return kind != "unavailable"
    }

    /// `@available(iOS 17.0, *)`, `@available(iOS, unavailable)`; what is deprecated can still be called.
    private func allows(_ attribute: Attribute, _ profile: Profile, _ target: OSVersion) -> Bool {
        let tree = attribute.node.tree
        let tokens = attribute.node.tokenIndices.map { tree.tokens[$0] }
        guard let start = tokens.firstIndex(where: { tree.text(of: $0) == "iOS" }), start + 1 < tokens.count else { return true }
        let next = tokens[start + 1]
        if next.kind == .comma { return !(profile.platform == .iOS && tokens.contains { tree.text(of: $0) == "unavailable" }) }
        guard let version = OSVersion(tree.text(of: next)) else { return true }
        return version.major <= target.generation(on: profile.platform) && (profile.platform != .iOS || version <= target)
    }
}
