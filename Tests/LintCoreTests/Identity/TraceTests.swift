import Testing

@testable import LintCore

/// What `trace` says is lost is lost, and nothing else.
@Suite struct TraceTests {
    /// The views of one name, each as `verdict: state lost`.
    private func verdicts(_ views: [InspectedProject.View], _ name: String) -> [String] {
        views.filter { $0.name == name }.map { view in
            view.verdict + (view.lost.isEmpty ? "" : ": " + view.lost.joined(separator: ", "))
        }
    }

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
            verdicts(views, "ChildView") == [
                "updated", "recreated: ChildView.count", "recreated: ChildView.count", "recreated: ChildView.count",
            ])
        #expect(views[0].name == "ParentView" && views[0].verdict == "updated")
        #expect(verdicts(views, "Toggle") == ["updated"])
        let inside = views.drop { $0.name != "ChildView" }.dropFirst().prefix(4)
        #expect(inside.map { "\($0.name) \($0.verdict)" } == ["VStack updated", "Text updated", "Text skipped", "Button skipped"])
        #expect(views.allSatisfy { $0.note != "List may restore the previous state" })
    }

    @Test(arguments: [("List", []), ("VStack", ["--inside", "List"])] as [(String, [String])])
    func aListMayRestoreWhatAStaticRowLost(container: String, options: [String]) throws {
        let project = try InspectedProject(["Parent.swift": Self.experiment.replacing("CONTAINER", with: container)])
        let views = try options.isEmpty
            ? project.trace("Parent.swift", "ParentView", "isOn") : project.trace("Parent.swift", "ParentView", "isOn", options[0], options[1])
        let children = views.filter { $0.name == "ChildView" }
        #expect(children.map { $0.note == "List may restore the previous state" } == [false, true, true, true])
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
        #expect(verdicts(views, "Card") == ["recreated"])
        #expect(verdicts(views, "Row") == ["recreated: Row.isOpen"])
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
        #expect(verdicts(on, "Row") == ["recreated: Row.isOpen", "recreated: Row.isOpen", "skipped", "skipped", "skipped"])
        let faded = try project.trace("Screen.swift", "Screen", "isFaded")
        #expect(verdicts(faded, "Row") == ["skipped", "skipped", "recreated: Row.isOpen", "recreated: Row.isOpen", "skipped"])
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
        #expect(verdicts(views, "Counter") == ["recreated", "recreated"])
        #expect(verdicts(try project.trace("Counter.swift", "Screen", "count"), "Counter") == ["updated", "updated"])
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
        #expect(verdicts(views, "Branch") == ["recreated: Branch.isOpen", "recreated: Branch.isOpen"])
        #expect(try project.trace("Tree.swift", "Branch", "depth").last?.note == "holds itself")
    }

    // MARK: Ways of a change

    @Test func aContainerThatMovesItsContentLosesTheContentsState() throws {
        let project = try InspectedProject([
            "Screen.swift": Self.row + """
                struct Box<Content: View>: View {
                    let isWide: Bool
                    @ViewBuilder let content: Content
                    var body: some View { if isWide { HStack { content } } else { VStack { content } } }
                }
                struct Screen: View {
                    @State var isWide = false
                    var body: some View { Box(isWide: isWide) { Row() } }
                }
                """
        ])
        let views = try project.trace("Screen.swift", "Screen", "isWide")
        #expect(verdicts(views, "Box") == ["updated"])
        #expect(verdicts(views, "Row") == ["recreated: Row.isOpen"])
    }

    /// The second one is not told in full, and does the same.
    @Test func aContainerThatMovesItsContentDoesSoEachTimeItIsUsed() throws {
        let project = try InspectedProject([
            "Screen.swift": Self.row + """
                struct Wrapper<Content: View>: View {
                    let isOn: Bool
                    @ViewBuilder let content: Content
                    var body: some View { if isOn { HStack { content } } else { VStack { content } } }
                }
                struct Screen: View {
                    @State var isOn = false
                    var body: some View { VStack { Wrapper(isOn: isOn) { Row() }; Wrapper(isOn: isOn) { Row() }; Wrapper(isOn: true) { Row() } } }
                }
                """
        ])
        let views = try project.trace("Screen.swift", "Screen", "isOn")
        #expect(verdicts(views, "Row") == ["recreated: Row.isOpen", "recreated: Row.isOpen", "skipped"])
    }

    @Test func aBodyThatAProtocolWritesShowsWhatTheViewProvides() throws {
        let project = try InspectedProject([
            "Screen.swift": Self.row + """
                protocol Screen: View { associatedtype Content: View; var isBold: Bool { get }; @ViewBuilder var content: Content { get }; func label() -> Text }
                extension Screen { var body: some View { VStack { content; label().opacity(isBold ? 1 : 0) } } }
                struct First: Screen {
                    @State var isOn = false
                    var isBold: Bool { isOn }
                    var content: some View { if isOn { Row() } else { HStack { Row() } } }
                    func label() -> Text { Text(isOn ? "a" : "b") }
                }
                struct Second: Screen {
                    @State var isOn = false
                    let isBold = false
                    var content: some View { Row() }
                    func label() -> Text { Text("b") }
                }
                struct Generic<S: Screen>: View { @State var isOn = false; let screen: S; var body: some View { VStack { Text(isOn ? "a" : "b"); screen.content } } }
                """
        ])
        let first = try project.trace("Screen.swift", "First", "isOn")
        #expect(first[0].verdict == "updated" && verdicts(first, "Row") == ["recreated: Row.isOpen", "recreated: Row.isOpen"], "\(first)")
        #expect(verdicts(first, "Text").last == "updated", "\(first)")
        #expect(try project.trace("Screen.swift", "Second", "isOn").allSatisfy { $0.verdict == "untouched" })
        #expect(try project.trace("Screen.swift", "Generic", "isOn").last?.verdict != "updated")
    }

    @Test func viewsBelowOneThatIsSkippedAreUntouched() throws {
        let project = try InspectedProject([
            "Screen.swift": Self.row + """
                struct Screen: View {
                    @State var isOn = false
                    var body: some View { VStack { Text(isOn ? "on" : "off"); Row().opacity(isOn ? 1 : 0) } }
                }
                """
        ])
        let views = try project.trace("Screen.swift", "Screen", "isOn")
        #expect(views.map(\.verdict) == ["updated", "updated", "updated", "skipped", "untouched"])
    }

    /// A plain property that begins as a random value is another one whenever the body around makes the view.
    @Test func aViewWithATokenOfItsOwnIsNeverEqual() throws {
        let project = try InspectedProject([
            "Screen.swift": Self.row + """
                struct Card: View { let token = UUID(); var body: some View { Row().id(token) } }
                struct Kept: View { @State private var token = UUID(); var body: some View { Row().id(token) } }
                struct Screen: View {
                    @State var count = 0
                    var body: some View { VStack { Text("\\(count)"); Card(); Kept() } }
                }
                """
        ])
        let views = try project.trace("Screen.swift", "Screen", "count")
        #expect(verdicts(views, "Card") == ["updated"])
        #expect(verdicts(views, "Kept") == ["skipped"])
        #expect(verdicts(views, "Row") == ["recreated: Row.isOpen", "untouched"])
    }

    @Test func aPartOfAValueReachesThoseWhoReadIt() throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct User { var name = ""; var age = 0 }
                struct Name: View { let user: User; var body: some View { Text(user.name) } }
                struct Screen: View {
                    @State var user = User()
                    var body: some View { VStack { Text("\\(user.age)"); Name(user: user) } }
                }
                """
        ])
        let views = try project.trace("Screen.swift", "Screen", "user.name")
        #expect(views.map { "\($0.name) \($0.verdict)" } == [
            "Screen updated", "VStack updated", "Text skipped", "Name updated", "Text updated",
        ])
    }

    @Test func whatIsUnknownIsMarked() throws {
        let project = try InspectedProject([
            "Screen.swift": "struct Screen: View { @State var isOn = false; var body: some View { VStack { Mystery(); Text(isOn ? \"a\" : \"b\") } } }"
        ])
        #expect(try project.trace("Screen.swift", "Screen", "isOn").contains { $0.verdict == "unknown" })
    }

    // MARK: Wrong questions

    @Test(arguments: [
        (["--view", "Screan", "--change", "isOn"], "no view 'Screan' is declared in 'Screen.swift'; did you mean 'Screen'?"),
        (["--view", "Screen", "--change", "isOm"], "'Screen' has no variable 'isOm'; did you mean 'isOn'?"),
        (["--view", "Screen", "--change", "title"], "'title' of 'Screen' is computed: name the variable that it is computed from"),
        (["--view", "Screen"], "'--change NAME' is missing, the variable that changes"),
        (["--view", "Screen", "--change", "isOn", "--inside", "Lst"], "'--inside' is one of 'List', not 'Lst'; did you mean 'List'?"),
    ] as [([String], String)])
    func aWrongQuestionNamesTheNearest(options: [String], message: String) throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Screen: View {
                    @State var isOn = false
                    @State var count = 0
                    var title: String { "\\(count)" }
                    var body: some View { Text(title) }
                }
                """
        ])
        let outcome = try CLIRunner.run(["trace", "Screen.swift"] + options, in: project.folder.url)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasPrefix("identity-lint: error: \(message)\n"), "\(outcome.errors)")
    }

    // MARK: Large bodies

    /// Each level draws the next one twice, and reads what the next one reads many times over.
    @Test(.timeLimit(.minutes(1))) func whatIsDrawnAndReadInManyWaysEnds() throws {
        let levels = (0..<30).map { level in
            """
            struct Level\(level): View {
                let isOn: Bool
                var body: some View { VStack { Level\(level + 1)(isOn: isOn); Level\(level + 1)(isOn: isOn) } }
            }
            """
        }
        let sums = (0..<10).map { "    var sum\($0): Int { \(Array(repeating: "sum\($0 + 1)", count: 12).joined(separator: " + ")) }" }
        let project = try InspectedProject([
            "Screen.swift": levels.joined(separator: "\n") + """

                struct Level30: View {
                    @State private var count = 0
                    let isOn: Bool
                    var body: some View { if isOn { Text("\\(count)") } }
                }
                struct Screen: View {
                    @State private var isOn = false
                    @State private var sum10 = 0
                \(sums.joined(separator: "\n"))
                    var body: some View { VStack { Text("\\(sum0)"); Level0(isOn: isOn) } }
                }
                """
        ])
        let views = try project.trace("Screen.swift", "Screen", "isOn")
        #expect(views.filter { $0.name == "Level30" }.map(\.verdict) == ["updated", "updated"])
        #expect(views.filter { $0.name == "Level30" }.map(\.note) == [nil, "views in it as above"])
        #expect(try project.trace("Screen.swift", "Screen", "sum10").count > 1)
    }

    /// Closures in one another, each in a chain that all of them stand in.
    @Test(.timeLimit(.minutes(1))) func aLongChainOfSheetsEnds() throws {
        let sheets = (0..<9).map { ".sheet(item: $item\($0)) { one in VStack { Text(one.name); Text(one.name); Text(one.name); Text(one.name) } }" }
        let states = (0..<9).map { "@State private var item\($0): Item?" }
        let project = try InspectedProject([
            "Screen.swift": """
                struct Item: Identifiable { let id: Int; let name: String }
                struct Screen: View {
                    @State private var isOn = false
                    \(states.joined(separator: "\n"))
                    var body: some View {
                        VStack { Toggle("", isOn: $isOn) }
                        \(sheets.joined(separator: "\n"))
                    }
                }
                """
        ])
        #expect(try project.trace("Screen.swift", "Screen", "isOn").contains { $0.name == "Toggle" && $0.verdict == "updated" })
    }

    // MARK: Ids that are new each time

    @Test(arguments: [
        ("UUID()", "recreated", true), ("Date()", "recreated", true), ("fresh", "recreated", true), ("local", "recreated", true),
        ("self.fresh", "recreated", true), ("fresh.uuidString", "recreated", false),
        ("Int.random(in: 0...9)", "recreated", false), ("isOther ? UUID() : stored", "recreated", false), ("stored", "skipped", true),
        ("kept", "skipped", true), ("1", "skipped", true),
    ])
    func aRandomIDEndsTheViewWheneverTheBodyRuns(id: String, verdict: String, isCertain: Bool) throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Counter: View { @State private var count = 0; var body: some View { Text("\\(count)") } }
                struct Screen: View {
                    @State private var isOn = false
                    @State private var isOther = false
                    @State private var kept = UUID()
                    let stored = UUID()
                    var fresh: UUID { UUID() }
                    var body: some View {
                        let local = UUID()
                        VStack {
                            Toggle(isOn ? "on" : "off", isOn: $isOn)
                            Counter().id(\(id))
                        }
                    }
                }
                """
        ])
        let counter = try #require(try project.trace("Screen.swift", "Screen", "isOn").first { $0.name == "Counter" })
        #expect(counter.verdict == verdict && counter.isCertain == isCertain, "\(counter)")
        #expect(counter.lost == (verdict == "recreated" ? ["Counter.count"] : []))
    }

    @Test func aRandomIDInABodyThatDoesNotRunEndsNothing() throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Inner: View { var body: some View { Text("a").id(UUID()) } }
                struct Screen: View {
                    @State private var isOn = false
                    var body: some View { VStack { Text(isOn ? "a" : "b"); Inner() } }
                }
                """
        ])
        let views = try project.trace("Screen.swift", "Screen", "isOn")
        #expect(verdicts(views, "Inner") == ["skipped"] && verdicts(views, "Text") == ["updated", "untouched"], "\(views)")
    }

    // MARK: What a sheet is shown for

    @Test(arguments: [
        (".sheet(item: $item) { w in Sheet(w: w) }", "item"), (".fullScreenCover(item: $item) { Sheet(w: $0) }", "item"),
        (".popover(item: $item) { w in Sheet(w: w) }", "item"), (".navigationDestination(item: $item) { w in Sheet(w: w) }", "item"),
        (".alert(\"a\", isPresented: $isShown, presenting: item) { w in Sheet(w: w) }", "item"),
        (".navigationDestination(for: Item.self) { w in Sheet(w: w) }", nil),
    ] as [(String, String?)])
    func aSheetIsMadeWithItsItem(modifier: String, source: String?) throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Item: Identifiable, Hashable { let id: Int }
                struct Sheet: View { let w: Item; var body: some View { Text("\\(w.id)") } }
                struct Screen: View {
                    @State private var big = false
                    @State private var isShown = false
                    @State private var item: Item?
                    var body: some View {
                        VStack { Toggle(big ? "a" : "b", isOn: $big); Text("c") }
                            \(modifier)
                    }
                }
                """
        ])
        let big = try #require(try project.trace("Screen.swift", "Screen", "big").first { $0.name == "Sheet" })
        #expect(big.verdict == "skipped", "\(big)")
        let explained = try project.run("explain", "Screen.swift:11").output
        #expect(!explained.contains("element of"), "\(explained)")
        let item = try #require(try project.trace("Screen.swift", "Screen", "item").first { $0.name == "Sheet" })
        #expect(["recreated", "updated"].contains(item.verdict) == (source != nil), "\(item)")
    }
}
