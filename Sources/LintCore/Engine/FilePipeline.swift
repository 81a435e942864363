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

    /// Nil where nothing the file declares counts outside it.
    var index: FileIndex?
    var remainder = Remainder.nothing
    let byteCount: Int
    var note: SourceNote?
    var timings: Timings
}

/// The first pass over one file, from path to index; the same for every file, side by side.
struct FilePipeline: Sendable {
    let rules: RuleTable
    let memory: TreeMemory
    let projectPaths: ProjectPaths
    let measuresTime: Bool

    /// - Parameter isChecked: whether findings and notes are asked for, and not only what the file declares.
    func process(_ path: String, isChecked: Bool = true) -> Result<FileOutcome, Problem> {
        var timings = Timings(isOn: measuresTime)
        switch timings.measure(.read, { SourceReading.file(path) }) {
        case .failure(let problem): return .failure(problem)
        case .success(let source): return .success(process(source, isChecked: isChecked, timings))
        }
    }

    func process(_ source: SourceFile) -> FileOutcome {
        process(source, isChecked: true, Timings(isOn: measuresTime))
    }

    private func process(_ source: SourceFile, isChecked: Bool, _ timings: Timings) -> FileOutcome {
        var outcome = FileOutcome(byteCount: source.byteCount, timings: timings)
        guard !SilentScope.covers(path: projectPaths.relative(source.path)) else { return outcome }
        let lexed = outcome.timings.measure(.lex) { Lexer.tokenize(source) }
        let isInteresting = outcome.timings.measure(.index) { isChecked && mayFindSomething(in: source, lexed) }
        // Where brackets and strings are whole, a body that no rule asks for is passed over; what is wrong inside it is
        // the compiler's to say.
        let isWhole = isInteresting || (isChecked && lexed.isDamaged)
        let tree = outcome.timings.measure(.parse) { Parser.parse(source, lexed, skippingBodies: !isWhole) }
        if isChecked { outcome.note = outcome.timings.measure(.read) { Self.note(on: tree) } }
        outcome.index = outcome.timings.measure(.index) { FileIndex(tree) }
        if isInteresting { outcome.remainder = memory.reserve(tree) ? .tree(tree) : .source(source) }
        return outcome
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

    static func note(on tree: SyntaxTree) -> SourceNote? {
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
