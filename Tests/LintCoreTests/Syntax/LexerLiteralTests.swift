import Testing

@testable import LintCore

@Suite struct LexerLiteralTests {
    @Test(arguments: [
        #""a""#, #""""#, #""a\"b\\""#, ##"#"a"b\n"#"##, ###"##"a"#b"##"###, ##"#"""#"##, "\"\"\"\na \"b\"\n\"\"\"", "#\"\"\"\n\"\"\"\n\"\"\"#", ##"#"\(a)"#"##,
        "\"\"\"\na\\\nb\n\"\"\"",
    ])
    func aStringWithoutInterpolationIsOneToken(source: String) { #expect(tokens(source) == "string(\(source))") }

    @Test(arguments: [
        (#""\(a)""#, "stringStart interpolationStart identifier(a) interpolationEnd stringEnd"),
        (#""x\(a)y""#, "stringStart stringSegment(x) interpolationStart identifier(a) interpolationEnd stringSegment(y) stringEnd"),
        (##"#"\#(a)"#"##, "stringStart interpolationStart identifier(a) interpolationEnd stringEnd"),
        (#""\(f("b"))""#, "stringStart interpolationStart identifier(f) leftParen string(\"b\") rightParen interpolationEnd stringEnd"),
        (#""\({ "}" })""#, "stringStart interpolationStart leftBrace string(\"}\") rightBrace interpolationEnd stringEnd"),
        ("\"\\(a\n)\"", "stringStart interpolationStart identifier(a) interpolationEnd stringEnd"),
    ])
    func interpolationsAreTokens(source: String, expected: String) { #expect(tokens(source) == expected) }

    @Test func interpolationsNest() {
        let source = #""\("\("\("\("\(a)")")")")""#
        let opening = Array(repeating: "stringStart interpolationStart", count: 5).joined(separator: " ")
        let closing = Array(repeating: "interpolationEnd stringEnd", count: 5).joined(separator: " ")
        #expect(tokens(source) == "\(opening) identifier(a) \(closing)")
    }

    @Test func anOpenStringEndsWithItsLine() {
        #expect(tokens("\"a\nb") == "string(\"a) identifier(b)")
        #expect(flags("\"a\nb", .unterminated) == [.unterminated, []])
        #expect(tokens("\"\\(a\nb") == "stringStart interpolationStart identifier(a) identifier(b)")
        #expect(tokens("\"\"\"\na\nb") == "string(\"\"\") identifier(a) identifier(b)")
    }

    @Test(arguments: [
        "/a/", "/a b/", "/[)]/", "/(a)/", "/a\\/b/", "/\\ /", "/\\)/", "#/a/b/#", "#/ a /#", "##/a/#b/##", "#/\na\n/#", "/^)/",
    ])
    func aSlashWhereAnOperandMayStandIsARegex(regex: String) {
        #expect(tokens("x = \(regex)") == "identifier(x) equal regex(\(regex))")
    }

    @Test(arguments: [
        ("f(/a/)", "identifier(f) leftParen regex(/a/) rightParen"), ("!/a/", "prefixOperator(!) regex(/a/)"),
        ("x\n/a/", "identifier(x) regex(/a/)"), ("return /a/", "return regex(/a/)"), ("a > /b/", "identifier(a) rightAngle regex(/b/)"),
        ("try? /b/", "try postfixQuestion regex(/b/)"), ("try! /b/", "try postfixExclamation regex(/b/)"),
        ("[/a/]", "leftBracket regex(/a/) rightBracket"),
    ])
    func regexesStandInManyPlaces(source: String, expected: String) { #expect(tokens(source) == expected) }

    @Test(arguments: [
        "a / b / c", "x /y/ z", "x/y/z", "(/)", "f(0, /)", "(a) / b / c", "f(/, /)", "func /(a: A)", "prefix operator /^/", "1 / 2 / 3",
        "x = / a/", "x = /a //", "x = /a/* b */", "a[0] / b / c", "nil / a / b",
    ])
    func otherSlashesAreOperators(source: String) { #expect(!tokens(source).contains("regex")) }
}
