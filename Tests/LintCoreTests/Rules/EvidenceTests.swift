import Testing

@testable import LintCore

/// Every finding carries what is known beside its pattern, and says no more than that.
@Suite struct EvidenceTests {
    /// What findings of a rule may say of the change, nil where the pattern is not about one. The rules that are not listed look at
    /// conditions, and say their class.
    private static let changes: [String: Set<Evidence.Change?>] = [
        "foreach-random-id": [.always],
        "identifiable-random-id": [.always, .possible],
        "id-modifier-random": [.always, .seen],
        "ephemeral-identifiable": [.always, .seen, .possible, .unknown],
        "id-modifier-volatile": [.perCaller, .rare, .unknown, .possible, .once, .seen, .always],
        "foreach-self-id": [.seen, .possible, .unknown],
        "state-from-init": [.seen, .once, .possible, .unknown],
        "state-loaded-once": [.seen, .possible, .unknown],
        "coordinator-keeps-copy": [.seen, .possible],
        "platform-view-set-once": [.seen, .possible],
        "selection-keeps-state": [.seen],
        "state-set-in-init": [.seen],
        "appear-resets-edits": [.seen],
        "unobserved-object": [.seen],
        "foreach-part-id": [.possible, .unknown],
        "foreach-modifier": [nil, .always],
        "stateful-view-in-branch": [.seen],
        "foreach-index-id": [.always, .seen, .possible, .unknown],
        "branch-scope-too-wide": [.seen, .once],
        "decoded-random-id": [.seen, .possible],
        "observed-object-inline": [.always, .possible, .unknown, .rare],
        "object-made-in-body": [.always, .possible, .unknown, .rare],
        "object-thrown-away": [.always, .possible, .unknown],
        "animation-never-changes": [.seen, .possible],
        "view-that-fits-state": [.possible],
        "identifiable-hash-id": [.possible, .unknown, nil],
        "equatable-hint": [.seen, .unknown],
        "any-view-row": [nil],
        "foreach-hash-id": [.possible],
        "foreach-row-branch": [nil, .seen],
        "identity-debug-aid": [nil],
        "any-view-return-type": [nil, .once, .seen, .possible, .unknown, .rare],
    ]

    /// Rules by which state does not go: it stays, with another element.
    private static let keepState: Set<String> = ["foreach-index-id"]

    /// Rules by which an object goes, with what it holds: no view's state.
    private static let loseObjects: Set<String> = ["object-made-in-body", "observed-object-inline"]

    /// The classes of conditions that a rule speaks of: what never changes is no finding.
    private static let classes: Set<Evidence.Change?> = [.perCaller, .rare, .unknown, .possible, .once, .seen]

    @Test(arguments: RulePage.all.filter { page in RuleRegistry.all.contains { type(of: $0).info.id == page.id } })
    func findingsOfAPageSayWhatIsKnown(_ page: RulePage) {
        var count = 0
        for example in page.examples {
            for finding in Self.findings(in: example.files.map { SourceFile(path: "/example/" + $0.path, text: $0.text) }) where finding.ruleID == page.id {
                count += 1
                guard let evidence = finding.evidence else {
                    Issue.record("\(example.testDescription): no evidence")
                    continue
                }
                #expect((Self.changes[page.id] ?? Self.classes).contains(evidence.change), "\(example.testDescription): \(evidence)")
                if !Self.keepState.union(Self.loseObjects).contains(page.id) {
                    #expect((evidence.loss == .state) == finding.stateLost.contains { $0.recovery == .none || $0.recovery == .loading && evidence.pattern == .place }, "\(example.testDescription): \(evidence)")
                }
                #expect((evidence.cure == .fix) == (finding.fix != nil), "\(example.testDescription): \(evidence)")
            }
        }
        #expect(count > 0)
    }

