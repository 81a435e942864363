/// What a walk leaves out besides its own default skips. Declared here and fulfilled by `Repository`, which this room
/// does not know.
protocol IgnoreRules {
    /// The rules for a folder the user named, given as an absolute path without symbolic links.
    ///
    /// That the folder itself, or one above it, is ignored does not count: it was asked for.
    func rules(insideFolder path: [UInt8]) -> any FolderRules
}

/// The ignore rules as they hold for the entries of one folder.
protocol FolderRules: AnyObject {
    /// Whether the entry is left out. A folder that holds anything to be listed is not.
    func ignores(_ name: [UInt8], isFolder: Bool) -> Bool

    /// The rules inside a sub-folder that is not ignored, or nil when it is left out after all.
    ///
    /// `hiddenNames` are its entries that begin with a dot: the walk has just read them, so looking for `.gitignore`
    /// in each folder costs no system call.
    func rules(insideFolder name: [UInt8], hiddenNames: [[UInt8]]) -> (any FolderRules)?
}

/// The rules of a tree without any.
final class NothingIgnored: IgnoreRules, FolderRules {
    func rules(insideFolder path: [UInt8]) -> any FolderRules { self }
    func ignores(_ name: [UInt8], isFolder: Bool) -> Bool { false }
    func rules(insideFolder name: [UInt8], hiddenNames: [[UInt8]]) -> (any FolderRules)? { self }
}
