import Testing

@testable import LintCore

/// Bindings to members of an object, by other names for it.
@Suite struct TraceBindableTests {
    private func trace(_ body: String, _ variable: String) throws -> [InspectedProject.View] {
        let text = """
            @Observable final class Model { var name = ""; var age = 0 }
            struct Form: View { let m: Model; var body: some View { \(body) } }
            struct Name: View { @Binding var text: String; var body: some View { Text(text) } }
            struct Screen: View { @State var m = Model(); var body: some View { Form(m: m) } }
            """
        return try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", variable)
    }

    @Test(arguments: [
        "@Bindable var b = m; return TextField(\"\", text: $b.name)", "@Bindable var m = m; return TextField(\"\", text: $m.name)",
        "TextField(\"\", text: Bindable(m).name)", "TextField(\"\", text: Bindable(wrappedValue: m).name)",
    ])
    func aBindingReadsItsMember(body: String) throws {
        let name = try trace(body, "m.name").first { $0.name == "TextField" }
        #expect(name?.verdict == "updated" && name?.reason == "`text:` reads `m.name`", "\(String(describing: name))")
        let age = try trace(body, "m.age")
        #expect(!age.contains { $0.verdict == "updated" }, "\(age)")
    }

    @Test(arguments: ["@Bindable var b = m; return Name(text: $b.name)", "Name(text: Bindable(m).name)"])
    func aViewThatIsGivenTheBindingFollowsIt(body: String) throws {
        let views = try trace(body, "m.name")
        #expect(views.suffix(2).map(\.verdict) == ["updated", "updated"], "\(views)")
    }

    /// The body of a view need not read what is behind its binding: whoever observes the object makes the view again. A state is read by who reads it.
    @Test(arguments: [("@StateObject var model = Model()", "$model.text", "updated"), ("@State var text = \"\"", "$text", "untouched"), ("@State var text = \"\"; let a = 1", "$text).opacity(text.isEmpty ? 1 : 0", "updated")])
    func whoMakesAViewMayRunForItsBinding(member: String, given: String, verdict: String) throws {
        let text = """
            final class Model: ObservableObject { @Published var text = "" }
            struct Field: View { @Binding var text: String; var body: some View { VStack { TextField("a", text: $text) } } }
            struct Screen: View { \(member); var body: some View { VStack { Field(text: \(given)) } } }
            """
        let views = try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Field", "text")
        #expect(views.map(\.verdict) == [verdict, verdict, "updated"], "\(views)")
        #expect(views.map(\.isCertain) == [verdict == "untouched", verdict == "untouched", true], "\(views)")
    }

    /// Another binding is made with each run of a body, and leads to the value that it led to.
    @Test(arguments: [("colour == 1 ? 4 : 0", "skipped"), ("n", "updated")])
    func aBindingThatIsMadeAnewGivesTheSameValue(inset: String, verdict: String) throws {
        let text = """
            struct Pick: View { @Binding var colour: Int; let n: Int; var body: some View { Circle().inset(by: CGFloat(\(inset))); Inner(colour: $colour); Stepper("a", value: $colour) } }
            struct Inner: View { @Binding var colour: Int; var body: some View { Text("\\(colour)") } }
            struct Screen: View {
                @State private var picked = 1
                @State private var n = 0
                var body: some View { Text("\\(n)"); Pick(colour: Binding(get: { picked }, set: { picked = $0 }), n: n) }
            }
            """
        let views = try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", "n")
        #expect(views.first { $0.name == "Circle" }?.verdict == verdict, "\(views)")
        #expect(views.first { $0.name == "Inner" }?.verdict == "updated" && views.last { $0.name == "Text" }?.verdict == "skipped", "\(views)")
        #expect(views.first { $0.name == "Stepper" }?.verdict == "updated", "\(views)")
    }

    @Test func aLibrarysViewGivenABindingOfClosuresIsUpdated() throws {
        let text = """
            struct Screen: View {
                @State private var isOn = false
                @State private var n = 0
                var body: some View { Text("\\(n)"); Toggle("a", isOn: Binding(get: { isOn }, set: { isOn = $0 })); Toggle("b", isOn: $isOn) }
            }
            """
        let views = try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", "n").filter { $0.name == "Toggle" }
        #expect(views.map(\.verdict) == ["updated", "skipped"], "\(views)")
    }

    /// A wrapper that begins by itself leaves the initializer of the view as it is.
    @Test func aWrapperWithoutAValueIsNotAskedFor() throws {
        let text = """
            @propertyWrapper struct Palette: DynamicProperty { @Environment(\\.colorScheme) var scheme; var wrappedValue: Int { 1 } }
            struct Inner: View { @Binding var count: Int; @Palette private var palette; var body: some View { Text("\\(count) \\(palette)") } }
            struct Screen: View { @State private var count = 1; var body: some View { VStack { Inner(count: $count) } } }
            """
        let views = try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", "count")
        #expect(views.first { $0.name == "Inner" }?.verdict == "updated", "\(views)")
    }
}
