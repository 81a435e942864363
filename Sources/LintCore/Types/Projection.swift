/// What of a property or local variable with a wrapper a name stands for.
enum Projection: UInt8 {
    /// Its value, or all of one without a wrapper.
    case none
    /// `$name`
    case projectedValue
    /// `_name`: the wrapper itself.
    case storage

    /// What a name may be made of: `count` and `.projectedValue` of `$count`; nil for `$0` and names without such a sign.
    static func split(_ name: String) -> (bare: String, projection: Projection)? {
        let bytes = name.utf8
        guard let first = bytes.first, bytes.count > 1 else { return nil }
        switch first {
        case UInt8(ascii: "$"):
            let second = bytes[bytes.index(after: bytes.startIndex)]
            return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second) ? nil : (String(name.dropFirst()), .projectedValue)
        case UInt8(ascii: "_"): return (String(name.dropFirst()), .storage)
        default: return nil
        }
    }
}

extension Evaluator {
    /// The same of a name of the program; nil where nothing is called by what is left.
    func split(_ name: Name) -> (bare: Name, projection: Projection)? {
        guard let first = program.firstByte(of: name), first == UInt8(ascii: "$") || first == UInt8(ascii: "_"),
            let (bare, projection) = Projection.split(program.text(of: name))
        else { return nil }
        let found = program.name(spelled: bare)
        return found == .unheard ? nil : (found, projection)
    }
}

extension Program {
    /// How code may spell a variable: `name`, `$name` and `_name`, as far as some file does.
    func spellings(of name: Name) -> [Name] {
        let bare = text(of: name)
        return [name] + ["$", "_"].map { self.name(spelled: $0 + bare) }.filter { $0 != .unheard }
    }
}
