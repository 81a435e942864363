import Testing

@testable import LintCore

/// A body runs for what it read, and for nothing else.
@Suite struct TraceBodyReadTests {
    private static let more = """
        struct Row: View { @State private var isOpen = false; var body: some View { Text("r") } }
        struct Switch: View { @Binding var on: Bool; var body: some View { Text(on ? "a" : "b") } }
        struct Mid: View { @Binding var on: Bool; var body: some View { Switch(on: $on) } }
        struct Plain: View { let on: Binding<Bool>; var body: some View { Text(on.wrappedValue ? "a" : "b") } }
        struct Seeded: View {
            @State var value: Bool
            init(_ on: Binding<Bool>) { _value = State(initialValue: on.wrappedValue) }
            var body: some View { Text("c") }
        }
        struct Act: View { let action: () -> Void; var body: some View { Button("x", action: action) } }
        struct Wrapper<Content: View>: View {
            @Binding var on: Bool
            @ViewBuilder let content: Content
            var body: some View { if on { HStack { content } } else { VStack { content } } }
        }
        extension View {
            func onLoad(perform action: @escaping () -> Void) -> some View { onAppear(perform: action) }
            func now(_ action: () -> Void) -> some View { action(); return self }
        }
        func row(_ on: Binding<Bool>) -> some View { Switch(on: on) }
        func label(_ on: Binding<Bool>) -> some View { Text(on.wrappedValue ? "a" : "b") }
        """

    private func trace(_ members: String, _ body: String, _ variable: String = "on") throws -> [InspectedProject.View] {
        let screen = "struct Screen: View {\n\(members)\nvar body: some View { \(body) }\n}\n"
        return try InspectedProject(["Screen.swift": Self.more + "\n" + screen]).trace("Screen.swift", "Screen", variable)
    }

    @Test(arguments: [
        "Button(\"Tap\") { on.toggle() }", "Button(\"Tap\", action: flip)", "Text(\"a\").onTapGesture { on = true }", "Act { on = true }",
        "Text(\"a\").onLoad { print(on) }", "Text(\"a\").gesture(TapGesture().onEnded { on.toggle() })", "Text(\"a\").task { print(on) }",
        "Text(\"\\(type(of: self))\")", "Switch(on: $on)", "Mid(on: $on)", "Toggle(\"t\", isOn: $on)", "Switch(on: $on.animation())", "row($on)", "Text(\"a\").sheet(isPresented: $on) { Row() }",
    ])
    func whoOnlyWritesOrHandsOnIsNotRun(body: String) throws {
        let views = try trace("@State private var on = false\nfunc flip() { on.toggle() }", "VStack { \(body); Text(\"fixed\") }")
        #expect(views[0].verdict == "untouched" && views[0].reason == "its body does not read `on`", "\(views)")
        #expect(views[1].verdict == "untouched" && views[1].reason == "the body of `Screen` does not run")
        #expect(views.filter { $0.name == "Switch" || $0.name == "Toggle" }.allSatisfy { $0.verdict == "updated" }, "\(views)")
        #expect(views.filter { $0.name == "Row" }.allSatisfy { $0.verdict == "recreated" && $0.lost == ["Row.isOpen"] })
        #expect(views.filter { $0.name == "Mid" }.allSatisfy { $0.verdict == "untouched" })
    }

    @Test(arguments: [
        "Text(on ? \"a\" : \"b\")", "Text(title)", "Text(self.make())", "if on { Row() }", "Text(\"a\").opacity(on ? 1 : 0)", "label($on)",
        "Text($on.wrappedValue ? \"a\" : \"b\")", "Text(\"a\").now { print(on) }", "Seeded($on)", "Text(\"a\").onChange(of: on) { }",
        "GeometryReader { _ in Text(on ? \"a\" : \"b\") }", "ForEach([1].filter { _ in on }, id: \\.self) { _ in Row() }",
        "Switch(on: Binding(get: { on }, set: { on = $0 }))", "Text(unread(self))",
    ])
    func whoReadsIsRun(body: String) throws {
        let views = try trace(
            "@State private var on = false\nvar title: String { on ? \"a\" : \"b\" }\nfunc make() -> String { title }", "VStack { \(body) }")
        #expect(views[0].verdict == "updated", "\(views)")
    }

