extension Problem {
    /// As a tool tells it on standard error: with a place in the form of a compiler, which terminals and editors make a link of.
    public func line(by tool: String) -> String {
        let path = PrintableText.escaped(path)
        guard let place else { return "\(tool): error: \(path): \(message)\n" }
        return "\(path):\(place.line):\(place.utf8Column): error: \(PrintableText.escaped(message))\n"
    }

    init(_ problem: ConfigurationProblem) {
        self.init(path: problem.path, message: problem.message, place: problem.place)
    }
}

/// A place of a file that the tool had to pass over; it changes neither findings nor exit code.
public struct SourceNote: Hashable, Sendable {
    public let path: String
    public let line: Int
    public let utf8Column: Int
    public let message: String

    public var text: String { "\(PrintableText.escaped(path)):\(line):\(utf8Column): note: \(message)" }
}
