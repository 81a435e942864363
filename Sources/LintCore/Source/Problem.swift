/// A file or folder that could not be followed or read; the run goes on and ends with exit code 2.
public struct Problem: Hashable, Sendable, Error {
    public let path: String
    /// What is wrong, to be printed behind the path.
    public let message: String
    /// Line and column in UTF-8 bytes, 1-based; nil where it is about a file as a whole.
    public let place: Place?

    public struct Place: Hashable, Sendable {
        public let line: Int
        public let utf8Column: Int
    }

    public init(path: String, message: String, place: Place? = nil) {
        self.path = path
        self.message = message
        self.place = place
    }
}
