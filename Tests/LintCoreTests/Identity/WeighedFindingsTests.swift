import Testing

@testable import LintCore

/// What readers of real projects called wrong or too loud, told again in few words: each by the evidence that was missing, beside what stays loud.
@Suite struct WeighedFindingsTests {
    private static let splash = "struct Splash: View { @State private var n = 0; var body: some View { Button(\"\\(n)\") { n += 1 } } }\n"

    private func findings(_ code: String) throws -> [String] {
        try InspectedProject(["Screen.swift": Self.splash + code]).run("check", "--pedantic", "--format", "concise", "Screen.swift").output
            .split(separator: "\n").map(String.init).filter { $0.hasPrefix("Screen.swift") }
    }

    // MARK: Which cases there are

    @Test(arguments: [("ok ? .done : .failed", 0), ("ok ? .done : .loading", 1), ("ok ? .done : Phase(rawValue: text)!", 1)])
    func aCaseThatNobodySetsIsNeverShown(value: String, count: Int) throws {
        let found = try findings("""
            enum Phase: String { case idle, loading, done, failed }
            final class Model: ObservableObject {
                @Published var phase: Phase = .idle
                func go(_ ok: Bool, _ text: String) { phase = \(value) }
            }
            struct Root: View {
                @StateObject private var model = Model()
                var body: some View {
                    VStack {
                        switch model.phase {
                        case .idle: Splash()
                        case .loading: Splash()
                        case .done: Text("done")
                        case .failed: Text("failed")
                        }
                        Button("Go") { model.go(true, "idle") }
                    }
                }
            }
            """)
        #expect(found.count == count, "\(found)")
    }

    /// Behind a name that asks for a case, callers that do not mix the cases are seen, too.
    @Test(arguments: [
        ("{ mode == .edit }", "Form(mode: .edit)", 0), ("{ if case .edit = mode { return true }; return false }", "Form(mode: .edit)", 0),
        ("{ mode == .edit }", "Form(mode: isOn ? .edit : .add)", 1), ("{ mode == .edit && title.isEmpty }", "Form(mode: .edit)", 1),
        ("{ if isEditing { return true }; return false }", "Form(mode: .edit)", 0),
    ])
    func aNameThatAsksForACaseIsLookedBehind(body: String, other: String, count: Int) throws {
        let found = try findings("""
            enum Mode { case add, edit }
            struct Form: View {
                let mode: Mode
                @State private var title = ""
                private var isEditing: Bool \(body)
                var body: some View {
                    VStack {
                        TextField("Title", text: $title)
                        if isEditing { NavigationStack { Splash() } } else { Splash() }
                    }
                }
            }
            struct Root: View {
                @State private var isOn = false
                var body: some View { VStack { Form(mode: .add); \(other); Button("Go") { isOn.toggle() } } }
            }
            """).filter { $0.contains("branch-wraps-content") && $0.contains("warning") }
        #expect(found.count == count, "\(found)")
    }

