import Foundation
import Testing

@testable import LintCore

/// What `trace` says first: what a change costs as a whole. And what it leaves out when it is asked to.
@Suite struct TraceHeadTests {
    private static let screen = """
        struct Row: View { @State private var draft = ""; let n: Int; var body: some View { TextField("a", text: $draft).task { print(n) } } }
        struct Plain: View { var body: some View { Text("a") } }
        struct Wide: View { let n: Int; var body: some View { VStack { Plain(); Text("\\(n)") } } }
        struct Other: View { @State private var note = ""; var body: some View { Text(note) } }
        struct Screen: View {
            @State var isOn = false
            @State var id = 1
            @State var query = ""
            @State var tab = 0
            @State var items = [1]
            @State var count = 0
            var body: some View {
                if isOn { Row(n: 1) } else { Other() }
                Row(n: 2).onAppear { print("in") }.id(id).onAppear { print("out") }
                Text(query).task(id: query) { print(2) }.onChange(of: query, initial: true) { print(3) }
                switch tab { case 0: Row(n: 1); case 1: VStack { Row(n: 3); Row(n: 4) }; default: Text("a") }
                ForEach(items, id: \\.self) { Row(n: $0) }
                ForEach(items, id: \\.self) { _ in Wide(n: count) }
            }
        }
        """

    private func trace(_ variable: String, _ more: String..., of text: String = screen) throws -> String {
        let project = try InspectedProject(["Screen.swift": text])
        return try CLIRunner.run(["trace", "Screen.swift", "--view", "Screen", "--change", variable] + more, in: project.folder.url).output
    }

    @Test(arguments: [
        ("isOn", "loses `Row.draft`, `Other.note` and 1 more; `task` (line 2) runs again; 2 bodies run"),
        ("id", "loses `Row.draft` and `keyboard focus`; `onAppear` (line 15) and `task` (line 2) run again; 2 bodies run"),
        ("query", "loses no state; `task` (line 16) runs again; 1 body runs"),
        ("tab", "may lose `Row.draft` and `keyboard focus`; `task` (line 2) may run again; up to 3 bodies run"),
        ("items", "may lose `Row.draft` and `keyboard focus`; at least 1 body runs"),
        ("count", "loses no state; 1 body runs, and each row of `items`"),
    ])
    func theHeadNamesWhatIsLostAndRun(variable: String, head: String) throws {
        let lines = try trace(variable, "--depth", "0").split(separator: "\n")
        #expect(lines.count > 4)
        #expect(lines.dropFirst().prefix { !$0.hasPrefix("verdict") }.joined(separator: " ") == head)
    }

    /// Of two arms one is shown: `Row.draft` or `Other.note`.
    @Test func ofTwoArmsOneLosesItsState() throws {
        let text = """
            struct A: View { @State private var a = 1; var body: some View { Text("\\(a)") } }
            struct B: View { @State private var b = 1; var body: some View { Text("\\(b)") } }
            struct Screen: View { @State var isOn = false; var body: some View { if isOn { A() } else { B() } } }
            """
        #expect(try trace("isOn", of: text).contains("\nloses `A.a` or `B.b`; 2 bodies run\n"))
    }

    /// A view that was not read may keep anything.
    @Test func nothingIsSaidToStayWhereAViewWasNotRead() throws {
        let text = """
            import Widgets
            struct Screen: View { @State var isOn = false; var body: some View { Gauges(isOn: isOn) } }
            """
        let output = try trace("isOn", of: text)
        #expect(output.contains("\nat least 1 body runs\n"), "\(output)")
    }

    @Test func whatIsToldTwiceRunsTwice() throws {
        let text = """
            struct Leaf: View { let n: Int; var body: some View { Text("\\(n)") } }
            struct Pair: View { let n: Int; var body: some View { VStack { Leaf(n: n); Leaf(n: n) } } }
            struct Screen: View { @State var n = 0; var body: some View { VStack { Pair(n: n); Pair(n: n) } } }
            """
        #expect(try trace("n", of: text).contains("\nloses no state; 7 bodies run\n"))
    }

    // MARK: What is left out

