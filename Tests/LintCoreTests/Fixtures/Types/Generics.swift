import Foundation
import SwiftUI

// Containers of the project, generic views, protocols with associated types, constrained extensions.

struct V: View { var body: some View { Text("v") } }

struct Box<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { VStack { content }.padding() }
}

struct LazyBox<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { HStack { content() } }
}

struct VarBox<Content: View>: View {
    var spacing: CGFloat = 0
    @ViewBuilder var content: () -> Content
    var body: some View { VStack(spacing: spacing, content: content) }
}

struct PlainBox<Content: View>: View {
    let content: Content
    var body: some View { content }
}

struct InitBox<Content: View>: View {
    private let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        ZStack {
            Color.red
            content
        }
    }
}

struct Card<Header: View, Content: View, Footer: View>: View {
    let header: Header
    let content: Content
    let footer: Footer

    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer) {
        self.content = content()
        self.header = header()
        self.footer = footer()
    }

    var body: some View {
        VStack {
            header
            content
            footer
        }
    }
}

extension Card where Footer == EmptyView {
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Card where Header == Text, Footer == EmptyView {
    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

extension Card where Header == EmptyView, Footer == EmptyView {
    init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

struct UsesBox: View {
    let on: Bool
    var body: some View {
        Box { Text("a") }
        Box { Text("a"); Divider() }
        Box { if on { Text("a") } }
        Box { }
        Box(content: { V() })
    }
}

struct UsesLazyBox: View {
    let on: Bool
    var body: some View {
        LazyBox { Text("a"); V() }
        LazyBox { if on { V() } else { Text("b") } }
        VarBox { V() }
        VarBox(spacing: 3) { V(); V() }
        PlainBox(content: V())
        PlainBox(content: Text("a").padding())
        InitBox { Text("a"); V() }
    }
}

struct UsesCards: View {
    var body: some View {
        Card { V() }
        Card("title") { V(); V() }
        Card { V() } header: { Divider() }
        Card { V() } header: { Divider() } footer: { Text("f") }
    }
}

struct BoxBodies: View {
    var body: some View { Box { LazyBox { InitBox { V() } } } }
}

struct Flagged<Content: View>: View {
    let content: (Bool) -> Content
    init(@ViewBuilder content: @escaping (Bool) -> Content) { self.content = content }
    var body: some View { content(true).padding() }
}

struct UsesFlagged: View {
    var body: some View {
        Flagged { on in if on { V() } else { Divider() } }
        Flagged { _ in V() }
        Flagged { Text($0 ? "a" : "b") }
    }
}

struct Loop<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
    let data: Data
    let row: (Data.Element) -> Row
    init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) {
        self.data = data
        self.row = row
    }
    var body: some View { VStack { ForEach(data) { row($0) } } }
}

struct Named: Identifiable { let id: Int; let name: String }

struct UsesLoop: View {
    let items: [Named]
    var body: some View {
        Loop(items) { Text($0.name) }
        Loop(items.prefix(2)) { item in Text(item.name).bold(); Divider() }
    }
}

struct Holder<Value>: View {
    let value: Value
    var body: some View { Text("\(String(describing: value))") }
}

struct UsesHolder: View {
    let pair = (1, "a")
    var body: some View {
        Holder(value: 1)
        Holder(value: "a")
        Holder(value: 2.5)
        Holder(value: [1, 2])
        Holder(value: pair)
        Holder(value: Named(id: 1, name: "a"))
        Holder<Int?>(value: nil)
        Holder(value: ["a": 1])
    }
}

extension Holder where Value == Int {
    var kind: some View { Text("int").padding() }
}

extension Holder where Value: StringProtocol {
    var kind: some View { HStack { Text("text"); Text(value) } }
}

extension Holder {
    func general() -> some View { VStack { self } }
}

struct UsesConstrained: View {
    var body: some View {
        Holder(value: 1).kind
        Holder(value: "a").kind
        Holder(value: "a".prefix(1)).kind
        Holder(value: 1).general()
        Holder(value: 2.0).general()
    }
}

struct Outer<Content: View>: View {
    let content: Content
    var body: some View { Inner(content: content, number: 3) }

