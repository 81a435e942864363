import Testing

@testable import LintCore

/// Objects that exist once: a view that asks for one by itself hears of its changes, whoever makes the view.
@Suite struct TraceSharedTests {
    private static let more = """
        final class Observed: ObservableObject { static let shared = Observed(); @Published var n = 0 }
        @Observable final class Store { static let shared = Store(); var n = 0; var other = 0 }
        let store = Store.shared
        let another = Store()
        final class Container { static func resolve() -> Observed { Observed.shared } }
        struct Observing: View { @ObservedObject var o = Observed.shared; var body: some View { Text("\\(o.n)") } }
        struct Owning: View { @StateObject var o = Observed.shared; var body: some View { Text("\\(o.n)") } }
        struct Short: View { @ObservedObject var o: Observed = .shared; var body: some View { Text("\\(o.n)") } }
        struct Fresh: View { @StateObject var o = Observed(); var body: some View { Text("\\(o.n)") } }
        struct Resolved: View { @ObservedObject var o = Container.resolve(); var body: some View { Text("\\(o.n)") } }
        struct Deep: View { var body: some View { VStack { Observing() } } }
        struct Named: View { var body: some View { Text("\\(Store.shared.n)") } }
        struct Kept: View { private var s = Store.shared; var body: some View { Text("\\(s.n)") } }
        struct Computed: View { var s: Store { .shared }; var body: some View { Text("\\(s.n)") } }
        struct Global: View { var body: some View { Text("\\(store.n)") } }
        struct OtherMember: View { private var s = Store.shared; var body: some View { Text("\\(s.other)") } }
        struct OtherObject: View { var body: some View { Text("\\(another.n)") } }

        """

    private func verdicts(_ property: String, _ body: String, _ variable: String) throws -> [String] {
        let screen = "struct Screen: View { \(property); var body: some View { VStack { Text(\"\\(\(variable))\"); \(body) } } }"
        let views = try InspectedProject(["Screen.swift": Self.more + screen]).trace("Screen.swift", "Screen", variable)
        return views.dropFirst(3).filter { $0.name != "VStack" }.map { "\($0.name) \($0.verdict)" }
    }

    @Test(arguments: [
        ("Observing()", ["Observing updated", "Text updated"]), ("Owning()", ["Owning updated", "Text updated"]),
        ("Short()", ["Short updated", "Text updated"]), ("Fresh()", ["Fresh skipped", "Text untouched"]),
        ("Resolved()", ["Resolved unknown"]), ("Observing(o: Observed())", ["Observing updated", "Text updated"]),
        ("Deep()", ["Deep skipped", "Observing updated", "Text updated"]),
    ])
    func whoObservesTheSameObjectIsUpdated(body: String, expected: [String]) throws {
        #expect(try verdicts("@ObservedObject private var s = Observed.shared", body, "s.n") == expected)
    }

    @Test(arguments: [
        ("Named()", ["Named updated", "Text updated"]), ("Kept()", ["Kept updated", "Text updated"]), ("Computed()", ["Computed updated", "Text updated"]),
        ("Global()", ["Global updated", "Text updated"]), ("OtherMember()", ["OtherMember skipped", "Text untouched"]),
        ("OtherObject()", ["OtherObject skipped", "Text untouched"]), ("Text(\"\\(Store.shared.n)\")", ["Text updated"]),
    ])
    func whoReadsTheSameObjectIsUpdated(body: String, expected: [String]) throws {
        #expect(try verdicts("private var s = Store.shared", body, "s.n") == expected)
    }

    /// Whose object is given from outside may be the one that exists once.
    @Test func anObjectThatIsGivenMayBeTheSharedOne() throws {
        #expect(try verdicts("@ObservedObject var s: Observed", "Observing()", "s.n") == ["Observing unknown"])
        #expect(try verdicts("@StateObject private var s = Observed()", "Observing()", "s.n") == ["Observing skipped", "Text untouched"])
    }

    /// `explain` names what of such an object updates a view, and not what stays in it.
    @Test(arguments: [("n", true), ("fixed", false)])
    func explainNamesWhatChangesInIt(member: String, isNamed: Bool) throws {
        let project = try InspectedProject(["Screen.swift": """
            @Observable final class Store { static let shared = Store(); var n = 0; let fixed = 3 }
            struct Screen: View {
                var body: some View { VStack {
                    Text("\\(Store.shared.\(member))")
                    Button("a") { Store.shared.n += 1 }
                } }
            }
            """])
        #expect(try project.explain("Screen.swift:5").inputs == (isNamed ? [" Store.shared.\(member) K5"] : []))
    }
}
