/// What the attributes of a type declaration say, in the words that the evaluator asks for.
struct DeclarationTraits: OptionSet {
    let rawValue: UInt8

    static let isResultBuilder = DeclarationTraits(rawValue: 1)
    static let isPropertyWrapper = DeclarationTraits(rawValue: 2)
    /// Has an attached macro that is not known.
    static let isOpenToMacros = DeclarationTraits(rawValue: 4)
}

extension Evaluator {
    func declarationTraits(of id: DeclarationID) -> DeclarationTraits {
        guard program[id].flags.contains(.hasAttributes) else { return [] }
        if let found = declarationTraits[id] { return found }
        var traits: DeclarationTraits = []
        for attribute in attributes(of: id) {
            switch program.name(of: attribute) {
            case .known(.resultBuilder): traits.insert(.isResultBuilder)
            case .known(.propertyWrapper): traits.insert(.isPropertyWrapper)
            case .known(.MainActor), .known(.Observable), .known(.Model), .known(.main), .known(.available), .known(.frozen),
                .known(.dynamicMemberLookup), .known(.objc), .known(.objcMembers), .known(.preconcurrency),
                .known(.unchecked), .known(.Sendable), .known(.discardableResult):
                break
            // What an interface says of behaviour.
            case .known(.identity) where program[id].flags.contains(.isInInterface): break
            default: traits.insert(.isOpenToMacros)
            }
        }
        declarationTraits[id] = traits
        return traits
    }

    func isResultBuilder(_ id: DeclarationID) -> Bool { declarationTraits(of: id).contains(.isResultBuilder) }

    func isPropertyWrapper(_ id: DeclarationID) -> Bool { declarationTraits(of: id).contains(.isPropertyWrapper) }
}
