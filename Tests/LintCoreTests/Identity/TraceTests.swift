import Testing

@testable import LintCore

/// What `trace` says is lost is lost, and nothing else.
@Suite struct TraceTests {
    // MARK: The articles

    private static let experiment = """
        struct ParentView: View {
            @State var isOn = true
            var body: some View {
                CONTAINER {
                    Toggle("Toggle", isOn: $isOn)
                    Section("A") { ChildView(count: 0, isOn: isOn) }
                    Section("B") { if isOn { ChildView(count: 0, isOn: isOn) } else { ChildView(count: 0, isOn: isOn) } }
                    Section("C") { ChildView(count: 0, isOn: isOn).id(isOn) }
                }
            }
        }
        struct ChildView: View {
            @State var count: Int
            var isOn: Bool
            init(count: Int, isOn: Bool) { self.count = count; self.isOn = isOn }
            var body: some View {
                VStack {
                    Text("IsOn: \\(isOn)")
                    Text("Count: \\(count)").bold()
                    Button("Increment") { count += 1 }.buttonStyle(.borderedProminent)
                }
                .padding(30).border(.red, width: 2)
            }
        }
        """

    @Test func theExperimentComesOutAsInTheArticle() throws {
        let project = try InspectedProject(["Parent.swift": Self.experiment.replacing("CONTAINER", with: "VStack")])
        let views = try project.trace("Parent.swift", "ParentView", "isOn")
        #expect(
            views.verdicts("ChildView") == [
                "updated", "recreated: ChildView.count", "recreated: ChildView.count", "recreated: ChildView.count",
            ])
        #expect(views[0].name == "ParentView" && views[0].verdict == "updated")
        #expect(views.verdicts("Toggle") == ["updated"])
        let inside = views.drop { $0.name != "ChildView" }.dropFirst().prefix(4)
        #expect(inside.map { "\($0.name) \($0.verdict)" } == ["VStack updated", "Text updated", "Text skipped", "Button updated"])
        #expect(views.allSatisfy { $0.note != "`List` may restore the previous state" })
    }

    @Test(arguments: [("List", []), ("Group", ["--inside", "List"])] as [(String, [String])])
    func aListMayRestoreWhatAStaticRowLost(container: String, options: [String]) throws {
        let project = try InspectedProject(["Parent.swift": Self.experiment.replacing("CONTAINER", with: container)])
        let views = try options.isEmpty
            ? project.trace("Parent.swift", "ParentView", "isOn") : project.trace("Parent.swift", "ParentView", "isOn", options[0], options[1])
        let children = views.filter { $0.name == "ChildView" }
        #expect(children.map { $0.note == "`List` may restore the previous state" } == [false, true, true, true])
    }

    @Test func aChildWhoseValueChangedRunsItsBodyAndDrawsNothing() throws {
        let project = try InspectedProject([
            "Parent.swift": """
                struct ChildView: View { let flag: Bool; let message: String; var body: some View { Text(message) } }
                struct ParentView: View {
                    @State var condition = true
                    var body: some View {
                        VStack { ChildView(flag: condition, message: "Hello"); Button { condition.toggle() } label: { Text("toggle") } }
                    }
                }
                """
        ])
        let views = try project.trace("Parent.swift", "ParentView", "condition")
        #expect(
            views.prefix(4).map { "\($0.name) \($0.verdict)" } == [
                "ParentView updated", "VStack updated", "ChildView updated", "Text skipped",
            ])
    }

    // MARK: Where state sits

    static let row = "struct Row: View { @State private var isOpen = false; var body: some View { Text(\"row\") } }\n"

    @Test func stateTwoViewsDownInAnotherFileIsLost() throws {
        let project = try InspectedProject([
            "Row.swift": Self.row, "Card.swift": "struct Card: View { var body: some View { VStack { Row() } } }",
            "Screen.swift": "struct Screen: View { @State var isOn = false; var body: some View { Card().id(isOn) } }",
        ])
        let views = try project.trace("Screen.swift", "Screen", "isOn")
        #expect(views.verdicts("Card") == ["recreated"])
        #expect(views.verdicts("Row") == ["recreated: Row.isOpen"])
    }

    @Test func stateBehindHelpersAndModifiersIsLost() throws {
        let project = try InspectedProject([
            "Row.swift": Self.row,
            "Helpers.swift": """
                extension View {
                    @ViewBuilder func `if`<C: View>(_ condition: Bool, transform: (Self) -> C) -> some View {
                        if condition { transform(self) } else { self }
                    }
                }
                struct Faded: ViewModifier {
                    let isFaded: Bool
                    func body(content: Content) -> some View { if isFaded { content.opacity(0.3) } else { content } }
                }
                """,
            "Screen.swift": """
                struct Screen: View {
                    @State var isOn = false
                    @State var isFaded = false
                    var body: some View { VStack { rows.if(isOn) { $0.padding() }; Row().modifier(Faded(isFaded: isFaded)); Row() } }
                    private var rows: some View { Row() }
                }
                """,
        ])
        let on = try project.trace("Screen.swift", "Screen", "isOn")
        #expect(on.verdicts("Row") == ["recreated: Row.isOpen", "recreated: Row.isOpen", "skipped", "skipped", "skipped"])
        let faded = try project.trace("Screen.swift", "Screen", "isFaded")
        #expect(faded.verdicts("Row") == ["skipped", "skipped", "recreated: Row.isOpen", "recreated: Row.isOpen", "skipped"])
    }

    @Test func stateBehindABindingIsNotLost() throws {
        let project = try InspectedProject([
            "Counter.swift": """
                struct Counter: View { @Binding var count: Int; var body: some View { Text("\\(count)") } }
                struct Screen: View {
                    @State var count = 0
                    @State var isOn = false
                    var body: some View { if isOn { VStack { Counter(count: $count) } } else { HStack { Counter(count: $count) } } }
                }
                """
        ])
        let views = try project.trace("Counter.swift", "Screen", "isOn")
        #expect(views.verdicts("Counter") == ["recreated", "recreated"])
        #expect(try project.trace("Counter.swift", "Screen", "count").verdicts("Counter") == ["updated", "updated"])
    }

    @Test func rowsOfAForEachAreKeptByTheirIDs() throws {
        let project = try InspectedProject([
            "Screen.swift": Self.row + """
                struct Screen: View {
                    @State var numbers = [1, 2]
                    var body: some View { VStack { ForEach(numbers, id: \\.self) { number in Row() } } }
                }
                """
        ])
        let row = try #require(try project.trace("Screen.swift", "Screen", "numbers").first { $0.name == "Row" })
        #expect(row.verdict == "skipped" && row.lost.isEmpty)
        #expect(row.note == "recreated where its id is new or gone")
    }

    @Test func aRecursiveViewEnds() throws {
        let project = try InspectedProject([
            "Tree.swift": """
                struct Branch: View {
                    let depth: Int
                    @State private var isOpen = true
                    var body: some View { VStack { Text("x"); if depth > 0 { Branch(depth: depth - 1) } } }
                }
                struct Screen: View { @State var isOn = false; var body: some View { Branch(depth: 3).id(isOn) } }
                """
        ])
        let views = try project.trace("Tree.swift", "Screen", "isOn")
        #expect(views.verdicts("Branch") == ["recreated: Branch.isOpen", "recreated: Branch.isOpen"])
        #expect(try project.trace("Tree.swift", "Branch", "depth").last?.note == "holds itself")
    }

    // MARK: Wrong questions

    @Test(arguments: [
        (["--view", "Screan", "--change", "isOn"], "no view 'Screan' is declared in 'Screen.swift'; did you mean 'Screen'?"),
        (["--view", "Screen", "--change", "isOm"], "'Screen' has no variable 'isOm'; did you mean 'isOn'?"),
        (["--view", "Screen", "--change", "fixed"], "'fixed' is computed, and no variable that can change is seen in it"),
        (["--view", "Screen"], "'--change NAME' is missing, the variable that changes"),
        (["--view", "Screen", "--change", "isOn", "--inside", "Lst"], "'--inside' is one of 'List', not 'Lst'; did you mean 'List'?"),
    ] as [([String], String)])
    func aWrongQuestionNamesTheNearest(options: [String], message: String) throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct User { var name = ""; var title: String { "Dr. " + name } }
                struct Screen: View {
                    @State var isOn = false
                    @State var count = 0
                    @State var user = User()
                    var title: String { "\\(count)" }
                    var fixed: String { "fixed" }
                    var body: some View { Text(title) }
                }
                """
        ])
        let outcome = try CLIRunner.run(["trace", "Screen.swift"] + options, in: project.folder.url)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasPrefix("identity-lint: error: \(message)\n"), "\(outcome.errors)")
    }
}
