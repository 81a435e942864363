import Testing

/// A helper and its only call are mended by one edit, and told of once.
@Suite struct RepeatedFindingsTests {
    private static let helper = """
        extension View {
            @ViewBuilder func dimmed(_ isOn: Bool) -> some View {
                if isOn { BODY } else { self }
            }
        }
        """

    private static func page(_ calls: Int) -> String {
        let views = (0..<calls).map { _ in "TextField(\"Name\", text: .constant(\"\")).dimmed(isBusy)" }.joined(separator: "; ")
        return """
            struct Page: View {
                @State private var isBusy = false
                var body: some View { Toggle("", isOn: $isBusy); \(views) }
            }
            """
    }

    private func rules(_ body: String, calls: Int, checking path: String = ".") throws -> [String] {
        let project = try InspectedProject(["Helper.swift": Self.helper.replacingOccurrences(of: "BODY", with: body), "Page.swift": Self.page(calls)])
        let output = try project.run("check", path, "--pedantic", "--format", "concise", "--fail-on", "never").output
        return output.split(separator: "\n").compactMap { $0.contains("[") ? String($0.split(separator: "[").last!.dropLast()) : nil }
    }

    @Test(arguments: [("opacity(0.3)", "conditional-modifier-helper"), ("contextMenu { Text(\"x\") }", "conditional-modifier-call")])
    func oneCallIsToldWithItsHelper(body: String, rule: String) throws {
        #expect(try rules(body, calls: 1) == [rule])
    }

    @Test func severalCallsAreToldBesideTheirHelper() throws {
        #expect(try rules("opacity(0.3)", calls: 2).sorted() == ["conditional-modifier-call", "conditional-modifier-call", "conditional-modifier-helper"])
    }

    /// A modifier whose body branches and hands its view to a helper that branches by something else: one edit does not mend both.
    @Test func aHelperWithAConditionOfItsOwnIsToldBesideTheCall() throws {
        let project = try InspectedProject([
            "Helper.swift": """
                struct Framed: ViewModifier {
                    let isOn: Bool
                    let isWide: Bool

                    @ViewBuilder func body(content: Content) -> some View {
                        if isOn { inner(content.opacity(0.3)) } else { inner(content) }
                    }

                    @ViewBuilder private func inner(_ content: some View) -> some View {
                        if isWide { content.padding(8) } else { content }
                    }
                }
                """,
            "Page.swift": """
                struct Page: View {
                    @State private var isOn = false
                    @State private var isWide = false
                    var body: some View {
                        Toggle("", isOn: $isOn)
                        Toggle("", isOn: $isWide)
                        TextField("Name", text: .constant("")).modifier(Framed(isOn: isOn, isWide: isWide))
                    }
                }
                """,
        ])
        let output = try project.run("check", ".", "--pedantic", "--format", "concise", "--fail-on", "never").output
        #expect(output.contains("`inner` returns a different view"))
    }

    /// Who accepts the call is not told of the helper instead.
    @Test func aCallThatIsSuppressedIsNotToldAsItsHelper() throws {
        let project = try InspectedProject([
            "Helper.swift": Self.helper.replacingOccurrences(of: "BODY", with: "opacity(0.3)"),
            "Page.swift": "// identity-lint:disable helpers -- meant\n" + Self.page(1),
        ])
        let outcome = try project.run("check", ".", "--pedantic", "--format", "concise")
        #expect(outcome.exitCode == 0 && !outcome.output.contains("conditional-modifier"))
    }

    /// Who checks one file sees what is wrong with it.
    @Test(arguments: [("Helper.swift", "conditional-modifier-helper"), ("Page.swift", "conditional-modifier-call")])
    func whatIsNotCheckedTellsNothing(path: String, rule: String) throws {
        #expect(try rules("opacity(0.3)", calls: 1, checking: path) == [rule])
    }
}
