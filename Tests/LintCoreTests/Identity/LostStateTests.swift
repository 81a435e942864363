import Testing

@testable import LintCore

/// What is said to be lost is lost: state that somebody else keeps, or that is not shown, is not named.
@Suite struct LostStateTests {
    /// What a maker makes goes with the view, what it hands on may stay.
    @Test(arguments: [
        ("let view = NSView(); return view", true), ("NSView()", true), ("model.view", false), ("return model.makeView()", false),
        ("self.model.view", false),
    ])
    func aPlatformViewThatIsHeldElsewhereIsNotLost(maker: String, isLost: Bool) throws {
        let project = try InspectedProject([
            "Screen.swift": """
                final class Model { lazy var view = NSView(); func makeView() -> NSView { view } }
                struct Field: NSViewRepresentable {
                    let model: Model
                    func makeNSView(context: Context) -> NSView { \(maker) }
                    func updateNSView(_ view: NSView, context: Context) { }
                }
                struct Screen: View {
                    @State private var isOn = false
                    let model: Model
                    var body: some View { VStack { Toggle("On", isOn: $isOn); Field(model: model).id(isOn) } }
                }
                """
        ])
        let output = try project.run("trace", "Screen.swift", "--view", "Screen", "--change", "isOn").output
        #expect(output.contains("the `NSView` behind `Field`") == isLost, "\(output)")
    }

    /// Code that changes what a condition asks for: then the branch is taken anew, and what stands in it is lost.
    @Test(arguments: [
        ("[Int]", "[]", "value.removeLast()"), ("[Int]", "[]", "_ = value.popLast()"), ("Set<Int>", "[]", "value.formUnion([1])"),
        ("Set<Int>", "[]", "value.subtract([1])"), ("[Int: Int]", "[:]", "value.removeValue(forKey: 1)"),
        ("[Int: Int]", "[:]", "value.updateValue(1, forKey: 2)"), ("[Int: Int]", "[:]", "value.merge([1: 2]) { $1 }"),
        ("Int", "0", "value ^= 1"), ("Int", "0", "value &+= 1"), ("Int", "0", "value <<= 1"), ("Int", "0", "value *= 2"),
        ("Shelf", "Shelf()", "value.pack()"),
    ])
    func whatChangesAPropertyEndsWhatItDecides(type: String, initial: String, change: String) throws {
        let condition = ["Int": "store.value == 0", "Shelf": "store.value.isPacked"][type] ?? "store.value.isEmpty"
        let project = try InspectedProject([
            "Screen.swift": """
                struct Shelf { var isPacked = false; mutating func pack() { isPacked = true } }
                @Observable final class Store { var value: \(type) = \(initial); func go() { \(change) } }
                struct Row: View { @State private var isOpen = false; var body: some View { Text("row") } }
                struct Screen: View {
                    let store: Store
                    var body: some View { if \(condition) { Row() } }
                }
                """
        ])
        let ends = try project.explain("Screen.swift:7").ends
        #expect(ends.contains { $0.contains("if \(condition)") }, "\(ends)")
    }

