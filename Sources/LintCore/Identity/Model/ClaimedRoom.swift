/// What room views claim of the stacks around them.
extension IdentityModel {
    /// Whether all views that stand where a view stands are known to be given room as most are: none fills what is left, and none has a
    /// priority of its own.
    func claimsNoRoom(_ view: TypeID) -> Bool {
        var way: Set<TypeID> = []
        return claimsNoRoom(underlying(view), &way)
    }

    private func claimsNoRoom(_ type: TypeID, _ way: inout Set<TypeID>) -> Bool {
        switch types[type] {
        case .tuple(let parts, _), .pack(let parts): return parts.allSatisfy { claimsNoRoom(underlying($0), &way) }
        case .expansion(let inner): return claimsNoRoom(underlying(inner), &way)
        case .nominal(let declaration, let arguments):
            if isInInterface(declaration) { return claimsNoRoom(declaration, arguments, &way) }
            if isRepresentable(declaration) { return true }
            guard way.count < Limits.nestedStateOwners else { return false }
            // What leads back to itself claims what else it holds.
            guard way.insert(type).inserted else { return true }
            defer { way.remove(type) }
            return body(of: declaration, type).map { claimsNoRoom($0, &way) } ?? false
        case .parameter, .member, .opaque, .existential, .unknown, .function, .metatype, .literal: return false
        }
    }

    /// Of a library's type: what adds nothing around its views claims what they do, a container nothing.
    private func claimsNoRoom(_ declaration: DeclarationID, _ arguments: TypeList, _ way: inout Set<TypeID>) -> Bool {
        let behaviour = program.behaviour(of: declaration)
        if behaviour.has(.claims) || behaviour.has(.erases) { return false }
        if behaviour.has(.layer) || behaviour.has(.chooses) || behaviour.has(.transparent) {
            let shown = shown(arguments, of: declaration, behaviour).filter { isView($0) || evaluator.conforms($0, to: .ViewModifier) != .no }
            return shown.allSatisfy { claimsNoRoom(underlying($0), &way) }
        }
        return arguments.allSatisfy { argument in
            switch types[argument] {
            case .tuple, .pack: claimsNoRoom(argument, &way)
            // What a modifier writes for the stack around: `_TraitWritingModifier<Key>`.
            case .nominal(let inner, _): isView(argument) || !program.behaviour(of: inner).has(.claims)
            default: true
            }
        }
    }
}
