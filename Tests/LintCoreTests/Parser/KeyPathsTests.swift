import Testing

@testable import LintCore

/// Every kind of root and component.
@Suite struct KeyPathsTests {
    @Test(arguments: [
        (#"\.a"#, "(keyPath (keyPathComponent .a))"),
        (#"\A.b.c"#, #"(keyPath (identifierType "A") (keyPathComponent .b) (keyPathComponent .c))"#),
        (
            #"\A<B>.c?.d!"#,
            #"(keyPath (identifierType (genericArgumentClause (identifierType "B"))) (keyPathComponent .c) (keyPathComponent .) (keyPathComponent .d) (keyPathComponent .))"#
        ),
        (#"\[A].[0]"#, #"(keyPath (arrayType (identifierType "A")) (keyPathComponent . (argument (integer "0"))))"#),
        (#"\.?.a"#, "(keyPath (keyPathComponent .) (keyPathComponent .a))"),
        (#"\A?.b"#, #"(keyPath (identifierType "A") (keyPathComponent .) (keyPathComponent .b))"#),
        (
            #"\(A, B).0"#,
            #"(keyPath (tupleType (tupleTypeElement (identifierType "A")) (tupleTypeElement (identifierType "B"))) (keyPathComponent .0))"#
        ),
        (#"\.self"#, "(keyPath (keyPathComponent .self))"),
        (
            #"\A.b(1).c"#,
            #"(keyPath (identifierType "A") (keyPathComponent .b (argument (integer "1"))) (keyPathComponent .c))"#
        ),
    ] as [(String, String)])
    func keyPathsAreRootsAndComponents(source: String, tree: String) { assertTree(source, tree) }
}
