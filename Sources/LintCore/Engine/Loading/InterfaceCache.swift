/// The embedded interfaces that this process has read, by what they were read for: whether a fix did what it promised is seen by
/// looking at the project again, which asks for the same ones as a rule.
final class InterfaceCache: @unchecked Sendable {
    // Sendable although it changes: under the lock.

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

    private struct Entry {
        let modules: [String]
        /// The files that it was read for; nil where all was read.
        let trees: [SyntaxTree]?
        /// Nil until somebody compares.
        var names: Set<AskedName>?
        let interfaces: [InterfaceLibrary.Interface]
    }

    static let shared = InterfaceCache()

    /// More would be kept of many projects that have nothing in common.
    private static let maximumCount = 64

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
        // Names are compared only where there is something to compare with: most runs ask once.
        let names = hasEntries(of: outlined.modules) ? trees.map { AskedName.all(in: $0, of: vocabulary(of: outlined)) } : nil
        if let known = known(outlined, names, isWhole: trees == nil) { return known }
        let made = read()
        lock.withLock {
            if entries.count == Self.maximumCount { entries.removeFirst() }
            entries.append(Entry(modules: outlined.modules, trees: trees, names: names, interfaces: made))
        }
        return made
    }

    private func hasEntries(of modules: [String]) -> Bool {
        lock.withLock { entries.contains { $0.modules == modules && $0.trees != nil } }
    }

    private func known(_ outlined: Outlined, _ names: Set<AskedName>?, isWhole: Bool) -> [InterfaceLibrary.Interface]? {
        let vocabulary = names.map { _ in self.vocabulary(of: outlined) }
        return lock.withLock {
            let found = entries.lastIndex { entry in
                guard entry.modules == outlined.modules else { return false }
                guard let trees = entry.trees else { return isWhole }
                guard let names, let vocabulary else { return false }
                return (entry.names ?? AskedName.all(in: trees, of: vocabulary)) == names
            }
            guard let found else { return nil }
            var entry = entries.remove(at: found)
            entry.names = names
            entries.append(entry)
            return entry.interfaces
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
