/// All that the files of a project and the interfaces of libraries declare and mention, by name: what a compiler would see.
///
/// A snapshot: made at once from the facts of its files, and never changed, so that any number of threads may ask it. Files of the
/// project come first, so that what they declare can shadow what a library declares.
final class Program: @unchecked Sendable {
    // Sendable although it holds tables that could be written to: they are filled while it is made, by one thread, and read ever after.

    /// What a program is made of.
    struct File: Sendable {
        let facts: FileFacts
        let module: Module
        /// Whether it tells what a library declares.
        var isInterface = false
        let profile: Profile
    }

    /// One file: of the project, or the interface of a library.
    struct Unit: Sendable {
        let tree: SyntaxTree
        /// The module the file belongs to; files of one module see each other's internal names.
        let module: Name
        /// Other modules that the file is compiled into as well: further targets of an Xcode project.
        let otherModules: Set<Name>
        /// Whether no build file names the module.
        let isModuleGuessed: Bool
        /// Whether the module is a library of a package.
        let isLibrary: Bool
        /// Whether some target holds the file, as far as that is known.
        let isBuilt: Bool
        let isInterface: Bool
        let profile: Profile
        let facts: FileFacts
        /// The numbers that the names of the facts have in the program.
        let names: [Name]
    }

    let names: NameTable
    let units: [Unit]
    /// What the code of the project calls, changes and reads.
    let mentions: Mentions
    /// Where the declarations of each unit stand among all. What a file declares keeps its numbers when another file is replaced.
    private let rooms: [Range<Int>]
    /// By name: most that code mentions are no member's, and need not be looked for in any type.
    @exclusivity(unchecked) private var nameUses: [NameUses] = []
    /// By fact, in the order of its cases.
    @exclusivity(unchecked) private var namesByFact: [[Name]] = []
    /// Of as many parameters as closures have.
    private let dollarNames: [Name]
    @exclusivity(unchecked) private var declarations: [Declaration]
    /// Types, functions, variables and aliases at the top of files.
    @exclusivity(unchecked) private(set) var topLevel = RowsByNumber<DeclarationID>()
    /// The numbers under which the members of a type are filed, those of its extensions included, by type and name.
    private let memberNumbers = PairMap<Int32>()
    @exclusivity(unchecked) private var memberRows = RowsByNumber<DeclarationID>()
    /// The extensions of each type.
    let extensions = DeclarationMap<[DeclarationID]>()
    /// The type that each extension extends; nil where it is not declared in what was read.
    private let extendedTypes = DeclarationMap<DeclarationID>()
    /// Operators that are declared inside types, by symbol.
    @exclusivity(unchecked) private var operators: [Name: [DeclarationID]] = [:]
    let modules: Set<Name>
    @exclusivity(unchecked) private var aliasesInProgress: Set<DeclarationID> = []
    /// The modules that each unit imports, those included that these or its own module export.
    @exclusivity(unchecked) private(set) var imports: [Set<Name>] = []
    /// The modules that files of the project's modules import for all others: `@_exported import SwiftUI`.
    @exclusivity(unchecked) private(set) var exports: [Name: Set<Name>] = [:]
    /// The modules that the files of each module import, and those that these import: what Swift 5 shows of extensions.
    @exclusivity(unchecked) private(set) var reachableModules: [Name: Set<Name>] = [:]
    /// By unit; see `findOtherViews`.
    @exclusivity(unchecked) private(set) var hasOtherViews: [Bool] = []
    /// SwiftUI, whose interface always is among the units.
    let moduleOfViews: Name
    /// The members of each type or extension, in source order.
    @exclusivity(unchecked) private(set) var ownMembers = RowsByNumber<DeclarationID>()
    /// What the files of the project declare, by the raw value of the kind.
    @exclusivity(unchecked) private var declarationsByKind: [[DeclarationID]] = Array(repeating: [], count: DeclarationKind.allCases.count)
    @exclusivity(unchecked) private var declarationsByName = RowsByName<DeclarationID>(nameCount: 0) { _ in }
    /// What protocols ask for with attributes, which may be result builders.
    @exclusivity(unchecked) private(set) var attributedRequirements: [DeclarationID] = []

    // MARK: Making