    @Test func verdictsAndDepthNarrowTheTable() throws {
        let project = try InspectedProject(["Screen.swift": Self.screen])
        let all = try project.trace("Screen.swift", "Screen", "tab")
        let recreated = try project.trace("Screen.swift", "Screen", "tab", "--verdict", "recreated")
        #expect(!recreated.isEmpty && recreated.map(\.line) == all.filter { $0.verdict == "recreated" }.map(\.line))
        let both = try project.trace("Screen.swift", "Screen", "tab", "--verdict", "recreated, updated", "--verdict", "unknown")
        #expect(both.count == all.count { ["recreated", "updated", "unknown"].contains($0.verdict) })
        let top = try project.run("trace", "Screen.swift", "--view", "Screen", "--change", "tab", "--depth", "1").output
        #expect(top.hasSuffix("of them not shown\n") && !top.contains("TextField"), "\(top)")
        let none = try project.run("trace", "Screen.swift", "--view", "Screen", "--change", "tab", "--verdict", "unknown").output
        #expect(none.hasSuffix("of them not shown\n") && !none.contains("verdict"), "\(none)")
    }

    @Test(arguments: [
        (["--verdict", "recreatd"], "'--verdict' is one of 'recreated', 'updated', 'skipped', 'untouched', 'unknown', not 'recreatd'; did you mean 'recreated'?"),
        (["--verdict", "recreated,"], "'--verdict' is one of 'recreated', 'updated', 'skipped', 'untouched', 'unknown', not ''"),
        (["--depth", "-1"], "'--depth' is a number from 0 to 999, not '-1'"),
    ])
    func wrongFiltersAreRefused(arguments: [String], message: String) throws {
        let project = try InspectedProject(["Screen.swift": Self.screen])
        let outcome = try CLIRunner.run(["trace", "Screen.swift", "--view", "Screen", "--change", "tab"] + arguments, in: project.folder.url)
        #expect(outcome.exitCode == 2 && outcome.errors.contains(message), "\(outcome.errors)")
    }

    // MARK: For other tools

    @Test func theDocumentHoldsWhatTheHeadSays() throws {
        let project = try InspectedProject(["Screen.swift": Self.screen])
        let outcome = try project.run("trace", "Screen.swift", "--view", "Screen", "--change", "tab", "--format", "json", "--depth", "1")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let loses = try #require(document["loses"] as? [[String: Any]])
        #expect(loses.compactMap { $0["property"] as? String } == ["draft"] && loses.compactMap { $0["builtIn"] as? String } == ["keyboard focus"])
        #expect(loses.allSatisfy { $0["isCertain"] as? Bool == false })
        let work = try #require((document["runsAgain"] as? [[String: Any]])?.first)
        #expect(work["modifier"] as? String == "task" && work["line"] as? Int == 2)
        let bodies = try #require(document["bodies"] as? [String: Any])
        #expect(bodies["count"] as? Int == 3 && bodies["mayBeFewer"] as? Bool == true && bodies["mayBeMore"] as? Bool == false)
        #expect(document["deepest"] as? Int == 1 && document["leftOut"] as? Int ?? 0 > 3)
        #expect(document["headline"] as? String == "may lose `Row.draft` and `keyboard focus`; `task` (line 2) may run again; up to 3 bodies run")
    }

    // MARK: Width

    @Test(arguments: [20, 40, 60, 80, 100])
    func aTableIsNoWiderThanTheTerminal(width: Int) throws {
        let project = try InspectedProject(["Screen.swift": Self.screen])
        var options = LoadOptions()
        options.workingDirectory = project.folder.url.path
        options.root = project.folder.url.path
        let path = project.folder.url.appendingPathComponent("Screen.swift").path
        for variable in ["tab", "isOn", "items"] {
            let report = try IdentityInspection(options: options).trace(path, view: "Screen", variable: variable, inside: nil).answer.get()
            let lines = String(decoding: report.render(.text, width: width).bytes, as: UTF8.self).split(separator: "\n")
            #expect(lines.count > 10)
            for line in lines.dropLast() { #expect(line.count <= max(width, 51), "\(line)") }
        }
    }

    @Test(arguments: [
        ("a b", 3, ["a b"]), ("one two three", 7, ["one two", "three"]), ("abcdefghijklmnopqrst", 14, ["abcdefghijklmn", "opqrst"]),
        ("Sources/Views/Row.swift:12", 14, ["Sources/Views/", "Row.swift:12"]), ("", 5, [""]),
    ])
    func textBreaksAtSpacesAndFolders(text: String, width: Int, lines: [String]) {
        #expect(TextColumns.lines(text, width: width) == lines)
    }

    @Test(arguments: [([10, 10, 10], 40, [10, 10, 10]), ([50, 10, 10], 60, [40, 10, 10]), ([50, 50, 10], 70, [30, 30, 10]), ([50, 50, 50], 20, [12, 12, 12])])
    func columnsShareTheRoom(needed: [Int], room: Int, widths: [Int]) {
        #expect(TextColumns.widths(needed, in: room) == widths)
    }
}
