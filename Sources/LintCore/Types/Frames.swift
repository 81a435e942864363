typealias FrameID = Int32

/// The names that one block, closure or parameter list brings, and where it stands.
struct Frame {
    /// -1 for the outermost frame of a member.
    let parent: FrameID
    /// The member, or the type for the initial value of a property, whose body this is part of.
    let declaration: DeclarationID
    /// The type of `self`: a metatype in static code, nil outside of types.
    let selfType: TypeID?
    var bindings: [(name: Name, value: LazyID)] = []
}

typealias LazyID = Int32

/// A value whose type is found when it is first asked for: most locals never are.
enum LazyValue {
    case known(TypeID)
    case expression(Node, frame: FrameID)
    /// What `if let` binds.
    case unwrapped(LazyID)
    case tuplePart(LazyID, index: Int, label: Name)
    /// An associated value of an enum case.
    case payload(LazyID, of: Name, index: Int, label: Name)
    case element(LazyID)
    /// What `$name` is for a local variable with a property wrapper.
    case projection(LazyID, of: DeclarationID)
    /// A function inside a function.
    case localFunction(Node, frame: FrameID)
}

extension Evaluator {
    /// The outermost frame for evaluating a member: `self`, and the parameters of a function.
    func pushFrame(for id: DeclarationID) -> FrameID {
        let declaration = program[id]
        var selfType: TypeID?
        if declaration.parent != .none {
            let type = sameType(self.selfType(of: declaration.parent), in: id)
            selfType = declaration.flags.contains(.isStatic) ? types.intern(.metatype(type)) : type
        }
        frames.append(Frame(parent: -1, declaration: id, selfType: selfType))
        let frame = FrameID(frames.count - 1)
        switch declaration.kind {
        case .function, .subscript, .initializer:
            for parameter in signature(of: id).parameters {
                var type = sameType(parameter.type, in: id)
                if parameter.isVariadic { type = library(.Array, type) }
                define(parameter.name, addLazy(.known(type)), in: frame)
            }
        default: break
        }
        return frame
    }

    func pushFrame(parent: FrameID) -> FrameID {
        let (declaration, selfType) = (frames[Int(parent)].declaration, frames[Int(parent)].selfType)
        frames.append(Frame(parent: parent, declaration: declaration, selfType: selfType))
        return FrameID(frames.count - 1)
    }

    func define(_ name: Name, _ value: LazyID, in frame: FrameID) {
        // What nobody spells, nobody asks for.
        if name != .unheard { frames[Int(frame)].bindings.append((name, value)) }
    }

    func addLazy(_ value: LazyValue) -> LazyID {
        lazyValues.append(value)
        return LazyID(lazyValues.count - 1)
    }

    /// What a local name stands for; nil where no block around declares it.
    func localValue(_ name: Name, in frame: FrameID) -> LazyID? {
        var current = frame
        while current >= 0 {
            var index = frames[Int(current)].bindings.count - 1
            while index >= 0 {
                if frames[Int(current)].bindings[index].name == name { return frames[Int(current)].bindings[index].value }
                index -= 1
            }
            current = frames[Int(current)].parent
        }
        return nil
    }

    func lookUpLocal(_ name: Name, in frame: FrameID) -> TypeID? { localValue(name, in: frame).map(force) }

    /// The type of a lazy value, now.
    func force(_ id: LazyID) -> TypeID {
        if case .known(let type) = lazyValues[Int(id)] { return type }
        let value = lazyValues[Int(id)]
        // A value that needs itself, as in `let x = x`, where the inner one is an outer name that was not found.
        lazyValues[Int(id)] = .known(selfDependent)
        let type = find(value)
        lazyValues[Int(id)] = .known(type)
        return type
    }

    private var selfDependent: TypeID {
        types.unknown(Unknown(reason: "its type depends on itself", unit: -1, offset: 0, constraints: []))
    }

    private func find(_ value: LazyValue) -> TypeID {
        switch value {
        case .known(let type): return type
        case .expression(let node, let frame): return defaulted(type(of: node, in: frame))
        case .unwrapped(let inner):
            let type = force(inner)
            return withoutOptional(type)
        case .tuplePart(let inner, let index, let label):
            let type = force(inner)
            guard case .tuple(let parts, let labels) = types[type] else { return isUnknown(type) ? type : selfDependent }
            if label != .known(.empty), let named = labels.firstIndex(of: label) { return parts[named] }
            return index < parts.count ? parts[index] : selfDependent
        case .payload(let inner, let name, let index, let label):
            return payload(of: force(inner), case: name, index, label)
        case .element(let inner): return elementType(of: force(inner))
        case .projection(let inner, let wrapper):
            let instance = wrapperType(wrapper, around: force(inner)) { _ in selfDependent }
            return instance.flatMap { propertyType(named: .known(.projectedValue), of: $0) } ?? selfDependent
        case .localFunction(let node, let frame): return localFunctionType(node, in: frame)
        }
    }

    /// What iterating over a sequence gives.
    func elementType(of type: TypeID) -> TypeID { memberType(of: type, named: .known(.Element)) }

