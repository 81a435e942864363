/// Modifiers of which it is known that a condition can go inside, so that a view can be written once.
enum KnownInertForms {
    /// With a neutral value, safe or not (docs/how-it-decides.md, "Neutral values"), those left out whose values must be of one type.
    private static let known: Set<String> = [
        "opacity", "blur", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorMultiply", "shadow",
        "rotationEffect", "rotation3DEffect", "scaleEffect", "offset", "transformEffect", "blendMode", "border", "cornerRadius",
        "redacted", "privacySensitive", "symbolEffect", "symbolVariant", "symbolRenderingMode", "padding", "frame", "fixedSize",
        "layoutPriority", "zIndex", "ignoresSafeArea", "edgesIgnoringSafeArea", "safeAreaInset", "safeAreaPadding",
        "alignmentGuide", "gridCellColumns", "listRowInsets", "listRowSeparator", "listRowBackground", "disabled",
        "allowsHitTesting", "gesture", "highPriorityGesture", "simultaneousGesture", "onHover", "onChange", "onReceive", "onSubmit",
        "swipeActions", "deleteDisabled", "moveDisabled", "onDelete", "onMove", "keyboardShortcut", "hoverEffect",
        "scrollDisabled", "foregroundColor", "tint", "accentColor", "font", "fontWeight", "bold", "italic", "underline",
        "strikethrough", "kerning", "tracking", "baselineOffset", "monospaced", "fontDesign", "fontWidth", "lineLimit",
        "lineSpacing", "multilineTextAlignment", "minimumScaleFactor", "allowsTightening", "truncationMode", "textCase", "imageScale", "environment",
        "colorScheme", "preferredColorScheme", "controlSize", "dynamicTypeSize", "animation", "transaction", "overlay",
        "background", "badge", "toolbar", "navigationBarHidden", "navigationBarBackButtonHidden", "accessibilityHidden",
        "accessibilityAddTraits", "accessibilityRemoveTraits", "renderingMode", "autocorrectionDisabled",
    ]

    /// Those of the same kind whose values must be of one type, or take a condition in their closure.
    private static let conditional: Set<String> = [
        "foregroundStyle", "backgroundStyle", "accessibilityLabel", "accessibilityIdentifier", "accessibilityValue", "accessibilityHint",
        "interactiveDismissDisabled", "selectionDisabled", "keyboardType", "textContentType", "submitLabel", "textInputAutocapitalization",
        "statusBarHidden", "focusEffectDisabled", "disableAutocorrection", "onAppear", "onDisappear", "task", "onOpenURL",
        "overlayPreferenceValue", "backgroundPreferenceValue", "onPreferenceChange", "transformEnvironment", "visualEffect",
        "contentTransition", "sensoryFeedback", "antialiased", "interpolation", "projectionEffect", "glassEffect",
    ]

    /// Whether a modifier of the library can be there in any case, with a value, or a condition in its closure.
    static func hasValue(_ name: String) -> Bool { known.contains(name) || conditional.contains(name) }

    /// Whether it is known of all that differs between chains over one view how to write it once.
    static func cover(_ chains: [ViewChain], call: (Node) -> CallAnswer?) -> Bool {
        InertForms.differingLinks(chains).allSatisfy { name in
            chains.allSatisfy { chain in
                let links = chain.links.filter { $0.name == name }
                // Twice the same: which one of the other branch it stands for is a guess.
                return links.count < 2 && links.allSatisfy { isKnown($0, call) }
            }
        }
    }

    /// A modifier of the library by its name, a helper of the project by what it is made of.
    private static func isKnown(_ link: ViewChain.Link, _ call: (Node) -> CallAnswer?) -> Bool {
        guard let declared = (link.call?.node).flatMap(call)?.declared, declared.isOfProject else { return known.contains(link.name) }
        guard let statements = declared.node.child(.body)?.children(.statement), statements.count == 1,
            BranchSyntax.isExpression(statements[0])
        else { return false }
        let chain = ViewChain(statements[0])
        guard chain.links.allSatisfy({ known.contains($0.name) }) else { return false }
        // `opacity(0.8)` on an implicit `self`, or `self.opacity(0.8)`.
        return chain.root.kind == .call ? chain.rootName.map(known.contains) ?? false : chain.root.spells("self")
    }
}
