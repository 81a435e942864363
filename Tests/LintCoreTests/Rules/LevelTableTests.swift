import Foundation
import Testing

@testable import LintCore

/// What evidence weighs, over all that a rule can say.
@Suite struct LevelTableTests {
    private static let everything: [Evidence] = Evidence.Pattern.allCases.flatMap { pattern in
        (Evidence.Change.allCases.map(Optional.some) + [nil]).flatMap { change in
            Evidence.Loss.allCases.flatMap { loss in
                Evidence.Reach.allCases.flatMap { reach in
                    Evidence.Intent.allCases.flatMap { intent in
                        Evidence.Cure.allCases.map { Evidence(pattern, change: change, loss: loss, reach: reach, intent: intent, cure: $0) }
                    }
                }
            }
        }
    }

    /// 0 where nothing is said, 3 for an error.
    private static func weight(_ evidence: Evidence) -> Int { LevelTable.row(for: evidence).level.map { 1 + (Severity.allCases.sorted().firstIndex(of: $0) ?? 0) } ?? 0 }

    private static func with(_ evidence: Evidence, _ change: (inout Evidence) -> Void) -> Evidence {
        var other = evidence
        change(&other)
        return other
    }

    @Test func nothingIsSaidOfWhatNeverChangesOrIsMeant() {
        for evidence in Self.everything {
            let isNothing = evidence.change == .never || evidence.change == .perElement || evidence.intent == .meant
                || evidence.change == .perCaller && (evidence.cure == .advice || evidence.cure == .none)
                || evidence.loss == .nothing || evidence.pattern == .place && [.redraw, .leaf].contains(evidence.loss) && evidence.change != .seen && evidence.change != .always
                || [.unknown, .rare].contains(evidence.change) && evidence.intent == .unsure && [.redraw, .leaf].contains(evidence.loss)
                || evidence.change == .rare && (evidence.cure == .advice || evidence.cure == .none) && [.redraw, .leaf].contains(evidence.loss)
            #expect((Self.weight(evidence) == 0) == isNothing, "\(evidence)")
        }
    }

    @Test func whatNobodySeesChangeIsANote() {
        for evidence in Self.everything where [.rare, .unknown, .perCaller].contains(evidence.change) && evidence.pattern != .debugging {
            // Edits that are known to keep everything are worth telling of whatever changes.
            if evidence.change == .unknown, evidence.cure == .fix { continue }
            #expect(Self.weight(evidence) <= 1, "\(evidence)")
        }
    }

    @Test func anErrorIsWrongWhateverWasMeant() {
        for evidence in Self.everything where Self.weight(evidence) == 3 {
            #expect(evidence.change == .always || evidence.pattern == .range, "\(evidence)")
            #expect(evidence.intent == .none && evidence.cure != .none, "\(evidence)")
        }
    }

    @Test func moreLossNeverWeighsLess() {
        for evidence in Self.everything where evidence.loss != .state {
            let graver = Self.with(evidence) { $0.loss = Evidence.Loss.allCases[Evidence.Loss.allCases.firstIndex(of: $0.loss)! - 1] }
            #expect(Self.weight(graver) >= Self.weight(evidence), "\(evidence)")
        }
    }

    @Test func moreChangeNeverWeighsLess() {
        let rising: [Evidence.Change] = [.unknown, .possible, .seen, .always]
        for evidence in Self.everything where evidence.pattern == .usual {
            guard let change = evidence.change, let place = rising.firstIndex(of: change), place + 1 < rising.count else { continue }
            let more = Self.with(evidence) { $0.change = rising[place + 1] }
            // What is another one at each evaluation and only drawn again costs what any drawing does.
            guard evidence.loss != .redraw || rising[place + 1] != .always else { continue }
            #expect(Self.weight(more) >= Self.weight(evidence), "\(evidence)")
        }
    }

    @Test func aBetterCureNeverWeighsLess() {
        let rising: [Evidence.Cure] = [.none, .advice, .clear, .fix]
        for evidence in Self.everything {
            guard let place = rising.firstIndex(of: evidence.cure), place + 1 < rising.count else { continue }
            let better = Self.with(evidence) { $0.cure = rising[place + 1] }
            #expect(Self.weight(better) >= Self.weight(evidence), "\(evidence)")
        }
    }

    @Test func eachRowIsTheFirstForSomething() {
        let used = Set(Self.everything.map { LevelTable.row(for: $0).number })
        #expect(LevelTable.rows.map(\.number) == Array(1...LevelTable.rows.count))
        #expect(used == Set(LevelTable.rows.map(\.number)))
    }

