import Testing

@testable import LintCore

/// The model, asked in process: how often a condition changes, who writes a property, what is made anew, where rows come from.
@Suite struct ModelTableTests {
    // MARK: Conditions

    private static let kinds = """
        enum Mode { case now, later }
        struct Kind: Equatable { let n: Int; static var current = Kind(n: 0); static let first = Kind(n: 1) }
        final class Draft: ObservableObject { @Published var isPreview = false; @Published var isDraft = false; let isFixed = true }
        """

    @Test(arguments: [
        ("isOn", .dynamic, ["isOn"]), ("!isOn", .dynamic, ["isOn"]), ("true", .literal, []), ("isGiven", .callSite, nil),
        ("draft.isDraft", .dynamic, ["draft.isDraft"]), ("isOn && draft.isDraft", .dynamic, ["isOn", "draft.isDraft"]),
        ("computed", .dynamic, nil), ("kind == Kind.first", .callSite, nil),
    ] as [(String, ConstancyClass, [String]?)])
    func conditions(text: String, constancy: ConstancyClass, variables: [String]?) throws {
        let fixture = ModelFixture(Self.kinds, """
            struct Screen: View {
                @State private var isOn = false
                @ObservedObject var draft: Draft
                let isGiven: Bool
                let kind: Kind
                var computed: Bool { isOn }
                var body: some View { if \(text) { Text("a") } else { Text("b") } }
            }
            struct Root: View { @StateObject var draft = Draft(); var body: some View { Screen(draft: draft, isGiven: true, kind: .first) } }
            """)
        try fixture.expectCondition(text, is: constancy, by: variables)
    }

    /// What a condition compares with is an own case, a changing static, the time: by what it is, not by how it is called.
    @Test(arguments: [
        ("mode == .now", .dynamic, ["mode"]), ("mode == .later", .dynamic, ["mode"]),
        ("kind == .current", .unknown, ["Kind.current"]), ("kind == Kind.current", .unknown, ["Kind.current"]),
        ("date < .now", .dynamic, ["Date.now"]), ("date < Date.now", .dynamic, ["Date.now"]),
    ] as [(String, ConstancyClass, [String]?)])
    func comparedValues(text: String, constancy: ConstancyClass, variables: [String]?) throws {
        let fixture = ModelFixture(Self.kinds, """
            struct Screen: View {
                @State private var mode = Mode.now
                let kind: Kind
                let date: Date
                var body: some View { if \(text) { Text("a") } else { Text("b") } }
            }
            struct Root: View {
                static let start = Date(timeIntervalSince1970: 0)
                var body: some View { Screen(kind: .first, date: Root.start); Button("x") { Kind.current = .first } }
            }
            """)
        try fixture.expectCondition(text, is: constancy, by: variables)
    }

    // MARK: Writes

    @Test(arguments: [
        ("isOn = true", "isOn = true"), ("isOn.toggle()", "isOn"), ("Toggle(\"x\", isOn: $isOn)", "$isOn"), ("set(&isOn)", "isOn"),
        ("self.isOn = !isOn", "self.isOn = !isOn"), ("print(isOn)", nil), ("var isOn = false; isOn = true", nil),
    ] as [(String, String?)])
    func writes(action: String, write: String?) throws {
        let fixture = ModelFixture("""
            func set(_ flag: inout Bool) { flag = true }
            struct Screen: View {
                @State private var isOn = false
                func act() { \(action.hasPrefix("Toggle") ? "" : action) }
                var body: some View { Text("a"); \(action.hasPrefix("Toggle") ? action : "Text(\"b\")") }
            }
            """)
        try fixture.expectWrite(to: "Screen.isOn", is: write)
    }

    @Test func writesInOtherFiles() throws {
        let fixture = ModelFixture(
            "final class Model: ObservableObject { @Published var count = 0; @Published var name = \"\" }",
            "final class Other { var name = \"\" }\nfunc work(_ model: Model, _ other: Other) { model.count += 1; other.name = \"b\" }")
        try fixture.expectWrite(to: "Model.count", is: "model.count += 1")
        try fixture.expectWrite(to: "Model.name", is: nil)
        try fixture.expectWrite(to: "Other.name", is: "other.name = \"b\"")
    }

    // MARK: Fresh values

    @Test(arguments: [
        ("UUID()", "holds a new `UUID()` each time"), ("made", "holds a new `UUID()` each time"), ("kept", nil), ("Item.shared", nil),
        ("[UUID()]", "holds a new `UUID()` each time"),
    ] as [(String, String?)])
    func freshValues(text: String, words: String?) throws {
        let fixture = ModelFixture("""
            struct Item { static let shared = Item() }
            struct Screen: View {
                let kept = UUID()
                var made: UUID { UUID() }
                var body: some View { show(\(text)) }
                func show(_ value: Any) -> Text { Text("a") }
            }
            """)
        try fixture.expectFresh(text, is: words)
    }

    // MARK: Presence

    /// What is unwrapped under its own name may be nil where it is asked for.
    @Test(arguments: ["guard let title = title else { return Text(\"a\") }; return Text(title)", "if let title = title { return Text(title) }; return Text(\"a\")"])
    func aNameIsUnwrappedBehindItsCondition(code: String) throws {
        let fixture = ModelFixture("""
            struct Item: Hashable { var name: String; var title: String? }
            struct Screen: View {
                @State private var items: [Item] = []
                var body: some View { VStack { ForEach(items, id: \\.name) { item in part(item.title) }; Button("b") { items[0].title = nil } } }
                func part(_ title: String?) -> Text { \(code) }
            }
            """)
        try fixture.expectCondition("let title = title", is: .unknown)
    }

    // MARK: Constant collections

    /// What a protocol asks of types is constant if it is for each type that was read.
    @Test(arguments: [
        ("enum A: Listed { static let all = [1, 2] }; enum B: Listed { static var all: [Int] { [3] } }", true),
        ("enum A: Listed { static let all = [1, 2] }; enum B: Listed { static var all: [Int] { Store.names } }", false),
        ("extension Listed { static var all: [Int] { [1] } }; enum A: Listed { }", true),
        ("extension Listed { static var all: [Int] { Store.names } }; enum A: Listed { static let all = [1] }", false),
        ("", false),
    ])
    func requirements(types: String, isConstant: Bool) throws {
        let fixture = ModelFixture("""
            enum Store { static var names = [1]; static func add() { names.append(2) } }
            protocol Listed { static var all: [Int] { get } }
            \(types)
            struct Screen<T: Listed>: View { var body: some View { ForEach(T.all, id: \\.self) { Text("\\($0)") } } }
            """)
        try fixture.expectConstant("T.all", isConstant)
    }

    // MARK: Rows

    @Test(arguments: [
        ("items", "Screen.items", false), ("items.indices", "Screen.items", false), ("items.filter { $0 > 1 }", "Screen.items", true),
        ("Array(items.enumerated())", "Screen.items", false), ("shown", "Screen.items", true), ("Store.names", "Store.names", false),
        ("0..<3", nil, false), ("make()", nil, false),
    ] as [(String, String?, Bool)])
    func rows(data: String, property: String?, isRearranged: Bool) throws {
        let fixture = ModelFixture("""
            enum Store { static var names = [1] }
            func make() -> [Int] { [1] }
            struct Screen: View {
                @State private var items = [1, 2]
                var shown: [Int] { items.sorted() }
                var body: some View { ForEach(\(data), id: \\.self) { Text("\\($0)") } }
            }
            """)
        try fixture.expectRows(data, from: property, isRearranged: isRearranged)
    }
}
