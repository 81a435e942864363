import Testing

@testable import LintCore

/// What `explain` says ends a view, where it is not written as a branch or an id alone.
@Suite struct ExplainEndsTests {
    static let parts = """
        struct Counter: View { @State private var count = 0; var label = ""; var body: some View { Button(label) { count += 1 } } }
        struct Thing: Identifiable { let id: Int; var title: String }

        """

    /// - Parameter view: its first line is line 2 of the file.
    private func explain(_ view: String, line: Int) throws -> InspectedProject.Explanation {
        try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": view]).explain("Screen.swift:\(line)")
    }

    // MARK: Tokens

    private static func token(_ property: String, _ root: String) -> String {
        """
        struct Draft: View {
        \(property)
        var body: some View {
        Counter().id(token)
        }
        }
        struct Desk: View {
        @State private var isOpen = false
        var body: some View { VStack { Button("a") { isOpen.toggle() }; \(root) } }
        }
        """
    }

    @Test(arguments: ["let token = UUID()", "var token = UUID()", "let token: UUID = .init()"])
    func aTokenOfTheViewIsAnotherOneInEachValueOfIt(property: String) throws {
        let found = try explain(Self.token(property, "Text(\"a\").opacity(isOpen ? 1 : 0); Draft()"), line: 5)
        #expect(
            found.ends == [
                "`.id(token)` is another one where `Draft` is made again, as `Desk` does where `isOpen` changes: `token` is a new `UUID()` in each value of it"
            ])
        #expect(found.constants.isEmpty)
        let once = try explain(Self.token(property, "Draft()"), line: 5)
        #expect(once.ends == ["`.id(token)` is another one where `Draft` is made again, which is not seen: `token` is a new `UUID()` in each value of it"])
    }

    @Test(arguments: ["@State private var token = UUID()", "static let token = UUID()", "let token: UUID; init() { token = UUID() }"])
    func aTokenThatIsKeptIsNotCalledAnotherOne(property: String) throws {
        let found = try explain(Self.token(property, "Text(\"a\").opacity(isOpen ? 1 : 0); Draft()"), line: 5)
        #expect(!found.ends.contains { $0.contains("is another one") })
    }
}
