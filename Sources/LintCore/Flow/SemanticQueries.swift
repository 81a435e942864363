/// What is asked of a program again and again, whoever asks: declarations of syntax, bodies and what the evaluator noted of them, types
/// of expressions. `FlowGraph` and `IdentityModel` ask in these words.
protocol SemanticQueries: AnyObject {
    var evaluator: Evaluator { get }
    /// What names in code mean.
    var names: NameResolver { get }
}

extension SemanticQueries {
    var program: Program { evaluator.program }
    var types: TypeTable { evaluator.types }
    /// What the code calls and changes.
    var mentions: Mentions { program.mentions }

    func node(at place: CodePlace) -> Node { program.units[Int(place.unit)].tree.node(place.node) }

    // MARK: From syntax to declarations

    /// The declaration that a node makes: a type, a member, a binding of a `let` or `var`.
    func declaration(of node: Node, in unit: Int32) -> DeclarationID? { names.declaration(of: node, in: unit) }

    /// The innermost function, property, initializer or subscript of a type or of the file that a node stands in.
    func member(around node: Node, in unit: Int32) -> DeclarationID? { names.member(around: node, in: unit) }

    /// Whether a call is that of a view of a library that makes rows of data.
    func makesRows(_ call: Node, in unit: Int32) -> Bool { names.has(.rows, call, in: unit) }

    /// Where code of a type or an extension names a member of its own: `name`, `$name`, `self.name`.
    func references(to name: Name, in part: DeclarationID) -> [Node] {
        let code = program.node(part).subtree
        return names.references(to: name, in: program[part].unit).filter { code.contains(Int($0.id.index)) && $0.isBareName }
    }

    // MARK: Evaluating

    /// Has the body that a node stands in evaluated, so that what was noted about its calls and statements can be asked.
    ///
    /// - Returns: The member whose body it is; nil where the node stands in none that gives a value.
    @discardableResult
    func evaluate(around node: Node, in unit: Int32) -> DeclarationID? {
        guard let member = member(around: node, in: unit) else { return nil }
        evaluate(member)
        return member
    }

    func givesView(_ member: DeclarationID) -> Bool {
        switch program[member].kind {
        case .variable, .function: evaluator.body(of: member) != nil && evaluator.isViewLike(evaluator.resultType(of: member))
        default: false
        }
    }

    func evaluate(_ member: DeclarationID) {
        guard evaluator.hasBody(member) else { return }
        _ = evaluator.bodyType(of: member)
    }

    /// What is known of a call, whoever needs its type.
    func site(ofCall call: Node, in unit: Int32) -> CallSite? { names.callSite(of: call, in: unit) }

    /// The statement of a view builder; nil for one that stands elsewhere, in an action or in a builder of other things.
    func site(ofStatement node: Node, in unit: Int32) -> BranchSite? {
        guard let member = evaluate(around: node, in: unit) else { return nil }
        return names.statementSite(of: node, in: member)
    }