    /// - Parameter other: a program of another build of the same files, or of most of them: its names keep their numbers.
    convenience init(_ files: [File], after other: Program? = nil) {
        var names = other?.names ?? NameTable()
        var known: [ObjectIdentifier: [Name]] = [:]
        for unit in other?.units ?? [] { known[ObjectIdentifier(unit.facts)] = unit.names }
        var end = 0
        var rooms: [Range<Int>] = []
        let units = files.map { file in
            rooms.append(end..<end + file.facts.declarations.count)
            end += file.facts.declarations.count
            return Self.unit(file, known[ObjectIdentifier(file.facts)], &names)
        }
        let isSameCode = other.map { $0.units.count == units.count && zip($0.units, units).allSatisfy { $0.facts === $1.facts } } ?? false
        self.init(names, units, rooms, isSameCode ? other?.mentions : nil)
    }

    /// The same program with another text of one file. What other files declare keeps its numbers, names too; this one stays as it is.
    func replacing(_ unit: Int32, by facts: FileFacts) -> Program {
        var (names, units, rooms) = (names, units, rooms)
        let old = units[Int(unit)]
        units[Int(unit)] = Unit(
            tree: facts.tree, module: old.module, otherModules: old.otherModules, isModuleGuessed: old.isModuleGuessed, isLibrary: old.isLibrary,
            isBuilt: old.isBuilt, isInterface: old.isInterface, profile: old.profile, facts: facts, names: Self.numbers(of: facts, &names))
        // What needs more room than there was moves behind all others.
        if facts.declarations.count > rooms[Int(unit)].count { rooms[Int(unit)] = declarations.count..<declarations.count + facts.declarations.count }
        return Program(names, units, rooms, nil)
    }

    private init(_ names: NameTable, _ units: [Unit], _ rooms: [Range<Int>], _ mentions: Mentions?) {
        var names = names
        dollarNames = (0..<16).map { names.intern("$\($0)") }
        self.names = names
        self.units = units
        self.rooms = rooms
        self.mentions = mentions ?? Mentions(units, nameCount: names.count)
        modules = Set(units.map(\.module))
        moduleOfViews = names.name(spelled: "SwiftUI")
        declarations = Array(repeating: .absent, count: rooms.map(\.upperBound).max() ?? 0)
        for unit in units.indices { file(unit) }
        imports = findImports()
        reachableModules = findReachableModules()
        hasOtherViews = findOtherViews(reachableModules)
        fileByName()
        link()
    }

    private static func unit(_ file: File, _ numbers: [Name]?, _ names: inout NameTable) -> Unit {
        Unit(
            tree: file.facts.tree, module: names.intern(file.module.name), otherModules: Set(file.module.otherNames.map { names.intern($0) }),
            isModuleGuessed: file.module.isGuessed, isLibrary: file.module.isLibrary, isBuilt: file.module.isBuilt, isInterface: file.isInterface,
            profile: file.profile, facts: file.facts, names: numbers ?? Self.numbers(of: file.facts, &names))
    }

    private static func numbers(of facts: FileFacts, _ names: inout NameTable) -> [Name] {
        let known = (0..<NameTable.knownCount).map { Name(index: UInt32($0)) }
        return known + (known.count..<facts.names.count).map { index in facts.names.withBytes(of: Name(index: UInt32(index))) { names.intern($0) } }
    }

    /// Files what one unit declares and imports in this build.
    private func file(_ index: Int) {
        let unit = units[index]
        let base = rooms[index].lowerBound
        var isCompiled: [Bool] = []
        for clause in unit.facts.clauses {
            let node = unit.tree.node(clause.node)
            let isActive = node.parent.flatMap(unit.profile.activeClause)?.id == clause.node
            isCompiled.append(isActive && (clause.outer == ClauseFacts.none || isCompiled[Int(clause.outer)]))
        }
        func isLeftOut(_ clause: Int32) -> Bool { clause != ClauseFacts.none && !isCompiled[Int(clause)] }
        let imported = unit.facts.imports.filter { !isLeftOut($0.clause) }
        imports.append(Set(imported.map { unit.names[Int($0.module.index)] }))
        for item in imported where item.isExported && !unit.isInterface { exports[unit.module, default: []].insert(unit.names[Int(item.module.index)]) }
        for (ordinal, facts) in unit.facts.declarations.enumerated() {
            let id = DeclarationID(base + ordinal)
            var flags = facts.flags
            if unit.isInterface { flags.insert(.isInInterface) }
            if isLeftOut(facts.clause) { flags.insert(.isLeftOut) }
            let declaration = Declaration(
                kind: facts.kind, name: unit.names[Int(facts.name.index)], unit: Int32(index), node: facts.node, element: facts.element,
                parent: facts.parent < 0 ? .none : DeclarationID(base + Int(facts.parent)), flags: flags)
            declarations[base + ordinal] = declaration
            guard !flags.contains(.isLeftOut) else { continue }
            if !unit.isInterface { declarationsByKind[Int(facts.kind.rawValue)].append(id) }
        }
    }

