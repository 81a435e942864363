import Foundation

// Compiled by fixed-bugs.sh: runs a tool before and after fixes of real bugs.

/// One row of bugs.tsv.
struct Bug {
    let repository: String
    /// The commit before the fix.
    let commit: String
    let path: String
    let lines: ClosedRange<Int>
    /// The rule that should find it; `other` where any may.
    let rule: String
    let reason: String
    /// Whether the commit says what people saw, and not the change alone.
    let isSeen: Bool
    let fix: String
    /// `kept` to learn from, or put `aside` before anybody looked at what is missed.
    let half: String

    init?(_ row: [String: String]) {
        guard let repository = row["repo"], let commit = row["commit"], let path = row["path"], let first = row["line"].flatMap({ Int($0) }),
            let rule = row["rule"], let fix = row["fix"]
        else { return nil }
        self.repository = repository
        self.commit = commit
        self.path = path
        // What a helper does stands below its name.
        let above = rule.contains("helper") ? 6 : 2
        lines = (first - above)...((row["end_line"].flatMap { Int($0) } ?? first) + 2)
        self.rule = rule
        reason = row["reason"] ?? ""
        isSeen = row["confidence"] == "message"
        self.fix = fix
        half = row["half"] ?? ""
    }
}

/// What of the JSON of `check` is looked at.
struct ToolReport: Decodable {
    struct Place: Decodable {
        let path: String?
        let line: Int
    }

    struct Found: Decodable {
        let path: String
        let line: Int
        let rule: String
        let severity: String
        let fingerprint: String
        let message: String
        let related: [Place]?
    }

    let findings: [Found]
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("fixed-bugs: \(message)\n".utf8))
    exit(2)
}

@discardableResult @MainActor
func run(_ tool: String, _ arguments: [String], in folder: String, environment: [String: String] = [:]) -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { fail("\(tool): \(error.localizedDescription)") }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, output)
}

var words = Array(CommandLine.arguments.dropFirst())
let (listsMissed, listsNotes) = (words.contains("--missed"), words.contains("--notes"))
words.removeAll { $0 == "--missed" || $0 == "--notes" }
var half: String?
if let place = words.firstIndex(of: "--half"), place + 1 < words.count {
    half = words[place + 1]
    words.removeSubrange(place...(place + 1))
}
guard words.count == 3 else { fail("three arguments: TOOL REPOSITORIES SCRATCH") }
let (tool, repositories, scratch) = (words[0], words[1], words[2])
let manager = FileManager.default
try manager.createDirectory(atPath: scratch, withIntermediateDirectories: true)

@MainActor func gitDirectory(of repository: String) -> String? {
    let joined = repository.replacingOccurrences(of: "/", with: "+")
    return ["\(joined)", "\(joined)/repo", "\(joined)/.git", "\(repository)", "\(repository)/.git"].map { repositories + "/" + $0 }
        .first { manager.fileExists(atPath: $0 + "/HEAD") }
}

/// The Swift files of a commit; nil where it is not there.
@MainActor func checkout(_ repository: String, _ commit: String) -> String? {
    let folder = "\(scratch)/\(repository.replacingOccurrences(of: "/", with: "+"))-\(commit.prefix(8))"
    if manager.fileExists(atPath: folder) { return folder }
    guard let git = gitDirectory(of: repository) else { return nil }
    let part = folder + ".part"
    try? manager.removeItem(atPath: part)
    try? manager.createDirectory(atPath: part, withIntermediateDirectories: true)
    let index = scratch + "/index"
    defer { try? manager.removeItem(atPath: index) }
    let done = run(
        "/usr/bin/env",
        ["git", "--git-dir", git, "--work-tree", part, "-c", "filter.lfs.smudge=", "-c", "filter.lfs.process=", "-c", "filter.lfs.required=false",
         "checkout", "-q", "-f", commit, "--", ":(glob)**/*.swift"], in: scratch, environment: ["GIT_INDEX_FILE": index])
    guard done.status == 0 else { return nil }
    try? manager.moveItem(atPath: part, toPath: folder)
    return folder
}

