#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// One walk through a folder the user named, down to every Swift file that is not skipped. Made by `FileDiscovery`.
///
/// Folders wait on an explicit stack and the path is one buffer cut back at each step: depth costs neither stack nor
/// descriptors.
struct FolderWalk {
    private struct PendingFolder {
        let name: [UInt8]
        /// Length of the path of the folder it is in.
        let parentLength: Int
        let depth: Int
        let parentRules: any FolderRules
    }

    /// Where builds and package managers keep what is not the project's own; hidden folders, `.build` among them, are
    /// skipped for their name.
    private static let skippedFolders: Set<[UInt8]> = Set(
        ["DerivedData", "Pods", "Carthage", "node_modules"].map { Array($0.utf8) })
    /// Documentation catalogues hold the steps of tutorials: Swift that nobody compiles, the same types again and again.
    private static let documentationEnding = Array(".docc".utf8)

    private static let bundleEndings = [".xcassets", ".xcdatamodeld", ".xcdatamodel"]

    private static func isSkipped(_ folder: [UInt8]) -> Bool {
        skippedFolders.contains(folder) || folder.suffix(documentationEnding.count).elementsEqual(documentationEnding)
    }

    /// Whether a walk leaves out a folder of this name, hidden ones included.
    static func passesOver(_ folder: [UInt8]) -> Bool { folder.first == UInt8(ascii: ".") || isSkipped(folder) }

    private(set) var files: [[UInt8]] = []
    /// Folders of colours and images, and of data models, which hold no Swift and are not walked; and catalogues of strings.
    private(set) var bundles: [[UInt8]] = []
    private(set) var errors: [(path: [UInt8], error: SystemError)] = []

    private var path: [UInt8]
    private var stack: [PendingFolder] = []
    /// The folders from the root to the current one. Links are not followed, but a folder can be mounted inside itself.
    private var ancestors: [FileStatus.Identity] = []

    /// Walks the folder at `root`; paths found begin with it.
    init(root: [UInt8], rules: any FolderRules) {
        path = root
        visit(depth: 0, followingLink: true) { _ in rules }
        while let folder = stack.popLast() {
            path.removeSubrange(folder.parentLength...)
            append(folder.name)
            ancestors.removeSubrange(folder.depth...)
            visit(depth: folder.depth, followingLink: false) { hiddenNames in
                folder.parentRules.rules(insideFolder: folder.name, hiddenNames: hiddenNames)
            }
        }
    }

    /// Reads the folder at `path`; `rules` says by its hidden entries what holds inside, or nil to leave it out.
    private mutating func visit(
        depth: Int, followingLink: Bool, rules: ([[UInt8]]) -> (any FolderRules)?
    ) {
        let listing: FolderListing
        do {
            listing = try FolderListing(ofFolderAt: path, followingLink: followingLink)
        } catch {
            // Gone, or replaced by something else, since its parent was read: then it is not there to be checked.
            let hasVanished = [ENOENT, ENOTDIR, ELOOP].contains(error.code) && depth > 0
            if !hasVanished { errors.append((path, error)) }
            return
        }
        guard !ancestors.contains(listing.identity), let rules = rules(listing.hiddenNames) else { return }
        ancestors.append(listing.identity)

        let length = path.count
        for name in listing.swiftFiles where !rules.ignores(name, isFolder: false) {
            append(name)
            files.append(path)
            path.removeSubrange(length...)
        }
        for name in listing.stringCatalogues where !rules.ignores(name, isFolder: false) { bundles.append(path.appendingPath(name)) }
        for name in listing.folders where !Self.isSkipped(name) && !rules.ignores(name, isFolder: true) {
            if Self.bundleEndings.contains(where: name.hasEnding) {
                append(name)
                bundles.append(path)
                path.removeSubrange(length...)
                continue
            }
            stack.append(PendingFolder(name: name, parentLength: length, depth: depth + 1, parentRules: rules))
        }
    }

    private mutating func append(_ name: [UInt8]) {
        if path.last != FileSystem.slash { path.append(FileSystem.slash) }
        path.append(contentsOf: name)
    }
}
