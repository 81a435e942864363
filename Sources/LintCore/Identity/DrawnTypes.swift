/// Whether anybody draws a view.
extension IdentityModel {
    /// Whether the project starts views itself: then one that nobody makes is never shown. In a library others may make it.
    func findStartsViews() -> Bool {
        ["WindowGroup", "UIHostingController", "NSHostingView", "NSHostingController"].contains { !calls.places(named: program.intern($0)).isEmpty }
    }

    /// Whether nobody in a project that draws views makes this one, previews aside: what its code does is not seen.
    func isNeverMade(_ type: DeclarationID) -> Bool {
        guard program[type].kind == .struct, !isInInterface(type), startsViews, isDrawn(type), !program[type].flags.contains(.isPublic) else { return false }
        let made = constructions(of: type)
        return made.isComplete && made.calls.values.allSatisfy { $0.allSatisfy { PreviewCode.holds($0.node) } }
    }

    /// Whether a variable is only ever given one of the two values of a flag: `isReady = true`, and nowhere `false`. By name, and
    /// whoever it is handed to as a binding of the same name.
    func changesOnce(_ path: String) -> Bool {
        var parts = path.split(separator: ".").map(String.init)
        if parts.last == "wrappedValue" { parts.removeLast() }
        guard let name = parts.last, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !writes.others.contain(name, in: nil) else { return false }
        let direct = assignments[program.intern(name)] ?? []
        let wrapped = (assignments[program.intern("wrappedValue")] ?? []).filter {
            calls.node($0).child(.left)?.child(.base)?.withoutUnwrapping.referencedName == name
        }
        let values = (direct + wrapped).map(calls.node).filter { !isInitializing($0) && !PreviewCode.holds($0) }.map { $0.child(.right)?.text }
        return !values.isEmpty && (values.allSatisfy { $0 == "true" } || values.allSatisfy { $0 == "false" })
    }
}
