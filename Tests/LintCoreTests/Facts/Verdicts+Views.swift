@testable import LintCore

extension FactVerdict {
    /// Facts of views.
    static let views = keeps

    private static let keeps =
        each(
            "ScrollView", "List", "Form", "NavigationStack", "NavigationView", of: .keeps, .kept,
            in: "struct A: View { @State var isOn = false; var body: some View { if isOn { NAME { Note() } } else { Text(\"a\") } } }",
            own: container)
}
