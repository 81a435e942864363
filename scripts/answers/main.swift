import Foundation

// Compiled by answers.sh with LintCore's sources and the tests' Answers.swift: prints what the tool says of each project, sorted by
// bytes, so that no locale has a say.

func usage() -> Never {
    FileHandle.standardError.write(Data("usage: answers [--order forward|backward|alone|SEED] [--only findings|lifetimes|changes] FOLDER…\n".utf8))
    exit(2)
}

func ordered(_ files: [Int], _ order: String) -> [Int] {
    switch order {
    case "forward": return files
    case "backward": return files.reversed()
    default:
        guard let seed = UInt64(order) else { usage() }
        var generator = SeededGenerator(seed: seed)
        return files.shuffled(using: &generator)
    }
}

var folders: [String] = []
var order = "forward"
var kinds = Answers.Kinds.all
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--order":
        guard let value = arguments.popFirst() else { usage() }
        order = value
    case "--only":
        switch arguments.popFirst() {
        case "findings": kinds = .findings
        case "lifetimes": kinds = .lifetimes
        case "changes": kinds = .changes
        default: usage()
        }
    default:
        if argument.hasPrefix("-") { usage() }
        folders.append(argument)
    }
}
if folders.isEmpty { usage() }

for folder in folders {
    let answers = Answers(folder: folder)
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let rows = (order == "alone" ? answers.rowsAskedAlone(kinds) : answers.rows(kinds, inOrder: ordered(answers.files, order))).values.joined()
    var output = OutputBuffer()
    for row in rows.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { output.append("\(name)\t\(row)\n") }
    FileHandle.standardOutput.write(Data(output.bytes))
}
