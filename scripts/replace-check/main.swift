import Foundation

// Compiled by replace-check.sh with LintCore's sources and AddressSanitizer.

/// The program that is current, which one thread replaces while the other asks about it.
final class Current: @unchecked Sendable {
    // Sendable although it changes: under the lock.
    private let lock = NSLock()
    private var value: Program?

    init(_ program: Program) { value = program }

    var program: Program? {
        get { lock.withLock { value } }
        set { lock.withLock { value = newValue } }
    }
}

/// The program of a project, of which nobody else holds a tree.
func program(ofProjectAt folder: String) -> (program: Program, fileCount: Int) {
    var options = LoadOptions()
    options.workingDirectory = folder
    options.root = folder
    let project = LoadedProject(CheckInput(paths: [folder]), options)
    var timings = Timings(isOn: false)
    return (project.assemble(&timings).program, project.files.count)
}

func findings(_ program: Program, _ fileCount: Int) -> [Finding] {
    let table = RuleTable(RuleRegistry.all)
    let model = IdentityModel(Evaluator(program))
    return (0..<fileCount).flatMap { table.findings(inUnit: Int32($0), of: model) }
}

func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(1)
}

/// Replaces each file once; the findings of each program are those of the first.
func check(_ folder: String) {
    let (first, fileCount) = program(ofProjectAt: folder)
    let expected = findings(first, fileCount)
    let current = Current(first)
    for unit in 0..<fileCount {
        BigStackThread.run(2) { worker in
            guard let program = current.program else { return }
            if worker == 0 {
                if findings(program, fileCount) != expected { fail("\(folder): other findings after \(unit) files were replaced") }
            } else {
                let source = program.units[unit].tree.source
                let text = source.text(in: ByteRange(startOffset: 0, endOffset: source.byteCount))
                let facts = FileFacts(Parser.parse(SourceFile(path: source.path, text: text)))
                current.program = program.replacing(Int32(unit), by: facts)
            }
        }
    }
    if let last = current.program, findings(last, fileCount) != expected { fail("\(folder): other findings after the last file was replaced") }
    print("\(folder): \(fileCount) files replaced, \(expected.count) findings each time")
}

for folder in CommandLine.arguments.dropFirst() { BigStackThread.run { check(folder) } }
