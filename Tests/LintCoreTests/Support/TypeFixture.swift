import Foundation
import Testing

@testable import LintCore

/// A Swift file that imports SwiftUI, with the members in it whose types are judged.
///
/// Judged is every property, and every function, that is declared in a type, an extension or the file itself and whose type
/// is `some …` or whose name a protocol gives (`body`, `makeBody`, `previews`), and the `body` that a struct has from an extension
/// of a protocol of the file. Nothing has to be listed by hand.
struct TypeFixture: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let members: [JudgedMember]

    var testDescription: String { name }

    init(name: String, text: String) {
        self.name = name
        self.text = text
        members = withTree(SourceFile(path: name, text: text)) { tree in
            var reader = MemberReader(tree)
            reader.readAll()
            return reader.members
        }
    }

    /// The fixtures of `Fixtures/Types`.
    static let all: [TypeFixture] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else { return nil }
            return TypeFixture(name: name, text: text)
        }
    }()

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Types")
}

/// A member whose type the compiler and the tool are both asked for.
struct JudgedMember: Sendable {
    /// `Outer.Inner.body`, `View.card`; without argument labels.
    let name: String
    /// Where the name stands, 1-based.
    let line: Int
    /// The words behind `// unknown: ` on the line above the declaration: why the tool cannot know what the compiler knows.
    let unknown: String?
    /// How the compiler is asked; nil where there are no types to put in for the generic parameters.
    let probe: TypeProbe?

    var baseName: String { String(name.split(separator: ".").last ?? "") }
}

/// Walks the declarations of one file.
private struct MemberReader {
    private let tree: SyntaxTree
    private let lines: LineTable
    private let generics: GenericParameters
    /// The protocols that an extension in the file gives a `body`.
    private var generous: Set<String> = []
    private(set) var members: [JudgedMember] = []

    init(_ tree: SyntaxTree) {
        self.tree = tree
        lines = LineTable(tree.source)
        generics = GenericParameters(tree)
    }

    mutating func readAll() {
        for case let type? in tree.node(.root).children.map(TypeDecl.init) where type.node.kind == .extension && declaresBody(type) {
            generous.insert(type.name)
        }
        for node in tree.node(.root).children { read(node, in: []) }
    }

    private mutating func read(_ node: Node, in types: [TypeDecl]) {
        if let type = TypeDecl(node) {
            guard node.kind != .protocol else { return }
            let inherited = type.node.child(.inheritance)?.children(.type).map(\.text) ?? []
            if type.node.kind == .struct, !declaresBody(type), !generous.isDisjoint(with: inherited), let name = type.node.child(.name) {
                add(
                    ProbedMember(
                        name: "body", spelling: "body", line: line(of: name), isStatic: false, isFunction: false, parameters: [], generics: [],
                        types: types + [type]),
                    declaration: type.node)
            }
            for member in type.node.child(.body)?.children(.member) ?? [] { read(member, in: types + [type]) }
        } else if let variable = VariableDecl(node) {
            for binding in variable.bindings { add(binding, of: variable, in: types) }
        } else if node.kind == .func {
            add(node, in: types)
        }
    }

    private func declaresBody(_ type: TypeDecl) -> Bool {
        (type.node.child(.body)?.children(.member) ?? []).contains { member in
            VariableDecl(member)?.bindings.contains { $0.name == "body" } ?? false
        }
    }

    private mutating func add(_ binding: PatternBinding, of variable: VariableDecl, in types: [TypeDecl]) {
        guard let name = binding.name, let pattern = binding.node.child(.pattern) else { return }
        guard binding.type?.kind == .someType || (["body", "previews"].contains(name) && !types.isEmpty) else { return }
        add(
            ProbedMember(
                name: name, spelling: pattern.text, line: line(of: pattern), isStatic: variable.node.isStatic, isFunction: false,
                parameters: [], generics: [], types: types),
            declaration: variable.node)
    }

    private mutating func add(_ function: Node, in types: [TypeDecl]) {
        guard let name = function.child(.name), let result = function.child(.result) else { return }
        guard result.kind == .someType || ["body", "makeBody"].contains(name.nameText) else { return }
        add(
            ProbedMember(
                name: name.nameText, spelling: name.text, line: line(of: name), isStatic: function.isStatic, isFunction: true,
                parameters: function.child(.parameters)?.children(.element).map(ProbeParameter.init) ?? [],
                generics: GenericParameters.own(of: function), types: types),
            declaration: function)
    }

    private mutating func add(_ member: ProbedMember, declaration: Node) {
        members.append(
            JudgedMember(
                name: (member.types.map(\.name) + [member.name]).joined(separator: "."), line: member.line,
                unknown: unknown(above: line(of: declaration)),
                probe: TypeProbe(member, number: members.count, file: generics)))
    }

    private func line(of node: Node) -> Int { lines.position(at: node.range.startOffset).line }

    private func unknown(above line: Int) -> String? {
        guard line > 1 else { return nil }
        let above = tree.source.text(in: lines.contentRange(ofLine: line - 1)).drop { $0 == " " }
        return above.hasPrefix("// unknown: ") ? String(above.dropFirst("// unknown: ".count)) : nil
    }
}
