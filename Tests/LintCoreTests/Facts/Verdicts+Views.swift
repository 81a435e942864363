@testable import LintCore

extension FactVerdict {
    /// Facts of views.
    static let views = keeps + updated + held + containers + rows + leaves + contents + layers

    /// A view with a flag and a number, and `NAME` in its body.
    private static func view(_ body: String, with properties: String = "") -> String {
        "struct A: View { @State var isOn = false; @State var n = 0; \(properties); var body: some View { \(body) } }"
    }

    private static let keeps =
        each(
            "ScrollView", "List", "NavigationStack", "NavigationView", of: .keeps, .kept,
            in: view("if isOn { NAME { Note() } } else { Text(\"a\") }"), own: container)
        + each("Form", of: .keeps, .kept, in: view("if isOn { NAME { Note() }.formStyle(.grouped) } else { Text(\"a\") }"), own: container)
        + each(
            "Form", of: .exceptOn, .kept, in: view("if isOn { NAME { Note() } } else { Text(\"a\") }"),
            own: "struct NAME<C: View>: View { @ViewBuilder let content: C; var body: some View { ScrollView { content } } }")
        + each(
            "UIViewRepresentable", of: .platformView, .kept,
            in: """
                struct Web: NAME { func makeUIView(context: Context) -> UIView { UIView() }; func updateUIView(_ view: UIView, context: Context) {} }
                \(view("if isOn { Web() } else { Text(\"a\") }"))
                """,
            own: "protocol NAME: View {}\nextension NAME { typealias Context = Int; var body: some View { Text(\"a\") } }")

    private static let updated = each(
        "UIViewRepresentable", of: .updatedBy, .findings,
        in: """
            struct Web: NAME {
                let text: String
                func makeUIView(context: Context) -> UIView { UITextView(text) }
                func updateUIView(_ view: UIView, context: Context) {}
            }
            struct A: View { @State var text = ""; var body: some View { Web(text: text); TextField("a", text: $text) } }
            """,
        own: "protocol NAME: View {}\nextension NAME { typealias Context = Int; var body: some View { Text(\"a\") } }")

    private static let held =
        each(
            "TabView", of: .heldBy, .traced, in: view("NAME(selection: $n) { Note() }"),
            own: """
                struct NAME<C: View>: View {
                    @Binding var selection: Int
                    @ViewBuilder let content: () -> C
                    var body: some View { content() }
                }
                """)
        + each(
            "View.scrollPosition", of: .holds, .kept, in: view("if isOn { ScrollView { Text(\"a\") }.NAME(id: $place) } else { Text(\"b\") }", with: "@State var place: Int?"),
            own: "extension View { func NAME(id: Binding<Int?>) -> some View { padding() } }")
        + each("List", "TabView", of: .remembers, .traced, in: view("NAME { if isOn { Note() } }"), own: container)
        + each("Section", of: .section, .traced, in: view("List { NAME { if isOn { Note() } } }"), own: container)

    private static let containers =
        each(
            "Spacer", of: .claims, .fixes,
            in: "struct Wide: View { @State var text = \"\"; var body: some View { TextField(\"a\", text: $text); NAME() } }\n"
                + view("if isOn { Wide().padding(3) } else { Wide() }; Toggle(\"a\", isOn: $isOn)"),
            own: "struct NAME: View { var body: some View { Text(\"a\") } }")
        + each(
            "VStack", "HStack", of: .arranges, .findings,
            in: view("if isOn { NAME { Note(); Text(\"a\") } } else { ZStack { Note(); Text(\"a\") } }"), own: twice)
        + each("VStack", "ScrollView", "Form", of: .contains, .findings, in: view("if isOn { NAME { Note() } } else { Note() }"), own: twice)
        + each(
            "LazyVStack", "List", of: .lazy, .findings, in: view("NAME { ForEach(items, id: \\.self) { AnyView(Text(\"\\($0)\")) } }", with: "let items: [Int]"),
            own: container)
        + each("Group", of: .transparent, .findings, in: view("if isOn { NAME { Note() } } else { VStack { Note() } }"), own: twice)
        + each("ViewThatFits", of: .fits, .findings, in: view("NAME { Note(); Note().padding() }"), own: container)
        + each(
            "Picker", of: .items, .findings,
            in: view("NAME(\"a\", selection: $n) { if isOn { Note().bold() } else { Note() } }"),
            own: """
                struct NAME<C: View>: View {
                    let title: String
                    @Binding var selection: Int
                    @ViewBuilder let content: () -> C
                    init(_ title: String, selection: Binding<Int>, @ViewBuilder content: @escaping () -> C) {
                        self.title = title; _selection = selection; self.content = content
                    }
                    var body: some View { content() }
                }
                """)
        + each(
            "EquatableView", of: .compares, .traced,
            in: """
                struct B: View, Equatable {
                    var a: Int; var b: Int
                    static func == (left: B, right: B) -> Bool { left.a == right.a }
                    var body: some View { Text("a") }
                }
                \(view("NAME(content: B(a: 0, b: n))"))
                """,
            own: "struct NAME<C: View>: View { let content: C; var body: some View { content } }")

