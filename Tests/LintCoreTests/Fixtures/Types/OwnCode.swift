import SwiftUI

// What projects add to SwiftUI's types, and what decides between overloads there.

struct Page: Hashable { static let home = Page(); static func post(_ n: Int) -> Page { Page() } }
enum Icons { static let star = "star"; struct General { let browser = "b" } ; static var general: General { General() } }
struct Icon { static var general: Icons.General { Icons.General() }; let name: String }
struct Leaf: View { var body: some View { Text("leaf") } }

extension NavigationLink where Destination == Never, Label == SwiftUI.Label<Text, Image> {
    init(_ title: LocalizedStringKey, icon: String, destination: Page) {
        self.init(value: destination) { SwiftUI.Label(title, systemImage: icon) }
    }
}
extension NavigationLink where Destination == Never {
    init(_ value: Page, @ViewBuilder label: () -> Label) { self.init(value: value, label: label) }
}
extension NavigationLink where Label == SwiftUI.Label<Text, Image> {
    init(_ title: String, systemImage: String, @ViewBuilder to destination: () -> Destination) {
        self.init(destination: destination) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
extension Label where Title == Text, Icon == Image {
    init(_ title: String, icon: String) { self.init(title, systemImage: icon) }
    init(_ title: LocalizedStringKey, icon: String) { self.init(title, systemImage: icon) }
}
struct Links: View {
    let flag: Bool
    var body: some View {
        NavigationLink("EULA", icon: Icons.star, destination: .home)
        NavigationLink("EULA", icon: Icons.star, destination: .post(1))
        NavigationLink(.home) { Leaf() }
        NavigationLink(.post(1)) { Leaf(); Text("a") }
        NavigationLink("a", systemImage: "b") { Leaf() }
        NavigationLink("a") { Leaf() }
        Label("a", icon: "b")
    }
    func label(_ n: Int) -> some View {
        switch n {
        case 0:
            let title = "a"
            return Label(title, icon: Icons.star)
        default:
            return Label("x", systemImage: "y")
        }
    }
    @ViewBuilder var grounds: some View {
        Leaf().background(Group {})
        Leaf().background(Group { if flag { Leaf() } })
        Leaf().background(Group { Leaf(); Text("a") }, alignment: .top)
        Leaf().background { Group { } }
        Leaf().overlay(Group { Color.red }.opacity(0.5))
    }
    var links: some View {
        let label = Text("a").lineLimit(1).truncationMode(.head)
        return LabeledContent {
            Group {
                if flag { NavigationLink(value: 1, label: { label }) } else { label }
            }.foregroundStyle(.primary)
        } label: {
            Text("b").foregroundStyle(.secondary)
        }
    }
    var inBuilder: some View {
        VStack {
            let label = Text("a").lineLimit(1).truncationMode(.head)
            LabeledContent {
                Group {
                    if flag { NavigationLink(value: 1, label: { label }) } else { label }
                }.foregroundStyle(.primary)
            } label: {
                Text("b").foregroundStyle(.secondary)
            }
        }
    }
}
struct Server: Identifiable { let id: Int }
struct Functions: View {
    let servers: [Server]
    let limit: Int
    let id: KeyPath<Server, Int>
    @ViewBuilder func makeServerView(_ server: Server) -> some View { Text("\(server.id)").padding() }
    func makeRow(for server: Server) -> Leaf { Leaf() }
    var body: some View {
        ForEach(servers, content: makeServerView)
        ForEach(servers.prefix(limit), id: id, content: makeRow)
        ForEach(servers, content: makeRow(for:))
    }
}
private extension View {
    @ViewBuilder
    func highlighted(_ isHighlighted: Bool) -> some View {
        if isHighlighted { self.highlighted() } else { self }
    }
    func highlighted() -> some View { padding().border(.red) }
}
struct High: View { let on: Bool; var body: some View { Leaf().highlighted(on) } }
struct Themed: ShapeStyle, View {
    func opacity(_ opacity: CGFloat) -> Themed { self }
    func resolve(in environment: EnvironmentValues) -> Color { .red }
    var body: some View { Leaf() }
}
extension ShapeStyle where Self == Themed {
    static var themedAccent: Themed { Themed() }
    static var themedPrimary: Themed { Themed() }
}
struct Style: ButtonStyle {
    let isProminent: Bool
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(isProminent ? .themedAccent : .themedPrimary.opacity(0.1), in: .capsule)
    }
    @ViewBuilder var styles: some View {
        Leaf().background(isProminent ? .themedPrimary.opacity(0.1) : .themedAccent, in: .capsule)
        Leaf().background(isProminent ? .themedPrimary.opacity(0.1) : .themedAccent.opacity(1), in: .capsule)
        Leaf().background(.themedPrimary.opacity(0.1), in: .capsule)
        Leaf().foregroundStyle(isProminent ? .red.opacity(0.1) : .blue)
        Leaf().foregroundStyle(isProminent ? .blue : .red.opacity(0.1))
    }
}
struct Linked: View {
    let link: (any Hashable)?
    let name: any StringProtocol
    func label() -> Text { Text("a") }
    var body: some View {
        if let link {
            NavigationLink(value: link, label: { label() }).foregroundStyle(.primary)
        } else {
            Group {}
        }
    }
    @ViewBuilder var nothing: some View {
        Leaf().overlay(Group { }, alignment: .top)
        VStack { Group { } }
        pair(Group { }, Group { Leaf() })
    }
    func pair<A: View, B: View>(_ a: A, _ b: B) -> some View { HStack { a; b } }
}
enum Mark { case dot, dash }
struct Shown<Value>: View { let value: Value; var body: some View { Leaf() } }
extension ViewBuilder {
    static func buildExpression(_ text: String) -> Text { Text(text) }
    static func buildExpression(_ mark: Mark) -> Shown<Mark> { Shown(value: mark) }
}
struct Spoken: View {
    let names: [String]
    let mark: Mark
    let isOn: Bool
    var body: some View {
        "said"
        mark
        Mark.dot
        isOn ? "a" : "b"
        isOn ? Text("a") : Text("b")
        names.first.map(Text.init(verbatim:))
        names.first.map { Text($0) }
        Group { }
        Menu { names.first.map(Text.init(verbatim:)) } label: { "menu" }
        ForEach(names, id: \.self) { name in
            name
            if isOn { mark } else { "\(name) off" }
        }
    }
}
struct Orders: View {
    let names: [String]
    let isOn: Bool
    var body: some View {
        ForEach(isOn ? names : names.dropLast(), id: \.self) { Text($0) }
        ForEach(isOn ? names : names.reversed(), id: \.self) { Text($0) }
        ForEach(isOn ? names.reversed() : names, id: \.self) { Text($0) }
        ForEach(isOn ? names.prefix(1) : names.prefix(2), id: \.self) { Text($0) }
        ForEach(names.reversed(), id: \.self) { Text($0) }
    }
}
struct Popover<Content: View>: View {
    var width: Double?
    @ViewBuilder let content: Content
    var body: some View { content }
}
extension Popover<Text> {
    init(_ text: some StringProtocol, width: Double = 240) {
        content = Text(text)
        self.width = width
    }
}
struct Choices<Value>: View {
    struct Option {
        let value: Value
        let title: String
    }
    let options: [Option]
    let choose: (Value) -> Void
    var body: some View { Leaf() }
}
protocol Atom {
    associatedtype Produced
    var maker: Maker<Produced> { get }
    func pair(_ value: [Produced]) -> (Int, Produced?)
}
protocol ValueAtom: Atom {
    associatedtype Value
    func value() -> Value
}
struct Maker<Value> { let value: Value }
extension ValueAtom {
    var maker: Maker<Value> { Maker(value: value()) }
    func pair(_ value: [Value]) -> (Int, Value?) { (0, value.first) }
}
struct Count: ValueAtom { func value() -> Int { 0 } }
@propertyWrapper struct Watched<A: Atom> {
    let atom: A
    init(_ atom: A) { self.atom = atom }
    var wrappedValue: A.Produced { atom.maker.value }
}
struct Atoms: View {
    @Watched(Count()) var count
    let marks: [Mark]
    var body: some View {
        Popover("a")
        Popover { Leaf() }
        Choices(options: marks.map { Choices.Option(value: $0, title: "a") }, choose: { _ in })
        Leaf().tag(count)
        Leaf().tag([Mark: [Int]]())
    }
}
struct Palette {
    var list: [Swatch] { [] }
    var base: Color { .red }
}
struct Swatch { let color: Color }
extension ShapeStyle where Self == Color { static var palette: Palette { Palette() } }
struct Line: Identifiable {
    let id: String
    let total: Int
}
struct Styled: View {
    let lines: [Line]
    @State var order = [KeyPathComparator(\Line.id)]
    var body: some View {
        Circle().foregroundStyle(.palette.list[0].color)
        Circle().foregroundStyle(.palette.base)
        Table(lines, sortOrder: $order) {
            TableColumn("a", value: \.id) { line in Text(line.id) }
            TableColumn("b") { line in Text("\(line.total)") }.width(60)
        }
    }
}
struct Plain: ButtonStyle {
    func makeBody(configuration: ButtonStyle.Configuration) -> some View { configuration.label.padding() }
}
class Outline {
    typealias Key = Entry
    final class Entry<Value>: Outline {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}
extension Outline {
    static var title: Key<Color> { Key(.red) }
    enum Player { enum Sound { static var level: Entry<Int> { Entry(1) } } }
}
@propertyWrapper struct Stored<Value> {
    let key: Outline.Entry<Value>
    init(_ key: Outline.Entry<Value>) { self.key = key }
    var wrappedValue: Value { key.value }
}
struct Stores: View {
    @Stored(.title) var title
    @Stored(.Player.Sound.level) var level
    var body: some View {
        title
        Leaf().tag(level)
    }
}
extension View {
    @ViewBuilder func changed(_ isOn: Bool, _ change: (Self) -> some View) -> some View {
        if isOn { change(self) } else { self }
    }
    func changed(_ isOn: Bool, _ change: (Self) -> Self) -> Self { isOn ? change(self) : self }
}
struct Changed: View {
    let isOn: Bool
    var body: some View {
        Text("a").changed(isOn) { $0.bold() }
        Text("a").changed(isOn) { $0.padding() }
        Leaf().accessibilityLabel("a").changed(isOn) { $0.accessibilityAddTraits(.isSelected) }.accessibilityHint("b")
    }
}
