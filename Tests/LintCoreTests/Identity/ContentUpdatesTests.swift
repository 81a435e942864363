import Testing

@testable import LintCore

/// What updates a view by the views in it, and by what it is given that equals nothing else: `explain` and `trace` have one answer.
@Suite struct ContentUpdatesTests {
    private static let parts = """
        struct Leaf: View { let n: Int; var body: some View { Text("\\(n)") } }
        struct Card<Content: View>: View { @ViewBuilder let content: Content; var body: some View { VStack { content } } }
        struct Kept<Content: View>: View { @ViewBuilder let content: () -> Content; var body: some View { VStack { content() } } }

        """

    private func project(_ body: String, _ state: String = "") throws -> InspectedProject {
        let screen = "struct Screen: View {\n@State var n = 0\n@State var other = 0\nlet items: [Int]\n\(state)\nvar body: some View {\n\(body)\n} }"
        return try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": screen + "\nfunc touch() {}"])
    }

    /// The view on the eighth line.
    private func explained(_ body: String, _ state: String = "") throws -> (text: String, inputs: [String], eachRun: String?) {
        let project = try project(body, state)
        let told = try project.explain("Screen.swift:8")
        let instance = (told.document["instances"] as? [[String: Any]])?.first
        return (try project.run("explain", "Screen.swift:8").output, told.inputs, instance?["updatedEachRun"] as? String)
    }

    private func row(_ body: String, _ variable: String = "n") throws -> String {
        let rows = try project(body).trace("Screen.swift", "Screen", variable)
        return rows.dropFirst().first.map { "\($0.verdict): \($0.reason)" } ?? ""
    }

    @Test(arguments: [
        "VStack { Text(\"\\(n)\") }", "List { Leaf(n: n) }", "VStack { if n > 1 { Text(\"a\") } }", "HStack { Text(\"a\").opacity(Double(n)) }",
        "Card { Leaf(n: n) }", "VStack { HStack { Leaf(n: n) } }", "ZStack { unread(n) }",
    ])
    func aContainerIsUpdatedByWhatItsViewsRead(body: String) throws {
        #expect(try explained(body).inputs == ["its content: n K5"], "\(body)")
        #expect(try row(body) == "updated: its content changes", "\(body)")
    }

    @Test(arguments: [
        "VStack { Text(\"a\"); Spacer() }", "Card { Text(\"a\") }", "VStack { Toggle(\"a\", isOn: .constant(true)) }", "Text(\"a\").onTapGesture { touch() }",
    ])
    func whatReadsNothingIsNotUpdated(body: String) throws {
        let told = try explained(body)
        #expect(told.inputs == [] && told.eachRun == nil && told.text.contains("only updates it\n  none\n"), "\(told)")
        #expect(try row(body, "n").hasPrefix("untouched") || row("\(body); Text(\"\\(n)\")").hasPrefix("skipped: nothing that it is given changes"), "\(body)")
    }

    @Test(arguments: [
        ("Button(\"a\") { touch() }", "`action` is a closure, which cannot be compared"), ("Button(action: touch) { Text(\"a\") }", "`action:` is a closure, which cannot be compared"),
        ("ForEach(items, id: \\.self) { Text(\"\\($0)\") }", "its content is a closure, which cannot be compared"),
        ("GeometryReader { _ in Text(\"a\") }", "its content is a closure, which cannot be compared"),
        ("HStack { Button(\"a\") { touch() } }", "its content holds a closure, which cannot be compared"),
        ("VStack { Text(\"a\").onTapGesture { touch() } }", "its content holds a closure, which cannot be compared"),
        ("Card { Button(\"a\") { touch() } }", "its content holds a closure, which cannot be compared"),
        ("Kept { Text(\"a\") }", "`content` is a closure, which cannot be compared"),
    ])
    func aClosureEqualsNoOther(body: String, reason: String) throws {
        let told = try explained(body)
        #expect(told.eachRun == reason && told.text.contains("\n  each run of the body around it: \(reason)\n"), "\(told)")
        #expect(try row("\(body); Text(\"\\(n)\")") == "updated: \(reason)")
    }

    @Test func aBodyThatDoesNotRunMakesNoClosure() throws {
        let code = """
            struct Inner: View { @Binding var n: Int; var body: some View { VStack { Button("a") { n = 1 }; Stepper("b", value: $n) } } }
            struct Screen: View { @State var n = 0; var body: some View { Inner(n: $n) } }
            """
        let rows = try InspectedProject(["Screen.swift": code]).trace("Screen.swift", "Screen", "n")
        #expect(rows.verdicts("Button") == ["untouched"] && rows.verdicts("Stepper") == ["updated"], "\(rows)")
    }