    /// A method of an object, and one that changes nothing, leave a property as it is.
    @Test func whatChangesNothingEndsNothing() throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Shelf { var isPacked = false; func pack() { } }
                struct Other { mutating func pack() { } }
                @Observable final class Store { var value = Shelf(); func go() { value.pack() } }
                struct Row: View { @State private var isOpen = false; var body: some View { Text("row") } }
                struct Screen: View {
                    let store: Store
                    var body: some View { if store.value.isPacked { Row() } }
                }
                """
        ])
        #expect(try !project.explain("Screen.swift:8").ends.contains { $0.contains("isPacked") })
    }

    /// State that is given one and the same value whenever the view appears comes back by itself, and what is loaded then costs the work.
    @Test(arguments: [
        (".onAppear { isPulsing = true }", "redraw"), (".onAppear { withAnimation { isPulsing = true } }", "redraw"), (".task { isPulsing = true }", "redraw"),
        // It is asked before: what it holds back happens again.
        (".onAppear { if !isPulsing { isPulsing = true } }", "work"), (".onAppear { isPulsing = start }", "work"),
        (".task { await load() }.onTapGesture { Task { await load() } }", "work"), (".task { set(true) }", "work"),
        (".onTapGesture { isPulsing = true }", "state"), (".onAppear { isPulsing = true }.onTapGesture { isPulsing = false }", "state"),
        (".task { set(true) }.onTapGesture { set(false) }", "state"),
    ])
    func stateThatAppearingGivesComesBack(modifier: String, loss: String) throws {
        let functions = modifier.contains("load()") ? "func load() async { isPulsing = start }"
            : modifier.contains("set(") ? "func set(_ value: Bool) { isPulsing = value }" : ""
        let project = try InspectedProject([
            "Screen.swift": """
                struct Spinner: View {
                    var start = true
                    @State private var isPulsing = false
                    \(functions)
                    var body: some View { Image("a").opacity(isPulsing ? 1 : 0)\(modifier) }
                }
                struct Screen: View {
                    @State private var isOn = false
                    var body: some View {
                        Toggle("On", isOn: $isOn)
                        if isOn { Spinner().padding() } else { Spinner() }
                    }
                }
                """
        ])
        let output = try project.run("check", ".", "--pedantic", "--format", "json", "--fail-on", "never").output
        #expect(output.contains("\"loss\":\"\(loss)\""), "\(output)")
    }

    /// What goes with the same change in any case is not lost by the branch around it, understood or not.
    @Test(arguments: [("isOn", false), ("isOther", true)])
    func whatIsDecidedAlikeIsNotLost(inner: String, isLost: Bool) throws {
        let project = try InspectedProject([
            "Screen.swift": """
                extension View {
                    @ViewBuilder func framed(_ isOn: Bool) -> some View { if isOn { padding() } else { self } }
                }
                struct Screen: View {
                    @State private var isOn = false
                    @State private var isOther = false
                    var body: some View {
                        Toggle("On", isOn: $isOn)
                        Toggle("Other", isOn: $isOther)
                        VStack { if \(inner) { UnreadView() } else { Text("a") } }.framed(isOn)
                        Text("b").framed(isOther)
                    }
                }
                """
        ])
        let output = try project.run("check", ".", "--pedantic", "--format", "concise", "--fail-on", "never").output
        #expect(output.contains("`.framed` changes the identity of `VStack` when `isOn` changes, which \(isLost ? "resets any state inside it" : "rebuilds it")"), "\(output)")
    }

    private static let row = "struct Row: View { @State private var isOpen = false; var body: some View { Text(\"row\") } }\n"

    /// Everything that a new identity of the view `Child` takes, which stands in `Child.swift`.
    private func lost(_ child: String, _ more: [String: String] = [:], making: String = "Child()", _ owner: String = "") throws -> [String] {
        var files = more
        files["Child.swift"] = child
        files["Screen.swift"] = "struct Screen: View {\n@State var isOn = false\n\(owner)\nvar body: some View {\n\(making).id(isOn)\n} }"
        let project = try InspectedProject(files)
        let traced = try project.trace("Screen.swift", "Screen", "isOn").flatMap(\.lost)
        let explained = try project.explain("Screen.swift:6").everyState
        // Both tell the same.
        #expect(Set(traced) == Set(explained), "\(traced) \(explained)")
        return explained
    }

    // MARK: Built-in state

    @Test(arguments: [
        ("TabView { Text(\"a\") }", ["its selected page"]), ("TabView(selection: $number) { Text(\"a\") }", []),
        ("TabView(selection: $name) { Text(\"a\") }", []),
        ("NavigationStack { Text(\"a\") }", ["its navigation path"]), ("NavigationStack(path: $path) { Text(\"a\") }", []),
        ("NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") }", ["its navigation path"]),
        ("NavigationSplitView(columnVisibility: $columns) { Text(\"a\") } detail: { Text(\"b\") }", []),
        ("DisclosureGroup(\"x\") { Text(\"a\") }", ["whether it is open"]),
        ("DisclosureGroup(\"x\", isExpanded: $isOpen) { Text(\"a\") }", []),
        ("ScrollView { Text(\"a\") }", ["scroll position"]), ("ScrollView { Text(\"a\") }.scrollPosition(id: $place)", []),
        ("List(selection: $name) { Text(\"a\") }", ["scroll position"]),
    ] as [(String, [String])])
    func whatIsBoundIsNotLost(content: String, lost: [String]) throws {
        let child = """
            struct Child: View {
                @Binding var number: Int
                @Binding var name: String?
                @Binding var path: NavigationPath
                @Binding var columns: NavigationSplitViewVisibility
                @Binding var isOpen: Bool
                @Binding var place: Int?
                var body: some View { \(content) }
            }
            """
        let arguments = ["number: .constant(0)", "name: .constant(nil)", "path: .constant(NavigationPath())", "columns: .constant(.all)",
            "isOpen: .constant(true)", "place: .constant(nil)"]
        #expect(try self.lost(child, making: "Child(\(arguments.joined(separator: ", ")))") == lost)
    }

    @Test(arguments: [("TabView(selection: $page) { Text(\"a\") }", false), ("TabView { Text(\"a\") }", true)] as [(String, Bool)])
    func findingsNameNoBoundSelection(view: String, isNamed: Bool) throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Screen: View {
                    @State var isOn = false
                    @State var page = 0
                    var body: some View {
                        VStack { if isOn { \(view).padding() } else { \(view) } }
                    }
                }
                """
        ])
        #expect(try project.run("check", "--pedantic").output.contains("selected page") == isNamed)
    }

    @Test func findingsNameNoBoundScrollPosition() throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Screen: View {
                    @State var isOn = false
                    @State var place: Int?
                    var body: some View {
                        VStack {
                            if isOn { ScrollView { Text("a") }.scrollPosition(id: $place).padding() } else { ScrollView { Text("a") }.scrollPosition(id: $place) }
                        }
                    }
                }
                """
        ])
        let output = try project.run("check", "--pedantic").output
        #expect(output.contains("`ScrollView` appears in both branches") && !output.contains("scroll position"), "\(output)")
    }

    // MARK: Objects

    private static let model = "final class Model: ObservableObject { static let shared = Model(); @Published var n = 0 }\n"

    @Test(arguments: [
        ("@StateObject private var model = Model()", true), ("@StateObject private var model = Model.shared", false),
        ("@State private var model: Model = .shared", false), ("@State private var model: Model? = nil", true),
        ("@State private var number = Numbers.first", true),
    ] as [(String, Bool)])
    func anObjectOfOthersSurvives(property: String, isLost: Bool) throws {
        let child = Self.model + "enum Numbers { static let first = 1 }\nstruct Child: View { \(property); var body: some View { Text(\"a\") } }"
        #expect(try lost(child).isEmpty == !isLost)
    }

    @Test(arguments: [
        ("StateObject(wrappedValue: model)", "Child(model: model)", false), ("StateObject(wrappedValue: model)", "Child(model: Model())", true),
        ("StateObject(wrappedValue: model)", "Child(model: .shared)", false), ("StateObject(wrappedValue: Model())", "Child(model: model)", true),
    ] as [(String, String, Bool)])
    func anObjectThatIsHandedInSurvives(value: String, making: String, isLost: Bool) throws {
        let child = Self.model + """
            struct Child: View {
                @StateObject private var model: Model
                init(model: Model) { _model = \(value) }
                var body: some View { Text("a") }
            }
            """
        #expect(try lost(child, making: making, "@StateObject var model = Model()") == (isLost ? ["Child.model"] : []))
    }

    // MARK: Where state sits

    @Test func stateIsFoundBehindAHelperInARowAndInAnotherFile() throws {
        let child = "struct Child: View { var body: some View { List { ForEach(0..<3) { _ in row } } }\nvar row: some View { Card() } }"
        let found = try lost(child, ["Card.swift": "struct Card: View { var body: some View { VStack { Row() } } }", "Row.swift": Self.row])
        #expect(found == ["Row.isOpen", "scroll position"])
    }

    @Test func stateIsFoundInNestedUsesOfOneContainer() throws {
        let card = "struct Card<C: View>: View { @ViewBuilder let content: C; var body: some View { VStack { content } } }\n"
        #expect(try lost(card + "struct Child: View { var body: some View { Card { Card { Row() } } } }", ["Row.swift": Self.row]) == ["Row.isOpen"])
    }

    @Test func stateOfARecursiveViewIsNamedOnce() throws {
        let child = """
            struct Child: View {
                var depth = 3
                var body: some View { VStack { Row(); if depth > 0 { Other(depth: depth - 1) } } }
            }
            struct Other: View { let depth: Int; @State var x = 0; var body: some View { Child(depth: depth) } }
            """
        #expect(try Set(lost(child, ["Row.swift": Self.row])) == ["Row.isOpen", "Other.x"])
    }

    @Test(arguments: [
        "Button(\"open\") { }.sheet(isPresented: $isShown) { content() }", "NavigationLink { content() } label: { Text(\"go\") }",
        "Text(\"nothing\")",
    ])
    func contentThatIsShownElsewhereIsNotNamed(body: String) throws {
        let child = """
            struct Opener<C: View>: View {
                @Binding var isShown: Bool
                @ViewBuilder let content: () -> C
                var body: some View { \(body) }
            }
            struct Child: View { var body: some View { Opener(isShown: .constant(false)) { Row() } } }
            """
        let project = try InspectedProject([
            "Row.swift": Self.row, "Child.swift": child,
            "Screen.swift": "struct Screen: View {\n@State var isOn = false\nvar body: some View {\nChild().id(isOn)\n} }",
        ])
        #expect(try project.explain("Screen.swift:5").everyState == [])
    }

    @Test func whatASheetShowsIsNotLostWithTheViewUnderIt() throws {
        let child = "struct Child: View { var body: some View { Text(\"a\").fullScreenCover(isPresented: .constant(false)) { Row() } } }"
        #expect(try lost(child, ["Row.swift": Self.row]) == [])
    }

    @Test(arguments: [("if false { Row() }", []), ("if false { Row() } else { Row() }", ["Row.isOpen"])] as [(String, [String])])
    func whatIsNeverShownIsNotNamed(body: String, lost: [String]) throws {
        let child = "struct Child: View { var body: some View { VStack { Text(\"a\"); \(body) } } }"
        let project = try InspectedProject([
            "Row.swift": Self.row, "Child.swift": child,
            "Screen.swift": "struct Screen: View {\n@State var isOn = false\nvar body: some View {\nChild().id(isOn)\n} }",
        ])
        #expect(try project.explain("Screen.swift:5").everyState == lost)
    }

    @Test func aProtocolMayProvideTheBody() throws {
        let child = """
            protocol Page: View { associatedtype Inner: View; @ViewBuilder var inner: Inner { get } }
            extension Page { var body: some View { VStack { inner } } }
            struct Child: Page { var inner: some View { Row() } }
            """
        let project = try InspectedProject([
            "Row.swift": Self.row, "Child.swift": child,
            "Screen.swift": "struct Screen: View {\n@State var isOn = false\nvar body: some View {\nChild().id(isOn)\n} }",
        ])
        #expect(try project.explain("Screen.swift:5").everyState == ["Row.isOpen"])
    }

    @Test func stateStandsInDynamicPropertiesAndNotInWrappersOfTheProject() throws {
        let store = "struct Store: DynamicProperty { @State var count = 0 }\n"
        #expect(try lost(store + "struct Child: View { var store = Store(); var body: some View { Text(\"a\") } }") == ["Store.count"])
        let wrapper = "@propertyWrapper struct State<V> { var wrappedValue: V }\n"
        let child = "struct Child: View { @State var count = 0; var body: some View { Text(\"a\") } }"
        let project = try InspectedProject([
            "Child.swift": wrapper + child,
            "Screen.swift": "struct Screen: View {\nlet isOn: Bool\nvar body: some View {\nChild().id(isOn)\n} }",
        ])
        #expect(try project.explain("Screen.swift:5").everyState == [])
    }
}
