import Testing

@testable import LintCore

/// Where the elements of rows come from: the property that stores them, whether they are left out or put in order on the way, and what the
/// program does to them there. Half of the rows were drawn by lot from the code of open projects and told again in other words, their answers
/// written before the model was asked.
@Suite struct RowSourceTableTests {
    typealias Kind = CollectionChange.Kind

    struct Row: CustomTestStringConvertible {
        let name: String
        let data: String
        /// The property that stores the elements; nil where none does, or the source does not tell.
        let property: String?
        var isRearranged = false
        /// The same for the whole run.
        var isConstant = false
        /// What is done to what the property stores, in the order of the source.
        var changes: [Kind] = []
        let files: [String]

        init(
            _ data: String, from property: String?, isRearranged: Bool = false, isConstant: Bool = false, _ changes: [Kind] = [], _ files: String...,
            name: String? = nil
        ) {
            (self.data, self.property, self.isRearranged, self.isConstant) = (data, property, isRearranged, isConstant)
            (self.name, self.changes, self.files) = (name ?? data, changes, files)
        }

        var testDescription: String { name }
    }

    /// What the model answers otherwise, and why; one that is answered as expected has no place here.
    static let unsolved: [String: String] = [
        "lines": "a parameter and what a pattern takes out of a case are not followed",
        "icons": "a set is no source, nor what is unwrapped by a pattern", "Array(Set(items))": "a set is no source",
        "names.values.sorted()": "the values of a dictionary are no source",
        "meeting.people": "the state that a reducer of an unread library changes has no type",
    ]

    @Test(arguments: drawn + reached + rearranged + changed)
    func rows(row: Row) throws {
        let fixture = ModelFixture(files: row.files)
        try expect(unless: Self.unsolved[row.name]) {
            try fixture.expectRows(row.data, from: row.property, isRearranged: row.isRearranged)
            try fixture.expectConstant(row.data, row.isConstant)
            if let property = row.property { try fixture.expectChanges(of: property, row.changes) }
        }
    }

    // MARK: Drawn by lot

    private static let context = """
        class StateModel<State> {
            @dynamicMemberLookup @Observable final class Context {
                fileprivate(set) var state: State
                init(_ state: State) { self.state = state }
            }
            let context: Context
            var state: State { get { context.state } set { context.state = newValue } }
            init(_ state: State) { context = Context(state) }
        }
        protocol Bound { associatedtype Bindings; var bindings: Bindings { get set } }
        extension StateModel.Context where State: Bound {
            subscript<T>(dynamicMember path: WritableKeyPath<State.Bindings, T>) -> T {
                get { state.bindings[keyPath: path] }
                set { state.bindings[keyPath: path] = newValue }
            }
        }
        """