    @Test(arguments: [
        (Evidence(change: .seen, loss: .state, cure: .advice), .warning, 7), (Evidence(change: .possible, loss: .kept, cure: .advice), .warning, 7),
        (Evidence(change: .possible, loss: .content, cure: .advice), .note, 9), (Evidence(change: .possible, loss: .motion, cure: .clear), .note, 9),
        (Evidence(change: .possible, loss: .content, reach: .rows, cure: .clear), .warning, 8), (Evidence(change: .possible, loss: .state, reach: .rows, cure: .advice), .note, 9),
        (Evidence(.sharedObject, change: .possible, loss: .state, cure: .advice), .note, 9),
        (Evidence(change: .seen, loss: .redraw, cure: .clear), .note, 9), (Evidence(change: .seen, loss: .redraw, cure: .fix), .warning, 8),
        (Evidence(change: .seen, loss: .leaf, cure: .fix), .warning, 8), (Evidence(change: .seen, loss: .leaf, cure: .clear), .note, 9),
        (Evidence(change: .possible, loss: .leaf, cure: .fix), .note, 9), (Evidence(.place, change: .unknown, loss: .state, reach: .rows, cure: .fix), .note, 9),
        (Evidence(change: .possible, loss: .redraw, cure: .clear), .note, 9), (Evidence(change: .possible, loss: .redraw, cure: .fix), .warning, 8),
        (Evidence(change: .once, loss: .state, cure: .clear), .warning, 8), (Evidence(change: .once, loss: .state, cure: .advice), .note, 9),
        (Evidence(change: .always, loss: .content, reach: .rows, cure: .advice), .error, 4),
        (Evidence(.sharedObject, change: .always, loss: .content, cure: .advice), .warning, 5),
        (Evidence(change: .always, loss: .redraw, reach: .rows, cure: .advice), .note, 9), (Evidence(change: .always, loss: .motion, reach: .rows, cure: .advice), .warning, 5),
        (Evidence(.place, change: .seen, loss: .redraw, reach: .rows, cure: .clear), .note, 9),
        (Evidence(.place, change: .possible, loss: .redraw, reach: .rows, cure: .clear), nil, 1),
        (Evidence(.place, change: .seen, loss: .motion, reach: .rows, cure: .advice), .warning, 7),
        (Evidence(.place, change: .possible, loss: .motion, reach: .rows, cure: .clear), .note, 9),
        (Evidence(.range, change: .once, loss: .content, reach: .rows, cure: .clear), .error, 4),
        (Evidence(.seed, change: .seen, loss: .redraw, cure: .advice), .warning, 6),
        (Evidence(.range, change: .possible, loss: .content, reach: .rows, cure: .clear), .error, 4),
        (Evidence(.range, change: .unknown, loss: .content, reach: .rows, cure: .fix), .note, 9),
        (Evidence(.takesClosure, change: .possible, loss: .redraw, reach: .helper, cure: .none), .warning, 2),
        (Evidence(.takesClosure, change: .perCaller, loss: .content, reach: .helper, cure: .advice), nil, 1),
        (Evidence(change: .perCaller, loss: .state, cure: .clear), .note, 3), (Evidence(change: .always, loss: .state, intent: .commented, cure: .advice), .note, 3),
        (Evidence(change: .unknown, loss: .redraw, cure: .fix), .warning, 8), (Evidence(change: .unknown, loss: .state, cure: .clear), .note, 9),
        (Evidence(.debugging, change: nil, loss: .redraw, cure: .fix), .warning, 8), (Evidence(change: nil, loss: .redraw, cure: .fix), .warning, 8), (Evidence(change: nil, loss: .redraw, cure: .clear), .note, 9),
    ] as [(Evidence, Severity?, Int)])
    func theTableOfTheDesign(evidence: Evidence, level: Severity?, row: Int) {
        #expect(LevelTable.row(for: evidence).level == level)
        #expect(LevelTable.row(for: evidence).number == row)
    }

    @Test func theChangelogNamesTheLevelOfEachRule() throws {
        let text = try ProjectFolder.text(of: "CHANGELOG.md")
        let table = try #require(text.range(of: "### Levels of rules\n")).upperBound
        let rows = text[table...].split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
        #expect(rows == RuleRegistry.infos.map { "| `\($0.id)` | \($0.severity.rawValue) |" })
    }

    /// With IDENTITY_LINT_UPDATE=levels in the environment the page is written anew.
    @Test func thePageShowsTheRows() throws {
        let start = "<!-- Written by LevelTableTests.swift. -->\n"
        let rows = LevelTable.rows.map { "| \($0.number) | `\($0.name)` | \($0.condition) | \($0.level?.rawValue ?? "nothing") |\n" }
        let written = "\n| | name | when | level |\n|---|---|---|---|\n" + rows.joined() + "\n"
        let text = try ProjectFolder.text(of: "docs/how-it-decides.md")
        let opening = try #require(text.range(of: start))
        let closing = try #require(text.range(of: "<!-- End of what is written. -->", range: opening.upperBound..<text.endIndex))
        let shown = opening.upperBound..<closing.lowerBound
        if ProcessInfo.processInfo.environment["IDENTITY_LINT_UPDATE"] == "levels" {
            let page = ProjectFolder.url.appendingPathComponent("docs/how-it-decides.md")
            try text.replacingCharacters(in: shown, with: written).write(to: page, atomically: true, encoding: .utf8)
        } else {
            #expect(text[shown] == written)
        }
    }
}
