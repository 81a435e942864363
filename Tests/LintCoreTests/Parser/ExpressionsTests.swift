import Testing

@testable import LintCore

/// Operators, calls, casts, literals and the keywords before them.
@Suite struct ExpressionsTests {
    @Test(arguments: [
        ("f(1)", #"(call (identifier "f") (argument (integer "1")))"#),
        ("a.b(c: 1)", #"(call (memberAccess .b (identifier "a")) (argument (name "c") (integer "1")))"#),
        (
            "Swift::print(Swift::Int.Swift::max)",
            #"(call (identifier "Swift::print") (argument (memberAccess .max (identifier "Swift::Int"))))"#
        ),
        (
            "a ?? b + c == d && e",
            #"(binary && (binary == (binary ?? (identifier "a") (binary + (identifier "b") (identifier "c"))) (identifier "d")) (identifier "e"))"#
        ),
        (
            "a = b ? c : d ? e : f",
            #"(assignment (identifier "a") (ternary (identifier "b") (identifier "c") (ternary (identifier "d") (identifier "e") (identifier "f"))))"#
        ),
        ("a as? B ?? c", #"(binary ?? (as (identifier "a") (identifierType "B")) (identifier "c"))"#),
        ("a is B && c", #"(binary && (is (identifier "a") (identifierType "B")) (identifier "c"))"#),
        (
            "a < b, c > (d)",
            #"(call (genericSpecialization (identifier "a") (genericArgumentClause (identifierType "b") (identifierType "c"))) (argument (identifier "d")))"#
        ),
        (
            "f(a < b, c > d)",
            #"(call (identifier "f") (argument (binary < (identifier "a") (identifier "b"))) (argument (binary > (identifier "c") (identifier "d"))))"#
        ),
        (
            "f(a<b, c>(d))",
            #"(call (identifier "f") (argument (call (genericSpecialization (identifier "a") (genericArgumentClause (identifierType "b") (identifierType "c"))) (argument (identifier "d")))))"#
        ),
        (
            "a<b>(c)",
            #"(call (genericSpecialization (identifier "a") (genericArgumentClause (identifierType "b"))) (argument (identifier "c")))"#
        ),
        (
            "Foo<Int, String,>()",
            #"(call (genericSpecialization (identifier "Foo") (genericArgumentClause (identifierType "Int") (identifierType "String"))))"#
        ),
        ("-a.b", #"(prefixOperator - (memberAccess .b (identifier "a")))"#),
        ("!a", #"(prefixOperator ! (identifier "a"))"#),
        (
            "a!.b?[0]",
            #"(subscriptCall (optionalChain (memberAccess .b (forceUnwrap (identifier "a")))) (argument (integer "0")))"#
        ),
        ("&a", #"(inout (identifier "a"))"#),
        ("try await a + b", #"(try (await (binary + (identifier "a") (identifier "b"))))"#),
        ("x = try? a()", #"(assignment (identifier "x") (try (call (identifier "a"))))"#),
        ("await a.b", #"(await (memberAccess .b (identifier "a")))"#),
        ("unsafe (a)", #"(unsafe (tuple (argument (identifier "a"))))"#),
        ("unsafe(a)", #"(call (identifier "unsafe") (argument (identifier "a")))"#),
        ("consume a", #"(consume (identifier "a"))"#),
        ("copy a", #"(copy (identifier "a"))"#),
        ("a.0.1", #"(memberAccess .1 (memberAccess .0 (identifier "a")))"#),
        ("(a, b: c)", #"(tuple (argument (identifier "a")) (argument (name "b") (identifier "c")))"#),
        ("[a, b]", #"(array (identifier "a") (identifier "b"))"#),
        ("[a: b]", #"(dictionary (dictionaryElement (identifier "a") (identifier "b")))"#),
        ("[:]", #"(dictionary "[:]")"#),
        ("[4 of Int]()", #"(call (typeExpression (integer "4") (identifierType "Int")))"#),
        (".a(b)", #"(call (implicitMember .a) (argument (identifier "b")))"#),
        ("super.a()", #"(call (memberAccess .a (identifier "super")))"#),
        ("reduce(0, +)", #"(call (identifier "reduce") (argument (integer "0")) (argument (operatorReference "+")))"#),
        (
            "let x = if a { 1 } else { 2 }",
            #"(var (patternBinding (identifierPattern "x") (if (conditionList (identifier "a")) (codeBlock (integer "1")) (codeBlock (integer "2")))))"#
        ),
        (
            "let x = switch a { case 1: 2 default: 3 }",
            #"(var (patternBinding (identifierPattern "x") (switch (identifier "a") (switchCase (caseItem (integer "1")) (integer "2")) (switchCase (integer "3")))))"#
        ),
        (
            "let x = do { 1 } catch { 2 }",
            #"(var (patternBinding (identifierPattern "x") (do (codeBlock (integer "1")) (catch (codeBlock (integer "2"))))))"#
        ),
        (
            "if a { 1 } else { 2 } as Int",
            #"(as (if (conditionList (identifier "a")) (codeBlock (integer "1")) (codeBlock (integer "2"))) (identifierType "Int"))"#
        ),
        (
            "#m<A>(1) { 2 }",
            #"(macroExpansion (name "m") (genericArgumentClause (identifierType "A")) (argument (integer "1")) (closure (integer "2")))"#
        ),
        ("/a/.b", #"(memberAccess .b (regex "/a/"))"#),
        (
            "(Int) async throws -> String",
            #"(binary asyncthrows-> (tuple (argument (identifier "Int"))) (identifier "String"))"#
        ),
        (
            "[any ~Copyable]()",
            #"(call (array (typeExpression (anyType (suppressedType (identifierType "Copyable"))))))"#
        ),
        ("a.b(_:c:)", #"(memberAccess .b (identifier "a"))"#),
    ] as [(String, String)])
    func expressionsFoldByPrecedenceAndChain(source: String, tree: String) { assertTree(source, tree) }
}
