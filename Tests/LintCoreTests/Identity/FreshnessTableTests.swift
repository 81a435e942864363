import Testing

@testable import LintCore

/// Whether a value is another one at each evaluation of a body. Half of the rows were drawn by lot from the code of open projects (ids, data
/// of rows, objects made in arguments) and told again in other words, their answers written before the model was asked.
@Suite struct FreshnessTableTests {
    struct Row: CustomTestStringConvertible {
        let value: String
        let isFresh: Bool
        let files: [String]

        init(_ value: String, isFresh: Bool, _ files: String...) { (self.value, self.isFresh, self.files) = (value, isFresh, files) }

        var testDescription: String { value }
    }

    /// What the model answers otherwise, and why; one that is answered as expected has no place here.
    static let unsolved: [String: String] = [
        "names.shuffled()": "another order is no new value", "ProcessInfo.processInfo.systemUptime": "no interface says that it is the time",
        "Session().model": "a member of a new object is not taken for new",
    ]

    @Test(arguments: drawn + random + kept + objects)
    func freshness(row: Row) throws {
        let fixture = ModelFixture(files: row.files)
        try expect(unless: Self.unsolved[row.value]) { try fixture.expectFresh(row.value, row.isFresh) }
    }

    // MARK: Drawn by lot

    static let drawn: [Row] = [
        Row("tab.id", isFresh: false, """
            final class File: Identifiable { var id: String; init(id: String) { self.id = id } }
            struct TabView_: View { @State private var isHovered = false; private let tab: File; init(file: File) { tab = file }; var body: some View { Text("a").id(tab.id) } }
            """),
        Row("PatternFormatter(pattern: \"[a-z]\")", isFresh: true, """
            class PatternFormatter: Formatter { private var pattern: String; init(pattern: String) { self.pattern = pattern; super.init() } }
            struct Branch: View { @State var name = ""; var body: some View { TextField("a", value: $name, formatter: PatternFormatter(pattern: "[a-z]")) } }
            """),
        Row("Guest.forDate(date)", isFresh: false, """
            enum Guest: String { case cat, dog; static func forDate(_ date: Date) -> [Guest] { if date.timeIntervalSince1970 > 0 { return [.cat] } else { return [.dog] } } }
            struct Guests: View { let date: Date; var body: some View { ForEach(Guest.forDate(date), id: \\.self) { Text($0.rawValue) } } }
            """),
        Row("locale", isFresh: false, """
            enum Locales: String, CaseIterable { case a, b; func pretty() -> String { rawValue } }
            struct Program_: View { @State var chosen = Locales.a; var body: some View { Picker("a", selection: $chosen) { ForEach(Locales.allCases, id: \\.self) { locale in Text(locale.pretty()).id(locale) } } } }
            """),
        Row("round", isFresh: false, """
            struct Happy: View { let name: String; var body: some View { Text(name) } }
            private struct Rounds: View { @State private var round = 0; var body: some View { Happy(name: "a").id(round); Button { round += 1 } label: { Text("b") } } }
            """),
        Row("self.thread.selected.id", isFresh: false, """
            struct Note { let id: Int }
            final class NoteThread: ObservableObject { @Published private(set) var selected: Note; init(_ note: Note) { selected = note }; func select(_ note: Note) { selected = note } }
            struct Chat: View { @ObservedObject var thread: NoteThread; var body: some View { ScrollView { VStack { Text("a") }.id(self.thread.selected.id) } } }
            """),
        Row("errors.indices", isFresh: false, """
            enum Outcome { case failed([String]), suspended }
            final class Script: ObservableObject { @Published var outcome = Outcome.suspended }
            struct Load: View {
                @ObservedObject var script: Script
                var body: some View { switch script.outcome { case .failed(let errors): ForEach(errors.indices, id: \\.self) { Text(errors[$0]) }; case .suspended: Text("a") } }
            }
            """),
        Row("SignalModel(signal: 5, limit: 10)", isFresh: true, """
            class SignalModel: ObservableObject { @Published var signal: Int; @Published var limit: Int; init(signal: Int, limit: Int) { self.signal = signal; self.limit = limit } }
            struct SignalView: View { @ObservedObject var model: SignalModel; var body: some View { Text("\\(model.signal)") } }
            struct SignalView_Previews: PreviewProvider { static var previews: some View { HStack { SignalView(model: SignalModel(signal: 5, limit: 10)) } } }
            """),
        Row("Preferences()", isFresh: true, """
            class Preferences: ObservableObject { @Published var isOn = false }
            struct Notifications: View { @ObservedObject var preferences: Preferences; var body: some View { Text("a") } }
            struct Notifications_Previews: PreviewProvider { static var previews: some View { Notifications(preferences: Preferences()) } }
            """),
        Row("module.id", isFresh: false, """
            class Module: Identifiable { let id = UUID() }
            @Observable class Splitter { fileprivate var detail: Module?; func show() { detail = Module() } }
            private struct SplitterView: View { @Bindable var splitter: Splitter; var body: some View { if let module = splitter.detail { Text("a").id(module.id) } } }
            """),
        Row("0..<count", isFresh: false, """
            private struct PinStyle: TextFieldStyle { let count: Int; func _body(configuration: TextField<_Label>) -> some View { HStack { ForEach(0..<count, id: \\.self) { Text("\\($0)") } } } }
            """),
        Row("people", isFresh: false, """
            struct Person: Identifiable { let id: Int; static let a = Person(id: 1) }
            struct Chosen_Previews: PreviewProvider { static let people: [Person] = [.a, .a]; static var previews: some View { HStack { ForEach(people, id: \\.id) { Text("\\($0.id)") } } } }
            """),
        Row("Array(formula.parts.enumerated())", isFresh: false, """
            struct Formula { var text: String; var parts: [String] { text.split(separator: " ").map(String.init) } }
            struct Slot: View {
                @Binding var kept: Formula?
                private var formula: Formula { kept ?? Formula(text: "a") }
                var body: some View { HStack { ForEach(Array(formula.parts.enumerated()), id: \\.offset) { index, part in Text(part) } } }
            }
            """),
        Row("ItemAction.allCases", isFresh: false, """
            enum ItemAction: CaseIterable { case plain, run(String); static var allCases: [ItemAction] = [.plain, .run("")]; var id: String { switch self { case .plain: "a"; case .run: "b" } } }
            struct Customize: View { var body: some View { Menu("a") { ForEach(ItemAction.allCases, id: \\.id) { Text($0.id) } } } }
            """),
        Row("categories.items", isFresh: false, """
            struct Category { let identifier: String }
            final class Results<Record>: ObservableObject { @Published private(set) var items: [Record] = []; init(request: @escaping () -> [Record]) { items = request() } }
            struct Categories: View { @StateObject private var categories = Results<Category> { [] }; var body: some View { ForEach(categories.items, id: \\.identifier) { Text($0.identifier) } } }
            """),
        Row("UUID().uuidString", isFresh: true, """
            struct MagicItem { var id: String; var items: [String]? }
            struct EditItem: View { let item: MagicItem; var body: some View { Text(item.id) } }
            struct AddItem: View { let folder: String?; var body: some View { List { if folder == nil { NavigationLink { EditItem(item: MagicItem(id: UUID().uuidString, items: [])) } label: { Text("a") } } } } }
            """),
        Row("groups", isFresh: false, """
            protocol Grouped: Identifiable { associatedtype Body_: View; var id: String { get }; @ViewBuilder func made() -> Body_ }
            struct GroupStack: View { let groups: [any Grouped]; var body: some View { VStack { ForEach(groups, id: \\.id) { group in AnyView(group.made()) } } } }
            """),
        Row("count", isFresh: false, """
            struct Redraw<Content: View>: View {
                @State private var count = 0
                private let content: Content
                init(@ViewBuilder content: () -> Content) { self.content = content() }
                var body: some View { content.id(count).onReceive(NotificationCenter.default.publisher(for: .init("a"))) { _ in count += 1 } }
            }
            """),
        Row("options.kinds", isFresh: false, """
            enum Kind: String, CaseIterable { case list, grid }
            struct Options { var kinds: [Kind] }
            struct Style: View { @Binding var kind: Kind; private let options: Options; init(kind: Binding<Kind>, options: Options) { _kind = kind; self.options = options }; var body: some View { ForEach(options.kinds, id: \\.self) { Text($0.rawValue) } } }
            """),
        Row("date", isFresh: false, """
            final class Clock: ObservableObject { @Published var date = Date() }
            @propertyWrapper struct CurrentDate: DynamicProperty { @ObservedObject private var clock: Clock; init() { clock = Clock() }; var wrappedValue: Date { clock.date } }
            struct Device: View { @CurrentDate private var date: Date; var body: some View { LabeledContent("a", value: "b").id(date) } }
            """),
        Row("model.devices", isFresh: false, """
            struct Device: Hashable { var id: String?; var name: String? }
            final class Devices: ObservableObject { @Published private(set) var devices: [Device] = []; func load(_ all: [Device]) { let sorted = Array(all.sorted { $0.name ?? "" < $1.name ?? "" }); self.devices = sorted } }
            struct DeviceList: View { @StateObject private var model = Devices(); var body: some View { List { ForEach(model.devices, id: \\.self) { Text($0.name ?? "") } } } }
            """),
        Row("model.libraries", isFresh: false, """
            struct Library { let id: String? }
            final class Users: ObservableObject { @Published private(set) var libraries: [Library] = []; func load() { libraries = [Library(id: "a")] } }
            struct Access: View { @ObservedObject private var model: Users; init(model: Users) { self.model = model }; var body: some View { Section { ForEach(model.libraries, id: \\.id) { Text($0.id ?? "") } } } }
            """),
        Row("Unrated.allCases.sorted(using: \\.title)", isFresh: false, """
            enum Unrated: String, CaseIterable { case movie, book; var title: String { rawValue } }
            extension Sequence { func sorted<T: Comparable>(using path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } } }
            struct Ratings: View { var body: some View { Section { ForEach(Unrated.allCases.sorted(using: \\.title), id: \\.self) { Text($0.title) } } } }
            """),
        Row("value", isFresh: false, """
            final class Pill<Selection: Hashable>: Identifiable { let selection: Selection; let title: String; init(selection: Selection, title: String) { self.selection = selection; self.title = title } }
            struct Pills<Selection: Hashable>: View {
                private let pills: [Pill<Selection>]
                private func button(for pill: Pill<Selection>) -> some View { let value = pill.selection; return Text(pill.title).id(value) }
                var body: some View { HStack { ForEach(pills, id: \\.id) { button(for: $0) } } }
            }
            """),
        Row("state.calibrations", isFresh: false, """
            struct Calibration: Hashable, Identifiable { let x: Double; var date = Date(); var id: Double { x } }
            @Observable final class Calibrations { var calibrations: [Calibration] = []; func add() { calibrations.append(Calibration(x: 1)) } }
            struct Chart_: View { var state: Calibrations; var body: some View { ForEach(state.calibrations, id: \\.self) { Text("\\($0.x)") } } }
            """),
        Row("Entry.Width.allCases", isFresh: false, """
            struct Entry { enum Width: Int, CaseIterable { case thin = 1, wide = 2 }; var width = Width.thin }
            struct Detail: View { @State private var entry = Entry(); var body: some View { Picker("a", selection: $entry.width) { ForEach(Entry.Width.allCases, id: \\.self) { Text("\\($0.rawValue)").tag($0) } } } }
            """),
        Row("Date(timeIntervalSince1970: time)", isFresh: false, """
            struct Times: View { var times: [TimeInterval]; private var formatter: DateFormatter { let made = DateFormatter(); return made }; var body: some View { ForEach(times, id: \\.self) { time in Text(formatter.string(from: Date(timeIntervalSince1970: time))) } } }
            """),
        Row("Model.Kind.allCases", isFresh: false, """
            final class Model: ObservableObject { enum Kind: String, CaseIterable { case a, b }; @Published var kind = Kind.a }
            struct Stats: View { @StateObject var state = Model(); var body: some View { Picker("a", selection: $state.kind) { ForEach(Model.Kind.allCases, id: \\.self) { Text($0.rawValue) } } } }
            """),
        Row("Array(store.reactions.enumerated())", isFresh: false, """
            import ComposableArchitecture
            struct Reactions: View { let store: Store<ButtonState, ButtonAction>; var body: some View { ForEach(Array(store.reactions.enumerated()), id: \\.offset) { index, reaction in Text("\\(index)") } } }
            """),
        Row("[.day, .week, .all]", isFresh: false, """
            enum Scope: String { case day, week, all }
            struct Ranks: View { var body: some View { VStack { ForEach([.day, .week, .all], id: \\Scope.rawValue) { scope in Text(scope.rawValue) } } } }
            """),
    ]

