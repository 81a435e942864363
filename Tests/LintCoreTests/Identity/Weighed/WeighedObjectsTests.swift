import Testing

@testable import LintCore

/// What objects and selections cost, by what the code around them does.
@Suite struct WeighedObjectsTests {
    /// Code that has asked an object for something reads the answer of the same one. What another run of it, another branch, or what was
    /// there before has written is gone with the object.
    @Test(arguments: [
        ("login.send(\"x\") { error = login.code }", "note"), ("login.send(\"x\") {}; error = login.code", "note"), ("if isOpen { login.send(\"x\") {}; error = login.code }", "note"),
        ("Task { await login.load(); error = login.code }", "note"), ("login.wipe(); login.send(\"x\") { error = login.code }", "note"),
        ("if isOpen { login.send(\"x\") {} } else { error = login.code }", "error"), ("guard isOpen else { login.send(\"x\") {}; return }; error = login.code", "error"),
        ("switch isOpen { case true: login.send(\"x\") {}; case false: error = login.code }", "error"), ("if isOpen { login.send(\"x\") {} }; error = login.code", "error"),
        ("defer { login.send(\"x\") {} }; error = login.code", "error"), ("login.later(); error = login.code", "error"), ("login.send(); error = login.code; login.send(\"x\") {}", "error"),
        ("login.count(); error = \"\\(login.number)\"", "error"),
    ])
    func whoReadsTheAnswer(action: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            final class Login: ObservableObject {
                @Published var code = ""
                @Published var number = 0
                func send() {}
                func wipe() { code = "" }
                func send(_ name: String, then: () -> Void) { code = name; then() }
                func later() { Task { code = "x" } }
                func load() async { code = "y" }
                func count() { number += 1 }
            }
            struct Screen: View {
                @ObservedObject var login = Login()
                @State private var error = ""
                @State private var isOpen = false
                var body: some View { Button(error) { isOpen.toggle(); run() } }
                func run() { \(action) }
            }
            struct Other: View { @StateObject private var login = Login(); var body: some View { TextField("a", text: $login.code) } }
            struct Page: View { @State private var number = 0; var body: some View { Stepper("\\(number)", value: $number); Screen(); Other() } }
            @main struct Main: App { var body: some Scene { WindowGroup { Page() } } }
            """).filter { $0.contains("observed-object-inline") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// What one value alone shows goes with it, whatever is selected next.
    @Test(arguments: [
        ("section: section", "switch section { case .mail: Draft(); case .news: Remark(); case .feed: Text(\"f\") }", ""),
        ("section: section", "if section == .mail { Draft() } else { Text(\"n\") }", ""),
        ("section: section", "switch section { case .mail: Draft(); case .news, .feed: Remark() }", "Remark.remark"),
        ("section: section", "if section == .mail { Text(\"m\") } else { Draft() }", "Draft.text"),
        ("section: section", "Draft(); switch section { case .mail: Draft(); default: Text(\"n\") }", "Draft.text"),
        ("section: section", "Draft().overlay { if section == .mail { Draft() } }", "Draft.text"),
        ("section: section == .mail ? .news : section", "switch section { case .mail: Draft(); case .news: Remark(); case .feed: Text(\"f\") }", "Draft.text"),
    ])
    func whatOneValueShowsGoesWithIt(argument: String, content: String, carried: String) throws {
        let found = try WeighedCode.findings("""
            enum Section: String, CaseIterable { case mail, news, feed }
            struct Draft: View { @State private var text = ""; var body: some View { TextField("a", text: $text) } }
            struct Remark: View { @State private var remark = ""; var body: some View { TextField("b", text: $remark) } }
            struct Chosen: View { let section: Section; var body: some View { VStack { \(content) } } }
            struct Page: View {
                @State private var section = Section.mail
                var body: some View { List(Section.allCases, id: \\.self, selection: $section) { Text($0.rawValue) }; Chosen(\(argument)) }
            }
            """).filter { $0.contains("selection-keeps-state") }
        #expect(carried.isEmpty ? found.isEmpty : found.count == 1 && found[0].contains("`\(carried)`"), "\(found)")
    }
}
