import Testing

@testable import LintCore

/// What `explain` says of one view.
@Suite struct ExplainTests {
    private static let counter = """
        struct CounterView: View {
            @State var count = 0
            var body: some View { Button { count += 1 } label: { Text(count.description) } }
        }

        """

    /// Lines of the articles' T23 and T24; the first line is the import.
    private static func numbers(_ content: String) -> [String: String] {
        ["Screen.swift": counter + "struct Screen: View {\n    @State var numbers = [1, 2]\n    var body: some View {\n        VStack {\n\(content)\n        }\n    }\n}\n"]
    }

    @Test func rowsOfAForEachShareAPlaceAndUnrolledIDsDoNot() throws {
        let rows = try InspectedProject(Self.numbers("ForEach(numbers, id: \\.self) { number in\nCounterView()\n}")).explain("Screen.swift:11")
        #expect(rows.view == "CounterView")
        #expect(rows.paths == [["VStack", "ForEach", "element of numbers, by \\.self", "CounterView"]])
        #expect(rows.ends == ["its id is new or gone in `numbers`"])
        #expect(rows.notes.contains { $0.hasPrefix("rows may change places and keep their state") })

        let unrolled = try InspectedProject(Self.numbers("CounterView().id(numbers[0])\nCounterView().id(numbers[1])")).explain("Screen.swift:11")
        #expect(unrolled.paths == [["VStack", "child 2 of 2", ".id(numbers[1])", "CounterView"]])
        #expect(unrolled.ends == ["`.id(numbers[1])` takes another value"])
        #expect(unrolled.endingVariables == ["numbers"])
        #expect(unrolled.notes.contains { $0.hasPrefix("an explicit id counts at its own place alone") })
        #expect(unrolled.ownState == ["count"])
    }

