import Testing

@testable import LintCore

/// Every introducer, with accessors, effects and modifiers.
@Suite struct DeclarationsTests {
    @Test(arguments: [
        ("import a.b", #"(import (name "a.b"))"#),
        ("import struct a.b", #"(import (name "a.b"))"#),
        ("import struct A::B", #"(import (name "A::B"))"#),
        (
            "let a = 1, b: C",
            #"(var (patternBinding (identifierPattern "a") (integer "1")) (patternBinding (identifierPattern "b") (identifierType "C")))"#
        ),
        (
            "var a: B { c }",
            #"(var (patternBinding (identifierPattern "a") (identifierType "B") (accessorBlock (codeBlock (identifier "c")))))"#
        ),
        (
            "var a: B { get set }",
            #"(var (patternBinding (identifierPattern "a") (identifierType "B") (accessorBlock (accessor (name "get")) (accessor (name "set")))))"#
        ),
        (
            "var a: B { get async throws { c } set(d) { e } }",
            #"(var (patternBinding (identifierPattern "a") (identifierType "B") (accessorBlock (accessor (name "get") (effects "async throws") (codeBlock (identifier "c"))) (accessor (name "set") (parameterClause "(d)") (codeBlock (identifier "e"))))))"#
        ),
        (
            "var a = b { didSet { c } }",
            #"(var (patternBinding (identifierPattern "a") (identifier "b") (accessorBlock (accessor (name "didSet") (codeBlock (identifier "c"))))))"#
        ),
        (
            "var a = b { init(c) {} get { d } }",
            #"(var (patternBinding (identifierPattern "a") (identifier "b") (accessorBlock (accessor (name "init") (parameterClause "(c)") (codeBlock "{}")) (accessor (name "get") (codeBlock (identifier "d"))))))"#
        ),
        (
            "var a: B { yielding borrow { c } }",
            #"(var (patternBinding (identifierPattern "a") (identifierType "B") (accessorBlock (accessor (modifier "yielding") (name "borrow") (codeBlock (identifier "c"))))))"#
        ),
        (
            "func f(a b: C = d, _ e: F...) {}",
            #"(func (name "f") (parameterClause (parameter (name "a") (name "b") (identifierType "C") (identifier "d")) (parameter (name "_") (name "e") (identifierType "F"))) (codeBlock "{}"))"#
        ),
        (
            "func f() async throws(E) -> A",
            #"(func (name "f") (parameterClause "()") (effects (identifierType "E")) (identifierType "A"))"#
        ),
        (
            "func ==<T>(a: T, b: T) -> Bool {}",
            #"(func (name "==") (genericParameterClause (genericParameter (name "T"))) (parameterClause (parameter (name "a") (identifierType "T")) (parameter (name "b") (identifierType "T"))) (identifierType "Bool") (codeBlock "{}"))"#
        ),
        (
            "func /(a: A) {}",
            #"(func (name "/") (parameterClause (parameter (name "a") (identifierType "A"))) (codeBlock "{}"))"#
        ),
        (
            "init?<T>(a: T) {}",
            #"(init (genericParameterClause (genericParameter (name "T"))) (parameterClause (parameter (name "a") (identifierType "T"))) (codeBlock "{}"))"#
        ),
        ("init ?(a: A) {}", #"(init (parameterClause (parameter (name "a") (identifierType "A"))) (codeBlock "{}"))"#),
        (
            "init() { init(a) }",
            #"(init (parameterClause "()") (codeBlock (call (identifier "init") (argument (identifier "a")))))"#
        ),
        ("deinit {}", #"(deinit (codeBlock "{}"))"#),
        ("isolated deinit {}", #"(deinit (modifier "isolated") (codeBlock "{}"))"#),
        (
            "subscript(a: B) -> C { d }",
            #"(subscript (parameterClause (parameter (name "a") (identifierType "B"))) (identifierType "C") (accessorBlock (codeBlock (identifier "d"))))"#
        ),
        (
            "struct A: B, ~C { var d = 1 }",
            #"(struct (name "A") (inheritanceClause (identifierType "B") (suppressedType (identifierType "C"))) (memberBlock (var (patternBinding (identifierPattern "d") (integer "1")))))"#
        ),
        (
            "class A<B>: C {}",
            #"(class (name "A") (genericParameterClause (genericParameter (name "B"))) (inheritanceClause (identifierType "C")) (memberBlock "{}"))"#
        ),
        (
            "final class A { class func b() {} }",
            #"(class (modifier "final") (name "A") (memberBlock (func (modifier "class") (name "b") (parameterClause "()") (codeBlock "{}"))))"#
        ),
        (
            "enum A: B { case a, b(C, d: E) = 1; indirect case c }",
            #"(enum (name "A") (inheritanceClause (identifierType "B")) (memberBlock (case (enumElement (name "a")) (enumElement (name "b") (parameterClause (parameter (identifierType "C")) (parameter (name "d") (identifierType "E"))) (integer "1"))) (case (modifier "indirect") (enumElement (name "c")))))"#
        ),
        ("actor A {}", #"(actor (name "A") (memberBlock "{}"))"#),
        ("distributed actor A {}", #"(actor (modifier "distributed") (name "A") (memberBlock "{}"))"#),
        (
            "protocol P { func a(); var b: C { get } }",
            #"(protocol (name "P") (memberBlock (func (name "a") (parameterClause "()")) (var (patternBinding (identifierPattern "b") (identifierType "C") (accessorBlock (accessor (name "get")))))))"#
        ),
        (
            "extension A.B: @retroactive C, nonisolated D where E: F {}",
            #"(extension (memberType .B (identifierType "A")) (inheritanceClause (attributedType (attribute (name "retroactive")) (identifierType "C")) (attributedType (modifier "nonisolated") (identifierType "D"))) (genericWhereClause (requirement (identifierType "E") (identifierType "F"))) (memberBlock "{}"))"#
        ),
        (
            "typealias A<B> = C",
            #"(typealias (name "A") (genericParameterClause (genericParameter (name "B"))) (identifierType "C"))"#
        ),
        ("prefix operator √", #"(operator (modifier "prefix") (name "√"))"#),
        ("func >!< (a: B) {}", #"(func (name ">!<") (parameterClause (parameter (name "a") (identifierType "B"))) (codeBlock "{}"))"#),
        ("a >!< b", #"(binary >!< (identifier "a") (identifier "b"))"#),
        ("infix operator +++: A", #"(operator (modifier "infix") (name "+++"))"#),
        ("precedencegroup A { higherThan: B }", #"(precedenceGroup (name "A"))"#),
        (
            #"macro m<T>(_ a: T) -> T = #b(c: "d")"#,
            #"(macro (name "m") (genericParameterClause (genericParameter (name "T"))) (parameterClause (parameter (name "_") (name "a") (identifierType "T"))) (identifierType "T") (macroExpansion (name "b") (argument (name "c") (string ""d""))))"#
        ),
        (
            "nonisolated(unsafe) private(set) static var a = 1",
            #"(var (modifier "nonisolated(unsafe)") (modifier "private(set)") (modifier "static") (patternBinding (identifierPattern "a") (integer "1")))"#
        ),
    ] as [(String, String)])
    func declarationsKeepNameAndParts(source: String, tree: String) { assertTree(source, tree) }
}
