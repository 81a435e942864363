extension Problem {
    /// As it is told on standard error, without the tool's name.
    public var text: String { "error: \(PrintableText.escaped(path)): \(message)" }
}

extension SourceNote {
    public var text: String { "\(PrintableText.escaped(path)):\(line):\(utf8Column): note: \(message)" }
}