    @Test func theEnvironmentAroundUpdatesWhatIsDrawnByIt() throws {
        let told = try explained("Text(\"a\")\n.padding().font(n > 1 ? .title : .body)").inputs
        #expect(told == [".font n K5"] || told == ["`font` of the environment: n K5"], "\(told)")
        let inner = try project("VStack {\nText(\"a\")\n}.font(n > 1 ? .title : .body)").explain("Screen.swift:9")
        #expect(inner.inputs == ["`font` of the environment: n K5"], "\(inner.document)")
    }

    @Test func manyVariablesAreNotAllNamed() throws {
        let state = (1...6).map { "@State var v\($0) = \($0)" }.joined(separator: "; ")
        let told = try explained("VStack { " + (1...6).map { "Leaf(n: v\($0))" }.joined(separator: "; ") + " }", state)
        #expect(told.text.contains("; and 2 more\n") && !told.text.contains("`v5`"), "\(told.text)")
    }

    @Test func whatAnUnreadModifierIsGivenIsContentAllTheSame() throws {
        let told = try explained("VStack { Text(\"\\(n)\") }.styled(n)")
        #expect(told.inputs == ["its content: n K5"] && told.text.contains("what `.styled` does with `n` was not read"), "\(told)")
        #expect(try explained("VStack { Text(\"a\") }.styled(n)").inputs == [])
    }

    @Test func whatAnUnreadViewDoesWithAClosureIsNotKnown() throws {
        let told = try explained("Unread(title: n) { Text(\"\\(other)\") }")
        #expect(told.inputs == ["title: n K5"] && told.eachRun == "perhaps, as it was not read and is given a closure", "\(told)")
        #expect(try explained("VStack { Unread { other = n } }").inputs == [])
        #expect(try explained("Unread(title: n, onTap: act)", "func act() { other = n }").inputs == ["title: n K5"])
    }

    @Test(arguments: [
        ("Text(\"a\").unread($n)", "updated", "what `unread` does with `n` was not read: the body may not run"), ("Unread(n: $n)", "updated", "what `Unread` does with `n` was not read: the body may not run"),
        ("Unread { n = 1 }", "untouched", "its body does not read `n`"), ("Unread { Text(\"\\(n)\") }", "updated", "what `Unread` does with `n` was not read: the body may not run"),
        ("Text(\"\\(n)\").unread($n)", "updated", "`n` changes: its body runs"), ("Stepper(\"a\", value: $n)", "untouched", "its body does not read `n`"),
    ])
    func whetherABindingIsReadWhereItIsHandedOnIsNotKnown(body: String, verdict: String, reason: String) throws {
        let row = try #require(project(body).trace("Screen.swift", "Screen", "n").first)
        #expect(row.verdict == verdict && row.reason == reason && row.isCertain != reason.contains("may not"), "\(row)")
    }

    /// `makeUIView` runs once, and `updateUIView` reads nothing here.
    @Test(arguments: [("", "untouched"), ("view.text = text", "updated")])
    func aViewOfUIKitIsUpdatedByWhatItsUpdateReads(update: String, verdict: String) throws {
        let code = """
            import UIKit
            struct Field: UIViewRepresentable { @Binding var text: String
            func makeUIView(context: Context) -> UITextField { UITextField() }
            func updateUIView(_ view: UITextField, context: Context) { \(update) }
            func makeCoordinator() -> Coordinator { Coordinator(self) }
            final class Coordinator { let parent: Field; init(_ parent: Field) { self.parent = parent } } }
            struct Screen: View { @State var text = ""; var body: some View { VStack { Field(text: $text) } } }
            """
        let rows = try InspectedProject(["Screen.swift": code]).trace("Screen.swift", "Screen", "text")
        #expect(rows.verdicts("Field") == [verdict], "\(rows)")
    }

    /// A colour is a view as well, and what is given one is drawn by it.
    @Test(arguments: [".framed(on ? .red : .blue)", ".modifier(Framed(color: on ? Color.red : .blue))"])
    func aColourThatIsGivenIsAValue(modifier: String) throws {
        let code = """
            struct Framed: ViewModifier { let color: Color; func body(content: Content) -> some View { content.overlay(Capsule().stroke(color, lineWidth: 1)) } }
            extension View { func framed(_ color: Color) -> some View { self.modifier(Framed(color: color)) } }
            struct Screen: View { @State var on = false; var body: some View { Text("a")\(modifier).onTapGesture { on.toggle() } } }
            """
        let rows = try InspectedProject(["Screen.swift": code]).trace("Screen.swift", "Screen", "on")
        #expect(rows.verdicts("Framed") == ["updated"] && rows.verdicts("Capsule") == ["updated"] && rows.verdicts("Text") == ["skipped"], "\(rows)")
    }

