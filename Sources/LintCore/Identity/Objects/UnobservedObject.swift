/// An object that announces its changes, to a view that reads it and does not listen: a plain `let`, `@State`, which watches what it holds
/// only where that is `@Observable`, or an object within an observed one.
struct UnobservedObject {
    let property: Declared
    /// The class.
    let type: String
    /// What the body reads and code changes: `song.title`, `app.cache.images`.
    let path: [String]
    let write: SeenWrite
    let isInState: Bool
    /// Whether Core Data stores what changes.
    let isManaged: Bool
    /// Whether the body may run at the same time for another reason: what else the view is given cannot be compared, or announces changes.
    let mayRunAnyway: Bool

    init?(_ binding: PatternBinding, of owner: TypeDecl, _ scope: FileScope) {
        let model = scope.model
        guard let view = model.type(declaredBy: owner, in: scope.unit), model.program[view].kind == .struct, model.isDrawn(view), let name = binding.name,
            let property = model.storedProperty(named: name, of: view), model.program[property].unit == scope.unit, !model.program[property].flags.contains(.isStatic),
            let type = Self.announcing(property, model)
        else { return nil }
        // Who gives it another id when the object changes makes another view.
        guard !model.flow.constructions(of: view).calls.values.joined().contains(where: { FlowGraph.startsOver($0.node) }),
            !model.flow.values(givenFor: property).contains(where: { model.names.makesValue($0.value.withoutEffects, in: $0.unit) })
        else { return nil }
        let storage = model.names.storage(of: property)
        guard storage != nil || model.names.wrapper(of: property) == nil else { return nil }
        let own = storage == nil || storage == .state ? [(path: [name], type: type)] : []
        // What an object holds announces its changes itself.
        let inner = Self.stored(by: type, model).compactMap { member in
            Self.announcing(member, model).flatMap { $0 == type || Self.listens(type, to: member, model) ? nil : (path: [name, model.name(of: member)], type: $0) }
        }
        let units = Set(([view] + (model.program.extensions[view] ?? [])).map { model.program[$0].unit })
        for holder in own + inner {
            for member in Self.stored(by: holder.type, model) where model.names.storage(of: member) == .published {
                guard model.mentions.members.places(named: model.program[member].name).contains(where: { units.contains($0.unit) }),
                    case let path = holder.path + [model.name(of: member)], Self.shows(path, view, model), model.flow.bodyReads(property, path, in: view).isRead,
                    model.silence(of: property, path, in: view) != nil, let write = Self.write(to: member, model),
                    case let mayRunAnyway = Self.mayRun(view, besides: property, model) || holder.path.count > 1 && Self.announces(type, model),
                    // Who observes something else runs at most changes, as far as is known.
                    !(mayRunAnyway && holder.path.count > 1)
                else { continue }
                self.property = model.declared(property)
                self.type = model.name(of: holder.type)
                self.path = path
                self.write = write
                isInState = storage == .state && holder.path.count == 1
                isManaged = model.names.isManaged(member)
                self.mayRunAnyway = mayRunAnyway
                return
            }
        }
        return nil
    }

    /// Whether code of a view that makes what it shows names a member: what it hands on whole, others read.
    private static func shows(_ path: [String], _ view: DeclarationID, _ model: IdentityModel) -> Bool {
        ([view] + (model.program.extensions[view] ?? [])).flatMap { model.program.ownMembers[$0] ?? [] }.contains { member in
            guard model.program[member].kind == .variable || model.givesView(member), model.evaluator.hasBody(member) else { return false }
            return model.flow.code(of: member).references.contains { !$0.isProjection && $0.local == nil && $0.ownPath.starts(with: path) }
        }
    }

    /// The class of the project that a property holds an object of, where such objects announce their changes to who observes them.
    private static func announcing(_ property: DeclarationID, _ model: IdentityModel) -> DeclarationID? {
        let held = model.evaluator.withoutOptional(model.evaluator.within(property) { model.evaluator.valueType(of: property) })
        guard let type = model.declaration(of: held), model.program[type].kind == .class, !model.isInInterface(type), model.evaluator.conforms(held, to: .ObservableObject) == .yes,
            model.evaluator.conforms(held, to: .Observable) != .yes
        else { return nil }
        return type
    }

