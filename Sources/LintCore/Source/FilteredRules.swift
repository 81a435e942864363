/// Ignore rules and filters together.
struct FilteredRules: IgnoreRules {
    let base: any IgnoreRules
    /// Those that hold in the folder that is walked.
    let filters: FilterChain
    let nested: (any NestedFilters)?
    /// Take files that are not included, too.
    let ignoresIncludes: Bool

    func rules(insideFolder path: [UInt8]) -> any FolderRules {
        let rules = base.rules(insideFolder: path)
        if filters.isEverything, nested == nil { return rules }
        return FilteredFolderRules(rules, self, filters, path: path, isIncluded: filters.includes(path, isFolder: true))
    }
}

private final class FilteredFolderRules: FolderRules {
    private let base: any FolderRules
    private let whole: FilteredRules
    private let filters: FilterChain
    private let path: [UInt8]
    /// Everything below is wanted, whatever it is called.
    private let isIncluded: Bool
    /// Most folders have nobody who filters.
    private let isEverything: Bool

    init(_ base: any FolderRules, _ whole: FilteredRules, _ filters: FilterChain, path: [UInt8], isIncluded: Bool) {
        self.base = base
        self.whole = whole
        self.filters = filters
        self.path = path
        self.isIncluded = isIncluded
        isEverything = filters.isEverything
    }

    func ignores(_ name: [UInt8], isFolder: Bool) -> Bool {
        if base.ignores(name, isFolder: isFolder) { return true }
        if isEverything { return false }
        let entry = path.appendingPath(name)
        if filters.excludesItself(entry, isFolder: isFolder) { return true }
        // A folder may hold what is wanted though nothing says so yet.
        return !isFolder && !isIncluded && filters.choosesAmong(entry) && !filters.includesItself(entry, isFolder: false)
    }

    func rules(insideFolder name: [UInt8], hiddenNames: [[UInt8]]) -> (any FolderRules)? {
        guard let rules = base.rules(insideFolder: name, hiddenNames: hiddenNames) else { return nil }
        let entry = path.appendingPath(name)
        var filters = filters
        var isIncluded = isIncluded || filters.includesItself(entry, isFolder: true)
        if let own = whole.nested?.filter(ofFolder: entry, hiddenNames: hiddenNames) {
            let counting = whole.ignoresIncludes ? own.withoutIncludes : own
            filters.append(counting)
            if counting.hasIncludes { isIncluded = false }
        }
        return FilteredFolderRules(rules, whole, filters, path: entry, isIncluded: isIncluded)
    }
}
