import Testing

@testable import LintCore

/// `#if` among all that it may hold.
@Suite struct DirectivesTests {
    @Test(arguments: [
        (
            "#if A && !os(iOS)\na\n#elseif swift(>=6)\nb\n#else\nc\n#endif",
            #"(ifConfig (ifConfigClause (binary && (identifier "A") (prefixOperator ! (call (identifier "os") (argument (identifier "iOS"))))) (identifier "a")) (ifConfigClause (call (identifier "swift") (argument (prefixOperator >= (integer "6")))) (identifier "b")) (ifConfigClause (identifier "c")))"#
        ),
        (
            "struct A {\n#if B\nvar c = 1\n#endif\n}",
            #"(struct (name "A") (memberBlock (ifConfig (ifConfigClause (identifier "B") (var (patternBinding (identifierPattern "c") (integer "1")))))))"#
        ),
        (
            "var a: B {\n#if C\nget { d }\n#endif\n}",
            #"(var (patternBinding (identifierPattern "a") (identifierType "B") (accessorBlock (ifConfig (ifConfigClause (identifier "C") (accessor (name "get") (codeBlock (identifier "d"))))))))"#
        ),
        (
            "a\n#if B\n.c()\n#else\n.d\n#endif\n.e",
            #"(memberAccess .e (ifConfig (identifier "a") (ifConfigClause (identifier "B") (call (implicitMember .c))) (ifConfigClause (implicitMember .d))))"#
        ),
        (
            "a\n#if B\n#if C\n.d\n#endif\n.e\n#endif",
            #"(ifConfig (identifier "a") (ifConfigClause (identifier "B") (memberAccess .e (ifConfig (ifConfigClause (identifier "C") (implicitMember .d))))))"#
        ),
        (#"#sourceLocation(file: "a", line: 1)"#, ##"(poundDirective "#sourceLocation(file: "a", line: 1)")"##),
        (#"#warning("a")"#, #"(macroExpansion (name "warning") (argument (string ""a"")))"#),
    ] as [(String, String)])
    func everyClauseOfADirectiveIsKept(source: String, tree: String) { assertTree(source, tree) }
}
