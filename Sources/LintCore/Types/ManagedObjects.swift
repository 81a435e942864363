/// What is not known of the entities of Core Data.
extension Evaluator {
    /// Whether code that nobody reads may make a class conform: `NSManagedObject` is not `Identifiable`, but the properties
    /// that Xcode writes for an entity come with `extension Item: Identifiable { }`, and if it has an attribute `id`, that is
    /// the witness. A class that states the conformance itself leaves nothing open.
    func isEntity(_ declaration: DeclarationID, lacking conformed: DeclarationID) -> Bool {
        guard program[conformed].name == .known(.Identifiable), !program[declaration].flags.contains(.isInInterface),
            let root = libraryType(.NSManagedObject)
        else { return false }
        return isSubclass(declaration, of: root)
    }

    /// Why an entity's `ID` is not known.
    func reasonForEntity(_ name: Name, of base: TypeID) -> String? {
        guard name == .known(.ID), case .nominal(let declaration, _) = types[base], let identifiable = libraryType(.Identifiable),
            isEntity(declaration, lacking: identifiable)
        else { return nil }
        return "the properties of the entity '\(TypePrinter(self).text(base))' are written by Xcode, its 'id' among them"
    }
}
