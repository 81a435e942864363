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

// Generic parameters that the arguments of a leading dot tell, and initializers that differ in what is fixed.

struct Glyphs { var plus: Image { Image(systemName: "plus") } }

struct Glyph: View {
    init(_ path: KeyPath<Glyphs, Image>) {}
    var body: some View { Text("glyph") }
}

struct FormLabel<Icon: View> {
    static func standard(_ title: String, icon: Icon) -> FormLabel { FormLabel() }
    static func standard(_ title: String, icon: KeyPath<Glyphs, Image>) -> FormLabel where Icon == Glyph { .standard(title, icon: Glyph(icon)) }
    static func plain(_ title: String) -> FormLabel where Icon == EmptyView { FormLabel() }
}

struct FormDetails<Icon: View> {
    static func title(_ title: String) -> Self { Self() }
    static func icon(_ icon: Icon) -> Self { Self() }
    static func waiting(_ waits: Bool) -> FormDetails where Icon == EmptyView { Self() }
}

struct FormRow<Icon: View, DetailsIcon: View, Custom: View, Choice: Hashable>: View {
    enum Kind<Inner: View, Tag: Hashable> {
        case label
        case button(action: () -> Void)
        case picker(selection: Binding<Tag>, items: [(title: String, tag: Tag)])
        case custom(() -> Inner)
    }
    let kind: Kind<Custom, Choice>
    var body: some View { Text("row") }
}

extension FormRow where Custom == EmptyView {
    init(label: FormLabel<Icon>, details: FormDetails<DetailsIcon>? = nil, kind: Kind<Custom, Choice>) { self.kind = kind }
    init(label: FormLabel<Icon>, details: FormDetails<DetailsIcon>? = nil, kind: Kind<Custom, Choice>) where Choice == String { self.kind = kind }
}

extension FormRow where DetailsIcon == EmptyView, Custom == EmptyView {
    init(label: FormLabel<Icon>, details: FormDetails<DetailsIcon>? = nil, kind: Kind<Custom, Choice>) { self.kind = kind }
    init(label: FormLabel<Icon>, details: FormDetails<DetailsIcon>? = nil, kind: Kind<Custom, Choice>) where Choice == String { self.kind = kind }
}

extension FormRow where Icon == EmptyView, DetailsIcon == EmptyView {
    init(kind: Kind<Custom, Choice>) { self.kind = kind }
    init(kind: Kind<Custom, Choice>) where Choice == String { self.kind = kind }
}

struct FormRows: View {
    let isOn: Bool
    @State private var zoom = Zoom.near
    var body: some View {
        FormRow(label: .standard("a", icon: \.plus), kind: .button {})
        FormRow(label: .plain("a"), kind: .label)
        FormRow(label: .plain("a"), kind: .picker(selection: $zoom, items: [(title: "x", tag: .near)]))
        FormRow(kind: .custom { Text("x") })
        FormRow(label: .standard("a", icon: Divider()), details: .icon(Spacer()), kind: .button(action: {}))
        FormRow(label: .standard("a", icon: \.plus), details: .waiting(true), kind: .label)
        FormRow(label: isOn ? .standard("a", icon: \.plus) : .standard("b", icon: \.plus), kind: .label)
        FormRow(label: .plain("a"), details: .title("x"), kind: .label)
    }
}
