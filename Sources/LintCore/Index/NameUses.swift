/// What is called by a name anywhere in a program.
struct NameUses: OptionSet {
    let rawValue: UInt8

    static let member = NameUses(rawValue: 1)
    static let nestedType = NameUses(rawValue: 2)
    /// Something that has facts is called so, or something may be that the project gives another name.
    static let behaves = NameUses(rawValue: 4)
}
