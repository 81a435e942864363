import Testing

@testable import LintCore

/// Attributes, in `#if` too.
@Suite struct AttributesTests {
    @Test(arguments: [
        (
            "@A(b: 1) @C.D<E> let a = 1",
            #"(var (attribute (name "A") (argument (name "b") (integer "1"))) (attribute (name "C.D") (genericArgumentClause (identifierType "E"))) (patternBinding (identifierPattern "a") (integer "1")))"#
        ),
        (
            "@available(iOS 17, *) func a() {}",
            #"(func (attribute (name "available")) (name "a") (parameterClause "()") (codeBlock "{}"))"#
        ),
        (
            "@objc(a:b:) func a() {}",
            #"(func (attribute (name "objc")) (name "a") (parameterClause "()") (codeBlock "{}"))"#
        ),
        (
            "@A<B>.C<D> var e = 1",
            #"(var (attribute (name "A") (genericArgumentClause (identifierType "B")) (genericArgumentClause (identifierType "D"))) (patternBinding (identifierPattern "e") (integer "1")))"#
        ),
        (
            "@main::a var b = 1",
            #"(var (attribute (name "main::a")) (patternBinding (identifierPattern "b") (integer "1")))"#
        ),
        (
            "#if A\n@B\n#endif\nfunc c() {}",
            #"(func (ifConfig (ifConfigClause (identifier "A") (attribute (name "B")))) (name "c") (parameterClause "()") (codeBlock "{}"))"#
        ),
        (
            "#if A\n#if B\n@C\n#endif\n#endif\nfunc d() {}",
            #"(func (ifConfig (ifConfigClause (identifier "A") (ifConfig (ifConfigClause (identifier "B") (attribute (name "C")))))) (name "d") (parameterClause "()") (codeBlock "{}"))"#
        ),
        (
            "func a(@B c: @escaping D) {}",
            #"(func (name "a") (parameterClause (parameter (attribute (name "B")) (name "c") (attributedType (attribute (name "escaping")) (identifierType "D")))) (codeBlock "{}"))"#
        ),
        (
            "typealias A = @convention (c) (B) -> C",
            #"(typealias (name "A") (attributedType (attribute (name "convention")) (functionType (tupleType (tupleTypeElement (identifierType "B"))) (identifierType "C"))))"#
        ),
    ] as [(String, String)])
    func attributesStandBeforeDeclarationsAndTypes(source: String, tree: String) { assertTree(source, tree) }

    /// An attribute of a type has arguments only where a type follows.
    @Test(arguments: [
        "func a(_ b: @escaping(() -> C), d: @E(1) F) {}", "let a: (@Sendable(() -> B))?", "let a: @convention(c) (B) -> C",
        "typealias A = @Sendable(() -> B)\nlet c = 1", "let a: @convention(block)\n    (B) -> C",
    ])
    func bracketsBehindAnAttributeMayBeTheType(source: String) {
        assertParses(source)
        withTree(source) { tree in
            let attributes = tree.root.descendants.filter { $0.kind == .attributedType }.map { ($0.attributes.count, $0.child(.type) != nil) }
            #expect(!attributes.isEmpty && attributes.allSatisfy { $0 == (1, true) })
        }
    }
}
