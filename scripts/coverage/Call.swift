@testable import LintCore

/// A call spelled as SwiftUI's are: `.name(…)`, `Name(…)` or `Name { … }`.
struct Call {
    let name: String
    /// Whether it makes a view or value by name, or is made on one: not a call on some variable, whose type may be anything.
    let isInViewChain: Bool

    /// Whether the name carries the prefix of a framework that SwiftUI code uses beside SwiftUI: `NSLock`, `UIImageView`.
    var isOfAnotherFramework: Bool {
        let capitals = name.prefix { $0.isUppercase }
        guard capitals.count >= 3 else { return false }
        return ["UI", "NS", "XCT", "CA", "CF", "CG", "CI", "CK", "CL", "CM", "AV", "LP", "SCN", "SF", "UN", "WK", "MK"]
            .contains { capitals.hasPrefix($0) && capitals.count > $0.count }
    }

    static func all(in tree: SyntaxTree) -> [Call] { tree.root.descendants.compactMap(Call.init) }

    private init?(_ node: Node) {
        guard node.kind == .call, let callee = node.child(.callee) else { return nil }
        switch callee.kind {
        case .memberAccess:
            name = callee.memberName
            isInViewChain = Self.startsWithType(callee)
        case .identifier, .genericSpecialization:
            name = (callee.kind == .identifier ? callee : callee.child(.base) ?? callee).nameText
            isInViewChain = true
            guard name.first?.isUppercase == true else { return nil }
        default: return nil
        }
        if ["init", "self", "Self"].contains(name) { return nil }
    }

    /// `Text("a").bold()`: every step down to the first is a call, and that calls a type.
    private static func startsWithType(_ member: Node) -> Bool {
        var node = member
        while node.kind == .memberAccess, let base = node.child(.base), base.kind == .call, let callee = base.child(.callee) {
            if callee.kind == .identifier { return callee.nameText.first?.isUppercase == true }
            if callee.kind == .genericSpecialization { return true }
            node = callee
        }
        return false
    }
}
