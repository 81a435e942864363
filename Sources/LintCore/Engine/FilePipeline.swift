/// What the first pass over one file leaves behind.
struct FileOutcome: Sendable {
    /// As much of a file as the second pass needs.
    enum Remainder: Sendable {
        /// No rule can find anything here.
        case nothing
        /// To be parsed again: the trees kept so far fill their share of memory.
        case source(SourceFile)
        case tree(SyntaxTree)
    }

    let index: FileIndex
    let remainder: Remainder
    let byteCount: Int
    let note: SourceNote?
    let timings: Timings
}

/// The first pass over one file, from path to index; the same for every file, side by side.
struct FilePipeline: Sendable {
    let rules: RuleTable
    let memory: TreeMemory
    var measuresTime = false

    func process(_ path: String) -> Result<FileOutcome, Problem> {
        var timings = Timings(isOn: measuresTime)
        switch timings.measure(.read, { SourceReading.file(path) }) {
        case .failure(let problem): return .failure(problem)
        case .success(let source): return .success(process(source, timings))
        }
    }

    /// What a file declares that is not to be checked itself. Nothing is said about it, whatever is wrong with it.
    func index(_ path: String) -> Result<FileOutcome, Problem> {
        var timings = Timings(isOn: measuresTime)
        let source: SourceFile
        switch timings.measure(.read, { SourceReading.file(path) }) {
        case .failure(let problem): return .failure(problem)
        case .success(let read): source = read
        }
        let lexed = timings.measure(.lex) { Lexer.tokenize(source) }
        let tree = timings.measure(.parse) { Parser.parse(source, lexed, skippingBodies: true) }
        let index = timings.measure(.index) { FileIndex(tree) }
        return .success(FileOutcome(
            index: index, remainder: .nothing, byteCount: source.byteCount, note: nil, timings: timings))
    }

    func process(_ source: SourceFile) -> FileOutcome { process(source, Timings(isOn: measuresTime)) }

    private func process(_ source: SourceFile, _ timings: Timings) -> FileOutcome {
        var timings = timings
        let lexed = timings.measure(.lex) { Lexer.tokenize(source) }
        let isInteresting = timings.measure(.index) { mayFindSomething(in: source, lexed) }
        let tree = timings.measure(.parse) { Parser.parse(source, lexed, skippingBodies: !isInteresting) }
        let note = timings.measure(.read) { Self.note(on: tree) }
        let index = timings.measure(.index) { FileIndex(tree) }
        let remainder: FileOutcome.Remainder =
            isInteresting ? memory.reserve(tree) ? .tree(tree) : .source(source) : .nothing
        return FileOutcome(
            index: index, remainder: remainder, byteCount: source.byteCount, note: note, timings: timings)
    }

    /// The whole tree of a file that was given up for lack of memory.
    static func tree(of source: SourceFile, _ timings: inout Timings) -> SyntaxTree {
        let lexed = timings.measure(.lex) { Lexer.tokenize(source) }
        return timings.measure(.parse) { Parser.parse(source, lexed) }
    }

    private func mayFindSomething(in source: SourceFile, _ lexed: LexedFile) -> Bool {
        // Debug builds run the rules a second time without the shortcuts, in every file.
        #if DEBUG
        true
        #else
        rules.mayFindSomething(in: source, lexed)
        #endif
    }

    private static func note(on tree: SyntaxTree) -> SourceNote? {
        let source = tree.source
        let message: String
        let offset: Int
        if let invalid = UTF8Check.firstInvalidOffset(in: source) {
            (offset, message) = (invalid, "this byte is not UTF-8")
        } else if let error = tree.nodes.firstIndex(where: { $0.kind == .error }) {
            offset = Node(tree, NodeID(error)).range.startOffset
            message = "skipped what could not be parsed here"
        } else {
            return nil
        }
        let position = LineTable(source).position(at: offset)
        return SourceNote(path: source.path, line: position.line, utf8Column: position.utf8Column, message: message)
    }
}

/// How much memory kept trees may take together. A tree is about six times as large as its source, a second parse is
/// cheap: past the limit only the source is kept.
final class TreeMemory: @unchecked Sendable {
    private let lock = Lock()
    private var bytesLeft: Int

    init(byteLimit: Int = 128 << 20) { bytesLeft = byteLimit }

    func reserve(_ tree: SyntaxTree) -> Bool {
        let size = tree.source.byteCount + tree.tokens.count * MemoryLayout<Token>.stride
            + tree.nodes.count * MemoryLayout<NodeRecord>.stride
        return lock.withLock {
            guard size <= bytesLeft else { return false }
            bytesLeft -= size
            return true
        }
    }
}
