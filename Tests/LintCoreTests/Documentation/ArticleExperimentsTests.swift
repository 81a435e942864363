import Foundation
import Testing

@testable import LintCore

/// What the articles saw in their experiments, `explain` and `trace` say, or that they do not know it. The page docs/experiments.md
/// shows all of it.
@Suite struct ArticleExperimentsTests {
    private static let path = "docs/experiments.md"
    private static let begin = "<!-- Written by ArticleExperimentsTests.swift. -->"
    private static let experiments = ArticleExperiments.articles.flatMap(\.experiments)
    private static let answers = ExperimentAnswers.all(experiments, views: ArticleExperiments.views)

    @Test func everyExperimentIsAsked() {
        #expect(Set(Self.experiments.map(\.name)).count == Self.experiments.count)
        for (experiment, answer) in zip(Self.experiments, Self.answers) { #expect(answer.isAsked, "\(experiment.name)") }
    }

    @Test func noAnswerContradictsAnArticle() {
        for (experiment, answer) in zip(Self.experiments, Self.answers) {
            for judgement in answer.judgements {
                #expect(judgement.explain != .contradicts, "\(experiment.name): \(judgement.observation): \(answer.explained)")
                #expect(judgement.trace != .contradicts, "\(experiment.name): \(judgement.observation): \(answer.traced)")
            }
        }
    }

    /// A judgement that cannot come out otherwise says nothing: each of these reads an answer against what was not seen.
    @Test(arguments: [
        ("WrittenTwice", Experiment.Observation.stays("CounterView")), ("WrittenTwice", .keeps("CounterView.count")), ("WrittenTwice", .losesNothing),
        ("WrittenTwice", .isUpdated("CounterView")), ("WrittenTwice", .rests("CounterView")), ("WrittenTwice", .runsAgain(["onAppear"])),
        ("WrittenOnce", .ends("CounterView")), ("WrittenOnce", .loses("CounterView.count")), ("WrittenTwice", .goesByID("CounterView")),
        ("WrittenOnce", .says(explain: "animation", trace: "List")), ("HeavyUpdate", .rests("HeavyView")), ("EqualValue", .isUpdated("TextView")),
    ])
    func whatWasNotSeenIsContradicted(name: String, observation: Experiment.Observation) throws {
        let seen = try #require(Self.experiments.first { $0.name == name })
        let experiment = Experiment(name, seen.state, seen.body, seen.action, change: seen.change, says: "", observation, .stays(seen.watched[0]))
        let judgement = try #require(ExperimentAnswers.all([experiment], views: ArticleExperiments.views).first?.judgements.first)
        #expect(judgement.explain == .contradicts && judgement.trace == .contradicts, "\(judgement)")
    }

    // MARK: The page

    private static func page() -> String {
        var text = ""
        var answers = answers[...]
        for article in ArticleExperiments.articles {
            text += "## \(article.title)\n\n| experiment | the article | `explain` | `trace` | |\n|---|---|---|---|---|\n"
            for experiment in article.experiments {
                guard let answer = answers.popFirst() else { break }
                let cells = [experiment.cell, experiment.says, cell(answer.explained), cell(answer.traced), answer.verdict]
                text += "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
            }
            text += "\n"
        }
        return text + "## Views that the experiments share\n\n```swift\n\(ArticleExperiments.views)\n```\n"
    }

    private static func cell(_ lines: [String]) -> String { lines.isEmpty ? "not asked" : lines.joined(separator: "<br>") }

    /// With `IDENTITY_LINT_UPDATE=experiments` in the environment the page is written anew.
    @Test func thePageShowsTheAnswers() throws {
        let text = try ProjectFolder.text(of: Self.path)
        let made = text.components(separatedBy: Self.begin)[0] + Self.begin + "\n\n" + Self.page()
        if ProcessInfo.processInfo.environment["IDENTITY_LINT_UPDATE"] == "experiments" {
            try made.write(to: ProjectFolder.url.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
        }
        #expect(text == made)
    }
}

extension Experiment {
    fileprivate var cell: String {
        let lines = (state + "\n" + body).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        let event = change.map { change in values.map { "`\(change)` from `\($0.from)` to `\($0.to)`" } ?? "`\(change)` changes: `\(action)`" } ?? "no variable changes"
        return (lines.map { "`\($0)`" } + [event]).joined(separator: "<br>")
    }
}

extension ExperimentAnswers {
    /// In the last column.
    fileprivate var verdict: String {
        let unknown = [("explain", judgements.compactMap(\.explain).max()), ("trace", judgements.compactMap(\.trace).max())].filter { $0.1 == .unknown }.map { "`\($0.0)`" }
        if judgements.contains(where: { $0.explain == .contradicts || $0.trace == .contradicts }) { return "contradicts" }
        return unknown.isEmpty ? "agrees" : "\(unknown.joined(separator: " and ")): may, or unknown"
    }
}
