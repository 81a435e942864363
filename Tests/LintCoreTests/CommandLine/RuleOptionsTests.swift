import Foundation
import Testing

/// What a project tells rules, each option through the command line.
@Suite struct RuleOptionsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func rules(_ options: String) throws -> [String] {
        try folder.write(".identity-lint.json", "{ \"rules\": {\(options)} }")
        let outcome = try CLIRunner.run(["check", "--quiet", "--pedantic", "--format", "xcode"], in: folder.url)
        #expect(outcome.errors == "")
        // A note on another place belongs to the finding above, and names no rule.
        return outcome.output.split(separator: "\n").filter { $0.hasSuffix("]") }.map { line in
            let id = line.split(separator: "[").last?.dropLast() ?? ""
            return "\(line.split(separator: ":")[1]) \(id)"
        }
    }

    private static let tabs = """
        import SwiftUI
        struct Tab { var title = "" }
        final class Shell: ObservableObject {
            @Published var tabs: [Tab] = []
            func add() { tabs.insert(Tab(), at: 0) }
        }
        struct Tabs: View {
            @ObservedObject var shell: Shell
            var body: some View {
                ForEach(shell.tabs.indices, id: \\.self) { Text(shell.tabs[$0].title) }
                ForEach(0..<shell.tabs.count) { Text(shell.tabs[$0].title) }
            }
        }

        """

    @Test(arguments: ["tabs", "Shell.tabs", "shell.tabs"])
    func stableCollectionsNeedNoIDs(name: String) throws {
        try folder.write("Tabs.swift", Self.tabs)
        #expect(try rules("") == ["10 foreach-index-id", "11 foreach-dynamic-range"])
        let option = "{ \"stableCollections\": [\"\(name)\"] }"
        #expect(try rules("\"foreach-index-id\": \(option)") == ["11 foreach-dynamic-range"])
        #expect(try rules("\"foreach-dynamic-range\": \(option)") == ["10 foreach-index-id"])
        #expect(try rules("\"foreach-index-id\": { \"stableCollections\": [\"abs\", \"Other.tabs\"] }").count == 2)
    }

    @Test func stableCollectionsAreLeftAloneByRulesAboutValues() throws {
        try folder.write("Names.swift", """
            import SwiftUI
            struct Person: Identifiable { let id: Int; var name = "" }
            struct Names: View {
                @State private var people: [Person] = []
                @State private var words: [String] = []
                var body: some View {
                    ForEach(people, id: \\.name) { TextField("", text: .constant($0.name)) }
                    ForEach(people, id: \\.id.hashValue) { Text($0.name) }
                    ForEach(words, id: \\.self) { Text($0) }
                    Button("Add") { people.append(Person(id: 1)); words.append("x") }
                }
            }

            """)
        let ids = try rules("").map { String($0.split(separator: " ")[1]) }
        #expect(Set(ids) == ["foreach-name-id", "foreach-hash-id", "foreach-self-id"])
        for id in ids {
            let left = try rules("\"\(id)\": { \"stableCollections\": [\"people\", \"words\"] }")
            #expect(left.map { String($0.split(separator: " ")[1]) } == ids.filter { $0 != id })
        }
    }

    /// No file here says `ForEach`, `List` or `Table` in the code that is flagged.
    @Test func whatWorksLikeForEachIsLookedAtLikeForEach() throws {
        try folder.write("Reorderable.swift", """
            import SwiftUI
            struct Reorderable<Item, ID: Hashable, Row: View>: View {
                let items: [Item]
                let id: KeyPath<Item, ID>
                @ViewBuilder let row: (Item) -> Row
                init(_ items: [Item], id: KeyPath<Item, ID>, @ViewBuilder row: @escaping (Item) -> Row) {
                    self.items = items
                    self.id = id
                    self.row = row
                }
                var body: some View { Text("\\(items.count)") }
            }

            """)
        try folder.write("Use.swift", """
            import SwiftUI
            struct Person: Identifiable { let id: Int; var name = "" }
            struct Use: View {
                @State private var people: [Person] = []
                var body: some View {
                    Reorderable(Array(people.enumerated()), id: \\.offset) { Field(name: $0.element.name) }
                    Reorderable(people, id: \\.id.hashValue) { Text($0.name) }
                    Reorderable([UUID()], id: \\.self) { Text("\\($0)") }
                    Button("Add") { people.insert(Person(id: 1), at: 0) }
                }
            }
            struct Field: View {
                let name: String
                @State private var isOpen = false
                var body: some View { Toggle(name, isOn: $isOpen) }
            }

            """)
        #expect(try rules("") == [])
        let option = #"{ "forEachLike": ["Reorderable"] }"#
        #expect(try rules("\"foreach-index-id\": \(option)") == ["6 foreach-index-id"])
        #expect(try rules("\"foreach-hash-id\": \(option)") == ["7 foreach-hash-id"])
        #expect(try rules("\"foreach-random-id\": \(option)") == ["8 foreach-random-id"])
    }

    @Test func anyViewIsAllowedWhereTheProjectSaysSo() throws {
        try folder.write("Router.swift", """
            import SwiftUI
            struct Router: View {
                @State private var isOn = false
                func destination() -> AnyView { isOn ? AnyView(Text("on")) : AnyView(Image("off")) }
                func shown() -> some View {
                    if isOn { return AnyView(Text("on")) }
                    return AnyView(Image("off"))
                }
                var body: some View {
                    destination().onTapGesture { isOn.toggle() }
                    shown()
                    List([1]) { _ in AnyView(Text("row")) }
                }
            }

            """)
        let all = ["4 any-view-return-type", "5 any-view-branches", "12 any-view-row"]
        #expect(try rules("") == all)
        for (id, own) in [("any-view-return-type", "destination"), ("any-view-branches", "shown"), ("any-view-row", "body")] {
            let left = all.filter { !$0.hasSuffix(id) }
            #expect(try rules("\"\(id)\": { \"allowedIn\": [\"Router\"] }") == left)
            #expect(try rules("\"\(id)\": { \"allowedIn\": [\"Router.\(own)\"] }") == left)
            #expect(try rules("\"\(id)\": { \"allowedIn\": [\"\(own)\"] }") == left)
            #expect(try rules("\"\(id)\": { \"allowedIn\": [\"Rout\", \"Other.\(own)\"] }") == all)
            #expect(try rules("\"\(id)\": { \"exclude\": [\"Router.swift\"] }") == left)
        }
    }

    @Test func aRuleIsOffInTheFilesItExcludes() throws {
        for path in ["App/A.swift", "Old/B.swift"] { try folder.write(path, "struct Row: Identifiable { var id: UUID { UUID() } }\n") }
        try folder.write("Old/C.swift", """
            // identity-lint:disable identifiable-random-id
            struct Cat: Identifiable { var id: UUID { UUID() } }

            """)
        #expect(try rules(#""identifiable-random-id": { "exclude": ["Old/"] }"#) == ["1 identifiable-random-id"])
        // A folder adds to what is excluded, and replaces what is said else.
        try folder.write("App/.identity-lint.json", #"{ "rules": { "identifiable-random-id": { "exclude": ["/A.swift"] } } }"#)
        #expect(try rules(#""identifiable-random-id": { "exclude": ["Old/"] }"#) == [])
    }

    @Test func whatIsSaidAboutSuppressionsCanBeTurnedOff() throws {
        try folder.write("A.swift", "// identity-lint:disable foreach-hash-id\n// identity-lint:disable nonsense\n")
        #expect(try rules("") == ["1 unused-suppression", "2 invalid-suppression"])
        #expect(try rules(#""unused-suppression": "off""#) == ["2 invalid-suppression"])
        #expect(try rules(#""invalid-suppression": "off""#) == ["1 unused-suppression"])
    }
}
