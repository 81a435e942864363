import Foundation
import Testing

@testable import LintCore

/// Who calls a helper is one that sees it: code of another program in the same repository may call something alike.
@Suite struct CallersTests {
    private static let hidden = """
        extension View {
            @ViewBuilder func hidden(_ hides: Bool) -> some View { if hides { hidden() } else { self } }
        }

        """

    /// The findings of `check` as `path:line severity rule`, and where what they are about stands.
    private func findings(_ files: [String: String], in path: String) throws -> [(finding: String, related: [String])] {
        let project = try InspectedProject(files)
        let output = try project.run("check", "--pedantic", "--format", "json", path).output
        let document = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        return (document?["findings"] as? [[String: Any]] ?? []).map { row in
            let related = (row["related"] as? [[String: Any]] ?? []).map { "\($0["path"] ?? ""):\($0["line"] ?? 0)" }
            return ("\(row["path"] ?? ""):\(row["line"] ?? 0) \(row["severity"] ?? "") \(row["rule"] ?? "")", related)
        }
    }

    @Test func callsInModulesThatDoNotSeeAHelperSayNothingOfIt() throws {
        let app = [
            "App/Package.swift": "let package = Package(name: \"App\", targets: [.target(name: \"App\")])",
            "App/Sources/App/Hidden.swift": Self.hidden,
            "App/Sources/App/Page.swift": """
                struct Page: View {
                    @State private var text = ""
                    @State private var isOff = false
                    var body: some View {
                        Toggle("Off", isOn: $isOff)
                        TextField("Name", text: $text).hidden(isOff)
                    }
                }
                """,
        ]
        let tool = [
            "Tool/Package.swift": "let package = Package(name: \"Tool\", targets: [.target(name: \"Tool\")])",
            "Tool/Sources/Tool/Main.swift": "let message = Message.make(unknown.hidden(true))",
        ]
        let alone = try findings(app, in: "App").map(\.finding)
        #expect(alone.contains { $0.hasPrefix("App/Sources/App/Hidden.swift:3 warning branch-hidden") })
        #expect(try findings(app.merging(tool) { $1 }, in: "App").map(\.finding) == alone)
    }

    /// `iOS` and `macOS` are of one module as far as no build file tells them apart; the package that is imported stands nearer.
    @Test func ofTwoHelpersOfOneNameTheOneInTheNearerFolderIsCalled() throws {
        let visibility = """
            enum Visibility { case visible, invisible }
            extension View {
                @ViewBuilder func visibility(_ visibility: Visibility) -> some View { if visibility == .visible { self } else { hidden() } }
            }
            """
        let found = try findings([
            "iOS/Visibility.swift": visibility,
            "macOS/Kit/Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
            "macOS/Kit/Sources/Kit/Visibility.swift": visibility.replacingOccurrences(of: "extension", with: "public extension")
                .replacingOccurrences(of: "enum", with: "public enum"),
            "macOS/App/Page.swift": """
                import Kit
                struct Page: View {
                    @State private var text = ""
                    @State private var isOn = false
                    var body: some View {
                        Toggle("On", isOn: $isOn)
                        TextField("Name", text: $text).visibility(isOn ? .visible : .invisible)
                    }
                }
                """,
        ], in: ".")
        let call = try #require(found.first { $0.finding.hasSuffix("conditional-modifier-call") })
        #expect(call.related == ["macOS/Kit/Sources/Kit/Visibility.swift:4"])
        #expect(found.contains { $0.finding == "iOS/Visibility.swift:4 note branch-hidden" })
        #expect(found.contains { $0.finding == "macOS/Kit/Sources/Kit/Visibility.swift:4 warning branch-hidden" })
    }

    /// Of several changes the first is named, whether the whole project was given or one file of it.
    @Test func oneFileIsToldOfAsWithTheWholeProject() throws {
        let files = [
            "App/Prepending.swift": "extension Store { func prepend(_ name: String) { names.insert(name, at: 0) } }",
            "App/Names.swift": """
                struct Names: View {
                    @ObservedObject var store: Store
                    var body: some View {
                        ForEach(store.names.indices, id: \\.self) { index in TextField("Name", text: $store.names[index]) }
                        Button("Drop") { store.names.remove(at: 0) }
                    }
                }
                """,
            "App/Store.swift": "final class Store: ObservableObject { @Published var names: [String] = [] }",
        ]
        let whole = try findings(files, in: ".")
        #expect(whole.map(\.related) == [["App/Names.swift:6"]])
        #expect(try findings(files, in: "App/Names.swift").map(\.related) == whole.map(\.related))
    }

    /// Files around those that were given are named as these are.
    @Test func stateAndHelpersOfOtherFilesAreNamedFromWhereOneIs() throws {
        let project = try InspectedProject([
            "App/Hidden.swift": Self.hidden,
            "App/Child.swift": "struct Child: View { @State private var text = \"\"; var body: some View { TextField(\"Name\", text: $text) } }",
            "App/Page.swift": """
                struct Page: View {
                    @State private var isOff = false
                    var body: some View {
                        Toggle("Off", isOn: $isOff)
                        Child().hidden(isOff)
                    }
                }
                """,
        ])
        let output = try project.run("check", "--format", "json", "App/Page.swift").output
        let document = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        let finding = try #require((document?["findings"] as? [[String: Any]])?.first)
        #expect((finding["stateLost"] as? [[String: Any]])?.compactMap { $0["path"] as? String } == ["App/Child.swift"])
        #expect((finding["related"] as? [[String: Any]])?.compactMap { $0["path"] as? String } == ["App/Hidden.swift"])
    }
}
