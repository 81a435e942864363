import Testing

@testable import LintCore

/// What stands after `let` and `case`.
@Suite struct PatternsTests {
    @Test(arguments: [
        (
            "let (a, b: c) = d",
            #"(var (patternBinding (tuplePattern (identifierPattern "a") (name "b") (identifierPattern "c")) (identifier "d")))"#
        ),
        (
            "switch a { case let .b(c, _): d }",
            #"(switch (identifier "a") (switchCase (caseItem (valueBindingPattern (call (implicitMember .b) (argument (identifier "c")) (argument (wildcard "_"))))) (identifier "d")))"#
        ),
        (
            "switch a { case (1...2, is B): c }",
            #"(switch (identifier "a") (switchCase (caseItem (tuple (argument (binary ... (integer "1") (integer "2"))) (argument (isPattern (identifierType "B"))))) (identifier "c")))"#
        ),
        (
            "switch a { case let b as C: d }",
            #"(switch (identifier "a") (switchCase (caseItem (valueBindingPattern (as (identifier "b") (identifierType "C")))) (identifier "d")))"#
        ),
        (
            "switch a { case .b(var c)?: d }",
            #"(switch (identifier "a") (switchCase (caseItem (optionalChain (call (implicitMember .b) (argument (valueBindingPattern (identifier "c")))))) (identifier "d")))"#
        ),
        ("if var a {}", #"(if (conditionList (bindingCondition (identifierPattern "a"))) (codeBlock "{}"))"#),
        (
            "switch a { case borrowing b: c }",
            #"(switch (identifier "a") (switchCase (caseItem (valueBindingPattern (identifier "b"))) (identifier "c")))"#
        ),
    ] as [(String, String)])
    func patternsAreExpressionsThatBind(source: String, tree: String) { assertTree(source, tree) }
}
