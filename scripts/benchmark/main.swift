// Compiled together with LintCore's sources by benchmark.sh, as one module, on one core, from memory.

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads the files that `listPath` names, one a line, so that reading is not measured.
func read(listPath: String) -> [SourceFile] {
    guard let list = contents(of: listPath) else { fatalError("cannot read \(listPath)") }
    return list.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let path = String(decoding: line, as: UTF8.self)
        return contents(of: path).map { SourceFile(path: path, bytes: $0) }
    }
}

func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let count = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        initialized = fread(buffer.baseAddress, 1, count, file)
    }
}

func peakMegabytes() -> Double {
    var usage = rusage()
    #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return Double(usage.ru_maxrss) / 1e6
    #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1e3
    #endif
}

func best(of rounds: Int, _ body: () -> Void) -> Double {
    (0..<rounds).map { _ in
        let elapsed = ContinuousClock().measure(body)
        return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    }.min() ?? 0
}

guard CommandLine.arguments.count >= 3 else { fatalError("usage: benchmark lex|parse|both LIST [ROUNDS]") }
let what = CommandLine.arguments[1]
let files = read(listPath: CommandLine.arguments[2])
let rounds = CommandLine.arguments.dropFirst(3).first.flatMap { Int($0) } ?? 3
let byteCount = files.reduce(0) { $0 + $1.byteCount }

/// One line a measurement, for benchmark.sh: name, seconds, bytes, then facts for people.
func report(_ name: String, _ seconds: Double, _ facts: String) {
    print("\(name)\t\(seconds)\t\(byteCount)\t\(files.count) files, \(facts), peak \(Int(peakMegabytes())) MB with the sources")
}

if what != "parse" {
    var tokenCount = 0
    let seconds = best(of: rounds) {
        tokenCount = files.reduce(0) { $0 + lexedTokenCount($1) }
    }
    report("lex", seconds, "\(tokenCount) tokens")
}
if what != "lex" {
    var tokenCount = 0, nodeCount = 0, errorCount = 0
    let seconds = best(of: rounds) {
        (tokenCount, nodeCount, errorCount) = (0, 0, 0)
        for file in files {
            let tree = Parser.parse(file)
            tokenCount += tree.tokenCount
            nodeCount += tree.nodeCount
            errorCount += tree.errorCount
        }
    }
    let ratio = tokenCount == 0 ? 0 : (Double(nodeCount) / Double(tokenCount) * 100).rounded() / 100
    report("parse", seconds, "\(tokenCount) tokens, \(nodeCount) nodes (\(ratio) a token), \(errorCount) errors")
}
