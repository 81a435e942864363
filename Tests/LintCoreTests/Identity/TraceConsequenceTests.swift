import Testing

@testable import LintCore

/// What code does that is told of a change: it may set something else, which `trace` follows as well.
@Suite struct TraceConsequenceTests {
    private func trace(_ modifier: String, _ more: String = "", change: String = "mail") throws -> [InspectedProject.View] {
        try InspectedProject(["Screen.swift": """
            @Observable final class Model { var count = 0; func load() { count += 1 } }
            struct Counter: View { var label = ""; @State private var n = 0; var body: some View { Text(label) } }
            struct Screen: View {
                @State private var mail = ""
                @State private var message: String?
                @State private var level = 0
                @State private var model = Model()
                var body: some View {
                    VStack {
                        TextField("mail", text: $mail)
                        if let message { Counter(label: message) }
                        Text("\\(level)")
                        Text("\\(model.count)")
                    }
                    .\(modifier)
                    \(more)
                }
                func reset() { message = nil }
            }
            """]).trace("Screen.swift", "Screen", change)
    }

    @Test(arguments: [
        "onChange(of: mail) { message = nil }", "onChange(of: mail) { reset() }", "task(id: mail) { message = nil }",
        // What is set is told to other code.
        "onChange(of: mail) { level += 1 }.onChange(of: level) { message = nil }",
    ])
    func whatIsSetIsFollowed(modifier: String) throws {
        let counter = try #require(try trace(modifier).first { $0.name == "Counter" })
        #expect(counter.verdict == "recreated" && !counter.isCertain && counter.lost == ["Counter.n"], "\(counter)")
        #expect(counter.reason.contains("may then set"), "\(counter)")
    }

    @Test func anObjectIsFollowed() throws {
        let rows = try trace("onChange(of: mail) { model.load() }")
        #expect(rows.filter { $0.name == "Text" }.map(\.verdict) == ["untouched", "skipped", "updated"], "\(rows)")
        #expect(rows.last?.reason == "`onChange` may then set `model.count`: it shows `model.count`", "\(rows)")
    }

    /// What is told of something else, what people do, and what the change does by itself.
    @Test(arguments: [
        ("onChange(of: level) { message = nil }", "untouched"), ("onTapGesture { message = nil }", "untouched"), ("onChange(of: mail) { print(mail) }", "skipped"),
    ])
    func whatIsNotToldStays(modifier: String, verdict: String) throws {
        #expect(try trace(modifier).first { $0.name == "Counter" }?.verdict == verdict)
    }

    @Test func whatTheChangeDoesByItselfIsSaidOfIt() throws {
        let rows = try trace("onChange(of: message) { level += 1; mail = \"\" }", change: "message")
        let counter = try #require(rows.first { $0.name == "Counter" })
        #expect(counter.reason == "where `if let message` shows or hides it", "\(counter)")
    }
}
