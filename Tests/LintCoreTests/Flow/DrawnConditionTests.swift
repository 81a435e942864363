import Testing

@testable import LintCore

/// A hundred conditions drawn by lot from the code of open projects, told again in few and other words: kept is where the value lives and how
/// it reaches the place. What is expected a reader wrote who had that source and docs/how-it-decides.md, before the model was asked.
@Suite struct DrawnConditionTests {
    struct Draw: CustomTestStringConvertible {
        let name: String
        let files: [String]
        let conditions: [(text: String, expected: ConstancyClass)]

        init(_ name: String, _ files: String..., conditions: [(String, ConstancyClass)]) {
            (self.name, self.files, self.conditions) = (name, files, conditions)
        }

        var testDescription: String { name }
    }

    /// What the model answers otherwise, and why; one that is answered as expected has no place here.
    static let unsolved: [String: String] = [
        "now": "what a library hands to a closure is not followed", "!isShown": "what a library hands to a closure is not followed",
        "self": "who shows a value that is a view is not followed",
        "configuration.isPressed": "what a library hands to a style is not followed",
        "self.isActive && !configuration.isPressed": "what a library hands to a style is not followed",
        "kind == .series": "an initializer that gives a member of its parameter is not taken to hand it on",
        "let last = feed.last": "another element with the same id is taken for the same one",
        "let emoji = room.emoji": "another element with the same id is taken for the same one",
        "option.isPicked": "another element with the same id is taken for the same one",
        "isOn": "an element by itself does not change as its collection does",
        "video.showsAutoplay || video.opensTabs": "a computed member of an observed object counts as its variable, whatever it reads",
    ]

    @Test(arguments: views + objects + observables + environments + made + elements + functions + actions)
    func conditions(draw: Draw) throws {
        let fixture = ModelFixture(files: draw.files)
        for (text, expected) in draw.conditions {
            try expect(unless: Self.unsolved[text]) { try fixture.expectCondition(text, is: expected) }
        }
    }

    // MARK: What a view keeps or is bound to

