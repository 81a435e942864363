/// What one line of an embedded interface declares, read from its first words alone.
struct DeclarationLine {
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
    private(set) var name: String?
    /// Whether an extension states a conformance.
    private(set) var inherits = false

    /// - Parameter line: without its break.
    init(_ line: ArraySlice<UInt8>) {
        var reader = LineReader(line)
        let keyword = reader.readKeyword()
        switch keyword {
        case nil: kind = reader.isAtEnd ? .attributes : .unnamed
        case "struct", "class", "enum", "actor", "typealias", "associatedtype": (kind, name) = (.type, reader.readName())
        case "protocol": (kind, name) = (.protocol, reader.readName())
        case "func":
            // Nil for an operator, which is asked for by its operands.
            (kind, name) = (.function, reader.readName())
        case "import": (kind, name) = (.import, reader.readName())
        case "macro": (kind, name) = (.value, reader.readName())
        case "var", "let":
            name = reader.readName()
            // `let x, y: Int`
            kind = reader.byte == UInt8(ascii: ",") ? .unnamed : .value
        case "extension":
            kind = .extension
            name = reader.readName()
            while name != nil, reader.byte == UInt8(ascii: ".") {
                reader.skipByte()
                name = reader.readName()
            }
            inherits = reader.byte == UInt8(ascii: ":")
        default: break
        }
        if name == nil, kind != .attributes { kind = .unnamed }
    }

    /// The name by which others can ask for what it declares.
    var askedName: String? { kind == .unnamed || kind == .import ? nil : name }

    /// Where a declaration starts behind what says when it exists and how it behaves, which names nothing that is asked for.
    static func withoutFacts(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var reader = LineReader(text)
        reader.skipFacts()
        return reader.rest
    }
}

private struct LineReader {
    private(set) var rest: ArraySlice<UInt8>

    init(_ line: ArraySlice<UInt8>) { rest = line }

    var isAtEnd: Bool { rest.isEmpty }
    var byte: UInt8 { rest.first ?? 0 }

    mutating func skipByte() { rest = rest.dropFirst() }

    private static let modifiers: Set<String> = [
        "static", "final", "override", "convenience", "mutating", "nonmutating", "public", "open", "required", "indirect", "prefix", "postfix", "infix",
        "nonisolated", "weak", "unowned", "lazy", "dynamic", "optional", "private", "internal",
    ]

    /// The keyword that says what is declared, behind attributes and modifiers.
    mutating func readKeyword() -> String? {
        while true {
            skipSpaces()
            if byte == UInt8(ascii: "@") {
                skipAttribute()
                continue
            }
            guard let word = readWord() else { return nil }
            if Self.modifiers.contains(word) {
                skipBrackets("(", ")")
            } else if word != "class" || !isBeforeMember {
                return word
            }
        }
    }

    /// `class func` declares a function.
    private var isBeforeMember: Bool {
        var next = self
        next.skipSpaces()
        return next.readWord().map(["func", "var", "let", "subscript", "override", "final"].contains) ?? false
    }

    /// An identifier, without its back-ticks; nil before anything else.
    mutating func readName() -> String? {
        skipSpaces()
        let isQuoted = byte == UInt8(ascii: "`")
        if isQuoted { skipByte() }
        let name = readWord()
        if isQuoted { skipByte() }
        return name
    }

    mutating func skipFacts() {
        while true {
            skipSpaces()
            guard rest.starts(with: Array("@identity(".utf8)) || rest.starts(with: Array("@available(".utf8)) else { return }
            skipAttribute()
        }
    }

    private mutating func skipAttribute() {
        skipByte()
        rest = rest.drop { Words.isPart($0) || $0 == UInt8(ascii: ".") }
        skipBrackets("<", ">")
        skipBrackets("(", ")")
    }

    /// From an opening bracket past its partner.
    private mutating func skipBrackets(_ open: Unicode.Scalar, _ close: Unicode.Scalar) {
        guard byte == UInt8(ascii: open) else { return }
        var depth = 0
        while !isAtEnd {
            if byte == UInt8(ascii: open) { depth += 1 }
            if byte == UInt8(ascii: close) { depth -= 1 }
            skipByte()
            if depth == 0 { return }
        }
    }

    private mutating func skipSpaces() { rest = rest.drop { $0 == UInt8(ascii: " ") } }

    private mutating func readWord() -> String? {
        let word = rest.prefix(while: Words.isPart)
        rest = rest[word.endIndex...]
        return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
    }
}

enum Words {
    static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }

    /// The names that a declaration mentions: types, which start with a capital, members behind a period, and whatever a default
    /// value is made of.
    static func mentioned(in text: ArraySlice<UInt8>) -> [String] {
        var names: [String] = []
        var isValue = false
        var at = text.startIndex
        while at < text.endIndex {
            guard isPart(text[at]) else {
                if text[at...].starts(with: Array("= ".utf8)), at > text.startIndex, text[at - 1] == UInt8(ascii: " ") { isValue = true }
                at += 1
                continue
            }
            let word = text[at...].prefix(while: isPart)
            let isBehindPeriod = at > text.startIndex && text[at - 1] == UInt8(ascii: ".")
            at = word.endIndex
            let isType = word.first { $0 != UInt8(ascii: "_") }.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
            if isValue || isBehindPeriod || isType { names.append(String(decoding: word, as: UTF8.self)) }
        }
        return names
    }
}
