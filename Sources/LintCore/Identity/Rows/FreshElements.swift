/// Elements with `id = UUID()` that are made while the view is evaluated, each time it is made, or when they are fetched again.
struct FreshElements {
    enum Place {
        case body
        /// A computed property or a function, by its name.
        case computed(String)
        /// With the view; `isMadeAgain` where a body that makes it is seen to run again.
        case view(isMadeAgain: Bool)
        /// Whenever the collection is made again; `isSeen` where something is seen to have that done while it is shown.
        case refresh(isSeen: Bool)
        /// One after another, of other values, by code of which it was not followed how they come into the collection.
        case parsed

        /// Whether it is run whenever the body is.
        var isEvaluated: Bool {
            switch self {
            case .body, .computed: true
            case .view, .refresh, .parsed: false
            }
        }

        var isRefresh: Bool {
            switch self {
            case .refresh, .parsed: true
            case .body, .computed, .view: false
            }
        }

        var isParsed: Bool { if case .parsed = self { true } else { false } }
    }

    /// The type of the elements.
    let type: String
    let identity: FreshIdentity
    let place: Place
    /// Where the first of them is made.
    let maker: Node

    init?(of rows: RowsCall, _ scope: FileScope) {
        let model = scope.model
        guard model.elementIDPath(of: rows) == ["id"] else { return nil }
        guard let type = model.elementDeclaration(of: rows, in: scope.unit) ?? Self.mappedType(of: rows, scope),
            let identity = FreshIdentity(of: type, model)
        else { return nil }
        for source in model.flow.elementMakers(of: rows.data, in: scope.unit) {
            guard let maker = identity.maker(in: source.node, unit: source.unit, model) else { continue }
            self.type = model.name(of: type)
            self.identity = identity
            self.maker = maker
            place = switch source.place {
            case .body: .body
            case .computed(let declaration): .computed(model.name(of: declaration))
            case .view: .view(isMadeAgain: Self.isMadeAgain(model.member(around: rows.data, in: scope.unit), model))
            }
            return
        }
        guard let refresh = Self.refresh(of: rows, identity, scope) else { return nil }
        self.type = model.name(of: type)
        self.identity = identity
        (maker, place) = refresh
    }

    private static func isMadeAgain(_ member: DeclarationID?, _ model: IdentityModel) -> Bool {
        member.flatMap(model.program.owner).map { model.isDrawn($0) && model.isMadeAgain($0) } ?? false
    }

    /// Where a collection that is shown is made again of new elements; what a view does once, when it appears, is left out.
    private static func refresh(of rows: RowsCall, _ identity: FreshIdentity, _ scope: FileScope) -> (maker: Node, place: Place)? {
        let model = scope.model
        var found: (maker: Node, place: Place)?
        let changes = RefreshedData.changes(of: rows, scope)
        for change in changes where change.kind == .assign && !PreviewCode.holds(change.node) {
            guard let value = change.value, case let occasion = RefreshedData.occasion(of: change, model), occasion > .once, !isWhereEmpty(change, model) else { continue }
            for source in model.flow.elementMakers(of: value, in: change.unit) {
                guard let maker = identity.maker(in: source.node, unit: source.unit, model) else { continue }
                // What is made of constants begins something new, and so does a list that is written out where others are added to it one by one.
                let isReset = value.withoutEffects.kind == .array && changes.contains { isAdded($0, apartFrom: change, model) } || model.member(around: value, in: change.unit).map { [.literal, .process].contains(model.condition(of: value, in: $0).constancy) } ?? false
                if occasion == .again, !isReset { return (maker, .refresh(isSeen: true)) }
                found = found ?? (maker, .refresh(isSeen: false))
            }
        }
        return found ?? parsed(changes, identity, model)
    }

    /// Elements that code makes of others, one after another, while what is assigned comes from elsewhere: a parser's, by way of a store.
    private static func parsed(_ changes: [CollectionChange], _ identity: FreshIdentity, _ model: IdentityModel) -> (maker: Node, place: Place)? {
        let isReplaced = changes.contains { change in
            guard change.kind == .assign, !PreviewCode.holds(change.node), let value = change.value, RefreshedData.occasion(of: change, model) != .once,
                !isWhereEmpty(change, model), let member = model.member(around: value, in: change.unit)
            else { return false }
            // Elements that are left out or put in order are the same.
            if let origin = Optional(model.flow.elementOrigin(of: value, in: change.unit)), origin.variable.map({ !model.isInInterface($0) }) ?? false { return false }
            return ![.literal, .process].contains(model.condition(of: value, in: member).constancy)
        }
        guard isReplaced, !changes.contains(where: { $0.kind == .append || $0.kind == .shift }) else { return nil }
        return identity.makerInSeries(model).map { ($0, .parsed) }
    }

    /// Whether elements are added one by one, elsewhere than where the collection is written out.
    private static func isAdded(_ addition: CollectionChange, apartFrom change: CollectionChange, _ model: IdentityModel) -> Bool {
        guard addition.node.kind == .call, model.names.behaviour(of: addition.node, in: addition.unit).has(.mutates, "adds"), !PreviewCode.holds(addition.node) else { return false }
        let function = model.function(around: change.node, in: change.unit)
        return !model.flow.isInUnusedCode(addition.node, in: addition.unit)
            && !(addition.unit == change.unit && function.map { $0.subtree.contains(Int(addition.node.id.index)) } ?? false)
    }

    /// `if rows.isEmpty { rows = [Row()] }`: whether there is no row yet.
    private static func isWhereEmpty(_ change: CollectionChange, _ model: IdentityModel) -> Bool {
        guard let changed = change.node.child(.left).flatMap({ model.names.property($0, in: change.unit) }) else { return false }
        return change.node.ancestors.contains { branch in
            guard branch.kind == .if, branch.child(.body)?.subtree.contains(Int(change.node.id.index)) ?? false, let condition = branch.onlyCondition, let base = condition.child(.base)
            else { return false }
            return model.names.has(.counts, condition, in: change.unit) && model.names.property(base, in: change.unit) == changed
        }
    }

    /// `Item` of `names.map(Item.init)`, where which of its initializers is meant was not told.
    private static func mappedType(of rows: RowsCall, _ scope: FileScope) -> DeclarationID? {
        guard let map = CallExpr(rows.data.withoutEffects), map.calledName == "map", map.arguments.count == 1,
            let maker = map.arguments[0].value, maker.isMember(named: "init"), let name = maker.child(.base)?.referencedName
        else { return nil }
        return scope.type(named: name)
    }
}
