import Testing

@testable import LintCore

/// A part of a value that changes, in views that are given what it is part of.
@Suite struct TracePartTests {
    private static let types = """
        struct User { var nick = ""; var age = 0 }
        struct Wrap { var user = User(); var other = 0 }
        @Observable final class Model { var user = User(); var other = 0 }
        final class Old: ObservableObject { @Published var user = User(); @Published var other = 0 }
        struct Info: View {
            let user: User
            var body: some View { Text("\\(user.age)"); if user.age > 3 { Counter() }; Label(user.nick, systemImage: "a") }
        }
        struct Counter: View { @State private var n = 0; var body: some View { Image("\\(n)") } }
        struct Field: View { @Binding var user: User; var body: some View { Text("\\(user.age)"); TextField("", text: $user.nick) } }
        """

    private func trace(_ property: String, _ body: String, _ variable: String = "m.user.nick") throws -> [InspectedProject.View] {
        let screen = "struct Screen: View {\n\(property)\nvar body: some View { VStack { \(body) } }\n}\n"
        return try InspectedProject(["Screen.swift": Self.types + "\n" + screen]).trace("Screen.swift", "Screen", variable)
    }

    @Test(arguments: [
        "@State var m = Model()", "@StateObject var m = Old()", "@ObservedObject var m: Old", "@State var m = Wrap()", "@Binding var m: Wrap",
    ])
    func otherPartsStayAsTheyAreTwoLevelsDown(property: String) throws {
        let views = try trace(property, "Info(user: m.user)")
        #expect(views.first { $0.name == "Info" }?.verdict == "updated", "\(views)")
        #expect(views.first { $0.name == "Text" }?.verdict == "skipped", "\(views)")
        #expect(views.first { $0.name == "Counter" }?.verdict == "skipped", "\(views)")
        #expect(views.first { $0.name == "Label" }?.verdict == "updated", "\(views)")
        let age = try trace(property, "Info(user: m.user)", "m.user.age")
        #expect(age.first { $0.name == "Counter" }?.verdict == "recreated", "\(age)")
        #expect(age.first { $0.name == "Label" }?.verdict == "skipped", "\(age)")
    }

    @Test(arguments: ["Field(user: $m.user)", "Info(user: user)", "Info(user: known)"])
    func bindingsAndOtherNamesKeepThePart(use: String) throws {
        let views = try trace("@State var m = Wrap()\nvar user: User { m.user }", "let known = m.user; \(use)")
        #expect(views.first { $0.name == "Text" }?.verdict == "skipped", "\(views)")
    }

    @Test func whatIsMadeOfAPartChangesAsAWhole() throws {
        let views = try trace("@State var m = Wrap()\nfunc grown(_ u: User) -> User { User(nick: u.nick, age: u.nick.count) }", "Info(user: grown(m.user))")
        #expect(views.first { $0.name == "Text" }?.verdict == "updated", "\(views)")
    }
}
