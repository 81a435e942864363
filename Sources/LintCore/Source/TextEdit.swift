/// The replacement of a byte range of one file; an empty range inserts.
public struct TextEdit: Hashable, Sendable {
    public let path: String
    public let range: ByteRange
    public let replacement: String

    public init(path: String, range: ByteRange, replacement: String) {
        self.path = path
        self.range = range
        self.replacement = replacement
    }
}
