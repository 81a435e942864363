@testable import LintCore

extension FactVerdict {
    /// Facts of modifiers, and of when functions run.
    static let modifiers = [marks, runs, neutral, everywhere, confines, distinct, unseen, orderless, hides, decorates, traces, inspects, seen, given].flatMap { $0 }

    private static let given =
        each(
            "View.environment", of: .provides, .traced,
            in: """
                struct A: View { @State var isOn = false; var body: some View { B().NAME(\\.isEnabled, isOn); Toggle("a", isOn: $isOn) } }
                struct B: View { @Environment(\\.isEnabled) var isEnabled; var body: some View { Text(isEnabled ? "a" : "b") } }
                """,
            own: "extension View { func NAME(_ path: KeyPath<EnvironmentValues, Bool>, _ value: Bool) -> some View { padding() } }")
        + each(
            "View.sheet", of: .hands, .traced,
            in: """
                struct Item: Identifiable { let id: Int; var name = "" }
                struct A: View { @State var item: Item?; var body: some View { Button("a") { item = Item(id: 1) }.NAME(item: $item) { B(name: $0.name) } } }
                struct B: View { let name: String; var body: some View { Text(name) } }
                """,
            own: """
                extension View {
                    func NAME<C: View>(item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> C) -> some View { overlay { content(Item(id: 2)) } }
                }
                """)

    private static let marks =
        each(
            "View.transition", of: .marks, .findings, in: branch("Note().NAME(.opacity)", "Note()"),
            own: "extension View { func NAME(_ transition: AnyTransition) -> some View { VStack { self } } }")
        + each(
            "View.id", of: .marks, .findings,
            in: "struct A: View { @State var isOn = false; var body: some View { Note().NAME(isOn).onAppear { print(isOn) }; Toggle(\"a\", isOn: $isOn) } }",
            own: "extension View { func NAME(_ value: Bool) -> some View { VStack { self } } }")

    private static let runs =
        each(
            "View.onAppear", "View.task", of: .runs, .findings,
            in: "struct A: View { @State var isOn = false; var body: some View { Note().id(isOn).NAME { print(isOn) }; Toggle(\"a\", isOn: $isOn) } }",
            own: "extension View { func NAME(_ action: @escaping () -> Void) -> some View { VStack { self } } }")
        + each(
            "View.onHover", of: .runs, .findings,
            in: """
                extension View { @ViewBuilder func dimmed(_ isDimmed: Bool) -> some View { if isDimmed { opacity(0.5) } else { self } } }
                struct A: View {
                    @State var isOn = false
                    var body: some View { Row().dimmed(isOn); Toggle("a", isOn: $isOn) }
                }
                struct Row: View { @State var isNear = false; var body: some View { Text(isNear ? "a" : "b").NAME { isNear = $0 } } }
                """,
            own: "extension View { func NAME(_ action: @escaping (Bool) -> Void) -> some View { VStack { self } } }")

    private static let neutral =
        each(
            "View.opacity", of: .neutral, .findings, in: branch("Note().NAME(0.5)", "Note()"),
            own: "extension View { func NAME(_ value: Double) -> some View { VStack { self } } }")
        + each(
            "View.blur", of: .neutral, .findings, in: branch("Note().NAME(radius: 3)", "Note()"),
            own: "extension View { func NAME(radius: Double) -> some View { VStack { self } } }")

    private static let everywhere = each(
        "View.opacity", of: .everywhere, .fixes, in: branch("Note().NAME(0.5)", "Note()"),
        own: "extension View { func NAME(_ value: Double) -> some View { VStack { self } } }")

    private static let confines = each(
        "View.padding", of: .confines, .fixes, in: branch("Note().NAME(3)", "Note()"),
        own: "extension View { func NAME(_ value: Double) -> some View { VStack { self } } }")

    private static let distinct = each(
        "View.clipShape", of: .distinct, .findings, in: branch("Note().NAME(Circle())", "Note().NAME(Rectangle())"),
        own: "extension View { func NAME<S: Shape>(_ shape: S) -> some View { VStack { self } } }")

    private static let unseen = each(
        "View.accessibilityIdentifier", of: .unseen, .findings,
        in: """
            extension View { @ViewBuilder func named(_ isNamed: Bool) -> some View { if isNamed { NAME("a") } else { self } } }
            struct A: View { @State var isOn = false; var body: some View { Text("a").named(isOn); Toggle("a", isOn: $isOn) } }
            """,
        own: "extension View { func NAME(_ name: String) -> some View { VStack { self } } }")

    private static let orderless = each(
        "View.lineLimit", of: .orderless, .findings, in: branch("Note().NAME(2).tint(.red)", "Note().tint(.red).NAME(2)"),
        own: "extension View { func NAME(_ count: Int) -> some View { VStack { self } } }")

    private static let hides = each(
        "View.hidden", of: .hides, .findings, in: branch("Note().NAME()", "Note()"),
        own: "extension View { func NAME() -> some View { VStack { self } } }")

    private static let decorates = each(
        "View.overlay", of: .decorates, .findings,
        in: """
            extension View { @ViewBuilder func badged(_ isBadged: Bool) -> some View { if isBadged { NAME { Text("a") } } else { self } } }
            struct A: View { @State var isOn = false; var body: some View { Note().badged(isOn); Toggle("a", isOn: $isOn) } }
            """,
        own: "extension View { func NAME<C: View>(@ViewBuilder _ content: () -> C) -> some View { VStack { self; content() } } }")

    private static let traces = each(
        "View._printChanges", "View._logChanges", of: .traces, .findings,
        in: "struct A: View { var body: some View { let _ = Self.NAME(); Text(\"a\") } }", own: "extension A { static func NAME() {} }")

    private static let inspects = each(
        "Mirror", of: .inspects, .findings,
        in: "struct A: View { var body: some View { Text(\"a\").onAppear { print(NAME(reflecting: self)) } } }", own: "struct NAME { init(reflecting it: Any) {} }")

    private static let seen = [
        FactVerdict(
            fact: .seen, declaration: "View.scrollClipDisabled(_:)", asked: .assumed,
            code: "struct A: View { var body: some View { Note().NAME() } }", own: "extension View { func NAME() -> some View { padding() } }"),
    ]

    /// Two forms of a view, between which a switch chooses.
    private static func branch(_ form: String, _ other: String) -> String {
        "struct A: View { @State var isOn = false; var body: some View { if isOn { \(form) } else { \(other) }; Toggle(\"a\", isOn: $isOn) } }"
    }
}
