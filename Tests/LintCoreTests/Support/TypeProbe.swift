import Foundation

@testable import LintCore

/// A function put behind a fixture that prints what type the compiler gives one member.
///
/// The member is used in a closure that is never called, and the type of the closure's result is printed: nothing has to be
/// made, neither the view nor the arguments. A generic parameter is replaced by a type of the same name, so that the answer
/// reads as the declaration does.
struct TypeProbe: Sendable {
    /// The declarations that go behind the fixture.
    let declaration: String
    /// The expression that runs them.
    let call: String

    /// What stands once behind a fixture: the function that prints, and a value of any type that nothing ever makes.
    static let prelude = """
        func typeProbeShow<each Argument, Result>(_ line: Int, _ name: String, _ use: (repeat each Argument) -> Result) {
            print(line, name, Result.self, separator: "\\t")
        }
        func typeProbeAny<Value>() -> Value { fatalError() }

        """

    /// Nil where no types are known that could be put in for the generic parameters.
    init?(_ member: ProbedMember, number: Int, file: GenericParameters) {
        guard !member.parameters.contains(where: \.isInout) else { return nil }
        let room = "TypeProbeRoom\(number)"
        guard let receiver = Receiver(member.types, file: file, room: room) else { return nil }
        let opaque = member.parameters.compactMap(\.opaqueConstraint).map {
            GenericParameter(name: ProbeParameter.opaquePrefix + $0, constraints: [$0])
        }
        var placeholders: [String: String] = [:]
        for parameter in receiver.placeholders + member.generics + opaque {
            guard let text = parameter.declaration else { return nil }
            placeholders[parameter.name] = text
        }

        let aliases = member.generics.map { "typealias \($0.name) = \(room).\($0.name); " }.joined()
        let function = "typeProbe\(number)()"
        let arguments = member.parameters.map { $0.argument(room: room) }.joined(separator: ", ")
        let use = member.isFunction ? "\(member.spelling)(\(arguments))" : member.spelling
        let show = "typeProbeShow(\(member.line), \"\(member.name)\")"
        var declaration = "enum \(room) {\n"
        for name in placeholders.keys.sorted() { declaration += "    \(placeholders[name] ?? "")\n" }
        declaration += "}\n"
        if member.types.isEmpty {
            declaration += "@MainActor func \(function) { \(aliases)\(show) { () in \(use) } }\n"
            call = function
        } else {
            let closure = member.isStatic ? "{ () in Self.\(use) }" : "{ (typeProbeSelf: Self) in typeProbeSelf.\(use) }"
            declaration += "extension \(receiver.extended) { @MainActor static func \(function) { \(aliases)\(show) \(closure) } }\n"
            call = "\(receiver.type).\(function)"
        }
        self.declaration = declaration
    }
}

/// What a probe must know of the member it asks for.
struct ProbedMember {
    let name: String
    /// The name as a call writes it, back-ticks included.
    let spelling: String
    let line: Int
    let isStatic: Bool
    let isFunction: Bool
    let parameters: [ProbeParameter]
    /// The generic parameters of the member itself.
    let generics: [GenericParameter]
    /// The declarations around it, the outermost first.
    let types: [TypeDecl]
}

/// The type a member belongs to, as an extension names it and with types put in for its generic parameters.
private struct Receiver {
    var extended = ""
    var type = ""
    var placeholders: [GenericParameter] = []

    init?(_ types: [TypeDecl], file: GenericParameters, room: String) {
        let names = types.flatMap { $0.name.split(separator: ".").map(String.init) }
        extended = names.joined(separator: ".")
        // `where` stands only on extensions, and these only at file level.
        let requirements = types.last?.node.kind == .extension ? types.last?.node.child(.genericWhere) : nil
        if let requirements { extended += " \(requirements.text)" }
        if names.count == 1, file.isProtocol(names[0]) {
            guard requirements == nil else { return nil }
            placeholders = [GenericParameter(name: "Self", constraints: names)]
            type = "\(room).`Self`"
            return
        }
        for index in names.indices {
            var parameters = file.parameters(of: names[...index].joined(separator: "."))
            guard !parameters.contains(where: \.isPack) else { return nil }
            for requirement in requirements?.children(.element) ?? [] where index == names.indices.last {
                guard let left = requirement.child(.left)?.text, let right = requirement.child(.right)?.text,
                    let constrained = parameters.firstIndex(where: { $0.name == left })
                else { return nil }
                if requirement.text.contains("==") {
                    parameters[constrained].fixed = right
                } else {
                    parameters[constrained].constraints.append(right)
                }
            }
            type += (index == 0 ? "" : ".") + names[index]
            if !parameters.isEmpty {
                type += "<" + parameters.map { $0.fixed ?? "\(room).\($0.name)" }.joined(separator: ", ") + ">"
            }
            placeholders += parameters.filter { $0.fixed == nil }
        }
    }
}