    private func payload(of type: TypeID, case name: Name, _ index: Int, _ label: Name) -> TypeID {
        var subject = type
        if name == .known(.some), let inner = unwrapped(type) { return inner }
        while let inner = unwrapped(subject) { subject = inner }
        for candidate in members(named: name, of: subject, isStatic: true)
        where program[candidate.declaration].kind == .enumCase {
            let parameters = signature(of: candidate.declaration).parameters
            let found = parameters.first { label != .known(.empty) && $0.label == label }
                ?? (index < parameters.count ? parameters[index] : nil)
            if let found {
                // `case let .point(p)` with several values binds them as one tuple.
                return substitute(found.type, candidate.substitution)
            }
        }
        if isUnknown(subject) { return subject }
        return types.unknown(
            Unknown(
                reason: "no case '\(program.text(of: name))' in '\(TypePrinter(self).text(subject))'", unit: -1, offset: 0,
                constraints: [], cause: causeOfMissing(name, in: subject)))
    }

    // MARK: Patterns

    /// Brings the names of a pattern into a frame.
    ///
    /// - Parameter isBinding: whether plain names are new ones, as behind `let`.
    func bind(_ pattern: Node, to value: LazyID, in frame: FrameID, isBinding: Bool = false) {
        switch pattern.kind {
        case .identifierPattern: define(program.name(of: pattern), value, in: frame)
        case .identifier: if isBinding { define(program.name(of: pattern), value, in: frame) }
        case .valueBindingPattern:
            if let inner = pattern.child(.pattern) { bind(inner, to: value, in: frame, isBinding: true) }
        case .tuplePattern, .tuple:
            let elements = pattern.kind == .tuple ? pattern.children(.argument) : pattern.children(.element)
            for (index, element) in elements.enumerated() {
                let label = element.child(.label).map { program.name(of: $0) } ?? .known(.empty)
                let inner = element.child(.value) ?? element.child(.pattern) ?? element
                let part = elements.count == 1 ? value : addLazy(.tuplePart(value, index: index, label: label))
                bind(inner, to: part, in: frame, isBinding: isBinding)
            }
        case .call:
            guard let callee = pattern.child(.callee), let text = callee.referencedName else { return }
            let name = program.name(spelled: text)
            for (index, argument) in pattern.children(.argument).enumerated() {
                let label = argument.child(.label).map { program.name(of: $0) } ?? .known(.empty)
                guard let inner = argument.child(.value) else { continue }
                let part = addLazy(.payload(value, of: name, index: index, label: label))
                bind(inner, to: part, in: frame, isBinding: isBinding)
            }
        case .optionalChain:
            if let inner = pattern.child(.operand) { bind(inner, to: addLazy(.unwrapped(value)), in: frame, isBinding: isBinding) }
        case .as:
            guard let left = pattern.child(.left), let right = pattern.child(.right) ?? pattern.child(.type),
                let context = contexts.last
            else { return }
            bind(left, to: addLazy(.known(resolveType(right, in: context))), in: frame, isBinding: isBinding)
        default: break
        }
    }

    /// Brings the names of a `let` or `var` statement into a frame.
    func bindVariables(_ node: Node, in frame: FrameID) {
        let wrapper = node.child(.attribute) == nil ? nil : localWrapper(node)
        for element in node.children(.element) {
            guard let pattern = element.child(.pattern) else { continue }
            let value: LazyID
            if let written = element.child(.type), let context = contexts.last, !written.descendants.contains(where: { $0.kind == .someType }) {
                value = addLazy(.known(resolveType(written, in: context)))
            } else if let initial = element.child(.initialValue) {
                // Its own name is not yet seen in its value: a frame that ends before.
                value = addLazy(.expression(initial, frame: copy(frame)))
            } else {
                continue
            }
            bind(pattern, to: value, in: frame)
            if let wrapper, pattern.kind == .identifierPattern {
                let name = program.name(spelled: "$" + program.text(of: program.name(of: pattern)))
                define(name, addLazy(.projection(value, of: wrapper)), in: frame)
            }
        }
    }

    /// The property wrapper of a local variable: `@Bindable var model = model`.
    private func localWrapper(_ node: Node) -> DeclarationID? {
        guard let context = contexts.last else { return nil }
        for attribute in node.attributes {
            guard let type = attributeType(attribute, from: context),
                case .nominal(let declaration, _) = types[type], isPropertyWrapper(declaration)
            else { continue }
            return declaration
        }
        return nil
    }

    /// A frame that sees what `frame` sees now, and nothing that is defined in it later.
    func copy(_ frame: FrameID) -> FrameID {
        frames.append(frames[Int(frame)])
        return FrameID(frames.count - 1)
    }

    /// Brings what the conditions of an `if`, `guard` or `while` bind into a frame.
    func bindConditions(_ node: Node, in frame: FrameID) {
        guard let list = node.child(.condition) else { return }
        for condition in list.kind == .conditionList ? list.children(.element) : [list] { bindCondition(condition, in: frame) }
    }

    func bindCondition(_ condition: Node, in frame: FrameID) {
        switch condition.kind {
        case .bindingCondition:
            guard let pattern = condition.child(.pattern) else { return }
            let subject: LazyID
            if let value = condition.child(.initialValue) {
                subject = addLazy(.expression(value, frame: copy(frame)))
            } else {
                // `if let name`
                subject = addLazy(.known(valueType(named: program.name(of: pattern), in: frame, at: pattern)))
            }
            bind(pattern, to: addLazy(.unwrapped(subject)), in: frame)
        case .patternCondition:
            guard let pattern = condition.child(.pattern), let value = condition.child(.initialValue) else { return }
            bind(pattern, to: addLazy(.expression(value, frame: copy(frame))), in: frame)
        default: break
        }
    }
}
