/// What was not read: libraries of which no interface was read, or a part of one; what macros, Xcode and other tools write.
extension Evaluator {
    /// Why a name has no meaning where it was looked up.
    ///
    /// - Parameter type: whose member it is, or the one around a name by itself; nil where there is none.
    func causeOfMissing(_ name: Name, in type: TypeID?) -> UnknownMeaning {
        guard let type else { return program.declarations(named: name).isEmpty ? .declaredOutside : .notDeclared }
        if isOpenToMacros(type) { return .byMacro }
        if program.declarations(named: name).isEmpty { return .declaredOutside }
        let parts = unknowns(in: type)
        if !parts.isEmpty { return parts.lazy.compactMap(\.cause).first ?? .unknownBase }
        return isReadInPart(type) ? .declaredOutside : .notDeclared
    }

    /// Why nothing is known of a type.
    func cause(of type: TypeID, else other: UnknownMeaning) -> UnknownMeaning {
        unknowns(in: type).lazy.compactMap(\.cause).first ?? other
    }

    /// Whether a type, or a class above it, is a library's, whose interface shows a part of it, or inherits from what was not read.
    private func isReadInPart(_ type: TypeID) -> Bool {
        switch types[type] {
        case .metatype(let inner): return isReadInPart(inner)
        case .existential, .opaque, .parameter, .member: return constraints(on: type).contains { isReadInPart($0) }
        case .nominal(let declaration, _):
            if let inner = unwrapped(type) { return isReadInPart(inner) }
            return program[declaration].flags.contains(.isInInterface) || isOpenEnded(declaration) || inherited(by: declaration).contains {
                guard case .nominal(let next, _) = types[$0.type] else { return false }
                return program[next].kind == .class && next != declaration && isReadInPart($0.type)
            }
        default: return false
        }
    }
}
