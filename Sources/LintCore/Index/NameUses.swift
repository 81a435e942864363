/// What is called by a name anywhere in a program.
struct NameUses: OptionSet {
    let rawValue: UInt8

    static let member = NameUses(rawValue: 1)
    static let nestedType = NameUses(rawValue: 2)
}
