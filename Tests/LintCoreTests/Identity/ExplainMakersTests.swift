import Testing

@testable import LintCore

/// Who makes the values of a view: what is not seen there must not count as never.
@Suite struct ExplainMakersTests {
    private static let row = """
        struct Ed: View { @State private var t = ""; var body: some View { TextField("a", text: $t) } }
        struct Row: View {
            let isWide: Bool
            var body: some View {
                if isWide { Ed().padding() } else { Ed() }
            }
        }

        """

    private func project(_ code: String) throws -> InspectedProject { try InspectedProject(["Row.swift": Self.row, "Page.swift": code]) }

    private func page(_ body: String, _ members: String = "") throws -> InspectedProject {
        try project("struct Page: View {\n@State private var on = false\n@State private var i = 0\n\(members)\nvar body: some View { VStack { Toggle(\"a\", isOn: $on); Stepper(\"b\", value: $i); \(body) } }\n}")
    }

    /// Whether `explain` names what ends it, and `check` speaks of it at all.
    private func ends(_ project: InspectedProject) throws -> (ends: Bool, isChecked: Bool) {
        let ends = try project.explain("Row.swift:6").ends
        return (ends.contains { $0.hasPrefix("`if isWide`") }, try project.run("check", "--pedantic", ".").output.contains("Row.swift:6"))
    }

    @Test(arguments: [
        ("Row(isWide: true); row(on)", "func row(_ w: Bool) -> Row { .init(isWide: w) }"),
        ("row", "var row: some View { guard on else { return Row(isWide: true) }; return Row(isWide: false) }"),
        ("Row(isWide: true); Other(isWide: on)", "typealias Other = Row"),
        ("views[i]", "let views = [Row(isWide: true), Row(isWide: false)]"),
        ("on ? wide : narrow", "let wide = Row(isWide: true); let narrow = Row(isWide: false)"),
        ("Row(isWide: true); ForEach([on], id: \\.self, content: Row.init)", ""),
    ])
    func aValueThatIsMadeInAnotherWayCounts(body: String, members: String) throws {
        #expect(try ends(page(body, members)) == (true, true))
    }

    @Test func aRootViewThatIsReplacedCounts() throws {
        let found = try ends(project("""
            import UIKit
            final class Controller: UIViewController {
                private let host = UIHostingController(rootView: Row(isWide: false))
                func wide() { host.rootView = Row(isWide: true) }
                func narrow() { host.rootView = Row(isWide: false) }
            }
            """))
        #expect(found == (true, true))
    }

    @Test(arguments: [
        ("Row(isWide: true); Row(isWide: false)", ""), ("wide; narrow", "let wide = Row(isWide: true); let narrow = Row(isWide: false)"),
        ("Row(isWide: true); Text(make().name)", "struct Other { var isWide: Bool; var name = \"\" }\nfunc make() -> Other { .init(isWide: on) }"),
        ("Row(isWide: true); Text(\"\\([on].map(Other.init).count)\")", "struct Other { var isWide: Bool }"),
    ])
    func constantsAtPlacesOfTheirOwnNeverEndIt(body: String, members: String) throws {
        #expect(try ends(page(body, members)) == (false, false))
    }

    // MARK: Objects

    /// What is given is `@Environment(Store.self) var store`, whose `isWide` decides.
    private func ending(_ store: String, _ more: String) throws -> (ends: [String], constants: [String]) {
        let project = try InspectedProject(["Row.swift": Self.row, "Screen.swift": """
            struct Screen: View {
                @Environment(Store.self) private var store
                var body: some View {
                    if store.isWide { Ed().padding() } else { Ed() }
                }
            }
            @Observable final class Store { \(store) }
            struct Other: View { @Binding var isOn: Bool; var body: some View { Button("a") { isOn.toggle() } } }
            \(more)
            """])
        let found = try project.explain("Screen.swift:5")
        return (found.ends, found.constants)
    }

    @Test(arguments: [
        ("var isWide = false", "struct Page: View { @Environment(Store.self) var store; var body: some View { Other(isOn: Bindable(store).isWide) } }"),
        ("var isWide = false; func go() { self[keyPath: \\Store.isWide] = true }", ""),
        ("let isWide: Bool; init(isWide: Bool) { self.isWide = isWide }", "struct Page: View { @State var all: [Store]; @State var i = 0; var body: some View { VStack { Stepper(\"a\", value: $i); Screen().environment(all[i]) } } }"),
    ])
    func anObjectThatChangesOrIsAnotherOneEndsIt(store: String, more: String) throws {
        let found = try ending(store, more)
        #expect(!found.ends.isEmpty && found.constants.isEmpty, "\(found)")
    }

    @Test func anObjectThatStaysAndIsNotWrittenNeverEndsIt() throws {
        let found = try ending("let isWide = Bool.random()", "struct Page: View { @State private var store = Store(); var body: some View { Screen().environment(store) } }")
        #expect(found.ends.isEmpty && !found.constants.isEmpty, "\(found)")
    }
}
