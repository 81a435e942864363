import Foundation
import Testing

@testable import LintCore

/// What `trace` can be asked beside one variable: a change from one value to another one, what a variable is computed from, an action.
@Suite struct TraceQuestionsTests {
    private static let parts = """
        struct Home: View { @State private var scroll = 0; var body: some View { Text("\\(scroll)") } }
        struct About: View { @State private var page = 0; var body: some View { Text("\\(page)") } }
        struct Help: View { @State private var open = false; var body: some View { Text(open ? "a" : "b") } }

        """

    private func rows(_ text: String, _ arguments: String...) throws -> [String] {
        let project = try InspectedProject(["Screen.swift": Self.parts + text])
        return try project.trace("Screen.swift", "Screen", arguments[0], arguments[1], arguments[2], arguments[3], arguments[4]).dropFirst().map {
            "\($0.verdict) \($0.name)" + ($0.lost.isEmpty ? "" : ": " + $0.lost.joined(separator: ", ")) + ($0.note.map { " (\($0))" } ?? "")
        }
    }

    // MARK: From one value to another

    private static let tabs = """
        enum Tab { case home, about, help, more }
        struct Screen: View {
            @State private var tab = Tab.home
            var isHome: Bool { tab == .home }
            var body: some View {
                VStack {
                    switch tab { case .home: Home(); case .about: About(); default: Help() }
                    if isHome { Image("a") }
                    if tab != .more { Circle() }
                    if tab == .help { Divider() }
                }
            }
        }
        """