    private static func stored(by type: DeclarationID, _ model: IdentityModel) -> [DeclarationID] {
        // What Core Data stores is declared in extensions as well.
        ([type] + (model.program.extensions[type] ?? [])).flatMap { model.program.ownMembers[$0] ?? [] }.filter { model.program.isInstanceVariable($0) && model.evaluator.isStored($0) }
    }

    /// Whether an object is seen to announce changes of its own, at which its observers run.
    private static func announces(_ type: DeclarationID, _ model: IdentityModel) -> Bool {
        stored(by: type, model).contains { model.names.storage(of: $0) == .published && write(to: $0, model) != nil }
    }

    /// Where a member gets another value once its object is made.
    private static func write(to member: DeclarationID, _ model: IdentityModel) -> SeenWrite? {
        model.flow.writes(to: member).first { write in
            // What is set on an object that was just made is what it begins with.
            if case .variable(let value?)? = write.place.child(.left).flatMap({ LexicalBinding.named(by: $0.chainRoot) })?.origin, model.names.makesValue(value.withoutEffects, in: write.unit) { return false }
            guard !PreviewCode.holds(write.place), let code = model.member(around: write.place, in: write.unit) else { return false }
            return !isOfInitializer(code, model)
        }
    }

    /// Whether code runs while an object is made alone: an initializer, or a function that initializers call and nobody else.
    private static func isOfInitializer(_ member: DeclarationID, _ model: IdentityModel) -> Bool {
        if model.program[member].kind == .initializer { return true }
        let calls = model.flow.calls(of: member)
        return calls.isComplete && !calls.calls.isEmpty && calls.calls.allSatisfy { model.program[$0.member].kind == .initializer }
    }

    private static func mayRun(_ view: DeclarationID, besides property: DeclarationID, _ model: IdentityModel) -> Bool {
        (model.program.ownMembers[view] ?? []).contains { other in
            guard other != property, model.program.isInstanceVariable(other), model.evaluator.isStored(other) else { return false }
            if let storage = model.names.storage(of: other) {
                // What is set with it runs the body as well.
                return [.observedObject, .stateObject, .environmentObject].contains(storage) || storage == .state && isSet(other, with: property, model)
            }
            let type = model.evaluator.valueType(of: other)
            return model.names.wrapper(of: other) != nil || model.evaluator.functionForm(of: type) != nil || model.evaluator.isUnknown(type) || !(model.program[other].flags.contains(.isLet) && model.program.element(other).child(.initialValue) != nil)
        }
    }

    /// Whether code that sets a state has to do with the object, too: an action that changes both, `.onReceive(song.$plays) { plays = $0 }`.
    private static func isSet(_ state: DeclarationID, with object: DeclarationID, _ model: IdentityModel) -> Bool {
        model.flow.writes(to: state).contains { write in
            let code = write.place.ancestors.first { $0.kind == .closure || $0.kind == .func }
            let around = write.place.enclosingCalls.first.map { $0.arguments.compactMap(\.value) + [$0.node.child(.callee)].compactMap { $0 } } ?? []
            return ([code].compactMap { $0 } + around).contains { part in
                part.descendants.contains { ($0.kind == .identifier || $0.kind == .memberAccess) && model.names.property($0, in: write.unit) == object }
            }
        }
    }

    /// Whether a class listens to an object that it holds: `inner.$count.assign(to: &$count)`.
    private static func listens(_ type: DeclarationID, to member: DeclarationID, _ model: IdentityModel) -> Bool {
        let sources: [DeclarationID] = [type] + (model.program.extensions[type] ?? [])
        return sources.contains { source in
            model.program.node(source).descendants.contains { node in
                guard node.kind == .memberAccess, let base = node.child(.base), model.names.property(base, in: model.program[source].unit) == member else { return false }
                return node.isProjection
            }
        }
    }
}
