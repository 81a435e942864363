/// Something wrong with a configuration: nothing else runs before it is put right.
public struct ConfigurationProblem: Hashable, Sendable, Error {
    public let path: String
    /// Line and column in UTF-8 bytes, 1-based; nil where the file itself cannot be read.
    public let place: Problem.Place?
    public let message: String

    /// As it is told on standard error: in the form of a compiler, which terminals and editors make a link of.
    public var text: String {
        let path = PrintableText.escaped(path)
        let message = PrintableText.escaped(message)
        return place.map { "\(path):\($0.line):\($0.utf8Column): error: \(message)" } ?? "\(path): error: \(message)"
    }

    init(_ error: ReadError) { self.init(path: error.path, message: error.message) }

    init(path: String, message: String, place: Problem.Place? = nil) {
        self.path = path
        self.place = place
        self.message = message
    }

    fileprivate init(_ problem: JSONProblem, path: String, _ lines: LineTable) {
        self.path = path
        let position = lines.position(at: problem.offset)
        place = Problem.Place(line: position.line, utf8Column: position.utf8Column)
        message = problem.message
    }

    /// The problems of a file in the order of their places.
    static func problems(_ problems: [JSONProblem], in source: SourceFile) -> [ConfigurationProblem] {
        let lines = LineTable(source)
        return problems.sorted { $0.offset < $1.offset }.map { ConfigurationProblem($0, path: source.path, lines) }
    }
}

/// All that is wrong with one configuration.
public struct ConfigurationError: Error {
    public let problems: [ConfigurationProblem]
}
