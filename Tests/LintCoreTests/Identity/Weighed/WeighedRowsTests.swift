import Testing

@testable import LintCore

/// See `WeighedCode`: rows and ids: whose id may be another one, and who sees that.
@Suite struct WeighedRowsTests {
    // MARK: Rows

    @Test(arguments: [
        ("guard canAdd else { return }", "!text.isEmpty && !tags.contains(text)", 0), ("guard canAdd else { return }", "!text.isEmpty", 1), ("", "!tags.contains(text)", 1),
    ])
    func anAdditionIsGuardedByWhatAConditionNames(guarded: String, condition: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Tags: View {
                @State private var tags: [String] = []
                @State private var text = ""
                private var canAdd: Bool { \(condition) }
                var body: some View {
                    List {
                        ForEach(tags, id: \\.self) { Text($0) }
                        TextField("Tag", text: $text)
                        Button("Add") { add() }
                    }
                }
                private func add() { \(guarded); tags.append(text) }
            }
            """).filter { $0.contains("foreach-self-id") }
        #expect(found.count == count, "\(found)")
    }

    /// Another id is seen where something moves, keeps something or is more than a text.
    @Test(arguments: [("Text(point.name)", "", "note"), ("Splash()", "", "error"), ("Text(point.name)", ".animation(.default, value: count)", "warning")])
    func aRowThatLooksTheSameIsToldAsANote(row: String, modifier: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            struct Point: Identifiable { let id = UUID(); let name: String }
            struct Chart: View {
                @State private var count = 0
                private var points: [Point] { (0..<count).map { Point(name: "\\($0)") } }
                var body: some View {
                    VStack {
                        ForEach(points) { point in \(row) }
                        Button("More") { count += 1 }
                    }\(modifier)
                }
            }
            """).filter { $0.contains("ephemeral-identifiable") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// What has the body run again may be animated, be it not what the rows are made of.
    @Test(arguments: [("withAnimation { isOn.toggle() }", "warning"), ("isOn.toggle()", "note")])
    func rowsMoveWhereTheBodyRunsAnimated(action: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            struct Point: Identifiable { let id = UUID(); let name: String }
            struct Chart: View {
                let names: [String]
                @State private var isOn = false
                private var points: [Point] { names.map { Point(name: $0) } }
                var body: some View {
                    VStack {
                        ForEach(points) { point in HStack { Text(point.name); Text(isOn ? "on" : "off") } }
                        Button("More") { \(action) }
                    }
                }
            }
            """).filter { $0.contains("ephemeral-identifiable") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    @Test(arguments: [("", 1), (".id(UUID())", 0), (".id(names.count)", 1)])
    func rowsThatAreReplacedTogetherConfuseNothing(modifier: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Names: View {
                @State private var names = ["a", "b"]
                var body: some View {
                    List { ForEach(names.indices, id: \\.self) { Splash(); Text(names[$0]) }.onDelete { names.remove(atOffsets: $0) } }\(modifier)
                }
            }
            """).filter { $0.contains("foreach-index-id") }
        #expect(found.count == count, "\(found)")
    }

