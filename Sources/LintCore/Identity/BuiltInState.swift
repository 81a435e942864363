/// What views of libraries keep by themselves, and what of it somebody else keeps where they are given a binding
/// (docs/how-it-decides.md, "Lost state").
extension IdentityModel {
    private enum Keeping {
        case kept(String)
        /// The type does not tell whether it is bound.
        case undecided
        case nothing
    }

    private static let scrollPosition = "scroll position"

    private static let builtIn: [String: String] = [
        "TextField": "keyboard focus", "SecureField": "keyboard focus", "TextEditor": "keyboard focus",
        "ScrollView": scrollPosition, "List": scrollPosition, "Form": scrollPosition, "Table": scrollPosition,
        "TabView": "its selected page", "NavigationStack": "its navigation path", "NavigationView": "its navigation path",
        "NavigationSplitView": "its navigation path", "DisclosureGroup": "whether it is open", "Map": "the shown region",
        "AsyncImage": "the loaded image", "WebView": "the loaded page",
    ]

    /// Arguments by which somebody else keeps it (SwiftUI and MapKit interfaces, iOS 18).
    private static let bindings: [String: Set<String>] = [
        "TabView": ["selection:"], "NavigationStack": ["path:"], "NavigationSplitView": ["columnVisibility:", "preferredCompactColumn:"],
        "DisclosureGroup": ["isExpanded:"], "Map": ["position:", "coordinateRegion:", "mapRect:"],
        // `WebView(page)`; one that is made with `url:` has a page of its own.
        "WebView": [""],
    ]

    private func keeping(_ name: String, _ arguments: TypeList) -> Keeping {
        guard let kept = Self.builtIn[name] else { return .nothing }
        guard Self.bindings[name] != nil else { return .kept(kept) }
        let value = arguments.first.flatMap(declaration(of:)).map(self.name(of:))
        switch name {
        // Without a selection it is `Never`, before iOS 18 `Int`.
        case "TabView" where value == "Never": return .kept(kept)
        case "TabView" where value != nil && value != "Int": return .nothing
        // Without a path it is `NavigationPath`, as it may be with one.
        case "NavigationStack" where value != nil && value != "NavigationPath": return .nothing
        default: return .undecided
        }
    }

    /// Takes up what the views that are seen being made tell of containers whose type does not tell it.
    func decide(_ state: inout OwnedState, in tree: IdentityTree, isMeant: (IdentityNode) -> Bool) {
        for container in state.undecided {
            let made = tree.nodes.filter { $0.declaration == container && isMeant($0) }
            guard !made.isEmpty else { continue }
            state.undecided.removeAll { $0 == container }
            // One that is bound leaves open which of them is shown here.
            guard !made.contains(where: { isBound($0, tree) }), let kept = Self.builtIn[name(of: container)], !state.builtIn.contains(kept) else { continue }
            state.builtIn.append(kept)
        }
    }

    private func isBound(_ node: IdentityNode, _ tree: IdentityTree) -> Bool {
        // What a split view shows is the selection of the list in its sidebar.
        if node.isLibrary("NavigationSplitView"), tree.nodes.contains(where: { $0.isLibrary("List") && $0.inputs.contains { $0.name == "selection:" } }) {
            return true
        }
        guard let labels = node.declaration.flatMap({ Self.bindings[name(of: $0)] }) else { return false }
        return node.inputs.contains { labels.contains($0.name) }
    }

    /// What a view keeps by itself, views in it aside.
    func ownBuiltIn(of node: IdentityNode, in tree: IdentityTree) -> String? {
        guard let declaration = node.declaration else { return nil }
        guard isInInterface(declaration) else { return isRepresentable(declaration) ? platformView(of: declaration) : nil }
        guard let kept = Self.builtIn[name(of: declaration)], !isBound(node, tree) else { return nil }
        if kept == Self.scrollPosition, tree.line(to: node).contains(where: Self.bindsScrollPosition) {
            return nil
        }
        return kept
    }

    /// What a view keeps by itself: a `List`, a modified one, and a view of the project whose body is one.
    func builtInState(of type: TypeID, depth: Int = 0) -> String? {
        guard depth < Limits.nestedContainers, case .nominal(let declaration, let arguments) = types[type] else { return nil }
        guard isInInterface(declaration) else { return body(of: declaration, type).flatMap { builtInState(of: $0, depth: depth + 1) } }
        let name = name(of: declaration)
        guard Self.layers.contains(name) else { return Self.builtIn[name] }
        return arguments.first.flatMap { builtInState(of: underlying($0), depth: depth + 1) }
    }

    private static let layers: Set<String> = ["ModifiedContent", "IDView", "EquatableView", "Optional"]

    // MARK: Scroll positions

    private func bindsScrollPosition(_ modifier: TypeID) -> Bool {
        if let declaration = declaration(of: modifier) { return name(of: declaration) == "ScrollPositionBindingModifier" }
        guard case .unknown(let id) = types[modifier] else { return false }
        return types.unknown(id).reason == Evaluator.reasonForHidden(by: "scrollPosition")
    }

