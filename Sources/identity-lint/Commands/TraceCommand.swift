import LintCore

/// `trace`: what a change of one variable does to the views below.
enum TraceCommand: Command {
    static let name = "trace"

    static let spec = CommandSpec(
        name: name,
        summary: "Tell what a change of a variable recreates and updates",
        operands: "[FILE]",
        operandCount: 0...1,
        details: """
            Each view below the one named is recreated, and loses its state; updated, since its value is another one; skipped,
            since it is equal; untouched, since the body around it does not run; or unknown. The first lines tell what is lost,
            what runs again and how many bodies run. NAME is a variable of the view, or a part of one: isOn, user.name. Many
            views that fare alike share a line ("6 views"); --format json has every one.
            """,
        options: [
            .init("--view", "NAME", "the view whose variable changes; it is declared in FILE"),
            .init("--change", "NAME", "the variable that changes"),
            .init("--from", "VALUE", "its value before, as code spells it: true, nil, general"),
            .init("--to", "VALUE", "its value after"),
            .init("--action", "FILE:LINE", "trace what the action there writes, itself and through what it calls"),
            .init(
                "--inside", "NAME", "take the view to stand in a static row, whose old state a List may bring back",
                values: .words(TraceContainer.allCases.map(\.rawValue))),
            .init(
                "--verdict", "VERDICTS", "show views of these verdicts alone, with commas between them", isRepeatable: true,
                values: .suggestions(IdentityInspection.verdicts)),
            .init("--depth", "N", "show views that stand at most N deep below the one named", values: .number(depths)),
        ] + InspectionArguments.options,
        examples: [
            .init(command: "identity-lint trace Sources/ParentView.swift --view ParentView --change isOn", meaning: "a table of the views below"),
            .init(
                command: "identity-lint trace Sources/Tabs.swift --view Tabs --change tab --from home --to about",
                meaning: "the views of two branches of a switch"),
            .init(command: "identity-lint trace --action Sources/ParentView.swift:31", meaning: "what one tap costs"),
        ])

    private static let depths = 0...999

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let format = try arguments.choice(of: "--format", default: InspectionFormat.text)
        let question = try Question(arguments)
        var inside: TraceContainer?
        if arguments.value(of: "--inside") != nil { inside = try arguments.choice(of: "--inside", default: TraceContainer.list) }
        let filter = TraceFilter(verdicts: try verdicts(arguments), deepest: try arguments.number(of: "--depth", in: depths))
        let options: LoadOptions
        switch try InspectionArguments.options(arguments, around: question.path) {
        case .failed(let code): return code
        case .options(let found): options = found
        }
        let inspection = IdentityInspection(options: options)
        let result = switch question {
        case .action(let path, let line): inspection.trace(actionAt: line, in: path, inside: inside, filter: filter)
        case .variable(let name, let view, let values, let path):
            inspection.trace(path, view: view, variable: name, values: values, inside: inside, filter: filter)
        }
        return try InspectionArguments.finish(result) { $0.render(format, width: Terminal.standardOutput.width) }
    }

    /// Nil where none is named.
    private static func verdicts(_ arguments: Arguments) throws(UsageError) -> [String]? {
        let known = IdentityInspection.verdicts
        var found: [String]?
        for value in arguments.values(of: "--verdict") {
            for name in value.split(separator: ",", omittingEmptySubsequences: false).map({ $0.filter { $0 != " " } }) {
                guard known.contains(name) else { throw ArgumentValues.notOne(of: known, name, "--verdict") }
                found = (found ?? []) + [name]
            }
        }
        return found
    }

    private enum Question {
        case variable(String, view: String, values: (from: String, to: String)?, path: String)
        case action(path: String, line: Int)

        var path: String {
            switch self {
            case .variable(_, _, _, let path), .action(let path, _): path
            }
        }

        init(_ arguments: Arguments) throws(UsageError) {
            if let place = arguments.value(of: "--action") {
                for option in ["--view", "--change", "--from", "--to"] where arguments.isGiven(option) {
                    throw UsageError("'--action' names all that changes; '\(option)' does not go with it")
                }
                if let file = arguments.operands.first { throw UsageError("'--action' names the file; '\(file)' does not go with it") }
                let parts = place.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
                guard parts.count > 1, let line = Int(parts[parts.count - 1]), line > 0, !parts[0].isEmpty else {
                    throw UsageError("'\(place)' names no line; write FILE:LINE")
                }
                self = .action(path: parts.dropLast().joined(separator: ":"), line: line)
                return
            }
            guard let path = arguments.operands.first else { throw UsageError("FILE is missing") }
            try InspectionArguments.refuseStandardInput(path, in: spec, write: "FILE")
            guard let view = arguments.value(of: "--view") else { throw UsageError("'--view NAME' is missing, the view whose variable changes") }
            guard let variable = arguments.value(of: "--change") else { throw UsageError("'--change NAME' is missing, the variable that changes") }
            let (from, to) = (arguments.value(of: "--from"), arguments.value(of: "--to"))
            if (from == nil) != (to == nil) { throw UsageError("'\(from == nil ? "--from" : "--to") VALUE' is missing: '--from' and '--to' go together") }
            self = .variable(variable, view: view, values: from.flatMap { from in to.map { (from, $0) } }, path: path)
        }
    }
}
