import LintCore

/// The input files that Xcode hands to a script phase in variables of the environment.
enum ScriptInputFiles {
    static let option = CommandSpec.Option(
        "--use-script-input-files", nil, "check the input files and lists of files of an Xcode script phase")

    /// The Swift files and folders among them; nil where the option was not given.
    static func paths(_ arguments: Arguments) throws(UsageError) -> [String]? {
        guard arguments.has(option.name) else { return nil }
        if !arguments.operands.isEmpty {
            throw UsageError("'\(option.name)' takes the paths from Xcode; leave out '\(arguments.operands[0])'")
        }
        let fileCount = try count("SCRIPT_INPUT_FILE_COUNT")
        let listCount = try count("SCRIPT_INPUT_FILE_LIST_COUNT")
        guard fileCount != nil || listCount != nil else {
            throw UsageError("'\(option.name)' reads SCRIPT_INPUT_FILE_COUNT, which Xcode sets for a script phase and which is not set here")
        }
        var paths: [String] = []
        for index in 0..<(fileCount ?? 0) { paths.append(try variable("SCRIPT_INPUT_FILE", index, of: fileCount)) }
        for index in 0..<(listCount ?? 0) {
            switch SourceReading.file(try variable("SCRIPT_INPUT_FILE_LIST", index, of: listCount)) {
            case .success(let list): paths += lines(of: list)
            case .failure(let problem): throw UsageError("the list \(problem.path): \(problem.message)")
            }
        }
        // A phase declares its configuration and its tools, too.
        return paths.filter { $0.hasSuffix(".swift") || WorkingDirectory.canonicalFolder($0) != nil }
    }

    /// What is said where the phase may read no other files.
    static func note(_ arguments: Arguments) -> String? {
        guard arguments.has(option.name), Terminal.environment("ENABLE_USER_SCRIPT_SANDBOXING") == "YES" else { return nil }
        return "this script phase is sandboxed: of the project, its input files are known and no others"
    }

    private static func lines(of list: SourceFile) -> [String] {
        list.allBytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { String(decoding: $0, as: UTF8.self) }
            .filter { !$0.hasPrefix("#") && $0.contains { $0 != " " } }
    }

    private static func count(_ name: String) throws(UsageError) -> Int? {
        guard let text = Terminal.environment(name) else { return nil }
        guard let count = Int(text), 0...1_000_000 ~= count else { throw UsageError("\(name) is a number of files, not '\(text)'") }
        return count
    }

    private static func variable(_ name: String, _ index: Int, of count: Int?) throws(UsageError) -> String {
        if let value = Terminal.environment("\(name)_\(index)"), !value.isEmpty { return value }
        throw UsageError("\(name)_\(index) is not set, though \(name)_COUNT is \(count ?? 0)")
    }
}
