import Testing

@testable import LintCore

@Suite struct KeywordTableTests {
    @Test func everySpellingIsFoundAgain() {
        for keyword in Keyword.allCases where keyword != .none {
            let bytes = Array(KeywordTable.spelling(of: keyword).utf8)
            let found = bytes.withUnsafeBufferPointer { KeywordTable.shared.keyword($0, 0, bytes.count) }
            #expect(found == keyword)
            #expect(bytes.count <= KeywordTable.maximumLength)
        }
    }

    @Test func theTableListsTheKeywordsInTheirOrder() {
        for keyword in Keyword.allCases { #expect(KeywordTable.spelling(of: keyword) == "\(keyword)") }
    }

    @Test(arguments: ["x", "Struct", "structs", "selfish", "initialize", "iff"])
    func otherWordsAreNoKeywords(word: String) {
        let bytes = Array(word.utf8)
        #expect(bytes.withUnsafeBufferPointer { KeywordTable.shared.keyword($0, 0, bytes.count) } == .none)
    }
}
