import Foundation
import Testing

@testable import LintCore

/// A program with another text of one file answers as one that was made of that text.
@Suite struct ReplacingTests {
    private static let project = LoadedProject(
        CheckInput(paths: [ProjectFolder.url.appendingPathComponent("Examples").path]), LoadOptions())

    private static func program(_ replacement: (unit: Int, facts: FileFacts)? = nil) -> Program {
        var timings = Timings(isOn: false)
        let files = project.files.indices.map { index -> ProgramReader.File in
            let file = project.files[index]
            guard let replacement, replacement.unit == index else { return file }
            return ProgramReader.File(facts: replacement.facts, isReported: file.isReported, note: nil)
        }
        let assembly = ProgramAssembly(
            interfaces: project.libraryInterfaces(&timings), modules: project.modules, settings: project.options.allSettings)
        return assembly.program(of: files, &timings).program
    }

    /// By file, of all rules.
    private func findings(_ program: Program) -> [[Finding]] {
        BigStackThread.run {
            let model = IdentityModel(Evaluator(program))
            let table = RuleTable(RuleRegistry.all)
            return Self.project.files.indices.map { table.findings(inUnit: Int32($0), of: model) }
        }
    }

    private func facts(_ text: String, of unit: Int) -> FileFacts {
        FileFacts(Parser.parse(SourceFile(path: Self.project.files[unit].tree.source.path, text: text)))
    }

    private func text(of unit: Int) -> String {
        let source = Self.project.files[unit].tree.source
        return source.text(in: ByteRange(startOffset: 0, endOffset: source.byteCount))
    }

    /// The text with more in it: new names, and a use of one of them.
    private func grown(_ text: String) -> String {
        "struct Grown: View {\n    @State var grownFlag = false\n    var body: some View { if grownFlag { Text(\"\") } else { Text(\"b\") } }\n}\n" + text
            + "\nextension Grown { var twice: some View { Grown().id(UUID()) } }\n"
    }

    /// The text without its first half of lines, whatever that leaves.
    private func halved(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines[(lines.count / 2)...].joined(separator: "\n")
    }

    @Test func aFileReplacedByItselfChangesNothing() {
        let program = Self.program()
        let expected = findings(program)
        #expect(expected.joined().count > 10)
        var current = program
        for unit in Self.project.files.indices { current = current.replacing(Int32(unit), by: facts(text(of: unit), of: unit)) }
        #expect(findings(current) == expected)
    }

    @Test(arguments: [true, false])
    func anEditAndBackAnswersAsAFreshProgram(grows: Bool) {
        let program = Self.program()
        let expected = findings(program)
        for unit in Self.project.files.indices.prefix(2) {
            let edited = facts(grows ? grown(text(of: unit)) : halved(text(of: unit)), of: unit)
            let replaced = program.replacing(Int32(unit), by: edited)
            #expect(findings(replaced) == findings(Self.program((unit, edited))), "\(Self.project.files[unit].tree.source.path)")
            #expect(findings(replaced.replacing(Int32(unit), by: facts(text(of: unit), of: unit))) == expected)
        }
        #expect(findings(program) == expected)
    }

    @Test func whatOtherFilesDeclareKeepsItsNumbers() {
        let program = Self.program()
        let replaced = program.replacing(0, by: facts(grown(text(of: 0)), of: 0))
        for unit in program.units.indices.dropFirst() {
            #expect(program.declarations(inUnit: Int32(unit)) == replaced.declarations(inUnit: Int32(unit)))
        }
        let grown = replaced.name(spelled: "Grown")
        #expect(replaced.topLevel[grown]?.count == 1)
        #expect(program.name(spelled: "Grown") == .unheard)
        #expect(replaced.declarations(inUnit: 0).count == program.declarations(inUnit: 0).count + 5)
        let back = replaced.replacing(0, by: facts(text(of: 0), of: 0))
        #expect(back.topLevel[grown] == nil)
        #expect(back.declarations(inUnit: 0).count == program.declarations(inUnit: 0).count)
    }
}
