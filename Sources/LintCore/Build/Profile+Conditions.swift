/// Which code a profile compiles.
extension Profile {
    /// The clause of a `#if` that is compiled: the first whose condition holds, else that of `#else`.
    func activeClause(of ifConfig: Node) -> Node? { ifConfig.children(.element).first(where: isActive) }

    /// Whether the condition of a clause holds, whatever the clauses before it say; that of `#else` does. A condition that
    /// is missing or no condition does not.
    func isActive(_ clause: Node) -> Bool {
        guard let condition = clause.child(.condition) else { return true }
        return holds(condition)
    }

    /// Whether this profile compiles what stands in a clause: the clause, and those around it.
    func compiles(_ clause: Node) -> Bool {
        var current: Node? = clause
        while let node = current {
            if node.kind == .ifConfigClause, let ifConfig = node.parent, activeClause(of: ifConfig)?.id != node.id { return false }
            current = node.parent
        }
        return true
    }

    private func holds(_ condition: Node) -> Bool {
        switch condition.kind {
        case .boolean: condition.text == "true"
        case .identifier: isSet(condition.text)
        case .tuple: condition.child(.argument).flatMap { $0.child(.value) }.map(holds) ?? false
        case .prefixOperator:
            condition.operatorText == "!" && condition.child(.operand).map { !holds($0) } ?? false
        case .binary: chainHolds(condition)
        case .call: CallExpr(condition).map(answers) ?? false
        default: false
        }
    }

    /// Conditions may be chained without end, and the left ones stand the deepest: a loop, not a recursion.
    private func chainHolds(_ condition: Node) -> Bool {
        var chain: [(operatorText: String, right: Node?)] = []
        var left = condition
        while left.kind == .binary {
            chain.append((left.operatorText, left.child(.right)))
            guard let next = left.child(.left) else { return false }
            left = next
        }
        return chain.reversed().reduce(holds(left)) { result, link in
            switch link.operatorText {
            case "&&": result && link.right.map(holds) ?? false
            case "||": result || link.right.map(holds) ?? false
            default: false
            }
        }
    }

    private func isSet(_ flag: String) -> Bool {
        if defines.contains(flag) { return true }
        // In the interfaces of the SDK, `$Macros`: that the compiler which wrote it has the feature.
        if flag.hasPrefix("$") { return true }
        // In our own interfaces, `SDK_17`: that this profile's is as new.
        let parts = flag.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count == 2, let generation = Int(parts[1]), Self.sdks.contains(generation) else { return false }
        return switch parts[0] {
        case "SDK", "OS": sdk >= generation
        case "TARGET": deploymentTarget.generation(on: platform) >= generation
        default: false
        }
    }

    private func answers(_ call: CallExpr) -> Bool {
        guard let argument = call.arguments.first?.value?.text else { return false }
        return switch call.calledName {
        // Catalyst is iOS to code, too.
        case "os": Platform(swiftName: argument) == (platform == .macCatalyst ? .iOS : platform)
        case "targetEnvironment": platform == .macCatalyst && Platform(swiftName: argument) == .macCatalyst
        case "canImport":
            Frameworks.canImport(String(argument.prefix { $0 != "." }), on: platform, sdk: sdk)
        case "swift": Self.satisfies(languageVersion, argument)
        case "compiler": Self.satisfies(compilerVersion, argument)
        case "arch": argument == "arm64"
        case "_endian": argument == "little"
        case "_pointerBitWidth": argument == "_64"
        case "_runtime": argument == "_ObjC"
        // Who asks has an attribute to use that newer compilers know.
        case "hasAttribute": true
        // Nothing tells which upcoming features a module has switched on; most do none.
        case "hasFeature": false
        default: false
        }
    }

    /// The last compiler that came with an SDK of this major version (xcodereleases.com); that of 27 is expected.
    private var compilerVersion: [Int] {
        switch sdk {
        case ...13: [5, 2]
        case 14: [5, 4]
        case 15: [5, 6]
        case 16: [5, 8]
        case 17: [5, 10]
        case 18: [6, 1]
        case 26: [6, 3]
        default: [6, 4]
        }
    }

    /// Modules that say nothing are compiled in the mode of Swift 5, where a newer compiler calls itself 5.10.
    private var languageVersion: [Int] {
        compilerVersion.lexicographicallyPrecedes([5, 10]) ? compilerVersion : [5, 10]
    }

    /// `>=5.9` or `<6`, with any number of parts.
    private static func satisfies(_ version: [Int], _ requirement: String) -> Bool {
        let isMinimum = requirement.hasPrefix(">=")
        guard isMinimum || requirement.hasPrefix("<") else { return false }
        let text = requirement.dropFirst(isMinimum ? 2 : 1)
        let bound = text.split(separator: ".").map { Int($0.filter { !$0.isWhitespace }) ?? 0 }
        // 5.10 and 5.10.0 are the same.
        let length = max(version.count, bound.count)
        func padded(_ parts: [Int]) -> [Int] { parts + Array(repeating: 0, count: length - parts.count) }
        return padded(version).lexicographicallyPrecedes(padded(bound)) != isMinimum
    }
}