    // MARK: Declarations

    subscript(id: DeclarationID) -> Declaration { declarations[Int(id.index)] }

    /// Whether each value of a type has a variable of its own by this declaration.
    func isInstanceVariable(_ id: DeclarationID) -> Bool { self[id].kind == .variable && !self[id].flags.contains(.isStatic) }

    func node(_ id: DeclarationID) -> Node {
        let declaration = self[id]
        return units[Int(declaration.unit)].tree.node(declaration.node)
    }

    func element(_ id: DeclarationID) -> Node {
        let declaration = self[id]
        return units[Int(declaration.unit)].tree.node(declaration.element)
    }

    func unit(of id: DeclarationID) -> Unit { units[Int(self[id].unit)] }

    /// What the interface of a library says that a declaration does; nothing of what the project declares.
    func behaviour(of id: DeclarationID) -> Behaviour {
        let declaration = self[id]
        guard declaration.flags.contains(.hasBehaviour) else { return .none }
        return units[Int(declaration.unit)].facts.behaviours[id.index - Int32(rooms[Int(declaration.unit)].lowerBound)] ?? .none
    }

    /// What one file declares in this build, in source order.
    func declarations(inUnit unit: Int32) -> [DeclarationID] {
        let first = rooms[Int(unit)].lowerBound
        return (first..<first + units[Int(unit)].facts.declarations.count).lazy.map { DeclarationID($0) }.filter { !self[$0].flags.contains(.isLeftOut) }
    }

    /// What the files of the project declare of a kind, in their order.
    func declarations(of kind: DeclarationKind) -> [DeclarationID] { declarationsByKind[Int(kind.rawValue)] }

    /// The types at the top of the project's files that a file may name.
    func typesSpelled(inUnit unit: Int32) -> [DeclarationID] {
        let file = units[Int(unit)]
        let names = file.facts.spelledKnown + file.names[NameTable.knownCount..<file.facts.spelledCount]
        return names.flatMap { topLevel[$0] ?? [] }.filter { self[$0].kind.isNominal && !units[Int(self[$0].unit)].isInterface }
    }

    /// All that is called so: at the top of files and inside types, of libraries too.
    func declarations(named name: Name) -> ArraySlice<DeclarationID> { declarationsByName[name] }

    /// Whether a declaration stands before another one: in the order of the files.
    func stands(_ left: DeclarationID, before right: DeclarationID) -> Bool {
        (self[left].unit, left.index) < (self[right].unit, right.index)
    }

    func members(of owner: DeclarationID, named name: Name) -> StableList<DeclarationID> {
        memberNumbers[owner.index, name.index].flatMap { memberRows[Int($0)] } ?? []
    }

    func extendedType(of id: DeclarationID) -> DeclarationID? { extendedTypes[id] }

    /// The type that a member belongs to: the one around it, or the one that the extension around it extends.
    func owner(of id: DeclarationID) -> DeclarationID? {
        let parent = self[id].parent
        guard parent != .none else { return nil }
        return self[parent].kind == .extension ? extendedTypes[parent] : parent
    }

    // MARK: Names

    /// The name of what is spelled so somewhere in the program; `.unheard` where nothing is.
    func name(spelled text: String) -> Name { names.name(spelled: text) }

    func text(of name: Name) -> String { names.text(of: name) }

    /// `$0`, `$1` and so on.
    func dollarName(_ index: Int) -> Name {
        index < dollarNames.count ? dollarNames[index] : name(spelled: "$\(index)")
    }

    /// The name that a token spells, without back-ticks.
    func name(of token: Token, in tree: SyntaxRecords) -> Name {
        names.name(spelled: tree.bytes(in: token.nameRange))
    }

    /// The member's own name in `a.b`, `.b` and `A.B<C>`; `empty` where there is none.
    func memberName(of node: Node) -> Name {
        node.memberNameToken.map { name(of: $0, in: node.tree) } ?? .known(.empty)
    }