    /// `CardBackground` rests, and what it is on changes.
    @Test func aModifierThatRestsStandsInNobodysWay() throws {
        let modifier = "struct Framed: ViewModifier { let w: Int; func body(content: Content) -> some View { HStack { content } } }\n"
        let code = modifier + "struct Screen: View { @State var n = 0; var body: some View { VStack { HStack { Text(\"\\(n)\") } }.modifier(Framed(w: 1)) } }"
        let rows = try InspectedProject(["Screen.swift": code]).trace("Screen.swift", "Screen", "n").dropFirst()
        #expect(rows.map { "\($0.name) \($0.verdict)" } == ["Framed skipped", "HStack untouched", "VStack updated", "HStack updated", "Text updated"], "\(rows)")
    }

    @Test func aPublisherIsNoBinding() throws {
        let code = """
            import Combine
            final class Model: ObservableObject {
                @Published var a = false
                @Published var b = false
                var bag: Any?
                init() { bag = $a.combineLatest($b).sink { _ in }; Just(true).assign(to: &$b) }
            }
            struct Screen: View {
                @StateObject var model = Model()
                var body: some View { VStack { if model.a {
                    Text("a")
                } } }
            }
            """
        let ends = try InspectedProject(["Screen.swift": code]).explain("Screen.swift:12").document
        let writes = ((ends["instances"] as? [[String: Any]])?.first?["endedBy"] as? [[String: Any]])?.first?["writes"] as? [Any]
        #expect(writes?.isEmpty ?? false, "\(ends)")
    }

    /// `model.isOpen = true` names it, whatever else it has.
    @Test func whoWritesAMemberOfAnUnreadObjectIsNamed() throws {
        let text = try explained("if model.isOpen {\nText(\"a\")\n}; Button(\"b\") { model.isOpen = true }", "@EnvironmentObject var model: Elsewhere").text
        #expect(text.contains("`model.isOpen` is written at line 10, in `Button` of `Screen`") && text.contains("@EnvironmentObject of Screen, line 6: changes while the view lives"), "\(text)")
    }

    @Test func whoWritesAnotherMemberOfAnUnreadObjectIsNot() throws {
        let text = try explained("if model.isOpen {\nText(\"a\")\n}; Button(\"b\") { model.name = 1 }", "@ObservedObject var model: Elsewhere").text
        #expect(text.contains("ends when `if model.isOpen`") && !text.contains("is written"), "\(text)")
    }

    // MARK: How many bodies run

    @Test(arguments: [
        ("if n > 1 { Unread() }", "at least 1 body runs"), ("if n > 1 { Leaf(n: 1) }", "up to 2 bodies run"), ("Text(\"\\(n)\").unread()", "1 body runs"),
        ("Text(\"a\").id(n).unread()", "at least 1 body runs"),
    ])
    func theNumberOfBodiesIsABoundWhereSomethingWasNotRead(body: String, count: String) throws {
        let head = try project("VStack { \(body) }").run("trace", "Screen.swift", "--view", "Screen", "--change", "n").output.split(separator: "\n")[1]
        #expect(head.hasSuffix(count), "\(head)")
    }

    // MARK: What is said of variables

    @Test(arguments: [
        ("Text(\"\\(model.title)\")", "let title = \"a\"", "given by those who make the view"), ("Text(model.title)", "@Published var title = \"a\"", "nothing is seen to change it"),
        ("Button(\"a\", action: model.title)", "func title() {}", nil),
    ])
    func aConstantOfAnObjectDoesNotChange(body: String, member: String, words: String?) throws {
        let code = """
            final class Model: ObservableObject { \(member); @Published var count = 0 }
            struct Screen: View { @StateObject var model = Model(); var body: some View { VStack { Text("a"); Held(model: model); Button("b") { model.count += 1 } } } }
            struct Held: View { @ObservedObject var model: Model; var body: some View {
            \(body) } }
            """
        let text = try InspectedProject(["Screen.swift": code]).run("explain", "Screen.swift:5").output
        let told = text.split(separator: "\n").first { $0.contains("model.title`") }
        #expect(words.map { told?.contains($0) ?? ($0 != "nothing is seen to change it") } ?? (told == nil), "\(text)")
    }

    /// It may be a constant or a method.
    @Test(arguments: ["Text(\"\\(model.title)\")", "Unread(model.title)"])
    func howOftenAMemberOfAnUnreadObjectChangesIsNotKnown(body: String) throws {
        let text = try explained(body, "@EnvironmentObject var model: Elsewhere").text
        #expect(text.contains("`model.title`, @EnvironmentObject of Screen, line 6: how often it changes cannot be told from the source"), "\(text)")
    }