    // MARK: Constructed

    private static func row(_ value: String, _ isFresh: Bool) -> Row {
        Row(value, isFresh: isFresh, """
            let once = UUID()
            struct Plain: Equatable { var n = 0 }
            struct Item: Identifiable { let id = UUID(); var n = 0; static let shared = Item(); static var next: Item { Item() } }
            struct Given: Identifiable { let id: UUID; static func make() -> Given { Given(id: UUID()) } }
            enum Dice { static func random() -> Int { 4 } }
            final class Model: ObservableObject { static let shared = Model(); @Published var n = 0 }
            final class Session { let model = Model() }
            struct Cache { let model: Model; init(model: Model = Model()) { self.model = model } }
            struct Service { let cache: Any = Cache(); var n = 0 }
            struct Screen: View {
                @State private var state = UUID()
                @State private var number = 0
                @StateObject private var model = Model()
                static let first = UUID()
                let session: Session
                let n: Int
                var names: [String]
                var computed: UUID { UUID() }
                var constant: UUID { Self.first }
                func make() -> Model { Model() }
                func number(_ n: Int) -> Int { n + 1 }
                func show(_ value: Any) -> Text { Text("a") }
                var body: some View {
                    let local = UUID()
                    let same = state
                    show(local); show(same)
                    show(\(value))
                }
            }
            """)
    }

