import SwiftUI

// Functions and properties that return views, modifiers, and what the project adds to `View`.

struct V: View { var body: some View { Text("v") } }

extension View {
    func card() -> some View { padding().background(Color.white).cornerRadius(8) }

    func card(radius: CGFloat) -> some View { self.padding().clipShape(RoundedRectangle(cornerRadius: radius)) }

    @ViewBuilder func hidden(if hide: Bool) -> some View {
        if hide { self.hidden() } else { self }
    }

    @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
        if condition { transform(self) } else { self }
    }

    @ViewBuilder func ifLet<Value, T: View>(_ value: Value?, @ViewBuilder transform: (Self, Value) -> T) -> some View {
        if let value { transform(self, value) } else { self }
    }

    @ViewBuilder func apply<T: View>(@ViewBuilder _ transform: (Self) -> T) -> some View { transform(self) }

    func framed(_ on: Bool) -> some View { modifier(Framed(on: on)) }

    func titled(_ title: String) -> some View { VStack { Text(title); self } }

    func erased() -> AnyView { AnyView(self) }

    func twice() -> some View { HStack { self; self } }

    func badge<Badge: View>(@ViewBuilder of badge: () -> Badge) -> some View { overlay(alignment: .topTrailing, content: badge) }

    @ViewBuilder func availableScroll() -> some View {
        if #available(iOS 18, *) { self.padding() } else { self }
    }
}

struct Framed: ViewModifier {
    let on: Bool
    func body(content: Content) -> some View {
        if on { content.border(.red) } else { content }
    }
}

struct Shaken: ViewModifier {
    @State private var count = 0
    var strength: CGFloat = 1
    func body(content: Content) -> some View {
        content
            .offset(x: CGFloat(count) * strength)
            .onTapGesture { count += 1 }
    }
}

struct Wrapped: ViewModifier {
    func body(content: Content) -> some View {
        VStack {
            content
            Divider()
        }
    }
}

struct Titled<Title: View>: ViewModifier {
    let title: Title
    func body(content: Content) -> some View {
        VStack { title; content }
    }
}

struct UsesCard: View { var body: some View { V().card() } }

struct UsesCardOverloads: View {
    var body: some View {
        V().card(radius: 3)
        Text("a").card().card(radius: 2)
        VStack { V() }.card()
    }
}

struct UsesHiddenIf: View {
    let hide: Bool
    var body: some View { V().hidden(if: hide) }
}

struct UsesIf: View {
    let on: Bool
    var body: some View {
        V().if(on) { $0.padding() }
        V().if(on) { view in view.background(Color.red) }
        Text("a").if(on) { $0.bold() }
        V().if(on) { $0.if(!on) { $0.padding() } }
    }
}

struct UsesIfLet: View {
    let name: String?
    let tint: Color?
    var body: some View {
        V().ifLet(name) { view, name in view.overlay(Text(name)) }
        V().ifLet(tint) { $0.foregroundColor($1) }
        V().ifLet(name) { view, name in
            view
            Text(name)
        }
    }
}

struct UsesApply: View {
    let on: Bool
    var body: some View {
        V().apply { if on { $0.padding() } else { $0 } }
        V().apply { view in
            if on { view.hidden() }
        }
    }
}

struct UsesModifiers: View {
    var body: some View {
        V().modifier(Framed(on: true))
        V().framed(false)
        V().modifier(Shaken()).modifier(Wrapped())
        V().modifier(Titled(title: Text("t")))
        V().modifier(Titled(title: HStack { Text("a"); Text("b") }))
    }
}

struct UsesOthers: View {
    var body: some View {
        V().titled("x")
        V().erased()
        V().twice().twice()
        V().badge { Circle().fill(.red) }
        V().badge(of: { Text("1") })
        V().availableScroll()
    }
}

struct Properties: View {
    let name: String
    var body: some View {
        VStack {
            header
            footer.padding()
        }
    }
    private var header: some View { Text(name).font(.title).padding() }
    @ViewBuilder private var footer: some View {
        if name.isEmpty { EmptyView() } else { Text(name); Divider() }
    }
}

struct Functions: View {
    let items: [Int]
    var body: some View {
        row(1)
        row(2, title: "two")
        ForEach(items, id: \.self) { row($0) }
        ForEach(items, id: \.self, content: row(_:))
        built(3)
    }
    func row(_ n: Int) -> some View { Text("\(n)").padding() }
    func row(_ n: Int, title: String) -> some View { HStack { Text(title); Text("\(n)") } }
    @ViewBuilder func built(_ n: Int) -> some View {
        switch n {
        case 0: Text("zero")
        case 1: Divider()
        default: row(n)
        }
    }
}

struct FunctionValues: View {
    let names: [String]
    var body: some View {
        VStack(content: rows)
        ForEach(names, id: \.self, content: Text.init(verbatim:))
        ForEach(names, id: \.self, content: Entry.init(name:))
        Button(action: { }, label: label)
        names.map(Entry.init(name:)).first
    }
    @ViewBuilder func rows() -> some View { Text("a"); Text("b") }
    func label() -> Text { Text("l") }
}

