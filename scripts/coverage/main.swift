import Foundation

@testable import LintCore

// Prints which calls in SwiftUI files of each folder have a name that neither the folder nor the interfaces declare. Those in
// files that import a library from elsewhere may be the library's: they are told apart, and the libraries are listed.
// Usage: coverage FOLDER…

func paths(below folder: String) -> [String] { (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] }

func trees(at paths: [String], below folder: String) -> [SyntaxTree] {
    paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") && !$0.contains("Tests/") }.sorted().compactMap { path in
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
var allOfLibraries = 0
var libraryUse: [String: Int] = [:]
for folder in CommandLine.arguments.dropFirst() {
    var names = known
    let paths = paths(below: folder)
    let project = trees(at: paths, below: folder)
    for tree in project { names.add(tree) }
    let libraries = Libraries(paths: paths, trees: project)
    var calls: [Call] = []
    var chained: [Call] = []
    var missing: [Call] = []
    var ofLibraries = 0
    for tree in project where importsSwiftUI(tree) {
        let own = Call.all(in: tree)
        let ownChained = own.filter { $0.isInViewChain && !$0.isOfAnotherFramework }
        let ownMissing = ownChained.filter { !names.names.contains($0.name) }
        let modules = libraries.modules(importedBy: tree)
        calls += own
        chained += ownChained
        if modules.isEmpty { missing += ownMissing } else { ofLibraries += ownMissing.count }
        if !ownMissing.isEmpty { for module in modules { libraryUse[module, default: 0] += ownMissing.count } }
    }
    allOfLibraries += ofLibraries
    let missingAnywhere = calls.count { !names.names.contains($0.name) }
    for call in missing { allMissing[call.name, default: 0] += 1 }
    allCalls += chained.count
    print("\(folder): \(chained.count) calls in view chains, \(missing.count) uncovered (\(percent(missing.count, of: chained.count)))",
        "and \(ofLibraries) in files that import libraries;",
        "on any value \(calls.count), \(missingAnywhere) uncovered (\(percent(missingAnywhere, of: calls.count)))")
}
let missing = allMissing.values.reduce(0, +)
print("all: \(allCalls) calls, \(missing) uncovered (\(percent(missing, of: allCalls))) and \(allOfLibraries) in files that import libraries")
let listed = libraryUse.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }
print("libraries, with the uncovered calls in files that import them: \(listed.joined(separator: ", "))")
for (name, count) in allMissing.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(150) { print("\(count)\t\(name)") }
