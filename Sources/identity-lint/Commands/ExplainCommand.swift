import LintCore

/// `explain`: what is known of the identity of one view.
enum ExplainCommand: Command {
    static let name = "explain"

    static let spec = CommandSpec(
        name: name,
        summary: "Tell the identity, state and lifetime of one view",
        operands: "PLACE",
        operandCount: 1...1,
        details: """
            PLACE is FILE:LINE, FILE:LINE:COL with COL counted in bytes from 1, the name of a view (ExploreView), one of its
            members (ExploreView.header), or FILE with --view. FILE:LINE names the view that starts on the line, or else the
            branch, view or declaration that the line is part of. A name stands for every place that creates the view. Where
            several views are meant, they are listed.

            The answer begins with what ends the view most likely. Then it tells the identity path, the state that lives there
            and below, what ends its lifetime and which code does it, who creates the view around, and what merely updates it.
            """,
        options: [.init("--view", "NAME", "the view or member that is meant, declared in FILE")] + InspectionArguments.options,
        examples: [
            .init(command: "identity-lint explain Sources/ParentView.swift:12", meaning: "the view on line 12"),
            .init(command: "identity-lint explain Sources/ParentView.swift:12:34", meaning: "the view at column 34"),
            .init(command: "identity-lint explain ParentView", meaning: "every place that creates the view"),
            .init(command: "identity-lint explain ParentView.header", meaning: "what the member gives"),
            .init(command: "identity-lint explain Sources/ParentView.swift:12 --format json", meaning: "the same for a tool"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let format = try arguments.choice(of: "--format", default: InspectionFormat.text)
        let place = try Place(arguments.operands[0], view: arguments.value(of: "--view"))
        let options: LoadOptions
        switch try InspectionArguments.options(arguments, around: place.path ?? WorkingDirectory.path) {
        case .failed(let code): return code
        case .options(let found): options = found
        }
        let inspection = IdentityInspection(options: options)
        let result = switch place {
        case .line(let path, let line, let column): inspection.explain(path, line: line, column: column)
        case .named(let name, let path): inspection.explain(name, declaredIn: path)
        }
        return try InspectionArguments.finish(result) { $0.render(format) }
    }

    private enum Place {
        case line(path: String, line: Int, column: Int?)
        /// What a file declares, or else the project.
        case named(String, path: String?)

        var path: String? {
            switch self {
            case .line(let path, _, _): path
            case .named(_, let path): path
            }
        }

        init(_ text: String, view: String?) throws(UsageError) {
            let form = "FILE:LINE or FILE:LINE:COL"
            // `-:12` as well: a file of that name is `./-`.
            try InspectionArguments.refuseStandardInput(text.hasPrefix("-:") ? "-" : text, in: spec, write: form)
            var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            if parts.count == 1 {
                let isFile = text.hasSuffix(".swift") || text.contains("/")
                if let view {
                    self = .named(view, path: text)
                } else if isFile || text.isEmpty {
                    throw UsageError("'\(text)' names no line; write \(form), or name a view with '--view'")
                } else {
                    self = .named(text, path: nil)
                }
                return
            }
            if view != nil { throw UsageError("'\(text)' names a view already; '--view' goes with a file alone") }
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
            self = .line(path: path, line: line, column: numbers.count > 1 ? numbers[1] : nil)
        }
    }
}
