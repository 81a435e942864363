import Testing

@testable import LintCore

/// A small program whose expressions and properties the model is asked about in process: what tables of conditions, writes, fresh
/// values and rows are made with.
struct ModelFixture {
    let model: IdentityModel
    private let unitCount: Int

    /// - Parameter files: the texts of the files, one behind the other; `import SwiftUI` is put before each.
    init(_ files: String...) { self.init(files: files) }

    init(files: [String]) {
        let sources = files.enumerated().map { SourceFile(path: "/fixture/File\($0.offset).swift", text: "import SwiftUI\n" + $0.element) }
        let project = LoadedProject(CheckInput(paths: [], unsavedFiles: sources), LoadOptions())
        var timings = Timings(isOn: false)
        model = IdentityModel(Evaluator(project.assemble(&timings).program))
        unitCount = sources.count
    }

    /// The first expression that is spelt so and stands where `role` says, and its file.
    func expression(_ text: String, as role: Role? = nil) throws -> (node: Node, unit: Int32) {
        for unit in 0..<unitCount {
            let root = model.program.units[unit].tree.root
            if let node = root.descendants.first(where: { $0.text == text && (role == nil || $0.role == role) }) { return (node, Int32(unit)) }
        }
        throw MissingCode(text: text)
    }

    /// A property by its type and name: `Model.isOn`.
    func property(_ path: String) throws -> DeclarationID {
        let names = path.split(separator: ".").map(String.init)
        for id in model.program.declarations(of: .variable) where model.name(of: id) == names.last {
            let owner = model.program.owner(of: id).map { model.evaluator.qualifiedTypeName(of: $0) }
            if (owner.map { $0 + "." } ?? "") + model.name(of: id) == path { return id }
        }
        throw MissingCode(text: path)
    }

    struct MissingCode: Error { let text: String }
}

extension ModelFixture {
    /// How often the condition of an `if` or the subject of a `switch` changes, and by what.
    func expectCondition(
        _ text: String, is constancy: ConstancyClass, by variables: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (node, unit) = try (try? expression(text, as: .condition)) ?? expression(text, as: .subject)
        let member = try #require(model.member(around: node, in: unit), sourceLocation: sourceLocation)
        model.evaluate(member)
        let found = model.condition(of: ScopedNode(node: node, scope: IdentityScope(member, in: model.program)))
        #expect(found.constancy == constancy, "\(text) by \(found.variables)", sourceLocation: sourceLocation)
        if let variables { #expect(found.variables == variables, "\(text)", sourceLocation: sourceLocation) }
    }

    /// The places that decide about the condition of an `if`.
    func expectDeciding(_ text: String, is places: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (node, unit) = try expression(text, as: .condition)
        let member = try #require(model.member(around: node, in: unit), sourceLocation: sourceLocation)
        let found = model.flow.constancy(of: node, in: member).deciding.map { place in
            let owner = model.program.owner(of: place.declaration).map { model.evaluator.qualifiedTypeName(of: $0) + "." } ?? ""
            return owner + ([model.name(of: place.declaration)] + place.path.map { model.program.text(of: $0) }).joined(separator: ".")
        }
        #expect(found == places, "\(text)", sourceLocation: sourceLocation)
    }

    /// The first write to a property that the model sees; nil for none.
    func expectWrite(to property: String, is text: String?, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let found = model.flow.change(of: try self.property(property))
        #expect(found?.node.text == text, "\(property)", sourceLocation: sourceLocation)
    }

    /// The expression in which the first write to a property stands that the model sees; nil for none.
    func expectWritten(_ property: String, in text: String?, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let found = model.flow.change(of: try self.property(property))?.node
        let isThere = found.map { $0.text == text || $0.ancestors.contains { $0.text == text } } ?? (text == nil)
        #expect(isThere, "\(property) in \(found?.text ?? "nothing")", sourceLocation: sourceLocation)
    }

    /// Whether an argument is another one at each evaluation.
    func expectFresh(_ text: String, _ isFresh: Bool, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (node, unit) = try expression(text, as: .value)
        let member = try #require(model.member(around: node, in: unit), sourceLocation: sourceLocation)
        let value = ScopedNode(node: node, scope: IdentityScope(member, in: model.program))
        let found = model.flow.randomID(in: value) != nil || model.flow.freshness(of: value) != nil
        #expect(found == isFresh, "\(text)", sourceLocation: sourceLocation)
    }

    /// What is done to the elements that a property stores.
    func expectChanges(of property: String, _ kinds: [CollectionChange.Kind], sourceLocation: SourceLocation = #_sourceLocation) throws {
        let found = model.flow.changes(of: try self.property(property)).map(\.kind)
        #expect(found == kinds, "\(property)", sourceLocation: sourceLocation)
    }

    /// What an argument makes anew at each evaluation; nil where it is not seen to.
    func expectFresh(_ text: String, is words: String?, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (node, unit) = try expression(text, as: .value)
        let member = try #require(model.member(around: node, in: unit), sourceLocation: sourceLocation)
        let found = model.flow.freshness(of: ScopedNode(node: node, scope: IdentityScope(member, in: model.program)))
        #expect(found?.kind.words == words, "\(text)", sourceLocation: sourceLocation)
    }

    /// Whether a collection is the same for the whole run of the program.
    func expectConstant(_ data: String, _ isConstant: Bool, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (node, unit) = try expression(data, as: .value)
        let member = try #require(model.member(around: node, in: unit), sourceLocation: sourceLocation)
        #expect(model.flow.isConstantOfProcess(node, in: member) == isConstant, "\(data)", sourceLocation: sourceLocation)
    }

    /// Where the elements of rows come from: the property that stores them, and whether they are left out or put in order on the way.
    func expectRows(_ data: String, from property: String?, isRearranged: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (node, unit) = try expression(data, as: .value)
        let found = model.flow.elementOrigin(of: node, in: unit)
        // What only a library declares, as `allCases`, is stored nowhere that could be seen.
        let variable = found.variable.flatMap { model.isInInterface($0) ? nil : $0 }
        #expect(variable == (try property.map(self.property)), "\(data)", sourceLocation: sourceLocation)
        #expect(found.isRearranged == isRearranged, "\(data)", sourceLocation: sourceLocation)
    }
}

/// Asks for what is expected; where a cause tells why the model answers otherwise, the answer must go on being another one.
func expect(unless cause: String?, _ ask: () throws -> Void) throws {
    guard let cause else { return try ask() }
    withKnownIssue(Testing.Comment(rawValue: cause)) { try ask() }
}
