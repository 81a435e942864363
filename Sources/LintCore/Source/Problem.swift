/// A file or folder that could not be followed or read; the run goes on and ends with exit code 2.
public struct Problem: Hashable, Sendable, Error {
    public let path: String
    /// What is wrong, to be printed behind the path.
    public let message: String

    public init(path: String, message: String) {
        self.path = path
        self.message = message
    }
}
