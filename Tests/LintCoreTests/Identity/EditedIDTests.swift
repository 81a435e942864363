import Testing

@testable import LintCore

/// An id that is made of what is edited in the view that it names: each key stroke begins another view.
@Suite struct EditedIDTests {
    private static let parts = """
        struct Named: Identifiable { var name = ""; var note = ""; var id: String { name } }
        struct Cased: Identifiable { var name = ""; var note = ""; var id: String { name.lowercased() } }
        struct Kept: Identifiable { let id: Int; var name = "" }
        struct Field: View { @Binding var text: String; var body: some View { TextField("", text: $text) } }
        struct NamedRow: View { @Binding var item: Named; var body: some View { TextField("", text: $item.name) } }
        struct Shown: View { @Binding var text: String; var body: some View { Text(text) } }
        """

    private func notes(_ body: String) throws -> [String] {
        let screen = """
            struct Screen: View {
                @State private var named: [Named] = []
                @State private var cased: [Cased] = []
                @State private var kept: [Kept] = []
                @State private var words: [String] = []
                @State private var name = ""
                @State private var item = Kept(id: 1)
                var key: String { name + "x" }
                func field(_ text: Binding<String>) -> some View { TextField("", text: text) }
                var body: some View {
                    VStack {
                        \(body)
                    }
                }
            }
            """
        let project = try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": screen])
        let line = try #require(("import SwiftUI\n" + screen).split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("// here") }) + 1
        return try project.explain("Screen.swift:\(line)").notes.filter { $0.contains("edit") }
    }

    @Test(arguments: [
        ("ForEach($kept, id: \\.name) { $item in\nTextField(\"\", text: $item.name) // here\n}", "`TextField` edits `$item.name`"),
        ("ForEach($kept, id: \\.name) { $item in\nTextField(\"\", text: $item.name)\nText(\"a\") // here\n}", "`TextField` edits `$item.name`"),
        ("ForEach($kept, id: \\.name) { item in\nTextField(\"\", text: item.name) // here\n}", "`TextField` edits `item.name`"),
        ("ForEach($named) { $item in\nTextField(\"\", text: $item.name) // here\n}", "`TextField` edits `$item.name`"),
        ("List($named) { $item in\nNamedRow(item: $item) // here\n}", "in `NamedRow`, `TextField` edits `$item.name`"),
        ("ForEach($named) { $item in\nField(text: $item.name) // here\n}", "in `Field`, `TextField` edits `$text`"),
        ("ForEach($words, id: \\.self) { $word in\nTextField(\"\", text: $word) // here\n}", "`TextField` edits `$word`"),
    ])
    func aRowEndsWithWhatItsIDIsMadeOf(body: String, edit: String) throws {
        #expect(try notes(body) == ["\(edit), and the id of its row is made of it: each edit ends it"])
    }

    @Test(arguments: [
        ("VStack { // here\nTextField(\"\", text: $name)\n}.id(name)", "`TextField` edits `$name`, and `.id(name)` is made of it: each edit ends it"),
        ("VStack { // here\nfield($name)\n}.id(name)", "`TextField` edits `text`, and `.id(name)` is made of it: each edit ends it"),
        ("VStack { // here\nField(text: $item.name)\n}.id(item.name)", "in `Field`, `TextField` edits `$text`, and `.id(item.name)` is made of it: each edit ends it"),
        ("VStack { // here\nTextField(\"\", text: $name)\n}.id(key)", "`TextField` edits `$name`, and `.id(key)` is made of it: an edit may end it"),
        ("ForEach($cased) { $item in\nTextField(\"\", text: $item.name) // here\n}", "`TextField` edits `$item.name`, and the id of its row is made of it: an edit may end it"),
    ])
    func aViewEndsWithWhatItsIDIsMadeOf(body: String, note: String) throws {
        #expect(try notes(body) == [note])
    }

    @Test(arguments: [
        "ForEach($kept) { $item in\nTextField(item.name, text: $item.name) // here\n}", "ForEach($named) { $item in\nTextField(item.name, text: $item.note) // here\n}",
        "ForEach(named) { item in\nText(item.name) // here\n}", "ForEach($named) { $item in\nShown(text: $item.name) // here\n}",
        // What is edited elsewhere is meant to begin it anew.
        "TextField(\"\", text: $name)\nText(\"a\").id(name) // here", "VStack { // here\nTextField(name, text: $item.name)\n}.id(name)",
    ])
    func whatIsNotEditedThereIsNotNamed(body: String) throws {
        #expect(try notes(body) == [])
    }

    private func trace(_ variable: String) throws -> [InspectedProject.View] {
        let screen = "struct Screen: View { @State private var named: [Named] = []; var body: some View { List($named) { $item in NamedRow(item: $item) } } }"
        return try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": screen]).trace("Parts.swift", "NamedRow", variable)
    }

    @Test(arguments: [("item.note", nil), ("item", "as a row of `$named` it may end: its id is made of this")])
    func traceNotesTheRowThatMayEnd(variable: String, note: String?) throws {
        let row = try trace(variable)[0]
        #expect(row.note == note && row.verdict != "recreated", "\(row)")
    }

    @Test func traceRecreatesTheRowThatEndsWithWhatIsInIt() throws {
        let views = try trace("item.name")
        #expect(views[0].reason == "as a row of `$named` it ends: its id is made of this", "\(views)")
        #expect(views.allSatisfy { $0.verdict == "recreated" && $0.isCertain }, "\(views)")
    }
}