    static let drawn: [Row] = [
        Row("$manager.changed", from: "Manager.changed", [.assign], """
            struct Changed: Identifiable, Hashable { var id: String; var isStaged = false }
            class Manager: ObservableObject { @Published var changed: [Changed] = [] }
            struct ChangedRow: View { @Binding var changed: Changed; var body: some View { Toggle("a", isOn: $changed.isStaged) } }
            struct Changes: View {
                @EnvironmentObject var manager: Manager
                @State var chosen = Set<Changed>()
                var body: some View { List($manager.changed, selection: $chosen) { $file in ChangedRow(changed: $file) } }
            }
            """, "extension Manager { func take(_ files: [Changed]) async { self.changed = files } }"),
        Row("files", from: nil, [], """
            struct Keys: View {
                @State var key = ""
                var body: some View {
                    Picker("a", selection: $key) {
                        if let path = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".ssh") as URL? {
                            if let files = try? FileManager.default.contentsOfDirectory(atPath: path.path) { ForEach(files, id: \\.self) { Text($0) } }
                        }
                    }
                }
            }
            """),
        Row("Fruit.allCases", from: nil, isConstant: true, [], """
            enum Fruit: String, CaseIterable { case apple, pear }
            struct Island: View { @State var fruit = Fruit.apple; var body: some View { Picker("a", selection: $fruit) { ForEach(Fruit.allCases, id: \\.self) { Text($0.rawValue) } } } }
            """),
        Row("tags", from: "Recent.tags", [], """
            import SwiftData
            @Model class RecentTag { var title = ""; var used = Date() }
            struct Recent: View { @Query(sort: \\RecentTag.used, order: .reverse) var tags: [RecentTag]; var body: some View { Form { ForEach(tags) { Text($0.title) } } } }
            """),
        Row("lines", from: "Detail.state", [.assign, .assign], """
            struct Line: Identifiable { let id: String }
            @Observable class Detail {
                enum State { case loading, shown(lines: [Line]) }
                var state: State = .loading
                func load(_ lines: [Line]) { state = .loading; state = .shown(lines: lines) }
            }
            struct DetailView: View {
                @State private var detail = Detail()
                var body: some View { List { switch detail.state { case .loading: ProgressView(); case let .shown(all): rows(lines: all) } } }
                private func rows(lines: [Line]) -> some View { ForEach(lines) { Text($0.id) } }
            }
            """),
        Row("props.lists.compactMap { $0.value }", from: "Props.lists", isRearranged: true, [], """
            struct CustomList: Identifiable { let id: Int; var name: String }
            struct Props { let isOn: Bool; let lists: [Int: CustomList] }
            struct ListMenu: View { let props: Props; private func lists(props: Props) -> some View { ForEach(props.lists.compactMap { $0.value }, id: \\.id) { Text($0.name) } }; var body: some View { lists(props: props) } }
            """),
        Row("indexed", from: "Holder.events", isRearranged: true, [.append], """
            struct Event: Identifiable { let id: Int }
            class Holder: ObservableObject { @Published var events: [Event] = []; func filter(_ keep: (Event) -> Bool) -> [Event] { events.filter(keep) }; func insert(_ event: Event) { events.append(event) } }
            struct Timeline: View {
                @ObservedObject var holder: Holder
                let keep: (Event) -> Bool
                var body: some View { LazyVStack { let kept = holder.filter(keep); let indexed = Array(zip(kept, 0...)); ForEach(indexed, id: \\.0.id) { Text("\\($0.1)") } } }
            }
            """),
        Row("settings.enabled", from: "Settings.enabled", [.assign], """
            enum Part: String { case favorites, shortcuts }
            final class Settings: ObservableObject { @Published private(set) var enabled: [Part] = []; func update(_ parts: [Part], _ isOn: (Part) -> Bool) { enabled = parts.filter(isOn) } }
            struct NewTab: View { @ObservedObject var settings: Settings; var body: some View { sections } }
            private extension NewTab { @ViewBuilder private var sections: some View { ForEach(settings.enabled, id: \\.rawValue) { part in switch part { case .favorites: Text("a"); case .shortcuts: Text("b") } } } }
            """),
        Row("items", from: "Grid_.items", [], """
            struct Grid_<Item: Identifiable & Hashable, Cell: View>: View { let items: [Item]; @ViewBuilder let cell: (Item) -> Cell; var body: some View { LazyVGrid(columns: []) { ForEach(items, content: cell) } } }
            struct Back: Identifiable, Hashable { let id: Int }
            final class Backs: ObservableObject { @Published var backs: [Back] = [] }
            struct Picker_: View { @ObservedObject var model: Backs; var body: some View { Grid_(items: model.backs) { Text("\\($0.id)") } } }
            """),
        Row("context.options", from: "PollBindings.options", [.shift, .append, .reorder], context, """
            struct Option: Identifiable, Equatable { let id = UUID(); var text = "" }
            struct PollBindings { var options: [Option] = [.init(), .init()] { didSet { print(options.count) } } }
            struct PollState: Bound { var bindings = PollBindings() }
            final class PollModel: StateModel<PollState> { func remove(_ index: Int) { state.bindings.options.remove(at: index) }; func add() { state.bindings.options.append(.init()) } }
            """, """
            struct PollForm: View {
                @Bindable var context: PollModel.Context
                private var section: some View { Section { ForEach(context.options) { Text($0.text) }.onMove { context.options.move(fromOffsets: $0, toOffset: $1) } } }
                var body: some View { section }
            }
            """),
        Row("context.state.polls", from: "HistoryState.polls", [.assign], context, """
            struct Entry { let id: String? }
            struct Poll { let entry: Entry }
            struct HistoryState { var polls: [Poll] = [] }
            final class HistoryModel: StateModel<HistoryState> { func load(_ entries: [Entry]) { state.polls = entries.map { Poll(entry: $0) } } }
            struct History: View { var context: HistoryModel.Context; private var polls: some View { ForEach(context.state.polls, id: \\.entry.id) { Text($0.entry.id ?? "") } }; var body: some View { polls } }
            """),
        Row("context.state.rooms", from: "SearchState.rooms", [.assign], context, """
            struct Room: Identifiable { let id: String }
            struct SearchState { var rooms: [Room] = [] }
            final class SearchModel: StateModel<SearchState> { func found(_ names: [String]) { state.rooms = names.map { name in Room(id: name) } } }
            """, "struct Search: View { @Bindable var context: SearchModel.Context; private var list: some View { List { ForEach(context.state.rooms) { room in Text(room.id) } } }; var body: some View { list } }"),
        Row("LogPack.allCases", from: nil, isConstant: true, [], "enum LogPack: String, CaseIterable { case a, b; var title: String { rawValue } }", """
            struct Developer: View { var body: some View { Form { DisclosureGroup("a") { ForEach(LogPack.allCases, id: \\.self) { pack in Text(pack.title) } } } } }
            """),
        Row("context.state.tones", from: "ToneState.tones", [.assign, .assign], context, """
            struct Tone: Hashable { let filename: String }
            struct ToneState { var tones: [Tone]; var chosen: Tone? }
            final class ToneModel: StateModel<ToneState> {
                let all: () -> [Tone]
                init(all: @escaping () -> [Tone]) { self.all = all; super.init(ToneState(tones: all())) }
                func add() { state.tones = all() }
                func remove(_ tone: Tone) { state.chosen = nil; state.tones = all() }
            }
            struct Tones: View { @Bindable var context: ToneModel.Context; @ViewBuilder private var custom: some View { ForEach(context.state.tones, id: \\.filename) { Text($0.filename) }.onDelete { print($0) } }; var body: some View { custom } }
            """),
        Row("Category.allCases", from: nil, isConstant: true, [], """
            enum Category: String, CaseIterable, Identifiable { case a, b; var id: String { rawValue }; var icon: String { rawValue } }
            struct Export: View { private struct Excluded: Identifiable { let id: String }; var body: some View { List { Section { ForEach(Category.allCases) { category in Image(systemName: category.icon) } } } } }
            """),
        Row("model.names", from: "FocusModel.names", [.assign], """
            struct FocusName: Identifiable { let id: Int; let name: String; static func all() -> [FocusName] { [] } }
            final class FocusModel: ObservableObject { @Published var names: [FocusName] = []; func load() { names = FocusName.all() } }
            struct FocusList: View { @StateObject private var model = FocusModel(); var body: some View { List { if model.names.isEmpty { Text("a") }; ForEach(model.names) { Text($0.name) } } } }
            """),
        Row("snapshots", from: "LiveList.snapshots", [.assign], """
            import ActivityKit
            struct Snapshot: Identifiable { let id: String }
            struct LiveList: View {
                @State private var snapshots: [Snapshot] = []
                var body: some View { Section { ForEach(snapshots) { Text($0.id) } }.onAppear { load() } }
                private func load() { snapshots = Activity<LiveAttributes>.activities.map { Snapshot(id: $0.id) } }
            }
            """),
        Row("configuration.credentials", from: "Network.credentials", [], """
            struct Credential { let key: String; let name: String }
            struct Network { let id: String; let credentials: [Credential] }
            final class Networks: ObservableObject { @Published var all: [Network] = []; func load(_ found: [Credential]) { all = []; all.append(.init(id: "a", credentials: found)) } }
            struct NetworkList: View { @StateObject private var model = Networks(); var body: some View { List(model.all, id: \\.id) { configuration in Section { ForEach(configuration.credentials, id: \\.key) { Text($0.name) } } } } }
            """),
        Row("areas", from: "Areas.areas", [.assign], """
            struct Area { let id: String }
            struct Areas: View {
                let server: String
                @State private var areas: [Area] = []
                var body: some View { List { ForEach(areas, id: \\.id) { Text($0.id) } }.onAppear { load() } }
                private func load() { DispatchQueue.main.async { let found = [Area(id: server)]; DispatchQueue.main.async { areas = found } } }
            }
            """),
        Row("children", from: nil, [], """
            struct Layout_<Separator: View>: _VariadicView_UnaryViewRoot {
                var separator: Separator
                @ViewBuilder func body(children: _VariadicView.Children) -> some View { let last = children.last?.id; HStack { ForEach(children) { child in child; if child.id != last { separator } } } }
            }
            """),
        Row("userItems", from: "UserGrid.userItems", [], """
            struct User { let id: String }
            struct UserItem: Hashable { let user: String }
            struct UserGrid: View { @Binding private var isEditing: Bool; private let userItems: [UserItem]; init(userItems: [UserItem], isEditing: Binding<Bool>) { self.userItems = userItems; _isEditing = isEditing }; var body: some View { HStack { ForEach(userItems, id: \\.user) { Text($0.user) } } } }
            final class Users: ObservableObject { @Published var users: [String: [User]] = [:] }
            struct Select: View { @StateObject private var model = Users(); @State private var isEditing = false; private var items: [UserItem] { model.users.values.flatMap { $0 }.map { UserItem(user: $0.id) } }; var body: some View { UserGrid(userItems: items, isEditing: $isEditing) } }
            """),
        Row("icons", from: "Transcoding.reasons", isRearranged: true, [], """
            enum Reason { case audio, video; var image: String { self == .audio ? "a" : "b" } }
            struct Transcoding { let reasons: [Reason]? }
            struct Progress_: View {
                let info: Transcoding?
                @ViewBuilder private var about: some View { HStack { if let reasons = info?.reasons { let icons = Set(reasons.map(\\.image)).sorted(); ForEach(icons, id: \\.self) { Image(systemName: $0) } } } }
                var body: some View { about }
            }
            """),
        Row("DarkIcon.allCases", from: nil, isConstant: true, [], """
            protocol AppIcon: CaseIterable, Identifiable { var name: String { get } }
            enum DarkIcon: String, AppIcon { case a, b; var id: String { rawValue }; var name: String { rawValue } }
            struct Icons: View { var body: some View { Form { Section("a") { ForEach(DarkIcon.allCases) { Text($0.name) } } } } }
            """),
        Row("Entry.ColorMode.allCases", from: nil, isConstant: true, [], """
            struct Entry { enum ColorMode: String, CaseIterable { case color, plain } }
            struct Sheet_: View { @State private var mode: Entry.ColorMode = .color; private var picker: some View { Picker("a", selection: $mode) { ForEach(Entry.ColorMode.allCases, id: \\.self) { Text($0.rawValue).tag($0) } } }; var body: some View { picker } }
            """),
        Row("legend", from: nil, [], """
            import Charts
            struct Percentiles: View {
                let high: Int
                let low: Int
                var body: some View {
                    Chart { RuleMark(y: .value("a", high)) }.chartLegend(position: .bottom) {
                        let legend: [(String, Color)] = [("10", Color.blue), ("\\(low)", Color.red), ("\\(high)", Color.orange)]
                        HStack { ForEach(legend, id: \\.0) { Text($0.0) } }
                    }
                }
            }
            """),
        Row("presets", from: "Presets.presets", [], """
            import CoreData
            class Preset: NSManagedObject { @NSManaged var dish: String? }
            struct Presets: View {
                @FetchRequest(entity: Preset.entity(), sortDescriptors: [NSSortDescriptor(key: "dish", ascending: true)]) var presets: FetchedResults<Preset>
                @State private var chosen: Preset?
                private var menu: some View { Picker("a", selection: $chosen) { ForEach(presets, id: \\.self) { (preset: Preset) in Text(preset.dish ?? "") } } }
                var body: some View { menu }
            }
            """),
        Row("meeting.people", from: "Meeting.people", [.append, .shift], """
            struct Person: Identifiable { let id: Int; var name: String }
            struct Meeting { var people: [Person] }
            struct MeetingView: View { let meeting: Meeting; var body: some View { Form { Section { ForEach(meeting.people) { Text($0.name) } } } } }
            """, """
            import ComposableArchitecture
            @Reducer struct MeetingForm {
                @ObservableState struct State { var meeting: Meeting }
                enum Action { case add, remove(IndexSet) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .add: state.meeting.people.append(Person(id: 1, name: "a")); return .none
                        case .remove(let indices): state.meeting.people.remove(atOffsets: indices); return .none
                        }
                    }
                }
            }
            """),
        Row("$store.meeting.people", from: "Meeting.people", [.append], """
            import ComposableArchitecture
            struct Person: Identifiable { let id: Int; var name: String }
            struct Meeting { var people: [Person] }
            @Reducer struct MeetingForm { @ObservableState struct State { var meeting: Meeting }; enum Action: BindableAction { case binding(BindingAction<State>) } }
            struct FormView: View { @Bindable var store: StoreOf<MeetingForm>; var body: some View { Form { Section { ForEach($store.meeting.people) { $person in TextField("a", text: $person.name) } } } } }
            func add(_ meeting: inout Meeting) { meeting.people.append(Person(id: 1, name: "b")) }
            """),
        Row("Array(meeting.people.enumerated())", from: "Meeting.people", [], """
            struct Person: Identifiable { let id: Int; var name: String }
            struct Meeting { var people: [Person] }
            struct TimerView: View { let meeting: Meeting; let speaker: Int; var body: some View { Circle().overlay { ForEach(Array(meeting.people.enumerated()), id: \\.element.id) { index, person in if index < speaker + 1 { Text(person.name) } } } } }
            """),
        Row("Array(round.players.enumerated())", from: "Round.players", [.assign], """
            struct Player: Identifiable { let id: Int }
            struct Round { var players: [Player] }
            final class Game: ObservableObject { @Published var round = Round(players: []); func start(_ players: [Player]) { round.players = players } }
            struct RoundView: View { let round: Round; var body: some View { ZStack { ForEach(Array(round.players.enumerated()), id: \\.element.id) { index, player in Text("\\(index)") } } } }
            struct GameView: View { @StateObject var game = Game(); var body: some View { RoundView(round: game.round) } }
            """),
    ]

