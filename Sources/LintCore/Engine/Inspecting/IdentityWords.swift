/// Puts what the identity model knows of variables and state into words.
struct IdentityWords {
    let model: IdentityModel
    var places: PlaceFinder

    init(_ model: IdentityModel, _ places: PlaceFinder) {
        self.model = model
        self.places = places
    }

    // MARK: Variables

    private static let announcing = "an object, which announces changes"

    mutating func variable(_ read: ReadVariable) -> ExplainReport.Variable {
        let constancy = model.constancy(of: read)
        if constancy == .dynamic, read.path.count == 1, let object = read.declaration, model.observes(object), model.holdsObject(object) {
            return told(object, text: read.text, constancy, Self.announcing)
        }
        if constancy == .dynamic, read.path.count > 1, model.isUnchanged(read) { return told(read.declaration, text: read.text, constancy, ExplainReport.Variable.unchanged) }
        if constancy == .callSite, let property = read.declaration, model.names.wrapper(of: property) == nil, !model.writers(of: read).isEmpty {
            return told(property, text: read.text, .dynamic, ConstancyClass.dynamic.words)
        }
        return variable(read.declaration, text: read.text, constancy == .dynamic && model.isOfUnread(read) ? .unknown : constancy)
    }

    mutating func variable(_ declaration: DeclarationID?, text: String, _ constancy: ConstancyClass) -> ExplainReport.Variable {
        // Where code stands, what is around it may have decided already.
        let isHeldFast = constancy == .callSite && declaration.map { model.names.wrapper(of: $0) != nil && model.constancy(of: $0) == .dynamic } ?? false
        return told(
            declaration, text: text, constancy, isHeldFast ? "the same while the view stands here" : words(of: constancy, declaration, text),
            isConstant: constancy.isConstant && !isHeldFast)
    }

    private mutating func told(
        _ declaration: DeclarationID?, text: String, _ constancy: ConstancyClass, _ words: String, isConstant: Bool = false
    ) -> ExplainReport.Variable {
        ExplainReport.Variable(
            text: text, declared: declaration.map(declared), place: declaration.flatMap { place(of: $0) }, constancy: constancy.className, words: words,
            isConstant: isConstant)
    }

    /// A property of a view as what has its body run: an object stays the same, and announces what changes in it.
    mutating func ownVariable(_ property: DeclarationID) -> ExplainReport.Variable {
        let found = variable(property, text: model.name(of: property), model.constancy(of: property))
        if model.names.wrapper(of: property) == nil { return told(property, text: found.text, model.constancy(of: property), Self.announcing) }
        guard model.names.storage(of: property) == .stateObject || !model.mayBeReplaced(property) else {
            return model.observes(property) && model.holdsObject(property) ? told(property, text: found.text, model.constancy(of: property), Self.announcing) : found
        }
        return told(property, text: found.text, model.constancy(of: property), "the same object, which announces changes", isConstant: found.isConstant)
    }

    private func words(of constancy: ConstancyClass, _ declaration: DeclarationID?, _ text: String) -> String {
        guard let declaration else { return constancy.words }
        let wrapper = model.names.wrapper(of: declaration)
        let isUnchanged = switch constancy {
        case .dynamic: !text.contains(".") && model.isUnchanged(declaration)
        // Nobody else gives what a view keeps itself.
        case .callSite: wrapper.map { $0.kind?.endsWithIdentity ?? false } ?? !(model.program.owner(of: declaration).map(model.isDrawn) ?? false)
        default: false
        }
        if constancy == .dynamic, let wrapper, wrapper.kind == .environment, !wrapper.isOwn, !text.contains(".") { return "a value of the environment, which may change where it is set" }
        if constancy == .environment, wrapper.map({ $0.kind != .environment || $0.isOwn }) ?? true { return "a setting, which changes where it is set" }
        return isUnchanged ? ExplainReport.Variable.unchanged : constancy.words
    }

    /// `@State of ParentView`
    func declared(_ declaration: DeclarationID) -> String {
        let kind = model.names.wrapper(of: declaration).map { "@" + $0.attribute.name } ?? (model.program[declaration].flags.contains(.isLet) ? "let" : "var")
        return kind + (model.program.owner(of: declaration).map { " of " + model.evaluator.qualifiedTypeName(of: $0) } ?? "")
    }

