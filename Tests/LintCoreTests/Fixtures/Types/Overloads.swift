import SwiftUI

// Which of several declarations of one name is meant.

struct V: View { var body: some View { Text("v") } }
struct W: View { var body: some View { Text("w") } }

func over(_ make: () -> Int) -> Text { Text("none") }
func over(_ make: (Int) -> Int) -> Divider { Divider() }
func over(_ make: (Int, Int) -> Int) -> Spacer { Spacer() }

struct ByArity: View {
    var body: some View {
        over { 1 }
        over { $0 }
        over { _ in 1 }
        over { $0 + $1 }
        over { a, b in a - b }
    }
}

struct ByLabel: View {
    func part(at n: Int) -> Text { Text("\(n)") }
    func part(of n: Int) -> Divider { Divider() }
    func part(_ n: Int) -> Spacer { Spacer() }
    var body: some View {
        part(at: 1)
        part(of: 1)
        part(1)
    }
}

struct ByType: View {
    func part(_ n: Int) -> Text { Text("\(n)") }
    func part(_ text: String) -> Divider { Divider() }
    func part(_ on: Bool) -> Spacer { Spacer() }
    func part(_ share: Double) -> Color { Color.red }
    func part(_ numbers: [Int]) -> V { V() }
    func part<T: View>(_ view: T) -> VStack<T> { VStack { view } }
    let name = "x"
    let count = 3
    let ratio = 0.5
    var body: some View {
        part(1)
        part("x")
        part(true)
        part(2.5)
        part([1])
        part(V())
        part(name)
        part(count)
        part(ratio)
        part(name.isEmpty)
        part(name.count)
        part(count > 2)
        part(Double(count) * ratio)
    }
}

struct ByCount: View {
    func part() -> Text { Text("0") }
    func part(_ a: Int) -> Divider { Divider() }
    func part(_ a: Int, _ b: Int) -> Spacer { Spacer() }
    var body: some View {
        part()
        part(1)
        part(1, 2)
    }
}

struct ByDefault: View {
    func part(_ a: Int, wide: Bool = false) -> Text { Text("a") }
    func part(_ a: Int, tall: Bool) -> Divider { Divider() }
    var body: some View {
        part(1)
        part(1, wide: true)
        part(1, tall: true)
    }
}

struct ByReceiver: View {
    var body: some View {
        Text("a").marked()
        V().marked()
        Image("a").marked()
        VStack { V() }.marked()
        Circle().marked()
    }
}

extension View { func marked() -> some View { padding() } }
extension Text { func marked() -> Text { bold() } }
extension Image { func marked() -> some View { resizable().scaledToFit() } }
extension Shape { func marked() -> some View { fill(.red) } }

struct BySpecificity: View {
    func part<T: View>(_ view: T) -> HStack<T> { HStack { view } }
    func part(_ view: Text) -> Text { view.bold() }
    func part<T: Shape>(_ shape: T) -> _ShapeView<T, Color> { shape.fill(.red) }
    var body: some View {
        part(V())
        part(Text("a"))
        part(Circle())
    }
}

struct ByTrailingLabel: View {
    func part(@ViewBuilder header: () -> some View) -> some View { VStack { header() } }
    func part(@ViewBuilder footer: () -> some View, plain: Bool) -> some View { HStack { footer() } }
    func part(_ title: String, @ViewBuilder content: () -> some View) -> some View { ZStack { Text(title); content() } }
    var body: some View {
        part { V() }
        part(footer: { V() }, plain: true)
        part("a") { V(); W() }
    }
}

struct ByOptional: View {
    func part(_ name: String?) -> Divider { Divider() }
    func part(_ name: String) -> Text { Text(name) }
    let name: String
    let other: String?
    var body: some View {
        part(name)
        part(other)
        part(nil)
    }
}

struct ByResult: View {
    var body: some View {
        pick { "a" }
        pick { 1 }
        pick { V() }
    }
    func pick(_ make: () -> String) -> Text { Text(make()) }
    func pick(_ make: () -> Int) -> Divider { Divider() }
    func pick<T: View>(_ make: () -> T) -> HStack<T> { HStack { make() } }
}

struct StaticAndInstance: View {
    static func part() -> Text { Text("static") }
    func part() -> Divider { Divider() }
    var body: some View {
        Self.part()
        part()
        self.part()
    }
}

struct MethodBeforeFree: View {
    func over(_ make: () -> Int) -> Spacer { Spacer() }
    var body: some View {
        over { 1 }
    }
}

