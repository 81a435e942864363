/// Views of the project that wrap a view of UIKit, AppKit or WatchKit.
extension IdentityModel {
    /// What a representable keeps, by the type that it is declared to make; nil for what only draws a surface.
    func platformView(of declaration: DeclarationID) -> BuiltInState? {
        let makers = wrappingProtocols(of: declaration).flatMap { program.behaviour(of: $0).values(of: .platformView) }
        for maker in makers {
            for function in program.members(of: declaration, named: program.name(spelled: maker)) {
                if isHeldElsewhere(function) { return nil }
                guard program[function].kind == .function, let made = program.node(function).child(.result), made.kind == .identifierType,
                    let type = made.typeName, !type.hasSuffix("Type")
                else { continue }
                return isSurface(function) ? nil : .platformView(class: type, behind: name(of: declaration))
            }
        }
        return .platformView(class: nil, behind: name(of: declaration))
    }

    /// Whether what a maker gives looks the same as soon as it is made.
    private func isSurface(_ maker: DeclarationID) -> Bool {
        self.declaration(of: evaluator.resultType(of: maker)).map { program.behaviour(of: $0).has(.blank) } ?? false
    }

    /// Whether a maker hands on what a property gives, as `model.view` or `model.makeView()`: somebody else may hold it.
    private func isHeldElsewhere(_ maker: DeclarationID) -> Bool {
        guard let last = program.node(maker).child(.body)?.children(.statement).last else { return false }
        let value = (last.kind == .return ? last.child(.value) : last)?.withoutEffects
        // A method of the representable itself.
        if value.flatMap(CallExpr.init)?.callee?.isBareName ?? false { return false }
        guard let value, let root = value.chainRoot.kind == .call ? nil : value.chainRoot, root.kind == .identifier,
            root.spells("self") || root.text.first?.isLowercase ?? false
        else { return false }
        return LexicalBinding.named(by: root)?.origin == nil
    }

    func isRepresentable(_ declaration: DeclarationID) -> Bool { !wrappingProtocols(of: declaration).isEmpty }

    private func wrappingProtocols(of declaration: DeclarationID) -> [DeclarationID] {
        evaluator.protocols(of: declaration).filter { program.behaviour(of: $0).has(.platformView) }
    }
}
