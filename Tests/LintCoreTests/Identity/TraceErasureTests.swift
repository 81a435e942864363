import Testing

@testable import LintCore

/// `AnyView` in `AnyView`: what the inner one wraps is another view with each other type, whatever the outer one does.
@Suite struct TraceErasureTests {
    private static let parts = """
        struct Counter: View { var label = ""; @State private var n = 0; var body: some View { Text("\\(n)") } }
        struct Other: View { @State private var m = 0; var body: some View { Text("\\(m)") } }

        """

    private func trace(_ body: String) throws -> [InspectedProject.View] {
        let screen = """
            struct Screen: View {
                @State var on = false
                @State var q = false
                var counter: AnyView { AnyView(Counter()) }
                var other: AnyView { AnyView(Other()) }
                @ViewBuilder func either(_ label: String) -> some View { if q { AnyView(Counter(label: label)) } else { AnyView(Other()) } }
                func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
                var body: some View { \(body) }
            }
            """
        return try InspectedProject(["Screen.swift": Self.parts + screen]).trace("Screen.swift", "Screen", "on")
    }

    @Test(arguments: [
        "on ? AnyView(Counter()) : AnyView(Other())",
        "AnyView(on ? AnyView(Counter()) : AnyView(Other()))",
        "AnyView(AnyView(on ? AnyView(Counter()) : AnyView(Other())))",
        "on ? AnyView(AnyView(Counter())) : AnyView(AnyView(Other()))",
        "AnyView(on ? AnyView(Counter()).padding() : AnyView(Other()).padding())",
        "on ? counter : other",
        "AnyView(on ? counter : other)",
        "on ? erase(Counter()) : erase(Other())",
    ])
    func anotherTypeInItIsAnotherView(body: String) throws {
        let views = try trace(body)
        #expect(views.verdicts("Counter") == ["recreated: Counter.n"] && views.verdicts("Other") == ["recreated: Other.m"], "\(views)")
        #expect(views.first { $0.name == "Counter" }?.reason == "where `AnyView` wraps another type, by `on`")
    }

    @Test(arguments: [
        "AnyView(on ? AnyView(Counter()) : AnyView(Counter(label: \"a\")))", "on ? erase(Counter()) : erase(Counter(label: \"a\"))",
        "on ? AnyView(AnyView(Counter())) : AnyView(AnyView(Counter(label: \"a\")))",
    ])
    func theSameTypeInItIsTheSameView(body: String) throws {
        #expect(try trace(body).verdicts("Counter") == ["updated", "updated"])
    }

    @Test func aChoiceOfItsOwnInTheInnerOneIsToldApartToo() throws {
        let views = try trace("on ? AnyView(q ? AnyView(Counter()) : AnyView(Other())) : AnyView(AnyView(Counter()))")
        #expect(views.filter { $0.name != "Screen" && $0.name != "Text" }.allSatisfy { $0.verdict == "recreated" }, "\(views)")
    }

    @Test(arguments: [
        "(on ? Counter(label: \"a\").sheet(isPresented: $q) { AnyView(Other()) } : Counter(label: \"b\").sheet(isPresented: $q) { AnyView(Other()) })",
        "on ? either(\"a\") : either(\"b\")",
    ])
    func whatIsErasedBesideItOrInABranchOfItsOwnIsNoOtherType(body: String) throws {
        #expect(try trace(body).verdicts("Counter") == ["updated", "updated"])
    }

    @Test func aLayerMoreIsAnotherType() throws {
        #expect(try trace("on ? AnyView(AnyView(Counter())) : AnyView(Counter())").verdicts("Counter") == ["recreated: Counter.n", "recreated: Counter.n"])
    }
}