    static let views: [Draw] = [
        Draw("state", """
            enum Tab { case items, lists, more }
            enum Way { case none, up, down }
            enum Share { case loading, failed(reason: String), posted }
            extension View { func watched(_ act: @escaping (CGFloat, CGFloat) -> Void) -> some View { self } }
            struct Drawer: View {
                @State private var isHovered = false
                @State private var isPressed = false
                @State private var tab: Tab = .items
                @State private var way = Way.none
                @State private var share = Share.loading
                @State private var isEditing = false
                @State private var isSliding = false
                @State private var slid = 0.0
                let isLast: Bool
                var body: some View {
                    HStack { if isHovered { Text("a") } else if !isLast { Text("b") } }.onHover { isHovered = $0 }
                    Text("c").background(isPressed ? Color.red : Color.clear)
                        .onLongPressGesture(minimumDuration: 1, perform: { }, onPressingChanged: { isPressed = $0 })
                    List { if tab == .items { Text("d") } else if tab == .more { Text("e") } else { Text("f") } }
                    Picker("g", selection: $tab) { Text("h").tag(Tab.more) }
                    Text("i").watched { old, new in if way != .up && new < 0 { way = .up } }
                    VStack { switch self.share { case .loading: ProgressView(); case .failed(let reason): Text(reason); case .posted: Text("j") } }
                    HStack { if isEditing { Text("k") } else if !isLast { Text("l") } }
                    Slider(value: $slid).onChange(of: slid) { if isSliding { print(slid) } }
                    Button("m") { share = .failed(reason: ""); isEditing.toggle(); isSliding = true }
                }
            }
            """, conditions: [
                ("isHovered", .dynamic), ("isPressed", .dynamic), ("tab == .more", .dynamic), ("way != .up && new < 0", .dynamic),
                ("self.share", .dynamic), ("isEditing", .dynamic), ("isSliding", .dynamic),
            ]),
        Draw("state beside a type of that name", """
            struct SecretField: View {
                enum State { case plain, secure }
                let state: State
                @SwiftUI.State private var isRevealed = false
                var body: some View {
                    switch state {
                    case .secure: Button("a") { isRevealed.toggle() }.accessibilityLabel(isRevealed ? "b" : "c")
                    case .plain: EmptyView()
                    }
                }
            }
            """, conditions: [("isRevealed", .dynamic)]),
        Draw("bindings", """
            enum Order: CaseIterable { case name, kind }
            enum Look { enum ColorScheme { case light, dark, system } }
            enum Icon: String, CaseIterable { case a, b, c }
            struct Sorter: View {
                @Binding var order: Order?
                @Binding var colorScheme: Look.ColorScheme
                @Binding var icon: Icon?
                var body: some View {
                    Menu { Button("a") { self.order = nil } } label: { Image(systemName: order == nil ? "b" : "c") }
                    ZStack { if self.colorScheme == .system { Spacer() }; Button("d") { colorScheme = .dark } }
                    HStack {
                        ForEach(Array(Icon.allCases.enumerated()), id: \\.element) { offset, icon in
                            Button("e") { self.icon = icon }
                            if offset == Icon.allCases.count - 2 { Spacer() }
                        }
                    }
                }
            }
            """, conditions: [("order == nil", .dynamic), ("self.colorScheme == .system", .dynamic), ("offset == Icon.allCases.count - 2", .element)]),
        Draw("a constant binding to an element", """
            struct Talk: Identifiable { let id: Int; let last: String? }
            enum Load { case loading, shown(talks: [Talk]) }
            struct TalkRow: View {
                @Binding var talk: Talk
                var body: some View { Text("a").accessibilityAction(.magicTap) { if let last = talk.last { print(last) } } }
            }
            struct Talks: View {
                @State private var load = Load.loading
                var body: some View {
                    switch load {
                    case .loading: ProgressView()
                    case .shown(let talks): ForEach(talks) { talk in TalkRow(talk: .constant(talk)) }
                    }
                    Button("b") { load = .shown(talks: []) }
                }
            }
            """, conditions: [("let last = talk.last", .dynamic)]),
        Draw("a value that is a view", """
            enum Pane: View, Hashable {
                case files, search, other(name: String)
                var body: some View { switch self { case .files: Text("a"); case .search: Text("b"); case .other(let name): Text(name) } }
            }
            final class Area: ObservableObject { @Published var pane: Pane? = .files }
            struct Panel: View { @Binding var pane: Pane?; var body: some View { if let chosen = pane { chosen } else { Text("c") } } }
            struct Root: View {
                @StateObject private var area = Area()
                var body: some View { Panel(pane: $area.pane); Button("d") { area.pane = .search } }
            }
            """, conditions: [("self", .dynamic)]),
        Draw("a wrapper of the project", """
            @propertyWrapper struct StateOrBinding<Value>: DynamicProperty {
                enum Storage: DynamicProperty { case state(State<Value>), binding(Binding<Value>) }
                var storage: Storage
                init(_ value: Value) { storage = .state(State(initialValue: value)) }
                init(_ binding: Binding<Value>) { storage = .binding(binding) }
                var wrappedValue: Value {
                    get { switch storage { case .state(let state): state.wrappedValue; case .binding(let binding): binding.wrappedValue } }
                    nonmutating set { switch storage { case .state(let s): s.wrappedValue = newValue; case .binding(let b): b.wrappedValue = newValue } }
                }
            }
            struct EditableLine: View {
                @StateOrBinding private var isEdited: Bool
                init(isEdited: Binding<Bool>? = nil) { _isEdited = isEdited.map { StateOrBinding($0) } ?? StateOrBinding(false) }
                var body: some View { Text("a").onTapGesture { isEdited = true }.onChange(of: isEdited) { old, now in if now { print("b") } } }
            }
            """, conditions: [("now", .dynamic)]),
        Draw("a wrapper that holds an object", """
            final class WindowModel: ObservableObject { @Published var isFolded = false; func fold() { isFolded.toggle() } }
            @propertyWrapper struct CurrentWindow: DynamicProperty {
                @StateObject var box = Box()
                var wrappedValue: WindowModel? { box.window }
                class Box: ObservableObject {
                    private(set) weak var window: WindowModel?
                    func take(_ window: WindowModel?) { self.window = window; objectWillChange.send() }
                }
            }
            struct FoldItem: View {
                @CurrentWindow var window: WindowModel?
                var isFolded: Bool { window?.isFolded ?? true }
                var body: some View { Button("\\(isFolded ? "Show" : "Hide") it") { window?.fold() } }
            }
            """, conditions: [("isFolded", .dynamic)]),
        Draw("styles", """
            extension UIDevice {
                static var isTV: Bool { current.userInterfaceIdiom == .tv }
                static var isPhone: Bool { current.userInterfaceIdiom == .phone }
                static let hasGlass: Bool = { if #available(iOS 26, *) { return true }; return false }()
            }
            struct FlatStyle: ButtonStyle {
                let scale: CGFloat
                init(scale: CGFloat = 0.9) { self.scale = scale }
                func makeBody(configuration: Configuration) -> some View { configuration.label.scaleEffect(configuration.isPressed ? scale : 1) }
            }
            struct ActiveStyle: ButtonStyle {
                let isActive: Bool
                init(isActive: Bool = true) { self.isActive = isActive }
                func makeBody(configuration: Self.Configuration) -> some View {
                    configuration.label.opacity(self.isActive && !configuration.isPressed ? 1 : 0.5)
                }
            }
            struct GlassStyle: ButtonStyle {
                @ViewBuilder func makeBody(configuration: Configuration) -> some View {
                    if UIDevice.hasGlass { configuration.label.bold() } else { configuration.label }
                }
            }
            struct Poster: View {
                var body: some View {
                    preview(width: 1)
                    Button("a") { }.buttonStyle(ActiveStyle(isActive: false)); Button("b") { }.buttonStyle(ActiveStyle())
                    Button("c") { }.buttonStyle(FlatStyle()); Button("d") { }.buttonStyle(GlassStyle())
                }
                private func preview(width: CGFloat) -> some View {
                    Text("e").frame(width: (UIDevice.isTV ? 225 : 150) * width).font(UIDevice.isPhone ? .caption : .subheadline)
                }
            }
            """, conditions: [
                ("configuration.isPressed", .dynamic), ("self.isActive && !configuration.isPressed", .dynamic), ("UIDevice.hasGlass", .process),
                ("UIDevice.isTV", .process), ("UIDevice.isPhone", .process),
            ]),
        Draw("what the system has", """
            extension View { func modify<T: View>(@ViewBuilder _ transform: (Self) -> T) -> some View { transform(self) } }
            struct Panel: View {
                @State private var isOn = false
                @ViewBuilder var list: some View { ScrollView { Text("a") } }
                var body: some View {
                    Group { if #available(macOS 14.0, *) { list.focusable() } else { list } }
                    Toggle(isOn: $isOn) { Text("b") }.toolbar {
                        ToolbarItem { if isOn { Button("c") { if #available(iOS 17, *) { print("d") } } } }
                    }
                    ZStack { if #available(macOS 12, *) { Text("e").bold() } else { Text("e") } }
                    Text("f").modify { view in if #available(iOS 18, *) { view.bold() } else { view } }
                }
            }
            """, conditions: [
                ("#available(macOS 14.0, *)", .literal), ("#available(iOS 17, *)", .process), ("#available(macOS 12, *)", .literal),
                ("#available(iOS 18, *)", .process),
            ]),
    ]

    // MARK: Observed objects

