import Testing

@testable import LintCore

/// A fix is safe only with proof of each thing that it rests on; without, a person has to decide, and against it none is offered.
@Suite struct FixProofTests {
    private enum Offered: Equatable { case safe, unsafe, nothing }

    private static let note = "struct Note: View { @State private var text = \"\"; var body: some View { TextField(\"a\", text: $text) } }\n"

    /// `@StateObject` for an object that an initializer uses, or that somebody may use on a copy of the view.
    @Test func theObjectOfAViewIsUsedWhileItIsShown() {
        func offered(_ members: String, _ others: String = "", wrapper: String = "@ObservedObject private") -> Offered {
            self.offered(
                "observed-object-inline",
                """
                final class Progress: ObservableObject { @Published var value = 0.0; func begin() { value = 1 } }
                struct Clip: View {
                    \(wrapper) var progress = Progress()
                    var body: some View { Text("\\(progress.value)").onTapGesture { progress.value += 1 } }
                    \(members)
                }
                struct Page: View { var body: some View { Clip() } }
                \(others)
                """)
        }
        #expect(offered("") == .safe)
        #expect(offered("", wrapper: "@ObservedObject") == .safe)
        #expect(offered("init(name: String) { progress.begin() }\ninit() {}") == .nothing)
        #expect(offered("init() { start() }\nprivate func start() { _progress.wrappedValue.begin() }") == .nothing)
        #expect(offered("init() { let progress = Progress(); progress.begin() }") == .safe)
        let update = "func update() { set(1) }\nprivate func set(_ value: Double) { progress.value = value }"
        #expect(offered(update) == .safe)
        #expect(offered(update, "func export(_ clip: Clip) { clip.update() }") == .nothing)
        #expect(offered(update, "func exporter(_ clip: Clip) -> () -> Void { clip.update }") == .unsafe)
        #expect(offered(update, "func export(_ clip: Unread) { clip.update() }") == .unsafe)
        #expect(offered("func twice() { let copy = self; copy.update() }\n" + update) == .unsafe)
        #expect(offered("var level: Double { progress.value }", "func level(of clip: Clip) -> Double { clip.level }") == .nothing)
        #expect(offered("var level: Double { progress.value }", "struct Other { var level = 1 }\nfunc level(of other: Other) -> Int { other.level }") == .safe)
        #expect(
            offered(
                "", "extension Clip: Equatable { static func == (a: Clip, b: Clip) -> Bool { a.progress.value == b.progress.value } }",
                wrapper: "@ObservedObject") == .unsafe)
        #expect(offered("", "extension Clip: Leveled { var level: Double { progress.value } }\nprotocol Leveled { var level: Double { get } }") == .nothing)
        #expect(offered("", "extension Clip: CustomStringConvertible { var description: String { \"\\(progress.value)\" } }") == .unsafe)
    }

    /// `id: \.self` for `id: \.hashValue`.
    @Test func aHashIsMadeOfWhatIsCompared() {
        func offered(_ item: String, _ key: String = "\\.hashValue") -> Offered {
            self.offered(
                "foreach-hash-id",
                """
                \(item)
                struct Names: View {
                    @State private var items: [Item] = []
                    var body: some View {
                        ForEach(items, id: \(key)) { Text("\\($0)") }
                        Button("Clear") { items = [] }
                    }
                }
                """)
        }
        let fields = "var key: Int; var title: String"
        #expect(offered("struct Item: Hashable { \(fields) }") == .safe)
        #expect(offered("struct Item { \(fields) }", "\\.title.hashValue") == .safe)
        #expect(offered("enum Item: Hashable { case a(Int), b(String) }") == .safe)
        let hash = "func hash(into hasher: inout Hasher) { hasher.combine(key) }"
        let equality = "static func == (a: Item, b: Item) -> Bool { a.key == b.key }"
        #expect(offered("struct Item: Hashable { \(fields)\n\(hash) }") == .unsafe)
        #expect(offered("struct Item: Hashable { \(fields)\n\(hash)\n\(equality) }") == .safe)
        #expect(offered("struct Item: Hashable { \(fields)\n\(equality) }") == .unsafe)
        #expect(offered("struct Inner: Hashable { \(fields)\n\(hash) }\nstruct Item: Hashable { let inner: Inner }") == .unsafe)
        #expect(offered("struct Inner: Hashable { \(fields)\n\(hash) }\nenum Item: Hashable { case a(Inner?) }") == .unsafe)
        #expect(offered("struct Item { var name = \"\"; var hashValue: Int { name.count } }") == .nothing)
        #expect(offered("struct Item: Unread { var name = \"\" }") == .unsafe)
    }

    /// `onChange` that one branch has: where the view is new, it does not run for the change that brings it.
    @Test func anObserverLooksAtSomethingElseThanTheCondition() {
        func offered(_ condition: String, _ observed: String) -> Offered {
            self.offered(
                "branch-same-view",
                """
                final class Model: ObservableObject { @Published var count = 0; @Published var isDone = false; var isLarge: Bool { count > 3 } }
                struct Panel: View {
                    @StateObject private var model = Model()
                    @State private var isOn = false
                    @State private var name = ""
                    @State private var text = ""
                    private var isNamed: Bool { !name.isEmpty }
                    var body: some View {
                        if \(condition) { TextField("a", text: $text).onChange(of: \(observed)) { print("changed") } } else { TextField("a", text: $text) }
                        Button("Change") { isOn.toggle(); name += "a"; model.count += 1 }
                    }
                }
                """)
        }
        #expect(offered("isOn", "name") == .safe)
        #expect(offered("isOn", "isOn") == .nothing)
        #expect(offered("isNamed", "name") == .nothing)
        #expect(offered("isOn && isNamed", "name.count") == .unsafe)
        #expect(offered("model.count > 3", "model.count") == .nothing)
        #expect(offered("model.isLarge", "model.count") == .unsafe)
        #expect(offered("model.isDone", "model.count") == .safe)
        #expect(offered("isOn", "model.count") == .safe)
    }

    /// A layout of its own around a view, as `padding(0)` is, hides from stacks what room that claims.
    @Test func aLayoutHidesWhatRoomAViewClaims() {
        func offered(_ form: String, _ other: String, _ members: String = "") -> Offered {
            self.offered(
                "branch-same-view",
                Self.note + """
                    struct Wide: View { var body: some View { Note().layoutPriority(1) } }
                    struct Loud: ViewModifier { func body(content: Content) -> some View { content.layoutPriority(1) } }
                    struct Quiet: ViewModifier { func body(content: Content) -> some View { content.opacity(0.5) } }
                    struct Panel: View {
                        @State private var isOn = false
                        \(members)
                        var body: some View {
                            HStack { if isOn { \(form) } else { \(other) } }
                            Toggle("On", isOn: $isOn)
                        }
                    }
                    """)
        }
        #expect(offered("Note().padding(3)", "Note()") == .safe)
        #expect(offered("Note().zIndex(1).padding(3)", "Note().zIndex(1)") == .safe)
        #expect(offered("Note().modifier(Quiet()).padding(3)", "Note().modifier(Quiet())") == .safe)
        #expect(offered("gap.padding(3)", "gap", "private var gap: some View { HStack { Spacer(); Note() } }") == .safe)
        #expect(offered("Wide().opacity(0.5)", "Wide()") == .safe)
        #expect(offered("Wide().padding(3)", "Wide()") == .unsafe)
        #expect(offered("Note().layoutPriority(1).frame(width: 30)", "Note().layoutPriority(1)") == .unsafe)
        #expect(offered("Note().modifier(Loud()).padding(3)", "Note().modifier(Loud())") == .unsafe)
        #expect(offered("gap.padding(3)", "gap", "@ViewBuilder private var gap: some View { Spacer(); Note() }") == .unsafe)
    }

    /// In a class, a closure that is kept names what it takes of `self`.
    @Test func aClosureThatIsKeptNamesSelfInAClass() {
        let text = fixed(
            Self.note + """
                final class Maker: ObservableObject {
                    @Published var isOn = false
                    @Published var name = ""
                    @ViewBuilder func dark() -> some View { if isOn { Note().environment(\\.colorScheme, .dark) } else { Note() } }
                    @ViewBuilder func told() -> some View { if !isOn { Note().onChange(of: name) { print(1) } } else { Note() } }
                    @ViewBuilder func given(_ isLocal: Bool) -> some View { if isLocal { Note().environment(\\.colorScheme, .dark) } else { Note() } }
                }
                struct Page: View {
                    @StateObject private var maker = Maker()
                    @State private var isOn = false
                    var body: some View {
                        maker.dark()
                        maker.told()
                        maker.given(isOn)
                        Button("On") { maker.isOn.toggle(); isOn.toggle(); maker.name = "a" }
                    }
                }
                """) ?? ""
        #expect(text.contains("Note().transformEnvironment(\\.colorScheme) { if self.isOn { $0 = .dark } }"), "\(text)")
        #expect(text.contains("Note().onChange(of: name) { if !self.isOn { print(1) } }"))
        #expect(text.contains("Note().transformEnvironment(\\.colorScheme) { if isLocal { $0 = .dark } }"))
    }

    /// What a fix brings that is kept is not laid on those of another file.
    @Test func aFollowUpOfOneFileVetoesNothingInAnother() {
        let result = fix(
            [
                "A.swift": """
                    struct Item: Hashable { var title: String }
                    struct Items: View {
                        @State private var items: [Item] = []
                        var body: some View {
                            ForEach(items, id: \\.hashValue) { Text($0.title) }
                            Button("Add") { items.append(Item(title: "")) }
                        }
                    }
                    """,
                "B.swift": """
                    struct P: Identifiable { var id: String { UUID().uuidString } }
                    struct Q: Identifiable { var id: UUID { UUID() /* new */ } }
                    struct Both: View {
                        let p: [P]
                        let q: [Q]
                        var body: some View { ForEach(p) { _ in Text("a") }; ForEach(q) { _ in Text("a") } }
                    }
                    """,
            ])
        #expect(result.files.map(\.new.path) == ["/proof/A.swift", "/proof/B.swift"])
        #expect(result.refused.map(\.reason) == ["a comment would be lost"])
    }

    /// Behind other statements what a property gives has to be returned.
    @Test func aReturnBehindOthersStays() throws {
        let code = """
            struct Panel: View {
                var body: some View { VStack { card } }
                private var card: AnyView {
                    let title = "a"
                    return AnyView(Text(title).padding())
                }
            }
            """
        let fix = try #require(FixRun(input(["A.swift": code]), .all, options).run().files.first)
        #expect(String(decoding: fix.new.allBytes, as: UTF8.self).contains("return Text(title).padding()"))
    }

    /// Where an `AnyView` is stored, listed or handed on, `some View` does not compile.
    @Test func anErasedResultIsShownAlone() {
        func offered(_ use: String, _ others: String = "") -> Offered {
            self.offered(
                "any-view-return-type",
                Self.note + """
                    struct Card: View { let content: AnyView; var body: some View { content } }
                    struct Panel: View {
                        @State private var isOn = false
                        func note() -> AnyView { if isOn { return AnyView(Note()) } else { return AnyView(Text("a")) } }
                        \(others)
                        var body: some View {
                            \(use)
                            Toggle("On", isOn: $isOn)
                        }
                    }
                    """)
        }
        #expect(offered("note()") == .unsafe)
        #expect(offered("note().padding()") == .unsafe)
        #expect(offered("HStack { note() }") == .unsafe)
        #expect(offered("note().background(note())") == .unsafe)
        #expect(offered("shown", "var shown: some View { self.note() }") == .unsafe)
        #expect(offered("let stored: AnyView = note()\nstored") == .nothing)
        #expect(offered("isOn ? note() : AnyView(Text(\"b\"))") == .nothing)
        #expect(offered("[note(), AnyView(Text(\"b\"))][0]") == .nothing)
        #expect(offered("Card(content: note())\nnote()") == .nothing)
    }

    /// What stands before a stored property says nothing of code.
    @Test func whatIsSaidOfAGetterIsNotSaidOfAStoredProperty() {
        func offered(_ attribute: String) -> Offered {
            self.offered(
                "identifiable-random-id",
                """
                struct P: Identifiable { \(attribute)var id: UUID { UUID() } }
                struct Ps: View { let all: [P]; var body: some View { ForEach(all) { _ in Text("a") } } }
                """)
        }
        #expect(offered("") == .safe)
        #expect(offered("@inlinable ") == .nothing)
    }

    @Test func aFileWithCarriageReturnsIsIndentedAsOneWithout() {
        let code = """
            struct Panel: View {
                @State private var isOn = false
                @State private var text = ""
                var body: some View {
                    if isOn {
                        TextField("a", text: $text)
                            .opacity(0.5)
                            .overlay {
                                Text("b")
                                    .padding()
                            }
                            .onTapGesture { isOn.toggle() }
                    } else {
                        TextField("a", text: $text)
                            .onTapGesture { isOn.toggle() }
                    }
                }
            }

            """
        let plain = fixed(code) ?? ""
        #expect(plain.contains("        TextField(\"a\", text: $text)\n            .opacity(isOn ? 0.5 : 1)\n            .overlay {\n"), "\(plain)")
        #expect(fixed(code.replacing("\n", with: "\r\n"), lineEnd: "\r\n") == plain.replacing("\n", with: "\r\n"))
    }

    /// A comment that would say something of other code is reason enough to leave a fix out.
    @Test func commentsStayWithWhatTheySpeakOf() {
        func branches(_ first: String, _ second: String) -> String {
            Self.note + """
                struct Panel: View {
                    @State private var isOn = false
                    var body: some View {
                        if isOn {
                            // \(first)
                            Note().opacity(0.5)
                        } else {
                            // \(second)
                            Note()
                        }
                        Toggle("On", isOn: $isOn)
                    }
                }
                """
        }
        #expect(fixed(branches("lint:disable:next a", "lint:disable:next a")) == nil)
        #expect(fixed(branches("dimmed", "plain"))?.contains("// dimmed\n        // plain\n        Note().opacity(isOn ? 0.5 : 1)") ?? false)
        func cases(_ comment: String) -> String {
            Self.note + """
                enum Phase { case first, second, third }
                struct Panel: View {
                    @State private var phase = Phase.first
                    var body: some View {
                        switch phase {
                        case .first: Note()\(comment)
                        case .second: Note()
                        default: Text("b")
                        }
                        Button("Next") { phase = phase == .first ? .second : .third }
                    }
                }
                """
        }
        #expect(fixed(cases("\n        // also waits")) == nil)
        #expect(fixed(cases(""))?.contains("case .first, .second: Note()") ?? false)
        let aid = "struct Panel: View {\n    var body: some View {\n        let _ = Self._printChanges() // why\n        Text(\"a\")\n    }\n}"
        #expect(fixed(aid)?.contains("some View {\n        // why\n        Text(") ?? false)
    }

    // MARK: Asking

    private var options: Engine.Options {
        var options = Engine.Options()
        options.includesNotes = true
        options.project.settings.platform = .iOS
        options.project.settings.deploymentTarget = OSVersion(17)
        return options
    }

    private func offered(_ rule: String, _ code: String) -> Offered {
        let result = Engine(options: options).check(input(["A.swift": code]))
        let findings = result.report.findings.filter { $0.ruleID == rule }
        #expect(findings.count == 1, "\(code)\n\(result.report.findings.map(\.ruleID))")
        guard let fix = findings.first?.fix else { return .nothing }
        return fix.applicability == .safe ? .safe : .unsafe
    }

    /// What safe fixes make of one file; nil where they change nothing.
    private func fixed(_ code: String, lineEnd: String = "\n") -> String? {
        fix(["A.swift": code], lineEnd: lineEnd).files.first.map { String(decoding: $0.new.allBytes, as: UTF8.self) }
    }

    private func fix(_ files: [String: String], lineEnd: String = "\n") -> FixRun.Result { FixRun(input(files, lineEnd: lineEnd), .safe, options).run() }

    private func input(_ files: [String: String], lineEnd: String = "\n") -> CheckInput {
        CheckInput(paths: [], unsavedFiles: files.sorted { $0.key < $1.key }.map { path, text in
            SourceFile(path: "/proof/" + path, text: "import SwiftUI" + lineEnd + text)
        })
    }
}
