import Testing

@testable import LintCore

@Suite struct NearestWordTests {
    @Test(arguments: [
        ("chekc", "check"), ("rulse", "rules"), ("synatx", "syntax"), ("CHECK", "check"), ("rle", "rule"),
        ("xyzzy", nil), ("c", nil), ("", nil),
    ] as [(String, String?)])
    func findsWhatWasMeantOrNothing(word: String, meant: String?) {
        #expect(NearestWord.find(word, among: ["check", "syntax", "rules", "rule"]) == meant)
    }

    @Test(arguments: [("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("ab", "ba", 1), ("kitten", "sitting", 3)])
    func countsEdits(left: String, right: String, distance: Int) {
        #expect(NearestWord.distance(Array(left.utf8), Array(right.utf8)) == distance)
    }
}
