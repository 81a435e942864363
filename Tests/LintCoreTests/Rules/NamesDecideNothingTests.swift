import Testing

@testable import LintCore

/// What a project calls its own things decides nothing: each pair differs by a name alone, and so must its findings.
@Suite struct NamesDecideNothingTests {
    private static let note = "struct Note: View { @State private var text = \"\"; var body: some View { TextField(\"x\", text: $text) } }\n"

    private func findings(_ text: String) -> [Finding] {
        var options = Engine.Options()
        options.includesNotes = true
        let source = SourceFile(path: "/example/A.swift", text: "import SwiftUI\n" + text)
        return Engine(options: options).check(CheckInput(paths: [], unsavedFiles: [source])).report.findings
    }

    /// A finding of each pair, with the names in it replaced, so that the two can be compared.
    private func told(_ text: String, _ name: String) -> [String] {
        findings(text.replacing("NAME", with: name)).map { finding in
            let lost = finding.stateLost.map { "\($0.view).\($0.property)" }.joined(separator: ",")
            return "\(finding.ruleID) \(finding.severity) \(finding.message.text) \(lost)".replacing(name, with: "NAME")
        }
    }

    private static let pairs: [(what: String, name: String, text: String)] = [
        (
            "an own case", "now",
            """
            enum Mode { case NAME, later }
            struct A: View { @State private var mode = Mode.NAME
                var body: some View { VStack { if mode == .NAME { Note().padding() } else { Note() }; Button("x") { mode = .later } } } }
            """
        ),
        (
            "a published flag", "isPreview",
            """
            final class Draft: ObservableObject { @Published var NAME = false }
            struct A: View { @ObservedObject var draft: Draft
                var body: some View { VStack { if draft.NAME { Note().padding() } else { Note() }; Button("x") { draft.NAME.toggle() } } } }
            """
        ),
        (
            "state that begins with press", "pressRelease",
            """
            struct Sheet: View { @State private var NAME = ""; var body: some View { Button(NAME) { NAME = "b" } } }
            extension View {
                @ViewBuilder func iff<T: View>(_ condition: Bool, @ViewBuilder _ change: (Self) -> T) -> some View { if condition { change(self) } else { self } }
            }
            struct A: View { @State private var isOn = false
                var body: some View { VStack { Sheet().iff(isOn) { $0.padding() }; Button("x") { isOn.toggle() } } } }
            """
        ),
        (
            "a static collection", "testCases",
            """
            enum Store { static var NAME: [String] = []; static func drop(_ i: Int) { NAME.remove(at: i) } }
            struct Row: View { @State private var draft = ""; var body: some View { TextField("x", text: $draft) } }
            struct A: View { var body: some View { ForEach(Store.NAME.indices, id: \\.self) { i in Row(); Button("-") { Store.drop(i) } } } }
            """
        ),
    ]

    @Test(arguments: pairs.indices)
    func aNameDecidesNothing(pair: Int) {
        let (what, name, text) = Self.pairs[pair]
        let neutral = told(Self.note + text, "vexing")
        #expect(!neutral.isEmpty, "\(what)")
        #expect(told(Self.note + text, name) == neutral, "\(what)")
    }

    /// `.current` and `Kind.current` are one thing.
    @Test func anImplicitMemberIsWhatItsTypeSays() {
        func text(_ side: String) -> String {
            Self.note + """
                struct Kind: Equatable { let n: Int; static var current = Kind(n: 0) }
                struct B: View { let kind: Kind
                    var body: some View { if kind == \(side) { Note().padding() } else { Note() } } }
                """
        }
        // A condition is told as it is written.
        func told(_ side: String) -> [String] {
            findings(text(side)).map { "\($0.ruleID) \($0.severity) \($0.message.text)".replacing("Kind.current", with: ".current") }
        }
        #expect(!told("Kind.current").isEmpty)
        #expect(told(".current") == told("Kind.current"))
    }

    /// The project's own wrapper is not SwiftUI's: identity keeps nothing in it.
    @Test func anOwnWrapperIsNotTheLibrarys() {
        let text = """
            @propertyWrapper struct State<Value> { var wrappedValue: Value }
            struct Part: SwiftUI.View { @State var isOn = false; var body: some SwiftUI.View { SwiftUI.Text("a") } }
            struct E: SwiftUI.View { @SwiftUI.State var isOn = false
                var body: some SwiftUI.View { VStack { if isOn { Part().padding() } else { Part() }; Button("x") { isOn.toggle() } } } }
            """
        #expect(findings(text).map(\.stateLost) == [[]])
    }
}
