import Foundation

/// The help pages of all commands, found as a reader finds them: from the overview on.
enum CommandPages {
    /// By the words that name the command.
    static func all() throws -> [(command: [String], page: String)] {
        try names(in: CLIRunner.run(["--help"]).output).map { command in
            (command, try CLIRunner.run(command + ["--help"]).output)
        }
    }

    /// The names in the table of commands.
    private static func names(in overview: String) -> [[String]] {
        let lines = overview.components(separatedBy: "\n")
        guard let start = lines.firstIndex(of: "commands:") else { return [] }
        return lines[(start + 1)...].prefix { !$0.isEmpty }.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.map { line in
            let name = line.dropFirst(2).components(separatedBy: "  ")[0]
            return name.split(separator: " ").map(String.init)
        }
    }

    /// The arguments of the examples on a page, without what a shell makes of the rest of the line.
    static func examples(_ page: String) -> [[String]] {
        let lines = page.components(separatedBy: "\n").drop { $0 != "examples:" }.dropFirst().prefix { !$0.isEmpty }
        return lines.compactMap { line in
            guard let tool = line.range(of: "identity-lint ") else { return nil }
            let command = line[tool.upperBound...].components(separatedBy: "  ")[0]
            return command.split(separator: " ").prefix { !["|", ">", "<"].contains($0) }.map(String.init)
        }
    }

    /// The long names of the options that a page lists.
    static func options(_ page: String) -> [String] {
        page.components(separatedBy: "\n").compactMap { line in
            guard line.hasPrefix("  -") else { return nil }
            return line.split(whereSeparator: { " ,".contains($0) }).first { $0.hasPrefix("--") }.map(String.init)
        }
    }
}
