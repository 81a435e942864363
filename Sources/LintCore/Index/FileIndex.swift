/// What one file declares; made from its tree alone, so that files can be indexed side by side.
struct FileIndex: Hashable, Sendable {
    let path: String
    private(set) var types: [TypeDeclaration] = []

    init(_ tree: SyntaxTree) {
        path = tree.source.path
        var index = 0
        while index < tree.nodes.count {
            let record = tree.nodes[index]
            switch record.kind {
            case .struct, .class, .enum, .actor, .protocol, .extension:
                addType(tree.node(NodeID(index)))
                index += 1
            case .sourceFile, .memberBlock, .ifConfig, .ifConfigClause:
                index += 1
            default:
                // Types inside functions are rare and local; what they declare concerns nobody else.
                index = Int(record.subtreeEnd)
            }
        }
    }

    /// An extension that only adds functions tells nothing that is asked here: half of all extensions.
    private mutating func addType(_ node: Node) {
        guard let declaration = TypeDecl(node) else { return }
        let variables = declaration.markedVariables
        if node.kind == .extension, variables.isEmpty, node.child(.inheritance) == nil { return }
        types.append(TypeDeclaration(declaration, markedVariables: variables))
    }
}

/// What one declaration or extension says about a type.
struct TypeDeclaration: Hashable, Sendable {
    /// With the types around it: `Outer.Inner`.
    let qualifiedName: String
    /// `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
    let kind: SyntaxKind
    /// The names behind the colon as written, without generic arguments.
    let inheritedTypes: [String]
    /// Names of `static let` members.
    let staticConstants: [String]
    let state: [StateProperty]

    fileprivate init(_ declaration: TypeDecl, markedVariables: [VariableDecl]) {
        qualifiedName = declaration.qualifiedName
        kind = declaration.node.kind
        var inheritedTypes: [String] = []
        for type in declaration.inheritedTypes { Self.addNames(of: type, to: &inheritedTypes) }
        self.inheritedTypes = inheritedTypes
        var staticConstants: [String] = []
        var state: [StateProperty] = []
        for variable in markedVariables {
            if variable.isLet, variable.node.isStatic { staticConstants += variable.boundNames.lazy.map(\.name) }
            state += StateProperty.properties(of: variable)
        }
        self.staticConstants = staticConstants
        self.state = state
    }

    /// `P & Q` stands for both.
    private static func addNames(of type: Node, to names: inout [String]) {
        if type.kind == .compositionType {
            for element in type.children(.element) { addNames(of: element, to: &names) }
        } else if let name = type.typeName {
            names.append(name)
        }
    }
}

/// A property whose value lives as long as the identity of its view.
struct StateProperty: Hashable, Sendable {
    let name: String
    /// Without `@`: `State`.
    let wrapper: String
    /// Byte offset of the property's name in its file.
    let offset: Int

    /// Wrappers whose storage SwiftUI makes when the identity of the view begins and drops when it ends (SwiftUI interface,
    /// iOS 18; WWDC21 "Demystify SwiftUI").
    private static let wrappers = ["State", "StateObject", "FocusState", "GestureState", "AccessibilityFocusState"]

    fileprivate static func properties(of variable: VariableDecl) -> [StateProperty] {
        guard let wrapper = variable.attributeNames.first(where: wrappers.contains) else { return [] }
        return variable.boundNames.map { StateProperty(name: $0.name, wrapper: wrapper, offset: $0.startOffset) }
    }
}
