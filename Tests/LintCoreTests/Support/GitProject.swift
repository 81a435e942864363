import Foundation

/// A repository with Swift in it, checked as its users do.
struct GitProject {
    let folder: TemporaryFolder

    init(_ files: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        try folder.shell("git init -q -b main .")
        for (path, text) in files { try folder.write(path, text) }
        if !files.isEmpty { try commit() }
    }

    func write(_ path: String, _ text: String) throws { try folder.write(path, text) }

    @discardableResult
    func shell(_ script: String) throws -> String { try folder.shell(script) }

    func commit() throws { try shell("git add -A; git commit -qm x") }

    func check(_ arguments: String..., in subfolder: String = "", environment: [String: String] = [:]) throws -> CLIRunner.Outcome {
        let place = URL(fileURLWithPath: folder.path(subfolder), isDirectory: true)
        return try CLIRunner.run(["check"] + arguments, in: place, environment: environment)
    }

    /// Path and line of each finding, as `Row.swift:5`.
    func places(_ arguments: String..., in subfolder: String = "") throws -> [String] {
        let place = URL(fileURLWithPath: folder.path(subfolder), isDirectory: true)
        let outcome = try CLIRunner.run(["check", "--quiet", "--format", "json"] + arguments, in: place)
        guard outcome.errors.isEmpty else { return [outcome.errors] }
        let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let findings = report?["findings"] as? [[String: Any]] ?? []
        return findings.map { "\($0["path"] ?? "?"):\($0["line"] ?? "?")" }
    }

    /// A view with one error, in its fifth line, behind `lines` more: the list loses its scroll position at each evaluation.
    static func bad(_ name: String, after lines: String = "") -> String {
        lines + "import SwiftUI\nstruct \(name): View {\n    var items: [String]\n    var body: some View {\n"
            + badLine + "    }\n}\n"
    }

    static let badLine = "        ForEach(items, id: \\.self) { List { }.id(UUID()) }\n"

    static func good(_ name: String) -> String { "import SwiftUI\nstruct \(name): View {\n    var body: some View { Text(\"\") }\n}\n" }
}
