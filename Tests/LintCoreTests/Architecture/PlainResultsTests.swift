import Testing

@testable import LintCore

/// What leaves a worker is a plain value: nothing that it holds, and nothing that those hold, is of one program alone.
@Suite struct PlainResultsTests {
    /// What the engine hands out.
    private static let results = [
        "Finding", "SuppressedFinding", "Report", "SuppressionPass.Result", "ExplainReport", "TraceReport", "TypeReport", "ConfigurationReport",
    ]

    /// What means something in one program, or in one evaluation of it.
    private static let bound: Set<String> = [
        "Node", "NodeID", "SyntaxRecords", "SyntaxTree", "TypeID", "FrameID", "DeclarationID", "Name", "Program", "Evaluator", "IdentityModel", "Meaning",
    ]

    @Test func noResultHoldsWhatBelongsToOneProgram() {
        let held = OwnSources.ask { resolver, _ in HeldTypes(resolver.evaluator).byName(Self.results) }
        for result in Self.results {
            let names = held[result] ?? []
            #expect(names.count > 1, "\(result) is declared and holds something")
            #expect(names.isDisjoint(with: Self.bound), "\(result)")
        }
    }

    @Test func seesWhatIsHeldByWhatIsHeld() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", """
            struct Finding { let parts: [Part]; var size: Int { 1 }; var other: Other { Other() }; enum Kind { case a, b(Payload) }; var kind = Kind.a }
            struct Part { private let inner: [String: Inner?]; static let none: Other? = nil; struct Inner { var place: Node } }
            struct Payload { }
            struct Other { }
            struct Node { }
            """)
        let held = OwnSources.ask(below: folder.url.path) { resolver, _ in HeldTypes(resolver.evaluator).byName(["Finding"]) }
        #expect(held["Finding"]?.subtracting(["Array", "Dictionary", "Optional", "String"]) == ["Part", "Part.Inner", "Node", "Finding.Kind", "Payload"])
    }
}

/// The types that the values of a type store, and those that these store.
private struct HeldTypes {
    private let evaluator: Evaluator
    private var program: Program { evaluator.program }

    init(_ evaluator: Evaluator) { self.evaluator = evaluator }

    func byName(_ names: [String]) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for unit in program.units.indices where !program.units[unit].isInterface {
            for id in program.declarations(inUnit: Int32(unit)) where program[id].kind.isNominal {
                let name = evaluator.qualifiedTypeName(of: id)
                if names.contains(name) { found[name] = reached(from: id) }
            }
        }
        return found
    }

    private func reached(from type: DeclarationID) -> Set<String> {
        var seen: Set<DeclarationID> = []
        var pending = [type]
        while let next = pending.popLast() {
            for member in program.ownMembers[next] ?? [] {
                for held in types(storedIn: member) where seen.insert(held).inserted { pending.append(held) }
            }
        }
        return Set(seen.map { evaluator.qualifiedTypeName(of: $0) })
    }

    private func types(storedIn member: DeclarationID) -> [DeclarationID] {
        let declaration = program[member]
        switch declaration.kind {
        case .variable where !declaration.flags.contains(.isStatic) && evaluator.isStored(member):
            return nominals(in: evaluator.within(member) { evaluator.valueType(of: member) })
        case .enumCase: return evaluator.within(member) { evaluator.signature(of: member) }.parameters.flatMap { nominals(in: $0.type) }
        default: return []
        }
    }

    private func nominals(in type: TypeID) -> [DeclarationID] {
        var found: [DeclarationID] = []
        _ = evaluator.types.rewrite(type, holding: nil) { part in
            let declaration = evaluator.types.declaration(of: part)
            if declaration != .none { found.append(declaration) }
            return nil
        }
        return found
    }
}
