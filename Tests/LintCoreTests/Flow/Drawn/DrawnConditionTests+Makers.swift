@testable import LintCore

/// What the makers of a view give it.
extension DrawnConditionTests {
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
}
