import Foundation

/// A project on disk whose views `explain` and `trace` are asked about, as processes.
struct InspectedProject {
    struct View {
        let name: String
        let verdict: String
        let line: Int
        let lost: [String]
        let note: String?
        let reason: String
        let isCertain: Bool
        let path: [String]
    }

    let folder: TemporaryFolder

    /// - Parameter files: texts by path; each is `import SwiftUI` and what is given.
    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        // What makes the folder a project: what its files declare counts for each of them.
        try folder.write(".identity-lint.json", "{}")
        for (path, text) in files { try folder.write(path, "import SwiftUI\n" + text) }
    }

    func run(_ arguments: String...) throws -> CLIRunner.Outcome { try CLIRunner.run(arguments, in: folder.url) }

    /// The views below one, in the order of the table.
    func trace(_ path: String, _ view: String, _ variable: String, _ more: String...) throws -> [View] {
        let outcome = try CLIRunner.run(
            ["trace", path, "--view", view, "--change", variable, "--format", "json"] + more, in: folder.url)
        let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        return (document?["views"] as? [[String: Any]] ?? []).map { row in
            let lost = (row["stateLost"] as? [[String: Any]] ?? []).map { "\($0["view"] ?? "").\($0["property"] ?? "")" }
            return View(
                name: row["view"] as? String ?? "", verdict: row["verdict"] as? String ?? "", line: row["line"] as? Int ?? 0,
                lost: lost + (row["builtInStateLost"] as? [String] ?? []), note: row["note"] as? String,
                reason: row["reason"] as? String ?? "", isCertain: row["isCertain"] as? Bool ?? false,
                path: row["identityPath"] as? [String] ?? [])
        }
    }

    /// The document that `explain` prints.
    func explain(_ place: String) throws -> Explanation {
        let outcome = try CLIRunner.run(["explain", place, "--format", "json"], in: folder.url)
        let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        return Explanation(document: document ?? [:])
    }

    struct Explanation {
        let document: [String: Any]

        var view: String { document["view"] as? String ?? "" }
        private var instances: [[String: Any]] { document["instances"] as? [[String: Any]] ?? [] }
        var paths: [[String]] { instances.map { texts($0, "identityPath", "step") } }
        var ends: [String] { texts(instances.first ?? [:], "endedBy", "reason") }
        var constants: [String] { texts(instances.first ?? [:], "neverEndedBy", "reason") }
        var ownState: [String] { texts(instances.first ?? [:], "ownState", "property") }
        var stateBelow: [String] {
            (instances.first?["stateBelow"] as? [[String: Any]] ?? []).map { "\($0["view"] ?? "").\($0["property"] ?? "") \($0["path"] ?? "")" }
        }
        /// All that a new identity takes.
        var everyState: [String] {
            let instance = instances.first ?? [:]
            let found = (instance["ownState"] as? [[String: Any]] ?? []) + (instance["stateBelow"] as? [[String: Any]] ?? [])
            return found.map { "\($0["view"] ?? "").\($0["property"] ?? "")" } + (instance["builtInState"] as? [String] ?? [])
        }
        var inputs: [String] {
            (instances.first?["updatedBy"] as? [[String: Any]] ?? []).map { input in
                let names = (input["variables"] as? [[String: Any]] ?? []).map { "\($0["name"] ?? "") \($0["class"] ?? "")" }
                return (input["input"] as? String ?? "own") + " " + names.joined(separator: ", ")
            }
        }
        var endingVariables: [String] {
            (instances.first?["endedBy"] as? [[String: Any]] ?? []).flatMap { texts($0, "variables", "name") }
        }
        var notes: [String] { instances.first?["notes"] as? [String] ?? [] }

        private func texts(_ object: [String: Any], _ list: String, _ key: String) -> [String] {
            (object[list] as? [[String: Any]] ?? []).map { $0[key] as? String ?? "" }
        }
    }
}

extension [InspectedProject.View] {
    /// The views of one name, each as `verdict: state lost`.
    func verdicts(_ name: String) -> [String] {
        filter { $0.name == name }.map { $0.verdict + ($0.lost.isEmpty ? "" : ": " + $0.lost.joined(separator: ", ")) }
    }
}
