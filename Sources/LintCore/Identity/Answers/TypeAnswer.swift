/// The type that a declaration or extension is about.
struct TypeAnswer {
    /// Nil for an extension of a type that was not read.
    let identified: IdentifiedType?
    private let node: TypeDecl
    private let scope: FileScope

    init(_ node: TypeDecl, _ scope: FileScope) {
        self.node = node
        self.scope = scope
        identified = scope.model.type(declaredBy: node, in: scope.unit).map { IdentifiedType($0, scope.model) }
    }

    /// Whether it conforms to one of these protocols: by this declaration, by another one anywhere, or through protocols that refine it.
    func conforms(to protocols: Set<String>) -> Bool { scope.model.conforms(node, to: protocols, in: scope.unit) }

    /// The object that one of its plain properties begins with.
    func object(storedBy binding: PatternBinding) -> StoredObject? { StoredObject(binding, of: node, scope) }

    /// Its state that keeps the first of the values that callers give, where none is seen to give another.
    var firstValues: [UntoldFirstValue] { UntoldFirstValue.all(in: node, scope) }

    /// What one of its initializers writes to state in vain.
    func ignoredWrites(by initializer: Node) -> [IgnoredWrite] { IgnoredWrite.all(by: initializer, of: node, scope) }

    /// The object in one of its properties that it reads and does not observe.
    func unobservedObject(_ binding: PatternBinding) -> UnobservedObject? { UnobservedObject(binding, of: node, scope) }

    /// What one of its functions gives to a view of UIKit or AppKit, once.
    func platformSetUp(by function: Node) -> PlatformSetUp? { PlatformSetUp(by: function, of: node, scope) }

    /// What a view shows and its `==` leaves out.
    func uncomparedInputs(by equality: Node) -> UncomparedInputs? { UncomparedInputs(by: equality, of: node, scope) }

    /// What the coordinator that a function of a representable makes keeps of it.
    func coordinatorCopy(by function: Node) -> CoordinatorCopy? { CoordinatorCopy(by: function, of: node, scope) }

    var isIdentifiable: Bool { identified?.isIdentifiable ?? stated.contains(where: scope.model.isIdentifiable) }

    /// Whether the compiler writes code of what it stores.
    func derives(_ code: DerivedCode...) -> Bool {
        code.contains { code in identified?.derives(code) ?? stated.contains { scope.model.derives(code, for: $0) } }
    }

    /// The names in an expression that stand for members of `self`, by which a closure that is kept has to name them; none where `self` is a
    /// value. Nil where it is not known of a name.
    func namesNeedingSelf(in expression: Node) -> [Node]? {
        if let identified, [.struct, .enum].contains(identified.kind) { return [] }
        var found: [Node] = []
        for name in expression.descendants where name.kind == .identifier && name.role != .label {
            switch scope.model.names.meaning(of: name, in: scope.unit) {
            case .property(let id, _), .function(let id), .library(let id, _): if isOfInstance(id) { found.append(name) }
            case .unknown: return nil
            default: continue
            }
        }
        return found
    }

    private func isOfInstance(_ id: DeclarationID) -> Bool {
        let declaration = scope.model.program[id]
        return [.variable, .function].contains(declaration.kind) && declaration.parent != .none && !declaration.flags.contains(.isStatic)
    }

    /// The protocols that are written here.
    private var stated: [DeclarationID] {
        node.inheritedTypes.compactMap { scope.model.names.meaning(of: $0, in: scope.unit).declaration }.filter { scope.model.program[$0].kind == .protocol }
    }
}
