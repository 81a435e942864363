import Testing

@testable import LintCore

@Suite struct JSONReaderTests {
    /// The value in one line, without places.
    private func text(_ value: JSONValue?) -> String {
        switch value?.content {
        case nil: "-"
        case .null: "null"
        case .boolean(let isTrue): "\(isTrue)"
        case .number(let text): text
        case .string(let text): "'\(text)'"
        case .array(let elements): "[" + elements.map(self.text).joined(separator: " ") + "]"
        case .object(let members): "{" + members.map { "\($0.key)=" + self.text($0.value) }.joined(separator: " ") + "}"
        }
    }

    private func read(_ json: String) -> (text: String, problems: [String]) {
        let (value, problems) = JSONReader.read(SourceFile(path: "a", text: json))
        return (text(value), problems.map { "\($0.offset): \($0.message)" })
    }

    @Test(arguments: [
        ("{}", "{}"), ("[]", "[]"), (" 17.10 ", "17.10"), ("-1e+5", "-1e+5"), ("null", "null"), ("[true, false]", "[true false]"),
        (#"{"a": 1, "b": {"c": [2,],},}"#, "{a=1 b={c=[2]}}"), ("\u{FEFF}{}", "{}"),
        ("// x\n{ /* } */ \"a\" // :\n: /**/ 1 }\n// end", "{a=1}"), ("{\"a\": 1}\r\n", "{a=1}"),
        (#"["\"\\\/\n\u00e9\uD83D\uDE00é😀"]"#, "['\"\\/\né😀é😀']"), (#"["//", "/*"]"#, "['//' '/*']"),
    ])
    func readsWhatPeopleWrite(json: String, value: String) {
        #expect(read(json).text == value)
        #expect(read(json).problems.isEmpty)
    }

    @Test(arguments: [
        ("", "-", ["0: a value is missing"]), ("// x", "-", ["4: a value is missing"]),
        ("{} x", "{}", ["3: nothing may stand behind the value"]), ("{", "{}", ["0: this bracket is never closed"]),
        ("[1 2]", "[1 2]", ["3: ',' is missing"]), ("[1,,2]", "[1 2]", ["3: a value is missing"]),
        ("[,]", "[]", ["1: a value is missing"]), ("[1}", "[1]", ["2: ']' is missing"]),
        ("{a: 1}", "{a=1}", [#"1: a key stands in double quotes, "a""#]), (#"{"a" 1}"#, "{a=1}", ["5: ':' is missing behind 'a'"]),
        (#"{"a":}"#, "{}", ["5: a value is missing"]), (#"{"a": 1, "a": 2}"#, "{a=1 a=2}", ["9: 'a' is given twice"]),
        ("[True]", "[]", ["1: 'True' is no value; did you mean 'true'?"]),
        ("[abc, 1]", "[1]", ["1: 'abc' is no value; text stands in double quotes"]), ("['a']", "[]", ["1: ''a'' is no value; text stands in double quotes"]),
        ("[\"a\n]", "['a']", ["1: this string is never closed"]), (#"["\x"]"#, "['']", [#"2: '\' stands before a character that needs none"#]),
        (#"["\u12"]"#, "['12']", [#"2: '\u' needs the four digits of a character"#]), ("[1] /* x", "[1]", ["4: this comment is never closed"]),
        ("{:1}", "{}", ["1: a key is missing"]), ("[nan, 0x1]", "[]", ["1: 'nan' is no value; text stands in double quotes", "6: '0x1' is no value; text stands in double quotes"]),
        ("[1, /]", "[1]", ["4: '/' is no value; text stands in double quotes"]),
    ] as [(String, String, [String])])
    func goesOnBehindEveryMistake(json: String, value: String, problems: [String]) {
        #expect(read(json).text == value, "\(json)")
        #expect(read(json).problems == problems, "\(json)")
    }

    @Test func everyValueKnowsItsPlace() throws {
        let json = #"{"a": [10, "b"]}"#
        let object = try #require(JSONReader.read(SourceFile(path: "a", text: json)).value)
        guard case .object(let members) = object.content else { return #expect(Bool(false), "no object") }
        #expect(members[0].keyRange == ByteRange(startOffset: 1, endOffset: 4))
        #expect(members[0].value.range == ByteRange(startOffset: 6, endOffset: 15))
    }

    @Test(arguments: ["[", "{\"a\":", "{", "{[", "[{", "\"", "\\", "/", "/*", "{\"a\" ", "\u{0}", ":", "}", "{1:"])
    func endsOnWhateverItIsGiven(piece: String) {
        let json = String(repeating: piece, count: 20_000)
        #expect(1...20 ~= read(json).problems.count)
    }
}
