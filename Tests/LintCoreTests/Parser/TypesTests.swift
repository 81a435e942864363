import Testing

@testable import LintCore

/// Every form of type.
@Suite struct TypesTests {
    @Test(arguments: [
        ("let a: [B]", #"(var (patternBinding (identifierPattern "a") (arrayType (identifierType "B"))))"#),
        (
            "let a: [B: C]",
            #"(var (patternBinding (identifierPattern "a") (dictionaryType (identifierType "B") (identifierType "C"))))"#
        ),
        (
            "let a: B?.C!",
            #"(var (patternBinding (identifierPattern "a") (implicitlyUnwrappedType (memberType .C (optionalType (identifierType "B"))))))"#
        ),
        (
            "let a: (b: B, C) -> D",
            #"(var (patternBinding (identifierPattern "a") (functionType (tupleType (tupleTypeElement (name "b") (identifierType "B")) (tupleTypeElement (identifierType "C"))) (identifierType "D"))))"#
        ),
        (
            "let a: (B) async throws(E) -> C",
            #"(var (patternBinding (identifierPattern "a") (functionType (tupleType (tupleTypeElement (identifierType "B"))) (effects (identifierType "E")) (identifierType "C"))))"#
        ),
        (
            "let a: any B & C",
            #"(var (patternBinding (identifierPattern "a") (anyType (compositionType (identifierType "B") (identifierType "C")))))"#
        ),
        ("let a: some B", #"(var (patternBinding (identifierPattern "a") (someType (identifierType "B"))))"#),
        (
            "let a: (any B)?.Type",
            #"(var (patternBinding (identifierPattern "a") (metatypeType .Type (optionalType (tupleType (tupleTypeElement (anyType (identifierType "B"))))))))"#
        ),
        (
            "let a: [4 of B]",
            #"(var (patternBinding (identifierPattern "a") (inlineArrayType (integer "4") (identifierType "B"))))"#
        ),
        (
            "let a: A.B<C, D>",
            #"(var (patternBinding (identifierPattern "a") (memberType .B (identifierType "A") (genericArgumentClause (identifierType "C") (identifierType "D")))))"#
        ),
        (
            "let a: (repeat each A)",
            #"(var (patternBinding (identifierPattern "a") (tupleType (tupleTypeElement (packExpansionType (packElementType (identifierType "A")))))))"#
        ),
        (
            "let a: ~Copyable",
            #"(var (patternBinding (identifierPattern "a") (suppressedType (identifierType "Copyable"))))"#
        ),
        (
            "let a: @Sendable () -> B",
            #"(var (patternBinding (identifierPattern "a") (attributedType (attribute (name "Sendable")) (functionType (tupleType "()") (identifierType "B")))))"#
        ),
        (
            "let a: (inout B, borrowing C) -> D",
            #"(var (patternBinding (identifierPattern "a") (functionType (tupleType (tupleTypeElement (attributedType (modifier "inout") (identifierType "B"))) (tupleTypeElement (attributedType (modifier "borrowing") (identifierType "C")))) (identifierType "D"))))"#
        ),
        (
            "let a: nonisolated(nonsending) () async -> B",
            #"(var (patternBinding (identifierPattern "a") (attributedType (modifier "nonisolated(nonsending)") (functionType (tupleType "()") (effects "async") (identifierType "B")))))"#
        ),
        ("let a: Swift::Int", #"(var (patternBinding (identifierPattern "a") (identifierType "Swift::Int")))"#),
        (
            "let a: A<3, -1>",
            #"(var (patternBinding (identifierPattern "a") (identifierType (genericArgumentClause (integer "3") (prefixOperator - (integer "1"))))))"#
        ),
        ("let a: ()", #"(var (patternBinding (identifierPattern "a") (tupleType "()")))"#),
    ] as [(String, String)])
    func typesAreReadWhereverTheyStand(source: String, tree: String) { assertTree(source, tree) }
}
