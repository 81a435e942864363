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
}