    @Test(arguments: [
        ("@State private var isOn = false; func flip() { isOn.toggle() }", "isOn", .seen),
        ("@State private var isOn = false; func show() { isOn = true }", "isOn", .once),
        ("@State private var isOn = false", "isOn", .possible),
        ("@Environment(\\.isEnabled) private var isOn", "isOn", .possible),
        ("@Binding var isOn: Bool; func flip() { isOn.toggle() }", "isOn", .seen),
        ("@Environment(\\.colorScheme) private var scheme", "scheme == .dark", .rare),
        ("let isOn: Bool", "isOn", .unknown),
    ] as [(String, String, Evidence.Change)])
    func theChangeIsThatOfTheCondition(property: String, condition: String, change: Evidence.Change) {
        let found = Self.findings(in: [SourceFile(path: "/example/A.swift", text: """
            import SwiftUI
            struct Row: View {
                @State private var text = ""
                var body: some View { TextField("Name", text: $text) }
            }
            struct Page: View {
                \(property)
                var body: some View {
                    if \(condition) { Row().opacity(0.5) } else { Row() }
                }
            }
            """)]).filter { $0.ruleID == "branch-same-view" }
        #expect(found.compactMap(\.evidence) == [Evidence(change: change, loss: .state, cure: .fix)])
    }

    /// A view that keeps nothing loses an animation, where one is seen to come with the change.
    @Test(arguments: [
        ("", "Button(\"Go\") { isOn.toggle() }", Evidence.Loss.leaf),
        ("", "Button(\"Go\") { withAnimation { isOn.toggle() } }", .motion),
        ("", "Button(\"Go\") { withAnimation { flip() } }", .motion),
        ("", "Button(\"Go\") { flip() }", .leaf),
        ("", "Toggle(\"Go\", isOn: $isOn.animation())", .motion),
        ("", "Toggle(\"Go\", isOn: $isOn)", .leaf),
        (".animation(.default, value: isOn)", "", .motion),
        (".animation(.default, value: other)", "", .leaf),
        (".animation(nil, value: isOn)", "", .leaf),
        (".animation(.default)", "", .motion),
        (".transition(.slide)", "", .leaf),
    ] as [(String, String, Evidence.Loss)])
    func anAnimationIsLostWhereOneIsSeen(around: String, writer: String, loss: Evidence.Loss) {
        let found = Self.findings(in: [SourceFile(path: "/example/A.swift", text: """
            import SwiftUI
            struct Page: View {
                @State private var isOn = false
                @State private var other = 0
                private func flip() { isOn.toggle() }
                var body: some View {
                    VStack { if isOn { Text("a").offset(x: 9) } else { Text("a") } }\(around)
                    \(writer)
                }
            }
            """)]).filter { $0.ruleID == "branch-same-view" }
        #expect(found.map { $0.evidence?.loss } == [loss])
    }

    @Test(arguments: [(".animation(.default, value: isOn)", Evidence.Loss.motion), ("", .leaf)])
    func whoMakesAViewAnimatesIt(around: String, loss: Evidence.Loss) {
        let found = Self.findings(in: [SourceFile(path: "/example/A.swift", text: """
            import SwiftUI
            struct Mark: View {
                let isOn: Bool
                var body: some View { if isOn { Text("a").offset(x: 9) } else { Text("a") } }
            }
            struct Page: View {
                @State private var isOn = false
                var body: some View { Mark(isOn: isOn)\(around); Button("Go") { isOn.toggle() } }
            }
            """)]).filter { $0.ruleID == "branch-same-view" }
        #expect(found.map { $0.evidence?.loss } == [loss])
    }

    @Test func helpersReachTheirCallers() {
        let found = Self.findings(in: [SourceFile(path: "/example/A.swift", text: """
            import SwiftUI
            extension View {
                @ViewBuilder func dimmed(_ isOn: Bool) -> some View { if isOn { opacity(0.5) } else { self } }
            }
            struct Page: View {
                var body: some View { TextField("Name", text: .constant("")).dimmed(true) }
            }
            """)]).filter { $0.ruleID == "conditional-modifier-helper" }
        #expect(found.map { $0.evidence?.reach } == [.helper])
        #expect(found.map { $0.evidence?.change } == [.perCaller])
    }

    static func findings(in sources: [SourceFile]) -> [Finding] {
        var options = Engine.Options()
        options.includesNotes = true
        return Engine(options: options).check(CheckInput(paths: [], unsavedFiles: sources)).report.findings
    }
}
