/// The embedded interfaces that this process has read, by what they were read for: whether a fix did what it promised is seen by
/// looking at the project again, which asks for the same ones as a rule.
final class InterfaceCache: @unchecked Sendable {
    // Sendable although it changes: under the lock (`Mutex` of the standard library needs macOS 15).

    /// What decides which interfaces count.
    struct Question: Hashable {
        /// Modules that are imported, and those that are not to be taken from here.
        let wanted, leftOut: Set<String>
    }

    /// The interfaces that count, and where their declarations stand.
    struct Outlined {
        let modules: [String]
        let outline: InterfaceOutline
    }

    /// What interfaces were read for.
    private enum Reader {
        /// All of them, for whoever asks.
        case everyone
        /// The files of a project whose names nobody has looked at yet: most runs ask once.
        case files([SyntaxTree])
        case names(Set<AskedName>)
    }

    private struct Entry {
        let modules: [String]
        var reader: Reader
        let interfaces: [InterfaceLibrary.Interface]
    }

    static let shared = InterfaceCache()

    /// A run that watches asks again with each edit: what it asked for long ago is not kept for good.
    private static let maximumCount = 16

    private let lock = Lock()
    private var outlined: [Question: Outlined] = [:]
    private var vocabularies: [[String]: NameTable] = [:]
    /// The one that was asked for last stands last.
    private var entries: [Entry] = []

    func outline(_ question: Question, _ make: () -> Outlined) -> Outlined {
        if let known = lock.withLock({ outlined[question] }) { return known }
        let made = make()
        lock.withLock { outlined[question] = made }
        return made
    }

    /// - Parameter trees: the files of the project; nil where all is to be read.
    func interfaces(
        of outlined: Outlined, for trees: [SyntaxTree]?, _ read: () -> [InterfaceLibrary.Interface]
    ) -> [InterfaceLibrary.Interface] {
        let reader = reader(trees, outlined)
        if let known = known(outlined.modules, reader) { return known }
        let made = read()
        lock.withLock {
            if entries.count == Self.maximumCount { entries.removeFirst() }
            entries.append(Entry(modules: outlined.modules, reader: reader, interfaces: made))
        }
        return made
    }

    /// Names are looked at where there is something to compare with.
    private func reader(_ trees: [SyntaxTree]?, _ outlined: Outlined) -> Reader {
        guard let trees else { return .everyone }
        guard lock.withLock({ entries.contains { $0.modules == outlined.modules } }) else { return .files(trees) }
        let vocabulary = vocabulary(of: outlined)
        lock.withLock {
            for index in entries.indices where entries[index].modules == outlined.modules {
                // With their names the files need not be held any longer.
                if case .files(let others) = entries[index].reader { entries[index].reader = .names(AskedName.all(in: others, of: vocabulary)) }
            }
        }
        return .names(AskedName.all(in: trees, of: vocabulary))
    }

    private func known(_ modules: [String], _ reader: Reader) -> [InterfaceLibrary.Interface]? {
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

    private func vocabulary(of outlined: Outlined) -> NameTable {
        if let known = lock.withLock({ vocabularies[outlined.modules] }) { return known }
        let made = outlined.outline.declaredNames
        lock.withLock { vocabularies[outlined.modules] = made }
        return made
    }
}

/// A name of the interfaces as a project mentions it. Projects that mention the same ones in the same way are given the same excerpt.
private struct AskedName: Hashable {
    let name: Name
    let isDeclared: Bool
    let isInProject: Bool

    /// - Parameter vocabulary: the names of all that the interfaces declare: no other name leads to anything in them.
    static func all(in trees: [SyntaxTree], of vocabulary: NameTable) -> Set<AskedName> {
        var found: Set<AskedName> = []
        InterfaceExcerpt.forEachName(in: trees) { text, isDeclared, isInProject in
            let name = vocabulary.name(spelled: text)
            if name != .unheard { found.insert(AskedName(name: name, isDeclared: isDeclared, isInProject: isInProject)) }
        }
        return found
    }
}
