import Foundation
import Testing

@testable import LintCore

/// What is said of a file rests on the program, and not on what was asked before.
@Suite struct OrderTests {
    /// Folders of one project each: the examples of the repository.
    private static let projects = ["Examples"]

    @Test(arguments: projects, [1, 2, 3] as [UInt64])
    func noAnswerRestsOnTheOrderOfQuestions(project: String, seed: UInt64) {
        let answers = Answers(folder: ProjectFolder.url.appendingPathComponent(project).path)
        let files = answers.files
        #expect(files.count > 1)
        let expected = answers.rows(.all, inOrder: files)
        #expect(expected.values.joined().count > 100)
        var generator = SeededGenerator(seed: seed)
        for order in [files.reversed(), files.shuffled(using: &generator)] {
            let found = answers.rows(.all, inOrder: order)
            for file in files { #expect(found[file] == expected[file], "\(answers.project.files[file].tree.source.path)") }
        }
    }

    /// In a debug build one model that is asked about several files knows more than in a release build. One example in five:
    /// `scripts/answers.sh --order alone` asks about whole projects.
    @Test(arguments: 0..<5)
    func noFindingRestsOnOtherQuestions(part: Int) {
        let examples = RuleExamplesTests.examples
        for example in stride(from: part * 5, to: examples.count, by: 25).map({ examples[$0] }) {
            let answers = Answers(CheckInput(paths: [], unsavedFiles: example.files.map { SourceFile(path: "/example/" + $0.path, text: $0.text) }))
            let together = answers.rows(.findings, inOrder: answers.files)
            let alone = answers.rowsAskedAlone(.findings)
            for file in answers.files {
                #expect(alone[file]?.sorted() == together[file]?.sorted(), "\(example.testDescription)")
            }
        }
    }

    /// Code is typed a second time so that each name in it means something: that leaves what the body was made of.
    @Test(arguments: [false, true])
    func columnsKeepTheSameWhoeverAskedFirst(isChecked: Bool) throws {
        let fixture = ModelFixture("""
            struct Row: Identifiable { let id: Int; var name: String; var isNew = false }
            struct Screen: View {
                @State private var rows: [Row] = []
                @State private var order = [KeyPathComparator(\\Row.name)]
                var body: some View {
                    Table(rows, sortOrder: $order) {
                        TableColumn("Name", value: \\.name)
                        TableColumn("New") { row in if row.isNew { Text("new") } else { Image(systemName: "clock") } }
                    }
                }
            }
            """)
        let model = fixture.model
        let body = try fixture.property("Screen.body")
        if isChecked { model.evaluator.check(body) }
        let tree = model.tree(of: body)
        let columns = tree.nodes.filter { $0.name == "TableColumn" }
        #expect(columns.map { TypePrinter(model.evaluator).text($0.type ?? model.evaluator.void) } == [
            "TableColumn<Row, KeyPathComparator<Row>, Text, Text>", "TableColumn<Row, Never, _ConditionalContent<Text, Image>, Text>",
        ])
        #expect(columns.allSatisfy { model.state(ownedBy: $0, in: tree).isComplete })
    }

    /// The type of a body does not rest on what a local property of it holds: its calls are known all the same, whoever asked first.
    @Test func callsInLocalPropertiesAreFoundWhoeverAskedFirst() {
        let helper = """
            import SwiftUI
            extension View {
                @ViewBuilder func apply<C: View>(_ condition: Bool, _ change: (Self) -> C) -> some View { if condition { change(self) } else { self } }
                func erased() -> AnyView { AnyView(self) }
            }

            """
        let page = """
            import SwiftUI
            struct Page: View {
                @State private var isOn = false
                @State private var text = ""
                var body: some View {
                    @ViewBuilder var field: some View { TextField("a", text: $text).apply(isOn) { view in view.frame(width: 80) } }
                    return field.erased().onTapGesture { isOn.toggle() }
                }
            }

            """
        let files = [("Helper", helper), ("Page", page)].map { SourceFile(path: "/order/\($0).swift", text: $1) }
        let answers = Answers(CheckInput(paths: [], unsavedFiles: files))
        let rows = answers.rows(.findings, inOrder: answers.files)
        #expect(rows.values.joined().contains { $0.firstRange(of: "1 call") != nil || $0.firstRange(of: "its only call") != nil })
        #expect(answers.rows(.findings, inOrder: answers.files.reversed()) == rows)
    }
}
