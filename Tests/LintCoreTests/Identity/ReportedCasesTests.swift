import Testing

@testable import LintCore

/// What was told wrongly of real projects: who hears of a change, what is an action, and what was not read.
@Suite struct ReportedCasesTests {
    private static let leaf = "struct Leaf: View { var n = 0; @State private var draft = \"\"; var body: some View { TextField(\"x\", text: $draft) } }\n"

    private func project(_ code: String) throws -> InspectedProject { try InspectedProject(["Leaf.swift": Self.leaf, "Screen.swift": code]) }

    private func rows(_ code: String, _ view: String, _ variable: String) throws -> [String] {
        try project(code).trace("Screen.swift", view, variable).map { "\($0.name) \($0.verdict)" }
    }

    // MARK: Who hears of it

    private static let whole = """
        import Combine
        final class Part: ObservableObject { @Published var flag = false }
        final class Whole: ObservableObject {
            let part = Part()
            var bag: Any?
            init() { bag = part.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() } }
        }
        final class Mute: ObservableObject { let part = Part() }

        """

    @Test(arguments: [("Whole", "updated"), ("Mute", "untouched")])
    func anObjectMayAnnounceWhatItHolds(type: String, verdict: String) throws {
        let code = Self.whole + "struct Screen: View { @ObservedObject var whole: \(type); var body: some View { VStack { if whole.part.flag { Leaf() } } } }"
        let views = try project(code).trace("Screen.swift", "Screen", "whole.part.flag")
        #expect(views[0].verdict == verdict, "\(views)")
        // Whether its body runs is not certain.
        #expect(views.filter { $0.verdict == "recreated" }.allSatisfy { !$0.isCertain }, "\(views)")
    }

    @Test func aBindingInTheEnvironmentIsHeardOf() throws {
        let code = """
            struct Cell: View { @Environment(\\.editMode) var mode; var body: some View { Text(mode?.wrappedValue.isEditing == true ? "e" : "n") } }
            struct Screen: View { @State var mode: EditMode = .inactive; var body: some View { List { Cell() }.environment(\\.editMode, $mode) } }
            """
        #expect(try rows(code, "Screen", "mode") == ["Screen untouched", "List untouched", "Cell updated", "Text updated"])
    }

    @Test func anElementThatIsReplacedShowsAndHidesWhatItDecides() throws {
        let code = """
            struct Item { let id: Int; let isOn: Bool }
            struct Row: View { let item: Item; var body: some View { if item.isOn {
                Leaf() } } }
            struct Screen: View {
                @State private var items: [Item] = []
                var body: some View { VStack { ForEach(items, id: \\.id) { Row(item: $0) }; Button("x") { items = load() } } }
                func load() -> [Item] { [] }
            }
            """
        let project = try project(code)
        let leaf = try #require(project.trace("Screen.swift", "Screen", "items").first { $0.name == "Leaf" })
        #expect(leaf.verdict == "recreated" && !leaf.isCertain, "\(leaf)")
        #expect(try project.explain("Screen.swift:4").ends == ["`if item.isOn` shows or hides it"])
    }

    // MARK: Actions

    @Test(arguments: [
        "Alert(title: Text(\"a\"), dismissButton: .default(Text(\"OK\"), action: { show = false }))",
        "Alert(title: Text(\"a\"), primaryButton: .destructive(Text(\"OK\")) { show = false }, secondaryButton: .cancel())",
    ])
    func whatAButtonOfAnAlertDoesIsNotRead(alert: String) throws {
        let code = """
            struct Screen: View {
                @State var show = false
                @State var kind = 0
                var body: some View {
                    VStack { Text("x") }.alert(isPresented: $show) {
                        switch kind {
                        case 0: return Alert(title: Text("b"))
                        default: return \(alert)
                        }
                    }
                }
            }
            """
        #expect(try rows(code, "Screen", "show") == ["Screen untouched", "VStack untouched", "Text untouched"])
    }

    @Test(arguments: [
        (".onPreferenceChange(Width.self) { w = $0 }", []), (".refreshable { done?(); w = 1 }", []), (".pull { done?(); w = 1 }", ["Pull updated"]),
    ])
    func actionsAreNoViews(modifier: String, more: [String]) throws {
        let code = """
            struct Width: PreferenceKey { static let defaultValue: CGFloat = 0; static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {} }
            struct Pull: ViewModifier { let op: @Sendable () async -> Void; func body(content: Content) -> some View { content.refreshable(action: op) } }
            extension View { func pull(_ op: @escaping @Sendable () async -> Void) -> some View { modifier(Pull(op: op)) } }
            struct Screen: View {
                @State var w: CGFloat = 0
                let done: (() -> Void)?
                var body: some View { Text("\\(w)")\(modifier) }
            }
            """
        #expect(try rows(code, "Screen", "w") == ["Screen updated"] + more + ["Text updated"])
    }

