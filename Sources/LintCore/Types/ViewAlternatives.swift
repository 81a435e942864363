/// Values that are both a view and a style, as gradients and colors are: `gradient.opacity(0.5)` is a style where a style is
/// asked for and a view where a view is, by methods of the same name in extensions of both protocols. The compiler decides by
/// the place; without one it calls the name ambiguous, so that whichever is taken where nothing is asked never shows.
extension Evaluator {
    /// The view that the code behind a style would be.
    func viewAlternative(to type: TypeID) -> TypeID? {
        guard !viewAlternatives.isEmpty else { return nil }
        if let view = viewAlternatives[type] { return view }
        return unwrapped(type).flatMap { viewAlternatives[$0] }.map(optional)
    }

    func noteViewAlternative(to result: TypeID, among solutions: [OverloadSolution]) {
        guard solutions.count > 1 else { return }
        for solution in solutions where solution.match.candidate.isFromProtocol && solution.certainty == .yes {
            noteViewAlternative(solution.result, to: result)
        }
    }

    /// Remembered by the style's type: it tells the value that the method was called on, and so the view's.
    func noteViewAlternative(_ view: TypeID, to style: TypeID) {
        guard view != style, !isUnknown(view), !isUnknown(style), viewAlternatives[style] == nil,
            conforms(style, to: .ShapeStyle) == .yes, conforms(style, to: .View) == .no, conforms(view, to: .View) == .yes
        else { return }
        viewAlternatives[style] = view
    }

    /// Whether a declaration gives `some View`.
    func isSomeView(_ id: DeclarationID) -> Bool {
        guard let view = libraryType(.View) else { return false }
        return opaqueConstraints(OpaqueResult(declaration: id, ordinal: 0)).contains { constraint in
            guard case .nominal(let declaration, _) = types[constraint] else { return false }
            return protocols(of: declaration).contains(view)
        }
    }
}
