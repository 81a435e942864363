/// What lives and dies with the identity of a view: its own state and that of the views below it.
struct OwnedState {
    /// A stored property that SwiftUI keeps as long as the view has its identity.
    struct Property: Hashable {
        let declaration: DeclarationID
        /// `State`, `StateObject`…
        let wrapper: String
    }

    /// The view's own first, then those of the views below it in source order.
    var properties: [Property] = []
    /// What views of SwiftUI keep themselves: `scroll position`, `keyboard focus`.
    var builtIn: [String] = []
    /// Whether all views below are known: without, there may be more.
    var isComplete = true

    var isEmpty: Bool { properties.isEmpty && builtIn.isEmpty }

    mutating func add(_ other: OwnedState) {
        for property in other.properties where !properties.contains(property) { properties.append(property) }
        for item in other.builtIn where !builtIn.contains(item) { builtIn.append(item) }
        isComplete = isComplete && other.isComplete
    }
}

/// How far one question about state has come.
private struct StateWalk {
    /// Views whose bodies are gone into.
    var inProgress: Set<DeclarationID> = []
    let stopsAtIDs: Bool
}

/// State by type: what a body gives tells which views stand in it, so a walk over the type finds them across files, behind
/// helpers and in closures of callers.
extension IdentityModel {
    /// The state that a view of this type and all views in it own.
    func state(ownedBy type: TypeID) -> OwnedState {
        var walk = StateWalk(stopsAtIDs: false)
        return state(in: underlying(type), &walk)
    }

    /// The state of it that stays at the place when the view comes to show something else: what stands behind an id of its own,
    /// in rows or inside `.id(…)`, goes with the id.
    func state(stayingWith type: TypeID) -> OwnedState {
        var walk = StateWalk(stopsAtIDs: true)
        return state(in: underlying(type), &walk)
    }

    private func state(in type: TypeID, _ walk: inout StateWalk) -> OwnedState {
        if let found = walk.stopsAtIDs ? placedStates[type] : ownedStates[type] { return found }
        let found = findState(in: type, &walk)
        // On the way into a view that holds itself, what is above is not yet known.
        guard walk.inProgress.isEmpty else { return found }
        if walk.stopsAtIDs { placedStates[type] = found } else { ownedStates[type] = found }
        return found
    }

    private func findState(in type: TypeID, _ walk: inout StateWalk) -> OwnedState {
        switch types[type] {
        case .nominal(let declaration, let arguments): return state(of: declaration, arguments, type, &walk)
        case .tuple(let parts, _), .pack(let parts): return state(ofAll: parts, &walk)
        case .expansion(let inner): return state(in: inner, &walk)
        case .unknown: return OwnedState(isComplete: evaluator.isHidden(type))
        case .parameter, .member, .opaque, .existential: return OwnedState(isComplete: false)
        case .function, .metatype, .literal: return OwnedState()
        }
    }

    private func state(ofAll parts: some Sequence<TypeID>, _ walk: inout StateWalk) -> OwnedState {
        var result = OwnedState()
        for part in parts { result.add(state(in: part, &walk)) }
        return result
    }

    private func state(
        of declaration: DeclarationID, _ arguments: TypeList, _ type: TypeID, _ walk: inout StateWalk
    ) -> OwnedState {
        let name = name(of: declaration)
        if isInInterface(declaration) { return stateOfLibraryType(name, declaration, arguments, &walk) }
        guard walk.inProgress.insert(declaration).inserted else { return OwnedState() }
        defer { walk.inProgress.remove(declaration) }
        var result = OwnedState(properties: ownProperties(of: declaration))
        if isRepresentable(declaration) { result.builtIn.append(platformView(of: declaration)) }
        // What a caller hands in as content is shown by the view, or else its body says so.
        for argument in arguments where isView(argument) { result.add(state(in: argument, &walk)) }
        if let body = body(of: declaration, type) { result.add(state(in: body, &walk)) }
        return result
    }

    /// What a representable keeps, by the type that it is declared to make: the `NSProgressIndicator` behind `Spinner`.
    private func platformView(of declaration: DeclarationID) -> String {
        for maker in Self.makers {
            for function in program.members(of: declaration, named: program.intern(maker)) {
                guard program[function].kind == .function, let made = program.node(function).child(.result), made.kind == .identifierType,
                    let type = made.typeName, !type.hasSuffix("Type")
                else { continue }
                return "the `\(type)` behind `\(name(of: declaration))`"
            }
        }
        return "the platform view behind `\(name(of: declaration))`"
    }