    // MARK: Constructed

    private static func row(
        _ data: String, from property: String?, isRearranged: Bool = false, isConstant: Bool = false, _ changes: [Kind] = [], act: String = ""
    ) -> Row {
        Row(data, from: property, isRearranged: isRearranged, isConstant: isConstant, changes, """
            struct Item: Identifiable, Hashable, Comparable { let id: Int; var parts: [Int] = []; static func < (a: Item, b: Item) -> Bool { a.id < b.id } }
            enum Store { static var all = [Item(id: 1)]; static let fixed = [Item(id: 1)]; static var made: [Item] { [Item(id: 1)] } }
            final class Model: ObservableObject { @Published var items: [Item] = []; var sorted: [Item] { items.sorted() }; var same: [Item] { items } }
            func make() -> [Item] { [Item(id: 1)] }
            """, """
            struct Screen: View {
                @State private var items: [Item] = []
                @State private var names: [String: Item] = [:]
                @Binding var bound: [Item]
                @StateObject private var model = Model()
                let given: [Item]
                var same: [Item] { items }
                var some: [Item] { items.filter { $0.id > 1 } }
                func act() { \(act) }
                var body: some View { let local = items; let few = items.prefix(2); VStack { rows(local); rows(few); rows(\(data)) } }
                func rows(_ data: Any) -> some View { Text("a") }
            }
            """, name: act.isEmpty ? data : act)
    }

