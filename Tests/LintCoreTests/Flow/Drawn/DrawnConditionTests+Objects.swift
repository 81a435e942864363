@testable import LintCore

/// Objects that a view observes.
extension DrawnConditionTests {
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
}