    /// What an attribute is called: the last part of its name.
    func name(of attribute: Attribute) -> Name {
        attribute.nameToken.map { name(of: $0, in: attribute.node.tree) } ?? .known(.empty)
    }

    /// The name under which calls of something are filed; `empty` where it has none.
    func calledName(of callee: Node) -> Name { callee.calledNameToken.map { name(of: $0, in: callee.tree) } ?? .known(.empty) }

    /// The last name of a plain reference, a `$` before it left out.
    func projectedName(of node: Node) -> Name {
        let name = node.kind == .identifier || node.kind == .identifierType ? name(of: node) : memberName(of: node)
        guard firstByte(of: name) == UInt8(ascii: "$") else { return name }
        return self.name(spelled: String(text(of: name).dropFirst()))
    }

    func firstByte(of name: Name) -> UInt8? { names.firstByte(of: name) }

    /// The name that a node spells: of a reference the base name, of anything else the last word.
    func name(of node: Node) -> Name { name(of: node.nameToken, in: node.tree) }

    // MARK: Linking

    private func forEachDeclaration(_ body: (DeclarationID, Declaration) -> Void) {
        for room in rooms {
            for index in room where !declarations[index].flags.contains(.isLeftOut) { body(DeclarationID(index), declarations[index]) }
        }
    }

    private func fileByName() {
        declarationsByName = RowsByName(nameCount: names.count) { add in forEachDeclaration { add($1.name, $0) } }
        topLevel = RowsByNumber(count: names.count) { add in
            forEachDeclaration { if $1.parent == .none, $1.kind != .extension { add(Int($1.name.index), $0) } }
        }
        ownMembers = RowsByNumber(count: declarations.count) { add in
            forEachDeclaration { if $1.parent != .none { add(Int($1.parent.index), $0) } }
        }
    }

    /// Finds out what each extension extends and files the members by their owners.
    private func link() {
        nameUses = Array(repeating: [], count: names.count)
        var pending: [DeclarationID] = []
        var behaving: [(name: Name, id: DeclarationID)] = []
        var aliases: [Name] = []
        forEachDeclaration { id, declaration in
            // `extension Outer.Inner` may stand above the extension of `Outer` that declares `Inner`.
            if declaration.kind == .extension { pending.append(id) }
            if declaration.kind == .alias, !declaration.flags.contains(.isInInterface) {
                nameUses[Int(declaration.name.index)].insert(.behaves)
                aliases.append(declaration.name)
            }
            if declaration.flags.contains(.hasBehaviour) { behaving.append((declaration.name, id)) }
            guard declaration.parent != .none else { return }
            let isType = declaration.kind.isNominal || declaration.kind == .alias || declaration.kind == .associatedType
            nameUses[Int(declaration.name.index)].insert(isType ? .nestedType : .member)
            if declaration.flags.contains(.hasAttributes), self[declaration.parent].kind == .protocol { attributedRequirements.append(id) }
        }
        while case let missing = pending.filter({ !fileExtension($0) }), missing.count < pending.count { pending = missing }
        fileMembers()
        namesByFact = Array(repeating: aliases, count: Fact.allCases.count)
        for (name, id) in behaving {
            // An initializer is called by the name of its type.
            let called = (self[id].kind == .initializer ? owner(of: id) : nil).map { self[$0].name } ?? name
            nameUses[Int(called.index)].insert(.behaves)
            for fact in behaviour(of: id).all where !namesByFact[fact.index].contains(called) { namesByFact[fact.index].append(called) }
        }
    }

    private func fileMembers() {
        var numbered: [(number: Int32, id: DeclarationID)] = []
        var count: Int32 = 0
        forEachDeclaration { id, declaration in
            guard declaration.parent != .none, declaration.kind != .extension, let owner = owner(of: id) else { return }
            let number = memberNumbers[owner.index, declaration.name.index] ?? count
            if number == count {
                memberNumbers[owner.index, declaration.name.index] = number
                count += 1
            }
            numbered.append((number, id))
            if declaration.kind == .function, declaration.flags.contains(.isStatic), isOperator(declaration.name) {
                operators[declaration.name, default: []].append(id)
            }
        }
        memberRows = RowsByNumber(count: Int(count)) { add in for (number, id) in numbered { add(Int(number), id) } }
    }