    mutating func place(of declaration: DeclarationID) -> ReportPlace? {
        places.place(of: model.program[declaration].unit, model.evaluator.nameNode(of: declaration).range.startOffset)
    }

    mutating func place(_ span: SourceSpan) -> ReportPlace? { places.place(of: span.unit, span.range.startOffset) }

    // MARK: State

    mutating func state(_ property: OwnedState.Property) -> ReportState {
        let id = property.declaration
        return ReportState(
            view: model.program.owner(of: id).map { model.evaluator.qualifiedTypeName(of: $0) } ?? "_", property: model.name(of: id),
            wrapper: property.wrapper, place: place(of: id))
    }
}

extension IdentityWords {
    // MARK: Writers

    mutating func write(_ writer: Writer) -> ExplainReport.Write {
        ExplainReport.Write(
            variable: writer.variable.map(model.name) ?? writer.spelling, place: place(writer.place),
            owner: writer.owner.map { model.evaluator.qualifiedTypeName(of: $0) }, occasions: writer.occasions.map { occasion($0) }, isCall: writer.isCall, isSeenTogether: writer.isSeenTogether)
    }

    private mutating func occasion(_ occasion: Writer.Occasion) -> ExplainReport.Occasion {
        switch occasion {
        case .action(let name, let span, _): ExplainReport.Occasion(kind: .action, name: name, place: place(span))
        case .member(let name, let member):
            ExplainReport.Occasion(kind: .member, name: name + (model.program[member].kind == .function ? "()" : ""), place: place(of: member))
        case .binding(let name, let span): ExplainReport.Occasion(kind: .binding, name: name, place: place(span))
        }
    }

    // MARK: `Self._printChanges()`

    /// What is printed in the body of a view (article "View Identity and redraw", section on debugging): seen of `@State`, and of other
    /// properties as the comment on `_printChanges` in the interface of SwiftUI has it. Of an `@Observable` object that stays the same the
    /// property is not named: what it tells its readers is a dependency of the body.
    func prints(of node: IdentityNode) -> ExplainReport.Prints? {
        guard node.isCustom, case .view = node.kind, let type = node.declaration, model.body(of: type) != nil else { return nil }
        let name = model.name(of: type)
        // `Bindable` is no `DynamicProperty` (Apple's list of conforming types): what it holds is a part of the view.
        let properties = model.dynamicProperties(of: type).filter { model.names.storage(of: $0) != .bindable }
        let isIdentified = !model.ownProperties(of: type).isEmpty || properties.contains { model.names.storage(of: $0)?.keepsFirstValue ?? false }
        let changed = (["@self", "@identity"] + properties.map { "_" + model.name(of: $0) }).joined(separator: ", ")
        let given = "\(name): @self changed."
        let own = model.updatingProperties(of: type)
        return ExplainReport.Prints(
            begun: isIdentified ? "\(name): \(changed) changed." : given, given: given,
            own: own.map { (model.name(of: $0), properties.contains($0) && model.mayBeReplaced($0) ? "\(name): _\(model.name(of: $0)) changed." : "\(name): @dependencies changed.") },
            isCertain: properties.allSatisfy { model.names.storage(of: $0) == .state } && model.program.node(type).child(.genericParameters) == nil)
    }
}

extension ConstancyClass {
    /// Its name in docs/how-it-decides.md.
    var className: String {
        switch self {
        case .literal: "K0"
        case .process: "K1"
        case .element: "K2"
        case .callSite: "K3"
        case .environment: "K4"
        case .dynamic: "K5"
        case .unknown: "K6"
        }
    }

    var words: String {
        switch self {
        case .literal: "decided when the program is built"
        case .process: "the same for the whole run"
        case .element: "the same for a row as long as it stays"
        case .callSite: "given by those who make the view, and the same while it is there"
        case .environment: "changes rarely, and the whole look with it"
        case .dynamic: "changes while the view lives"
        case .unknown: "how often it changes cannot be told from the source"
        }
    }
}
