/// Code, and what the names in it stand for.
struct ScopedNode {
    let node: Node
    let scope: IdentityScope
}

extension ScopedNode: Equatable {
    static func == (left: ScopedNode, right: ScopedNode) -> Bool { left.node.id == right.node.id && left.scope === right.scope }
}

/// What names stand for in a body that is looked at from where it is used.
///
/// A helper that is inlined knows what its caller gives for its parameters, so that a condition in it is the caller's and a
/// view that it is called on is found where it was written.
final class IdentityScope {
    /// The member whose body is walked.
    let member: DeclarationID
    let unit: Int32
    /// What the caller gives for each parameter, by its name inside.
    let arguments: [String: ScopedNode]
    /// What a modifier of the project was made with, by property.
    let properties: [DeclarationID: ScopedNode]
    /// The view that a helper was called on.
    let receiver: ScopedNode?
    /// The value that a member was asked of that is no view: `page` of `page.content(4)`.
    let value: ScopedNode?
    /// What a helper gives to the closures of its caller that it calls; what stands before a leading dot behind `#if`.
    let closureArguments: [NodeID: [ScopedNode]]
    /// The helpers being looked into, the outermost first.
    let helpers: [DeclarationID]
    /// The type of `self`, which says what a protocol asks for; nil where that is not known.
    let view: DeclarationID?
    /// Of a computed property or function that is read: the scope of the body that reads it.
    let reader: IdentityScope?

    /// The body of a member by itself.
    init(_ member: DeclarationID, in program: Program, of view: DeclarationID? = nil) {
        self.member = member
        self.view = view ?? Self.ownType(of: member, in: program)
        unit = program[member].unit
        arguments = [:]
        properties = [:]
        receiver = nil
        value = nil
        closureArguments = [:]
        helpers = [member]
        reader = nil
    }

    /// The body of a computed property or function that is read in another one, of which it knows what that was made with.
    init(_ member: DeclarationID, in program: Program, readFrom reader: IdentityScope, in view: DeclarationID?) {
        self.member = member
        self.view = Self.ownType(of: member, in: program) ?? view
        unit = program[member].unit
        arguments = [:]
        properties = reader.properties
        receiver = reader.receiver
        value = reader.value
        closureArguments = [:]
        // Where nothing leads back to a caller, it is the same for all readers.
        helpers = reader.isOfAnyValue ? [member] : reader.helpers + [member]
        self.reader = reader.isOfAnyValue ? nil : reader
    }

    /// The body of a helper that is called from a scope.
    init(
        _ helper: DeclarationID, in program: Program, calledFrom caller: IdentityScope, arguments: [String: ScopedNode],
        properties: [DeclarationID: ScopedNode] = [:], receiver: ScopedNode? = nil, value: ScopedNode? = nil
    ) {
        member = helper
        unit = program[helper].unit
        self.arguments = arguments
        self.properties = properties
        self.receiver = receiver
        self.value = value
        closureArguments = [:]
        helpers = caller.helpers + [helper]
        let isSame = receiver?.node.id == caller.receiver?.node.id && value?.node.id == caller.value?.node.id
        view = Self.ownType(of: helper, in: program) ?? (isSame ? caller.view : nil)
        reader = nil
    }

    /// The type that declares a member; nil for a protocol, which several types stand for.
    private static func ownType(of member: DeclarationID, in program: Program) -> DeclarationID? {
        program.owner(of: member).flatMap { program[$0].kind == .protocol ? nil : $0 }
    }

    private init(_ other: IdentityScope, arguments: [String: ScopedNode], closureArguments: [NodeID: [ScopedNode]]) {
        member = other.member
        unit = other.unit
        self.arguments = arguments
        properties = other.properties
        receiver = other.receiver
        value = other.value
        self.closureArguments = closureArguments
        helpers = other.helpers
        view = other.view
        reader = nil
    }

    /// The same scope, with what one of its closures is called with.
    func calling(_ node: Node, with given: [ScopedNode]) -> IdentityScope {
        var all = closureArguments
        all[node.id] = given
        return IdentityScope(self, arguments: arguments, closureArguments: all)
    }

    /// The same scope, with what one of its local functions is called with.
    func adding(_ given: [String: ScopedNode]) -> IdentityScope {
        IdentityScope(self, arguments: arguments.merging(given) { $1 }, closureArguments: closureArguments)
    }

    /// Whether nothing in it leads back to a caller.
    var isOutermost: Bool { arguments.isEmpty && isOfAnyValue && closureArguments.isEmpty }

    /// Whether it is not known which value `self` is.
    var isOfAnyValue: Bool { properties.isEmpty && receiver == nil && value == nil }

    /// What a local name leads back to, where it is a parameter that somebody gave a value for.
    func given(for local: LexicalBinding.Origin, named name: String) -> ScopedNode? {
        switch local {
        case .functionParameter: return arguments[name]
        case .closureParameter(let closure, let index):
            guard let all = closureArguments[closure.id], index < all.count else { return nil }
            return all[index]
        default: return nil
        }
    }
}

extension IdentityScope: Hashable {
    static func == (left: IdentityScope, right: IdentityScope) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
