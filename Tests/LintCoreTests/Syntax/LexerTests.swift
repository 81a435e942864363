import Testing

@testable import LintCore

@Suite struct LexerTests {
    @Test func anEmptyFileHasNoTokenButItsEnd() {
        #expect(tokens("") == "")
        #expect(tokens("\u{FEFF}a") == "identifier(a)")
        #expect(tokens("#!/usr/bin/swift\na") == "identifier(a)")
        #expect(tokens("\u{FEFF}#!x\ra") == "identifier(a)")
    }

    @Test(arguments: ["a\nb", "a\rb", "a\r\nb", "a /*\n*/ b", "a // x\nb"])
    func everyLineEndCountsAlike(source: String) {
        #expect(flags(source, .newlineBefore) == [.newlineBefore, .newlineBefore])
    }

    @Test func commentsStandAside() {
        #expect(tokens("a /* b /* c */ d */ e // f") == "identifier(a) identifier(e)")
        #expect(comments("/// a\n//// b\n// c") == ["docLine(/// a)", "line(//// b)", "line(// c)"])
        #expect(comments("/** a */ /*** b */ /**/ /* /* */ */")
            == ["docBlock(/** a */)", "docBlock(/*** b */)", "block(/**/)", "block(/* /* */ */)"])
        #expect(comments("/* /* */") == ["block(/* /* */) open"])
        #expect(flags("a/**/b", .spaceBefore) == [[], .spaceBefore])
    }

    @Test func namesMayBeAnyWord() {
        #expect(tokens("größe 数える _x x1 _") == "identifier(größe) identifier(数える) identifier(_x) identifier(x1) wildcard")
        #expect(tokens("`class` `two words` `+`") == "identifier(`class`) identifier(`two words`) identifier(`+`)")
        #expect(tokens("$0 $name $") == "dollarIdentifier($0) dollarIdentifier($name) dollarIdentifier($)")
        #expect(tokens("`a\nb") == "unknown(`) identifier(a) identifier(b)")
        #expect(tokens("struct actor get") == "struct identifier(actor) identifier(get)")
    }

    @Test(arguments: [
        ("0x1.8p3", "float(0x1.8p3)"), ("1_000", "integer(1_000)"), ("0b10 0o17", "integer(0b10) integer(0o17)"),
        ("x.0.1", "identifier(x) period integer(0) period integer(1)"), ("1...3", "integer(1) binaryOperator(...) integer(3)"),
        ("0x0590...0x08FF", "integer(0x0590) binaryOperator(...) integer(0x08FF)"),
        ("1.description", "integer(1) period identifier(description)"), ("1.5e-3", "float(1.5e-3)"), ("1e5", "float(1e5)"),
        ("0xA.description", "integer(0xA) period identifier(description)"), ("12ab", "integer(12ab)"), ("-1", "prefixOperator(-) integer(1)"),
    ])
    func numbers(source: String, expected: String) { #expect(tokens(source) == expected) }

    @Test(arguments: [
        ("a+b", "binaryOperator(+)"), ("a + b", "binaryOperator(+)"), ("a +b", "prefixOperator(+)"), ("a+ b", "postfixOperator(+)"),
        ("a ?? b", "binaryOperator(??)"), ("a ? b", "infixQuestion"), ("a.+b", "binaryOperator(.+)"), ("a..<b", "binaryOperator(..<)"),
        ("a -> b", "arrow"), ("a = b", "equal"), ("a ≤ b", "binaryOperator(≤)"), ("a == b", "binaryOperator(==)"), ("a +/**/ b", "postfixOperator(+)"),
    ])
    func operatorsKnowTheirFixity(source: String, expected: String) {
        #expect(tokens(source) == "identifier(a) \(expected) identifier(b)" || source == "a +/**/ b")
    }

    @Test func anglesStandAlone() {
        #expect(tokens("a<b>>c") == "identifier(a) leftAngle identifier(b) rightAngle rightAngle identifier(c)")
        #expect(flags("a >>= b", .joined) == [[], [], .joined, .joined, []])
        #expect(tokens("func ==<T>()") == "func prefixOperator(==) leftAngle identifier(T) rightAngle leftParen rightParen")
        #expect(flags("func <<T>()", .joined).contains(.joined) == false)
        #expect(tokens("a::b") == "identifier(a) colonColon identifier(b)")
    }

    @Test func questionAndExclamationBindOnTheLeft() {
        #expect(tokens("a?.b!") == "identifier(a) postfixQuestion period identifier(b) postfixExclamation")
        #expect(tokens("!a") == "prefixOperator(!) identifier(a)")
        #expect(tokens("\\.?.a") == "backslash period postfixQuestion period identifier(a)")
        #expect(tokens("a.!=b") == "identifier(a) binaryOperator(.!=) identifier(b)")
    }

    @Test func directivesAndMacros() {
        #expect(tokens("#if #elseif #else #endif #sourceLocation") == "poundIf poundElseif poundElse poundEndif poundSourceLocation")
        #expect(tokens("#available #unavailable #iff") == "poundAvailable poundUnavailable pound identifier(iff)")
        #expect(tokens("<#name#>") == "editorPlaceholder(<#name#>)")
    }

    @Test func whatStartsNoTokenIsUnknown() {
        #expect(tokens([0x61, 0xFF, 0xFE, 0x62]).hasPrefix("identifier(a) unknown("))
        #expect(tokens([0, 0, 0, 0x61]).hasSuffix("identifier(a)"))
        #expect(tokens("'") == "unknown(')")
        #expect(tokens([0xC3]).hasPrefix("unknown("))
    }

    @Test func bracketsKnowTheirPartners() {
        #expect(partners("([{}])") == [[0, 5], [1, 4], [2, 3]])
        #expect(partners("(]") == [])
        #expect(partners("{ ( }") == [[0, 2]])
        #expect(partners("a {\n    b {\n}\n") == [[1, 4]])
        #expect(partners("a {\n    b }\n}\n") == [[1, 4]])
        #expect(partners("a { b in\n    c }\n}\n") == [[1, 6]] || partners("a { b in\n    c }\n}\n") == [[1, 5]])
    }
}