    @Test func aSettingChangesWhereItIsSet() throws {
        let text = try explained("Text(\"a\").padding(radius)", "@AppStorage(\"radius\") var radius = 2.0").text
        #expect(text.contains("@AppStorage of Screen, line 6: a setting, which changes where it is set\n"), "\(text)")
        #expect(try explained("Text(\"a\").opacity(scheme == .dark ? 1 : 0)", "@Environment(\\.colorScheme) var scheme").text.contains("changes rarely, and the whole look with it\n"))
    }

    @Test func whatNobodyChangesUpdatesNothing() throws {
        #expect(try explained("Text(\"\\(fixed)\")", "@State private var fixed = 1").inputs == [])
        let code = "struct Row: View {\n@State private var fixed = 1; @State private var n = 0\nvar body: some View { Stepper(\"\\(fixed) \\(n)\", value: $n) } }\nstruct Screen: View { var body: some View {\nRow() } }"
        let told = try InspectedProject(["Screen.swift": code]).explain("Screen.swift:6")
        #expect(told.inputs == ["own n K5"], "\(told.document)")
    }

    @Test func aVariableThatIsWrittenFromOutsideChanges() throws {
        let code = """
            import UIKit
            struct Badge: View { var isOn = false; var body: some View { VStack { if isOn {
                Text("a")
            } } } }
            final class Holder { let host = UIHostingController(rootView: Badge()); func go() { host.rootView.isOn = true } }
            """
        let text = try InspectedProject(["Screen.swift": code]).run("explain", "Screen.swift:4").output
        #expect(text.contains("`isOn`, var of Badge, line 3: changes while the view lives") == text.contains("`isOn` is written at line 6"), "\(text)")
    }

    @Test func anObjectThatIsHandedOnAnnouncesChanges() throws {
        let code = "final class Model: ObservableObject { @Published var n = 0 }\nstruct Row: View { @ObservedObject var model: Model; var body: some View { Text(\"\\(model.n)\") } }\nstruct Screen: View { @ObservedObject var model: Model; @State var isOn = false; var body: some View {\nRow(model: isOn ? model : Model()) } }"
        let text = try InspectedProject(["Screen.swift": code]).run("explain", "Screen.swift:5").output
        #expect(text.contains("its own `model`, @ObservedObject of Row, line 3: an object, which announces changes\n"), "\(text)")
    }

    // MARK: Animations

    @Test(arguments: [
        ("withAnimation { n = 1 }", "", true), ("n = 1", "", false), ("if n > 2 { n = 1 } else { withAnimation { n = 2 } }", "", false), ("n = 1", ".animation(.default, value: n)", true),
        ("n = 1", ".animation(.default, value: other)", false),
    ])
    func aChangeIsAnimatedWhereAllAre(action: String, modifier: String, isAnimated: Bool) throws {
        let body = "VStack { List { Text(\"a\").onTapGesture { \(action) } }; if n > 1 {\nLeaf(n: 1)\n} }\(modifier)"
        let text = try project(body).run("explain", "Screen.swift:9").output
        #expect(text.contains("a change of `if n > 1` is animated") == isAnimated, "\(text)")
    }

    // MARK: Places

    private static let places = """
        struct Screen: View {
            @State var n = 0
            var body: some View {
                Form {
                    #if NEVER
                    Button("a") { n += 1 }
                    #else
                    Text("b")
                    #endif
                    Unread(n: n) {
                        Text("c")
                    }
                    Text("d")
                        .padding()
                }
            }
        }
        """

    @Test(arguments: [
        (7, "Form", "what stands at the place is left out of this build, by `#if NEVER`: this is the view around it"), (9, "Text", nil), (14, "Text", nil), (15, "Text", nil),
        (12, "Unread(n: n) { Text(\"c\") }", "`Unread` was not read, so this is the view around the place, and what it does with what stands there is not known"),
    ])
    func anAnswerForTheViewAroundSaysSo(line: Int, view: String, instead: String?) throws {
        let told = try InspectedProject(["Screen.swift": Self.places]).explain("Screen.swift:\(line)")
        #expect(told.view == view && told.document["instead"] as? String == instead, "\(told.document)")
    }

    // MARK: Forms

    @Test(arguments: [("macos", "", false), ("macos", ".formStyle(.grouped)", true), ("ios", "", true), (nil, "", false), (nil, ".formStyle(.grouped)", true)])
    func aFormOfMacOSScrollsWhereItsStyleDoes(platform: String?, style: String, scrolls: Bool) throws {
        let project = try InspectedProject(["Screen.swift": "struct Screen: View { @State var n = 0; var body: some View {\nForm { Text(\"a\") }\(style)\n} }"])
        let text = try CLIRunner.run(["explain", "Screen.swift:3"] + (platform.map { ["--platform", $0] } ?? []), in: project.folder.url).output
        #expect(text.contains("scroll position, kept by SwiftUI") == scrolls, "\(text)")
    }
}
