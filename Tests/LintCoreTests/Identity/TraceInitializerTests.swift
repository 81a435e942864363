import Testing

@testable import LintCore

/// What an initializer makes of what it is given.
@Suite struct TraceInitializerTests {
    /// - Parameter initializer: Of a view with the properties `title` and `other`.
    private func trace(_ initializer: String, _ use: String = "Row(n: n)", _ body: String = "Text(title)", _ variable: String = "n") throws -> [InspectedProject.View] {
        let text = """
            struct User { var name = ""; var age = 0 }
            struct Row: View {
                var title: String = ""
                var other: Int = 0
                \(initializer)
                var body: some View { \(body) }
            }
            struct Screen: View { @State var n = 0; @State var user = User(); var body: some View { VStack { \(use) } } }
            """
        return try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", variable)
    }

    @Test(arguments: [
        "init(n: Int) { let suffix = n > 1 ? \" (me)\" : \"\"; title = \"a\" + suffix }",
        "init(n: Int) { if n > 3 { title = \"many\" } else { title = \"few\" } }",
        "init(n: Int) { guard n > 3 else { title = \"few\"; return }; title = \"many\" }",
        "init(n: Int) { switch n { case 1: title = \"one\"; default: title = \"more\" } }",
        "init(n: Int) { switch true { case n > 1: title = \"one\"; default: title = \"more\" } }",
        "init(n: Int) { (title, other) = (\"\\(n)\", 1) }",
        "init(n: Int) { var t = \"\"; if n > 3 { t = \"x\" }; title = t }",
        "init(n: Int) { var t = \"\"; t.append(\"\\(n)\"); title = t }",
        "init(n: Int) { let t: String; if n > 3 { t = \"x\" } else { t = \"y\" }; self.title = t }",
        "init(n: Int) { for _ in 0..<n { title += \"x\" } }",
        "init(n: Int) { do { title = try make(n) } catch { title = \"\" } }",
        "init(n: Int) { func text() -> String { \"\\(n)\" }; title = text() }",
        "init(n: Int) { other = n; title = label }; private var label: String { \"\\(other)\" }",
        "init(n: Int) { set(n) }; private mutating func set(_ n: Int) { title = \"\\(n)\" }",
        "init(n: Int) { self.init(\"n \\(n)\") }; init(_ text: String) { title = text }",
        "init(n: Int) { if n > 3 { self.init(\"n\") } else { self.init(\"m\") } }; init(_ text: String) { title = text }",
    ])
    func whatIsMadeOfAnArgumentChangesWithIt(initializer: String) throws {
        let views = try trace(initializer)
        #expect(views.first { $0.name == "Row" }?.verdict == "updated", "\(views)")
        #expect(views.first { $0.name == "Text" }?.verdict == "updated", "\(views)")
    }

    @Test(arguments: [
        "init(n: Int) { title = \"a\"; other = n }",
        "init(n: Int) { let text = \"a\"; title = text; other = min(n, 3) }",
        "init(n: Int) { title = \"\\(min(1, 2))\"; if n > 3 { other = 1 } }",
    ])
    func whatOtherPropertiesAreMadeOfLeavesOneAlone(initializer: String) throws {
        let views = try trace(initializer)
        #expect(views.first { $0.name == "Row" }?.verdict == "updated", "\(views)")
        #expect(views.first { $0.name == "Text" }?.verdict == "skipped", "\(views)")
    }

    @Test func aPartOfWhatIsGivenIsNoOtherPart() throws {
        let initializer = "init(user: User) { title = user.name }"
        let age = try trace(initializer, "Row(user: user)", "Text(title)", "user.age")
        #expect(age.first { $0.name == "Row" }?.verdict == "skipped", "\(age)")
        let name = try trace(initializer, "Row(user: user)", "Text(title)", "user.name")
        #expect(name.map(\.verdict).suffix(2) == ["updated", "updated"], "\(name)")
        let made = try trace("init(user: User) { title = \"\\(user)\" }", "Row(user: user)", "Text(title)", "user.age")
        #expect(made.map(\.verdict).suffix(2) == ["updated", "updated"], "\(made)")
    }
}
