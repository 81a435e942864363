@testable import LintCore

/// Which types the files of a code base name, and in which room each of those is declared; read with our own parser.
///
/// Only names are seen: a value whose type is inferred, and a member that a room adds to a type of another one, are not.
struct RoomUses {
    struct File {
        let path: String
        /// The folder it is in.
        let room: String
        let tree: SyntaxTree

        init(path: String, text: String) {
            self.path = path
            let folders = path.split(separator: "/").dropLast()
            room = folders.first.map(String.init) ?? ""
            tree = Parser.parse(SourceFile(path: path, text: text))
        }
    }

    /// A file that names a type of a room.
    struct Use: Hashable {
        let path: String
        let room: String
        let name: String
        let declaringRoom: String
    }

    private let files: [File]
    /// The room of each type that other files can see.
    private var roomsByType: [String: String] = [:]
    /// What a type declares inside itself, by qualified name: inside, such a name means this and nothing else.
    private var nestedTypes: [String: Set<String>] = [:]
    /// Types declared for their file alone.
    private var privateTypes: [String: Set<String>] = [:]

    init(_ files: [File]) {
        self.files = files
        for file in files {
            for node in file.tree.root.descendants where Self.declaresType(node) { add(node, of: file) }
        }
    }

    private static func declaresType(_ node: Node) -> Bool {
        switch node.kind {
        case .struct, .class, .enum, .actor, .protocol, .typealias, .associatedtype: true
        default: false
        }
    }

    private mutating func add(_ declaration: Node, of file: File) {
        guard let name = declaration.child(.name)?.nameText else { return }
        if let owner = declaration.ancestors.lazy.compactMap(TypeDecl.init).first {
            nestedTypes[owner.qualifiedName, default: []].insert(name)
        } else if declaration.children(.modifier).map(\.text).contains(where: { $0 == "private" || $0 == "fileprivate" }) {
            privateTypes[file.path, default: []].insert(name)
        } else if declaration.parent?.kind == .sourceFile {
            roomsByType[name] = file.room
        }
    }

    /// Names of all types, nested ones included.
    var typeNames: Set<String> {
        nestedTypes.values.reduce(Set(roomsByType.keys)) { $0.union($1) }.union(privateTypes.values.flatMap { $0 })
    }

    /// Every use of a type of another room.
    var acrossRooms: Set<Use> {
        var uses: Set<Use> = []
        for file in files {
            for node in file.tree.root.descendants where node.kind == .identifierType || node.kind == .identifier {
                let name = file.tree.records.text(of: node.firstToken)
                guard let room = roomsByType[name], room != file.room, !isShadowed(name, at: node, in: file) else { continue }
                uses.insert(Use(path: file.path, room: file.room, name: name, declaringRoom: room))
            }
        }
        return uses
    }

    /// Whether the name means something that stands nearer: a private type of the file, a nested type, a generic parameter.
    private func isShadowed(_ name: String, at node: Node, in file: File) -> Bool {
        if privateTypes[file.path]?.contains(name) == true { return true }
        return node.ancestors.contains { ancestor in
            if let type = TypeDecl(ancestor), nestedTypes[type.qualifiedName]?.contains(name) == true { return true }
            return ancestor.child(.genericParameters)?.children.contains { $0.child(.name)?.nameText == name } ?? false
        }
    }

    /// The modules a file imports, those behind `#if` included.
    static func imports(of file: File) -> Set<String> {
        Set(file.tree.root.descendants.compactMap { ImportDecl($0)?.module })
    }
}