    static let objects: [Draw] = [
        Draw("published by objects of the environment", """
            final class DoorCodes: ObservableObject { @Published public var codes: [String] = []; func add() { codes.insert("a", at: 0) } }
            final class DreamCodes: ObservableObject { @Published public var codes: [String] = []; func drop() { codes.removeAll { $0 == "a" } } }
            enum PlayMode { case random, ordered; mutating func toggle() { self = self == .random ? .ordered : .random } }
            final class Player: ObservableObject { @Published public var mode = PlayMode.random }
            final class SetUp: ObservableObject { @Published var rows: [[Int]] = [[]]; var hasContent: Bool { return !rows.isEmpty } }
            final class Settings: ObservableObject { @Published var isShown = false }
            final class Recent: ObservableObject {
                private static var kept = false
                @Published var isOpen: Bool { didSet { Self.kept = isOpen } }
                init() { isOpen = Self.kept }
            }
            final class Screening: ObservableObject {
                @Published var isScrubbing = false
                @Published var isOverlaid = false { didSet { update() } }
                @Published private(set) var isExtended = false
                func update() { isExtended = isOverlaid }
            }
            struct Board: View {
                @EnvironmentObject private var doors: DoorCodes
                @EnvironmentObject private var dreams: DreamCodes
                @EnvironmentObject private var player: Player
                @EnvironmentObject var setUp: SetUp
                @EnvironmentObject var settings: Settings
                @EnvironmentObject var recent: Recent
                @EnvironmentObject private var screening: Screening
                private var isScrubbing: Bool { screening.isScrubbing }
                @ViewBuilder private var mode: some View { switch player.mode { case .random: Image(systemName: "a"); case .ordered: Text("b") } }
                var body: some View {
                    VStack { if doors.codes.first != nil { Text(doors.codes.first!) } else { Text("c") } }
                    VStack { if dreams.codes.first != nil { Text(dreams.codes.first!) } else { Text("d") } }
                    Button { player.mode.toggle() } label: { mode }
                    Text("e").opacity(setUp.hasContent ? 1 : 0)
                    GeometryReader { geometry in Text("f").offset(x: settings.isShown ? geometry.size.width : 0) }
                    Text("g").opacity(recent.isOpen ? 1 : 0)
                    Text("h").foregroundStyle(isScrubbing ? .primary : .secondary)
                    Text("i").offset(x: screening.isExtended ? 1 : (screening.isOverlaid ? 2 : 3))
                    Button("j") { setUp.rows = []; settings.isShown = true; recent.isOpen = true; screening.isScrubbing = true; screening.isOverlaid = true }
                }
            }
            """, conditions: [
                ("doors.codes.first != nil", .dynamic), ("dreams.codes.first != nil", .dynamic), ("player.mode", .dynamic),
                ("setUp.hasContent", .dynamic), ("settings.isShown", .dynamic), ("recent.isOpen", .dynamic), ("isScrubbing", .dynamic),
                ("screening.isOverlaid", .dynamic),
            ]),
        Draw("objects of the view", """
            struct Ware { let kinds: [String]?; var isVaried: Bool { (kinds?.count ?? 0) > 1 } }
            final class Wares: ObservableObject {
                @Published var sorted: [Int] = []
                var sort: Int? { didSet { sorted = [sort ?? 0] } }
            }
            final class Like: ObservableObject {
                let ware: Ware?
                let kind: String?
                @Published var isLiked = false
                init(ware: Ware? = nil, kind: String? = nil) { self.ware = ware; self.kind = kind }
                var isVaried: Bool { kind == nil && ware?.isVaried == true }
            }
            struct Reading { var isOn = false }
            final class Speech: ObservableObject { @Published var reading = Reading() }
            final class Lists: ObservableObject { @Published var lists: [String] = []; init() { lists = ["a"] } }
            final class Targets: ObservableObject {
                enum Unit { case metric, other }
                @Published var units: Unit = .metric
                func subscribe(_ other: Unit) { units = other }
            }
            struct Shop: View {
                @StateObject var wares = Wares()
                @StateObject private var like: Like
                @StateObject private var speech = Speech()
                @StateObject private var lists = Lists()
                @StateObject var targets = Targets()
                init(ware: Ware) { _like = StateObject(wrappedValue: Like(ware: ware)) }
                var body: some View {
                    Menu("a") { Button("b") { self.wares.sort = 1 }; if wares.sort != nil { Divider(); Button("c") { self.wares.sort = nil } } }
                    Button("d") { if like.isVaried { print("e") } else { like.isLiked.toggle() } }
                    Section { Toggle("f", isOn: $speech.reading.isOn) } footer: { if speech.reading.isOn { Text("g") } }
                    Section { if lists.lists.isEmpty { Text("h") }; ForEach(lists.lists, id: \\.self) { Text($0) } }
                    Text("Above \\(targets.units == .metric ? "100" : "5.5")")
                    Button("i") { lists.lists = [] }
                }
            }
            """, conditions: [
                ("wares.sort != nil", .dynamic), ("like.isVaried", .callSite), ("speech.reading.isOn", .dynamic), ("lists.lists.isEmpty", .dynamic),
                ("targets.units == .metric", .dynamic),
            ]),
        Draw("objects that are given", """
            final class Scan: ObservableObject { @Published var entered: String?; func paste(_ text: String) { self.entered = text } }
            public final class Notice: ObservableObject {
                @Published var buttonTitle: String?
                @Published var act: (() -> Void)?
                init(buttonTitle: String?, act: (() -> Void)?) { self.buttonTitle = buttonTitle; self.act = act }
            }
            public struct NoticeView: View {
                @ObservedObject var notice: Notice
                public init(buttonTitle: String? = nil, act: (() -> Void)? = nil) { notice = Notice(buttonTitle: buttonTitle, act: act) }
                public var body: some View { if let act = notice.act { if let title = notice.buttonTitle, !title.isEmpty { Button(title) { act() } } } }
            }
            struct Paste: View {
                @ObservedObject var scan: Scan
                public init(scan: Scan) { self.scan = scan }
                @ViewBuilder func entry() -> some View { if let code = scan.entered { Text(code) } else { Text("a") } }
                var body: some View { entry(); Button("b") { scan.paste("c") } }
            }
            """, conditions: [("let code = scan.entered", .dynamic), ("let title = notice.buttonTitle, !title.isEmpty", .dynamic)]),
        Draw("objects that another object exchanges", """
            final class Card: ObservableObject { let title: String?; init(title: String? = nil) { self.title = title } }
            final class Offers: ObservableObject { @Published var card: Card?; func next() { card = Card(title: "a") } }
            struct CardView: View { var card: Card; private var title: some View { Group { if let title = card.title { Text(title) } } }; var body: some View { title } }
            enum Choice { case nearest, city(String?) }
            final class Spot: ObservableObject {
                let subtitle: String?
                init(_ choice: Choice) { switch choice { case .nearest: subtitle = "a"; case .city(let name): subtitle = name } }
            }
            final class Tunnel: ObservableObject { @Published var spot: Spot; init() { spot = Spot(.nearest) }; func move(_ c: Choice) { spot = Spot(c) } }
            struct SpotRow: View { @ObservedObject var spot: Spot; var body: some View { VStack { if let subtitle = spot.subtitle { Text(subtitle) } } } }
            struct Home: View {
                @ObservedObject var offers: Offers
                @ObservedObject var tunnel: Tunnel
                @ViewBuilder func offer() -> some View { if let card = offers.card { CardView(card: card) } else { EmptyView() } }
                var body: some View { offer(); SpotRow(spot: tunnel.spot) }
            }
            """, conditions: [("let title = card.title", .dynamic), ("let subtitle = spot.subtitle", .dynamic)]),
        Draw("a context in a generic class", """
            protocol Bindable { associatedtype Bindings; var bindings: Bindings { get set } }
            class StateModel<State> {
                @dynamicMemberLookup class Context: ObservableObject {
                    @Published fileprivate(set) var state: State
                    init(_ state: State) { self.state = state }
                    subscript<T>(dynamicMember path: WritableKeyPath<State, T>) -> T { get { state[keyPath: path] } set { state[keyPath: path] = newValue } }
                }
                let context: Context
                var state: State { get { context.state } set { context.state = newValue } }
                init(_ state: State) { context = Context(state) }
            }
            """, """
            struct Person { let name: String; var link: String? }
            struct PersonState { var person: Person? }
            final class PersonModel: StateModel<PersonState> { func load() { state.person = Person(name: "a") } }
            struct PersonScreen: View {
                @ObservedObject var context: PersonModel.Context
                var body: some View { HStack { if let link = context.state.person?.link { Text(link) } } }
            }
            """, """
            enum Kind { case live, pinned }
            protocol Entry { var reactions: [String] { get } }
            struct Note: Entry { var reactions: [String] }
            struct LineState { let kind: Kind; var isMarked = false; var showsButton = false }
            final class LineModel: StateModel<LineState> { func mark() { state.isMarked = true; state.showsButton = true } }
            enum Source { case up, down }
            struct EntryView: View {
                @EnvironmentObject private var context: LineModel.Context
                @State private var source: Source?
                let entry: any Entry
                private var isSourceShown: Bool { switch source { case .up: context.state.isMarked; case .down: context.state.showsButton; case .none: true } }
                var body: some View {
                    VStack { if context.state.kind != .pinned, !entry.reactions.isEmpty { Text("a") } }
                        .onChange(of: isSourceShown) { _, isShown in if !isShown { source = nil } }
                }
            }
            struct Entries: View {
                @State private var notes: [Note] = []
                var body: some View { ForEach(notes.indices, id: \\.self) { EntryView(entry: notes[$0]) }; Button("b") { notes.append(Note(reactions: [])) } }
            }
            """, conditions: [
                ("let link = context.state.person?.link", .dynamic), ("context.state.kind != .pinned, !entry.reactions.isEmpty", .dynamic),
                ("!isShown", .dynamic),
            ]),
        Draw("a state that a macro makes", """
            @MainActor @Stateful final class SignIn: ObservableObject {
                @CasePathable enum Action { case cancel, signIn }
                enum Phase { case initial, signingIn }
            }
            struct SignInView: View {
                @StateObject private var signIn: SignIn
                init() { self._signIn = StateObject(wrappedValue: SignIn()) }
                var body: some View { Section { if case .signingIn = signIn.state { Button("a") { signIn.cancel() } } else { Text("b") } } }
            }
            """, conditions: [("case .signingIn = signIn.state", .dynamic)]),
    ]

