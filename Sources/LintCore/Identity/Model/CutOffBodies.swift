extension IdentityModel {
    /// Whether the parser left out a part of a body: what is nested too deep, or is no code.
    func isCutOff(_ view: DeclarationID) -> Bool {
        guard let body = body(of: view).flatMap(evaluator.body) else { return false }
        return body.descendants.contains { $0.kind == .error }
    }
}
