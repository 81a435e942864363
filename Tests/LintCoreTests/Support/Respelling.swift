import Foundation

#if canImport(LintCore)
@testable import LintCore
#endif

/// Writes what a project says in other words of the language, and compares all that the tool answers before and after.
///
/// The words mean the same to the compiler, so that they may change no answer. Lines stay where they are.
struct Respelling {
    enum Manner: String, CaseIterable {
        /// `self.name` for `name`.
        case members
        /// `Row.init(name)` for `Row(name)`.
        case initializers
        /// `SwiftUI.Text` for `Text`.
        case modules
        /// `if (isOn)` for `if isOn`.
        case parentheses
        /// `if isOn == true` for `if isOn`. What is written instead, whether at once, and so the level, may be
        /// another then.
        case comparisons
        /// `{ get { name } }` for `{ name }`.
        case getters
        /// What a view computes stands in an extension beside it.
        case extensions
        /// `Button("Add", action: { … })` for `Button("Add") { … }`.
        case arguments
        /// `var isOn: Bool = false` for `var isOn = false`.
        case annotations
        /// `return name` for `name`.
        case returns
        /// `if let name = name` for `if let name`.
        case shorthands
        /// `if isOn && isOpen` for `if isOn, isOpen`, with the same reserve.
        case conjunctions
        /// `isOn = !isOn` for `isOn.toggle()`, `count = count + 1` for `count += 1`.
        case changes
    }

    /// How many places are written otherwise.
    let count: Int
    private let manner: Manner
    private let answers: Answers
    private let texts: [SourceFile]

    init(_ answers: Answers, _ manner: Manner) {
        self.answers = answers
        self.manner = manner
        let edits = BigStackThread.run {
            var timings = Timings(isOn: false)
            let writer = OtherWords(model: IdentityModel(Evaluator(answers.project.assemble(&timings).program)))
            return answers.project.files.indices.map { writer.edits(manner, inUnit: Int32($0)) }
        }
        count = edits.joined().count
        texts = zip(answers.project.files, edits).map { EditedText.of($0.tree.source, $1) }
    }

    /// What is answered before and after, as far as it differs.
    ///
    /// - Parameter before: what `rows(of:_:)` gave.
    func differences(from before: [String], _ kinds: Answers.Kinds) -> (gone: [String], came: [String]) {
        let after = Self.rows(of: Answers(CheckInput(paths: answers.input.paths, unsavedFiles: texts), answers.options), kinds)
        // What is cut where it is quoted is cut elsewhere when more stands before it.
        let cut = Set((before + after).filter { $0.contains("…") }.map(Self.place(of:)))
        let (old, new) = (before.filter { !cut.contains(Self.place(of: $0)) }.map(plain), after.filter { !cut.contains(Self.place(of: $0)) }.map(plain))
        return (Renaming.difference(old, new), Renaming.difference(new, old))
    }

    static func rows(of answers: Answers, _ kinds: Answers.Kinds) -> [String] {
        answers.rows(kinds, inOrder: answers.files).sorted { $0.key < $1.key }.flatMap(\.value)
    }

    /// The file and line that a row is about.
    private static func place(of row: String) -> String { row.split(separator: "\t")[1].split(separator: ":").dropLast().joined(separator: ":") }

    /// A row without what the manner adds to the code that is quoted in it, and without columns. Long code is cut where it is quoted.
    private func plain(_ row: String) -> String {
        var columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        columns[1] = Self.place(of: row)
        if manner == .comparisons || manner == .conjunctions, columns[0] == "finding" {
            columns[3] = ""
            columns[4] = columns[4].components(separatedBy: "; ")[0]
            columns[7] = columns[7].split(separator: " ").dropLast().joined(separator: " ")
        }
        if manner == .shorthands { columns = columns.map { $0.replacing(/let (\w+) = (\w+)/) { $0.output.1 == $0.output.2 ? "let \($0.output.1)" : String($0.output.0) } } }
        columns = columns.map { $0.replacing(/, \d+ edits/, with: "") }
        let plain = columns.map { manner.additions.reduce($0) { $0.replacing($1, with: "") } }
        return plain.map { column in
            let steps = column.components(separatedBy: " > ")
            guard steps.count == 1 else { return steps.map { String($0.prefix(24)) }.joined(separator: " > ") }
            return column.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .map { String($0.offset % 2 == 0 ? $0.element : $0.element.prefix(24)) }.joined(separator: "`")
        }.joined(separator: "\t")
    }
}