    @Test func aHelperIsSeenThroughAndBothPlacesNamed() throws {
        let project = try InspectedProject([
            "Helpers.swift": """
                extension View {
                    @ViewBuilder func `if`<C: View>(_ condition: Bool, transform: (Self) -> C) -> some View {
                        if condition { transform(self) } else { self }
                    }
                }
                """,
            "Screen.swift": Self.counter + """
                struct Screen: View {
                    @State var isOn = false
                    var body: some View {
                        CounterView()
                            .if(isOn) { $0.padding() }
                    }
                }
                """,
        ])
        let found = try project.explain("Screen.swift:9")
        #expect(
            found.paths == [
                ["in View.if(_:transform:)", "if condition", "CounterView"], ["in View.if(_:transform:)", "else", "CounterView"],
            ])
        #expect(found.endingVariables == ["isOn"])
        let text = try project.run("explain", "Screen.swift:9").output
        #expect(text.contains("in View.if(_:transform:)  // line 10, declared at Helpers.swift:3"))
        #expect(text.contains("written once, and 2 views"))
    }

    @Test func stateBelowIsNamedWithItsFile() throws {
        let project = try InspectedProject([
            "Row.swift": "struct Row: View { @State private var isOpen = false; @Binding var name: String; var body: some View { Text(name) } }",
            "Card.swift": "struct Card: View { @State private var name = \"\"; var body: some View { Row(name: $name) } }",
            "Screen.swift": "struct Screen: View {\nlet isOn: Bool\nvar body: some View {\nif isOn { Card() }\n}\n}",
        ])
        let found = try project.explain("Screen.swift:5")
        #expect(found.view == "Card" && found.ownState == ["name"])
        #expect(found.stateBelow == ["Row.isOpen Row.swift"])
        #expect(found.paths == [["if isOn", "Card"]])
        #expect(found.ends == ["`if isOn` shows or hides it"])
    }

    @Test func inputsUpdateAndDoNotEnd() throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Row: View { let title: String; @Environment(\\.colorScheme) var scheme; var body: some View { Text(title) } }
                struct Screen: View {
                    @State var title = ""
                    @State var isOn = false
                    var body: some View {
                        Row(title: title)
                            .opacity(isOn ? 1 : 0)
                    }
                }
                """
        ])
        let found = try project.explain("Screen.swift:8")
        #expect(found.view == "Row" && found.ends.isEmpty)
        #expect(found.inputs == ["title: title K5", ".opacity isOn K5", "own scheme K4"])
    }

    @Test func conditionsThatNeverChangeEndNothing() throws {
        let project = try InspectedProject([
            "Screen.swift": "struct Screen: View {\nvar body: some View {\nif #available(iOS 17, *) {\nText(\"a\")\n} else {\nText(\"b\")\n}\n}\n}"
        ])
        let found = try project.explain("Screen.swift:5")
        #expect(found.ends.isEmpty)
        #expect(found.constants == ["`if #available(iOS 17, *)` takes another branch"])
    }

    @Test(arguments: [
        ("7", "OverlayView", [".overlay", "OverlayView"]), ("9", "Sheet", [".sheet", "Sheet"]),
        ("5:5", "VStack", ["VStack"]), ("5:14", "Text", ["VStack", "child 1 of 2", "Text"]),
    ] as [(String, String, [String])])
    func contentOfModifiersHasItsPlace(place: String, view: String, path: [String]) throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Screen: View {
                    @State var isShown = false
                    var body: some View {
                    VStack { Text("a"); Text("b") }
                    .overlay {
                    OverlayView()
                    }
                    .sheet(isPresented: $isShown) { Sheet() }
                    }
                }
                struct OverlayView: View { var body: some View { Text("a") } }
                struct Sheet: View { var body: some View { Text("a") } }
                """
        ])
        let found = try project.explain("Screen.swift:" + place)
        #expect(found.view == view)
        #expect(found.paths == [path])
    }

    @Test func chainsGoOnBehindConditionalCode() throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Screen: View {
                    @State var id = 0
                    var body: some View {
                        Text("a")
                            #if os(iOS)
                            .id(id)
                            #endif
                    }
                }
                """
        ])
        #expect(try project.explain("Screen.swift:5").paths == [[".id(id)", "Text"]])
    }

    @Test func findingsNameTheWayToTheirView() throws {
        let project = try InspectedProject([
            "Screen.swift": Self.counter + """
                struct Screen: View {
                    @State var isOn = false
                    var body: some View {
                        VStack {
                            Text("a")
                            if isOn { CounterView().padding() } else { CounterView() }
                        }
                    }
                }
                """
        ])
        let output = try project.run("check", "--format", "json").output
        #expect(output.contains(#""identityPath":["VStack","child 2 of 2","else","CounterView"]"#), "\(output)")
    }

    @Test(arguments: [
        ("Screen.swift:99", "'Screen.swift' has no line 99, it ends with line 5"),
        ("Screen.swift:5", "no view stands at line 5 of 'Screen.swift'; the nearest is 'Text' at line 4"),
        ("Screen.swift:4:99", "line 4 of 'Screen.swift' has no column 99, it ends with column 14"),
        ("Screen.swift", "'Screen.swift' names no line; write FILE:LINE or FILE:LINE:COL, or name a view with '--view'"), ("notes.txt:1", "'notes.txt' is no Swift file"),
        ("Screen.swift:0", "lines and columns of 'Screen.swift:0' count from 1"),
    ] as [(String, String)])
    func aPlaceWithoutAViewNamesTheNearest(place: String, message: String) throws {
        let project = try InspectedProject(["Screen.swift": "struct Screen: View {\n    var body: some View {\n    Text(\"a\")\n    }}"])
        let outcome = try project.run("explain", place)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasPrefix("identity-lint: error: \(message)\n"), "\(outcome.errors)")
    }

    @Test func aMissingFileIsToldAsSuch() throws {
        let outcome = try InspectedProject([:]).run("explain", "Missing.swift:3")
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors == "identity-lint: error: Missing.swift: no such file or folder\n")
    }

    @Test(arguments: [
        ("UUID()", "is another one at every evaluation"), ("Date()", "is another one at every evaluation"),
        ("token", "is another one at every evaluation"), ("Int.random(in: 0...9)", "comes out otherwise at an evaluation"),
    ])
    func anIDThatIsNewEachTimeEndsTheView(id: String, words: String) throws {
        let found = try InspectedProject([
            "Screen.swift": Self.counter + """
                struct Screen: View {
                    var token: UUID { return UUID() }
                    var body: some View {
                        CounterView().id(\(id))
                    }
                }
                """
        ]).explain("Screen.swift:9")
        #expect(found.ends == ["`.id(\(id))` \(words) of the body"])
    }

    @Test func anIDThatIsMadeOnceIsNotNewEachTime() throws {
        let found = try InspectedProject([
            "Screen.swift": Self.counter + """
                struct Screen: View {
                    @State private var token = UUID()
                    var body: some View {
                        CounterView().id(token)
                    }
                }
                """
        ]).explain("Screen.swift:9")
        #expect(found.ends == ["`.id(token)` takes another value"])
    }
}
