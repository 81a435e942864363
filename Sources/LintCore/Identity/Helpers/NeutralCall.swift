/// How a modifier of a library is called so that it does nothing (docs/how-it-decides.md, "Neutral values").
struct NeutralCall {
    /// An argument with which the modifier does nothing.
    struct Value {
        let label: String?
        let code: String
        /// What holds where the argument is left out.
        let fallback: Node?
        let type: Kind
        /// The place of the parameter, and of those without label before it what holds where they are left out.
        let index: Int
        let unlabelledBefore: [Node?]

        enum Kind {
            case bool
            /// An optional `CGFloat`, beside which an integer needs a conversion.
            case length
            case optional
            /// An optional of whatever type the argument has.
            case genericOptional
            /// Whatever type the argument has: two values need one type.
            case generic
            case other
        }
    }

    /// What its closure does; nil where arguments say it.
    let form: NeutralForm?
    let values: [Value]
    /// Whether that does nothing wherever the view stands.
    let isSafe: Bool
    /// Another declaration that takes these arguments, since the one that is called does not; nil where that does.
    let overload: Overload?

    struct Overload {
        /// The first system that has it, as iOS counts; nil for one that all have.
        let generation: Int?
    }

    /// Whether the values beside which a neutral one stands must say their type.
    var needsOneType: Bool { values.contains { $0.type == .generic && $0.code.hasPrefix(".") } }

    /// - Returns: Nil for what can only be there or not, and for what nothing is known of.
    init?(_ declaration: DeclarationID, _ model: IdentityModel) {
        let behaviour = model.program.behaviour(of: declaration)
        guard behaviour.hasNeutralForm else { return nil }
        isSafe = behaviour.has(.everywhere)
        form = behaviour.values(of: .neutral).lazy.compactMap(NeutralForm.init).first
        guard form == nil else {
            (values, overload) = ([], nil)
            return
        }
        let own = NeutralSignature(declaration, model)
        let found = own.values(behaviour)
        if !found.isEmpty, !found.contains(where: { $0.code == "nil" && $0.type == .other }) {
            (values, overload) = (found, nil)
            return
        }
        let other = Self.overloads(of: declaration, model).lazy.map { NeutralSignature($0, model) }.first { other in
            found.isEmpty ? own.isExtended(by: other, behaviour) : other.labels == own.labels && other.takesOptional(of: own, found)
        }
        values = other?.values(behaviour) ?? []
        overload = Overload(generation: other?.generation)
    }

    private static func overloads(of declaration: DeclarationID, _ model: IdentityModel) -> [DeclarationID] {
        let program = model.program
        guard let owner = program.owner(of: declaration) else { return [] }
        return program.members(of: owner, named: program[declaration].name).filter {
            $0 != declaration && program[$0].kind == .function && program.behaviour(of: $0).hasNeutralForm
        }
    }
}

/// The parameters of a modifier of a library.
private struct NeutralSignature {
    private let node: Node
    private let parameters: [Node]
    private let generics: Set<String>

    init(_ declaration: DeclarationID, _ model: IdentityModel) {
        node = model.program.node(declaration)
        parameters = node.child(.parameters)?.children(.element) ?? []
        generics = Set(node.child(.genericParameters)?.children(.element).compactMap { $0.child(.name)?.nameText } ?? [])
    }

    var labels: [String] { parameters.map { Self.label(of: $0) ?? "_" } }

    /// The values that the parameters have a place for: `radius: 0` for that of this label or name, `0` for the first.
    func values(_ behaviour: Behaviour) -> [NeutralCall.Value] {
        behaviour.values(of: .neutral).compactMap { text in
            let (key, code) = Self.parts(text)
            let index = key.map { key in parameters.firstIndex { Self.label(of: $0) == key || $0.child(.name)?.nameText == key } } ?? 0
            guard let index, index < parameters.count else { return nil }
            let parameter = parameters[index]
            let label = Self.label(of: parameter)
            return NeutralCall.Value(
                label: label, code: code, fallback: parameter.child(.defaultValue), type: kind(of: parameter), index: index,
                unlabelledBefore: label == nil ? parameters[..<index].filter { Self.label(of: $0) == nil }.map { $0.child(.defaultValue) } : [])
        }
    }

    /// Whether another overload has the same parameters and behind them such as take values that do nothing.
    func isExtended(by other: NeutralSignature, _ behaviour: Behaviour) -> Bool {
        guard other.parameters.count > parameters.count, other.labels.starts(with: labels), zip(parameters, other.parameters).allSatisfy(Self.areOfOneType)
        else { return false }
        let places = Set(other.values(behaviour).map(\.index))
        return (parameters.count..<other.parameters.count).allSatisfy(places.contains)
    }

    /// Whether the parameters that `nil` is written for are optional, and otherwise the same.
    func takesOptional(of other: NeutralSignature, _ values: [NeutralCall.Value]) -> Bool {
        zip(parameters, other.parameters).allSatisfy { own, other in
            own.child(.type)?.kind == .optionalType && own.child(.type)?.text == (other.child(.type)?.text ?? "") + "?" || Self.areOfOneType(own, other)
        } && values.allSatisfy { parameters[$0.index].child(.type)?.kind == .optionalType }
    }

    /// The first generation of systems that has it, as `@available(iOS 15.4, *)` says.
    var generation: Int? {
        for attribute in node.attributes where attribute.name == "available" {
            let words = attribute.node.text.split { !$0.isLetter && !$0.isNumber && $0 != "." }
            guard words.count > 2, words[1] == "iOS", let version = Double(words[2]) else { continue }
            return Int(version.rounded(.up))
        }
        return nil
    }

    private func kind(of parameter: Node) -> NeutralCall.Value.Kind {
        guard let type = parameter.child(.type) else { return .other }
        if type.text == "Bool" { return .bool }
        if type.text == "CGFloat?" { return .length }
        if type.kind == .optionalType { return generics.contains(String(type.text.dropLast())) ? .genericOptional : .optional }
        return generics.contains(type.text) || type.text.hasPrefix("some ") ? .generic : .other
    }

    private static func areOfOneType(_ left: Node, _ right: Node) -> Bool { left.child(.type)?.text == right.child(.type)?.text }

    private static func label(of parameter: Node) -> String? {
        guard let label = (parameter.child(.label) ?? parameter.child(.name))?.nameText, label != "_" else { return nil }
        return label
    }

    private static func parts(_ text: String) -> (key: String?, code: String) {
        guard let colon = text.firstRange(of: ": "), text[..<colon.lowerBound].allSatisfy({ $0.isLetter || $0.isNumber }) else { return (nil, text) }
        return (String(text[..<colon.lowerBound]), String(text[colon.upperBound...]))
    }
}
