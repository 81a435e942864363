/// The wrappers of properties, as the source names them.
extension IdentityModel {
    /// Attributes that are written like wrappers and are none.
    private static let plainAttributes: Set<String> = ["MainActor", "ViewBuilder", "IBOutlet", "IBInspectable", "NSManaged"]

    /// `@State` of `@State private var count`; nil for a plain property.
    func wrapperAttribute(of property: DeclarationID) -> Attribute? {
        guard program[property].kind == .variable, program[property].flags.contains(.hasAttributes) else { return nil }
        return program.node(property).attributes.first { ($0.name.first?.isUppercase ?? false) && !Self.plainAttributes.contains($0.name) }
    }

    /// `State` of `@State private var count`; nil for a plain property.
    func wrapper(of property: DeclarationID) -> String? { wrapperAttribute(of: property)?.name }

    /// Whether a property has a wrapper: what its initial value is says little of it then.
    func isWrapped(_ property: DeclarationID) -> Bool { wrapperAttribute(of: property) != nil }
}