    // MARK: Observable objects

    static let observables: [Draw] = [
        Draw("of the view", """
            struct Relation { let isFollowing: Bool }
            @Observable public class Follow {
                public let showsBell: Bool
                public var relation: Relation
                init(relation: Relation, showsBell: Bool) { self.relation = relation; self.showsBell = showsBell }
                func follow() async throws { relation = Relation(isFollowing: true) }
            }
            public struct FollowButton: View {
                @State private var follow: Follow
                public init(follow: Follow) { _follow = .init(initialValue: follow) }
                public var body: some View { HStack { if follow.relation.isFollowing, follow.showsBell { Text("a") } } }
            }
            @Observable class Detail {
                enum State { case loading, shown(lines: [String]), failed }
                var state: State = .loading
                init(line: String) { state = .shown(lines: [line]) }
                func fetch() async { state = .failed }
            }
            public struct DetailView: View {
                @State private var detail: Detail
                public init(line: String) { _detail = .init(wrappedValue: .init(line: line)) }
                public var body: some View {
                    List { switch detail.state { case .loading: ProgressView(); case let .shown(lines): Text(lines[0]); case .failed: Text("b") } }
                }
            }
            """, conditions: [("follow.relation.isFollowing, follow.showsBell", .dynamic), ("detail.state", .dynamic)]),
        Draw("of the environment", """
            struct Account { let id: String }
            struct Message { let account: Account }
            @Observable public class Current { public private(set) var account: Account?; func fetch() async { account = Account(id: "a") } }
            struct MessageView: View {
                @Environment(Current.self) private var current
                let message: Message
                var body: some View {
                    let isOwn = message.account.id == current.account?.id
                    VStack { Text("a").background(isOwn ? Material.ultraThick : Material.regular) }
                }
            }
            """, conditions: [("isOwn", .dynamic)]),
        Draw("that are given", """
            enum Cover { case small, full }
            @Observable class Tabs<Tag: Hashable> { fileprivate var cover: Cover = .small; func set(_ cover: Cover) { self.cover = cover } }
            struct TabsView<Tag: Hashable>: View {
                @Bindable var tabs: Tabs<Tag>
                var body: some View { Text("a").overlay { Group { Text("b").opacity(tabs.cover == .small ? 0 : 1) } } }
            }
            @Observable final class Loop {
                var failure: String?
                var failedAt: Int?
                func stop() { failure = "a"; failedAt = 1 }
            }
            struct LoopView: View { var loop: Loop; var body: some View { VStack { if let failure = loop.failure, let at = loop.failedAt { Text("\\(failure) \\(at)") } } } }
            struct Space { let name: String; var alias: String? }
            enum Mode { case inactive, active }
            struct SpaceState { var space: Space; var mode = Mode.inactive }
            @Observable final class SpaceContext { fileprivate(set) var state: SpaceState; init(_ state: SpaceState) { self.state = state } }
            final class SpaceModel { let context: SpaceContext; init(_ c: SpaceContext) { context = c }; func edit() { context.state.mode = .active; context.state.space.alias = "c" } }
            struct SpaceHeader: View { let space: Space; var body: some View { VStack { if let alias = space.alias { Text(alias) } } } }
            struct SpaceScreen: View {
                @Bindable var context: SpaceContext
                private var isEdited: Bool { context.state.mode != .inactive }
                var body: some View { ScrollView { if !isEdited { SpaceHeader(space: context.state.space) } } }
            }
            """, conditions: [
                ("tabs.cover == .small", .dynamic), ("let failure = loop.failure, let at = loop.failedAt", .dynamic), ("let alias = space.alias", .dynamic),
                ("!isEdited", .dynamic),
            ]),
        Draw("stores", """
            @dynamicMemberLookup @Observable final class Store<State> {
                private var state: State
                init(_ state: State) { self.state = state }
                subscript<T>(dynamicMember path: KeyPath<State, T>) -> T { state[keyPath: path] }
                func send(_ change: (inout State) -> Void) { change(&state) }
            }
            struct Meeting { var people: [String]; var isOpen = true }
            struct Record { var speaker = 0; var meeting: Meeting }
            struct RecordView: View {
                let store: Store<Record>
                var body: some View { TimerView(meeting: store.meeting, speaker: store.speaker); Button("a") { store.send { $0.speaker += 1 } } }
            }
            struct TimerView: View {
                let meeting: Meeting
                let speaker: Int
                var body: some View { Circle().overlay { Group { if speaker < meeting.people.count { Text(meeting.people[speaker]) } else { Text("b") } } } }
            }
            """, """
            import ComposableArchitecture
            enum Scope { case day, week }
            struct Scores: View {
                @Bindable var store: StoreOf<ScoresFeature>
                var body: some View {
                    ForEach([Scope.day, .week], id: \\.self) { scope in Button("c") { store.send(.changed(scope)) }.opacity(store.words.scope == scope ? 0.3 : 1) }
                }
            }
            """, conditions: [("speaker < meeting.people.count", .dynamic), ("store.words.scope == scope", .dynamic)]),
    ]