    /// What may hold none is another value than its cases.
    @Test(arguments: [("Phase?", "model.phase", 1), ("Phase", "model.phase", 0), ("Phase", "other?.phase", 1)])
    func anOptionalMayHoldNoCase(type: String, subject: String, count: Int) throws {
        let found = try findings("""
            enum Phase { case idle, done }
            final class Model: ObservableObject { @Published var phase: \(type) = .idle }
            struct Root: View {
                @StateObject private var model = Model()
                @State private var other: Model?
                var body: some View {
                    VStack {
                        switch \(subject) {
                        case .idle: Splash()
                        case .done: Text("done")
                        default: Splash().padding()
                        }
                        Button("Go") { model.phase = .idle; other = model }
                    }
                }
            }
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == count, "\(found)")
    }

    @Test(arguments: [
        ("Badge(kind: .small); Badge(kind: .big)", 0), ("Badge(kind: isBig ? .big : .small)", 1), ("Badge(kind: isBig ? .huge : .small)", 0),
        ("Badge(kind: kind)", 1), ("isBig ? Badge(kind: .big) : Badge(kind: .small)", 1),
    ])
    func casesThatNoCallerMixesAreSeparate(calls: String, count: Int) throws {
        let found = try findings("""
            enum Kind { case small, big, huge }
            struct Root: View {
                @State private var isBig = false
                @State private var kind = Kind.small
                var body: some View {
                    VStack {
                        \(calls)
                        Button("Go") { isBig.toggle(); kind = .big }
                    }
                }
            }
            struct Badge: View {
                let kind: Kind
                var body: some View {
                    switch kind {
                    case .small: Splash().padding(1)
                    case .big: Splash().padding(2)
                    case .huge: Text("huge")
                    }
                }
            }
            """).filter { $0.contains("warning") }
        #expect(found.count == count, "\(found)")
    }

    /// What stands at the declaration, what a wrapper is made with, and a static member that stands for a case are values, too.
    @Test(arguments: [
        ("let kind: Kind", "", "Badge(kind: .small)", ".big", 0), ("let kind: Kind", "", "Badge(kind: isBig ? .small : .big)", ".big", 1),
        ("var kind = Kind.small", "init(isBig: Bool) { if isBig { kind = .big } }", "Badge(isBig: isBig)", ".big", 1),
        ("@State private var kind: Kind", "init(kind: Kind) { _kind = State(initialValue: kind) }; func go() { kind = .small }", "Badge(kind: .big)", ".big", 1),
        ("let kind: Kind", "", "Badge(kind: isBig ? .small : .big)", ".large", 1),
    ])
    func allThatAValueBeginsWithCounts(property: String, more: String, made: String, second: String, count: Int) throws {
        let found = try findings("""
            enum Kind { case small, big; static let large = Kind.big }
            struct Root: View {
                @State private var isBig = false
                var body: some View { VStack { \(made); Button("Go") { isBig.toggle() } } }
            }
            struct Badge: View {
                \(property)
                \(more)
                var body: some View {
                    VStack { if kind == .small { Splash().padding(1) } else if kind == \(second) { Splash().padding(2) } }
                }
            }
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == count, "\(found)")
    }

    // MARK: What a branch decides inside again