    private static let makers = ["makeUIView", "makeNSView", "makeUIViewController", "makeNSViewController", "makeWKInterfaceObject"]

    /// The type behind `body` of a view or modifier, with the generic arguments of this one in it.
    private func body(of declaration: DeclarationID, _ type: TypeID) -> TypeID? {
        guard case .nominal(_, let arguments) = types[type] else { return nil }
        for member in program.members(of: declaration, named: .known(.body)) where evaluator.hasBody(member) {
            let result = evaluator.substitute(
                evaluator.resultType(of: member), Substitution(evaluator.allParameters(of: declaration), arguments))
            return underlying(result)
        }
        return nil
    }

    /// Wrappers whose storage SwiftUI makes when the identity of the view begins and drops when it ends (SwiftUI interface,
    /// iOS 18; WWDC21 "Demystify SwiftUI").
    private static let wrappers: Set<String> = ["State", "StateObject", "FocusState", "GestureState", "AccessibilityFocusState"]

    /// The state that the type itself declares, that of its extensions excluded, since these store nothing.
    func ownProperties(of declaration: DeclarationID) -> [OwnedState.Property] {
        (program.ownMembers[declaration] ?? []).compactMap { member in
            guard program[member].kind == .variable, !program[member].flags.contains(.isStatic),
                let wrapper = program.node(member).attributes.first(where: { Self.wrappers.contains($0.name) })
            else { return nil }
            // `@State.Binding` and the like are somebody else's storage.
            guard wrapper.path.last.map(Self.wrappers.contains) ?? false else { return nil }
            return OwnedState.Property(declaration: member, wrapper: wrapper.name)
        }
    }

    private func isRepresentable(_ declaration: DeclarationID) -> Bool {
        evaluator.protocols(of: declaration).contains { id in
            isInInterface(id) && Self.representables.contains(self.name(of: id))
        }
    }

    private static let representables: Set<String> = [
        "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
        "WKInterfaceObjectRepresentable",
    ]

    // MARK: What SwiftUI's own views keep

    private static let builtIn: [String: String] = [
        "TextField": "keyboard focus", "SecureField": "keyboard focus", "TextEditor": "keyboard focus",
        "ScrollView": "scroll position", "List": "scroll position", "Form": "scroll position", "Table": "scroll position",
        "TabView": "its selected page", "NavigationStack": "its navigation path", "NavigationView": "its navigation path",
        "NavigationSplitView": "its navigation path", "DisclosureGroup": "whether it is open", "Map": "the shown region",
        "AsyncImage": "the loaded image", "WebView": "the loaded page",
    ]

    /// What a view of SwiftUI keeps by itself, views in it aside.
    func ownBuiltIn(of declaration: DeclarationID) -> String? {
        guard isInInterface(declaration) else { return isRepresentable(declaration) ? platformView(of: declaration) : nil }
        return Self.builtIn[name(of: declaration)]
    }

    /// Layers that show their content at another time or place: what lives there does not live here.
    private static let presentations: Set<String> = [
        "SheetPresentationModifier", "ItemSheetPresentationModifier", "PopoverPresentationModifier", "AlertModifier", "ConfirmationDialogModifier",
        "ContextMenuModifier", "NavigationDestinationModifier",
    ]

    private func stateOfLibraryType(
        _ name: String, _ declaration: DeclarationID, _ arguments: TypeList, _ walk: inout StateWalk
    ) -> OwnedState {
        if walk.stopsAtIDs, name == "IDView" || name == "ForEach" { return OwnedState() }
        var result = OwnedState()
        if let kept = Self.builtIn[name] { result.builtIn.append(kept) }
        var shown = arguments[...]
        switch name {
        // The destination is shown by the navigation around it.
        case "NavigationLink": shown = arguments.prefix(1)
        case "ForEach", "ForEachSectionCollection": shown = arguments.suffix(1)
        case "IDView": shown = arguments.prefix(1)
        case "AnyView": return OwnedState(isComplete: false)
        default:
            if name.hasSuffix("PresentationModifier") || Self.presentations.contains(name) || name.contains("Destination") { return OwnedState() }
        }
        for argument in shown where isShown(argument) { result.add(state(in: argument, &walk)) }
        return result
    }

    /// Whether an argument of a library's type may be a view: values that are shown or formatted own nothing.
    private func isShown(_ type: TypeID) -> Bool {
        switch types[type] {
        case .tuple, .pack, .unknown, .expansion: true
        case .nominal(let declaration, _): isView(type) || evaluator.conforms(type, to: .ViewModifier) == .yes || isInInterface(declaration)
        default: false
        }
    }
}
