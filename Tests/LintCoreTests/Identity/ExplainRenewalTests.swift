import Testing

@testable import LintCore

/// What goes and what begins again with a new identity, by what state is at first and by the constants that views are given.
@Suite struct ExplainRenewalTests {
    private func answer(_ code: String, _ view: String = "Box") throws -> String {
        let text = """
            struct Detail: View { var body: some View { Text("d").task { print(1) } } }
            struct Draft: View { @State private var text = ""; var body: some View { TextField("a", text: $text) } }

            """
        let frame = """

            struct Screen: View { @State private var isOn = true; var body: some View { if isOn { Box() }; Toggle("a", isOn: $isOn) } }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """
        return try InspectedProject(["Screen.swift": text + code + frame]).run("explain", view).output
    }

    /// What is shown only after something happened does not begin with the view around.
    @Test(arguments: [
        ("@State private var isOpen = false", "if isOpen { Detail() }; Button(\"o\") { isOpen = true }", false),
        ("@State private var isOpen = true", "if isOpen { Detail() }; Button(\"o\") { isOpen = false }", true),
        ("@State private var open: Int?", "if let open { Detail(); Text(\"\\(open)\") }; Button(\"o\") { open = 1 }", false),
        ("@State private var rows: [Int] = []", "ForEach(rows, id: \\.self) { _ in Detail() }; Button(\"o\") { rows.append(1) }", false),
        ("@State private var rows: [Int] = [1]", "ForEach(rows, id: \\.self) { _ in Detail() }; Button(\"o\") { rows.append(1) }", true),
        ("@State private var phase = Phase.idle", "Inner(phase: phase); Button(\"o\") { phase = .done }", false),
        ("@State private var phase = Phase.done", "Inner(phase: phase); Button(\"o\") { phase = .idle }", true),
        ("let n = 1", "Text(\"\\(n)\").modifier(Late())", false),
        ("@State private var isOpen = false", "if isOpen { Detail() }; Text(\"o\").onAppear { isOpen = true }", true),
    ])
    func onlyWhatIsShownAtFirstRunsAgain(state: String, body: String, runs: Bool) throws {
        let found = try answer("""
            enum Phase { case idle, done }
            struct Inner: View { let phase: Phase; var body: some View { switch phase { case .idle: EmptyView(); case .done: Detail() } } }
            struct Late: ViewModifier { @State private var isLate = false; func body(content: Content) -> some View { VStack { content; if isLate { Detail() } else { Button("l") { isLate = true } } } } }
            struct Box: View { \(state); var body: some View { VStack { \(body) }.onAppear { print(2) } } }
            """)
        #expect(found.contains("`onAppear`"), "\(found)")
        #expect(found.contains("`task`") == runs, "\(found)")
    }

    /// Of a type only that state goes which the constants do not rule out.
    @Test(arguments: [("Field()", false), ("Field(help: nil)", false), ("Field(help: \"h\")", true), ("Field(); Field(help: \"h\")", true), ("Outer(isWide: false)", false), ("Outer(isWide: true)", true), ("changed(Outer(isWide: false))", true)])
    func constantsRuleOutStateBelow(body: String, holds: Bool) throws {
        let found = try answer("""
            struct Help: View { let text: String; @State private var isShown = false; var body: some View { Toggle(text, isOn: $isShown) } }
            struct Field: View { var help: String? = nil; var body: some View { VStack { Text("a"); if let help { Help(text: help) } } } }
            struct Inner: View { let isWide: Bool; var body: some View { VStack { Text("a"); if isWide { Help(text: "b") } } } }
            struct Outer: View { \(body.hasPrefix("changed") ? "var" : "let") isWide: Bool; var body: some View { VStack { Inner(isWide: isWide) } } }
            struct Box: View {
                func changed(_ outer: Outer) -> some View { var outer = outer; \(body.hasPrefix("changed") ? "outer.isWide = true" : "outer = Outer(isWide: true)"); return outer }
                var body: some View { VStack { \(body) } }
            }
            """)
        #expect(found.contains("Help.isShown") == holds, "\(found)")
    }

