import Foundation
import Testing

@testable import LintCore

/// What the founding articles call an anti-pattern is an error or a warning, in code as they show it.
@Suite struct ArticleRowsTests {
    private static let shared = """
        import SwiftUI
        struct HogeView: View { var body: some View { Text("hoge") } }
        struct ErrorStateView: View { var body: some View { Text("error") } }
        struct CounterView: View {
            @State private var count = 0
            var body: some View { Button("\\(count)") { count += 1 } }
        }
        struct HeavyView: View {
            let adding: Int
            var body: some View { ScrollView { ForEach(0..<10000) { Text("\\($0 + adding)") } } }
        }
        enum Kind { case a, b, c }
        enum UIState { case idle, loading, success, failure }
        extension View {
            @ViewBuilder func `if`<Content: View>(_ condition: Bool, content: (Self) -> Content) -> some View { if condition { content(self) } else { self } }
            func nightTimeStyle() -> some View { opacity(0.8) }
            func extend<Content: View>(@ViewBuilder content: (Self) -> Content) -> some View { content(self) }
            @ViewBuilder func skelton(isActive: Bool) -> some View { if isActive { redacted(reason: .placeholder) } else { self } }
            @ViewBuilder func overlay<C: View>(if condition: Bool, content: C) -> some View { if condition { self.overlay { content } } else { self } }
        }
        struct Screen: View {
            @State private var condition = false
            @State private var kind = Kind.a
            @State private var uiState = UIState.idle
            @State private var adding = 0
            @State private var messages = ["Hello", "World"]
            @State private var pets: [Pet] = []
            @State private var treats: [Treat] = []
            @State private var message = ""
            var content: some View { HogeView() }
            @ViewBuilder func pair(_ d: String) -> some View { Text(d); Text(d) }
            var body: some View {
                VStack {
                    ROW
                    Button("toggle") { condition.toggle() }
                    Button("kind") { kind = kind == .a ? .b : .c }
                    Button("load") { uiState = .loading }
                    Button("done") { uiState = .success }
                    Button("reload") { uiState = .idle }
                    Button("add") {
                        adding += 1
                        messages.insert(message, at: 0)
                        pets.insert(Pet(name: message), at: 0)
                        treats.append(Treat(name: message, serialNumber: 1, expiryDate: .now))
                    }
                }
            }
        }
        struct Pet: Identifiable { var id: UUID { UUID() }; let name: String }
        struct Treat { let name: String; let serialNumber: Int; let expiryDate: Date }
        struct PetView: View { let pet: Pet; @State private var isOpen = false; var body: some View { Button(pet.name) { isOpen.toggle() } } }
        struct TreatCell: View { let treat: Treat; @State private var isOpen = false; var body: some View { Button(treat.name) { isOpen.toggle() } } }
        struct ExpirationModifier: ViewModifier {
            let date: Date
            func body(content: Content) -> some View { if date < .now { content.opacity(0.3) } else { content } }
        }
        """

    /// The number of the row, the rule that reports it, and the bad form.
    @Test(arguments: [
        ("P1", "branch-same-view", "if condition { HogeView() } else { HogeView() }"),
        ("P1", "branch-same-view", "if condition { content } else { content }"),
        ("P2", "branch-same-view", "if condition { CounterView() } else { CounterView() }"),
        ("P3", "branch-same-view", "if condition { CounterView().foregroundColor(.blue).fontWeight(.bold) } else { CounterView().foregroundColor(.red) }"),
        ("P4", "branch-same-view", "if condition { HeavyView(adding: adding) } else { HeavyView(adding: adding) }"),
        ("P5", "switch-mergeable-cases", "switch kind { case .a: HogeView(); case .b: HogeView(); case .c: HogeView() }"),
        ("P5", "switch-mergeable-cases", "switch kind { case .a, .b: HogeView(); case .c: HogeView() }"),
        ("P5", "switch-mergeable-cases", "switch uiState { case .idle: ProgressView(); case .loading: ProgressView(); case .success: Text(\"success\"); case .failure: ErrorStateView() }"),
        ("P7", "conditional-modifier-helper", "CounterView().if(condition) { $0.foregroundColor(.blue) }"),
        ("P8", "conditional-modifier-call", "CounterView().if(condition) { $0.foregroundColor(.blue) }"),
        ("P9", "transform-closure-branch", "CounterView().extend { if condition { $0.foregroundColor(.blue) } else { $0.foregroundColor(.red) } }"),
        ("P10", "conditional-modifier-helper", "ForEach(treats, id: \\.serialNumber) { TreatCell(treat: $0).modifier(ExpirationModifier(date: $0.expiryDate)) }"),
        ("P11", "branch-same-view", "if condition { CounterView() } else { CounterView().nightTimeStyle() }"),
        ("P13", "branch-redacted", "List { if condition { pair(\"stub\").redacted(reason: .placeholder) } else { pair(\"data\") } }"),
        ("P13", "conditional-modifier-helper", "CounterView().skelton(isActive: condition)"),
        ("P15", "conditional-decoration-helper", "CounterView().overlay(if: condition, content: Text(\"on\"))"),
        ("P16", "explicit-id-across-branches", "if condition { CounterView().id(1) } else { CounterView().id(1) }"),
        ("P17", "branch-container-switch", "if condition { VStack { Text(\"counter\"); CounterView() } } else { HStack { Text(\"counter\"); CounterView() } }"),
        ("P18", "view-that-fits-state", "ViewThatFits(in: .horizontal) { HStack { Text(\"counter\"); CounterView() }.frame(minWidth: 380); VStack { Text(\"counter\"); CounterView() } }"),
        ("P23", "foreach-self-id", "List { ForEach(messages, id: \\.self) { Text($0) }; TextField(\"new message\", text: $message) }"),
        ("P24", "foreach-index-id", "List { ForEach(pets.indices, id: \\.self) { PetView(pet: pets[$0]) } }"),
        ("P25", "identifiable-random-id", "List { ForEach(pets) { PetView(pet: $0) } }"),
        ("P26", "foreach-name-id", "ForEach(treats, id: \\.name) { TreatCell(treat: $0) }"),
        ("P27", "foreach-dynamic-range", "ForEach(0..<pets.count) { PetView(pet: pets[$0]) }"),
        ("P29", "identity-debug-aid", "let _ = Self._printChanges(); Text(\"a\")"),
    ])
    func badFormIsLoud(row: String, rule: String, view: String) {
        let text = Self.shared.replacingOccurrences(of: "ROW", with: view)
        let found = EvidenceTests.findings(in: [SourceFile(path: "/example/A.swift", text: text)]).filter { $0.ruleID == rule }
        #expect(found.contains { $0.severity != .note }, "\(row): \(found.map { "\($0.severity) \($0.evidence.map { "\($0)" } ?? "")" })")
    }
}
