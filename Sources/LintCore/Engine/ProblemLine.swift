extension Problem {
    /// As a tool tells it on standard error: with a place in the form of a compiler, which terminals and editors make a link of.
    public func line(by tool: String) -> String {
        guard let place else { return "\(tool): \(text)\n" }
        return "\(PrintableText.escaped(path)):\(place.line):\(place.utf8Column): error: \(PrintableText.escaped(message))\n"
    }

    init(_ problem: ConfigurationProblem) {
        self.init(path: problem.path, message: problem.message, place: problem.place)
    }
}
