import Testing

@testable import LintCore

/// `RuleContext` is the only way from a rule to what is known of the program: few questions, asked about syntax and answered by values.
@Suite struct FacadeTests {
    private static let maximumMembers = 40

    /// What stands behind the facade, beside all that `Types/` and `Names/` declare.
    private static let hidden: Set<String> = ["IdentityModel", "FileScope", "IdentityScope", "Evaluator", "Program", "FlowGraph", "ExpressionReader", "Constancy"]

    private static let facade = "Rules/RuleContext.swift"

    private static let files: [RoomUses.File] = {
        let paths = (try? ProjectFolder.files(below: "Sources/LintCore", endingWith: ".swift")) ?? []
        return paths.map { path in
            RoomUses.File(path: path, text: (try? ProjectFolder.text(of: "Sources/LintCore/" + path)) ?? "")
        }
    }()

    @Test func thereAreFewQuestions() {
        let members = Self.members(of: "RuleContext", in: Self.files)
        #expect(members.count > 20)
        #expect(members.count <= Self.maximumMembers, "\(members.map(Self.name))")
    }

    @Test func noQuestionNamesWhatStandsBehind() {
        let hidden = Self.hidden.union(Self.typesBehind(in: Self.files))
        #expect(hidden.contains("TypeID") && hidden.contains("CallSite"))
        // The engine makes one, with the model that it has; rules are given it.
        for member in Self.members(of: "RuleContext", in: Self.files) where member.kind != .`init` {
            let named = Self.typesInSignature(of: member).intersection(hidden)
            #expect(named.isEmpty, "\(Self.name(member)) names \(named.sorted())")
        }
    }

    /// An answer may ask on, and keeps what it asks to itself.
    @Test func noAnswerHandsOutWhatStandsBehind() {
        let answers = Self.answers(of: Self.files)
        #expect(answers.isSuperset(of: ["Rows", "Branches", "IdentifiedType"]))
        for answer in answers.sorted() {
            for member in Self.members(of: answer, in: Self.files) where member.kind == .var {
                #expect(Self.typesInSignature(of: member).isDisjoint(with: ["IdentityModel", "FileScope", "Evaluator", "Program"]), "\(answer).\(Self.name(member))")
            }
        }
    }

    @Test func rulesNameNothingThatStandsBehind() {
        for use in Self.usesBehind(in: Self.files) { Issue.record("\(use.path) names `\(use.name)`") }
    }

    // MARK: The test itself

    @Test func seesMembersAndTheirTypes() {
        let files = [
            RoomUses.File(path: "Types/TypeID.swift", text: "struct TypeID {}"),
            RoomUses.File(path: "Identity/Model.swift", text: "final class IdentityModel {}\nstruct Answer { let model: IdentityModel; private let own: IdentityModel }"),
            RoomUses.File(path: Self.facade, text: """
                struct RuleContext {
                    private let model: IdentityModel
                    private(set) var findings: [Finding] = []
                    func type(of node: Node) -> [TypeID]? { nil }
                    private func hidden() -> TypeID? { nil }
                }
                """),
            RoomUses.File(path: "Rules/Other.swift", text: "extension RuleContext { func answer(_ model: IdentityModel) -> Answer? { let x = TypeID(); return nil } }"),
        ]
        let members = Self.members(of: "RuleContext", in: files)
        #expect(members.map(Self.name) == ["findings", "type", "answer"])
        #expect(Self.typesInSignature(of: members[1]) == ["Node", "TypeID"])
        #expect(Self.typesInSignature(of: members[2]) == ["IdentityModel", "Answer"])
        #expect(Self.answers(of: files).contains("Answer"))
        #expect(Self.members(of: "Answer", in: files).count == 1)
        #expect(Set(Self.usesBehind(in: files).map(\.name)) == ["IdentityModel", "TypeID"])
    }

    private static func typesBehind(in files: [RoomUses.File]) -> Set<String> {
        Set(files.filter { $0.room == "Types" || $0.room == "Names" }.flatMap { file in
            file.tree.root.children.compactMap(TypeDecl.init).filter { $0.node.kind != .extension }.map(\.name)
        })
    }

    /// The members of a type that other files see, those of its extensions included.
    private static func members(of type: String, in files: [RoomUses.File]) -> [Node] {
        files.flatMap { file in
            file.tree.root.children.compactMap(TypeDecl.init).filter { $0.name == type }.flatMap(\.members)
        }.filter { member in
            [.func, .var, .`init`, .subscript].contains(member.kind)
                && !member.children(.modifier).contains { $0.text == "private" || $0.text == "fileprivate" }
        }
    }

    private static func name(_ member: Node) -> String {
        member.kind == .var ? VariableDecl(member)?.bindings.first?.name ?? "_" : member.child(.name)?.nameText ?? "init"
    }

    /// The types that a member is declared with, those in its body aside.
    private static func typesInSignature(of member: Node) -> Set<String> {
        let bodies = member.descendants.filter { [.codeBlock, .accessorBlock, .closure].contains($0.kind) }
        return Set(member.descendants.filter { node in
            node.kind == .identifierType && !bodies.contains { $0.subtree.contains(Int(node.id.index)) }
        }.compactMap { $0.child(.name)?.nameText ?? $0.typeName })
    }

    /// The types of `Identity/` that questions are answered by, and those that these answer by in turn.
    private static func answers(of files: [RoomUses.File]) -> Set<String> {
        let declared = Set(files.filter { $0.room == "Identity" }.flatMap { file in
            file.tree.root.children.compactMap(TypeDecl.init).filter { $0.node.kind == .struct }.map(\.name)
        })
        var found: Set<String> = []
        var pending = ["RuleContext"]
        // What an answer is made by is no answer.
        while let next = pending.popLast() {
            for member in members(of: next, in: files) where member.kind != .`init` && !member.children(.modifier).contains(where: { $0.text == "static" }) {
                pending += typesInSignature(of: member).intersection(declared).subtracting(hidden).filter { found.insert($0).inserted }
            }
        }
        return found
    }

    private static func usesBehind(in files: [RoomUses.File]) -> [RoomUses.Use] {
        RoomUses(files).acrossRooms.filter { use in
            use.room == "Rules" && use.path != facade && (["Types", "Names"].contains(use.declaringRoom) || hidden.contains(use.name))
        }.sorted { ($0.path, $0.name) < ($1.path, $1.name) }
    }
}
