/// The embedded interfaces that this process has read, by what they were read for: whether a fix did what it promised is seen by
/// looking at the project again, which asks for the same ones as a rule.
final class InterfaceCache: @unchecked Sendable {
    // Sendable although it changes: under the lock (`Mutex` of the standard library needs macOS 15).

    /// What interfaces were read for.
    private enum Reader {
        /// All of them, for whoever asks.
        case everyone
        /// The files of a project whose names nobody has looked at yet: most runs ask once.
        case files([FileFacts])
        case names(Set<AskedName>)
    }

    private struct Entry {
        let modules: [Int]
        var reader: Reader
        let interfaces: [InterfaceLibrary.Interface]
    }

    static let shared = InterfaceCache()

    /// A run that watches asks again with each edit: what it asked for long ago is not kept for good.
    private static let maximumCount = 16

    private let lock = Lock()
    /// The one that was asked for last stands last.
    private var entries: [Entry] = []

    /// - Parameter modules: those that count, by their places among the embedded ones.
    /// - Parameter files: those of the project; nil where all is to be read.
    func interfaces(of modules: [Int], for files: [FileFacts]?, _ read: () -> [InterfaceLibrary.Interface]) -> [InterfaceLibrary.Interface] {
        let reader = reader(files, modules)
        if let known = known(modules, reader) { return known }
        let made = read()
        lock.withLock {
            if entries.count == Self.maximumCount { entries.removeFirst() }
            entries.append(Entry(modules: modules, reader: reader, interfaces: made))
        }
        return made
    }

    /// Names are looked at where there is something to compare with.
    private func reader(_ files: [FileFacts]?, _ modules: [Int]) -> Reader {
        guard let files else { return .everyone }
        guard lock.withLock({ entries.contains { $0.modules == modules } }) else { return .files(files) }
        lock.withLock {
            for index in entries.indices where entries[index].modules == modules {
                // With their names the files need not be held any longer.
                if case .files(let others) = entries[index].reader { entries[index].reader = .names(AskedName.all(in: others)) }
            }
        }
        return .names(AskedName.all(in: files))
    }

    private func known(_ modules: [Int], _ reader: Reader) -> [InterfaceLibrary.Interface]? {
        lock.withLock {
            let found = entries.lastIndex { entry in
                guard entry.modules == modules else { return false }
                return switch (entry.reader, reader) {
                case (.everyone, .everyone): true
                case (.names(let own), .names(let asked)): own == asked
                default: false
                }
            }
            guard let found else { return nil }
            entries.append(entries.remove(at: found))
            return entries[entries.count - 1].interfaces
        }
    }
}

/// A name of the interfaces as a project mentions it. Projects that mention the same ones in the same way are given the same excerpt.
private struct AskedName: Hashable {
    /// Its number in `InterfaceIndex`.
    let name: Int
    let isDeclared: Bool
    let isInProject: Bool

    static func all(in files: [FileFacts]) -> Set<AskedName> {
        var found: Set<AskedName> = []
        InterfaceExcerpt.forEachName(in: files) { name, isDeclared, isInProject in
            found.insert(AskedName(name: name, isDeclared: isDeclared, isInProject: isInProject))
        }
        return found
    }
}
