import Foundation

/// The .swift files below `paths`, sorted, each as it was spelled.
func swiftFiles(below paths: [String]) -> [String] {
    var found: [String] = []
    for path in paths {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            fail("no such file or folder: \(path)")
        }
        guard isFolder.boolValue else {
            found.append(path)
            continue
        }
        guard let entries = FileManager.default.enumerator(atPath: path) else { continue }
        let folder = path.hasSuffix("/") ? path : path + "/"
        for case let entry as String in entries where entry.hasSuffix(".swift") {
            // A folder may carry the suffix too, and so may a link to nowhere.
            if FileManager.default.fileExists(atPath: folder + entry, isDirectory: &isFolder), !isFolder.boolValue {
                found.append(folder + entry)
            }
        }
    }
    return found.sorted()
}

func absolutePath(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

/// The first columns of a tab-separated list, as absolute paths.
func pathSet(inList file: String) -> Set<String> {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { fail("cannot read \(file)") }
    return Set(text.split(separator: "\n").compactMap { line in
        line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).first.map { absolutePath(String($0)) }
    })
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
}

/// Runs `body` over `0..<count` on every core and keeps the order.
///
/// Threads of our own and not `concurrentPerform`: both trees may be as deep as a long operator chain, and a worker's
/// stack is 512 kB on Darwin. `names` says what is under way when a parser traps or hangs.
func parallelMap<Result>(_ names: [String], _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
    let shared = Shared<Result>(count: names.count)
    let width = ProcessInfo.processInfo.activeProcessorCount
    watch = UnsafeMutablePointer.allocate(capacity: width)
    watch?.initialize(repeating: Watch(), count: width)
    watchCount = width
    for signalNumber in [SIGILL, SIGSEGV, SIGTRAP, SIGBUS, SIGABRT] { signal(signalNumber, reportCrash) }

    let group = DispatchGroup()
    for worker in 0..<width {
        group.enter()
        let thread = Thread {
            while let index = shared.take() {
                watch?[worker] = Watch(name: strdup(names[index]), since: time(nil))
                shared.put(body(index), at: index)
                free(watch?[worker].name)
                watch?[worker] = Watch()
            }
            group.leave()
        }
        thread.stackSize = 256 << 20
        thread.start()
    }
    while group.wait(timeout: .now() + 10) == .timedOut {
        for worker in 0..<width {
            guard let entry = watch?[worker], let name = entry.name, time(nil) - entry.since > 20 else { continue }
            FileHandle.standardError.write(Data("still at it for \(time(nil) - entry.since) s: \(String(cString: name))\n".utf8))
        }
    }
    return shared.results.map { $0! }
}

private struct Watch {
    var name: UnsafeMutablePointer<CChar>?
    var since: time_t = 0
}

nonisolated(unsafe) private var watch: UnsafeMutablePointer<Watch>?
nonisolated(unsafe) private var watchCount = 0

/// Only calls what a signal handler may call.
private func reportCrash(_ signalNumber: Int32) {
    for worker in 0..<watchCount {
        guard let name = watch?[worker].name else { continue }
        _ = "crashed; under way: ".withCString { write(2, $0, strlen($0)) }
        _ = write(2, name, strlen(name))
        _ = write(2, "\n", 1)
    }
    signal(signalNumber, SIG_DFL)
    raise(signalNumber)
}

private final class Shared<Result>: @unchecked Sendable {
    private let lock = NSLock()
    private var next = 0
    private(set) var results: [Result?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func take() -> Int? {
        lock.withLock {
            guard next < results.count else { return nil }
            defer { next += 1 }
            return next
        }
    }

    func put(_ result: Result, at index: Int) { lock.withLock { results[index] = result } }
}