    /// A view of the project that shows what it is given twice, and so is no container.
    private static let twice = """
        struct NAME<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View { VStack { content(); content() } }
        }
        """

    private static let rows =
        each(
            "ForEach", "List", of: .rows, .ended, in: view("NAME(items, id: \\.self) { _ in Note() }", with: "@State var items: [Int] = []"),
            own: repeated)
        + each(
            "ForEach", of: .byID, .ended, in: view("NAME(items, id: \\.self) { _ in Note() }", with: "@State var items: [Int] = []"), own: repeated)
        + each(
            "Table", of: .columns, .traced,
            in: "struct P: Identifiable { let id: Int }\n" + view("NAME(items) { TableColumn(\"a\") { _ in Note() } }", with: "@State var items: [P] = []"),
            own: "struct NAME<C>: View { init(_ items: [P], content: () -> C) {}; var body: some View { Text(\"a\") } }")
        + each(
            "AsyncImage", of: .phases, .ended, in: view("NAME(url: url) { _ in Note() } placeholder: { Note() }", with: "@State var url: URL?"),
            own: """
                struct NAME<C: View, P: View>: View {
                    let url: URL?
                    @ViewBuilder let content: (Int) -> C
                    @ViewBuilder let placeholder: () -> P
                    var body: some View { content(0); placeholder() }
                }
                """)

    private static let repeated = """
        struct NAME<C: View>: View {
            let content: (Int) -> C
            init(_ items: [Int], id: KeyPath<Int, Int>, @ViewBuilder content: @escaping (Int) -> C) { self.content = content }
            var body: some View { content(0) }
        }
        """

    private static let leaves =
        each("Spacer", "EmptyView", of: .blank, .findings, in: view("if isOn { NAME().frame(width: 1) } else { NAME() }"), own: plain)
        + each(
            "Text", of: .leaf, .findings, in: view("if isOn { VStack { NAME(\"a\") } } else { HStack { NAME(\"a\") } }"), own: titled)
        + each(
            "ProgressView", of: .progress, .findings,
            in: view("VStack { if isOn { NAME() } else { List { Note() } } }.onTapGesture { isOn.toggle() }"), own: plain)
        + each("Label", of: .reads, .traced, in: view("VStack { NAME(\"a\", systemImage: \"b\") }.font(isOn ? .title : .body)"), own: symbol)
        + each(
            "TextField", of: .edits, .noted, in: view("VStack { NAME(\"a\", text: $text) }.id(text)", with: "@State var text = \"\""),
            own: """
                struct NAME: View {
                    let title: String
                    @Binding var text: String
                    init(_ title: String, text: Binding<String>) { self.title = title; _text = text }
                    var body: some View { Text(text) }
                }
                """)

    private static let plain = "struct NAME: View { var body: some View { Text(\"a\") } }"
    private static let titled = "struct NAME: View { let title: String; init(_ title: String) { self.title = title }; var body: some View { Color.red } }"
    private static let symbol = """
        struct NAME: View {
            let title: String
            init(_ title: String, systemImage: String) { self.title = title }
            var body: some View { Color.red }
        }
        """

