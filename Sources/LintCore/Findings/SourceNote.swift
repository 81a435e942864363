/// A place of a file that the tool had to pass over; it changes neither findings nor exit code.
public struct SourceNote: Hashable, Sendable {
    public let path: String
    public let line: Int
    public let utf8Column: Int
    let utf16Column: Int
    public let message: String
}
