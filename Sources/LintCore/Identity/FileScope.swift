/// One file of the program, as names in it are understood.
struct FileScope {
    let model: IdentityModel
    let unit: Int32

    /// Whether the project declares a type of this name itself, so that it means something else than the library's.
    func projectDeclares(_ name: String) -> Bool { model.projectDeclaresType(name, seenFrom: unit) }

    func type(named name: String) -> DeclarationID? { model.type(named: name, from: unit) }
}