    @Test func onlyTheBranchesOfTheTwoValuesAreRecreated() throws {
        #expect(
            try rows(Self.tabs, "tab", "--from", "home", "--to", ".about") == [
                "updated VStack", "recreated Home: Home.scroll", "recreated Text", "recreated About (shown from now on)", "recreated Text",
                "recreated Image", "skipped Circle",
            ])
        // Both are `default`.
        #expect(try rows(Self.tabs, "tab", "--from", "help", "--to", "more") == ["updated VStack", "skipped Help", "untouched Text", "recreated Circle", "recreated Divider"])
        #expect(try rows(Self.tabs, "tab", "--from", "about", "--to", "about").filter { $0.hasPrefix("recreated") } == [])
    }

    @Test(arguments: [
        ("Bool", "isOn", "false", "true", ["recreated About: About.page", "recreated Home (shown from now on)"]),
        ("Bool", "isOn", "true", "true", []),
        ("Bool", "!isOn", "false", "true", ["recreated About (shown from now on)", "recreated Home: Home.scroll"]),
        ("Int", "isOn == 3", "3", "4", ["recreated About (shown from now on)", "recreated Home: Home.scroll"]),
        ("Int", "isOn == 3", "4", "5", []),
        ("String?", "isOn != nil", "nil", "\"a\"", ["recreated About: About.page", "recreated Home (shown from now on)"]),
        ("String?", "let isOn", "\"a\"", "nil", ["recreated About (shown from now on)", "recreated Home: Home.scroll"]),
        // What another variable decides as well is not known.
        ("Bool", "isOn && other", "false", "true", ["recreated About: About.page", "recreated Home (shown from now on)"]),
    ])
    func conditionsAreAskedForBothValues(type: String, condition: String, from: String, to: String, expected: [String]) throws {
        let screen = "struct Screen: View { @State private var isOn: \(type); let other: Bool; var body: some View { if \(condition) { Home() } else { About() } } }"
        let found = try rows(screen, "isOn", "--from", from, "--to", to).filter { $0.hasPrefix("recreated") && !$0.hasSuffix("Text") }
        #expect(found.sorted() == expected)
    }

    @Test func theHeadNamesTheValues() throws {
        let project = try InspectedProject(["Screen.swift": Self.parts + Self.tabs])
        let output = try project.run("trace", "Screen.swift", "--view", "Screen", "--change", "tab", "--from", "home", "--to", "about").output
        #expect(output.hasPrefix("a change of `tab` from `home` to `about`, @State of Screen, line 7\nloses `Home.scroll`; 2 bodies run\n"), "\(output)")
    }

    @Test(arguments: [
        (["--from", "home"], "'--to VALUE' is missing: '--from' and '--to' go together"),
        (["--from", "hme", "--to", "about"], "'hme' is no value of 'tab'; did you mean 'home'?"),
        (["--action", "Screen.swift:3"], "'--action' names all that changes; '--view' does not go with it"),
    ])
    func wrongValuesAreRefused(arguments: [String], message: String) throws {
        let project = try InspectedProject(["Screen.swift": Self.parts + Self.tabs])
        let outcome = try CLIRunner.run(["trace", "Screen.swift", "--view", "Screen", "--change", "tab"] + arguments, in: project.folder.url)
        #expect(outcome.exitCode == 2 && outcome.errors.contains(message), "\(outcome.errors)")
    }

    // MARK: What is computed

    @Test func aComputedVariableIsTracedByAllThatItIsComputedFrom() throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct User { var first = ""; var last = ""; var age = 0; var name: String { first + last } }
                struct Screen: View {
                    @State private var items = [1]
                    @State private var query = ""
                    @State private var user = User()
                    private var found: [Int] { query.isEmpty ? items : [] }
                    var isEmpty: Bool { found.isEmpty }
                    var body: some View { VStack { if isEmpty { Text("none") }; Text(query); Text(user.name); Text("\\(user.age)") } }
                }
                """
        ])
        let outcome = try project.run("trace", "Screen.swift", "--view", "Screen", "--change", "isEmpty")
        #expect(
            outcome.output.hasPrefix(
                """
                a change of `isEmpty`, which is computed from
                  `query`, @State of Screen, line 5
                  `items`, @State of Screen, line 4
                loses no state; 1 body runs

                """), "\(outcome.output) \(outcome.errors)")
        #expect(outcome.output.contains("  `query` and `items` change: its body runs  "))
        #expect(try project.trace("Screen.swift", "Screen", "isEmpty").map(\.verdict) == ["updated", "updated", "recreated", "updated", "skipped", "skipped"])
        #expect(try project.trace("Screen.swift", "Screen", "user.name").map(\.verdict) == ["updated", "updated", "skipped", "skipped", "updated", "skipped"])
    }

    // MARK: Actions

    private static let acting = """
        final class Store: ObservableObject { @Published var isLoading = false; @Published var count = 0; static var total = 0; func load() { isLoading = true; Store.total += 1 } }
        struct Reader: View { @ObservedObject var store: Store; var body: some View { Text(store.isLoading ? "a" : "b") } }
        struct Screen: View {
            @StateObject var store = Store()
            @State private var isOn = false
            @State private var items = [1]
            @State private var query = ""
            @Binding var isShown: Bool
            var body: some View {
                VStack {
                    if isOn { Home() } else { About() }
                    Text(query)
                    Reader(store: store)
                    Button("go") {
                        isOn.toggle()
                        start()
                    }
                    Button("none") { print(query) }
                }
            }
            func start() {
                store.load()
                if isOn { items.append(2) }
                isShown = false
            }
        }
        struct Root: View { @State var shown = true; var body: some View { Screen(isShown: $shown) } }
        """

    @Test func allThatAnActionWritesIsTracedAtOnce() throws {
        let project = try InspectedProject(["Screen.swift": Self.parts + Self.acting])
        for line in [18, 19] {
            let outcome = try project.run("trace", "--action", "Screen.swift:\(line)")
            #expect(
                outcome.output.hasPrefix(
                    """
                    the action of `Button`, line 18, changes 4 variables of `Screen`
                      `isOn`, @State of Screen: written at line 19
                      `store.isLoading`, @StateObject of Screen: written at line 5
                      `items`, @State of Screen: written at line 27, not always
                      `isShown`, @Binding of Screen: written at line 28; it is `Root.shown`, whose view is not in this
                        table
                      also written, and not held by `Screen`: `Store.total` (line 5)
                    loses `Home.scroll` or `About.page`; 3 bodies run

                    """), "\(outcome.output) \(outcome.errors)")
        }
        let outcome = try project.run("trace", "--action", "Screen.swift:20", "--format", "json", "--verdict", "recreated,updated")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect((document["changes"] as? [[String: Any]])?.map { $0["name"] as? String } == ["isOn", "store.isLoading", "items", "isShown"])
        #expect((document["action"] as? [String: Any])?["name"] as? String == "Button")
        let views = (document["views"] as? [[String: Any]] ?? []).map { "\($0["verdict"] ?? "") \($0["view"] ?? "")" }
        #expect(views.contains("recreated Home") && views.contains("updated Reader") && !views.contains { $0.hasPrefix("skipped") })
    }

    @Test(arguments: [
        ("Screen.swift:22", "the action of 'Button' at line 22 is not seen to write a variable of 'Screen'"), ("Screen.swift:8", "no action of a view stands at line 8 of 'Screen.swift'"),
        ("Screen.swift", "'Screen.swift' names no line; write FILE:LINE"), ("Screen.swift:999", "'Screen.swift' has no line 999, it ends with line 31"),
    ])
    func aPlaceWithoutAnActionIsRefused(place: String, message: String) throws {
        let outcome = try InspectedProject(["Screen.swift": Self.parts + Self.acting]).run("trace", "--action", place)
        #expect(outcome.exitCode == 2 && outcome.errors.contains(message), "\(outcome.errors)")
    }
}
