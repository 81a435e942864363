/// What both parsers are asked for. The case name is the kind's name in our tree.
enum ComparedKind: UInt8, CaseIterable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
    case `func`, `init`, `deinit`, `subscript`, accessor
    case `var`, `case`, `typealias`, `associatedtype`, `import`, macro, `operator`, precedenceGroup, ifConfig
    case `if`, `switch`, switchCase, `for`, `while`, `repeat`, `guard`, `do`, `defer`, `return`
    case call, subscriptCall, memberAccess, implicitMember, closure, keyPath, macroExpansion
    case array, dictionary, tuple, string
    // Only after operators were folded by precedence.
    case binary, assignment, ternary, `is`, `as`

    var needsFolding: Bool { rawValue >= ComparedKind.binary.rawValue }
}

/// One node of a compared kind: UTF-8 byte offsets, leading and trailing trivia excluded.
struct Occurrence: Hashable, Comparable {
    let kind: ComparedKind
    let startOffset: Int
    let endOffset: Int

    static func < (left: Occurrence, right: Occurrence) -> Bool {
        (left.startOffset, left.endOffset, left.kind.rawValue) < (right.startOffset, right.endOffset, right.kind.rawValue)
    }
}
