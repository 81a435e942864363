/// A word that Swift reads as something other than a name, at least somewhere.
///
/// Each case is spelled like its word. Those up to `lastReserved` are keywords everywhere (swift-syntax:
/// `KeywordSpec.isLexerClassified`); the rest are names unless the grammar around them says otherwise.
enum Keyword: UInt8, Sendable, CaseIterable {
    case none
    case `Any`, `Self`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`
    case `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`
    case `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`
    case `private`, `protocol`, `public`, `repeat`, `rethrows`, `return`, `self`, `static`, `struct`, `subscript`
    case `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

    case actor, macro
    case open, package, final, lazy, optional, required, override, convenience, dynamic, indirect, infix, prefix
    case postfix, mutating, nonmutating, nonisolated, isolated, unowned, weak, borrowing, consuming, distributed
    case sending, async, reasync, _const, _local, __consuming, __setter_access, __owned, __shared
    case get, set, willSet, didSet, _read, _modify, read, modify, mutate, yielding, unsafeAddress
    case unsafeMutableAddress, addressWithOwner, addressWithNativeOwner, mutableAddressWithOwner
    case some, any, each, await, unsafe, consume, copy, borrow, yield, then, discard, of, to
    case compiler, swift, canImport, os, arch
    case unknown, available, escaping

    static let lastReserved = Keyword.while

    var isReserved: Bool { self != .none && rawValue <= Keyword.lastReserved.rawValue }
}