extension Respelling.Manner {
    /// What stands in quoted code besides.
    fileprivate var additions: [String] {
        switch self {
        case .members: ["self."]
        case .initializers: [".init"]
        case .modules: ["SwiftUI."]
        case .parentheses: ["(", ")"]
        case .comparisons: [" == true"]
        case .annotations: [": Bool", ": Int", ": String", ": Double"]
        case .conjunctions, .arguments, .changes: [" ", "(", ")", ",", "&&", ":"]
        case .getters, .extensions, .returns, .shorthands: []
        }
    }
}

/// Finds what can be written otherwise.
private struct OtherWords {
    let model: IdentityModel

    func edits(_ manner: Respelling.Manner, inUnit unit: Int32) -> [TextEdit] {
        let tree = model.program.units[Int(unit)].tree
        func edit(at offset: Int, _ text: String) -> TextEdit {
            TextEdit(path: tree.source.path, range: ByteRange(startOffset: offset, endOffset: offset), replacement: text)
        }
        func around(_ node: Node, _ start: String, _ end: String) -> [TextEdit] {
            [edit(at: node.range.startOffset, start), edit(at: node.range.endOffset, end)]
        }
        if manner == .extensions { return types(inUnit: unit).map { edit(at: $0.start, "} extension \($0.name) { ") } }
        return tree.root.descendants.flatMap { node -> [TextEdit] in
            // What a macro is given may be looked at as it is spelt.
            if node.ancestors.contains(where: { $0.kind == .macroExpansion || $0.kind == .attribute }) { return [] }
            switch manner {
            case .members: return isOwnMember(node, unit) ? [edit(at: node.range.startOffset, "self.")] : []
            case .initializers: return isType(node, unit) ? [edit(at: node.range.endOffset, ".init")] : []
            case .modules: return isOfSwiftUI(node, unit) ? [edit(at: node.range.startOffset, "SwiftUI.")] : []
            case .parentheses: return isCondition(node) ? around(node, "(", ")") : []
            case .comparisons: return isCondition(node) && isName(node) ? [edit(at: node.range.endOffset, " == true")] : []
            case .getters:
                guard node.kind == .accessorBlock, node.child(.body) != nil else { return [] }
                return [edit(at: node.range.startOffset + 1, " get {"), edit(at: node.range.endOffset - 1, "} ")]
            case .arguments: return argument(node, unit).map { given in
                let start = given.closure.range.startOffset
                guard let last = given.call.node.children(.argument).last else {
                    let hasBrackets = node.tree.tokens[given.closure.tokenIndices.lowerBound - 1].kind == .rightParen
                    return [hasBrackets ? replacement(of: given.closure.tokenIndices.lowerBound - 1, in: node, by: given.label) : edit(at: start, "(" + given.label), edit(at: given.closure.range.endOffset, ")")]
                }
                let bracket = given.closure.tokenIndices.lowerBound - 1
                guard last.tokenIndices.upperBound == bracket else { return [] }
                return [replacement(of: bracket, in: node, by: ", " + given.label), edit(at: given.closure.range.endOffset, ")")]
            } ?? []
            case .annotations: return literalType(node).map { [edit(at: $0.name.range.endOffset, ": " + $0.type)] } ?? []
            case .returns: return onlyResult(node, unit).map { [edit(at: $0.range.startOffset, "return ")] } ?? []
            case .shorthands:
                guard node.kind == .bindingCondition, node.child(.initialValue) == nil, let name = node.child(.pattern)?.nameText, name != "self" else { return [] }
                return [edit(at: node.range.endOffset, " = " + name)]
            case .conjunctions: return conjunction(node)
            case .changes: return change(node)
            case .extensions: return []
            }
        }
    }