    // MARK: The environment

    static let environments: [Draw] = [
        Draw("the system's values", """
            struct Bar: View {
                @Environment(\\.controlActiveState) private var activity
                @Environment(\\.controlSize) var controlSize
                @Environment(\\.dynamicTypeSize) var typeSize
                @Environment(\\.colorScheme) var colorScheme
                @ViewBuilder private var avatar: some View { if typeSize < .accessibility3 { Text("a") } }
                var body: some View {
                    Text("b").opacity(activity == .inactive ? 0.45 : 1)
                    Text("c").clipShape(RoundedRectangle(cornerRadius: controlSize == .large ? 6 : 5))
                    avatar
                    Rectangle().foregroundStyle(colorScheme == .dark ? Color.black : Color.white)
                }
            }
            """, conditions: [
                ("activity == .inactive", .dynamic), ("controlSize == .large", .dynamic), ("typeSize < .accessibility3", .environment),
                ("colorScheme == .dark", .environment),
            ]),
        Draw("the project's values", """
            extension EnvironmentValues { @Entry var isEditing: Bool = false; @Entry var isSelected: Bool = false }
            extension View {
                func isEditing(_ isEditing: Bool) -> some View { environment(\\.isEditing, isEditing) }
                func isSelected(_ isSelected: Bool) -> some View { environment(\\.isSelected, isSelected) }
            }
            """, """
            struct PairRow: View {
                @Environment(\\.isEditing) private var isEditing
                @Environment(\\.isSelected) private var isSelected
                let name: String
                var body: some View { Text(name).foregroundStyle(isEditing ? (isSelected ? .primary : .secondary) : .primary) }
            }
            struct NameRow: View {
                @Environment(\\.isSelected) private var isChosen
                let name: String
                var body: some View { Image(systemName: isChosen ? "a" : "b") }
            }
            struct SearchRow: View {
                @Environment(\\.isSelected) private var isFound
                var body: some View { Text("c").foregroundStyle(isFound ? .primary : .secondary).isEditing(true) }
            }
            struct DeviceRow: View {
                @Environment(\\.isEditing) private var isRemoving
                @ViewBuilder private var image: some View { ZStack { Color.red; if isRemoving { Color.black } } }
                var body: some View { image }
            }
            struct Rows: View {
                @State private var isOpen = false
                @State private var chosen: Set<String> = []
                let names: [String]
                var body: some View {
                    ForEach(names, id: \\.self) { name in
                        Group { PairRow(name: name); NameRow(name: name); SearchRow(); DeviceRow() }.isEditing(isOpen).isSelected(chosen.contains(name))
                    }
                    Button("d") { isOpen = true; chosen.insert("e") }
                }
            }
            """, conditions: [("isEditing", .dynamic), ("isChosen", .dynamic), ("isFound", .dynamic), ("isRemoving", .dynamic)]),
        Draw("a binding in the environment", """
            struct Probe { var found: [Int: CGRect] = [:]; var seen: [Int: CGRect] = [:] }
            extension EnvironmentValues {
                struct ProbeKey: EnvironmentKey { static var defaultValue: Binding<Probe>? = nil }
                var probe: Binding<Probe>? { get { self[ProbeKey.self] } set { self[ProbeKey.self] = newValue } }
            }
            struct Act: View { let act: () -> Void; var body: some View { Color.clear.onAppear(perform: act) } }
            struct Attach: ViewModifier {
                @Environment(\\.probe) var probe
                let key: Int
                func body(content: Content) -> some View {
                    content.background {
                        GeometryReader { geometry in
                            Act {
                                guard let probe = probe else { return }
                                if probe.wrappedValue.found[key] == nil { probe.wrappedValue.seen[key] = .zero }
                            }
                        }
                    }
                }
            }
            struct Prober<Content: View>: View {
                let content: (Probe) -> Content
                @State private var probe = Probe()
                var body: some View { content(probe).environment(\\.probe, $probe).onAppear { probe.found[1] = .zero } }
            }
            """, conditions: [("probe.wrappedValue.found[key] == nil", .dynamic)]),
    ]

    // MARK: What makers give

