import SwiftUI

struct V: View { var body: some View { Text("v") } }

enum Zoom: Int { case near, far }

struct Source<E> {
    var element: E
    static func one(_ element: E) -> Self { .init(element: element) }
}

struct Feed<E, C: View>: View {
    let source: Source<E>
    let content: (E) -> C
    init(_ source: Source<E>, @ViewBuilder content: @escaping (E) -> C) {
        self.source = source
        self.content = content
    }
    var body: some View { content(source.element) }
}

struct OpenParameters: View {
    @State private var zoom = Zoom.near
    var body: some View {
        Picker("a", selection: .init(get: { zoom }, set: { zoom = $0 })) { Text("b") }
        Picker("a", selection: .constant(3)) { Text("b") }
        Feed(.one(3)) { Text("\($0)") }
    }
}

struct Cell<C: View>: View {
    enum Kind<D: View> { case custom(() -> D), empty }
    let kind: Kind<C>
    init(kind: Kind<C>) { self.kind = kind }
    var body: some View { Text("cell") }
}

struct OpenCases: View {
    var body: some View { Cell(kind: .custom { Divider() }) }
}

struct TwoDots: View {
    let on: Bool
    var body: some View {
        Image("a").foregroundStyle(on ? .black : .secondary)
        Circle().fill(on ? .red : .secondary)
        Circle().fill(on ? .red : .blue)
        Text("a").padding().background(on ? .red : .primary)
    }
}

protocol Labelled: View {
    associatedtype Label: View
    init(go: @escaping () -> Void, @ViewBuilder label: () -> Label)
}

extension Labelled where Label == Text {
    init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) { self.init(go: action) { Text(title) } }
}

struct Press<Label: View>: Labelled {
    let label: Label
    init(go: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.label = label() }
    var body: some View { label }
}

struct ThroughProtocol: View {
    var body: some View { VStack { Press("Go") { } } }
}

struct JoinedLiteral: View {
    var body: some View {
        V().id(["a", "b"].joined())
        V().id([[1], [2]].joined().count)
        ForEach([Zoom.near, .far], id: \.self) { zoom in V().id(zoom) }
    }
}

struct RowLabel<Icon: View> { let icon: Icon }

extension RowLabel where Icon == EmptyView {
    static func plain(_ title: String) -> RowLabel { RowLabel(icon: EmptyView()) }
    static var empty: RowLabel { RowLabel(icon: EmptyView()) }
}

extension RowLabel { static func custom(_ icon: Icon) -> RowLabel { RowLabel(icon: icon) } }

struct Row<Icon: View>: View {
    let label: RowLabel<Icon>
    var body: some View { label.icon }
}

struct FixedByExtension: View {
    var body: some View {
        Row(label: .plain("x"))
        Row(label: .empty)
        Row(label: .custom(Divider()))
    }
}
