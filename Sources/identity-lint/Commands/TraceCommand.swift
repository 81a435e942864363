import LintCore

/// `trace`: what a change of one variable does to the views below.
enum TraceCommand: Command {
    static let spec = CommandSpec(
        name: "trace",
        summary: "Tell what a change of a variable recreates and updates",
        operands: "FILE",
        operandCount: 1...1,
        details: """
            Each view below the one named is recreated, and loses its state; updated, since its value is another one; skipped,
            since it is equal; or untouched, since the body around it does not run. Where code was not read, the verdict is
            unknown. The first lines tell what is lost, what runs again and how many bodies run. NAME is a stored variable of
            the view, or a part of one: isOn, user.name. Many views that fare alike share a line ("6 views"); --format json has
            every one.
            """,
        options: [
            .init("--view", "NAME", "the view whose variable changes; it is declared in FILE"),
            .init("--change", "NAME", "the variable that changes"),
            .init(
                "--inside", "NAME", "take the view to stand in a static row, whose old state a List may bring back",
                values: .words(TraceContainer.allCases.map(\.rawValue))),
            .init(
                "--verdict", "VERDICTS", "show views of these verdicts alone, with commas between them", isRepeatable: true,
                values: .suggestions(IdentityInspection.verdicts)),
            .init("--depth", "N", "show views that stand at most N deep below the one named", values: .number(depths)),
        ] + InspectionArguments.options,
        examples: [
            .init(
                command: "identity-lint trace Sources/ParentView.swift --view ParentView --change isOn",
                meaning: "a table of the views below"),
            .init(
                command: "identity-lint trace Sources/ParentView.swift --view ParentView --change isOn --inside List",
                meaning: "with what the cache of a List may do"),
            .init(
                command: "identity-lint trace Sources/ParentView.swift --view ParentView --change isOn --verdict recreated",
                meaning: "only the views that lose their state"),
            .init(
                command: "identity-lint trace Sources/ParentView.swift --view ParentView --change user.name --format json",
                meaning: "a part of a variable, told to a tool"),
        ])

    private static let depths = 0...999

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let format = try arguments.choice(of: "--format", default: InspectionFormat.text)
        let path = arguments.operands[0]
        try InspectionArguments.refuseStandardInput(path, in: spec, write: spec.operands)
        guard let view = arguments.value(of: "--view") else { throw UsageError("'--view NAME' is missing, the view whose variable changes") }
        guard let variable = arguments.value(of: "--change") else { throw UsageError("'--change NAME' is missing, the variable that changes") }
        var inside: TraceContainer?
        if arguments.value(of: "--inside") != nil { inside = try arguments.choice(of: "--inside", default: TraceContainer.list) }
        let filter = TraceFilter(verdicts: try verdicts(arguments), deepest: try arguments.number(of: "--depth", in: depths))
        let options: LoadOptions
        switch try InspectionArguments.options(arguments, around: path) {
        case .failed(let code): return code
        case .options(let found): options = found
        }
        let result = IdentityInspection(options: options).trace(path, view: view, variable: variable, inside: inside, filter: filter)
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
}
