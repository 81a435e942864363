import Testing

@testable import LintCore

/// Loops, branches, jumps; closures in their heads.
@Suite struct StatementsTests {
    @Test(arguments: [
        (
            "a: while b { break a }",
            #"(labeled (name "a") (while (conditionList (identifier "b")) (codeBlock (break (name "a")))))"#
        ),
        ("for a in b where c {}", #"(for (identifierPattern "a") (identifier "b") (identifier "c") (codeBlock "{}"))"#),
        (
            "for case let a? in b {}",
            #"(for (valueBindingPattern (optionalChain (identifier "a"))) (identifier "b") (codeBlock "{}"))"#
        ),
        ("for await a in b {}", #"(for (identifierPattern "a") (identifier "b") (codeBlock "{}"))"#),
        (
            "for unsafe: A in b {}",
            #"(for (identifierPattern "unsafe") (identifierType "A") (identifier "b") (codeBlock "{}"))"#
        ),
        ("repeat { a } while b", #"(repeat (codeBlock (identifier "a")) (identifier "b"))"#),
        (
            "guard let a, let b = c else { return }",
            #"(guard (conditionList (bindingCondition (identifierPattern "a")) (bindingCondition (identifierPattern "b") (identifier "c"))) (codeBlock (return "return")))"#
        ),
        (
            "guard let a = await { b }() else { return }",
            #"(guard (conditionList (bindingCondition (identifierPattern "a") (await (call (closure (identifier "b")))))) (codeBlock (return "return")))"#
        ),
        (
            "if case .a(let b) = c, d {}",
            #"(if (conditionList (patternCondition (call (implicitMember .a) (argument (valueBindingPattern (identifier "b")))) (identifier "c")) (identifier "d")) (codeBlock "{}"))"#
        ),
        (
            "if #available(iOS 17, *), a {}",
            ##"(if (conditionList (availabilityCondition "#available(iOS 17, *)") (identifier "a")) (codeBlock "{}"))"##
        ),
        (
            "if a.map({ b }) {}",
            #"(if (conditionList (call (memberAccess .map (identifier "a")) (argument (closure (identifier "b"))))) (codeBlock "{}"))"#
        ),
        (
            "if a, { b }() {}",
            #"(if (conditionList (identifier "a") (call (closure (identifier "b")))) (codeBlock "{}"))"#
        ),
        (
            "while i < A.b,\n c >= 0 {}",
            #"(while (conditionList (binary < (identifier "i") (memberAccess .b (identifier "A"))) (binary >= (identifier "c") (integer "0"))) (codeBlock "{}"))"#
        ),
        (
            "switch a { case 1, 2 where b: c; fallthrough; @unknown default: d }",
            #"(switch (identifier "a") (switchCase (caseItem (integer "1")) (caseItem (integer "2") (identifier "b")) (identifier "c") (fallthrough "fallthrough")) (switchCase (attribute (name "unknown")) (identifier "d")))"#
        ),
        (
            "switch a {\n#if A\ncase 1: b\n#endif\ndefault: c\n}",
            #"(switch (identifier "a") (ifConfig (ifConfigClause (identifier "A") (switchCase (caseItem (integer "1")) (identifier "b")))) (switchCase (identifier "c")))"#
        ),
        (
            #"switch a {\#n#warning("b")\#ncase 1: c\#n}"#,
            #"(switch (identifier "a") (macroExpansion (name "warning") (argument (string ""b""))) (switchCase (caseItem (integer "1")) (identifier "c")))"#
        ),
        (
            "do throws(E) { a } catch B.c where d { e } catch { f }",
            #"(do (effects (identifierType "E")) (codeBlock (identifier "a")) (catch (caseItem (memberAccess .c (identifier "B")) (identifier "d")) (codeBlock (identifier "e"))) (catch (codeBlock (identifier "f"))))"#
        ),
        (
            "do { a } catch where b { c }",
            #"(do (codeBlock (identifier "a")) (catch (caseItem (identifier "b")) (codeBlock (identifier "c"))))"#
        ),
        ("defer { a }", #"(defer (codeBlock (identifier "a")))"#),
        ("throw a", #"(throw (identifier "a"))"#),
        ("return\n    a", #"(return (identifier "a"))"#),
        ("yield &a", #"(yield (inout (identifier "a")))"#),
        ("discard self", #"(discard (identifier "self"))"#),
        (
            "if a {} else if b {} else {}",
            #"(if (conditionList (identifier "a")) (codeBlock "{}") (if (conditionList (identifier "b")) (codeBlock "{}") (codeBlock "{}")))"#
        ),
    ] as [(String, String)])
    func statementsHaveHeadsAndBodies(source: String, tree: String) { assertTree(source, tree) }

    /// A word that may be a modifier is a name before the next `case` of a `switch`.
    @Test(arguments: ["package", "open", "final", "lazy"])
    func wordsBeforeACaseAreNames(word: String) {
        let source = "switch a {\ncase .b(let \(word)):\n    return \(word)\ncase .c: break\n}"
        assertParses(source)
        withTree(source) { tree in #expect(tree.root.descendants.filter { $0.kind == .switchCase }.count == 2) }
        assertParses("enum A {\nindirect\ncase b(A)\n}")
    }
}
