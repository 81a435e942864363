import Foundation
import Testing

@testable import LintCore

/// `check`, `explain` and `trace` answer from three sides: what a change recreates, the view names as its end, what the view names as
/// an update, a change updates, and what a finding says is lost, a view keeps.
@Suite struct ExplainAgreementTests {
    /// What a view is given in many ways: bindings handed on, watched values, presentations, content that containers show here
    /// or there.
    private static let parts = """
        struct Counter: View { @State private var count = 0; var label = ""; var body: some View { Button(label) { count += 1 } } }
        struct Field: View { @Binding var text: String; var body: some View { TextField("", text: $text) } }
        struct Shown: View { @Binding var text: String; var body: some View { Text(text) } }
        struct Panel<Content: View>: View {
            let isWide: Bool
            var footer: (() -> AnyView)?
            @ViewBuilder let content: () -> Content
            var wide: some View { HStack { content() } }
            var body: some View { if isWide { wide } else { content() }; if let footer { footer() } }
        }
        struct Hander<Content: View>: View {
            let isWide: Bool
            @ViewBuilder let content: () -> Content
            var body: some View { Panel(isWide: isWide, content: content) }
        }
        extension View {
            @ViewBuilder func modify<T: View>(_ transform: (Self) -> T?) -> some View { if let view = transform(self) { view } else { self } }
        }
        """

    private static let screens = """
        struct Screen: View {
            @State private var isOn = false
            @State private var isOpen = false
            @State private var text = ""
            @State private var size = 1.0
            @FocusState private var isFocused: Bool
            var body: some View {
                Panel(isWide: isOn, footer: { AnyView(Text(text)) }) { Counter(label: text) }
                Hander(isWide: isOn) { Counter().opacity(size) }
                VStack { Text(text) }.modify { view in if isOn { view.padding() } else { view } }
                Field(text: $text).focused($isFocused)
                Shown(text: $text).onChange(of: isOn) { _ in size = 2 }
                Counter().frame(width: size).sheet(isPresented: $isOpen) { Counter(label: text) }
                Toggle("open", isOn: $isOpen)
                Button("more") { isOn.toggle(); isFocused = isOn }
            }
        }
        """

    @Test func theyAgreeOnTheExamples() throws {
        let said = Agreement(folder: ProjectFolder.url.appendingPathComponent("Examples").path)
        #expect(said.compared > 300 && said.explainedLosses > 3)
        #expect(said.contradictions == [])
    }

    @Test func theyAgreeOnTheExamplesOfPages() {
        var compared = 0
        // All take minutes; the first two of each page show its defect, and what is like it.
        for example in RulePage.all.flatMap({ $0.examples.prefix(2) }) {
            let files = example.files.map { SourceFile(path: "/example/" + $0.path, text: $0.text) }
            let said = Agreement(LoadedProject(CheckInput(paths: [], unsavedFiles: files), LoadOptions()))
            compared += said.compared
            #expect(said.contradictions == [], "\(example.testDescription)")
        }
        #expect(compared > 50)
    }

    @Test func theyAgreeOnWhatViewsAreGiven() throws {
        let project = try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": Self.screens])
        let said = Agreement(folder: project.folder.url.path)
        #expect(said.compared > 50)
        #expect(said.contradictions == [])
    }

    /// What changes in an object that nobody observes has no body run: both say so, and why.
    @Test(arguments: [
        ("let model: Model", "if model.isOn { Counter() }", "model.isOn", "it does not observe `model`"),
        ("var model: Model", "if model.isOn { Counter() }", "model.isOn", "it does not observe `model`"),
        ("let model: Model?", "if let model { Counter(label: model.name) }", "model.name", "it does not observe `model`"),
        ("let model: Model", "Text(model.name)", "model.name", "it does not observe `model`"),
        ("@StateObject var model = Model()", "Text(model.part.name)", "model.part.name", "it does not observe `model.part`"),
        ("@ObservedObject var model: Model", "Text(model.silent)", "model.silent", "`silent` is not `@Published`"),
        ("let bag: Bag", "Text(bag.name)", "bag.name", "`Bag` tells nobody of its changes"),
        ("@ObservedObject var model: Model", "if model.isOn { Counter() }", "model.isOn", nil), ("let model: Model", "Counter(label: text)", "text", nil),
        ("let seen: Seen", "Text(seen.name)", "seen.name", nil), ("let model: Model", "Held(model: model)", "model", nil),
    ] as [(String, String, String, String?)])
    func theyAgreeOnObjectsThatNobodyObserves(property: String, body: String, variable: String, reason: String?) throws {
        let screen = """
            import Observation
            final class Part: ObservableObject { @Published var name = "" }
            final class Model: ObservableObject { @Published var isOn = false; @Published var name = ""; var silent = ""; let part = Part() }
            final class Bag { var name = "" }
            @Observable final class Seen { var name = "" }
            struct Held: View { let model: Model; var body: some View { Text("a") } }
            struct Screen: View {
                @State private var text = ""
                \(property)
                var body: some View {
                    \(body)
                        .onAppear { text = "b" }
                }
            }
            """
        let project = try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": screen])
        let explained = try project.explain("Screen.swift:\(body.hasPrefix("if") ? "12:\(body.split(separator: "{")[0].utf8.count + 11)" : "12")")
        let expected = reason.map { ["a change of `\(variable)` takes effect only when the body of `Screen` runs for another reason: \($0)"] } ?? []
        #expect(explained.notes.filter { $0.hasPrefix("a change of") } == expected, "\(explained.document)")
        let traced = try project.trace("Screen.swift", "Screen", variable)[0]
        #expect(traced.verdict == (reason == nil ? "updated" : "untouched") && (reason == nil || traced.reason == reason), "\(traced)")
    }

    @Test func whatNeverChangesTakesNoEffect() throws {
        let screen = """
            final class Model: ObservableObject { let name = ""; @Published var text = "" }
            struct Screen: View { let model: Model
                var body: some View {
                    Text(model.name)
                }
            }
            """
        #expect(try InspectedProject(["Screen.swift": screen]).explain("Screen.swift:5").notes == [])
    }

    @Test(arguments: ["store.upper", "store.shout()", "store.name"])
    func whatNobodyIsToldOfUpdatesNothing(shown: String) throws {
        let project = try InspectedProject(["Screen.swift": """
            final class Store: ObservableObject {
                @Published var name = ""
                var upper: String { name.uppercased() }
                func shout() -> String { upper + "!" }
            }
            struct Root: View { @StateObject var store = Store(); var body: some View { Screen(store: store); Button("x") { store.name = "q" } } }
            struct Screen: View {
                let store: Store
                var body: some View {
                    Text(\(shown))
                }
            }
            """])
        let text = try project.explain("Screen.swift:11")
        #expect(text.inputs.isEmpty, "\(text.inputs)")
        #expect(text.notes.contains { $0.hasPrefix("a change of `\(shown)` takes effect only when") }, "\(text.document)")
    }

    /// A layout is called with its views: looking into an action beside them does not forget by which builder.
    @Test func layoutsKeepWhatTheyAreCalledWith() throws {
        let project = try InspectedProject(["Screen.swift": """
            struct Flow: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { }
            }
            struct Screen: View { @State private var mode = 0
                var body: some View {
                    Flow() { Text("a"); Image("b"); Text(mode == 0 ? "a" : "c") }.onAppear { print(mode) }
                }
            }
            """])
        let rows = try project.trace("Screen.swift", "Screen", "mode")
        #expect(rows.count { $0.name == "Image" } == 1, "\(rows)")
    }
}
