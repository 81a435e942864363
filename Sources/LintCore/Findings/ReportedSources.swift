/// The text and lines of the files that findings point into, made by the engine when the findings are known.
public struct ReportedSources: Sendable {
    /// Keyed by the bytes of the path: `String` takes `é` and `e` + accent for equal, a file system need not.
    private var sources: [[UInt8]: ReportedSource] = [:]

    public init() {}

    init(_ files: [ReportedSource]) {
        for file in files { insert(file) }
    }

    mutating func insert(_ source: ReportedSource) { sources[Array(source.path.utf8)] = source }

    subscript(path: String) -> ReportedSource? { sources[Array(path.utf8)] }

    /// The file as it was read.
    func file(_ path: String) -> SourceFile? { self[path]?.file }

    /// The position of an offset; the start of the file where it could not be read a second time.
    func position(in path: String, at offset: Int) -> SourcePosition {
        self[path]?.position(at: offset) ?? SourcePosition(offset: offset, line: 1, utf8Column: 1, utf16Column: 1)
    }
}

/// One file with its lines. Offsets past the end mean the end: the file may have shrunk since it was read first.
struct ReportedSource: Sendable {
    let file: SourceFile
    let lines: LineTable

    init(_ file: SourceFile) {
        self.file = file
        lines = LineTable(file)
    }

    var path: String { file.path }

    func position(at offset: Int) -> SourcePosition { lines.position(at: clamped(offset)) }

    func bytes(in range: ByteRange) -> ArraySlice<UInt8> {
        let start = clamped(range.startOffset)
        return file.bytes(in: ByteRange(startOffset: start, endOffset: max(start, clamped(range.endOffset))))
    }

    private func clamped(_ offset: Int) -> Int { min(max(offset, 0), file.byteCount) }
}