struct Entry: View {
    let name: String
    init(_ name: String) { self.name = name }
    init(name: String) { self.name = name }
    var body: some View { Text(name) }
}

struct EntryUser: View {
    var body: some View { Entry("a"); Entry(name: "b") }
}

struct Statics: View {
    var body: some View {
        Self.separator
        Statics.title("x")
        Factory.make()
        Factory.shared.button
    }
    static var separator: some View { Divider().padding() }
    static func title(_ text: String) -> some View { Text(text).font(.title) }
}

enum Factory {
    struct Shared { var button: some View { Button("b") { } } }
    static let shared = Shared()
    static func make() -> some View { HStack { Text("made"); Spacer() } }
}

func freeRow(_ name: String) -> some View { Text(name).padding() }

@ViewBuilder func freeBranch(_ on: Bool) -> some View {
    if on { Text("on") } else { Divider() }
}

func wrap<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { VStack { content(); Divider() } }

func decorated(_ view: some View) -> some View { view.padding().border(.red) }

struct UsesFree: View {
    var body: some View {
        freeRow("a")
        freeBranch(true)
        wrap { Text("a"); Text("b") }
        wrap { if true { V() } }
        decorated(V())
        decorated(wrap { V() })
    }
}

struct SomeParameter: View {
    var body: some View {
        boxed(Text("a"))
        boxed(VStack { V(); V() })
        pair(V(), Text("b").padding())
    }
    func boxed(_ view: some View) -> some View { GroupBox { view } }
    func pair(_ a: some View, _ b: some View) -> some View { HStack { a; b } }
}

struct Nested: View {
    let other = Parts()
    var body: some View {
        other.top
        Parts().bottom(on: true)
        Parts.Inner().content
    }
    struct Parts {
        var top: some View { Text("top").padding() }
        @ViewBuilder func bottom(on: Bool) -> some View { if on { top } else { Divider() } }
        struct Inner { var content: some View { Parts().top.opacity(0.5) } }
    }
}

struct InPrivateExtension: View {
    var body: some View { content }
}

private extension InPrivateExtension {
    @ViewBuilder var content: some View {
        title
        subtitle(2)
    }
    var title: some View { Text("title") }
    func subtitle(_ lines: Int) -> some View { Text("subtitle").lineLimit(lines) }
}

struct Tree: View {
    let depth: Int
    var body: some View {
        VStack {
            Text("\(depth)")
            if depth > 0 { AnyView(Tree(depth: depth - 1)) }
        }
    }
}

struct SelfNested: View {
    let depth: Int
    var body: some View {
        VStack { if depth > 0 { SelfNested(depth: depth - 1) } }
    }
}

struct RecursionThroughAnyView: View {
    var body: some View { level(3) }
    func level(_ n: Int) -> AnyView {
        if n == 0 { return AnyView(Text("leaf")) }
        return AnyView(VStack { level(n - 1) })
    }
}

struct ClosureProperty: View {
    let make: (Int) -> Text
    let build: () -> AnyView
    var body: some View {
        make(3)
        build()
        make(4).bold().padding()
    }
}

struct LocalClosure: View {
    var body: some View {
        let make = { (n: Int) in Text("\(n)").padding() }
        make(1)
        make(2)
    }
}

struct DeepHelpers: View {
    var body: some View { one }
    var one: some View { two.padding() }
    var two: some View { three(on: true).opacity(0.5) }
    @ViewBuilder func three(on: Bool) -> some View { if on { four } else { Text("three") } }
    var four: some View { VStack { V().card(); Text("four") } }
}

struct StoredViews: View {
    static let shared: some View = Text("shared").padding()
    let divider: some View = Divider()
    var body: some View {
        Self.shared
        divider
    }
}

struct DefaultArguments: View {
    var body: some View {
        item("a")
        item("a", size: 3)
        item("a", bold: true)
    }
    func item(_ text: String, size: CGFloat = 12, bold: Bool = false) -> some View {
        Text(text).font(.system(size: size)).bold(bold).padding(size)
    }
}

struct ThrowingHelper: View {
    func risky() throws -> Text { Text("risky") }
    var body: some View {
        if let text = try? risky() { text } else { Divider() }
    }
}

struct ModifierConcat: View {
    var body: some View {
        V().modifier(Framed(on: true).concat(Wrapped()))
    }
}

struct ByAvailability: View {
    @FocusState private var isFocused: Bool
    var body: some View {
        V().newest()
        Focusing(isFocused: $isFocused)
    }
}

extension View {
    func newest() -> some View {
        if #available(iOS 17.4, *) {
            return padding()
        } else {
            return self
        }
    }
}

struct Focusing: View {
    @FocusState.Binding var isFocused: Bool
    @State private var text = ""
    var body: some View { TextField("t", text: $text).focused($isFocused) }
}
