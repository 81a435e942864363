/// How a modifier is written so that it does nothing where a condition does not hold (docs/how-it-decides.md, "Neutral values").
struct ConditionalModifier {
    let edits: [TextEdit]
    /// Safe where the value is neutral wherever the view stands.
    let applicability: Fix.Applicability

    /// - Parameters:
    ///   - link: the modifier as it stands where `decision` holds.
    ///   - links: all modifiers of its chain.
    /// - Returns: Nil where no such form is known for these arguments.
    init?(_ link: ViewChain.Link, among links: [ViewChain.Link], where decision: DecisionText, _ context: RuleContext) {
        guard let call = link.call, let form = Self.forms[link.name], !Self.isOfProject(call, context),
            links.count(where: { $0.name == link.name }) == 1
        else { return nil }
        var writer = ArgumentWriter(call, decision, context)
        guard form.write(&writer), !writer.rewrite.edits.isEmpty else { return nil }
        edits = writer.rewrite.edits
        applicability = form.applicability
    }

    /// A function of the project by the same name may do anything.
    static func isOfProject(_ call: CallExpr, _ context: RuleContext) -> Bool {
        context.call(call.node)?.declared.isOfProject ?? true
    }

    private struct Form: Sendable {
        let applicability: Fix.Applicability
        /// - Returns: False where the arguments are not those it is known for.
        let write: @Sendable (inout ArgumentWriter) -> Bool

        static func safe(_ write: @escaping @Sendable (inout ArgumentWriter) -> Bool) -> Form { Form(applicability: .safe, write: write) }
        static func unsafe(_ write: @escaping @Sendable (inout ArgumentWriter) -> Bool) -> Form { Form(applicability: .unsafe, write: write) }
    }

    private static func number(_ neutral: String) -> @Sendable (inout ArgumentWriter) -> Bool { { $0.choose(at: 0, neutral, if: .number) } }
    @Sendable private static func optional(_ writer: inout ArgumentWriter) -> Bool { writer.choose(at: 0, "nil", if: .any) }

    static var knownNames: [String] { forms.keys.sorted() }

    /// By the name of the modifier. Safe are those that do nothing wherever the view stands.
    private static let forms: [String: Form] = [
        "opacity": .safe(number("1")), "brightness": .safe(number("0")), "contrast": .safe(number("1")),
        "saturation": .safe(number("1")), "grayscale": .safe(number("0")), "zIndex": .safe(number("0")), "badge": .safe(number("0")),
        "blur": .safe { $0.hasOnly(["radius"]) && $0.choose("radius", "0", if: .number) },
        "shadow": .safe { $0.choose("color", ".clear", if: .any) },
        "rotationEffect": .safe { $0.choose(at: 0, ".zero", if: .any) },
        "scaleEffect": .safe { $0.has("x") || $0.has("y") ? $0.chooseAll(["x", "y"], "1") : $0.choose(at: 0, "1", if: .number) },
        "offset": .safe { $0.has("x") || $0.has("y") ? $0.chooseAll(["x", "y"], "0") : $0.choose(at: 0, ".zero", if: .any) },
        "redacted": .safe { $0.choose("reason", "[]", if: .any) },
        "padding": .safe { $0.writePadding() },
        "frame": .safe {
            $0.chooseAll(["width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"], "nil")
        },
        "fixedSize": .safe { $0.hasNone ? $0.writeArguments(["horizontal", "vertical"]) : $0.flag("horizontal") && $0.flag("vertical") },
        "ignoresSafeArea": .safe { $0.has("edges") ? $0.choose("edges", "[]", if: .any) : $0.add("edges", ".all", "[]") },
        "disabled": .safe { $0.restrict(at: 0) },
        "gesture": .safe { $0.count == 1 && $0.add("including", ".all", ".subviews") },
        "simultaneousGesture": .safe { $0.count == 1 && $0.add("including", ".all", ".subviews") },
        "environment": .safe { $0.writeTransform() },
        "keyboardShortcut": .safe { $0.isShortcut && $0.choose(at: 0, "nil", if: .any) },
        "listRowBackground": .safe { $0.isTyped(at: 0) && $0.choose(at: 0, "nil", if: .any) },
        "underline": .safe { $0.writeActivity() }, "strikethrough": .safe { $0.writeActivity() },
        "onChange": .safe { $0.hasOnlyArgument("of") && $0.guardClosure() },
        "overlay": .safe { $0.wrapContent() }, "background": .safe { $0.wrapContent() },

        "cornerRadius": .unsafe(number("0")), "minimumScaleFactor": .unsafe(number("1")), "lineSpacing": .unsafe(number("0")),
        "kerning": .unsafe(number("0")), "tracking": .unsafe(number("0")), "layoutPriority": .unsafe(number("0")),
        "font": .unsafe(optional), "fontWeight": .unsafe(optional), "fontDesign": .unsafe(optional), "foregroundColor": .unsafe(optional),
        "lineLimit": .unsafe(optional), "textCase": .unsafe(optional),
        "multilineTextAlignment": .unsafe { $0.choose(at: 0, ".leading", if: .any) },
        "truncationMode": .unsafe { $0.choose(at: 0, ".tail", if: .any) },
        "scrollDisabled": .unsafe { $0.restrict(at: 0) }, "allowsHitTesting": .unsafe { $0.flag(at: 0, isNeutralTrue: true) },
    ]
}
