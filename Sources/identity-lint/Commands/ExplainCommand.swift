import LintCore

/// `explain`: what is known of the identity of one view.
enum ExplainCommand: Command {
    static let spec = CommandSpec(
        name: "explain",
        summary: "Tell the identity, state and lifetime of one view",
        operands: "FILE:LINE[:COL]",
        operandCount: 1...1,
        details: """
            FILE:LINE names the view that starts on the line, or else the one that the line is part of; with COL, counted in
            bytes from 1, the innermost view there. Told are its identity path, the state that lives there and below, what ends
            its lifetime and which variable does it, and what merely updates it.
            """,
        options: InspectionArguments.options,
        examples: [
            .init(command: "identity-lint explain Sources/ParentView.swift:12", meaning: "the view on line 12"),
            .init(command: "identity-lint explain Sources/ParentView.swift:12:34", meaning: "the view at column 34"),
            .init(command: "identity-lint explain Sources/ParentView.swift:12 --format json", meaning: "the same for a tool"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let format = try arguments.choice(of: "--format", default: InspectionFormat.text)
        let place = try Place(arguments.operands[0])
        let options: LoadOptions
        switch try InspectionArguments.options(arguments, around: place.path) {
        case .failed(let code): return code
        case .options(let found): options = found
        }
        let result = IdentityInspection(options: options).explain(place.path, line: place.line, column: place.column)
        return try InspectionArguments.finish(result) { $0.render(format) }
    }

    /// `FILE:LINE[:COL]`
    private struct Place {
        let path: String
        let line: Int
        var column: Int?

        init(_ text: String) throws(UsageError) {
            let form = "FILE:LINE or FILE:LINE:COL"
            // `-:12` as well: a file of that name is `./-`.
            try InspectionArguments.refuseStandardInput(text.hasPrefix("-:") ? "-" : text, in: spec, write: form)
            var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            if parts.count == 1 { throw UsageError("'\(text)' names no line; write \(form)") }
            var numbers: [Int] = []
            while numbers.count < 2, parts.count > 1, let number = Int(parts[parts.count - 1]) {
                numbers.insert(number, at: 0)
                parts.removeLast()
            }
            let path = parts.joined(separator: ":")
            guard let line = numbers.first else { throw UsageError("'\(parts[parts.count - 1])' in '\(text)' is no line; write \(form)") }
            guard !path.isEmpty else { throw UsageError("'\(text)' names no file; write \(form)") }
            if parts.count > 1, Int(parts[parts.count - 1]) != nil { throw UsageError("'\(text)' has a number too many; write \(form)") }
            guard numbers.allSatisfy({ $0 > 0 }) else { throw UsageError("lines and columns of '\(text)' count from 1") }
            self.path = path
            self.line = line
            column = numbers.count > 1 ? numbers[1] : nil
        }
    }
}