    private func replacement(of token: Int, in node: Node, by text: String) -> TextEdit {
        TextEdit(path: node.tree.source.path, range: node.tree.tokens[token].range, replacement: text)
    }

    /// The only trailing closure of a call, and the label that its parameter asks for.
    private func argument(_ node: Node, _ unit: Int32) -> (call: CallExpr, closure: Node, label: String)? {
        guard let call = CallExpr(node), node.children(.trailingClosure).count == 1, node.children(.trailingClosure)[0].kind == .closure,
            let site = model.site(ofCall: node, in: unit), site.isCertain, model.isView(model.underlying(site.result)),
            model.program[site.declaration].name != .known(.callAsFunction)
        else { return nil }
        let called = model.program.node(site.declaration)
        let parameters = called.kind == .struct ? model.flow.memberwiseParameters(of: site.declaration) : CallParameter.all(of: called)
        let closure = node.children(.trailingClosure)[0]
        guard let values = CallParameter.values(for: parameters, in: node), let index = values.first(where: { $0.value.id == closure.id })?.key,
            values.keys.allSatisfy({ $0 <= index })
        else { return nil }
        return (call, closure, parameters[index].label.map { $0 + ": " } ?? "")
    }

    /// A variable of which a literal tells the type.
    private func literalType(_ node: Node) -> (name: Node, type: String)? {
        guard node.kind == .patternBinding, node.child(.type) == nil, let name = node.child(.pattern), name.kind == .identifierPattern, let value = node.child(.initialValue) else { return nil }
        switch value.kind {
        case .boolean: return (name, "Bool")
        case .integer: return (name, "Int")
        case .float: return (name, "Double")
        case .string: return (name, "String")
        default: return nil
        }
    }

    /// What a getter or function gives that no builder takes apart.
    private func onlyResult(_ node: Node, _ unit: Int32) -> Node? {
        let declaration = node.kind == .func ? node : node.kind == .accessorBlock ? node.parent : nil
        guard let declaration, let id = model.names.declaration(of: declaration, in: unit), model.evaluator.builder(of: id) == nil, let body = node.child(.body),
            body.children(.statement).count == 1, node.kind == .accessorBlock || node.child(.result) != nil
        else { return nil }
        let statement = body.children(.statement)[0]
        return BranchSyntax.isExpression(statement) ? statement : nil
    }

    /// Conditions of an `if` that ask for values alone.
    private func conjunction(_ node: Node) -> [TextEdit] {
        guard node.kind == .conditionList, node.parent?.kind == .if, node.children(.element).count > 1, node.children(.element).allSatisfy(isCondition) else { return [] }
        let parts = node.children(.element)
        return parts.flatMap { part in
            [(part.range.startOffset, "("), (part.range.endOffset, ")")].map { TextEdit(path: node.tree.source.path, range: ByteRange(startOffset: $0.0, endOffset: $0.0), replacement: $0.1) }
        } + parts.dropFirst().map { replacement(of: $0.tokenIndices.lowerBound - 1, in: node, by: " &&") }
    }

    /// A change in place, as an assignment.
    private func change(_ node: Node) -> [TextEdit] {
        if let call = CallExpr(node), let callee = call.callee, callee.isMember(named: "toggle"), call.arguments.isEmpty, node.role == .statement, let target = callee.child(.base), isName(target) {
            return [TextEdit(path: node.tree.source.path, range: node.range, replacement: "\(target.text) = !\(target.text)")]
        }
        guard node.isCompoundAssignment, node.role == .statement, let left = node.child(.left), isName(left), let right = node.child(.right),
            case let sign = node.tree.tokens[right.tokenIndices.lowerBound - 1], ["+=", "-=", "*="].contains(node.tree.text(of: sign))
        else { return [] }
        let symbol = node.tree.text(of: sign).dropLast()
        return [TextEdit(path: node.tree.source.path, range: sign.range, replacement: "= \(left.text) \(symbol) ("), TextEdit(path: node.tree.source.path, range: ByteRange(startOffset: node.range.endOffset, endOffset: node.range.endOffset), replacement: ")")]
    }

