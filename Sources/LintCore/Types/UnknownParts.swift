extension Evaluator {
    /// What is not known inside a type, in the order of the parts, each once.
    func unknowns(in type: TypeID) -> [Unknown] {
        var found: [Unknown] = []
        _ = types.rewrite(type, holding: .hasUnknown) { part in
            guard case .unknown(let id) = self.types[part] else { return nil }
            let unknown = self.types.unknown(id)
            if !found.contains(unknown) { found.append(unknown) }
            return part
        }
        return found
    }
}