    static let reached: [Row] = [
        row("items", from: "Screen.items"), row("self.items", from: "Screen.items"), row("$items", from: "Screen.items"), row("bound", from: "Screen.bound"),
        row("$bound", from: "Screen.bound"), row("given", from: "Screen.given"), row("model.items", from: "Model.items"), row("$model.items", from: "Model.items"),
        row("same", from: "Screen.items"), row("model.same", from: "Model.items"), row("local", from: "Screen.items"),
        row("items.indices", from: "Screen.items"), row("Array(items)", from: "Screen.items"), row("Array(items.enumerated())", from: "Screen.items"),
        row("items.lazy", from: "Screen.items"), row("items.map { $0.id }", from: nil), row("zip(items, items.indices)", from: "Screen.items"),
        row("items[0].parts", from: "Item.parts"), row("Store.all", from: "Store.all", isConstant: true), row("Store.fixed", from: "Store.fixed", isConstant: true),
        row("Store.made", from: "Store.made", isConstant: true), row("make()", from: nil, isConstant: true), row("0..<3", from: nil, isConstant: true),
        row("[1, 2]", from: nil, isConstant: true), row("0..<items.count", from: "Screen.items"), row("[items]", from: nil),
    ]

    static let rearranged: [Row] = [
        row("items.filter { $0.id > 1 }", from: "Screen.items", isRearranged: true), row("items.sorted()", from: "Screen.items", isRearranged: true),
        row("items.reversed()", from: "Screen.items", isRearranged: true), row("items.shuffled()", from: "Screen.items", isRearranged: true),
        row("items.compactMap { $0.parts.first }", from: "Screen.items", isRearranged: true), row("items.dropFirst()", from: "Screen.items", isRearranged: true),
        row("items.suffix(2)", from: "Screen.items", isRearranged: true), row("Array(Set(items))", from: "Screen.items", isRearranged: true),
        row("some", from: "Screen.items", isRearranged: true), row("model.sorted", from: "Model.items", isRearranged: true),
        row("names.values.sorted()", from: "Screen.names", isRearranged: true), row("Array(items.sorted().enumerated())", from: "Screen.items", isRearranged: true),
        row("items.filter { $0.id > 1 }.indices", from: "Screen.items", isRearranged: true),
    ]

