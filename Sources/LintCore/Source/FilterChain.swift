/// The filters that hold in one folder: that of the project, then those of the folders on the way.
///
/// What one of them excludes is excluded. The nearest one that includes anything decides what is included.
struct FilterChain {
    private(set) var filters: [PathFilter]

    var isEverything: Bool { filters.allSatisfy(\.isEverything) }
    var withoutIncludes: FilterChain { FilterChain(filters: filters.map(\.withoutIncludes)) }

    private var including: PathFilter? { filters.last { $0.hasIncludes } }

    mutating func append(_ filter: PathFilter) { filters.append(filter) }

    func excludes(_ path: [UInt8], isFolder: Bool) -> Bool { filters.contains { $0.excludes(path, isFolder: isFolder) } }

    func excludesItself(_ path: [UInt8], isFolder: Bool) -> Bool {
        filters.contains { $0.excludesItself(path, isFolder: isFolder) }
    }

    func includes(_ path: [UInt8], isFolder: Bool) -> Bool { including?.includes(path, isFolder: isFolder) ?? true }

    func includesItself(_ path: [UInt8], isFolder: Bool) -> Bool { including?.includesItself(path, isFolder: isFolder) ?? true }

    /// Whether globs say which files are included at the path.
    func choosesAmong(_ path: [UInt8]) -> Bool { including?.concerns(path) ?? false }
}

/// The filters of folders below the root of a project. Declared here and fulfilled by `Configuration`, which this room does not
/// know.
protocol NestedFilters: AnyObject {
    /// The folder's own, on a walk that has just read its entries; `hiddenNames` are those that begin with a dot.
    func filter(ofFolder path: [UInt8], hiddenNames: [[UInt8]]) -> PathFilter?

    /// Those of a folder and of the folders above it, the outermost first; for what is reached without a walk.
    func filters(around path: [UInt8]) -> [PathFilter]

    /// Whether one was found that includes some files and not others.
    var hasIncludes: Bool { get }
}
