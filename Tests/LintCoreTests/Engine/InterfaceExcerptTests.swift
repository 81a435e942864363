import Testing

@testable import LintCore

/// Reading only what a project can ask for is a matter of time, never of answers.
@Suite struct InterfaceExcerptTests {
    @Test(arguments: TypeFixture.all)
    func anExcerptGivesTheAnswersOfTheWhole(fixture: TypeFixture) throws {
        let file = SourceFile(path: fixture.name, text: fixture.text)
        try #expect(Self.answers([file], readsAll: false) == Self.answers([file], readsAll: true))
    }

    /// Together they use most of what there is, and each other's names.
    @Test func soItDoesForAllFixturesTogether() throws {
        let files = TypeFixture.all.map { SourceFile(path: $0.name, text: $0.text) }
        try #expect(Self.answers(files, readsAll: false) == Self.answers(files, readsAll: true))
    }

    @Test(arguments: UInt64(1)...4)
    func soItDoesForGeneratedViews(seed: UInt64) throws {
        var generator = ViewGenerator(seed: seed)
        let file = SourceFile(path: "Generated.swift", text: generator.file(views: 6))
        try #expect(Self.answers([file], readsAll: false) == Self.answers([file], readsAll: true))
    }

    /// On a value of unknown type, a modifier is `View`'s if nothing else has a method of its name: a type that nobody names
    /// would have `fraction`.
    @Test func methodsOfTypesThatNobodyNamesCount() throws {
        let file = SourceFile(
            path: "Rivals.swift",
            text: """
                import SwiftUI
                extension View {
                    func fraction(_ value: Double) -> some View { opacity(value) }
                    func card() -> some View { padding() }
                }
                struct Rivals: View {
                    var body: some View {
                        missing().fraction(1)
                        missing().card()
                        missing().offset(x: 1).trim(from: 0, to: 1)
                    }
                }
                """)
        try #expect(Self.answers([file], readsAll: false) == Self.answers([file], readsAll: true))
    }

    @Test func aSmallFileNeedsLittle() {
        let file = SourceFile(path: "Small.swift", text: "import SwiftUI\nstruct Small: View { var body: some View { Text(\"\") } }")
        let sizes = [false, true].map { readsAll in
            Self.interfaces(for: file, readsAll: readsAll).reduce(0) { $0 + $1.tree.source.byteCount }
        }
        #expect(sizes[0] * 5 < sizes[1])
    }

    /// Where every name is asked for, nothing but comments and empty lines is missing.
    @Test func whoNamesEverythingGetsEverything() {
        let words = EmbeddedInterfaces.all.map(\.text.description).joined(separator: "\n")
            .split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let imports = EmbeddedInterfaces.all.map { "import \($0.module)\n" }.joined()
        let names = Set(words).sorted().map { "`\($0)`" }.joined(separator: "\n")
        let found = Self.interfaces(for: SourceFile(path: "All.swift", text: imports + names), readsAll: false)
        let all = EmbeddedInterfaces.all.sorted { $0.module < $1.module }
        #expect(found.map(\.module) == all.map(\.module))
        for (interface, (_, text)) in zip(found, all) {
            let lines = text.description.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            let source = interface.tree.source
            let read = source.text(in: ByteRange(startOffset: 0, endOffset: source.byteCount))
            #expect(read.split(separator: "\n") == lines, "\(interface.module)")
        }
    }

    private static func interfaces(for file: SourceFile, readsAll: Bool) -> [InterfaceLibrary.Interface] {
        var timings = Timings(isOn: false)
        let library = InterfaceLibrary(given: [], jobs: 1, readsAll: readsAll)
        return library.interfaces(for: [FileFacts(Parser.parse(file))], &timings)
    }

    /// In a folder of their own: the files around them, those of this repository, would be too many for an excerpt.
    private static func answers(_ files: [SourceFile], readsAll: Bool) throws -> String {
        let folder = try TemporaryFolder()
        var options = TypeInspection.Options()
        options.makesTrees = true
        options.project.readsWholeInterfaces = readsAll
        options.project.root = folder.path
        let unsaved = files.map { SourceFile(path: folder.path + "/" + $0.path, bytes: $0.storage.dropLast()) }
        let report = TypeInspection(options: options).inspect(CheckInput(paths: [], unsavedFiles: unsaved)).report
        let text = TypeFormat.allCases.map { String(decoding: $0.render(report).bytes, as: UTF8.self) }.joined()
        return text.replacing(folder.path, with: "")
    }
}