    /// What chooses between two places for the whole run leaves one view, and what ends all of them is said first.
    @Test(arguments: [("#available(iOS 26, *)", "in 2 places, of which each run of the app shows one"), ("isWide", "2 views: each has an identity and state of its own")])
    func aRunShowsOneOfTwoPlaces(condition: String, what: String) throws {
        let found = try answer("""
            extension View { @ViewBuilder func glass(_ isWide: Bool) -> some View { if \(condition) { background(.red) } else { self } } }
            struct Box: View { @State private var isWide = false; var body: some View { VStack { Draft().glass(isWide); Toggle("w", isOn: $isWide) } } }
            """, "Draft")
        let lines = found.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[1] == "written once, and \(what)" && (lines[2].hasPrefix("ends with `Box`, when `if isOn`") || lines[2].hasPrefix("ends when `if isWide` takes another branch")), "\(found)")
    }

    /// A setting is written by whoever has its key.
    @Test(arguments: [("true", true), ("false", false)])
    func aSettingIsWrittenByItsKey(value: String, ends: Bool) throws {
        let found = try answer("""
            struct Settings: View { @AppStorage("isNew") private var isNew = true; var body: some View { Button("s") { isNew = \(value) } } }
            struct Box: View { @AppStorage("isNew") private var isNew = true; var body: some View { if isNew { Text("n") } else { Draft(); Settings() } } }
            """, "Draft")
        #expect(found.contains("`isNew` is written") == ends, "\(found)")
    }

    /// A constant of the run that rules out one of two makers.
    @Test func makersOfTheOtherKindOfDeviceAreNone() throws {
        let found = try answer("""
            enum Device { static let isPhone = UIDevice.current.userInterfaceIdiom == .phone }
            struct Options: View { var body: some View { if Device.isPhone { Text("p") } else { Draft() } } }
            struct Box: View {
                @State private var isOpen = false
                var body: some View { VStack { Button("o") { isOpen = true }.sheet(isPresented: $isOpen) { Options() }; if Device.isPhone { NavigationLink { Options() } label: { Text("b") } } } }
            }
            """, "Draft")
        #expect(found.contains("[root, .sheet]") || found.contains(".sheet"), "\(found)")
        #expect(!found.contains("if Device.isPhone,"), "\(found)")
    }

    /// A write to one part of a value leaves what another part decides, and so does a method that does no more than that.
    @Test(arguments: [
        ("user.name = \"\"", false), ("user.isIn = true", false), ("user.isIn = false", true), ("user.rename()", false), ("user.enter()", false), ("user.leave()", true), ("user.turn()", true), ("user.both()", true), ("user.title = \"\"", true), ("user.note = \"\"", true), ("user.noted()", true),
        ("user.reset()", true), ("user = User()", true),
    ])
    func partsOfAValueEndWhatTheyDecide(code: String, ends: Bool) throws {
        let found = try answer("""
            struct User {
                var isIn = true; var name = ""
                mutating func rename() { name = "b" }
                mutating func enter() { name = "c"; isIn = true }
                mutating func leave() { name = ""; isIn = false }
                mutating func turn() { isIn.toggle() }
                mutating func both() { name = "b"; isIn.toggle() }
                var title: String { get { name } set { name = newValue; isIn = false } }
                var note = "" { didSet { isIn = false } }
                mutating func noted() { note = "b" }
                mutating func reset() { self = User() }
            }
            struct Box: View { @State private var user = User(); var body: some View { if user.isIn { Draft(); Button("b") { \(code) } } else { Text(user.name) } } }
            """, "Draft")
        #expect((found.contains("`user` is written") || found.contains("`isIn` is written")) == ends, "\(found)")
    }

    /// Who edits an element at a place leaves the place.
    @Test(arguments: [("items.indices, id: \\.self", "Field(text: $items[i])", false), ("items.indices, id: \\.self", "Button(\"x\") { items.remove(at: i) }", true)])
    func anElementThatIsEditedStays(rows: String, row: String, ends: Bool) throws {
        let found = try answer("""
            struct Field: View { @Binding var text: String; var body: some View { TextField("a", text: $text) } }
            struct Box: View { @State private var items = ["a"]; var body: some View { ForEach(\(rows)) { i in Draft(); \(row) } } }
            """, "Draft")
        #expect(found.contains("`items` is written") == ends, "\(found)")
    }

    /// An object that announces nothing, and a namespace, update nobody.
    @Test func whatAnnouncesNothingUpdatesNothing() throws {
        let found = try answer("""
            final class Model: ObservableObject { var n = 0 }
            struct Layer: View { let model: Model; let space: Namespace.ID; var body: some View { Text("\\(model.n)") } }
            struct Box: View { @StateObject private var model = Model(); @Namespace private var space; var body: some View { Layer(model: model, space: space) } }
            """, "Layer")
        #expect(!found.contains("  model: ") && !found.contains("  space: "), "\(found)")
    }
}