    static let random: [Row] = [
        row("UUID()", true), row("UUID().hashValue", true), row("\"\\(UUID())\"", true), row("Date()", true), row("Date.now", true),
        row("Date().timeIntervalSince1970", true), row("Int.random(in: 0..<9)", true), row("Double.random(in: 0...1)", true), row("Bool.random()", true),
        row("names.shuffled()", true), row("names.randomElement()", true), row("[UUID()]", true), row("n > 0 ? UUID() : state", true),
        row("computed", true), row("local", true), row("Item()", true), row("Item.next", true), row("Given(id: UUID())", true), row("Given.make()", true),
        row("names.map { _ in UUID() }", true), row("ProcessInfo.processInfo.systemUptime", true),
    ]

    static let kept: [Row] = [
        row("state", false), row("once", false), row("same", false), row("Screen.first", false), row("constant", false), row("Item.shared", false), row("Plain()", false),
        row("Plain(n: n)", false), row("Dice.random()", false), row("number(n)", false), row("UUID(uuidString: \"a\")", false),
        row("Date(timeIntervalSince1970: 0)", false), row("Date.distantPast", false), row("Given(id: state)", false), row("names.map { $0 + \"a\" }", false),
        row("names.sorted()", false),
    ]

    static let objects: [Row] = [
        row("Model()", true), row("make()", true), row("n > 0 ? Model() : .shared", true), row("[Model()]", true), row("Model.shared", false), row("model", false),
        row("session.model", false), row("session", false), row("NumberFormatter()", true), row("NSObject()", true), row("Session().model", true),
        row("Cache()", true), row("Cache(model: .shared)", false), row("Service(n: n)", true), row("Service().n", false),
    ]
}
