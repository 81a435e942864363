@testable import LintCore

/// The functions and initializers that extensions in the interfaces declare, read with our own parser.
struct InterfaceMembers {
    struct Member {
        let parameters: [(label: String, name: String, type: String)]
        /// The requirements of the extension and of the member itself.
        let requirements: Set<String>
        let result: String
        let isDisfavored: Bool
        let attributes: String
        var labels: String { parameters.map { $0.label + ":" }.joined() }
    }

    /// By `Type.name`.
    private var members: [String: [Member]] = [:]

    init() throws {
        for (module, text) in EmbeddedInterfaces.all { withTree(SourceFile(path: module, text: text.description)) { add($0) } }
    }

    private mutating func add(_ tree: SyntaxTree) {
        for node in tree.root.descendants where node.kind == .extension {
            guard let type = TypeDecl(node) else { continue }
            let outer = Self.requirements(of: node)
            for member in type.members where member.kind == .func || member.kind == .`init` {
                let name = member.kind == .`init` ? "init" : member.child(.name)?.nameText ?? ""
                members[type.name + "." + name, default: []].append(Self.member(member, outer: outer))
            }
        }
    }

    func members(of type: String, named name: String) -> [Member] { members[type + "." + name] ?? [] }

    private static func member(_ node: Node, outer: Set<String>) -> Member {
        let attributes = node.attributes.map(\.node.text).joined(separator: " ")
        let parameters = node.child(.parameters)?.children(.element).map(parameter) ?? []
        return Member(
            parameters: parameters, requirements: outer.union(requirements(of: node)),
            result: node.child(.result)?.text.normalizedType ?? "",
            isDisfavored: attributes.contains("@_disfavoredOverload"), attributes: attributes
        )
    }

    private static func parameter(_ node: Node) -> (label: String, name: String, type: String) {
        let name = node.child(.name)?.text ?? ""
        let type = node.child(.type)?.text.normalizedType ?? ""
        return (node.child(.label)?.text ?? name, name, type)
    }

    private static func requirements(of node: Node) -> Set<String> {
        Set(node.child(.genericWhere)?.children(.element).map(\.text.normalizedType) ?? [])
    }
}
