/// What one file declares; made from its tree alone, so that files can be indexed side by side.
struct FileIndex: Sendable {
    init(_ tree: SyntaxTree) {}
}

/// Who declares what in the whole project: the merge of all files' indices.
struct ProjectIndex: Sendable {
    init(_ files: [FileIndex]) {}
}
