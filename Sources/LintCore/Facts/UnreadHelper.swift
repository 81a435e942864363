/// What a call may do to its view whose package was not read, by a name that many packages use for that, and for nothing else.
///
/// A name alone tells nothing: the call has to have the shape as well, and no declaration of that name may be in sight. An interface settles
/// what it is.
enum UnreadHelper {
    /// Gives the view changed or as it is, by the Boolean that it is given: `.if(isOn) { $0.bold() }`.
    case branches
    /// Gives what its closure makes of the view: `.modify { view in … }`.
    case passesOn

    /// The one place where such names are written: those by which such helpers go, as far as they are known here.
    static let byName: [String: UnreadHelper] = [
        "if": .branches, "applyIf": .branches, "modifyIf": .branches, "transformIf": .branches, "conditionally": .branches, "when": .branches,
        "modify": .passesOn, "apply": .passesOn, "transform": .passesOn, "extend": .passesOn,
    ]
}
