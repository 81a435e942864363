import Testing

@testable import LintCore

/// What is seen to end a view: a write that leaves it where it stands does not, and neither does what nobody writes.
@Suite struct SeenEndsTests {
    private func headline(_ view: String, _ code: String = "") throws -> String { try #require(try answer(view, code)["headline"] as? String) }

    private func answer(_ view: String, _ code: String, members: String = "") throws -> [String: Any] {
        let text = """
            struct Item: Identifiable { let id: Int }
            enum Phase { case idle, running }
            func load() -> Item? { nil }
            func next() -> Phase { Bool.random() ? .idle : .running }
            struct Sheet<Body: View>: View { @Binding var isShown: Bool; @ViewBuilder let content: () -> Body; var body: some View { if isShown { content() } } }
            struct Card: View { let onClose: () -> Void; var body: some View { Button("c", action: onClose) } }
            struct Frame: View { let onClose: () -> Void; var body: some View { Card(onClose: onClose); Button("d") { onClose() } } }
            struct Slow: View { let onClose: () -> Void; var body: some View { Card(onClose: onClose).task { onClose() } } }
            func later(_ run: @escaping () -> Void) { DispatchQueue.main.async { run() } }
            func wait() async {}
            func many() -> AsyncStream<Int> { AsyncStream { _ in } }
            func sure() throws -> Item { Item(id: 1) }
            final class Store: ObservableObject { @Published var items: [Item] = []; init() { items = [Item(id: 2)]; fill() }; func fill() { self.more() }; private func more() { items = [Item(id: 3)] }; var isFull: Bool { items.count > 2 } }
            struct Dummy: View { var body: some View { Text("") } }
            struct Screen<Content: View, Kind>: View {
            @State private var item: Item?
            @State private var on = false
            @State private var phase = Phase.idle
            @State private var text = ""
            @State private var any: AnyHashable = 1
            @State private var rows: [Item] = []
            @State private var note = ""
            @State var kind: Kind
            let made: () -> Kind
            @StateObject private var store = Store()
            let given: Item?
            let content: () -> Content
            let title = ""
            \(members)
            var body: some View {
            VStack {
            \(view)
            }
            .onAppear { \(code) }
            } }
            """
        let line = try #require(text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix(Self.field) })
        // The project adds an import.
        let found = try InspectedProject(["Screen.swift": text]).explain("Screen.swift:\(line + 2)")
        return try #require((found.document["instances"] as? [[String: Any]])?.first)
    }

    private static let field = "TextField(\"a\", text: $text)"

    @Test(arguments: [
        ("if let item { #; Text(\"\\(item.id)\") }", "item = Item(id: 1)"), ("if item != nil { # }", "item = Item(id: 1)"),
        ("if let item { #; Text(\"\\(item.id)\") }", "if let item = load() { self.item = item }"), ("if let item { #; Text(\"\\(item.id)\") }", "if let given { item = given }"),
        ("if let item { #; Text(\"\\(item.id)\") }", "Task { let made = try sure(); item = made }"), ("if on { # } else { Text(\"\") }", "on = true"),
        ("if !on { # }", "on = false"), ("switch phase { case .running: #; case .idle: Text(\"\") }", "phase = .running"),
        ("if rows.isEmpty { # }", "rows.removeAll()"), ("if rows.isEmpty { # }", "rows = []"), ("if !rows.isEmpty { # }", "rows.append(Item(id: 1))"),
        ("if rows.count > 0 { # }", "rows[0] = Item(id: 2)"), ("if let last = rows.last { #; Text(\"\\(last.id)\") }", "rows += [Item(id: 1)]"),
        ("if note.isEmpty { # }", "note = \"\""), ("if rows.count == 0 { # }", "rows.removeAll(keepingCapacity: true)"),
        ("if on { # }", "if !on { on = next() == .idle }"), ("if on { # }", "Task { if !on { await wait(); on = next() == .idle } }"), ("if phase == .idle { # }", "guard phase == .running, text == \"\" else { return }; phase = next()"),
        ("if let item { #; Text(\"\\(item.id)\") }", "if item == nil { item = load() } else { text = \"\" }"),
        ("Sheet(isShown: Binding(get: { item != nil }, set: { _ in })) { # }", "item = Item(id: 1)"),
        ("ForEach(store.items) { _ in # }", ""), ("if content() is Dummy { # } else { content() }", "on = true"),
    ])
    func whatLeavesAViewEndsNothing(view: String, code: String) throws {
        #expect(try headline(view.replacing("#", with: "\n" + Self.field + "\n"), code) == "ends when `Screen` itself goes")
    }

    @Test(arguments: [
        ("Button(\"b\") { phase = next() }", false), ("Button(\"b\") { withAnimation { phase = next() } }", false), ("Text(\"\").onTapGesture { phase = next() }", false),
        ("Button(\"b\") { phase = next(); Task { await wait() } }", false), ("Button(\"b\") { Task { phase = next() } }", false), ("Button(\"b\") { Task { for await _ in many() { phase = next() } } }", true), ("Button(\"b\") { later { phase = next() } }", true), ("Text(\"\").onDisappear { phase = next() }", true),
        ("Card { phase = next() }", false), ("Card(onClose: { withAnimation { phase = next() } })", false), ("Frame(onClose: { phase = next() })", false),
        ("Slow { phase = next() }", true), ("Frame(onClose: { Task { phase = next() } })", true),
        // The second closure runs at the end of the animation.
        ("Button(\"b\") { withAnimation { text = \"\" } completion: { phase = next() } }", true),
        ("Text(\"\").refreshable { await wait(); phase = next() }", false),
    ])
    func aButtonInAnotherBranchDoesNotEndAView(other: String, ends: Bool) throws {
        let found = try answer("switch phase { case .running:\n" + Self.field + "\ncase .idle: \(other) }", "")
        #expect(try #require(found["headline"] as? String).contains("`phase` is written") == ends, "\(found)")
    }

    @Test func aButtonInAnotherBranchFurtherOutDoesNotEndAView() throws {
        let found = try answer("if phase == .idle { Button(\"b\") { phase = next() } } else { switch phase { case .running:\n" + Self.field + "\ncase .idle: Text(\"\") } }", "")
        #expect(try #require(found["headline"] as? String).contains("`phase` is written") == false, "\(found)")
    }

    @Test(arguments: [("", false), ("again", true), ("VStack { again }", true)])
    func aButtonInBothBranchesEndsAView(beside: String, ends: Bool) throws {
        let view = "switch phase { case .running:\n" + Self.field + "\n\(beside)\ncase .idle: VStack { again } }"
        let found = try answer(view, "", members: "var again: some View { Button(\"b\") { phase = next() } }")
        #expect(try #require(found["headline"] as? String).contains("`phase` is written") == ends, "\(found)")
    }

    @Test(arguments: ["Button(\"b\") { phase = next() }", "if on { Button(\"b\") { phase = next() } } else { Text(\"\") }"])
    func aButtonBesideAViewEndsIt(beside: String) throws {
        let found = try answer("switch phase { case .running:\n" + Self.field + "\n\(beside)\ncase .idle: Text(\"\") }", "")
        #expect(try #require(found["headline"] as? String).contains("`phase` is written"), "\(found)")
    }

    @Test(arguments: [("on = true", false), ("on = false", true), ("on.toggle()", true), ("on = given == nil", true)])
    func whatOpensASheetDoesNotEndIt(code: String, ends: Bool) throws {
        let found = try answer("Text(\"\").sheet(isPresented: $on) {\n" + Self.field + "\n}", code)
        let writes = try #require((found["endedBy"] as? [[String: Any]])?.first?["writes"] as? [[String: Any]])
        // The sheet itself writes as well.
        #expect(writes.count == (ends ? 2 : 1), "\(writes)")
    }

    @Test(arguments: [
        ("if let item { #; Text(\"\\(item.id)\") }", "item = nil"), ("if let item { #; Text(\"\\(item.id)\") }", "item = load()"),
        ("if let item { #; Text(\"\\(item.id)\") }", "let made = try? sure(); item = made"), ("if on { # } else { Text(\"\") }", "on.toggle()"),
        ("if on { Text(\"\") } else { # }", "on = true"), ("if rows.isEmpty { # }", "rows.append(Item(id: 1))"), ("if !rows.isEmpty { # }", "rows.removeLast()"),
        ("if !rows.isEmpty { # }", "rows.removeAll { $0.id > 1 }"), ("if rows.count > 1 { # }", "rows[0] = Item(id: 2)"), ("if on { # }", "if on { on = next() == .idle }"),
        ("if on { # }", "Task { if note.isEmpty { await wait(); on = next() == .idle } }"),
        ("if on { # }", "if !on { text = \"\" } else { on = next() == .idle }"),
        ("Sheet(isShown: Binding(get: { item != nil }, set: { _ in })) { # }", "item = nil"), ("if phase == .idle { # }", "guard phase == .idle else { return }; phase = next()"),
        ("switch phase { case .running: #; case .idle: Text(\"\") }", "phase = .idle"),
        ("ForEach(store.items) { _ in # }", "store.items = []"), ("if on { # }", "on = true; Task { await wait(); on = false }"),
        // A cast looks into `AnyHashable`, and `Kind` may be a class with others below it.
        ("if any is Int { # }", "any = \"a\""), ("if kind is Store { # }", "kind = made()"),
    ])
    func whatTakesAViewAwayEndsIt(view: String, code: String) throws {
        let found = try headline(view.replacing("#", with: "\n" + Self.field + "\n"), code)
        #expect(found.contains(", in `onAppear` of `Screen`"), "\(found)")
    }

    @Test(arguments: ["List(selection: $picked) { Text(\"\").tag(1) }", "List(rows, selection: $picked) { Text(\"\\($0.id)\") }"])
    func aListWritesItsSelection(list: String) throws {
        let found = try answer("\(list)\nif picked == 1 {\n" + Self.field + "\n}", "", members: "@State private var picked: Int? = nil")
        #expect(try #require(found["headline"] as? String).contains("`picked` is bound at"), "\(found)")
    }

    /// One `AnyView` or another in the same place.
    @Test(arguments: [("", false), ("Button(\"c\") { phase = next() }", true)])
    func aButtonBehindAnotherErasedViewDoesNotEndAView(beside: String, ends: Bool) throws {
        let members = """
            var chosen: AnyView {
                switch phase {
                case .idle: return AnyView(Card { phase = next() })
                case .running: return AnyView(shown)
                }
            }
            var shown: some View { VStack {
            \(beside)
            TextField("a", text: $text)
            } }
            """
        let found = try answer("chosen", "", members: members)
        #expect(try #require(found["headline"] as? String).contains("`phase` is written") == ends, "\(found)")
    }

    // MARK: Sheets

    @Test(arguments: [("Closing()", true), ("VStack { Closing() }", true), ("Text(\"\")", false), ("NavigationLink(\"n\") { Closing() }", false)])
    func whatASheetShowsMayCloseIt(shown: String, closes: Bool) throws {
        let other = "struct Closing: View { @Environment(\\.dismiss) private var dismiss; var body: some View { Button(\"d\") { dismiss() } } }"
        let found = try answer("Text(\"\").sheet(isPresented: $on) { \(shown)\n" + Self.field + "\n}", "on = true", members: other)
        let writes = try #require((found["endedBy"] as? [[String: Any]])?.first?["writes"] as? [[String: Any]])
        #expect(writes.contains { $0["variable"] as? String == "dismiss()" } == closes, "\(writes)")
    }

    /// What a sheet covers cannot be used meanwhile, and what stands in it can.
    @Test(arguments: [("Button(\"b\") { on.toggle() }", "Text(\"\")", false), ("Text(\"\")", "Button(\"b\") { on.toggle() }", true), ("Text(\"\").onTapGesture { on.toggle() }", "Text(\"\")", false)])
    func aButtonUnderASheetDoesNotCloseIt(under: String, inside: String, ends: Bool) throws {
        let found = try answer("\(under).sheet(isPresented: $on) { \(inside)\n" + Self.field + "\n}", "")
        let writes = try #require((found["endedBy"] as? [[String: Any]])?.first?["writes"] as? [[String: Any]])
        #expect(writes.count == (ends ? 2 : 1), "\(writes)")
    }

    @Test func whatASheetLeavesOpenCanBeUsed() throws {
        let members = "var shown: some View { VStack {\n" + Self.field + "\n}.presentationBackgroundInteraction(.enabled) }"
        let found = try answer("Button(\"b\") { on.toggle() }.sheet(isPresented: $on) { shown }", "", members: members)
        let writes = try #require((found["endedBy"] as? [[String: Any]])?.first?["writes"] as? [[String: Any]])
        #expect(writes.count == 2, "\(writes)")
    }

    // MARK: Rows

    @Test(arguments: [("list[0].name = \"b\"", false), ("list.append(Named(id: 2, name: \"\"))", false), ("list[0].id = 4", true), ("list[0] = Named(id: 3, name: \"\")", true), ("list.removeLast()", true)])
    func aWriteThatLeavesTheIDsEndsNoRow(code: String, ends: Bool) throws {
        let members = "struct Named: Identifiable { var id: Int; var name: String }\n@State private var list: [Named] = []"
        let found = try answer("ForEach(list) { _ in\n" + Self.field + "\n}", code, members: members)
        #expect(try #require(found["headline"] as? String).contains("`list` is written") == ends, "\(found)")
    }

    // MARK: The rest of a condition

    @Test(arguments: [
        ("if on && phase == .idle { # }", "phase = .idle", false), ("if on && phase == .idle { # }", "phase = .running", true), ("if on || phase == .idle { Text(\"\") } else { # }", "phase = .running", false),
        ("if on && store.isFull { # }", "store.items = []", true),
        ("if on, picked == 1 { # }", "if phase == .idle { picked = 2 }", true), ("if on { if picked == 1 { # } }", "if !on { picked = 2 }", false),
        ("switch chosen ?? .idle { case .idle: #; case .running: Text(\"\") }", "chosen = .idle", false), ("switch chosen ?? .idle { case .idle: #; case .running: Text(\"\") }", "chosen = nil", false),
        ("switch chosen ?? .idle { case .idle: #; case .running: Text(\"\") }", "chosen = .running", true),
    ])
    func aPartThatIsNotWrittenStaysAsItIs(view: String, code: String, ends: Bool) throws {
        let found = try answer(view.replacing("#", with: "\n" + Self.field + "\n"), code, members: "@State private var picked = 0\n@State private var chosen: Phase?")
        #expect(try #require(found["headline"] as? String).contains("is written") == ends, "\(found)")
    }

    @Test(arguments: [("way.append(4)", false), ("way.removeLast()", true), ("way = [2]", true)])
    func aPushPopsNothing(code: String, ends: Bool) throws {
        let found = try answer("NavigationStack(path: $way) { Text(\"\").navigationDestination(for: Int.self) { _ in\n" + Self.field + "\n} }", code, members: "@State private var way: [Int] = []")
        #expect(try #require(found["headline"] as? String).contains("`way` is bound"))
        let writes = try #require((found["endedBy"] as? [[String: Any]])?.first?["writes"] as? [[String: Any]])
        #expect(writes.count == (ends ? 2 : 1), "\(writes)")
    }

    /// What a caller gives may keep a write from running.
    @Test(arguments: [("open(nil)", false), ("open(.idle)", true), ("open()", false)])
    func whatACallerGivesMayPassAWriteBy(call: String, ends: Bool) throws {
        let found = try answer("if phase == .running {\n" + Self.field + "\n}", call, members: "func open(_ other: Phase? = nil) { if let other { phase = other } }")
        #expect(try #require(found["headline"] as? String).contains("`phase` is written") == ends, "\(found)")
    }

    /// What is shown ends itself by the binding that it is given, in either arm; what it sets to the value that holds already ends nothing.
    @Test(arguments: [
        ("if isShown { Intro(isShown: $isShown) } else { Text(\"b\") }", "isShown = false", true), ("if !isShown { Text(\"b\") } else { Intro(isShown: $isShown) }", "isShown = false", true),
        ("if isShown { Intro(isShown: $isShown) }", "isShown = true", false),
    ])
    func aBindingEndsWhatIsGivenIt(branch: String, write: String, ends: Bool) throws {
        let project = try InspectedProject(["A.swift": """
            struct Intro: View {
                @Binding var isShown: Bool
                @State private var page = 1
                var body: some View { Button("\\(page)") { \(write) } }
            }
            struct Root: View {
                @State private var isShown = true
                var body: some View { VStack { \(branch) } }
            }
            """])
        let outcome = try project.run("explain", "Intro")
        #expect(outcome.output.contains("`isShown` is written at line 5, in `Button` of `Intro`") == ends, "\(outcome.output)\(outcome.errors)")
    }
}