    static let changed: [Row] = [
        row("items", from: "Screen.items", [.append], act: "items.append(Item(id: 2))"), row("items", from: "Screen.items", [.append], act: "items += [Item(id: 2)]"),
        row("items", from: "Screen.items", [.shift], act: "items.insert(Item(id: 2), at: 0)"), row("items", from: "Screen.items", [.shift], act: "items.remove(at: 0)"),
        row("items", from: "Screen.items", [.shift], act: "items.removeAll { $0.id > 1 }"), row("items", from: "Screen.items", [.clear], act: "items.removeAll()"),
        row("items", from: "Screen.items", [.append], act: "items.removeLast()"), row("items", from: "Screen.items", [.reorder], act: "items.sort()"),
        row("items", from: "Screen.items", [.reorder], act: "items.move(fromOffsets: [0], toOffset: 1)"), row("items", from: "Screen.items", [.reorder], act: "items.swapAt(0, 1)"),
        row("items", from: "Screen.items", [.assign], act: "items = make()"), row("items", from: "Screen.items", [.clear], act: "items = []"),
        row("items", from: "Screen.items", [.shift], act: "items = items.filter { $0.id > 1 }"), row("items", from: "Screen.items", [.reorder], act: "items = items.sorted()"),
        row("model.items", from: "Model.items", [.append], act: "model.items.append(Item(id: 2))"), row("given", from: "Screen.given", [], act: "var given = given; given.sort()"),
    ]
}
