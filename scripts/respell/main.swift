import Foundation

// Compiled by respell-check.sh with LintCore's sources and the tests' Respelling.swift: writes projects in other words, and prints which
// answers are others then.

func usage() -> Never {
    let manners = Respelling.Manner.allCases.map(\.rawValue).joined(separator: "|")
    FileHandle.standardError.write(Data("usage: respell-check [--only findings|lifetimes|changes] [--manner \(manners)] FOLDER…\n".utf8))
    exit(2)
}

var folders: [String] = []
var kinds = Answers.Kinds.all
var manners = Respelling.Manner.allCases
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--only":
        switch arguments.popFirst() {
        case "findings": kinds = .findings
        case "lifetimes": kinds = .lifetimes
        case "changes": kinds = .changes
        default: usage()
        }
    case "--manner":
        guard let manner = arguments.popFirst().flatMap(Respelling.Manner.init) else { usage() }
        manners = [manner]
    default:
        if argument.hasPrefix("-") { usage() }
        folders.append(argument)
    }
}
if folders.isEmpty { usage() }

var isSame = true
for folder in folders {
    let answers = Answers(folder: folder)
    let before = Respelling.rows(of: answers, kinds)
    for manner in manners {
        let respelling = Respelling(answers, manner)
        let difference = respelling.differences(from: before, kinds)
        print("\(folder) \(manner.rawValue): \(respelling.count) places, \(before.count) answers, \(difference.gone.count) gone, \(difference.came.count) came")
        for row in difference.gone { print("- " + row) }
        for row in difference.came { print("+ " + row) }
        isSame = isSame && difference.gone.isEmpty && difference.came.isEmpty
    }
}
exit(isSame ? 0 : 1)