    static let made: [Draw] = [
        Draw("constants", """
            struct Relay: View {
                let isFlat: Bool
                init(address: String, isFlat: Bool = false) { self.isFlat = isFlat }
                var body: some View { HStack { if !isFlat { Image("a") } } }
            }
            struct DataRow: View { let title: String; let isCollected: Bool; var body: some View { Image(systemName: isCollected ? "b" : "c") } }
            struct Jump: View {
                enum Way { case down, up }
                let way: Way
                let isBadged: Bool
                init(way: Way = .down, isBadged: Bool = false) { self.way = way; self.isBadged = isBadged }
                var body: some View { if isBadged { Text("d").offset(y: way == .down ? 1 : -1) } }
            }
            struct Chevron: View {
                enum Way { case down, up }
                let pointing: Way
                init(pointing: Way = .down) { self.pointing = pointing }
                @ViewBuilder private var icon: some View { let image = Image(systemName: pointing == .down ? "e" : "f"); image.bold() }
                var body: some View { icon }
            }
            public struct Dialog: View {
                let title: String?
                let text: String
                public init(title: String? = nil, text: String) { self.title = title; self.text = text }
                @ViewBuilder private var heading: some View { if let title { Text(title) } }
                public var body: some View { heading; Text(text) }
            }
            """, """
            final class Suggestions: ObservableObject { let title: String; init(title: String) { self.title = title } }
            struct Places: View {
                let title = "a"
                let suggestions: Suggestions
                let isNew: Bool
                var body: some View {
                    Relay(address: "b"); Relay(address: "c", isFlat: true)
                    DataRow(title: "d", isCollected: true); DataRow(title: "e", isCollected: false)
                    Jump(); Jump(way: .up, isBadged: true); Chevron(); Chevron(pointing: .up)
                    Dialog(title: title, text: "f"); Dialog(title: suggestions.title, text: "g"); Dialog(title: isNew ? "h" : "i", text: "j"); Dialog(text: "k")
                }
            }
            """, conditions: [
                ("!isFlat", .callSite), ("isCollected", .callSite), ("way == .down", .callSite), ("pointing == .down", .callSite), ("let title", .callSite),
            ]),
        Draw("closures that initializers settle", """
            public struct Part<Content: View, Header: View, Footer: View>: View {
                public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder header: @escaping () -> Header, @ViewBuilder footer: @escaping () -> Footer) {
                    self.content = content; self.header = header; self.footer = footer
                }
                public var body: some View { Section { content() } header: { Text("a") } footer: { if let footer = footer { footer() } } }
                private var content: () -> Content
                private var footer: (() -> Footer)?
                private var header: (() -> Header)?
            }
            public extension Part where Header == EmptyView, Footer == EmptyView { init(@ViewBuilder content: @escaping () -> Content) { self.content = content } }
            public struct Heading<Title: StringProtocol, Trailing: View>: View {
                public init(title: Title, @ViewBuilder trailing: @escaping () -> Trailing) { self.title = title; self.trailing = trailing }
                public var body: some View { @ViewBuilder var line: some View { if let trailing { HStack { Text(title); trailing() } } else { Text(title) } }; return line }
                private var trailing: (() -> Trailing)?
                private let title: Title
            }
            public extension Heading where Trailing == EmptyView { init(title: Title) { self.title = title } }
            """, conditions: [("let footer = footer", .callSite), ("let trailing", .callSite)]),
        Draw("types", """
            private struct NewItem<Header: View>: View {
                let text: String
                let header: Header?
                init(_ text: String, header: Header? = nil) { self.text = text; self.header = header }
                var body: some View { Form { Section { Text("a") } header: { if Header.self == EmptyView.self { Text(text) } else { header } } } }
            }
            struct Items<Header: View>: View { let header: Header?; var body: some View { NewItem("b", header: header) } }
            """, conditions: [("Header.self == EmptyView.self", .process)]),
        Draw("nobody that is seen", """
            public struct AxisReader<Content: View>: View {
                let axis: Axis
                let content: (CGSize?) -> Content
                public init(_ axis: Axis, @ViewBuilder content: @escaping (CGSize?) -> Content) { self.axis = axis; self.content = content }
                public var body: some View { ZStack { if axis == .horizontal { HStack { Spacer() } } else { VStack { Spacer() } } } }
            }
            struct Pair<Element: Identifiable>: Identifiable { let element: Element; let offset: Int; var id: Element.ID { element.id } }
            extension ForEach where Data.Element: Identifiable, Content: View, ID == Data.Element.ID {
                public func interspaced() -> some View {
                    let data = self.data.enumerated().map { Pair(element: $0.element, offset: $0.offset) }
                    return ForEach<[Pair<Data.Element>], ID, Group<TupleView<(Content, Spacer?)>>>(data) { pair in
                        Group { self.content(pair.element); if pair.offset != (data.count - 1) { Spacer() } }
                    }
                }
            }
            """, """
            import ActivityKit
            import WidgetKit
            struct Attributes: ActivityAttributes { struct ContentState: Codable, Hashable { let direction: String? } }
            struct Label: View {
                var context: ActivityViewContext<Attributes>
                var body: some View { HStack { if let arrow = context.state.direction { Text(arrow) } } }
            }
            struct Live: Widget {
                var body: some WidgetConfiguration {
                    ActivityConfiguration(for: Attributes.self) { context in Label(context: context) } dynamicIsland: { context in
                        DynamicIsland { DynamicIslandExpandedRegion(.leading) { Label(context: context) } } compactLeading: { Text("a") } compactTrailing: { Text("b") } minimal: { Text("c") }
                    }
                }
            }
            """, """
            import SwiftUIFlux
            struct Film { let runtime: Int? }
            struct Films { var all: [Int: Film] = [:] }
            struct FilmInfo: View { let film: Film; private var infos: some View { HStack { if let runtime = film.runtime { Text("\\(runtime)") } } }; var body: some View { infos } }
            struct Cover: ConnectedView {
                let id: Int
                struct Props { let film: Film }
                func map(state: Films, dispatch: @escaping DispatchFunction) -> Props { Props(film: state.all[id]!) }
                func body(props: Props) -> some View { FilmInfo(film: props.film) }
            }
            """, conditions: [
                ("axis == .horizontal", .unknown), ("pair.offset != (data.count - 1)", .unknown), ("let arrow = context.state.direction", .unknown),
                ("let runtime = film.runtime", .unknown),
            ]),
        Draw("what changes", """
            struct Details<Icon> {
                var title: String?
                var icon: Icon?
                var isWaiting = false
                static func title(_ title: String) -> Self { Details(title: title) }
                static func isWaiting(_ isWaiting: Bool) -> Self { Details(isWaiting: isWaiting) }
            }
            public struct Trailing<Icon: View>: View {
                private var title: String?
                private var icon: Icon?
                private var isWaiting = false
                init(_ details: Details<Icon>?) { title = details?.title; icon = details?.icon; isWaiting = details?.isWaiting ?? false }
                public var body: some View { HStack { if title != nil || icon != nil { Text("a") } } }
            }
            struct Mode: View {
                @State private var isDeleting = false
                var body: some View { Trailing<Text>(isDeleting ? .isWaiting(true) : .title("b")); Button("c") { isDeleting = true } }
            }
            """, """
            enum Step { case overview, done, first }
            struct Progress: View {
                let showsTitle: Bool
                let step: Step
                private var showsChapter: Bool { showsTitle && step != .overview && step != .done }
                var body: some View { VStack { if showsChapter { Text("a") } } }
            }
            struct Onboarding: View {
                @State private var step = Step.overview
                @State private var finished: Int?
                var body: some View { Progress(showsTitle: finished == nil, step: step); Button("b") { step = .done; finished = 1 } }
            }
            """, """
            enum Kind { case series, episode }
            struct Item { var kind: Kind? }
            class ItemModel: ObservableObject { @Published var item: Item; init(_ item: Item) { self.item = item }; func replace() { item = Item() } }
            struct Edit: View {
                @ObservedObject private var model: ItemModel
                @Binding private var item: Item
                @State private var draft: Item
                private let kind: Kind
                init(model: ItemModel) {
                    self.model = model
                    self._item = Binding(get: { model.item }, set: { model.item = $0 })
                    self._draft = State(initialValue: model.item)
                    self.kind = model.item.kind!
                }
                var body: some View { Form { if kind == .series { Text("a") } else if kind == .episode { Text("b") } } }
            }
            enum Routes { static func edit(_ model: ItemModel) -> some View { Edit(model: model) } }
            """, conditions: [("title != nil || icon != nil", .unknown), ("showsChapter", .dynamic), ("kind == .series", .dynamic)]),
    ]

    // MARK: Elements of rows