    private func isExpression(_ node: Node) -> Bool {
        node.kind == .identifier && node.role != .label && !node.ancestors.contains { $0.kind == .captureList || $0.kind == .keyPath }
    }

    /// Whether a name is that of a property or method of the value around.
    private func isOwnMember(_ node: Node, _ unit: Int32) -> Bool {
        guard isExpression(node), let around = model.names.member(around: node, in: unit), let owner = model.program.owner(of: around) else { return false }
        switch model.names.meaning(of: node, in: unit) {
        case .property(let member, _), .function(let member):
            return model.program.owner(of: member) == owner && [.variable, .function].contains(model.program[member].kind) && !model.program[member].flags.contains(.isStatic)
                && !model.program[around].flags.contains(.isStatic)
        default: return false
        }
    }

    private func isType(_ node: Node, _ unit: Int32) -> Bool {
        guard isExpression(node), node.role == .callee, node.parent?.kind == .call, let meant = model.names.meaning(of: node, in: unit).declaration else { return false }
        return [.struct, .class, .enum, .actor].contains(model.program[meant].kind)
    }

    private func isOfSwiftUI(_ node: Node, _ unit: Int32) -> Bool {
        guard isType(node, unit), case .library(let meant, _) = model.names.meaning(of: node, in: unit) else { return false }
        return model.program.text(of: model.program.units[Int(model.program[meant].unit)].module) == "SwiftUI"
    }

    private func isName(_ node: Node) -> Bool { node.kind == .identifier || node.kind == .memberAccess && node.child(.base).map(isName) ?? false }

    /// Whether it is a condition by itself, and nothing but one.
    private func isCondition(_ node: Node) -> Bool {
        guard let around = node.parent, [.if, .guard, .while, .conditionList].contains(around.kind) else { return false }
        guard around.kind == .conditionList ? node.role == .element : node.role == .condition else { return false }
        return ![.conditionList, .bindingCondition, .patternCondition, .availabilityCondition, .macroExpansion].contains(node.kind)
    }

    /// The views at the top of a file of which all that follows some member is computed, and where that starts.
    private func types(inUnit unit: Int32) -> [(name: String, start: Int)] {
        let program = model.program
        return program.units[Int(unit)].tree.root.descendants.compactMap { node in
            guard node.kind == .struct, node.parent?.kind == .sourceFile, let name = node.child(.name)?.nameText,
                let type = model.names.declaration(of: node, in: unit), model.isDrawn(type), let members = node.descendants.first(where: { $0.kind == .memberBlock })?.children(.member)
            else { return nil }
            let kinds = Set(members.map(\.kind))
            guard kinds.isSubset(of: [.var, .func]) else { return nil }
            // A builder that a protocol asks for counts where the type says that it conforms.
            let first = members.lastIndex { !isComputed($0) || isBuiltForProtocol($0, unit) }.map { $0 + 1 } ?? 0
            guard first > 0, first < members.count else { return nil }
            return (name, members[first].range.startOffset)
        }
    }

    private func isBuiltForProtocol(_ member: Node, _ unit: Int32) -> Bool {
        let node = member.kind == .func ? member : member.children(.element).first ?? member
        return model.names.declaration(of: node, in: unit).map { model.evaluator.builder(of: $0) != nil && model.evaluator.memberAttributes(of: $0).builder == nil } ?? true
    }

    private func isComputed(_ member: Node) -> Bool {
        if member.kind == .func { return true }
        let bindings = member.children(.element)
        return bindings.count == 1 && bindings[0].child(.initialValue) == nil && bindings[0].child(.accessors)?.child(.body) != nil
    }
}