@MainActor func findings(in folder: String) -> [ToolReport.Found] {
    let done = run(tool, ["check", "--pedantic", "--format", "json", "--fail-on", "never", "--root", ".", "."], in: folder)
    guard let report = try? JSONDecoder().decode(ToolReport.self, from: done.output) else { fail("\(folder): exit code \(done.status), and no report") }
    return report.findings
}

/// The rules by which one bug may be told, for each rule: those about one place of the tree together, helpers and what they branch over.
let groups: [String: Set<String>] = {
    // A line each: family, rule, level, what it finds.
    let rules = String(decoding: run(tool, ["rules"], in: scratch).output, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ") }
        .filter { $0.count > 2 }
    var found: [String: Set<String>] = [:]
    for families in [["branches", "helpers", "erasure"], ["rows", "ids"], ["objects"]] {
        let group = Set(rules.filter { families.contains(String($0[0])) }.map { String($0[1]) })
        for rule in group { found[rule] = group }
    }
    return found
}()

@MainActor func fits(_ finding: ToolReport.Found, _ bug: Bug) -> Bool {
    guard let group = groups[finding.rule] else { return false }
    return bug.rule == "other" || group.contains(bug.rule)
}

@MainActor func touches(_ finding: ToolReport.Found, _ bug: Bug) -> Bool {
    let places = [(finding.path, finding.line)] + (finding.related ?? []).map { ($0.path ?? finding.path, $0.line) }
    return places.contains { $0.0 == bug.path && bug.lines.contains($0.1) }
}

guard let table = ProcessInfo.processInfo.environment["FIXED_BUGS"].flatMap({ try? String(contentsOfFile: $0, encoding: .utf8) }) else { fail("no bugs.tsv") }
let lines = table.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
let bugs = lines.dropFirst().compactMap { Bug(Dictionary(zip(lines[0], $0)) { first, _ in first }) }.filter { half == nil || $0.half == half }

/// What is counted; in a type of its own, since the names of a script are those of the whole module.
struct Score {
    var (bugs, found, loud, stay) = (0, 0, 0, 0)
    var (seen, seenFound, seenLoud) = (0, 0, 0)
}
var score = Score()
var absent: Set<String> = []
for (commits, bugs) in Dictionary(grouping: bugs, by: { [$0.repository, $0.commit, $0.fix] }).sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
    guard let before = checkout(commits[0], commits[1]), let after = checkout(commits[0], commits[2]) else {
        absent.insert(commits[0])
        continue
    }
    let all = findings(in: before)
    let left = Set(findings(in: after).map(\.fingerprint))
    for bug in bugs {
        score.bugs += 1
        let hits = all.filter { finding in
            fits(finding, bug) && (touches(finding, bug) || bug.rule != "other" && finding.path == bug.path && !left.contains(finding.fingerprint))
        }
        let isLoud = hits.contains { $0.severity != "note" }
        score.found += hits.isEmpty ? 0 : 1
        score.loud += isLoud ? 1 : 0
        score.stay += !hits.isEmpty && hits.allSatisfy { left.contains($0.fingerprint) } ? 1 : 0
        if bug.isSeen {
            score.seen += 1
            score.seenFound += hits.isEmpty ? 0 : 1
            score.seenLoud += isLoud ? 1 : 0
        }
        let place = "\(bug.repository) \(bug.path):\(bug.lines.lowerBound + (bug.rule.contains("helper") ? 6 : 2)) \(bug.rule) | \(bug.reason)"
        if listsMissed, hits.isEmpty { print("missed: \(place)") }
        if listsNotes, !hits.isEmpty, !isLoud { print("note: \(place)\n    \(hits[0].message)") }
    }
}
func share(_ part: Int, _ whole: Int) -> String { "\(part)/\(whole) = \(whole == 0 ? 0 : Int((100 * Double(part) / Double(whole)).rounded())) %" }
if !absent.isEmpty { print("not there: \(absent.sorted().joined(separator: " "))") }
print("found \(share(score.found, score.bugs)), loud \(share(score.loud, score.bugs)); of what people saw found \(share(score.seenFound, score.seen)), loud \(share(score.seenLoud, score.seen)); not ended by the fix: \(score.stay)")
