#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What one line of an embedded interface declares, read from its first words alone.
struct InterfaceLine {
    typealias Text = UnsafeBufferPointer<UInt8>

    enum Kind {
        /// Attributes of what the next line declares.
        case attributes
        case type, `protocol`, `extension`, function, value
        case `import`
        /// What is asked for without its name, or what this does not tell: initializers, subscripts, cases, operators.
        case unnamed
    }

    private(set) var kind = Kind.unnamed
    /// Of `extension A.B` the last word, of `import A.B` the first.
    private(set) var name: Range<Int>?
    /// Whether an extension states a conformance.
    private(set) var inherits = false

    /// - Parameter range: a line without its break, from its first byte that is not a space.
    init(_ text: Text, _ range: Range<Int>) {
        var reader = Reader(text: text, at: range.lowerBound, end: range.upperBound)
        let keyword = reader.readKeyword()
        switch keyword {
        case nil: kind = reader.isAtEnd ? .attributes : .unnamed
        case .struct, .class, .enum, .actor, .typealias, .associatedtype: (kind, name) = (.type, reader.readName())
        case .protocol: (kind, name) = (.protocol, reader.readName())
        case .func:
            // Nil for an operator, which is asked for by its operands.
            (kind, name) = (.function, reader.readName())
        case .import: (kind, name) = (.import, reader.readName())
        case .macro: (kind, name) = (.value, reader.readName())
        case .var, .let:
            name = reader.readName()
            // `let x, y: Int`
            kind = reader.byte == UInt8(ascii: ",") ? .unnamed : .value
        case .extension:
            kind = .extension
            name = reader.readName()
            while name != nil, reader.byte == UInt8(ascii: ".") {
                reader.at += 1
                name = reader.readName()
            }
            inherits = reader.byte == UInt8(ascii: ":")
        default: break
        }
        if name == nil, kind != .attributes { kind = .unnamed }
    }

    /// Where a declaration starts behind what says when it exists and how it behaves, which names nothing that is asked for.
    static func endOfFacts(_ text: Text, _ range: Range<Int>) -> Int {
        var reader = Reader(text: text, at: range.lowerBound, end: range.upperBound)
        reader.skipFacts()
        return reader.at
    }

    /// Whether a byte is part of a word.
    @inline(__always)
    static func isWord(_ byte: UInt8) -> Bool { ByteClass.continuesIdentifier(byte) || byte >= 0x80 }

    /// Whether a word may be a type's: behind underscores, those of the interfaces start with a capital.
    static func isTypeName(_ text: Text, _ start: Int) -> Bool {
        var first = start
        while first < text.count, text[first] == UInt8(ascii: "_") { first += 1 }
        return first < text.count && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[first])
    }
}

private struct Reader {
    let text: InterfaceLine.Text
    var at: Int
    let end: Int

    var isAtEnd: Bool { at >= end }
    var byte: UInt8 { at < end ? text[at] : 0 }

    /// The keyword that says what is declared, behind attributes and modifiers.
    mutating func readKeyword() -> Keyword? {
        while true {
            skipSpaces()
            if byte == UInt8(ascii: "@") {
                skipAttribute()
                continue
            }
            let start = at
            skipWord()
            guard at > start else { return nil }
            let keyword = at - start > KeywordTable.maximumLength ? .none : KeywordTable.shared.keyword(text, start, at)
            switch keyword {
            case .static, .final, .override, .convenience, .mutating, .nonmutating, .public, .open, .required, .indirect,
                .prefix, .postfix, .infix, .nonisolated, .weak, .unowned, .lazy, .dynamic, .optional, .private, .internal:
                if byte == UInt8(ascii: "(") { skipBrackets(UInt8(ascii: "("), UInt8(ascii: ")")) }
            // `class func` declares a function.
            case .class where isBeforeMember: break
            default: return keyword
            }
        }
    }

    private var isBeforeMember: Bool {
        var next = self
        next.skipSpaces()
        let start = next.at
        next.skipWord()
        guard next.at > start, next.at - start <= KeywordTable.maximumLength else { return false }
        switch KeywordTable.shared.keyword(text, start, next.at) {
        case .func, .var, .let, .subscript, .override, .final: return true
        default: return false
        }
    }

    /// An identifier, without its back-ticks; nil before anything else.
    mutating func readName() -> Range<Int>? {
        skipSpaces()
        let isQuoted = byte == UInt8(ascii: "`")
        if isQuoted { at += 1 }
        let start = at
        skipWord()
        let name = start..<at
        if isQuoted { at += 1 }
        return name.isEmpty ? nil : name
    }

    mutating func skipFacts() {
        while true {
            skipSpaces()
            guard starts(with: "@identity(") || starts(with: "@available(") else { return }
            skipAttribute()
        }
    }

    private func starts(with word: StaticString) -> Bool {
        at + word.utf8CodeUnitCount <= end && memcmp(text.baseAddress! + at, word.utf8Start, word.utf8CodeUnitCount) == 0
    }

    private mutating func skipAttribute() {
        at += 1
        while at < end, InterfaceLine.isWord(text[at]) || text[at] == UInt8(ascii: ".") { at += 1 }
        skipBrackets(UInt8(ascii: "<"), UInt8(ascii: ">"))
        skipBrackets(UInt8(ascii: "("), UInt8(ascii: ")"))
    }

    /// From an opening bracket past its partner.
    private mutating func skipBrackets(_ open: UInt8, _ close: UInt8) {
        guard byte == open else { return }
        var depth = 0
        while at < end {
            if text[at] == open { depth += 1 }
            if text[at] == close { depth -= 1 }
            at += 1
            if depth == 0 { return }
        }
    }

    private mutating func skipSpaces() {
        while at < end, text[at] == UInt8(ascii: " ") { at += 1 }
    }

    private mutating func skipWord() {
        while at < end, InterfaceLine.isWord(text[at]) { at += 1 }
    }
}
