/// What one file says by itself: its tree, what it declares, the names it spells, and what its code mentions by name.
///
/// Made beside the tree, many side by side, and never changed: all builds of `#if` and all snapshots of a program share it. The
/// names are numbers of the file's own table, except those of `KnownName`; linking gives them the numbers of the program.
final class FileFacts: Sendable {
    let tree: SyntaxTree
    /// Those that stand in the file first, then those that are made of them.
    let names: NameTable
    /// Those of `KnownName` that stand in the file, and how far the others that do so reach.
    let spelledKnown: [Name]
    let spelledCount: Int
    let declarations: [DeclarationFacts]
    /// The clauses of `#if` that declarations and imports stand in, an outer one before those inside.
    let clauses: [ClauseFacts]
    let imports: [ImportFacts]
    /// Of an interface: what declarations do, by their place among those of the file, and what of that was not understood.
    let behaviours: [Int32: Behaviour]
    let mistakes: [Behaviour.Mistake]
    let mentions: FileMentions

    /// - Parameter isInterface: of an interface nobody asks what its code mentions.
    init(_ tree: SyntaxTree, isInterface: Bool = false) {
        var names = NameTable()
        let records = tree.records
        let tokenNames = TokenNames(of: records, &names)
        spelledKnown = tokenNames.known
        spelledCount = names.count
        // A parameter `some P` has a generic parameter, which is called so.
        for index in records.nodes.indices where records.nodes[index].kind == .someType {
            guard let constraint = Node(records, NodeID(index)).child(.type) else { continue }
            _ = names.intern("some " + constraint.text)
        }
        var collector = DeclarationCollector(names, tokenNames, isInterface: isInterface)
        collector.collect(tree.root.children(.statement))
        declarations = collector.declarations
        clauses = collector.clauses
        imports = collector.imports
        behaviours = collector.behaviours
        mistakes = collector.mistakes
        if isInterface {
            mentions = FileMentions()
            names = collector.names
        } else {
            var code = MentionCollector(collector.names, tokenNames)
            code.collect(records)
            mentions = code.mentions
            names = code.names
        }
        names.freeze()
        self.names = names
        self.tree = tree
    }

    /// Gives each name that stands in the file once, `$` included.
    func forEachSpelledName(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        for name in spelledKnown { names.withBytes(of: name, body) }
        for index in NameTable.knownCount..<spelledCount { names.withBytes(of: Name(index: UInt32(index)), body) }
    }
}

/// One declared name, as the file says it.
struct DeclarationFacts: Sendable {
    let kind: DeclarationKind
    let name: Name
    let node: NodeID
    let element: NodeID
    /// The place of the type or extension around it among the declarations of the file; -1 at the top.
    let parent: Int32
    let flags: DeclarationFlags
    /// The innermost clause of `#if` around it, by its place among those of the file; `ClauseFacts.none` outside of all.
    let clause: Int32
}

/// A clause of a `#if` around declarations.
struct ClauseFacts: Sendable {
    static let none: Int32 = -1

    let node: NodeID
    /// The clause around the `#if`.
    let outer: Int32
}

struct ImportFacts: Sendable {
    let module: Name
    let isExported: Bool
    let clause: Int32
}