    /// Whether a statement may stand in a result builder: in a closure, or in a body that goes through one. Asked before anything is
    /// evaluated, since most code builds nothing.
    func mayBeBuilt(_ node: Node, in unit: Int32) -> Bool {
        guard let member = member(around: node, in: unit), evaluator.hasBody(member) else { return false }
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case .closure: return true
            case .memberBlock: return evaluator.builder(of: member) != nil
            case .func where program.node(member).id != ancestor.id: return true
            default: continue
            }
        }
        return evaluator.builder(of: member) != nil
    }

    // MARK: Types

    /// The type of an expression in a frame.
    func type(of node: Node, in frame: FrameID) -> TypeID {
        let declaration = evaluator.frames[Int(frame)].declaration
        return evaluator.within(declaration) { evaluator.defaulted(evaluator.type(of: node, in: frame)) }
    }

    /// The type with what `some` hides looked through.
    func underlying(_ type: TypeID) -> TypeID { evaluator.underlying(type) }

    /// The type of an expression in a body, with what `some` hides looked through; nil where the body was not evaluated
    /// there.
    func typeOfView(_ node: Node, in unit: Int32) -> TypeID? {
        guard let member = evaluate(around: node, in: unit) else { return nil }
        let node = node.withoutEffects
        guard !goesThroughBuilder(node, in: unit) else { return nil }
        if node.kind == .call, let site = site(ofCall: node, in: unit) { return underlying(site.result) }
        // What stands before a leading dot is known from around.
        if node.kind == .implicitMember, let meant = names.meaning(of: node, in: unit).declaration, program[meant].kind == .variable {
            return underlying(evaluator.within(meant) { evaluator.valueType(of: meant) })
        }
        guard let frame = frame(around: node, in: unit, member) else { return nil }
        return underlying(type(of: node, in: frame))
    }

    /// The type of an expression in the code of a member, optional or not; nil where it is not known.
    func typeOfValue(_ node: Node, in member: DeclarationID) -> TypeID? { type(ofValue: node, in: member).map(evaluator.withoutOptional) }

    /// The type of an expression, an optional one included; nil where it is not known.
    func type(ofValue node: Node, in member: DeclarationID) -> TypeID? {
        evaluate(member)
        let unit = program[member].unit
        guard !goesThroughBuilder(node.withoutEffects, in: unit), let frame = frame(around: node, in: unit, member) else { return nil }
        let type = type(of: node, in: frame)
        return evaluator.isUnknown(type) ? nil : type
    }

    /// Whether a closure goes through a result builder: it has a type only where it is given, and asked for one by itself it would be noted as
    /// one that goes through none.
    private func goesThroughBuilder(_ node: Node, in unit: Int32) -> Bool {
        node.kind == .closure && evaluator.closureSite(of: node, in: unit)?.builder != nil
    }

    /// The type of what a name stands for that a block around declares.
    func type(ofLocal name: String, in frame: FrameID) -> TypeID? {
        let declaration = evaluator.frames[Int(frame)].declaration
        return evaluator.within(declaration) { evaluator.lookUpLocal(program.name(spelled: name), in: frame) }
    }

    // MARK: Frames

    /// The outermost frame of a member: its parameters and `self`.
    func memberFrame(_ member: DeclarationID) -> FrameID { names.memberFrame(member) }

    /// The innermost frame that is known around a node.
    func frame(around node: Node, in unit: Int32, _ member: DeclarationID) -> FrameID? {
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case .call: if let site = site(ofCall: ancestor, in: unit) { return site.frame }
            case .closure:
                if let site = evaluator.closureSite(of: ancestor, in: unit) { return site.frame }
                // What no result of the body needs is typed when all of its code is, whoever asked for that before.
                evaluator.check(member)
                return evaluator.closureSite(of: ancestor, in: unit)?.frame
            case .codeBlock, .switchCase:
                if let frame = armFrame(of: ancestor, in: unit) { return frame }
            case .memberBlock: return evaluator.bodyFrames[member]
            default: break
            }
        }
        return evaluator.bodyFrames[member]
    }

    /// The frame of a branch in a builder of views.
    private func armFrame(of block: Node, in unit: Int32) -> FrameID? {
        var statement = block.parent
        while let outer = statement, outer.kind == .if, outer.role == .elseBody { statement = outer.parent }
        guard let statement, statement.kind == .if || statement.kind == .switch, mayBeBuilt(statement, in: unit),
            let site = site(ofStatement: statement, in: unit), evaluator.isLibrary(site.builder, .ViewBuilder),
            let member = member(around: statement, in: unit)
        else { return nil }
        return evaluator.within(member) { evaluator.branchBlocks(of: statement, in: site.frame) }.first { $0.block(in: statement).id == block.id }?.frame
    }

    // MARK: Declarations

    func name(of declaration: DeclarationID) -> String { program.text(of: program[declaration].name) }

    /// The declared type behind a type: that of `Row` for `Row`, none for a tuple.
    func declaration(of type: TypeID) -> DeclarationID? {
        let found = types.declaration(of: type)
        return found == .none ? nil : found
    }

    /// The declared type of what a property holds, optional or not.
    func objectType(of property: DeclarationID) -> DeclarationID? {
        let type = evaluator.within(property) { evaluator.valueType(of: property) }
        return declaration(of: evaluator.withoutOptional(type))
    }

    /// Whether a property holds an object, optional or not, and no value.
    func holdsObject(_ property: DeclarationID) -> Bool { objectType(of: property).map(isObject) ?? false }

    /// Whether values of a type are objects, which stay the ones they are while their members change.
    func isObject(_ type: DeclarationID) -> Bool { program[type].kind == .class || program[type].kind == .actor }

    func storedProperty(named name: String, of owner: DeclarationID) -> DeclarationID? {
        program.members(of: owner, named: program.name(spelled: name)).first { member in
            program.isInstanceVariable(member) && evaluator.body(of: member) == nil
        }
    }

    /// Whether a declaration came with the tool or with `--interface`.
    func isInInterface(_ declaration: DeclarationID) -> Bool { program[declaration].flags.contains(.isInInterface) }

    func path(of declaration: DeclarationID) -> String { program.unit(of: declaration).tree.source.path }

    func isView(_ type: TypeID) -> Bool { evaluator.conforms(type, to: .View) == .yes }

    /// Whether it holds windows, each of which shows views of its own.
    func isScene(_ type: TypeID) -> Bool { evaluator.conforms(type, to: .Scene) == .yes }

    /// Whether something is drawn by a type, whether or not it is a view, too: colours and gradients.
    func isStyle(_ type: TypeID) -> Bool { evaluator.conforms(type, to: .ShapeStyle) == .yes }

    /// Whether an expression gives a view or scene, or what methods of one make of it that were not read.
    func givesView(_ node: Node, _ typeOf: (Node) -> TypeID?) -> Bool {
        guard let type = typeOf(node) else { return false }
        switch evaluator.conforms(type, to: .View) {
        case .yes: return true
        case .no: return isScene(type)
        default:
            guard let callee = CallExpr(node)?.callee, callee.kind == .memberAccess, let base = callee.child(.base)?.withoutEffects else { return false }
            return givesView(base, typeOf)
        }
    }

    /// Whether a type is drawn: a value made anew by whoever shows it.
    func isDrawn(_ owner: DeclarationID) -> Bool {
        guard program[owner].kind != .class else { return false }
        let type = evaluator.selfType(of: owner)
        // Styles say `makeBody`, whatever protocol asks for it.
        return isView(type) || evaluator.conforms(type, to: .ViewModifier) == .yes
            || !program.members(of: owner, named: program.name(spelled: "makeBody")).isEmpty
    }

    /// Whether a file may make values that are drawn: it names a type of the project that is.
    func namesDrawnType(inUnit unit: Int32) -> Bool { program.typesSpelled(inUnit: unit).contains(where: isDrawn) }

    /// The initializers that a type is given, by extensions too.
    func initializers(of type: DeclarationID) -> [DeclarationID] {
        ([type] + (program.extensions[type] ?? [])).flatMap { program.ownMembers[$0] ?? [] }.filter { program[$0].kind == .initializer }
    }
}

extension Evaluator.Branch {
    /// What is marked for it: the body of an `if`, the whole case of a `switch`.
    func block(in statement: Node) -> Node {
        if let condition, condition.kind == .switchCase { return condition }
        return statements.first?.parent ?? condition?.parent ?? statement
    }
}

extension SemanticQueries where Self: AnyObject {
    /// What is kept in a place, or is found and kept there now.
    func kept<Value>(_ place: ReferenceWritableKeyPath<Self, Value?>, _ find: () -> Value) -> Value {
        if let found = self[keyPath: place] { return found }
        let found = find()
        self[keyPath: place] = found
        return found
    }
}
