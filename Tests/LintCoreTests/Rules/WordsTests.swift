import Foundation
import Testing

@testable import LintCore

/// How the tool speaks: in short sentences, what goes wrong apart from what to do, and in words that people use.
@Suite struct WordsTests {
    @Test(arguments: RuleExamplesTests.examples)
    func messagesAreShortAndPlain(_ example: RulePage.Example) {
        for finding in Self.findings(in: example) {
            let faults = Self.faults(of: finding.message)
            #expect(faults.isEmpty, "\(example.testDescription): \(finding.ruleID): \(faults): \(finding.message.text)")
        }
    }

    @Test func messagesAreSeen() {
        let findings = RuleExamplesTests.examples.prefix(40).flatMap(Self.findings)
        #expect(findings.count > 20)
    }

    @Test(arguments: [
        (Message("`Row` loses `draft` when `isOn` changes", help: "write it once"), []),
        (Message("It goes", help: ""), ["help is missing"]),
        (Message("it goes", help: "write it once"), ["headline starts in lower case"]),
        (Message("It goes.", help: "Write it once."), ["headline ends in a period", "help starts with a capital", "help ends in a period"]),
        (Message("It goes. And goes. And goes", help: "stop"), ["3 sentences"]),
        (Message("`Row` stands in two branches", help: "keep that of which it is made anew"), ["stands in", "made anew", "of which"]),
        (Message("A" + String(repeating: " b", count: 25), help: "stop"), ["26 words"]),
        (Message("A" + String(repeating: "b", count: 160), help: "stop"), ["headline has 161 characters"]),
        (Message("A" + String(repeating: "b", count: 100) + "`" + String(repeating: "c", count: 80) + "`", help: "stop"), []),
        (Message("It goes", help: "a" + String(repeating: "b", count: 120)), ["help has 121 characters"]),
    ])
    func aFaultIsSeen(message: Message, faults: [String]) {
        #expect(Self.faults(of: message) == faults)
    }

    private static func findings(in example: RulePage.Example) -> [Finding] {
        var options = Engine.Options()
        options.includesNotes = true
        let files = example.files.map { SourceFile(path: "/example/" + $0.path, text: $0.text) }
        return Engine(options: options).check(CheckInput(paths: [], unsavedFiles: files)).report.findings
    }

    /// Words of ours that nobody else uses.
    static let forbidden = ["stands in", "tears", "made anew", "gives its view back", "of which"]

    private static func faults(of message: Message) -> [String] {
        let headline = message.headline
        var faults: [String] = []
        if message.help.isEmpty { faults.append("help is missing") }
        if headline.first?.isLowercase ?? true { faults.append("headline starts in lower case") }
        if headline.hasSuffix(".") { faults.append("headline ends in a period") }
        if message.help.first?.isUppercase ?? false { faults.append("help starts with a capital") }
        if message.help.hasSuffix(".") { faults.append("help ends in a period") }
        let length = shortened(headline, to: 30).count
        if length > 160 { faults.append("headline has \(length) characters") }
        let helpLength = shortened(message.help, to: 40).count
        if helpLength > 120 { faults.append("help has \(helpLength) characters") }
        let sentences = shortened(headline, to: 1).components(separatedBy: ". ")
        if sentences.count > 2 { faults.append("\(sentences.count) sentences") }
        for words in (sentences + [shortened(message.help, to: 1)]).map({ $0.components(separatedBy: " ").count }) where words > 25 {
            faults.append("\(words) words")
        }
        return faults + forbidden.filter(message.text.contains)
    }

    /// A text in which each piece of code counts as so many characters at most: how long names are is for others to choose.
    static func shortened(_ text: String, to limit: Int) -> String {
        text.components(separatedBy: "`").enumerated().map { index, part in
            index.isMultiple(of: 2) ? String(part) : "`" + String(repeating: "x", count: min(part.count, limit)) + "`"
        }.joined()
    }
}