    private static let contents =
        each(
            "View.sheet", "View.popover", of: .presents, .ended, in: view("Text(\"a\").NAME(isPresented: $isOn) { Note() }"), own: shown)
        + each(
            "View.navigationDestination", of: .navigates, .ended, in: view("NavigationStack { Text(\"a\").NAME(for: Int.self) { _ in Note() } }"),
            own: "extension View { func NAME<C: View>(for type: Int.Type, @ViewBuilder content: (Int) -> C) -> some View { overlay(content(0)) } }")
        + each(
            "NavigationLink", of: .shows, .kept, in: view("if isOn { NAME(\"a\") { Note() } } else { Text(\"b\") }"),
            own: """
                struct NAME<C: View>: View {
                    let content: () -> C
                    init(_ title: String, @ViewBuilder content: @escaping () -> C) { self.content = content }
                    var body: some View { content() }
                }
                """)
        + each(
            "View.onChange", of: .notices, .traced, in: view("Text(\"a\").NAME(of: n) { }"),
            own: "extension View { func NAME(of value: Int, action: () -> Void) -> some View { opacity(Double(value)) } }")
        + each(
            "View.animation", of: .watches, .traced, in: view("Text(\"a\").NAME(.default, value: n)"),
            own: "extension View { func NAME(_ animation: Animation, value: Int) -> some View { opacity(Double(value)) } }")
        + each(
            "List", "Form", of: .animates, .findings,
            in: view(
                "NAME { ForEach(items.indices, id: \\.self) { Text(items[$0]) } }.onTapGesture { items.remove(at: 0) }", with: "@State var items = [\"a\"]"),
            own: container)
        + each("View.disabled", of: .writes, .traced, in: view("VStack { Button(\"a\") { } }.NAME(isOn)"), own: faded)
        + each(
            "View.font", of: .sets, .traced, in: view("VStack { VStack { Text(\"a\") }.NAME(.title) }.environment(\\.font, isOn ? .title : .body)"),
            own: "extension View { func NAME(_ font: Font) -> some View { padding() } }")
        + each(
            "Shape.fill", of: .draws, .findings, in: view("if isOn { Circle().NAME(.red) } else { Circle() }"),
            own: "extension Shape { func NAME(_ color: Color) -> some View { opacity(0.5) } }")
        + each(
            "Canvas", of: .runs, .traced, in: view("NAME { context, size in print(n) }"),
            own: "struct NAME: View { let draw: (Int, Int) -> Void; var body: some View { Text(\"a\") } }")

    private static let shown =
        "extension View { func NAME<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> C) -> some View { overlay(content()) } }"
    private static let faded = "extension View { func NAME(_ isFaded: Bool) -> some View { opacity(isFaded ? 0 : 1) } }"

    private static let layers =
        each(
            "AnyView", of: .erases, .findings, in: view("ForEach(items, id: \\.self) { _ in NAME(Note()) }", with: "let items: [Int]"),
            own: "struct NAME<V: View>: View { let inner: V; init(_ inner: V) { self.inner = inner }; var body: some View { inner } }")
        + each(
            "ZStack", of: .covers, .findings,
            in: view("NAME { ForEach(items, id: \\.self) { i in Button(\"a\") { chosen = i } }; if let chosen { Detail(n: chosen) } }",
                with: "let items: [Int]; @State var chosen: Int?") + "struct Detail: View { @State var text: String; init(n: Int) { _text = State(initialValue: \"\\(n)\") }; var body: some View { Text(text) } }",
            own: container)
        + each(
            "ModifiedContent", of: .layer, .kept,
            in: "struct B: View { let content: NAME<Note, Gap>; let isOn: Bool; var body: some View { if isOn { content } else { Text(\"a\") } } }\nstruct Gap { }",
            own: "struct NAME<A: View, B>: View { let a: A; let b: B; var body: some View { Text(\"a\") } }")
        + each(
            "TableColumn", of: .column, .traced,
            in: view(
                "Table(items) { NAME(\"a\") { item in Row(item: item) } }; Button(\"b\") { items.removeAll() }", with: "@State var items: [Item] = []")
                + "struct Item: Identifiable { let id: Int; var n = 0 }; struct Row: View { let item: Item; var body: some View { Text(\"a\") } }",
            own: "struct NAME<C: View>: View { let title: String; let content: (Item) -> C; init(_ title: String, @ViewBuilder content: @escaping (Item) -> C) { self.title = title; self.content = content }; var body: some View { Text(title) } }")
}
