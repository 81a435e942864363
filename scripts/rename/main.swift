import Foundation

// Compiled by rename-check.sh with LintCore's sources and the tests' Renaming.swift: renames what projects declare, and prints which
// findings are others then.

func usage() -> Never {
    FileHandle.standardError.write(Data("usage: rename-check [--seed N] [--style neutral|hostile|letters] FOLDER…\n".utf8))
    exit(2)
}

var folders: [String] = []
var seed: UInt64 = 1
var styles = Renaming.Style.allCases
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--seed":
        guard let value = arguments.popFirst().flatMap(UInt64.init) else { usage() }
        seed = value
    case "--style":
        guard let style = arguments.popFirst().flatMap(Renaming.Style.init) else { usage() }
        styles = [style]
    default:
        if argument.hasPrefix("-") { usage() }
        folders.append(argument)
    }
}
if folders.isEmpty { usage() }

var isSame = true
for folder in folders {
    let answers = Answers(folder: folder)
    let before = Renaming.findings(of: answers)
    for style in styles {
        let renaming = Renaming(answers, style, seed: seed)
        let difference = renaming.differences(from: before, answers)
        let old = Dictionary(renaming.names.map { ($1, $0) }) { first, _ in first }
        print("\(folder) \(style.rawValue): \(renaming.names.count) names, \(difference.count) findings, \(difference.gone.count) gone, \(difference.came.count) came")
        for row in difference.gone { print("- " + row) }
        for row in difference.came { print("+ " + row) }
        let spoken = Set((difference.gone + difference.came).joined().split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        for name in spoken.sorted() { if let was = old[name] { print("  \(name) was \(was)") } }
        isSame = isSame && difference.gone.isEmpty && difference.came.isEmpty
    }
}
exit(isSame ? 0 : 1)