    struct Inner<Number>: View {
        let content: Content
        let number: Number
        var body: some View { HStack { content; Text("\(String(describing: number))") } }
    }

    struct Leaf: View {
        var body: some View { Text("leaf") }
    }
}

struct UsesNested: View {
    var body: some View {
        Outer(content: V())
        Outer<V>.Inner(content: V(), number: "x")
        Outer<Text>.Leaf()
    }
}

protocol Screen: View {
    associatedtype Inner: View
    @ViewBuilder var inner: Inner { get }
}

extension Screen {
    var body: some View { ScrollView { inner }.padding() }
}

struct HomeScreen: Screen {
    let on: Bool
    var inner: some View {
        if on { Text("home") } else { V() }
    }
}

struct TwoScreen: Screen {
    var inner: some View {
        Text("a")
        Text("b")
    }
}

struct ConcreteScreen: Screen {
    var inner: Text { Text("c") }
}

struct UsesScreens: View {
    var body: some View {
        HomeScreen(on: true)
        TwoScreen().inner
        ConcreteScreen().inner.bold()
    }
}

protocol Described { var description: String { get } }

extension Described {
    var label: some View { Text(description).padding() }
    func tag() -> some View { Text(description) }
}

extension Described where Self: View {
    var described: some View { VStack { self; label } }
}

struct Thing: Described { let description: String }

struct ThingView: View, Described {
    let description: String
    var body: some View { Text(description) }
}

struct UsesDescribed: View {
    var body: some View {
        Thing(description: "a").label
        Thing(description: "a").tag()
        ThingView(description: "b").described
    }
}

struct Either<First: View, Second: View>: View {
    let first: First?
    let second: Second
    var body: some View {
        if let first { first } else { second }
    }
}

struct UsesEither: View {
    var body: some View {
        Either(first: V(), second: Text("a"))
        Either<V, Text>(first: nil, second: Text("a"))
        Either(first: Optional(Text("x")), second: V())
    }
}

struct PackBox<each Content: View>: View {
    let content: (repeat each Content)
    init(_ content: repeat each Content) { self.content = (repeat each content) }
    var body: some View { Text("pack") }
}

struct UsesPack: View {
    var body: some View { PackBox(V(), Text("a")) }
}

typealias Line = Divider
typealias Rows<Content: View> = VStack<TupleView<(Content, Content)>>
typealias TextBox = Box<Text>

struct UsesAliases: View {
    var body: some View {
        Line()
        TextBox { Text("a") }
        rows
    }
    var rows: Rows<Text> { VStack { Text("a"); Text("b") } }
}

struct ExplicitArguments: View {
    var body: some View {
        Box<Text> { Text("a") }
        Box<TupleView<(Text, Text)>> { Text("a"); Text("b") }
        LazyBox<V>(content: V.init)
    }
}

final class Store<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
}

struct StoreView<Value: Hashable>: View {
    @ObservedObject var store: Store<Value>
    var body: some View { V().id(store.value) }
}

struct UsesStoreView: View {
    @StateObject private var store = Store("a")
    var body: some View {
        StoreView(store: store)
        StoreView(store: Store(1))
        V().id(store.value)
    }
}

struct ConditionalConformance<Content> { let content: Content }

extension ConditionalConformance: View where Content: View {
    var body: some View { content.padding() }
}

struct UsesConditionalConformance: View {
    var body: some View { ConditionalConformance(content: Text("a")) }
}

protocol Intentish { var title: String { get } }

struct IntentButton<Label: View>: View {
    init<I: Intentish>(intent: I, @ViewBuilder label: () -> Label) {}
    var body: some View { Text("x") }
}

struct OpenedExistential: View {
    let intent: any Intentish
    let other: (any Intentish)?
    var body: some View {
        IntentButton(intent: intent) { Text("go") }
        if let other { IntentButton(intent: other) { Divider() } }
    }
}

struct VoidClosure: View {
    func take<T, V: View>(_ value: T, @ViewBuilder _ view: @escaping (T) -> V) -> V { view(value) }
    var body: some View {
        take(()) { () in Text("a") }
        take(()) { Divider() }
    }
}

struct PrintsChanges: View {
    var body: some View {
        let _ = Self._printChanges()
        Text("x")
    }
}
