import Foundation

/// What was counted in one project, or in all of them.
struct Counts {
    var declared = 0
    var listedOfDeclared = 0
    var missingBehindConditions = 0
    var listed = 0
    var knownStructure = 0
    var knownSpelling = 0
    var readSpelling = 0
    var reasons: [String: Int] = [:]

    static func += (left: inout Counts, right: Counts) {
        left.declared += right.declared
        left.listedOfDeclared += right.listedOfDeclared
        left.missingBehindConditions += right.missingBehindConditions
        left.listed += right.listed
        left.knownStructure += right.knownStructure
        left.knownSpelling += right.knownSpelling
        left.readSpelling += right.readSpelling
        left.reasons.merge(right.reasons, uniquingKeysWith: +)
    }
}

struct Report: Decodable {
    struct Unknown: Decodable { let reason: String }
    struct Member: Decodable {
        let name: String
        let line: Int
        let unknowns: [Unknown]
        let assumptions: [Unknown]?
    }
    struct File: Decodable {
        let path: String
        let members: [Member]
    }
    let files: [File]
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("type-coverage: \(message)\n".utf8))
    exit(2)
}

func report(of folder: String, tool: String, _ options: [String]) -> Report {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["type", "--quiet", "--format", "json", "--root", folder] + options + [folder]
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch { fail("\(tool): \(error)") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let report = try? JSONDecoder().decode(Report.self, from: data) else {
        fail("\(folder): no report (exit code \(process.terminationStatus))")
    }
    return report
}

/// The Swift files that `type` looks at: without hidden folders, those of tools, and tests.
func swiftFiles(below folder: String) -> [String] {
    let skipped: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]
    var found: [String] = []
    guard let walk = FileManager.default.enumerator(atPath: folder) else { fail("\(folder): cannot be read") }
    while let path = walk.nextObject() as? String {
        let name = (path as NSString).lastPathComponent
        let isFolder = walk.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
        if isFolder, name.hasPrefix(".") || skipped.contains(name) || name.hasSuffix("Tests") || name.hasSuffix("Test") {
            walk.skipDescendants()
        } else if !isFolder, name.hasSuffix(".swift"), !name.hasPrefix(".") {
            found.append(folder + "/" + path)
        }
    }
    return found
}

/// A reason without the names in it: `'…' has no member '…'`.
func cause(_ reason: String) -> String {
    let parts = reason.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.map { $0 % 2 == 0 ? String(parts[$0]) : "'…'" }.joined()
}

var arguments = CommandLine.arguments.dropFirst()
let showsMissing = arguments.contains("--missing")
arguments.removeAll { $0 == "--missing" }
guard let tool = arguments.first, arguments.count > 1 else { fail("a tool and folders are needed") }

func percent(_ part: Int, _ whole: Int) -> String { whole == 0 ? "-" : String(format: "%.1f %%", 100 * Double(part) / Double(whole)) }

func row(_ name: String, _ counts: Counts) -> String {
    "| \(name) | \(counts.declared) | \(counts.listedOfDeclared) | \(counts.missingBehindConditions) | \(counts.listed) "
        + "| \(counts.knownStructure) (\(percent(counts.knownStructure, counts.listed))) "
        + "| \(counts.knownSpelling) (\(percent(counts.knownSpelling, counts.listed))) "
        + "| \(counts.readSpelling) (\(percent(counts.readSpelling, counts.listed))) |"
}

print("| project | declared | listed | not listed, behind `#if` | all | structure | spelling | read |\n|---|---|---|---|---|---|---|---|")
var total = Counts()
for argument in arguments.dropFirst() {
    let folder = argument.hasSuffix("/") ? String(argument.dropLast()) : argument
    var counts = Counts()
    let whole = report(of: folder, tool: tool, [])
    let structure = report(of: folder, tool: tool, ["--erase-modifiers"])
    var listedLines: [String: Set<Int>] = [:]
    for file in whole.files {
        listedLines[file.path, default: []].formUnion(file.members.map(\.line))
        for member in file.members {
            counts.listed += 1
            if member.unknowns.isEmpty { counts.knownSpelling += 1 }
            if member.unknowns.isEmpty, member.assumptions == nil { counts.readSpelling += 1 }
            for reason in Set(member.unknowns.map { cause($0.reason) }) { counts.reasons[reason, default: 0] += 1 }
        }
    }
    for file in structure.files { counts.knownStructure += file.members.count { $0.unknowns.isEmpty } }
    for path in swiftFiles(below: folder) {
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        for declaration in TextScan.declarations(in: String(decoding: data, as: UTF8.self)) {
            counts.declared += 1
            if listedLines[path]?.contains(declaration.line) == true {
                counts.listedOfDeclared += 1
            } else {
                if declaration.isConditional { counts.missingBehindConditions += 1 }
                if showsMissing, !declaration.isConditional { print("not listed: \(path):\(declaration.line)") }
            }
        }
    }
    total += counts
    print(row((folder as NSString).lastPathComponent, counts))
}
print(row("**all**", total))
print("\n| members with such a part | reason |\n|---|---|")
for (reason, count) in total.reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print("| \(count) | \(reason) |") }
