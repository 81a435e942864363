import Testing

@testable import LintCore

/// What was told of real projects and led people astray, although no word of it was false.
@Suite struct MisleadingCasesTests {
    private static let leaf = "struct Leaf: View { var n = 0; @State private var open = false; var body: some View { Toggle(\"a\", isOn: $open) } }\n"

    private func rows(_ code: String, _ view: String, _ variable: String, _ more: String...) throws -> [InspectedProject.View] {
        let project = try InspectedProject(["Screen.swift": Self.leaf + code])
        return more.isEmpty ? try project.trace("Screen.swift", view, variable) : try project.trace("Screen.swift", view, variable, more[0], more[1])
    }

    // MARK: Modifiers of the project

    @Test func aModifierIsEqualWhateverItIsOn() throws {
        let code = """
            struct Card: ViewModifier { func body(content: Content) -> some View { HStack { Button("b") { print(1) }; content.padding() } } }
            struct P: View { @State var n = 0; var body: some View { VStack { Text("\\(n)").modifier(Card()) } } }
            """
        let found = try rows(code, "P", "n")
        #expect(
            found.map { "\($0.name) \($0.verdict)" } == ["P updated", "VStack updated", "Card skipped", "HStack untouched", "Button untouched", "Text updated"],
            "\(found)")
    }

    @Test func aModifierRunsForWhatItIsGiven() throws {
        let code = """
            struct Card: ViewModifier { let n: Int; func body(content: Content) -> some View { HStack { content.opacity(Double(n)) } } }
            struct P: View { @State var n = 0; var body: some View { Text("a").modifier(Card(n: n)) } }
            """
        #expect(try rows(code, "P", "n").map { "\($0.name) \($0.verdict)" } == ["P updated", "Card updated", "HStack updated", "Text updated"])
    }

    // MARK: What a list may bring back

    @Test(arguments: [
        ("if isOn { Leaf() }", [true]), ("Section(\"a\") { if isOn { Leaf() } }", [true]), ("Group { Leaf().id(isOn) }", [true]),
        ("VStack { if isOn { Leaf() } }", [false]), ("if isOn { Group { Leaf() } }", [true]), ("ForEach(0..<3) { _ in Leaf().id(isOn) }", [false]),
        ("if isOn { ForEach([1], id: \\.self) { Leaf(n: $0) } } else { ForEach([2], id: \\.self) { Leaf(n: $0) } }", [false, false]),
        ("Text(\"a\").swipeActions { if isOn { Leaf() } }", [false]), ("if isOn { HStack { Leaf() } }", [false]),
    ])
    func aListBringsBackItsWrittenRowsAlone(content: String, isRestored: [Bool]) throws {
        let found = try rows("struct S: View { @State var isOn = false; var body: some View { List { \(content) } } }", "S", "isOn")
        let leaves = found.filter { $0.name == "Leaf" }
        #expect(leaves.map(\.verdict) == isRestored.map { _ in "recreated" }, "\(found)")
        #expect(leaves.map { $0.note == "`List` may restore the previous state" } == isRestored, "\(found)")
        #expect(found.filter { ["ForEach", "Group", "Toggle"].contains($0.name) }.allSatisfy { $0.note != "`List` may restore the previous state" }, "\(found)")
    }

    @Test(arguments: [("if isOn {\nLeaf() }", true), ("VStack { if isOn {\nLeaf() } }", false)])
    func explainNamesTheListOfARow(content: String, isNamed: Bool) throws {
        let code = "struct S: View { @State var isOn = false; var body: some View { List { \(content) }; Button(\"b\") { isOn.toggle() } } }"
        let said = try InspectedProject(["Screen.swift": Self.leaf + code]).explain("Screen.swift:4")
        #expect(said.view == "Leaf" && said.notes.contains { $0.contains("`List` with static rows") } == isNamed, "\(said.document)")
    }

    // MARK: What stays as a rule

    private static let middle = """
        struct Mid: View { let n: Int; var body: some View { Leaf(n: n) } }
        struct Renewed: View { let n: Int; @State var kept = 0; var body: some View { Leaf().id(n) } }

        """

    @Test(arguments: [
        ("Mid(n: s)", "else it stays, is updated and keeps `Leaf.open`"), ("Leaf(n: s)", "else it stays, is updated and keeps `open`"),
        ("Text(\"\\(s)\")", "else it stays and is updated"), ("Renewed(n: s)", "else it stays, is updated and keeps `kept`"), ("Leaf()", nil),
    ] as [(String, String?)])
    func anotherValueIsToldOfAsWell(view: String, note: String?) throws {
        let code = Self.middle + "struct S: View { @State var s: Int?; var body: some View { VStack { if let s { \(view) } } } }"
        let row = try #require(rows(code, "S", "s").first { $0.verdict == "recreated" })
        #expect(row.reason == "where `if let s` shows or hides it" && row.note == note, "\(row)")
    }

    // MARK: What was not read

    @Test func argumentsOfAnUnreadViewAreListed() throws {
        let code = "import Outside\nstruct P: View {\n@State var text = \"\"; @State var size = 1.0; let fixed = 1\nvar body: some View { VStack {\nMarkdownLike(text, size: size, fixed) { print(1) }\nTextField(\"t\", text: $text) } } }"
        let said = try InspectedProject(["Screen.swift": code]).explain("Screen.swift:6")
        #expect(said.inputs == [" text K5", "size: size K5"], "\(said.document)")
        #expect(said.notes == ["`MarkdownLike` was not read"], "\(said.notes)")
    }

    // MARK: What the system has

    private static func systems(_ condition: String) -> [String: String] {
        [
            "Package.swift": """
                import PackageDescription
                let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App")])
                """,
            "Sources/App/Screen.swift": """
                struct S: View {
                    @State var n = 0
                    var body: some View {
                        VStack {
                            if \(condition) {
                                Text("\\(n)").bold()
                            } else {
                                Text("\\(n)")
                            }
                        }
                    }
                }
                """,
        ]
    }

    @Test(arguments: [
        ("#available(iOS 18, *)", ["K1"], 2, "the same for the whole run"), ("#available(iOS 16.4, *)", ["K0"], 1, "decided when the program is built"),
        ("#available(macOS 14, *)", ["K0"], 1, "decided when the program is built"), ("#unavailable(iOS 16)", ["K0"], 1, "decided when the program is built"),
        ("#available(iOS 16, *), n > 1", ["K5"], 2, "nothing is seen to change it"),
    ])
    func theTargetSettlesWhatTheSystemHas(condition: String, classes: [String], texts: Int, words: String) throws {
        let project = try InspectedProject(Self.systems(condition))
        let isElse = condition.hasPrefix("#unavailable")
        let shown = try project.trace("Sources/App/Screen.swift", "S", "n").filter { $0.name == "Text" }
        #expect(shown.count == texts && (texts == 2 || shown[0].line == (isElse ? 9 : 7)), "\(shown)")
        let said = try project.explain("Sources/App/Screen.swift:\(isElse ? 9 : 7)")
        let instance = try #require((said.document["instances"] as? [[String: Any]])?.first)
        let deciding = ((instance["neverEndedBy"] as? [[String: Any]] ?? []) + (instance["endedBy"] as? [[String: Any]] ?? [])).compactMap { $0["class"] as? String }
        #expect(deciding == classes, "\(instance)")
        #expect(try project.run("explain", "Sources/App/Screen.swift:\(isElse ? 9 : 7)").output.contains(words))
        let other = try project.explain("Sources/App/Screen.swift:\(isElse ? 7 : 9)")
        #expect(other.notes.contains { $0.hasPrefix("it is never shown") } == (texts == 1), "\(other.notes)")
    }

    @Test(arguments: [
        ("guard #available(iOS 16.4, *) else { return Text(\"old\\(n)\") }; return Text(\"new\\(n)\")", ["otherwise"]),
        ("guard #available(iOS 18, *) else { return Text(\"old\\(n)\") }; return Text(\"new\\(n)\")", ["else of guard #available(iOS 18, *)", "otherwise"]),
        ("guard #unavailable(iOS 16) else { return Text(\"new\\(n)\") }; return Text(\"old\\(n)\")", ["else of guard #unavailable(iOS 16)"]),
        ("if #available(iOS 16.4, *) { return Text(\"new\\(n)\") } else { return Text(\"old\\(n)\") }", ["if #available(iOS 16.4, *)"]),
        ("if #available(iOS 16.4, *) { Text(\"new\\(n)\") } else { Text(\"old\\(n)\") }", ["if #available(iOS 16.4, *)"]),
        ("true ? Text(\"a\\(n)\") : Text(\"b\\(n)\")", ["if true"]), ("n > 1 ? Text(\"a\\(n)\") : Text(\"b\\(n)\")", ["if n > 1", "else"]),
    ])
    func theTargetSettlesWhatAHelperReturns(body: String, ways: [String]) throws {
        var files = Self.systems("n > 1")
        files["Sources/App/Screen.swift"] = "import SwiftUI\nstruct S: View { @State var n = 0; var body: some View { VStack { help } }\nvar help: Text { \(body) } }"
        let shown = try InspectedProject(files).trace("Sources/App/Screen.swift", "S", "n").filter { $0.name == "Text" }
        #expect(shown.count == ways.count && zip(shown, ways).allSatisfy { $0.path.contains($1) }, "\(shown.map(\.path))")
    }

    /// Of overloads of a library and of the project, the one is meant that the systems have on which the code runs.
    @Test(arguments: [
        ("if #available(iOS 14, *) { onChange(of: value, perform: action) } else { padding() }", true),
        ("if #available(iOS 14, *), value == value { onChange(of: value, perform: action) }", true),
        ("if #available(iOS 13.4, *) { onChange(of: value, perform: action) } else { padding() }", false),
        ("if #available(iOS 14, *) { padding() } else { onChange(of: value, perform: action) }", false), ("onChange(of: value, perform: action)", false),
    ])
    func aCheckAroundACallCounts(body: String, isKnown: Bool) throws {
        let code = """
            extension View {
                @_disfavoredOverload @ViewBuilder
                func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { \(body) }
            }
            struct S: View { @State var n = 0; var body: some View { Leaf().onChange(of: n, perform: { _ in }) } }
            """
        let found = try rows(code, "S", "n", "--deployment-target", "13")
        #expect(found.contains { $0.verdict == "unknown" } != isKnown, "\(found)")
    }

    // MARK: What is given from elsewhere

    @Test(arguments: [
        ("public ", "target", "public init(isWide: Bool = false) { self.isWide = isWide }", "K6"),
        ("public ", "target", "init(isWide: Bool = false) { self.isWide = isWide }", "K3"),
        ("public ", "target", "public init(isWide: Bool = false) { self.isWide = true }", "K3"),
        ("public ", "executableTarget", "public init(isWide: Bool = false) { self.isWide = isWide }", "K3"), ("", "target", "", "K3"),
    ])
    func othersMayGiveALibraryWhatChanges(access: String, kind: String, initializer: String, constancy: String) throws {
        let project = try InspectedProject([
            "Package.swift": "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.\(kind)(name: \"Kit\")])",
            "Sources/Kit/Panel.swift": Self.leaf + """
                \(access)struct Panel: View {
                    let isWide: Bool
                    \(initializer)
                    \(access)var body: some View {
                        VStack { if isWide {
                            Leaf()
                        } }
                    }
                }
                struct Demo: View { var body: some View { Panel(isWide: true) } }
                """,
        ])
        let said = try project.explain("Sources/Kit/Panel.swift:8")
        let instance = try #require((said.document["instances"] as? [[String: Any]])?.first)
        let isNever = constancy == "K3"
        #expect((instance[isNever ? "neverEndedBy" : "endedBy"] as? [[String: Any]])?.compactMap { $0["class"] as? String } == [constancy], "\(instance)")
    }

    // MARK: What is no view, and what is not known

    @Test func aColorThatIsGivenIsNoView() throws {
        let code = """
            struct Chevron: View { let iconColor: Color; var body: some View { Image(systemName: "a").foregroundStyle(iconColor) } }
            struct Fn: View { let iconColor: () -> Color; var body: some View { Image(systemName: "a").foregroundStyle(iconColor()) } }
            struct A: View {
                @State var on = false
                var body: some View { VStack { Chevron(iconColor: Color.red, size: 1); Fn { on ? Color.red : Color.blue }; Text("b").background { Color.red } } }
            }
            """
        #expect(try rows(code, "A", "on").filter { $0.name == "Color" }.count == 1)
    }

    @Test(arguments: [(".unread(n)", 0), ("\"a\"", 1), (".post(n)", 0)])
    func nothingIsPoppedThatMayBeALabel(argument: String, ends: Int) throws {
        let code = """
            enum Page: Hashable { case post(Int) }
            extension NavigationLink where Destination == Never { init(_ page: Page, @ViewBuilder label: () -> Label) { self.init(value: page, label: label) } }
            struct A: View { let n: Int; var body: some View { List { NavigationLink(\(argument)) {
                Leaf()
            } } } }
            """
        let said = try InspectedProject(["Screen.swift": Self.leaf + code]).explain("Screen.swift:6")
        #expect(said.view == "Leaf" && said.ends.count == ends, "\(said.document)")
    }

    @Test func aLinkByABindingIsPoppedByIt() throws {
        let code = """
            extension NavigationLink where Label == Text {
                init<T>(unwrapping route: Binding<T?>, @ViewBuilder destination: () -> Destination) {
                    self.init(isActive: .constant(route.wrappedValue != nil), destination: destination) { Text("x") }
                }
            }
            struct A: View { @State private var route: Int?; var body: some View { NavigationLink(unwrapping: $route) {
                Leaf()
            } } }
            """
        let said = try InspectedProject(["Screen.swift": Self.leaf + code]).explain("Screen.swift:9")
        #expect(said.view == "Leaf" && said.ends == ["it is popped, as by `$route`"] && said.endingVariables == ["route"], "\(said.document)")
    }
}
