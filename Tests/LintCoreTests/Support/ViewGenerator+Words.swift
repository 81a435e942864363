extension ViewGenerator {
    static let conditions = [
        "a", "b", "names.isEmpty", "a && !b", "case .small = kind", "maybe == nil", "case .big = kind, a", "let first = names.first, !first.isEmpty",
        "scheme == .dark", "let given = maybe, let size = items.first?.size, given.count > 2 || size > 2", "[.small, .big].contains(kind)", "!drafts.isEmpty || on",
    ]

    /// Conditions that bind a string `found`.
    static let bindings = [
        "if let found = maybe", "if let found = names.first, a", "if case .some(let found) = maybe", "if case let found? = maybe",
        "if let found = items.first.map({ \"\\($0.id)\" })",
    ]

    static let switches = [
        ("kind", ["case .small:", "case .middle:", "case .big:"]),
        ("kind", ["case .small, .middle:", "case .big:"]),
        ("kind", ["case .small, .middle, .big:"]),
        ("kind", ["case .small where a:", "case _ where b:", "default:"]),
        ("n", ["case 0:", "case 1, 2:", "case let x where x < 0:", "default:"]),
        ("n", ["case ..<0:", "case 0:", "case 1:", "case 2:", "default:"]),
        ("maybe", ["case .some(let name) where name.isEmpty:", "case nil:", "default:"]),
        ("maybe", ["case let name?:", "case .none:"]),
        ("(a, b)", ["case (true, true):", "case (false, _):", "case (_, false):"]),
        ("(kind, maybe)", ["case (.small, let name?) where name.isEmpty:", "case (.big, nil):", "case (_, _):"]),
        ("items.first", ["case let item? where item.size > 2:", "case .some:", "case .none:"]),
        ("names.count", ["case 0 where on:", "case 1...3:", "case _ where a, 9:", "default:"]),
    ]

    static let leaves = [
        "Text(\"x\")", "Text(names.joined())", "Text(\"\\(n)\").bold()", "Text(\"a\").font(.title).italic()",
        "Image(systemName: \"star\")", "Image(\"a\").resizable()", "Color.red", "Color.blue.opacity(0.5)", "Divider()",
        "Spacer()", "Circle()", "Circle().fill(.red)", "Capsule().stroke(.red, lineWidth: 2)", "EmptyView()", "Leaf()",
        "ProgressView()", "Button(\"b\") { }", "Label(\"l\", systemImage: \"x\")", "Toggle(\"t\", isOn: $on)",
        "TextField(\"f\", text: $text)", "(Text(\"a\") + Text(\"b\"))", "maybe.map { Text($0) }", "AnyView(Leaf())",
        "(a ? Text(\"a\") : Text(\"b\"))", "names.first.map(Text.init(verbatim:))", "Holder(value: n)",
        // Of `names.first` the compiler takes `first(where:)` behind some modifiers (Swift 6.3, seed 14785084955621803783).
        "Holder(value: maybe)", "Slider(value: $level)", "Stepper(\"s\", value: $level)", "SecureField(\"s\", text: $text)",
        "ProgressView(value: level)", "Button(role: .destructive, action: { on = false }) { Text(\"d\") }", "Pair(Leaf(), Text(\"p\"))",
        "Pair(Text(\"p\"), a ? Color.red : Color.blue)", "Panel(\"p\")", "Panel(\"p\") { Leaf() }", "pill(\"p\")", "pill(Leaf(), isOn: on)",
        "(maybe != nil ? Leaf() : nil)", "RoundedRectangle(cornerRadius: 4).fill(a ? Color.red : .blue)", "(a ? Text(\"a\").bold() : Text(\"b\"))",
        "items.first.map { item in VStack { Text(\"\\(item.id)\"); if a { Leaf() } } }", "Text(\"\\(n) of \\(names.count)\")",
        "Rectangle().strokeBorder(.red)", "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)", "Kind.big.badge",
        "kind.badge", "Text(kind.rawValue)", "Holder(value: kind == .small ? 1 : 2.5)", "Stamp.made(n)", "SwiftUI.Text(\"q\")",
        "Label { Text(\"t\") } icon: { Image(systemName: \"i\") }", "Text(maybe ?? \"none\")", "Optional(Leaf())", "Holder(value: [n: names])",
    ]

    static let genericLeaves = ["content", "make(value)", "Holder(value: value)", "Pair(content, Leaf())", "pill(content, isOn: a)", "self.content"]

    static let helperLeaves = [
        "part", "plain", "row(\"r\")", "row(\"r\", wide: a)", "self.part", "VStack { row(\"s\") }", "backdrop", "slot { Leaf() }",
        "slot(a) { part }", "slot { Text(\"s\"); Divider() }", "Pair(part, plain)", "AnyView(backdrop)", "(a ? AnyView(part) : AnyView(plain))",
        "names.first.map { row($0) }", "maybe.map { row($0, wide: true) }",
    ]

    static let containers = [
        "VStack", "VStack(alignment: .leading, spacing: 2)", "HStack", "ZStack", "Group", "ScrollView", "List", "Form",
        "Section", "Section(\"s\")", "Box", "LazyBox", "NavigationStack", "GroupBox", "Grid", "GridRow", "ViewThatFits",
        "NavigationLink(\"l\")", "Menu(\"m\")", "DisclosureGroup(\"d\")", "LazyVStack", "ForEach(0..<3) { i in", "ForEach(items) { item in",
        "ForEach(names, id: \\.self) { name in", "ForEach(items, id: \\.size) { item in", "List(items) { item in",
        "ForEach(Array(names.enumerated()), id: \\.offset) { index, name in", "ForEach(items.indices, id: \\.self) { index in",
        "GeometryReader { proxy in", "Flagged { flag in", "ForEach(names.sorted().prefix(2), id: \\.self) { name in",
        "Button { on.toggle() } label:", "ForEach($drafts) { $draft in", "ForEach($drafts, id: \\.size) { draft in",
        "ForEach(Array(zip(items, names)), id: \\.0.id) { item, name in", "ForEach(Kind.allCases, id: \\.self) { kind in",
        "ForEach(items.filter { $0.size > 1 }) { item in", "ForEach(names.reversed(), id: \\.count) { name in", "ScrollViewReader { proxy in",
        "ScrollView(.horizontal, showsIndicators: false)", "LazyVGrid(columns: [GridItem(.flexible())])", "NavigationLink(value: n)",
        "NavigationLink(destination: Leaf())", "Toggle(isOn: $on)", "Button(action: { on.toggle() })", "TabView", "DisclosureGroup(\"d\", isExpanded: $on)",
        "Section(header: Text(\"h\"))", "LabeledContent(\"l\")", "Panel(\"p\", isOpen: $on)", "Rows(names) { name in", "Rows(items.map(\\.size)) { size in",
        "When(a)", "ControlGroup", "Picker(\"p\", selection: $text)", "List(names, id: \\.self) { name in", "LazyHStack(spacing: 2)",
        "ForEach(Dictionary(grouping: items, by: \\.size).sorted { $0.key < $1.key }, id: \\.key) { size, items in",
    ]

    static let severalClosures = [
        ["Section {", " header: {"], ["Section {", " header: {", " footer: {"], ["Section {", " footer: {"], ["Menu {", " label: {"],
        ["NavigationLink {", " label: {"], ["Label {", " icon: {"], ["DisclosureGroup {", " label: {"], ["GroupBox {", " label: {"],
        ["Panel {", " content: {"], ["Panel {", " content: {", " footer: {"], ["LabeledContent {", " label: {"],
        ["Picker(selection: $text) {", " label: {"], ["DisclosureGroup(isExpanded: $on) {", " label: {"],
    ]

    static let ids = [
        "1", "\"x\"", "n", "maybe", "names.first", "a ? 1 : 2", "a ? n : nil", "n + 1", "names.count", "kind", "maybe ?? \"x\"",
        "2.5", "items.first?.size", "kind.rawValue", "names", "items.map(\\.size)", "n > 3", "a ? 1 : 2.5", "items.first { $0.size > 1 }?.id",
        "\"\\(n)-\\(kind.rawValue)\"", "names.isEmpty ? \"x\" : names[0]", "AnyHashable(n)", "Set(names)", "items.last!", "-n", "Double(n) * level",
    ]

    static let modifiers = [
        ".padding()", ".padding(4)", ".padding(.top, 4)", ".frame(width: 10)", ".frame(maxWidth: .infinity)", ".opacity(0.5)",
        ".background(Color.red)", ".background { if a { Leaf() } }", ".overlay(Text(\"o\"))", ".overlay { Leaf(); Divider() }",
        ".onAppear { }", ".onTapGesture { on.toggle() }",
        ".font(.title)", ".bold()", ".foregroundStyle(.red)", ".foregroundStyle(a ? .red : .blue)", ".foregroundColor(.red)",
        ".if(a) { $0.padding() }", ".if(b) { view in view.id(n) }", ".card()", ".modifier(Framed(on: a))", ".framed(b)",
        ".hidden()", ".clipShape(Circle())", ".sheet(isPresented: $on) { Leaf() }", ".animation(.default, value: n)",
        ".disabled(a)", ".environment(\\.font, .title)", ".onChange(of: n) { }", ".task { }",
        ".task(id: maybe) { }", ".layoutPriority(1)", ".zIndex(1)", ".transition(.opacity)", ".buttonStyle(.bordered)",
        ".listRowSeparator(.hidden)", ".navigationTitle(\"t\")", ".lineLimit(1)", ".cornerRadius(3)", ".shadow(radius: 2)",
        ".rotationEffect(.degrees(3))", ".offset(x: 1, y: 2)", ".fixedSize()", ".border(.red)", ".tint(.red)",
        ".background(a ? Color.red : Color.blue)", ".background(.red)", ".background(.red, in: Circle())", ".background(Color.red.opacity(0.2))",
        ".background(alignment: .top) { Leaf() }", ".background(Group { if a { Leaf() } })", ".overlay(alignment: .top) { if let maybe { Text(maybe) } else { Leaf() } }",
        ".overlay(Leaf(), alignment: .bottom)", ".background {\n#if NEVER_SET\nText(\"never\")\n#else\nLeaf()\n#endif\n}", ".mask { Circle() }",
        ".contextMenu { Button(\"c\") { }; Divider() }", ".swipeActions { Button(\"d\") { } }", ".popover(isPresented: $on) { Leaf() }",
        ".alert(\"t\", isPresented: $on) { Button(\"ok\") { } } message: { Text(\"m\") }", ".toolbar { Button(\"t\") { } }",
        ".toolbar { ToolbarItem(placement: .primaryAction) { Leaf() } }", ".refreshable { }", ".searchable(text: $text)",
        ".gesture(TapGesture().onEnded { on.toggle() })", ".simultaneousGesture(DragGesture().onChanged { _ in })", ".onChange(of: maybe) { old, new in }",
        ".ifLet(maybe) { view, name in view.overlay(Text(name)) }", ".apply { $0.padding().id(n) }", ".apply { view in if a { view } else { view.bold() } }",
        ".wrapped { content in VStack { content; Leaf() } }", ".titled(\"t\")", ".titled { Text(\"t\"); if b { Leaf() } }", ".modifier(Topped { Leaf() })",
        ".focused($isFocused)", ".matchedGeometryEffect(id: n, in: space)", ".environment(\\.colorScheme, .dark)", ".preference(key: Width.self, value: 3)",
        ".onPreferenceChange(Width.self) { _ in }", ".safeAreaInset(edge: .bottom) { Leaf() }", ".animation(a ? .default : nil, value: on)",
        ".fontWeight(a ? .bold : nil)", ".listStyle(.plain)", ".pickerStyle(.segmented)", ".textFieldStyle(.roundedBorder)", ".labelStyle(.iconOnly)",
        ".buttonStyle(Pressed())", ".frame(width: a ? 10 : nil, height: 4)", ".scaleEffect(a ? 1.2 : 1)", ".navigationDestination(for: Int.self) { n in Text(\"\\(n)\") }",
        ".sheet(item: .constant(items.first)) { item in Text(\"\\(item.id)\") }", ".confirmationDialog(\"t\", isPresented: $on) { Button(\"ok\") { } }",
        ".modifier(EmptyModifier())", ".drawingGroup()", ".clipped()", ".aspectRatio(contentMode: .fit)", ".ignoresSafeArea()", ".redacted(reason: a ? .placeholder : [])",
        ".badge(n)", ".submitLabel(.done)", ".multilineTextAlignment(.center)", ".contentShape(Rectangle())", ".allowsHitTesting(!a)", ".highlighted(if: a)",
    ]

    static let accessibility = [
        ".accessibilityLabel(\"x\")", ".accessibilityLabel(Text(\"x\"))", ".accessibilityHint(\"h\")", ".accessibilityValue(\"\\(n)\")",
        ".accessibilityValue(Text(names.joined()))", ".accessibilityAddTraits(.isButton)", ".accessibilityAddTraits(a ? .isSelected : [])",
        ".accessibilityRemoveTraits(.isImage)", ".accessibilityHidden(a)", ".accessibilityIdentifier(\"i\")", ".accessibilityAction { on.toggle() }",
        ".accessibilityAction(named: \"n\") { }", ".accessibilitySortPriority(1)", ".accessibilityElement(children: .combine)",
        ".accessibilityElement()", ".accessibilityAdjustableAction { _ in }", ".accessibilityInputLabels([\"i\"])",
        ".accessibilityRepresentation { Toggle(\"t\", isOn: $on) }",
    ]

    static let layersOfHelpers = [
        ".background(part)", ".background { plain }", ".background { part; backdrop }", ".overlay(plain, alignment: .bottom)", ".overlay(alignment: .top) { row(\"o\") }",
        ".background(backdrop)", ".overlay { if a { part } else { plain } }", ".background(alignment: .leading) { slot { Leaf() } }", ".mask(plain)",
        ".safeAreaInset(edge: .top) { backdrop }", ".sheet(isPresented: $on) { part }", ".contextMenu { row(\"c\", wide: b) }", ".background(row(\"b\"))",
        ".popover(isPresented: $on) { self.plain }", ".titled { part }", ".modifier(Topped { plain })", ".overlay(a ? AnyView(part) : AnyView(EmptyView()))",
    ]

    /// A method of the builder besides SwiftUI's.
    static let builderExtension = """
        extension ViewBuilder {
            static func buildExpression(_ text: String) -> Text { Text(text) }
            static func buildExpression(_ kind: Kind) -> Holder<Kind> { Holder(value: kind) }
        }

        """

    /// What the views use.
    static let prelude = """
        import SwiftUI

        enum Kind: String, CaseIterable {
            case small, middle, big
            var badge: some View { Text(rawValue).padding(2).background(Capsule().fill(.red)) }
        }
        struct Item: Identifiable, Hashable { let id: Int; let size: Double }
        struct Leaf: View { var body: some View { Text("leaf") } }
        struct Holder<Value>: View { let value: Value; var body: some View { Leaf() } }
        struct Box<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View { VStack { content }.padding() }
        }
        struct LazyBox<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View { HStack { content(); Divider() } }
        }
        struct Flagged<Content: View>: View {
            let content: (Bool) -> Content
            init(@ViewBuilder content: @escaping (Bool) -> Content) { self.content = content }
            var body: some View { content(true) }
        }
        struct When<Content: View>: View {
            let isOn: Bool
            @ViewBuilder var content: Content
            init(_ isOn: Bool, @ViewBuilder content: () -> Content) { self.isOn = isOn; self.content = content() }
            var body: some View { if isOn { content } }
        }
        struct Pair<First: View, Second: View>: View {
            let first: First, second: Second
            init(_ first: First, _ second: Second) { self.first = first; self.second = second }
            var body: some View { HStack { first; second } }
        }
        struct Panel<Header: View, Content: View, Footer: View>: View {
            @ViewBuilder let header: Header
            @ViewBuilder let content: Content
            @ViewBuilder let footer: Footer
            var body: some View { VStack { header; content; footer } }
        }
        extension Panel where Footer == EmptyView {
            init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
                self.init(header: header, content: content, footer: { EmptyView() })
            }
        }
        extension Panel where Header == Text, Footer == EmptyView {
            init(_ title: String, @ViewBuilder content: () -> Content) {
                self.init(header: { Text(title) }, content: content, footer: { EmptyView() })
            }
        }
        extension Panel where Header == Text, Content == EmptyView, Footer == EmptyView {
            init(_ title: String) { self.init(title) { EmptyView() } }
        }
        extension Panel where Header == Label<Text, Image>, Footer == Toggle<Text> {
            init(_ title: String, isOpen: Binding<Bool>, @ViewBuilder content: () -> Content) {
                self.init(header: { Label(title, systemImage: "x") }, content: content, footer: { Toggle(title, isOn: isOpen) })
            }
        }
        struct Rows<Data: RandomAccessCollection, Row: View>: View where Data.Element: Hashable {
            let data: Data
            let row: (Data.Element) -> Row
            init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) { self.data = data; self.row = row }
            var body: some View { ForEach(data, id: \\.self) { row($0) } }
        }
        struct Framed: ViewModifier {
            let on: Bool
            func body(content: Content) -> some View { if on { content.border(.red) } else { content } }
        }
        struct Topped<Top: View>: ViewModifier {
            @ViewBuilder let top: () -> Top
            func body(content: Content) -> some View { VStack { top(); content } }
        }
        struct Pressed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
        }
        struct Width: PreferenceKey {
            static let defaultValue = 0.0
            static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
        }
        enum Stamp {
            static func made(_ n: Int) -> some View { Text("\\(n)").font(.caption) }
        }
        func pill(_ title: String) -> some View { Text(title).padding().background(Capsule()) }
        func pill<Inner: View>(_ inner: Inner, isOn: Bool) -> some View { inner.padding().opacity(isOn ? 1 : 0) }
        extension View {
            @ViewBuilder func `if`<T: View>(_ condition: Bool, @ViewBuilder transform: (Self) -> T) -> some View {
                if condition { transform(self) } else { self }
            }
            @ViewBuilder func ifLet<Value, T: View>(_ value: Value?, transform: (Self, Value) -> T) -> some View {
                if let value { transform(self, value) } else { self }
            }
            func apply<T: View>(@ViewBuilder _ change: (Self) -> T) -> some View { change(self) }
            func wrapped<T: View>(@ViewBuilder in container: (Self) -> T) -> some View { container(self).padding() }
            func card() -> some View { padding().background(Color.white) }
            func framed(_ on: Bool) -> some View { modifier(Framed(on: on)) }
            func titled(_ title: String) -> some View { titled { Text(title) } }
            func titled<Title: View>(@ViewBuilder title: () -> Title) -> some View { VStack { title(); self } }
            @ViewBuilder func highlighted(if isOn: Bool) -> some View {
                switch isOn {
                case true: background(Color.yellow)
                case false: self
                }
            }
        }

        """
}