    static let elements: [Draw] = [
        Draw("of an observable", """
            struct Feed: Identifiable { let id: Int; let last: Int? }
            @Observable final class Feeds { private(set) var rows = [Feed](); func sort() { rows.sort { $0.id < $1.id } }; func load() { rows = [Feed(id: 1, last: 2)] } }
            struct FeedRow: View { var feed: Feed; var body: some View { VStack { if let last = feed.last { Text("\\(last)") } } } }
            struct FeedList: View { @State private var feeds = Feeds(); var body: some View { List { ForEach(feeds.rows) { feed in FeedRow(feed: feed) } } } }
            """, conditions: [("let last = feed.last", .dynamic)]),
        Draw("of an observed object", """
            enum RoomKind { case placeholder, room }
            struct Room: Identifiable { let id: String; let kind: RoomKind; let emoji: Character? }
            struct HomeState { var rooms: [Room] = []; var search = ""; var shown: [Room] { search.isEmpty ? rooms : rooms.filter { $0.id == search } } }
            final class HomeContext: ObservableObject { @Published fileprivate(set) var state = HomeState(); func load(_ rooms: [Room]) { state.rooms = rooms } }
            struct RoomCell: View { let room: Room; let isSelected: Bool; private var header: some View { HStack { if let emoji = room.emoji { Text(String(emoji)) } } }; var body: some View { header } }
            struct Rooms: View {
                @ObservedObject var context: HomeContext
                private var content: some View {
                    ForEach(context.state.shown) { room in
                        switch room.kind {
                        case .placeholder: RoomCell(room: room, isSelected: false).redacted(reason: .placeholder)
                        case .room: let isSelected = context.state.search == room.id; RoomCell(room: room, isSelected: isSelected)
                        }
                    }
                }
                var body: some View { content }
            }
            """, """
            struct Option: Identifiable { let id: String; let isPicked: Bool }
            struct Poll { var options: [Option] }
            struct Vote { let id: Int; let poll: Poll }
            final class Votes: ObservableObject { @Published var votes: [Vote] = []; func update(_ votes: [Vote]) { self.votes = votes } }
            struct OptionView: View {
                @Environment(\\.isEnabled) private var isEnabled
                let option: Option
                var body: some View { Image(systemName: option.isPicked ? "a" : "b").foregroundColor(option.isPicked && isEnabled ? .red : .gray) }
            }
            struct PollView: View {
                let poll: Poll
                private func row(option: Option) -> some View { Button { print("c") } label: { OptionView(option: option) } }
                var body: some View { ForEach(poll.options, id: \\.id) { option in row(option: option) } }
            }
            struct PollHistory: View { @ObservedObject var votes: Votes; var body: some View { ForEach(votes.votes, id: \\.id) { vote in PollView(poll: vote.poll) } } }
            """, """
            struct Sensor: Identifiable { let id: String; let icon: String? }
            final class SensorContainer { private var off: Set<String> = []; func isEnabled(_ sensor: Sensor) -> Bool { !off.contains(sensor.id) } }
            let sensors = SensorContainer()
            final class SensorList: ObservableObject { @Published var all: [Sensor] = []; @Published var search = ""; var found: [Sensor] { all.filter { $0.id.contains(search) } } }
            struct SensorRow: View { let sensor: Sensor; let isOn: Bool; var body: some View { HStack { if let icon = sensor.icon { Image(icon).foregroundColor(isOn ? .red : .gray) } } } }
            struct Sensors: View {
                @StateObject private var list = SensorList()
                var body: some View { ForEach(list.found, id: \\.id) { sensor in SensorRow(sensor: sensor, isOn: sensors.isEnabled(sensor)) }; Button("a") { list.all = [] } }
            }
            """, conditions: [
                ("let emoji = room.emoji", .dynamic), ("option.isPicked", .dynamic), ("option.isPicked && isEnabled", .dynamic), ("isOn", .dynamic),
            ]),
    ]

    // MARK: Functions and what was not read

    static let functions: [Draw] = [
        Draw("functions of the project", """
            struct Page: Identifiable { let id: Int; let name: String; let isSetting: Bool }
            struct Found { let pages: [Page] }
            struct SettingsList: View {
                @State private var search = ""
                static var pages: [Page] = [Page(id: 1, name: "a", isSetting: false)]
                private let keys = "Keys"
                private func found(_ page: Page, in pages: [Page]) -> Found { Found(pages: pages.filter { $0.name.contains(search) }) }
                func shows(title: String) -> Bool { return search.isEmpty || title.lowercased().contains(search.lowercased()) }
                @ViewBuilder private func results(_ page: Page, _ pages: [Page]) -> some View {
                    if !search.isEmpty { let results: Found = found(page, in: pages); if !results.pages.isEmpty && !page.isSetting { Text(page.name) } }
                }
                var body: some View {
                    List { ForEach(Self.pages) { page in results(page, Self.pages) }; if shows(title: keys) { Text(keys) } }.searchable(text: $search)
                }
            }
            """, """
            final class Profiles { func address(_ key: String) throws -> String { key } }
            final class Profile: ObservableObject { let key = "a"; @Published var name = "b" }
            struct Sheet: View {
                let profiles: Profiles
                @StateObject var profile = Profile()
                func address() -> String? { return try? profiles.address(profile.key) }
                var zap: some View { if let found = self.address(), found != "" { return AnyView(Text(found)) } else { return AnyView(EmptyView()) } }
                var body: some View { zap }
            }
            """, """
            protocol Bookmarks { func isMarked(_ url: String) -> Bool }
            final class Tab: ObservableObject { @Published var url: String? }
            final class Pinned: ObservableObject {
                private var bookmarks: Bookmarks
                init(bookmarks: Bookmarks) { self.bookmarks = bookmarks }
                func isMarked(_ tab: Tab) -> Bool { guard let url = tab.url else { return false }; return bookmarks.isMarked(url) }
            }
            struct PinnedTab: View {
                @ObservedObject var tab: Tab
                @EnvironmentObject var pinned: Pinned
                @ViewBuilder private var mark: some View { if pinned.isMarked(tab) { Button("a") { tab.url = nil } } else { Button("b") { } } }
                var body: some View { mark }
            }
            """, """
            protocol Features { func isOn(_ name: String) -> Bool }
            protocol Decider { var isInternal: Bool { get } }
            protocol Keeping { var isInternal: Bool { get set } }
            final class DefaultDecider: Decider { var store: Keeping; init(store: Keeping) { self.store = store }; private(set) var isInternal: Bool { get { store.isInternal } set { store.isInternal = newValue } } }
            extension UserDefaults: Keeping { var isInternal: Bool { get { bool(forKey: "a") } set { set(newValue, forKey: "a") } } }
            final class VideoModel: ObservableObject {
                private let features: Features
                private let decider: Decider
                init(features: Features, decider: Decider) { self.features = features; self.decider = decider }
                var showsAutoplay: Bool { features.isOn("a") || decider.isInternal }
                var opensTabs: Bool { features.isOn("b") || decider.isInternal }
            }
            struct Video: View { @ObservedObject var video: VideoModel; var body: some View { VStack { if video.showsAutoplay || video.opensTabs { Text("c") } } } }
            """, conditions: [
                ("!results.pages.isEmpty && !page.isSetting", .dynamic), ("shows(title: keys)", .dynamic), ("let found = self.address(), found != \"\"", .unknown),
                ("pinned.isMarked(tab)", .dynamic), ("video.showsAutoplay || video.opensTabs", .unknown),
            ]),
        Draw("functions and wrappers of libraries", """
            import Dependencies
            import Factory
            final class World { var isMac: Bool = { false }() }
            var Current: World { @Dependency(\\.world) var world; return world }
            struct User { let id: String }
            final class UserModel: ObservableObject { @Published private(set) var user: User; init(_ user: User) { self.user = user }; func rename() { user = User(id: "a") } }
            enum Words { static let format = "%@ and %@"; static let place = "menu" }
            struct Hero: View {
                @Injected(\\.session) private var session
                let user: User
                private var text: some View {
                    let format = Words.format
                    let place = Words.place
                    var attributed = AttributedString(String(format: format, place))
                    attributed.font = .body
                    if let range = attributed.range(of: place) { attributed[range].font = .title }
                    return Text(attributed)
                }
                var body: some View {
                    Section { text } footer: { if let version = Bundle.main.infoDictionary?["Version"] as? String { Text(version) } }
                    VStack { if !Current.isMac { Text("a") } }
                    Text("b").opacity(session?.user.id == user.id ? 1 : 0)
                }
            }
            struct UserDetails: View { @StateObject var model = UserModel(User(id: "b")); var body: some View { Hero(user: model.user) } }
            """, conditions: [
                ("let range = attributed.range(of: place)", .process), ("let version = Bundle.main.infoDictionary?[\"Version\"] as? String", .process),
                ("!Current.isMac", .unknown), ("session?.user.id == user.id", .dynamic),
            ]),
    ]

