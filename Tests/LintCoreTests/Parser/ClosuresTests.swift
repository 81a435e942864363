import Testing

@testable import LintCore

/// Signatures, captures, trailing closures.
@Suite struct ClosuresTests {
    @Test(arguments: [
        ("{ a }", #"(closure (identifier "a"))"#),
        ("{ a in b }", #"(closure (closureSignature (parameterClause (parameter (name "a")))) (identifier "b"))"#),
        (
            "{ (a: A, b) -> C in a }",
            #"(closure (closureSignature (parameterClause (parameter (name "a") (identifierType "A")) (parameter (name "b"))) (identifierType "C")) (identifier "a"))"#
        ),
        (
            "{ [weak a, b = c] in d }",
            #"(closure (closureSignature (captureList (capture (modifier "weak") (identifier "a")) (capture (name "b") (identifier "c")))) (identifier "d"))"#
        ),
        ("{ @A in b }", #"(closure (closureSignature (attribute (name "A"))) (identifier "b"))"#),
        ("{ $0 + $1 }", #"(closure (binary + (identifier "$0") (identifier "$1")))"#),
        (
            "f { a } b: { c }",
            #"(call (identifier "f") (closure (identifier "a")) (argument (name "b") (closure (identifier "c"))))"#
        ),
        ("f(a) { b }", #"(call (identifier "f") (argument (identifier "a")) (closure (identifier "b")))"#),
        (
            "a.map { b }.c { d }",
            #"(call (memberAccess .c (call (memberAccess .map (identifier "a")) (closure (identifier "b")))) (closure (identifier "d")))"#
        ),
        ("f {}\n{ a }()", #"(call (identifier "f") (closure "{}")) (call (closure (identifier "a")))"#),
    ] as [(String, String)])
    func closuresHaveSignaturesAndTrailBehindCalls(source: String, tree: String) { assertTree(source, tree) }
}
