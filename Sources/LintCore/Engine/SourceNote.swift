extension Problem {
    /// As it is told on standard error, without the tool's name.
    public var text: String { "error: \(PrintableText.escaped(path)): \(message)" }
}

/// A place of a file that the tool had to pass over; it changes neither findings nor exit code.
public struct SourceNote: Hashable, Sendable {
    public let path: String
    public let line: Int
    public let utf8Column: Int
    public let message: String

    public var text: String { "\(PrintableText.escaped(path)):\(line):\(utf8Column): note: \(message)" }
}
