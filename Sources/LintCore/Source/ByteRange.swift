/// A half-open range of UTF-8 byte offsets into one source file.
public struct ByteRange: Hashable, Sendable {
    public var startOffset: Int
    public var endOffset: Int

    public init(startOffset: Int, endOffset: Int) {
        self.startOffset = startOffset
        self.endOffset = endOffset
    }

    public var byteCount: Int { endOffset - startOffset }
    public var isEmpty: Bool { startOffset >= endOffset }
}
