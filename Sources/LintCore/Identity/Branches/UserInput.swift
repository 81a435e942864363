/// State that people put something into, and miss when it is gone.
enum UserInput {
    /// Whether a view hands out a binding to the property, or changes it to more than yes and no: whether something is hovered,
    /// pressed or open is presentation.
    static func isHeld(in property: OwnedState.Property, _ model: IdentityModel) -> Bool {
        guard property.kind == .state else { return property.kind == .stateObject }
        let assignments = Assignments(to: property.declaration, model)
        let element = model.program.element(property.declaration)
        let isFlag = element.child(.type)?.typeName == "Bool" || element.child(.initialValue)?.kind == .boolean
        return assignments.binds || assignments.changes && !isFlag
    }
}
