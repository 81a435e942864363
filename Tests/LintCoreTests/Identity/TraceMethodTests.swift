import Testing

@testable import LintCore

/// What methods and computed members of the project read is read; what they leave alone is not.
@Suite struct TraceMethodTests {
    private static let parts = """
        import Observation
        struct Words { var title = ""; var body = ""; var upper: String { title.uppercased() } }
        struct Settings {
            var name = ""
            var items: [Int] = []
            var words = Words()
            var label: String { title() }
            func title() -> String { name }
            func total() -> Int { items.count }
            func caption() -> String { words.upper }
            func all() -> String { String(describing: self) }
        }
        @Observable final class Model {
            var name = ""
            var items: [Int] = []
            var words = Words()
            let inner = Inner()
            var label: String { title() }
            func title() -> String { name }
            func total() -> Int { items.count }
            func caption() -> String { words.upper }
            func innerTitle() -> String { inner.title() }
        }
        @Observable final class Inner { var name = ""; var items: [Int] = []; func title() -> String { name } }
        class Base: ObservableObject { @Published var name = ""; @Published var items: [Int] = []; func title() -> String { name }; func size() -> Int { 1 } }
        final class Heir: Base { override func size() -> Int { items.count } }
        @dynamicMemberLookup struct Box {
            var settings = Settings()
            var other = ""
            subscript<T>(dynamicMember path: KeyPath<Settings, T>) -> T { settings[keyPath: path] }
            func summary() -> String { other }
        }
        extension Identifiable { func elsewhere() -> String { "\\(self)" } }
        extension Settings: Identifiable { var id: String { name } }
        """

    private func verdict(_ shown: String, _ variable: String) throws -> String {
        let screen = """
            struct Screen: View {
                @State private var settings = Settings()
                @State private var model = Model()
                @StateObject private var base = Base()
                @State private var maybe: Settings?
                @State private var box = Box()
                var current: Settings { settings }
                var heading: String { current.title() }
                func text(_ given: Settings) -> String { given.title() }
                func shown(_ given: Settings) -> some View { Label(given.title(), systemImage: given.label) }
                var body: some View { VStack { Text(settings.all() + "\\(model.items)\\(base.items)"); \(shown) } }
            }
            """
        let views = try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": screen]).trace("Screen.swift", "Screen", variable)
        return try #require(views.first { $0.name == "Label" }, "\(views)").verdict
    }

    private static func label(_ text: String) -> String { "Label(\(text), systemImage: \"x\")" }

    @Test(arguments: [
        ("settings.title()", "settings.name", "settings.items"), ("settings.label", "settings.name", "settings.items"),
        ("settings.caption()", "settings.words.title", "settings.words.body"), ("heading", "settings.name", "settings.items"),
        ("current.words.title", "settings.words.title", "settings.words.body"), ("model.title()", "model.name", "model.items"),
        ("model.label", "model.name", "model.items"), ("model.caption()", "model.words.title", "model.words.body"),
        ("model.innerTitle()", "model.inner.name", "model.inner.items"), ("base.title()", "base.name", "base.items"),
        ("maybe?.title() ?? \"\"", "maybe.name", "maybe.items"), ("maybe.map { $0.title() } ?? \"\"", "maybe", "settings"),
    ])
    func aMethodReadsWhatItsCodeDoes(text: String, read: String, other: String) throws {
        #expect(try verdict(Self.label(text), read) == "updated")
        #expect(["skipped", "untouched"].contains(try verdict(Self.label(text), other)))
    }

    @Test func aHelperReadsOfItsParameterWhatItsCodeDoes() throws {
        #expect(try verdict("shown(settings)", "settings.name") == "updated")
        #expect(try verdict("shown(settings)", "settings.items") == "skipped")
    }

    @Test(arguments: [
        // Another class may stand for it, which does otherwise.
        ("\"\\(base.size())\"", "base.items"),
        // Whoever has all of it may read anything, and so may what was not read.
        ("settings.all()", "settings.items"), ("settings.elsewhere()", "settings.items"), ("settings.name.uppercased()", "settings.name"),
        ("text(settings)", "settings.name"), ("box.summary()", "box.settings"),
    ])
    func inDoubtItIsRead(text: String, variable: String) throws {
        #expect(try verdict(Self.label(text), variable) == "updated")
    }

    @Test func aViewIsTornFromAModelByWhatItsMethodsRead() throws {
        let screen = """
            struct Titled: View { let model: Model; var text: String { model.label }; var body: some View { Text(text) } }
            struct Screen: View { @State private var model = Model(); var body: some View { VStack { Titled(model: model) } } }
            """
        let project = try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": screen])
        #expect(try project.trace("Screen.swift", "Screen", "model.items").allSatisfy { $0.verdict == "untouched" })
        #expect(try project.trace("Screen.swift", "Screen", "model.name").filter { $0.verdict == "updated" }.map(\.name) == ["Titled", "Text"])
    }

    @Test func explainNamesTheMethod() throws {
        let screen = """
            struct Screen: View {
                @State private var settings = Settings()
                var body: some View {
                    Text(settings.title())
                        .onTapGesture { settings.name = "x" }
                }
            }
            """
        let project = try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": screen])
        #expect(try project.explain("Screen.swift:5").inputs == [" settings.title() K5"])
    }
}