/// One parameter of a function that a probe calls.
struct ProbeParameter: Sendable {
    /// What a placeholder for `some P` is called in front of `P`.
    static let opaquePrefix = "TypeProbeSome"

    let label: String?
    let type: String
    let isInout: Bool

    init(_ node: Node) {
        let label = node.child(.label)?.text ?? node.child(.name)?.text
        self.label = label == "_" ? nil : label
        var type = node.child(.type)
        isInout = type?.children(.modifier).contains { $0.text == "inout" } ?? false
        while let attributed = type, attributed.kind == .attributedType { type = attributed.child(.type) }
        self.type = type?.text ?? "Any"
    }

    /// `View` of `some View` and of `() -> some View`.
    var opaqueConstraint: String? {
        guard let some = type.range(of: "some ") else { return nil }
        return String(type[some.upperBound...].prefix { $0.isLetter })
    }

    func argument(room: String) -> String {
        let type = type.replacingOccurrences(of: "some ", with: "\(room).\(Self.opaquePrefix)")
        return (label.map { $0 + ": " } ?? "") + "typeProbeAny() as (\(type))"
    }
}

struct GenericParameter: Sendable {
    let name: String
    var constraints: [String]
    /// What an extension's `where` says it is.
    var fixed: String?
    var isPack = false

    /// A type of this name that satisfies the constraints; nil where that takes more than these few protocols.
    var declaration: String? {
        let protocols = constraints.compactMap { Self.protocols[$0] }
        guard protocols.count == constraints.count else { return nil }
        let conformances = protocols.isEmpty ? "" : ": " + protocols.map(\.name).joined(separator: ", ")
        return "struct `\(name)`\(conformances) { \(protocols.map(\.witness).joined(separator: " ")) }"
    }

    private static let protocols = [
        "View": (name: "SwiftUI.View", witness: "var body: Swift.Never { fatalError() }"),
        "Hashable": (name: "Swift.Hashable", witness: ""),
        "Equatable": (name: "Swift.Equatable", witness: ""),
        "Identifiable": (name: "Swift.Identifiable", witness: "var id: Swift.Int { fatalError() }"),
        "Shape": (name: "SwiftUI.Shape", witness: "func path(in rect: CGRect) -> SwiftUI.Path { fatalError() }"),
    ]
}

/// The generic parameters of a file's types, and which names are protocols.
struct GenericParameters: Sendable {
    private var byType: [String: [GenericParameter]] = [:]
    private var protocols: Set<String> = [
        "View", "Shape", "InsettableShape", "ShapeStyle", "ViewModifier", "ButtonStyle", "LabelStyle", "ToggleStyle",
        "Scene", "Commands", "ToolbarContent",
    ]

    init(_ tree: SyntaxTree) {
        for node in tree.node(.root).descendants {
            guard let type = TypeDecl(node), node.kind != .extension else { continue }
            if node.kind == .protocol { protocols.insert(type.name) } else { byType[type.qualifiedName] = Self.own(of: node) }
        }
    }

    func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

    func parameters(of type: String) -> [GenericParameter] { byType[type] ?? [] }

    /// The parameters a declaration itself writes, with what its `where` says of them.
    static func own(of node: Node) -> [GenericParameter] {
        var parameters = (node.child(.genericParameters)?.children(.element) ?? []).map { element in
            GenericParameter(
                name: element.child(.name)?.text ?? "", constraints: element.child(.type)?.protocolNames ?? [],
                isPack: element.text.hasPrefix("each "))
        }
        for requirement in node.child(.genericWhere)?.children(.element) ?? [] {
            // A requirement on a member type stays with some parameter, where nothing satisfies it.
            let subject = requirement.child(.left)?.text ?? ""
            guard let index = parameters.firstIndex(where: { $0.name == subject }) ?? parameters.indices.first else { continue }
            parameters[index].constraints.append(requirement.text.contains("==") ? requirement.text : requirement.child(.right)?.text ?? "")
        }
        return parameters
    }
}

extension Node {
    /// `A & B` stands for both.
    fileprivate var protocolNames: [String] {
        kind == .compositionType ? children(.element).flatMap(\.protocolNames) : [text]
    }
}
