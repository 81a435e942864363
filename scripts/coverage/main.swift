import Foundation

@testable import LintCore

// Prints which calls in SwiftUI files of each folder have a name that neither the folder nor the interfaces declare.
// Usage: coverage FOLDER…

func trees(below folder: String) -> [SyntaxTree] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") && !$0.contains("Tests/") }.sorted().compactMap { path in
        guard let text = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8) else { return nil }
        return Parser.parse(SourceFile(path: path, text: text))
    }
}

func importsSwiftUI(_ tree: SyntaxTree) -> Bool {
    tree.root.descendants.contains { ImportDecl($0)?.module == "SwiftUI" }
}

func percent(_ part: Int, of whole: Int) -> String { String(format: "%.2f %%", whole == 0 ? 0 : 100 * Double(part) / Double(whole)) }

var known = CoveredNames()
for (module, text) in EmbeddedInterfaces.all { known.add(Parser.parse(SourceFile(path: module, text: text.description))) }

var allMissing: [String: Int] = [:]
var allCalls = 0
for folder in CommandLine.arguments.dropFirst() {
    var names = known
    let project = trees(below: folder)
    for tree in project { names.add(tree) }
    let calls = project.filter(importsSwiftUI).flatMap(Call.all)
    let chained = calls.filter { $0.isInViewChain && !$0.isOfAnotherFramework }
    let missing = chained.filter { !names.names.contains($0.name) }
    let missingAnywhere = calls.count { !names.names.contains($0.name) }
    for call in missing { allMissing[call.name, default: 0] += 1 }
    allCalls += chained.count
    print("\(folder): \(chained.count) calls in view chains, \(missing.count) uncovered (\(percent(missing.count, of: chained.count)));",
        "on any value \(calls.count), \(missingAnywhere) uncovered (\(percent(missingAnywhere, of: calls.count)))")
}
let missing = allMissing.values.reduce(0, +)
print("all: \(allCalls) calls, \(missing) uncovered (\(percent(missing, of: allCalls)))")
for (name, count) in allMissing.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(150) { print("\(count)\t\(name)") }
