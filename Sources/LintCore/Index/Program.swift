/// All that the files of a project and the interfaces of libraries declare, by name: what a compiler would see.
///
/// Files of the project come first, so that what they declare can shadow what a library declares. Built on one thread; read
/// by the evaluator.
final class Program {
    /// One file: of the project, or the interface of a library.
    struct Unit {
        let tree: SyntaxTree
        /// The module the file belongs to; files of one module see each other's internal names.
        let module: Name
        /// Other modules that the file is compiled into as well: further targets of an Xcode project.
        var otherModules: Set<Name> = []
        /// Whether no build file names the module.
        var isModuleGuessed = false
        let isInterface: Bool
        let profile: Profile
    }

    @exclusivity(unchecked) private(set) var names: NameTable
    /// By name: most that code mentions are no member's, and need not be looked for in any type.
    @exclusivity(unchecked) private var nameUses: [NameUses] = []
    /// Of as many parameters as closures have.
    private let dollarNames: [Name]
    @exclusivity(unchecked) private(set) var units: [Unit] = []
    @exclusivity(unchecked) private(set) var declarations: [Declaration] = []
    /// Types, functions, variables and aliases at the top of files.
    @exclusivity(unchecked) private(set) var topLevel: [Name: [DeclarationID]] = [:]
    /// By the type that has them, those of its extensions included.
    private let members = PairMap<[DeclarationID]>()
    /// The extensions of each type.
    let extensions = DeclarationMap<[DeclarationID]>()
    /// The type that each extension extends; nil where it is not declared in what was read.
    private let extendedTypes = DeclarationMap<DeclarationID>()
    /// Operators that are declared inside types, by symbol.
    @exclusivity(unchecked) private var operators: [Name: [DeclarationID]] = [:]
    @exclusivity(unchecked) private(set) var modules: Set<Name> = []
    @exclusivity(unchecked) private var aliasesInProgress: Set<DeclarationID> = []
    /// The modules that each unit imports.
    @exclusivity(unchecked) private(set) var imports: [Set<Name>] = []
    /// The modules that the files of each module import, and those that these import: what Swift 5 shows of extensions.
    private(set) lazy var reachableModules = findReachableModules()
    /// The members of each type or extension, in source order.
    let ownMembers = DeclarationMap<[DeclarationID]>()

    /// - Parameter names: those of another program, whose numbers then mean the same here.
    init(names: NameTable = NameTable()) {
        var names = names
        dollarNames = (0..<16).map { names.intern("$\($0)") }
        self.names = names
    }

    subscript(id: DeclarationID) -> Declaration { declarations[Int(id.index)] }

    func node(_ id: DeclarationID) -> Node {
        let declaration = self[id]
        return units[Int(declaration.unit)].tree.node(declaration.node)
    }

    func element(_ id: DeclarationID) -> Node {
        let declaration = self[id]
        return units[Int(declaration.unit)].tree.node(declaration.element)
    }

    func unit(of id: DeclarationID) -> Unit { units[Int(self[id].unit)] }

    /// The declarations of one file, which stand together, since files are added one after the other.
    func declarationIndices(ofUnit unit: Int32) -> Range<Int> {
        firstDeclaration(fromUnit: unit)..<firstDeclaration(fromUnit: unit + 1)
    }

    private func firstDeclaration(fromUnit unit: Int32) -> Int {
        var (low, high) = (0, declarations.count)
        while low < high {
            let middle = (low + high) / 2
            if declarations[middle].unit < unit { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func members(of owner: DeclarationID, named name: Name) -> [DeclarationID] {
        members[owner.index, name.index] ?? []
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
        attribute.node.child(.name).map { name(of: $0.nameToken, in: $0.tree) } ?? .known(.empty)
    }

    func firstByte(of name: Name) -> UInt8? { names.firstByte(of: name) }

    /// The name that a node spells: of a reference the base name, of anything else the last word.
    func name(of node: Node) -> Name { name(of: node.nameToken, in: node.tree) }

    // MARK: Building

    /// - Parameter isInterface: whether the file tells what a library declares.
    func add(_ tree: SyntaxTree, of module: Module, isInterface: Bool = false, profile: Profile) {
        let unit = Unit(
            tree: tree, module: names.intern(module.name), otherModules: Set(module.otherNames.map { names.intern($0) }),
            isModuleGuessed: module.isGuessed, isInterface: isInterface, profile: profile)
        let index = Int32(units.count)
        units.append(unit)
        internNames(of: tree.records)
        modules.insert(unit.module)
        imports.append(importedModules(of: unit))
        var collector = DeclarationCollector(program: self, unit: index)
        collector.collect(unit.tree.root.children(.statement), parent: .none)
    }

    /// All that a file spells and that somebody may ask for by name: afterwards no name is new.
    private func internNames(of tree: SyntaxRecords) {
        tree.forEachSpelledName { _ = names.intern($0) }
        // A parameter `some P` has a generic parameter, which is called so.
        for index in tree.nodes.indices where tree.nodes[index].kind == .someType {
            guard let constraint = Node(tree, NodeID(index)).child(.type) else { continue }
            _ = names.intern("some " + constraint.text)
        }
    }

    func append(_ declaration: Declaration) -> DeclarationID {
        let id = DeclarationID(declarations.count)
        declarations.append(declaration)
        if declaration.parent != .none {
            ownMembers[declaration.parent, default: []].append(id)
        } else if declaration.kind != .extension {
            topLevel[declaration.name, default: []].append(id)
        }
        return id
    }

    /// Finds out what each extension extends and files the members by their owners. Called once, after the last `add`.
    func link() {
        nameUses = Array(repeating: [], count: names.count)
        for declaration in declarations where declaration.parent != .none {
            let isType = declaration.kind.isNominal || declaration.kind == .alias || declaration.kind == .associatedType
            nameUses[Int(declaration.name.index)].insert(isType ? .nestedType : .member)
        }
        // `extension Outer.Inner` may stand above the extension of `Outer` that declares `Inner`.
        var pending = declarations.indices.filter { declarations[$0].kind == .extension }.map { DeclarationID($0) }
        while case let missing = pending.filter({ !fileExtension($0) }), missing.count < pending.count { pending = missing }
        for index in declarations.indices where declarations[index].parent != .none {
            let id = DeclarationID(index)
            guard declarations[index].kind != .extension, let owner = owner(of: id) else { continue }
            let name = declarations[index].name
            members[owner.index, name.index, default: []].append(id)
            if declarations[index].kind == .function, declarations[index].flags.contains(.isStatic), isOperator(name) {
                operators[name, default: []].append(id)
            }
        }
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
