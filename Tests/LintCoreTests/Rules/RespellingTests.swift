import Testing

@testable import LintCore

/// Other words of the language that mean the same change no answer.
@Suite struct RespellingTests {
    /// Examples whose answers may be others, and why.
    private static let exceptions: [Respelling.Manner: [String: String]] = [
        .comparisons: ["Rules/branch-same-type.md:354": "what is not `true` may be nil, so that no one value is held in the other branch"]
    ]

    /// What pages show seldom.
    private static let more = """
        import SwiftUI
        struct Pane: View {
            @State private var isOn = false
            @State private var isOpen = false
            @State private var picked: String?
            var body: some View {
                Button("On") { isOn.toggle() }
                if isOn, isOpen { Draft(title: "a") } else { Draft(title: "b") }
                if isOn, !isOpen { Draft(title: "c") }
                if let picked { Draft(title: picked) }
                Button("Pick") { picked = "x" }
            }
        }
        struct Draft: View {
            let title: String
            @State private var text = ""
            var body: some View { TextField(title, text: $text) }
        }
        """

    private static let sources = [("RespellingTests.more", [SourceFile(path: "/example/Pane.swift", text: more)])]
        + RulePage.all.flatMap(\.examples).map { example in
            (example.testDescription, example.files.map { SourceFile(path: "/example/" + $0.path, text: $0.text) })
        }

    @Test func noAnswerHangsOnTheWordsOfTheLanguage() {
        var counts: [Respelling.Manner: Int] = [:]
        for (number, (name, files)) in Self.sources.enumerated() {
            let answers = Answers(CheckInput(paths: [], unsavedFiles: files))
            let before = Respelling.rows(of: answers, .all)
            // Each manner of each third example: scripts/respell-check.sh asks for all of whole projects.
            for (order, manner) in Respelling.Manner.allCases.enumerated() where number == 0 || (number + order).isMultiple(of: 3) {
                let respelling = Respelling(answers, manner)
                guard respelling.count > 0, Self.exceptions[manner]?[name] == nil else { continue }
                counts[manner, default: 0] += respelling.count
                let difference = respelling.differences(from: before, .all)
                for row in difference.gone { Issue.record("\(manner): \(name) - \(row)") }
                for row in difference.came { Issue.record("\(manner): \(name) + \(row)") }
            }
        }
        for manner in Respelling.Manner.allCases { #expect((counts[manner] ?? 0) > 1, "\(manner)") }
    }
}