    // MARK: In actions and places of layout

    static let actions: [Draw] = [
        Draw("locals of actions", """
            struct Configuration { var usesDevice = false; var language: String? }
            final class Assist: ObservableObject { @Published var configuration: Configuration; init() { configuration = Configuration() } }
            struct AssistSettings: View {
                @StateObject private var assist = Assist()
                private var languages: [String] { ["a", "b"] }
                var body: some View {
                    List { Toggle("c", isOn: $assist.configuration.usesDevice) }.onChange(of: assist.configuration.usesDevice) { isOn in
                        let known = Set(languages)
                        let current = assist.configuration.language
                        if current == nil || !known.contains(current ?? "") { assist.configuration.language = languages.first }
                    }
                }
            }
            """, """
            import ServerKit
            final class Task_: ObservableObject { @Published var name = "" }
            extension View { func closing(_ act: @escaping () -> Void) -> some View { onTapGesture(perform: act) } }
            struct AddTrigger: View {
                @State private var trigger: TriggerInfo
                private let empty: TriggerInfo
                private var isChanged: Bool { trigger != empty }
                init() { let new = TriggerInfo(kind: TriggerKind.startup); _trigger = State(initialValue: new); self.empty = new }
                var body: some View {
                    Form {
                        if let kind = trigger.kind { if kind == TriggerKind.daily { Text("a") } else if kind == TriggerKind.interval { Text("b") } }
                        Button("c") { trigger.kind = TriggerKind.daily }
                    }.closing { if isChanged { print("d") } }
                }
            }
            """, """
            import Combine
            final class Host: ObservableObject { func update(_ value: Int) { } }
            final class Box<T: AnyObject>: ObservableObject { weak var value: T? { willSet { objectWillChange.send() } }; init(_ value: T?) { self.value = value } }
            struct Key: PreferenceKey { static let defaultValue: Int? = nil; static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() } }
            struct UseHost: ViewModifier {
                @State var box: Box<Host>
                private var host: Host? { box.value }
                init(host: Host?) { _box = .init(initialValue: .init(host)) }
                func body(content: Content) -> some View {
                    content.onAppear { box.value = Host() }.onPreferenceChange(Key.self) { [weak host] value in
                        if let value = value { if let host = host { host.update(value) } }
                    }
                }
            }
            enum Event { case deleted, updated }
            final class Images: ObservableObject { let events = PassthroughSubject<Event, Never>(); @Published var count = 0 }
            struct ImagesView: View {
                @ObservedObject var images: Images
                var body: some View { Text("a").onReceive(images.events) { event in switch event { case .deleted: print("b"); case .updated: print("c") } } }
            }
            """, conditions: [
                ("current == nil || !known.contains(current ?? \"\")", .dynamic), ("kind == TriggerKind.interval", .dynamic), ("isChanged", .dynamic),
                ("let host = host", .dynamic), ("event", .unknown),
            ]),
        Draw("a task, a parameter, a place", """
            struct Program_ { var overview: String? }
            struct Movie { var overview: String?; var current: Program_?; func full() async throws -> Movie { self } }
            struct Info: View {
                @State private var movie: Movie
                init(movie: Movie) { self._movie = State(initialValue: movie) }
                private func update() async { guard let full = try? await movie.full() else { return }; movie = full }
                @ViewBuilder private var content: some View { VStack { if let overview = movie.overview ?? movie.current?.overview { Text(overview) } } }
                var body: some View { content.task { await update() } }
            }
            """, """
            struct Control { var modes: [String]; var hasModes: Bool { !modes.isEmpty } }
            final class Climate: ObservableObject { @Published private(set) var control: Control?; func update() { control = Control(modes: []) } }
            struct ClimateView: View {
                @StateObject private var climate: Climate
                init() { _climate = .init(wrappedValue: Climate()) }
                @ViewBuilder private func links(_ control: Control) -> some View { Section { if control.hasModes { Text("a") } } }
                var body: some View { List { if let control = climate.control { links(control) } else { ProgressView() } } }
            }
            """, """
            struct Cloud: View {
                var tags: [String]
                private func content(in geometry: GeometryProxy) -> some View {
                    var width = CGFloat.zero
                    return ZStack {
                        ForEach(self.tags, id: \\.self) { tag in
                            Text(tag).alignmentGuide(.leading, computeValue: { dimensions in
                                if abs(width - dimensions.width) > geometry.size.width { width = 0 }
                                let result = width
                                width -= dimensions.width
                                return result
                            })
                        }
                    }
                }
                var body: some View { GeometryReader { geometry in self.content(in: geometry) } }
            }
            """, conditions: [
                ("let overview = movie.overview ?? movie.current?.overview", .dynamic), ("control.hasModes", .dynamic),
                ("abs(width - dimensions.width) > geometry.size.width", .dynamic),
            ]),
    ]
}
