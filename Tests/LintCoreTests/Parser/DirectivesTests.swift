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

    /// What `swiftc -frontend -parse` passes over: clauses of compilers that nobody has any more, or not yet.
    @Test(arguments: [
        "#if swift(<5.9)\n } ) ] \"abc\n#endif\nlet a = 1",
        "#if compiler(<5.9) || swift(<4)\nfunc f( {\n#if B\n)(\n#endif\n#endif\nlet a = 1",
        "#if !(swift(>=5.9) && compiler(>=5))\n}\n#endif\nlet a = 1",
        "#if B && swift(<5)\n}\n#else\nlet a = 1\n#endif",
        "#if swift(>=5.9)\nlet a = 1\n#else\n)]}\n#endif",
        "#if B\nlet a = 1\n#elseif swift(<5)\n { // }\n#else\nlet a = 1\n#endif",
        "struct A {\n#if swift(<5)\n}\n#endif\nlet a = 1\n}",
    ])
    func clausesOfOtherVersionsMayHoldAnything(source: String) {
        withTree(source) { tree in
            #expect(tree.errorCount == 0)
            #expect(tree.root.descendants.contains { $0.kind == .var })
        }
    }

    /// What may be compiled is read, and what is wrong with it told.
    @Test(arguments: ["#if B\n}\n#endif", "#if compiler(>=5.9)\n}\n#endif", "#if B || swift(<5)\n}\n#endif", "#if os(iOS)\n#else\n}\n#endif"])
    func clausesThatMayBeCompiledAreRead(source: String) {
        withTree(source) { #expect($0.errorCount > 0) }
    }
}