    @Test(arguments: [
        ("mode == .feed && open != nil", 0), ("mode == .feed", 1),
    ])
    func aViewThatIsAnotherOneInsideIsNotToldTwice(outer: String, count: Int) throws {
        let found = try findings("""
            enum Mode { case feed, list }
            struct Grid: View {
                @State private var mode = Mode.list
                let open: (() -> Void)?
                private var isWide: Bool { \(outer) }
                var body: some View {
                    VStack {
                        if isWide { items } else { items.padding() }
                        Button("Go") { mode = .feed }
                    }
                }
                @ViewBuilder private var items: some View { if mode == .feed, let open { Button("Open", action: open) } else { Splash() } }
            }
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == count, "\(found)")
    }

    @Test(arguments: [("isSorting", 0), ("isOther", 1)])
    func whatAFunctionDecidesByTheSameValueIsNotLost(given: String, count: Int) throws {
        let found = try findings("""
            enum Content {
                @ViewBuilder static func main(isSorting: Bool, isEmpty: Bool) -> some View {
                    if isSorting { Text("sort") } else if isEmpty { Text("empty") } else { Splash() }
                }
            }
            struct Root: View {
                @State private var isSorting = false
                @State private var isOther = false
                @State private var isEmpty = false
                private var canvas: some View { Content.main(isSorting: \(given), isEmpty: isEmpty) }
                var body: some View {
                    VStack {
                        if isSorting { canvas } else { ScrollView { canvas } }
                        Button("Go") { isSorting.toggle(); isOther.toggle(); isEmpty.toggle() }
                    }
                }
            }
            """).filter { $0.contains("Splash.n") }
        #expect(found.count == count, "\(found)")
    }

    @Test(arguments: [("tab", 0), ("other", 1)])
    func whatAClosureGivesForTheDecidingValueGoesWithIt(given: String, count: Int) throws {
        let found = try findings("""
            struct Tabs<Content: View>: View {
                @State private var tab = 0
                @State private var other = 0
                @ViewBuilder let content: (Int) -> Content
                var body: some View {
                    VStack {
                        if tab == 0 { content(\(given)) } else { content(\(given)).padding() }
                        Button("Go") { tab += 1; other += 1 }
                    }
                }
            }
            """).filter { $0.contains("resets any state inside it") }
        #expect(found.count == count, "\(found)")
    }

    // MARK: What starts a view

    @Test(arguments: [("self.cell(row: 1)", "`cell`"), ("model.cell(row: 1)", "`cell`"), ("cell(row: 1)", "`cell`")])
    func aFunctionBehindAValueGivesAView(call: String, name: String) throws {
        let found = try findings("""
            struct Model { func cell(row: Int) -> some View { Splash() } }
            struct Root: View {
                @State private var isWide = false
                let model = Model()
                var body: some View {
                    VStack {
                        if isWide { \(call).padding() } else { \(call) }
                        Button("Go") { isWide.toggle() }
                    }
                }
                func cell(row: Int) -> some View { Splash() }
            }
            """)
        #expect(found.count == 1 && found[0].contains("\(name) appears in both branches") && found[0].contains("resets `Splash.n`"), "\(found)")
    }

    // MARK: Rows

    @Test(arguments: [
        ("guard canAdd else { return }", "!text.isEmpty && !tags.contains(text)", 0), ("guard canAdd else { return }", "!text.isEmpty", 1), ("", "!tags.contains(text)", 1),
    ])
    func anAdditionIsGuardedByWhatAConditionNames(guarded: String, condition: String, count: Int) throws {
        let found = try findings("""
            struct Tags: View {
                @State private var tags: [String] = []
                @State private var text = ""
                private var canAdd: Bool { \(condition) }
                var body: some View {
                    List {
                        ForEach(tags, id: \\.self) { Text($0) }
                        TextField("Tag", text: $text)
                        Button("Add") { add() }
                    }
                }
                private func add() { \(guarded); tags.append(text) }
            }
            """).filter { $0.contains("foreach-self-id") }
        #expect(found.count == count, "\(found)")
    }

    /// Another id is seen where something moves, keeps something or is more than a text.
    @Test(arguments: [("Text(point.name)", "", "note"), ("Splash()", "", "error"), ("Text(point.name)", ".animation(.default, value: count)", "warning")])
    func aRowThatLooksTheSameIsToldAsANote(row: String, modifier: String, severity: String) throws {
        let found = try findings("""
            struct Point: Identifiable { let id = UUID(); let name: String }
            struct Chart: View {
                @State private var count = 0
                private var points: [Point] { (0..<count).map { Point(name: "\\($0)") } }
                var body: some View {
                    VStack {
                        ForEach(points) { point in \(row) }
                        Button("More") { count += 1 }
                    }\(modifier)
                }
            }
            """).filter { $0.contains("ephemeral-identifiable") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// What has the body run again may be animated, be it not what the rows are made of.
    @Test(arguments: [("withAnimation { isOn.toggle() }", "warning"), ("isOn.toggle()", "note")])
    func rowsMoveWhereTheBodyRunsAnimated(action: String, severity: String) throws {
        let found = try findings("""
            struct Point: Identifiable { let id = UUID(); let name: String }
            struct Chart: View {
                let names: [String]
                @State private var isOn = false
                private var points: [Point] { names.map { Point(name: $0) } }
                var body: some View {
                    VStack {
                        ForEach(points) { point in HStack { Text(point.name); Text(isOn ? "on" : "off") } }
                        Button("More") { \(action) }
                    }
                }
            }
            """).filter { $0.contains("ephemeral-identifiable") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    @Test(arguments: [("", 1), (".id(UUID())", 0), (".id(names.count)", 1)])
    func rowsThatAreReplacedTogetherConfuseNothing(modifier: String, count: Int) throws {
        let found = try findings("""
            struct Names: View {
                @State private var names = ["a", "b"]
                var body: some View {
                    List { ForEach(names.indices, id: \\.self) { Splash(); Text(names[$0]) }.onDelete { names.remove(atOffsets: $0) } }\(modifier)
                }
            }
            """).filter { $0.contains("foreach-index-id") }
        #expect(found.count == count, "\(found)")
    }

    /// The builder hides what newer systems alone show in `AnyView`; what that owns is known all the same.
    @Test(arguments: [("Text(title).bold()", "is rebuilt"), ("Splash()", "resets `Splash.n`"), ("AnyView(Text(title))", "resets any state inside it")])
    func whatNewerSystemsShowIsLookedInto(content: String, words: String) throws {
        let found = try findings("""
            struct Glass: View {
                let title: String
                var body: some View { VStack { if #available(iOS 99, *) { \(content) } else { Text(title) }; Text("b") } }
            }
            struct Page: View {
                @State private var isOn = false
                var body: some View {
                    VStack {
                        if isOn { Glass(title: "a").padding() } else { Glass(title: "a") }
                        Button("x") { isOn.toggle() }
                    }
                }
            }
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == 1 && found[0].contains(words), "\(found)")
    }

    /// What is edited is another member than the one in the id.
    @Test(arguments: [("model.token", "model.names[0]", 0), ("model.names[0]", "model.names[0]", 1), ("model.token", "model.token", 1)])
    func anIDOfAnotherMemberIsNotEdited(id: String, edited: String, count: Int) throws {
        let found = try findings("""
            final class Model: ObservableObject {
                @Published var names = ["a"]
                @Published var token = "b"
                func reset() { names = ["a"]; token = "c" }
            }
            struct Page: View {
                @StateObject private var model = Model()
                var body: some View {
                    VStack {
                        TextField("Name", text: $\(edited)).id(\(id))
                        Text(model.token)
                        Button("Reset") { model.reset() }
                    }
                }
            }
            """).filter { $0.contains("id-modifier-volatile") }
        #expect(found.count == count, "\(found)")
    }

    /// Where colours alone differ, one that fades into the other looks as if they moved.
    @Test(arguments: [
        ("Text(\"a\").foregroundStyle(.red)", "Text(\"a\").shadow(radius: 2)", "note"), ("Text(\"a\").offset(x: 9)", "Text(\"a\").offset(x: 2)", "warning"),
        ("HStack { Text(\"a\"); Text(\"b\") }.opacity(0.5)", "HStack { Text(\"a\"); Text(\"b\") }.opacity(1)", "warning"),
    ])
    func coloursThatFadeAreToldAsANote(first: String, second: String, severity: String) throws {
        let found = try findings("""
            struct Badge: View {
                @State private var isOn = false
                var body: some View {
                    VStack {
                        if isOn { \(first) } else { \(second) }
                        Button("x") { withAnimation { isOn.toggle() } }
                    }
                }
            }
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// A list that is written out has as many elements each time it is read.
    @Test(arguments: [("lines", "[Line(y: height), Line(y: 2)]", 0), ("lines", "(0..<Int(height)).map { Line(y: Double($0)) }", 1), ("lines", "height > 2 ? [Line(y: 1)] : []", 1), ("lines", "self.lines", 0)])
    func aWrittenListKeepsItsCount(name: String, value: String, count: Int) throws {
        let found = try findings("""
            struct Line { let y: Double }
            struct Chart: View {
                @State private var height = 1.0
                private var \(name): [Line] { \(value) }
                var body: some View {
                    VStack {
                        ForEach(0..<self.\(name).count) { Text("\\(\(name)[$0].y)") }
                        Button("More") { height += 1 }
                    }
                }
            }
            """).filter { $0.contains("foreach-dynamic-range") }
        #expect(found.count == count, "\(found)")
    }

    /// What is made of constants is no collection that comes again, but another one.
    @Test(arguments: [("[Layer(name: \"a\")]", "note"), ("names.map { Layer(name: $0) }", "warning")])
    func aCollectionThatStartsOverIsToldAsANote(value: String, severity: String) throws {
        let found = try findings("""
            struct Layer: Identifiable { let id = UUID(); let name: String }
            struct Board: View {
                @State private var names = ["a"]
                @State private var layers: [Layer] = []
                var body: some View {
                    List {
                        ForEach(layers) { Text($0.name); Splash() }
                        TextField("Name", text: $names[0])
                        Button("New") { layers = \(value) }
                    }
                }
            }
            """).filter { $0.contains("ephemeral-identifiable") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// Before what a view loads when it appears there is nothing to lose.
    @Test(arguments: [(".onAppear { fetch { items = $0 } }", "note"), (".onAppear { fetch { items = $0 } }.refreshable { fetch { items = $0 } }", "warning"), (".task { items = [\"a\"] }", "note"),
        (".task { await Task { items = [\"a\"] }.value }", "note"), (".onAppear { fetch { found in DispatchQueue.main.async { withAnimation { items = found } } } }", "note"),
        (".task { await MainActor.run { items = [] } }", "note"), (".task(id: title) { items = [\"a\"] }", "warning"), (".task { while true { items = await next() } }", "warning"),
        (".task { for await next in stream() { items = next } }", "warning"), (".onAppear { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in items = [] } }", "warning"),
        (".onAppear { NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in items = [] } }", "warning"),
    ])
    func whatIsLoadedOnceIsToldAsANote(loading: String, severity: String) throws {
        let found = try findings("""
            func fetch(_ done: @escaping ([String]) -> Void) { done(["a"]) }
            func next() async -> [String] { [] }
            func stream() -> AsyncStream<[String]> { AsyncStream { _ in } }
            struct Partners: View {
                @State private var title = "a"
                let name: Notification.Name
                @State private var items: [String] = []
                var body: some View {
                    ScrollView {
                        if items.count <= 3 {
                            HStack { ForEach(items, id: \\.self) { Text($0); Splash() } }
                        } else {
                            LazyVStack { ForEach(items, id: \\.self) { Text($0); Splash() } }
                        }
                    }\(loading)
                }
            }
            """).filter { $0.contains("branch-container-switch") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// What no code calls changes nothing.
    @Test(arguments: [
        ("mutating func grow() { count += 1 }", "model.additions[0].grow()", 1), ("mutating func grow() { count += 1 }", "_ = model", 0),
        ("mutating func grow() { count += 1 } } @Machine struct Other { var one: Addition; mutating func move() { one.count += 1 }", "_ = model", 1),
        ("static func ++ (value: inout Addition, other: Int) { value.count += other }", "_ = model", 1), ("mutating func callAsFunction() { count += 1 }", "_ = model", 1),
    ])
    func aFunctionThatNothingCallsChangesNoElement(function: String, use: String, count: Int) throws {
        let found = try findings("""
            struct Addition: Hashable, Identifiable { let id: Int; var count = 1; \(function) }
            final class Model: ObservableObject { @Published var additions: [Addition] = [] }
            struct Page: View {
                @StateObject private var model = Model()
                var body: some View {
                    List {
                        ForEach(model.additions, id: \\.self) { Text("\\($0.count)"); Splash() }
                        Button("Go") { \(use) }
                    }
                }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Page() } } }
            """).filter { $0.contains("foreach-self-id") && $0.contains("each change of") }
        #expect(found.count == count, "\(found)")
    }

    /// What is made with the view stays while the view alone runs again.
    @Test(arguments: [("@Binding var chosen: String", "chosen: $chosen", "warning"), ("@State var chosen = \"\"", "", "note")])
    func rowsThatArePressedAreReplacedByTheMaker(property: String, argument: String, severity: String) throws {
        let found = try findings("""
            struct Option: Identifiable { let id = UUID(); let name: String }
            struct Options: View {
                \(property)
                let options = [Option(name: "a"), Option(name: "b")]
                var body: some View { VStack { ForEach(options) { option in Button(option.name) { chosen = option.name } } } }
            }
            struct Page: View {
                @State private var chosen = ""
                var body: some View { VStack { Options(\(argument)); Text(chosen); Button("None") { chosen = "" } } }
            }
            """).filter { $0.contains("ephemeral-identifiable") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    @Test(arguments: [("UUID()", "error"), ("track?.id ?? UUID()", "note"), ("\"a\\(track?.id.uuidString ?? UUID().uuidString)\"", "note"), ("UUID().uuidString + (track?.id.uuidString ?? \"\")", "error")])
    func aRandomIDBehindAnotherIsToldAsANote(id: String, severity: String) throws {
        let found = try findings("""
            struct Track { let id: UUID }
            struct Player: View {
                @State private var track: Track?
                @State private var n = 0
                var body: some View { VStack { Splash().id(\(id)); Button("\\(n)") { n += 1; track = nil } } }
            }
            """).filter { $0.contains("id-modifier-random") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    // MARK: Seeds

    /// A member that whoever makes the value gives the same constant does not change with the value.
    @Test(arguments: [
        ("Pin(size: 6, isLocked: true)", "", 0), ("Pin(size: 4, isLocked: true)", "", 1), (".init(size: 6, isLocked: true)", "", 0), ("Pin(size: other, isLocked: true)", "", 1),
        ("Pin(size: 6, isLocked: true)", "extension Pin { mutating func grow() { size = 8 } }", 1), ("Pin(size: 6, isLocked: true)", "extension Pin: Decodable {}", 1),
        ("pin.copy(size: 5)", "", 1), ("pin.copy(isLocked: true)", "", 0), ("Pin(size: Pin.usual, isLocked: true)", "extension Pin { static let usual = 6 }", 1),
    ])
    func aMemberThatAllValuesShareBeginsNoStateAnew(value: String, more: String, count: Int) throws {
        let found = try findings("""
            @Copyable struct Pin { var size: Int; var isLocked: Bool }
            \(more)
            final class Model: ObservableObject {
                @Published var pin = Pin(size: 6, isLocked: false)
                var other = 5
                func lock() { pin = \(value) }
            }
            struct Field: View {
                @State private var digits: [String]
                init(size: Int) { _digits = State(initialValue: Array(repeating: "", count: size)) }
                var body: some View { Text(digits.joined()) }
            }
            struct Root: View {
                @StateObject private var model = Model()
                var body: some View { VStack { Field(size: model.pin.size); Button("Lock") { model.lock() } } }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """).filter { $0.contains("state-from-init") }
        #expect(found.count == count, "\(found)")
    }

    @Test(arguments: [("items = store.items", "note"), ("items = []", "warning")])
    func aViewThatTakesLaterValuesItselfIsToldAsANote(reload: String, severity: String) throws {
        let found = try findings("""
            final class Store: ObservableObject { @Published var items: [String] = []; func load() { items = ["a"] } }
            struct Root: View {
                @StateObject private var store = Store()
                var body: some View { VStack { Page(items: store.items); Button("Load") { store.load() } } }
            }
            struct Page: View {
                @EnvironmentObject var store: Store
                @State var items: [String]
                var body: some View { List { Text(items.joined()); Button("Reload") { \(reload) } } }
            }
            """).filter { $0.contains("state-from-init") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    // MARK: What an object holds

    /// A function that gives views makes them where bodies call it.
    @Test(arguments: [("screen.view()", "warning"), ("Text(\"a\")", "note")])
    func aFunctionThatGivesViewsMakesThemInBodies(call: String, severity: String) throws {
        let found = try findings("""
            final class Model: ObservableObject { @Published var count = 0 }
            struct Page: View {
                @ObservedObject private var model = Model()
                var body: some View { Button("\\(model.count)") { model.count += 1 } }
            }
            enum Screen { case home; func view() -> some View { Page() } }
            struct Root: View { let screen: Screen; var body: some View { \(call) } }
            """).filter { $0.contains("observed-object-inline") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// What an initializer starts, and gives again whoever asks for it, another object comes to have by itself.
    @Test(arguments: [
        ("init() { load() }\n func load() { names = source() }", "note"), ("init() { load(\"a\") }\n func load(_ name: String) { names = [name] }", "error"),
        ("func load() { names = source() }", "error"), ("init() { load() }\n func load() { names = names + source() }", "error"),
        ("init() { load() }\n func load() { names = source() }\n func add() { names.append(\"x\") }", "error"),
    ])
    func anObjectThatFillsItselfLosesItsWork(members: String, severity: String) throws {
        let found = try findings("""
            func source() -> [String] { ["a"] }
            final class Model: ObservableObject {
                @Published var names: [String] = []
                \(members)
            }
            struct Page: View {
                @ObservedObject var model: Model
                var body: some View { List { Text(model.names.joined()); Button("Again") { model.load(\(members.contains("_ name") ? "\"b\"" : "")) } } }
            }
            struct Root: View {
                @State private var count = 0
                var body: some View { VStack { Page(model: Model()); Button("\\(count)") { count += 1 } } }
            }
            """).filter { $0.contains("object-made-in-body") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// Where nothing calls what changes it, another one is the same.
    @Test(arguments: [("model.load()", "warning"), ("_ = model", "note")])
    func anObjectThatNothingChangesLosesNothing(use: String, severity: String) throws {
        let found = try findings("""
            @main struct Program: App { var body: some Scene { WindowGroup { Root() } } }
            final class Model: ObservableObject { @Published var name = ""; func load() { name = "loaded" } }
            struct Root: View {
                @State private var count = 0
                var body: some View { VStack { Text("\\(count)"); Button("Go") { count += 1 }; Page(model: Model()) } }
            }
            struct Page: View {
                @ObservedObject var model: Model
                var body: some View { Button(model.name) { \(use) } }
            }
            """).filter { $0.contains("object-made-in-body") }
        #expect(found.count == 1 && (severity == "note") == found[0].contains(" note: "), "\(found)")
    }

    // MARK: Settings

    /// What another screen changes is seldom changed while this one is looked at, whoever holds the setting.
    @Test(arguments: [
        ("Picker(\"Style\", selection: $settings.isWide) { Text(\"a\") }", "note"),
        ("Button(settings.isWide ? \"a\" : \"b\") { settings.isWide.toggle() }", "warning"), ("Button(\"a\") { settings.flip() }", "warning"),
    ])
    func aSettingOfAnObjectChangesInItsOwnScreen(control: String, severity: String) throws {
        let method = control.contains("flip") ? "extension Settings { func flip() { raw += 1 } }" : ""
        let page = """
            import SwiftUI
            struct Splash: View { @State private var n = 0; var body: some View { Button("\\(n)") { n += 1 } } }
            struct Page: View {
                @EnvironmentObject var settings: Settings
                var body: some View { if settings.isWide { Splash().padding() } else { Splash() } }
            }
            """
        let store = """
            import SwiftUI
            final class Settings: ObservableObject {
                @AppStorage("wide") var raw = 0
                var isWide: Bool { get { raw == 1 } set { raw = newValue ? 1 : 0 } }
            }
            \(method)
            """
        let screen = "import SwiftUI\nstruct Screen: View { @EnvironmentObject var settings: Settings; var body: some View { \(control) } }"
        let output = try InspectedProject(["Page.swift": page, "Settings.swift": store, "Screen.swift": screen])
            .run("check", "--pedantic", "--format", "concise", "Page.swift").output
        #expect(output.contains("\(severity): `Splash` appears in both branches"), "\(output)")
    }

    // MARK: Who sees it

    @Test(arguments: [("DEBUG", "note"), ("canImport(SwiftUI) && DEBUG", "note"), ("!DEBUG", "warning"), ("DEBUG || os(iOS)", "warning"), ("os(iOS)", "warning")])
    func whatOnlyADebugBuildShowsIsANote(condition: String, severity: String) throws {
        let found = try findings("""
            #if \(condition)
            struct Root: View {
                @State private var isWide = false
                var body: some View {
                    VStack {
                        if isWide { Splash().padding() } else { Splash() }
                        Button("Go") { isWide.toggle() }
                    }
                }
            }
            #endif
            """)
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    @Test(arguments: [("", "note: nothing shows `list` yet"), ("list", nil)] as [(String, String?)])
    func aMemberThatNoCodeUsesIsSaidToBeOne(use: String, remark: String?) throws {
        let code = """
            @main struct Program: App { var body: some Scene { WindowGroup { Root() } } }
            struct Root: View {
                @State private var isWide = false
                var body: some View { VStack { \(use); Button("Go") { isWide.toggle() } } }
                @ViewBuilder private var list: some View { if isWide { Splash().padding() } else { Splash() } }
            }
            """
        let output = try InspectedProject(["Screen.swift": Self.splash + code]).run("check", "--pedantic", "Screen.swift").output
        #expect(output.contains("\(remark == nil ? "warning" : "note"): `Splash` appears in both branches"), "\(output)")
        #expect(output.contains("nothing shows") == (remark != nil) && remark.map { output.contains($0) } ?? true, "\(output)")
    }
}