    @Test func explainLeavesOutWhatAGestureWrites() throws {
        let code = """
            struct Screen: View {
                @State var offset = 0.0
                var body: some View {
                    Leaf().gesture(DragGesture().onChanged { gesture in offset = gesture.translation.width + offset }) } }
            """
        let told = try project(code).explain("Screen.swift:5")
        #expect(told.view == "Leaf" && told.inputs == [] && told.notes == [], "\(told.document)")
    }

    @Test func whatAGestureUpdatesIsNotRead() throws {
        let code = """
            struct Screen: View {
                @GestureState var offset = CGSize.zero
                var body: some View {
                    Leaf().gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation }) } }
            """
        let told = try project(code).explain("Screen.swift:5")
        #expect(told.view == "Leaf" && told.inputs == [], "\(told.document)")
    }

    // MARK: What is no view

    @Test(arguments: [("listRowBackground", "Color.red"), ("listRowBackground", "on ? Color.red : Color.blue"), ("background", "Color.red.opacity(0.5)")])
    func aColorThatAModifierIsGivenIsNoView(modifier: String, color: String) throws {
        let code = "struct Screen: View { @State var on = false; var body: some View { List { Text(on ? \"a\" : \"b\").\(modifier)(\(color)) } } }"
        #expect(try rows(code, "Screen", "on") == ["Screen updated", "List updated", "Text updated"])
    }

    @Test func aListWithoutSelectionHasNoViewForIt() throws {
        let code = "struct Screen: View { var body: some View { List { Text(\"a\"); Leaf() } } }"
        let tree = try project(code).run("type", "Screen.swift", "--format", "tree").output
        #expect(tree.contains("  List\n    TupleView\n      Text\n      Leaf\n"), "\(tree)")
    }

    // MARK: Values that cannot be compared

    @Test(arguments: [("bag.flag", "updated"), ("bag.stored", "skipped"), ("bag.plain", "skipped")])
    func aBindingByDynamicMemberLookupEqualsNoOther(given: String, verdict: String) throws {
        let code = """
            final class Store: ObservableObject { @Published var flag = false }
            @dynamicMemberLookup struct Bag {
                let store: Store
                let stored: Binding<Bool>
                @Binding var held: Bool
                var plain: Binding<Bool> { stored }
                subscript<T>(dynamicMember path: ReferenceWritableKeyPath<Store, T>) -> Binding<T> {
                    Binding(get: { store[keyPath: path] }, set: { store[keyPath: path] = $0 })
                }
            }
            struct Flag: View { @Binding var on: Bool; var body: some View { Text(on ? "a" : "b") } }
            struct Screen: View { @State var n = 0; let bag: Bag; var body: some View { VStack { Text("\\(n)"); Flag(on: \(given)) } } }
            """
        let found = try rows(code, "Screen", "n")
        #expect(found.contains("Flag \(verdict)"), "\(found)")
    }

    // MARK: What is certain

    private static let dog = """
        struct Dog { var isGood = true; var name = "" }
        final class Kennel: ObservableObject { @Published var isOpen = false }
        @Observable final class Yard { var isOpen = false }

        """

    @Test(arguments: [
        ("@State var dog = Dog()", "if dog.isGood { Leaf() }", "dog.isGood", true), ("@State var dog = Dog()", "if dog.isGood { Leaf() }", "dog", false),
        ("@State var dog = Dog()", "if dog.name == \"a\" { Leaf() }", "dog.name", false), ("@State var dog = Dog()", "Leaf().id(dog.name)", "dog.name", true),
        ("@State var dog = Dog()", "Leaf().id(dog.name)", "dog", false), ("@State var dog = Dog()", "if dog.isGood, n > 1 { Leaf() }", "dog.isGood", false),
        ("@State var dogs = [Dog()]", "ForEach(dogs, id: \\.name) { dog in if dog.isGood { Leaf() } }", "dogs", false),
        ("let kennel: Kennel", "if kennel.isOpen { Leaf() }", "kennel.isOpen", false),
    ])
    func aPartEndsForCertainWhatItAloneDecides(property: String, body: String, variable: String, isCertain: Bool) throws {
        let code = Self.dog + "struct Screen: View { \(property); @State var n = 0; var body: some View { VStack { \(body) } } }"
        let found = try project(code).trace("Screen.swift", "Screen", variable).first { $0.name == "Leaf" }
        #expect((found?.verdict == "recreated" && found?.isCertain ?? false) == isCertain, "\(String(describing: found))")
    }

    // MARK: What runs again