struct PropertyAndFunction: View {
    var title: Text { Text("t") }
    func title(_ n: Int) -> Divider { Divider() }
    var body: some View {
        title
        title(1)
    }
}

struct ByKind: View {
    enum Kind { case big, small }
    enum Other { case round }
    func part(_ kind: Kind) -> Text { Text("k") }
    func part(_ other: Other) -> Divider { Divider() }
    var body: some View {
        part(.big)
        part(.round)
        part(Kind.small)
    }
}

struct Initializers: View {
    var body: some View {
        Chip("a")
        Chip(3)
        Chip { V() }
        Chip("a") { W() }
    }
}

struct Chip<Content: View>: View {
    let content: Content
    init(@ViewBuilder _ content: () -> Content) { self.content = content() }
    var body: some View { content.padding() }
}

extension Chip where Content == Text {
    init(_ text: String) { self.init { Text(text) } }
    init(_ number: Int) { self.init { Text("\(number)") } }
}

extension Chip {
    init<Inner: View>(_ text: String, @ViewBuilder inner: () -> Inner) where Content == HStack<TupleView<(Text, Inner)>> {
        let view = inner()
        self.init { HStack { Text(text); view } }
    }
}

// What a key path leads to decides, and values are converted to it.

protocol Formatting {}
struct Plain: Formatting {}
class Store {}
final class DiskStore: Store {}

struct FormattingKey: EnvironmentKey { static var defaultValue: any Formatting { Plain() } }
struct StoreKey: EnvironmentKey { static var defaultValue: Store { Store() } }
struct ActionKey: EnvironmentKey { static var defaultValue: (Int, String) -> Void { { _, _ in } } }

extension EnvironmentValues {
    var formatting: any Formatting {
        get { self[FormattingKey.self] }
        set { self[FormattingKey.self] = newValue }
    }
    var chosen: (any Formatting)? {
        get { nil }
        set {}
    }
    var act: ActionKey.Value {
        get { self[ActionKey.self] }
        set { self[ActionKey.self] = newValue }
    }
    var perform: (() -> Void)? {
        get { nil }
        set {}
    }
    var store: Store {
        get { self[StoreKey.self] }
        set { self[StoreKey.self] = newValue }
    }
    var share: Double {
        get { 1 }
        set {}
    }
}

struct ByKeyPath: View {
    let plain = Plain()
    let any: any Formatting = Plain()
    var body: some View {
        Text("a").padding().environment(\.formatting, plain)
        Text("b").padding().environment(\.formatting, any)
        Text("c").environment(\.chosen, plain)
        Text("d").environment(\.chosen, nil)
        Text("e").environment(\.act) { number, text in print(number, text) }
        Text("f").environment(\.act) { [plain] in print($0, $1, plain) }
        Text("g").environment(\.perform) {}
        Text("h").environment(\.store, DiskStore())
        Text("i").environment(\.share, 1)
        Text("j").environment(\.locale, .current)
    }
}

// A function of several parameters, or of none, where one of a tuple is asked for.

struct Signal<Value> {
    static var done: Signal<Void> { Signal<Void>() }
    static var moved: Signal<(Int, String)> { Signal<(Int, String)>() }
}

extension View {
    func on<Value>(_ signal: Signal<Value>, perform action: @escaping (Value) -> Void) -> some View { onAppear {} }
    func onDone(_ action: @escaping () -> Void) -> some View { on(.done, perform: action) }
    func onMoved(_ action: @escaping (Int, String) -> Void) -> some View { on(.moved, perform: action) }
}

func taking<T, R>(_ action: (T) -> R) -> VStack<Text> { VStack { Text("one") } }
func taking<T, U, R>(_ action: (T, U) -> R) -> HStack<Text> { HStack { Text("two") } }

struct ByTuple: View {
    let pairs: [(Color, [String])] = []
    private func row(color: Color, names: [String]) -> some View { Text(names[0]).background(color) }
    private func row(of pair: (Color, [String])) -> some View { Text(pair.1[0]) }
    private func one(_ number: Int) -> Int { number }
    private func two(_ number: Int, _ other: Int) -> Int { number }
    var body: some View {
        ForEach(pairs, id: \.0, content: row(color:names:))
        ForEach(pairs, id: \.0, content: row(of:))
        Text("a").onDone {}.onMoved { _, _ in }
        taking(one)
        taking(two)
    }
}