    /// Takes out what a modifier on a view keeps outside of it.
    func leaveOutBound(_ state: inout OwnedState, at view: Node) {
        var node = view
        while let parent = node.parent, node.role == .base || node.role == .callee {
            if parent.kind == .memberAccess, parent.memberName == "scrollPosition" { state.builtIn.removeAll { $0 == Self.scrollPosition } }
            node = parent
        }
    }

    func leaveOutBound(_ state: inout OwnedState, on line: [IdentityNode]) {
        guard line.contains(where: Self.bindsScrollPosition) else { return }
        state.builtIn.removeAll { $0 == Self.scrollPosition }
    }

    private static func bindsScrollPosition(_ node: IdentityNode) -> Bool { node.modifiers.contains { $0.name == ".scrollPosition" } }

    // MARK: Platform views

    /// What a representable keeps, by the type that it is declared to make: the `NSProgressIndicator` behind `Spinner`; nil for what
    /// only draws a surface.
    func platformView(of declaration: DeclarationID) -> String? {
        for maker in Self.makers {
            for function in program.members(of: declaration, named: program.name(spelled: maker)) {
                if isHeldElsewhere(function) { return nil }
                guard program[function].kind == .function, let made = program.node(function).child(.result), made.kind == .identifierType,
                    let type = made.typeName, !type.hasSuffix("Type")
                else { continue }
                return Self.surfaces.contains(type) ? nil : "the `\(type)` behind `\(name(of: declaration))`"
            }
        }
        return "the platform view behind `\(name(of: declaration))`"
    }

    /// Whether a maker hands on what a property gives, as `model.view` or `model.makeView()`: somebody else may hold it.
    private func isHeldElsewhere(_ maker: DeclarationID) -> Bool {
        guard let last = program.node(maker).child(.body)?.children(.statement).last else { return false }
        let value = (last.kind == .return ? last.child(.value) : last)?.withoutEffects
        guard let value, let root = value.chainRoot.kind == .call ? nil : value.chainRoot, root.kind == .identifier,
            root.spells("self") || root.text.first?.isLowercase ?? false
        else { return false }
        return LexicalBinding.named(by: root)?.origin == nil
    }

    /// Views that look the same as soon as they are made (AppKit and UIKit).
    private static let surfaces: Set<String> = ["NSVisualEffectView", "UIVisualEffectView"]

    private static let makers = ["makeUIView", "makeNSView", "makeUIViewController", "makeNSViewController", "makeWKInterfaceObject"]

    func isRepresentable(_ declaration: DeclarationID) -> Bool {
        evaluator.protocols(of: declaration).contains { id in
            isInInterface(id) && Self.representables.contains(self.name(of: id))
        }
    }

    private static let representables: Set<String> = [
        "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
        "WKInterfaceObjectRepresentable",
    ]
}

/// Layers of libraries around views, and what of it is shown where it stands.
extension IdentityModel {
    /// Layers that show their content at another time or place: what lives there does not live here.
    private static let presentations: Set<String> = [
        "SheetPresentationModifier", "ItemSheetPresentationModifier", "PopoverPresentationModifier", "AlertModifier", "ConfirmationDialogModifier",
        "ContextMenuModifier", "NavigationDestinationModifier",
    ]

    func stateOfLibraryType(
        _ name: String, _ declaration: DeclarationID, _ arguments: TypeList, _ walk: inout StateWalk
    ) -> OwnedState {
        if walk.stopsAtIDs, name == "IDView" || name == "ForEach" { return OwnedState() }
        var result = OwnedState()
        switch keeping(name, arguments) {
        case .kept(let kept): result.builtIn.append(kept)
        case .undecided: result.undecided.append(declaration)
        case .nothing: break
        }
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
        if name == "ModifiedContent", let modifier = arguments.last, bindsScrollPosition(modifier) {
            result.builtIn.removeAll { $0 == Self.scrollPosition }
        }
        return result
    }

    /// Whether a view holds whatever a modifier or style is applied to, `content` or `configuration.label`. Seen from inside alone:
    /// where the modifier is applied, its content is a view like others.
    func holdsPlaceholder(_ type: TypeID) -> Bool {
        switch types[type] {
        case .nominal(let declaration, let arguments):
            let outer = program[declaration].parent
            if isInInterface(declaration) {
                if outer == .none, name(of: declaration) == "_ViewModifier_Content" { return true }
                if outer != .none, isView(type), name(of: outer).hasSuffix("Configuration") { return true }
            }
            return arguments.contains(where: holdsPlaceholder)
        case .tuple(let parts, _), .pack(let parts): return parts.contains(where: holdsPlaceholder)
        default: return false
        }
    }

    /// Whether a view holds one of a type that is chosen elsewhere: the content of a container, `Self.Content` of a protocol.
    func holdsParameter(_ type: TypeID) -> Bool {
        switch types[type] {
        case .parameter, .member: isView(type)
        case .nominal(let declaration, let arguments): isInInterface(declaration) && arguments.contains { holdsParameter(underlying($0)) }
        case .tuple(let parts, _), .pack(let parts): parts.contains { holdsParameter(underlying($0)) }
        case .expansion(let inner): holdsParameter(inner)
        default: false
        }
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
