/// The types of view-returning members as they are told; made by the engine.
public struct TypeReport: Sendable {
    typealias Place = ReportPlace

    /// Why a part of a type is `_` or what it rests on that was not read, and where that was found out.
    struct Unknown: Hashable, Sendable {
        let place: Place
        let reason: String
    }

    /// A line of the tree: a type, or its name where its arguments follow one level deeper.
    struct TreeLine: Sendable {
        let depth: Int
        let type: String
        let remarks: [Remark]
    }

    /// What the source says of a line: a branch, a helper, a reason.
    struct Remark: Sendable {
        let text: String
        /// Nil where there is none to be shown.
        let place: Place?
        /// A line is enough for a statement, an expression needs its column.
        let needsColumn: Bool
    }

    struct Member: Sendable {
        /// `Outer.Inner.body`, `Row.title(for:)`.
        let name: String
        let place: Place
        let type: String
        let unknowns: [Unknown]
        let assumptions: [Unknown]
        /// Empty unless it was asked for.
        let tree: [TreeLine]

        /// `Outer.Inner`; empty for what stands in no type.
        var viewName: String { Self.split(name).view }

        /// `body`, `title`: without the labels of a function.
        var memberName: String { Self.split(name).member }

        private static func split(_ name: String) -> (view: String, member: String) {
            let bare = name.prefix { $0 != "(" }
            guard let point = bare.lastIndex(of: ".") else { return ("", String(bare)) }
            return (String(bare[..<point]), String(bare[bare.index(after: point)...]))
        }
    }

    /// The build that a file was read for.
    struct BuildProfile: Hashable, Sendable {
        /// As the command line takes it.
        let platform: String
        /// As people write it: `iOS`.
        let platformName: String
        let sdk: Int
        let deploymentTarget: String
    }

    struct File: Sendable {
        let path: String
        let profile: BuildProfile
        var members: [Member]
    }

    /// Those with members, in the order of their paths.
    private(set) var files: [File]
    /// How many files were looked at.
    public let fileCount: Int

    init(files: [File], fileCount: Int) {
        self.files = files
        self.fileCount = fileCount
    }

    public var isEmpty: Bool { files.isEmpty }

    /// The names of the types that have members here.
    public var viewNames: [String] { uniqueNames(\.viewName) }

    /// The names of the members, without their types.
    public var memberNames: [String] { uniqueNames(\.memberName) }

    /// The members of one type alone, given by its name or the last parts of it; false where there is none.
    public mutating func keepView(named name: String) -> Bool {
        keep { $0.viewName == name || $0.viewName.hasSuffix("." + name) }
    }

    /// The members of one name alone, with or without labels; false where there is none.
    public mutating func keepMembers(named name: String) -> Bool {
        keep { $0.memberName == name || $0.name == name || $0.name.hasSuffix("." + name) }
    }

    private mutating func keep(where isWanted: (Member) -> Bool) -> Bool {
        for index in files.indices { files[index].members.removeAll { !isWanted($0) } }
        files.removeAll { $0.members.isEmpty }
        return !files.isEmpty
    }

    private func uniqueNames(_ name: (Member) -> String) -> [String] {
        var known: Set<String> = []
        return files.flatMap(\.members).map(name).filter { !$0.isEmpty && known.insert($0).inserted }
    }
}
