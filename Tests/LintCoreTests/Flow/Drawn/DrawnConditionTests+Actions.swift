@testable import LintCore

/// What stands in actions and in places of layout.
extension DrawnConditionTests {
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