    /// False where the type that it extends is not found, or not yet.
    private func fileExtension(_ id: DeclarationID) -> Bool {
        guard let type = node(id).child(.type), let extended = declaredType(type, from: id) else { return false }
        extendedTypes[id] = extended
        extensions[extended, default: []].append(id)
        return true
    }

    /// Whether anything inside a type is called so, other than types.
    func isMember(_ name: Name) -> Bool { uses(of: name).contains(.member) }

    /// Whether a type, alias or associated type inside another type is called so.
    func isNestedType(_ name: Name) -> Bool { uses(of: name).contains(.nestedType) }

    /// Whether something of this name may have facts: where not, nobody need ask what is meant.
    func hasBehaviour(_ name: Name) -> Bool { uses(of: name).contains(.behaves) }

    /// Whether something that libraries call so has a fact, or the project gives such a thing another name.
    func mayHave(_ fact: Fact, _ name: Name) -> Bool { hasBehaviour(name) && names(with: fact).contains(name) }

    /// What may be written where something with a fact is meant, in the order of the declarations.
    func names(with fact: Fact) -> [Name] { namesByFact[fact.index] }

    private func uses(of name: Name) -> NameUses {
        let index = Int(name.index)
        return index < nameUses.count ? nameUses[index] : []
    }

    func operatorMembers(named name: Name) -> [DeclarationID] { operators[name] ?? [] }

    /// Whether a name is an operator's.
    func isOperator(_ name: Name) -> Bool {
        guard let byte = names.firstByte(of: name) else { return false }
        if byte < 0x80 { return !ByteClass.startsIdentifier(byte) || byte == UInt8(ascii: "$") }
        guard let first = names.text(of: name).unicodeScalars.first else { return false }
        return !first.properties.isXIDStart
    }

    /// The type that an extension names. Extensions of members of extensions (`extension A.B`, `B` declared in another
    /// extension of `A`) are found too, since nested types are looked up among the members of extensions by name.
    private func declaredType(_ type: Node, from id: DeclarationID) -> DeclarationID? {
        switch type.kind {
        case .identifierType:
            return visibleTypes(named: name(of: type), from: self[id].unit)
        case .memberType:
            let member = name(spelled: type.memberName)
            guard let base = type.child(.base) else { return nil }
            if let outer = declaredType(base, from: id) {
                return nestedType(named: member, in: outer)
            }
            // `extension SwiftUI.View`
            guard base.kind == .identifierType else { return nil }
            return declaredType(named: member, inModule: name(of: base)) ?? visibleTypes(named: member, from: self[id].unit)
        case .arrayType: return visibleTypes(named: .known(.Array), from: self[id].unit)
        case .dictionaryType: return visibleTypes(named: .known(.Dictionary), from: self[id].unit)
        case .optionalType: return visibleTypes(named: .known(.Optional), from: self[id].unit)
        default: return nil
        }
    }

    private func nestedType(named name: Name, in outer: DeclarationID) -> DeclarationID? {
        let candidates = [outer] + (extensions[outer] ?? [])
        for candidate in candidates {
            for member in ownMembers[candidate] ?? [] where self[member].name == name {
                if self[member].kind.isNominal { return member }
                if self[member].kind == .alias { return aliased(member) }
            }
        }
        return nil
    }

    private func visibleTypes(named name: Name, from unit: Int32) -> DeclarationID? {
        let types = visibleTopLevel(named: name, from: unit) { $0.kind.isNominal || $0.kind == .alias }
        guard let first = types.first, types.count == 1 else { return nil }
        return self[first].kind == .alias ? aliased(first) : first
    }

    private func declaredType(named name: Name, inModule module: Name) -> DeclarationID? {
        let types = (topLevel[name] ?? []).filter { id in
            unit(of: id).module == module && (self[id].kind.isNominal || self[id].kind == .alias)
        }
        guard let first = types.first, types.count == 1 else { return nil }
        return self[first].kind == .alias ? aliased(first) : first
    }

    /// Nil for an alias of itself, which `typealias Theme = Kit.Theme` is where `Kit` was not read.
    private func aliased(_ alias: DeclarationID) -> DeclarationID? {
        guard aliasesInProgress.insert(alias).inserted else { return nil }
        defer { aliasesInProgress.remove(alias) }
        guard let type = node(alias).child(.type) else { return nil }
        return declaredType(type, from: alias)
    }
}