    /// A list that is written out has as many elements each time it is read.
    @Test(arguments: [("lines", "[Line(y: height), Line(y: 2)]", 0), ("lines", "(0..<Int(height)).map { Line(y: Double($0)) }", 1), ("lines", "height > 2 ? [Line(y: 1)] : []", 1), ("lines", "self.lines", 0)])
    func aWrittenListKeepsItsCount(name: String, value: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Line { let y: Double }
            struct Chart: View {
                @State private var height = 1.0
                private var \(name): [Line] { \(value) }
                var body: some View {
                    VStack {
                        ForEach(0..<self.\(name).count) { Text("\\(\(name)[$0].y)") }
                        Button("More") { height += 1 }
                    }
                }
            }
            """).filter { $0.contains("foreach-dynamic-range") }
        #expect(found.count == count, "\(found)")
    }

    /// What is made of constants is no collection that comes again, but another one.
    @Test(arguments: [("[Layer(name: \"a\")]", "note"), ("names.map { Layer(name: $0) }", "warning")])
    func aCollectionThatStartsOverIsToldAsANote(value: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            struct Layer: Identifiable { let id = UUID(); let name: String }
            struct Board: View {
                @State private var names = ["a"]
                @State private var layers: [Layer] = []
                var body: some View {
                    List {
                        ForEach(layers) { Text($0.name); Splash() }
                        TextField("Name", text: $names[0])
                        Button("New") { layers = \(value) }
                    }
                }
            }
            """).filter { $0.contains("ephemeral-identifiable") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// What no code calls changes nothing.
    @Test(arguments: [
        ("mutating func grow() { count += 1 }", "model.additions[0].grow()", 1), ("mutating func grow() { count += 1 }", "_ = model", 0),
        ("mutating func grow() { count += 1 } } @Machine struct Other { var one: Addition; mutating func move() { one.count += 1 }", "_ = model", 1),
        ("static func ++ (value: inout Addition, other: Int) { value.count += other }", "_ = model", 1), ("mutating func callAsFunction() { count += 1 }", "_ = model", 1),
    ])
    func aFunctionThatNothingCallsChangesNoElement(function: String, use: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Addition: Hashable, Identifiable { let id: Int; var count = 1; \(function) }
            final class Model: ObservableObject { @Published var additions: [Addition] = [] }
            struct Page: View {
                @StateObject private var model = Model()
                var body: some View {
                    List {
                        ForEach(model.additions, id: \\.self) { Text("\\($0.count)"); Splash() }
                        Button("Go") { \(use) }
                    }
                }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Page() } } }
            """).filter { $0.contains("foreach-self-id") && $0.contains("each change of") }
        #expect(found.count == count, "\(found)")
    }

    /// What is made with the view stays while the view alone runs again.
    @Test(arguments: [("@Binding var chosen: String", "chosen: $chosen", "warning"), ("@State var chosen = \"\"", "", "note")])
    func rowsThatArePressedAreReplacedByTheMaker(property: String, argument: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            struct Option: Identifiable { let id = UUID(); let name: String }
            struct Options: View {
                \(property)
                let options = [Option(name: "a"), Option(name: "b")]
                var body: some View { VStack { ForEach(options) { option in Button(option.name) { chosen = option.name } } } }
            }
            struct Page: View {
                @State private var chosen = ""
                var body: some View { VStack { Options(\(argument)); Text(chosen); Button("None") { chosen = "" } } }
            }
            """).filter { $0.contains("ephemeral-identifiable") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    // MARK: Ids

    /// What is edited is another member than the one in the id.
    @Test(arguments: [("model.token", "model.names[0]", 0), ("model.names[0]", "model.names[0]", 1), ("model.token", "model.token", 1)])
    func anIDOfAnotherMemberIsNotEdited(id: String, edited: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            final class Model: ObservableObject {
                @Published var names = ["a"]
                @Published var token = "b"
                func reset() { names = ["a"]; token = "c" }
            }
            struct Page: View {
                @StateObject private var model = Model()
                var body: some View {
                    VStack {
                        TextField("Name", text: $\(edited)).id(\(id))
                        Text(model.token)
                        Button("Reset") { model.reset() }
                    }
                }
            }
            """).filter { $0.contains("id-modifier-volatile") }
        #expect(found.count == count, "\(found)")
    }

    @Test(arguments: [("UUID()", "error"), ("track?.id ?? UUID()", "note"), ("\"a\\(track?.id.uuidString ?? UUID().uuidString)\"", "note"), ("UUID().uuidString + (track?.id.uuidString ?? \"\")", "error")])
    func aRandomIDBehindAnotherIsToldAsANote(id: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            struct Track { let id: UUID }
            struct Player: View {
                @State private var track: Track?
                @State private var n = 0
                var body: some View { VStack { Splash().id(\(id)); Button("\\(n)") { n += 1; track = nil } } }
            }
            """).filter { $0.contains("id-modifier-random") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    // MARK: Rows by place

    /// A dot for each page is no element: its index is what it stands for.
    @Test(arguments: [
        ("items.indices, id: \\.self", "index in Circle().fill(index == page ? Color.red : .blue)", 0), ("items.indices, id: \\.self", "index in Text(items[index].name)", 1),
        ("items.indices, id: \\.self", "index in Row(index: index)", 1), ("items.indices, id: \\.self", "index in Text(\"\\(index)\")", 0),
        ("Array(items.enumerated()), id: \\.offset", "index, item in Text(\"\\(index)\")", 0), ("Array(items.enumerated()), id: \\.offset", "index, item in Text(item.name)", 1),
        ("Array(items.enumerated()), id: \\.offset", "pair in Text(\"\\(pair.offset)\")", 0), ("Array(items.enumerated()), id: \\.offset", "Text($1.name)", 1),
    ])
    func aRowOfAPlaceHasItsIndexForAnID(data: String, row: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Item: Identifiable { let id: Int; var name: String }
            struct Row: View { let index: Int; var body: some View { Text("\\(index)") } }
            struct Items: View {
                @State private var items: [Item] = []
                @State private var page = 0
                var body: some View {
                    VStack {
                        ForEach(\(data)) { \(row) }
                        Button("Remove") { items.remove(at: 0) }
                    }
                }
            }
            """).filter { $0.contains("foreach-index-id") }
        #expect(found.count == count, "\(found)")
    }

    /// What is open over all rows, comes right by itself or is made of the place is not left with another element.
    @Test(arguments: [
        ("@State private var isOpen = false", "Button(item.name) { isOpen = true }.alert(item.name, isPresented: $isOpen) { Button(\"a\") {} }", false),
        ("@State private var isOpen = false", "Button(item.name) { isOpen = true }.sheet(isPresented: $isOpen) { Text(item.name) }", true),
        ("@State var color = Color.random()", "Text(item.name).foregroundStyle(color)", true), ("@State var size = 1", "Text(\"\\(size)\")", false),
        ("@State var side: TextAlignment = .leading", "Text(item.name).multilineTextAlignment(side)", false),
        ("var body: some View { VStack { Picture(name: item.name) } }", "", false),
        ("@State private var isOpen = false", "VStack { Button(item.name) { isOpen.toggle() }; if isOpen { Text(item.name) } }", true),
        ("@State private var image: Int?", "Text(\"\\(image ?? 0)\").onChange(of: item.id) { image = nil }", false),
        ("@State private var image: Int?\n @State private var count = 0", "Button(\"\\(image ?? 0)\") { count += 1 }.onChange(of: count) { image = count }", true),
        ("@State var label: String", "Text(label)", false), ("@State var title: String", "Text(title)", true),
        ("@State var label: String", "TextField(\"\", text: $label)", true),
    ])
    func stateOfARowStaysAtThePlaceOrComesRight(state: String, body: String, isLost: Bool) throws {
        let found = try WeighedCode.findings("""
            struct Item: Identifiable { let id: Int; var name: String }
            struct Picture: View {
                let name: String
                @State private var image: Int?
                var body: some View { Text("\\(image ?? 0)").onChange(of: name) { load() } }
                private func load() { image = nil }
            }
            struct Row: View {
                let item: Item
                \(state)
                \(body.isEmpty ? "" : "var body: some View { \(body) }")
            }
            struct Items: View {
                @State private var items: [Item] = []
                var body: some View {
                    VStack {
                        ForEach(Array(items.enumerated()), id: \\.offset) { index, item in
                            Row(item: item\(state.contains("label") ? ", label: \"\\(index)\"" : state.contains("title") ? ", title: item.name" : ""))
                        }
                        Button("Remove") { items.remove(at: 0) }
                    }
                }
            }
            """).filter { $0.contains("foreach-index-id") }
        #expect(found.count == 1 && found[0].contains("on the wrong element") == isLost, "\(found)")
    }

    /// A list that is written out begins anew where others are added to it; where nobody adds any, it may be the same once more.
    @Test(arguments: [("lines.append(Line(text: \"b\"))", "note"), ("print(lines.count)", "warning")])
    func aListThatIsWrittenOutBeginsAnew(add: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            struct Line: Identifiable { let id = UUID(); var text: String }
            struct Row: View { let line: Line; @State private var isOpen = false; var body: some View { Toggle(line.text, isOn: $isOpen) } }
            struct Chat: View {
                @State private var lines: [Line] = []
                @State private var name = ""
                var body: some View {
                    VStack {
                        TextField("Name", text: $name)
                        List(lines) { Row(line: $0) }
                        Button("Add") { \(add) }
                        Button("Begin") { lines = [Line(text: name)] }
                    }
                }
            }
            """).filter { $0.contains("ephemeral-identifiable") }
        #expect(found.allSatisfy { $0.contains(" \(severity): ") } && !found.isEmpty, "\(found)")
    }

    /// What is added to notes are no tags.
    @Test(arguments: [("notes", "note.title", 1), ("notes.flatMap(\\.tags)", "note", 0)])
    func whatIsAddedIsWhatIsShown(data: String, text: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Note: Hashable { var title: String; var tags: [String] }
            struct Notes: View {
                @State private var notes: [Note] = []
                var body: some View {
                    VStack {
                        ForEach(\(data), id: \\.self) { note in Text(\(text)) }
                        Button("Add") { notes.append(Note(title: "a", tags: [])) }
                    }
                }
            }
            """).filter { $0.contains("foreach-self-id") && $0.contains("twice") }
        #expect(found.count == count, "\(found)")
    }

    /// What people enter may be the same twice; what code makes is another one as a rule.
    @Test(arguments: [("tags.append(text)", "warning"), ("add(text)", "warning"), ("tags.append(\"new\")", "warning"), ("tags.append(store.next())", "note"), ("add(store.next())", "note")])
    func whatIsEnteredMayBeThereAlready(action: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            final class Store { var count = 0; func next() -> String { count += 1; return "\\(count)" } }
            struct Tags: View {
                @State private var tags: [String] = []
                @State private var text = ""
                let store: Store
                var body: some View {
                    List {
                        ForEach(tags, id: \\.self) { Text($0) }
                        TextField("Tag", text: $text)
                        Button("Add") { \(action) }
                    }
                }
                private func add(_ tag: String) { tags.append(tag) }
            }
            """).filter { $0.contains("foreach-self-id") && $0.contains("twice") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// A view that runs for other inputs alone makes its elements again for other data.
    @Test(arguments: [("", "", "warning"), ("let act: () -> Void", ", act: {}", "error")])
    func elementsOfInputsAloneAreMadeForOthers(more: String, given: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            struct Part: Identifiable { let id = UUID(); let text: String }
            struct Paragraphs: View {
                let text: String
                \(more)
                private var parts: [Part] { text.split(separator: " ").map { Part(text: String($0)) } }
                var body: some View { VStack { ForEach(parts) { part in Splash(); Text(part.text) } } }
            }
            struct Root: View { @State private var text = ""; var body: some View { VStack { TextField("", text: $text); Paragraphs(text: text\(given)) } } }
            """).filter { $0.contains("ephemeral-identifiable") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// Rows that keep something lose it at each update, others flicker; where no rows are told apart by the id, nobody sees anything.
    @Test(arguments: [
        ("ForEach(topics) { Row(topic: $0) }", "error"), ("ForEach(topics) { Text($0.name) }", "warning"),
        ("ForEach(Array(topics.enumerated()), id: \\.offset) { Text($0.element.name) }", "note"),
        ("ForEach(topics, id: \\.name) { Row(topic: $0) }", "note"), ("ForEach(Array(topics.enumerated()), id: \\.element.id) { Row(topic: $0.element) }", "error"),
        ("Text(\"\\(topics.count)\").sheet(item: $shown) { Text($0.name) }", "error"),
    ])
    func aRandomIDIsAsGraveAsWhatItsRowsKeep(view: String, severity: String) throws {
        let found = try WeighedCode.findings(
            """
            struct Topic: Identifiable { var name: String; var id: UUID { UUID() } }
            struct Row: View { var topic: Topic; @State private var note = ""; var body: some View { TextField(topic.name, text: $note) } }
            struct Screen: View {
                @State private var topics: [Topic] = []
                @State private var shown: Topic?
                var body: some View { VStack { \(view); Button("Add") { topics.append(Topic(name: "New")) } } }
            }
            @main struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }
            """).filter { $0.contains("[identifiable-random-id]") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// What a state has begun with is its own: what the caller takes out of its collection later stays in it.
    @Test(arguments: [("@State var", 0), ("let", 1), ("@Binding var", 1)])
    func aStateThatBeganWithACollectionDoesNotFollowIt(property: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Note: Identifiable { let id: Int }
            struct Row: View { let note: Note; @State private var text = ""; var body: some View { TextField("Text", text: $text) } }
            struct Notes: View {
                \(property) notes: [Note]
                var body: some View { List { ForEach(notes.indices, id: \\.self) { Row(note: notes[$0]) } } }
            }
            struct Root: View {
                @State private var notes = [Note(id: 1), Note(id: 2)]
                var body: some View { VStack { Notes(notes: \(property.contains("Binding") ? "$" : "")notes); Button("Less") { notes.remove(at: 0) } } }
            }
            """).filter { $0.contains("foreach-index-id") && $0.contains(" warning: ") }
        #expect(found.count == count, "\(found)")
    }

    /// What a row sets anew for another element stays with no wrong one, wherever the row is made and however it is set.
    @Test(arguments: [
        ("Bar(progress: item.progress)", "shown = new", false), ("row(item)", "withAnimation { shown = new }", false), ("row(item)", "if new > 1 { shown = new }", true),
        ("Bar(progress: limit)", "shown = new", true), ("bar(item)", "shown = new", false), ("bar(item, limit)", "shown = new", true),
    ])
    func aRowThatFollowsItsElementKeepsNothingWrong(row: String, code: String, isKept: Bool) throws {
        let found = try WeighedCode.findings("""
            struct Item { var progress: Double }
            struct Bar: View {
                let progress: Double
                @State private var shown = 0.0
                var body: some View {
                    Text("\\(shown)").onAppear { shown = progress }.onTapGesture { shown += 1 }.onChange(of: progress) { _, new in \(code) }
                }
            }
            struct Root: View {
                @State private var items = [Item(progress: 0.1)]
                @State private var limit = 0.5
                var body: some View {
                    VStack {
                        ForEach(items.indices, id: \\.self) { index in let item = items[index]; \(row) }
                        Button("Remove") { items.remove(at: 0); limit += 1 }
                    }
                }
                private func row(_ item: Item) -> some View { VStack { Bar(progress: item.progress) } }
                private func bar(_ item: Item) -> some View { Bar(progress: item.progress) }
                private func bar(_ item: Item, _ limit: Double) -> some View { Bar(progress: limit) }
            }
            """).filter { $0.contains("foreach-index-id") }
        #expect(found.count == 1 && found[0].contains("Bar.shown") == isKept, "\(found)")
    }

    /// A collection that only initializers fill has as many elements as long as its object is there.
    @Test(arguments: [("bars[0].height = 2", 0), ("bars.removeLast()", 1), ("bars = []", 1)])
    func aCollectionThatIsFilledOnceKeepsItsCount(code: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Bar { var height = 1 }
            final class Store: ObservableObject {
                @Published private(set) var bars: [Bar] = []
                var count: Int { bars.count }
                init() { for _ in 0..<25 { bars.append(Bar()) } }
                func move() { \(code) }
            }
            struct Root: View {
                @StateObject private var store = Store()
                var body: some View { VStack { ForEach(0..<store.count) { Text("\\($0)") }; Button("Move") { store.move() } } }
            }
            """).filter { $0.contains("foreach-dynamic-range") }
        #expect(found.count == count, "\(found)")
    }

    /// What says itself that it is equal by name is known by its name.
    @Test(arguments: [("lhs.name == rhs.name", 0), ("lhs.name == rhs.name && lhs.size == rhs.size", 1)])
    func aTypeThatComparesItsNameIsKnownByIt(comparison: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Tag: Equatable { var name: String; var size: Int; static func == (lhs: Tag, rhs: Tag) -> Bool { \(comparison) } }
            struct Root: View {
                @State private var tags: [Tag] = []
                var body: some View { VStack { ForEach(tags, id: \\.name) { Text($0.name) }; Button("Add") { tags.append(Tag(name: "a", size: 1)) } } }
            }
            """).filter { $0.contains("foreach-name-id") }
        #expect(found.count == count, "\(found)")
    }
}