    @Test(arguments: [
        ("Leaf().onAppear { print(1) }.onDisappear { print(2) }.id(n)", ["onAppear", "onDisappear"]), ("Leaf().onAppear { print(1) }.id(n).onDisappear { print(2) }", ["onAppear"]),
        ("Leaf().id(n).onAppear { print(1) }.onDisappear { print(2) }", []),
    ])
    func onlyWhatStandsInsideOfTheIDRunsAgain(body: String, modifiers: [String]) throws {
        let code = "struct Screen: View { @State var n = 0; var body: some View { VStack {\n\(body)\nButton(\"x\") { n += 1 } } } }"
        let project = try project(code)
        let again = (try project.explain("Screen.swift:3").document["instances"] as? [[String: Any]])?.first?["runsAgain"] as? [[String: Any]] ?? []
        #expect(again.compactMap { $0["modifier"] as? String }.sorted() == modifiers)
        let head = try project.run("trace", "Screen.swift", "--view", "Screen", "--change", "n").output
        #expect(["onAppear", "onDisappear"].allSatisfy { head.contains("`\($0)` (line 3)") == modifiers.contains($0) }, "\(head)")
    }

    // MARK: What was not read

    @Test(arguments: [("AnyView(shown)", false), ("if shown is Text { Leaf() }", true)])
    func noStateIsSaidToStayInViewsThatWereNotRead(body: String, isKnown: Bool) throws {
        let code = "struct Screen: View { @State private var shown: any View = Text(\"a\"); var body: some View { VStack { \(body); Button(\"x\") { shown = Leaf() } } } }"
        let output = try project(code).run("trace", "Screen.swift", "--view", "Screen", "--change", "shown").output
        #expect(!output.contains("loses no state") && output.contains("lose `Leaf.draft`") == isKnown, "\(output)")
    }

    @Test func aPublicViewMayBeGivenAnything() throws {
        let code = """
            public enum Kind { case a, b }
            public struct Screen: View {
                public var kind = Kind.a
                public init(kind: Kind) { self.kind = kind }
                public var body: some View { VStack { if kind == .a {
                    Leaf() } } } }
            """
        let told = try project(code).explain("Screen.swift:7")
        #expect(told.ends == ["`if kind == .a` shows or hides it"] && told.constants == [], "\(told.document)")
    }

    @Test func aHelperThatIsCalledWithOneCaseShowsThatAlone() throws {
        let code = """
            enum Act { case copy, paste }
            struct Screen: View {
                @State var n = 0
                var body: some View { VStack { Text("\\(n)"); label(.copy) } }
                @ViewBuilder func label(_ act: Act) -> some View { switch act { case .copy: Text("Copy"); case .paste: Image("paste") } }
            }
            """
        #expect(try rows(code, "Screen", "n") == ["Screen updated", "VStack updated", "Text updated", "Text skipped"])
    }

    // MARK: In words

    @Test func stateOfTheSameKindFurtherInIsToldApart() throws {
        let code = """
            struct Quote: View { let text: String; var depth = 0; @State var isOpen = false
                var body: some View { VStack { Toggle(text, isOn: $isOpen); if depth < 3 {
                    Box(text: text, depth: depth + 1) } } } }
            struct Box: View { let text: String; let depth: Int; var body: some View { Quote(text: text, depth: depth) } }
            """
        let output = try project(code).run("explain", "Screen.swift:4").output
        #expect(output.contains("Quote.isOpen, @State, line 2, of the `Quote` inside `Box`\n"), "\(output)")
    }

    @Test func rowsOfAConstantRangeAreCounted() throws {
        let code = """
            struct Heavy: View { let n: Int; var body: some View { ScrollView { ForEach(0..<10_000, id: \\.self) { Leaf(n: $0 + n) } } } }
            struct Screen: View { @State var n = 0; var body: some View { Heavy(n: n).id(n) } }
            """
        let output = try project(code).run("trace", "Screen.swift", "--view", "Screen", "--change", "n").output
        #expect(output.contains("2 bodies run, and each row of `0..<10_000`"), "\(output)")
    }

    @Test func aNameIsAPlace() throws {
        let code = "struct Screen: View { var body: some View { VStack { header; Text(\"b\") } }\nvar header: some View { Leaf() } }\nstruct Root: View { var body: some View { Screen() } }"
        let project = try project(code)
        #expect(try project.run("explain", "Screen").output.hasPrefix("Screen  Screen.swift:4:"))
        #expect(try project.run("explain", "Screen.header").output.hasPrefix("Leaf  Screen.swift:3:"))
        #expect(try project.run("explain", "Screen.swift", "--view", "Screen").output.hasPrefix("Screen  Screen.swift:4:"))
    }
}
