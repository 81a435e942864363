import Foundation
import Testing

@testable import LintCore

/// What libraries declare is known by declaration: outside of the rooms that describe libraries, no text spells a name of theirs.
///
/// Formats, keywords of the language and the project's own terms may be spelled alike, so only rooms are read that know code of projects.
/// `Fixtures/spelled-names.tsv` lists what is spelled today, by file, with the reason. If this fails after names went, run it with
/// IDENTITY_LINT_UPDATE=spelled-names, which takes them out; what comes anew is written by hand, or better found by declaration.
@Suite struct SpelledNamesTests {
    private static let rooms: Set<String> = ["Index", "Names", "Flow", "Identity", "Rules", "Fixes", "Engine"]
    /// The names that the evaluator speaks of, which is in Types.
    private static let others: Set<String> = ["Index/KnownName.swift"]
    private static let list = "Tests/LintCoreTests/Fixtures/spelled-names.tsv"

    /// How many are listed. It may only shrink.
    private static let maximum = 320

    private struct Spelled: Hashable {
        let file: String
        let name: String
    }

    @Test func noNameOfALibraryIsSpelled() throws {
        let found = try Self.found()
        let listed = try Self.listed()
        if ProcessInfo.processInfo.environment["IDENTITY_LINT_UPDATE"] == "spelled-names" { try Self.write(listed.filter { found.contains($0.key) }) }
        for spelled in found.subtracting(listed.keys).sorted(by: { ($0.file, $0.name) < ($1.file, $1.name) }) {
            Issue.record("\(spelled.file) spells `\(spelled.name)`, which a library declares: ask the declaration")
        }
        for spelled in Set(listed.keys).subtracting(found) { Issue.record("\(spelled.file) no longer spells `\(spelled.name)`: take it off the list") }
        for (spelled, reason) in listed where reason.isEmpty { Issue.record("\(spelled.file), `\(spelled.name)`: no reason is given") }
        #expect(listed.count <= Self.maximum, "\(listed.count)")
    }

    @Test(arguments: [
        ("let a: Set<String> = [\"ScrollView\"]", ["ScrollView"]), ("a == \".sheet\"", [".sheet"]), ("enum Kind: String { case popover, own = \"Table\" }", ["Table", "popover"]),
        ("enum Kind { case popover }", []), ("print(\"a ScrollView is lost\")", []), ("name.hasSuffix(\"Modifier\")", ["…Modifier"]), ("print(\"\\(ScrollView)\")", []),
    ] as [(String, [String])])
    func aSpelledNameIsSeen(_ text: String, _ names: [String]) {
        let tree = Parser.parse(SourceFile(path: "a.swift", text: text))
        withExtendedLifetime(tree) { #expect(Self.spelled(in: tree.root).sorted() == names) }
    }

    // MARK: Reading

    private static func found() throws -> Set<Spelled> {
        let paths = try ProjectFolder.files(below: "Sources/LintCore", endingWith: ".swift")
        var found: Set<Spelled> = []
        for path in paths where rooms.contains(String(path.prefix { $0 != "/" })) && !others.contains(path) {
            let tree = Parser.parse(SourceFile(path: path, text: try ProjectFolder.text(of: "Sources/LintCore/" + path)))
            withExtendedLifetime(tree) { found.formUnion(spelled(in: tree.root).map { Spelled(file: path, name: $0) }) }
        }
        return found
    }

    private static func spelled(in root: Node) -> [String] {
        root.descendants.flatMap { node -> [String] in
            switch node.kind {
            case .string: return spelled(by: node).map { [$0] } ?? []
            case .enumElement: return isRawText(node) ? [node.child(.name)?.nameText ?? ""].filter(declared.contains) : []
            default: return []
            }
        }
    }

    /// A name, a modifier's with its period, a label's with its colon, or what a name is said to begin or end with.
    private static func spelled(by string: Node) -> String? {
        let text = string.text.trimmingCharacters(in: CharacterSet(charactersIn: "\"#"))
        guard let argument = string.parent, let call = argument.parent.flatMap(CallExpr.init) else { return declared.contains(bare(text)) ? text : nil }
        switch call.calledName {
        case "hasPrefix": return text.contains(where: \.isLetter) ? text + "…" : nil
        case "hasSuffix": return text.contains(where: \.isLetter) ? "…" + text : nil
        default: return declared.contains(bare(text)) ? text : nil
        }
    }

    private static func bare(_ text: String) -> String { text.trimmingCharacters(in: CharacterSet(charactersIn: ".:$")) }

    /// A case that is its own raw value.
    private static func isRawText(_ element: Node) -> Bool {
        guard element.child(.value) == nil, let type = element.ancestors.lazy.compactMap(TypeDecl.init).first else { return false }
        return type.node.kind == .enum && type.inheritedTypes.contains { $0.text == "String" }
    }

    /// All that interfaces declare.
    private static let declared: Set<String> = {
        var names: Set<String> = []
        for (module, text) in EmbeddedInterfaces.all {
            let facts = FileFacts(Parser.parse(SourceFile(path: module, text: text.description)), isInterface: true)
            for declaration in facts.declarations where declaration.kind != .extension { names.insert(facts.names.text(of: declaration.name)) }
        }
        return names.filter { $0.first.map { $0.isLetter || $0 == "_" } ?? false && $0 != "_" && $0 != "init" }
    }()

    // MARK: The list

    private static func listed() throws -> [Spelled: String] {
        var listed: [Spelled: String] = [:]
        for line in try ProjectFolder.text(of: list).split(separator: "\n").dropFirst() {
            let columns = line.components(separatedBy: "\t")
            guard columns.count == 3 else { continue }
            for name in columns[1].split(separator: "|") { listed[Spelled(file: columns[0], name: String(name))] = columns[2] }
        }
        return listed
    }

    private static func write(_ listed: [Spelled: String]) throws {
        var rows: [String: [String]] = [:]
        for (spelled, reason) in listed { rows[spelled.file + "\t" + reason, default: []].append(spelled.name) }
        let lines = rows.map { key, names -> String in
            let columns = key.components(separatedBy: "\t")
            return [columns[0], names.sorted().joined(separator: "|"), columns[1]].joined(separator: "\t")
        }
        let text = "file\tnames\treason\n" + lines.sorted().map { $0 + "\n" }.joined()
        try text.write(to: ProjectFolder.url.appendingPathComponent(list), atomically: true, encoding: .utf8)
    }
}