    /// A property that gives the binding is read where its value is.
    @Test(arguments: [
        ("given ?? $on", "Switch(on: bound)", false), ("$on", "Toggle(\"t\", isOn: bound)", false), ("return isWide ? $on : .constant(true)", "Mid(on: bound)", false),
        ("$on", "Text(bound.wrappedValue ? \"a\" : \"b\")", true), ("on ? $on : .constant(false)", "Switch(on: bound)", true), ("$on", "label(bound)", true),
    ])
    func whoIsGivenABindingByAPropertyIsNotRun(value: String, body: String, isRead: Bool) throws {
        let views = try trace("@State private var on = false\nvar given: Binding<Bool>?\nlet isWide: Bool\nvar bound: Binding<Bool> { \(value) }", "VStack { Text(\"fixed\"); \(body) }")
        #expect(views[0].verdict == (isRead ? "updated" : "untouched"), "\(views)")
    }

    @Test(arguments: ["@State var on = false", "@SceneStorage(\"on\") var on = false", "@Namespace var on", "@AppStorage(\"on\") var on = false"])
    func whatIsNotReadUpdatesNobody(variable: String) throws {
        #expect(try trace(variable, "VStack { Text(\"a\"); Row() }").allSatisfy { $0.verdict == "untouched" })
    }

    @Test(arguments: ["let on: Bool", "var on = false", "@ObservedObject var on: Model", "@Environment(\\.isEnabled) var on"])
    func whatSomebodyElseGivesRunsTheBody(variable: String) throws {
        #expect(try trace(variable, "VStack { Text(\"a\"); Row() }")[0].verdict == "updated")
    }

    @Test func aBindingThatIsAPropertyIsRead() throws {
        let views = try trace("@State private var on = false", "VStack { Plain(on: $on); Row() }")
        #expect(views.map { "\($0.name) \($0.verdict)" } == [
            "Screen untouched", "VStack untouched", "Plain updated", "Text updated", "Row untouched", "Text untouched",
        ])
    }

    @Test func aContainerThatFollowsABindingMovesItsContent() throws {
        let views = try trace("@State private var on = false", "VStack { Wrapper(on: $on) { Row() } }")
        #expect(views[0].verdict == "untouched")
        let row = try #require(views.first { $0.name == "Row" })
        #expect(row.verdict == "recreated" && row.lost == ["Row.isOpen"])
    }

    @Test func theViewThatWasAskedAboutStandsByItself() throws {
        let screen = "struct Screen: View {\n@State private var hits = 0\nvar body: some View { Button(\"Tap\") { hits += 1 }.padding() }\n}\n"
        let project = try InspectedProject(["Screen.swift": screen])
        let output = try project.run("trace", "Screen.swift", "--view", "Screen", "--change", "hits").output
        #expect(output.contains("untouched  Screen    its body does not read `hits`      line 2\nuntouched    Button  the body of `Screen` does not run  line 4\n"), "\(output)")
    }

    /// What answers to an event runs with it, and not with the body.
    @Test(arguments: [("Text(\"a\").onKeyPress { _ in on ? .handled : .ignored }", false), ("Text(on ? \"a\" : \"b\").onKeyPress { _ in .handled }", true)])
    func anAnswerToAnEventIsNoReadOfTheBody(body: String, isRead: Bool) throws {
        let views = try trace("@State private var on = false", body)
        #expect((views.first?.verdict == "updated") == isRead, "\(views)")
    }

    @Test(arguments: [
        ("Text(\"a\").onDrop(of: [], delegate: Dropping(on: $on))", "untouched"), ("Holder(on: $on)", "untouched"), ("Focused(isOn: $focus)", "updated"),
    ])
    func aBindingThatIsKeptIsReadByWhoReadsIt(body: String, verdict: String) throws {
        let members = """
            @State private var on = false
            @FocusState private var focus: Bool
            struct Dropping: DropDelegate { @Binding var on: Bool; func performDrop(info: DropInfo) -> Bool { on } }
            struct Holder: View { let on: Binding<Bool>; var body: some View { Text("a") } }
            struct Focused: View { var isOn: FocusState<Bool>.Binding; var body: some View { Text(isOn.wrappedValue ? "a" : "b") } }
            """
        let views = try trace(members, body, body.contains("focus") ? "focus" : "on")
        #expect(views.first?.verdict == "untouched", "\(views)")
        #expect(views.dropFirst().first?.verdict == verdict, "\(views)")
    }
}
