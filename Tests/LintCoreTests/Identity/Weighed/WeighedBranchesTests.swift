import Testing

@testable import LintCore

/// See `WeighedCode`: branches: which of them there are, what they decide and what a switch between them costs.
@Suite struct WeighedBranchesTests {
    // MARK: Which cases there are

    @Test(arguments: [("ok ? .done : .failed", 0), ("ok ? .done : .loading", 1), ("ok ? .done : Phase(rawValue: text)!", 1)])
    func aCaseThatNobodySetsIsNeverShown(value: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            enum Phase: String { case idle, loading, done, failed }
            final class Model: ObservableObject {
                @Published var phase: Phase = .idle
                func go(_ ok: Bool, _ text: String) { phase = \(value) }
            }
            struct Root: View {
                @StateObject private var model = Model()
                var body: some View {
                    VStack {
                        switch model.phase {
                        case .idle: Splash()
                        case .loading: Splash()
                        case .done: Text("done")
                        case .failed: Text("failed")
                        }
                        Button("Go") { model.go(true, "idle") }
                    }
                }
            }
            """)
        #expect(found.count == count, "\(found)")
    }

    /// Behind a name that asks for a case, callers that do not mix the cases are seen, too.
    @Test(arguments: [
        ("{ mode == .edit }", "Form(mode: .edit)", 0), ("{ if case .edit = mode { return true }; return false }", "Form(mode: .edit)", 0),
        ("{ mode == .edit }", "Form(mode: isOn ? .edit : .add)", 1), ("{ mode == .edit && title.isEmpty }", "Form(mode: .edit)", 1),
        ("{ if isEditing { return true }; return false }", "Form(mode: .edit)", 0),
    ])
    func aNameThatAsksForACaseIsLookedBehind(body: String, other: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            enum Mode { case add, edit }
            struct Form: View {
                let mode: Mode
                @State private var title = ""
                private var isEditing: Bool \(body)
                var body: some View {
                    VStack {
                        TextField("Title", text: $title)
                        if isEditing { NavigationStack { Splash() } } else { Splash() }
                    }
                }
            }
            struct Root: View {
                @State private var isOn = false
                var body: some View { VStack { Form(mode: .add); \(other); Button("Go") { isOn.toggle() } } }
            }
            """).filter { $0.contains("branch-wraps-content") && $0.contains("warning") }
        #expect(found.count == count, "\(found)")
    }

    /// What may hold none is another value than its cases.
    @Test(arguments: [("Phase?", "model.phase", 1), ("Phase", "model.phase", 0), ("Phase", "other?.phase", 1)])
    func anOptionalMayHoldNoCase(type: String, subject: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            enum Phase { case idle, done }
            final class Model: ObservableObject { @Published var phase: \(type) = .idle }
            struct Root: View {
                @StateObject private var model = Model()
                @State private var other: Model?
                var body: some View {
                    VStack {
                        switch \(subject) {
                        case .idle: Splash()
                        case .done: Text("done")
                        default: Splash().padding()
                        }
                        Button("Go") { model.phase = .idle; other = model }
                    }
                }
            }
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == count, "\(found)")
    }

    @Test(arguments: [
        ("Badge(kind: .small); Badge(kind: .big)", 0), ("Badge(kind: isBig ? .big : .small)", 1), ("Badge(kind: isBig ? .huge : .small)", 0),
        ("Badge(kind: kind)", 1), ("isBig ? Badge(kind: .big) : Badge(kind: .small)", 1),
    ])
    func casesThatNoCallerMixesAreSeparate(calls: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            enum Kind { case small, big, huge }
            struct Root: View {
                @State private var isBig = false
                @State private var kind = Kind.small
                var body: some View {
                    VStack {
                        \(calls)
                        Button("Go") { isBig.toggle(); kind = .big }
                    }
                }
            }
            struct Badge: View {
                let kind: Kind
                var body: some View {
                    switch kind {
                    case .small: Splash().padding(1)
                    case .big: Splash().padding(2)
                    case .huge: Text("huge")
                    }
                }
            }
            """).filter { $0.contains("warning") }
        #expect(found.count == count, "\(found)")
    }

    /// What stands at the declaration, what a wrapper is made with, and a static member that stands for a case are values, too.
    @Test(arguments: [
        ("let kind: Kind", "", "Badge(kind: .small)", ".big", 0), ("let kind: Kind", "", "Badge(kind: isBig ? .small : .big)", ".big", 1),
        ("var kind = Kind.small", "init(isBig: Bool) { if isBig { kind = .big } }", "Badge(isBig: isBig)", ".big", 1),
        ("@State private var kind: Kind", "init(kind: Kind) { _kind = State(initialValue: kind) }; func go() { kind = .small }", "Badge(kind: .big)", ".big", 1),
        ("let kind: Kind", "", "Badge(kind: isBig ? .small : .big)", ".large", 1),
    ])
    func allThatAValueBeginsWithCounts(property: String, more: String, made: String, second: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            enum Kind { case small, big; static let large = Kind.big }
            struct Root: View {
                @State private var isBig = false
                var body: some View { VStack { \(made); Button("Go") { isBig.toggle() } } }
            }
            struct Badge: View {
                \(property)
                \(more)
                var body: some View {
                    VStack { if kind == .small { Splash().padding(1) } else if kind == \(second) { Splash().padding(2) } }
                }
            }
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == count, "\(found)")
    }

    // MARK: What a branch decides inside again

    @Test(arguments: [
        ("mode == .feed && open != nil", 0), ("mode == .feed", 1),
    ])
    func aViewThatIsAnotherOneInsideIsNotToldTwice(outer: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            enum Mode { case feed, list }
            struct Grid: View {
                @State private var mode = Mode.list
                let open: (() -> Void)?
                private var isWide: Bool { \(outer) }
                var body: some View {
                    VStack {
                        if isWide { items } else { items.padding() }
                        Button("Go") { mode = .feed }
                    }
                }
                @ViewBuilder private var items: some View { if mode == .feed, let open { Button("Open", action: open) } else { Splash() } }
            }
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == count, "\(found)")
    }

    @Test(arguments: [("isSorting", 0), ("isOther", 1)])
    func whatAFunctionDecidesByTheSameValueIsNotLost(given: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            enum Content {
                @ViewBuilder static func main(isSorting: Bool, isEmpty: Bool) -> some View {
                    if isSorting { Text("sort") } else if isEmpty { Text("empty") } else { Splash() }
                }
            }
            struct Root: View {
                @State private var isSorting = false
                @State private var isOther = false
                @State private var isEmpty = false
                private var canvas: some View { Content.main(isSorting: \(given), isEmpty: isEmpty) }
                var body: some View {
                    VStack {
                        if isSorting { canvas } else { ScrollView { canvas } }
                        Button("Go") { isSorting.toggle(); isOther.toggle(); isEmpty.toggle() }
                    }
                }
            }
            """).filter { $0.contains("Splash.n") }
        #expect(found.count == count, "\(found)")
    }

    @Test(arguments: [("tab", 0), ("other", 1)])
    func whatAClosureGivesForTheDecidingValueGoesWithIt(given: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Tabs<Content: View>: View {
                @State private var tab = 0
                @State private var other = 0
                @ViewBuilder let content: (Int) -> Content
                var body: some View {
                    VStack {
                        if tab == 0 { content(\(given)) } else { content(\(given)).padding() }
                        Button("Go") { tab += 1; other += 1 }
                    }
                }
            }
            """).filter { $0.contains("resets any state inside it") }
        #expect(found.count == count, "\(found)")
    }

    // MARK: What starts a view

    @Test(arguments: [("self.cell(row: 1)", "`cell`"), ("model.cell(row: 1)", "`cell`"), ("cell(row: 1)", "`cell`")])
    func aFunctionBehindAValueGivesAView(call: String, name: String) throws {
        let found = try WeighedCode.findings("""
            struct Model { func cell(row: Int) -> some View { Splash() } }
            struct Root: View {
                @State private var isWide = false
                let model = Model()
                var body: some View {
                    VStack {
                        if isWide { \(call).padding() } else { \(call) }
                        Button("Go") { isWide.toggle() }
                    }
                }
                func cell(row: Int) -> some View { Splash() }
            }
            """)
        #expect(found.count == 1 && found[0].contains("\(name) appears in both branches") && found[0].contains("resets `Splash.n`"), "\(found)")
    }

    // MARK: What is lost

    /// The builder hides what newer systems alone show in `AnyView`; what that owns is known all the same.
    @Test(arguments: [("Text(title).bold()", "is rebuilt"), ("Splash()", "resets `Splash.n`"), ("AnyView(Text(title))", "resets any state inside it")])
    func whatNewerSystemsShowIsLookedInto(content: String, words: String) throws {
        let found = try WeighedCode.findings("""
            struct Glass: View {
                let title: String
                var body: some View { VStack { if #available(iOS 99, *) { \(content) } else { Text(title) }; Text("b") } }
            }
            struct Page: View {
                @State private var isOn = false
                var body: some View {
                    VStack {
                        if isOn { Glass(title: "a").padding() } else { Glass(title: "a") }
                        Button("x") { isOn.toggle() }
                    }
                }
            }
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == 1 && found[0].contains(words), "\(found)")
    }

    /// Where colours alone differ, one that fades into the other looks as if they moved.
    @Test(arguments: [
        ("Text(\"a\").foregroundStyle(.red)", "Text(\"a\").shadow(radius: 2)", "note"), ("Text(\"a\").offset(x: 9)", "Text(\"a\").offset(x: 2)", "warning"),
        ("HStack { Text(\"a\"); Text(\"b\") }.opacity(0.5)", "HStack { Text(\"a\"); Text(\"b\") }.opacity(1)", "warning"),
    ])
    func coloursThatFadeAreToldAsANote(first: String, second: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            struct Badge: View {
                @State private var isOn = false
                var body: some View {
                    VStack {
                        if isOn { \(first) } else { \(second) }
                        Button("x") { withAnimation { isOn.toggle() } }
                    }
                }
            }
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// Before what a view loads when it appears there is nothing to lose.
    @Test(arguments: [(".onAppear { fetch { items = $0 } }", "note"), (".onAppear { fetch { items = $0 } }.refreshable { fetch { items = $0 } }", "warning"), (".task { items = [\"a\"] }", "note"),
        (".task { await Task { items = [\"a\"] }.value }", "note"), (".onAppear { fetch { found in DispatchQueue.main.async { withAnimation { items = found } } } }", "note"),
        (".task { await MainActor.run { items = [] } }", "note"), (".task(id: title) { items = [\"a\"] }", "warning"), (".task { while true { items = await next() } }", "warning"),
        (".task { for await next in stream() { items = next } }", "warning"), (".onAppear { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in items = [] } }", "warning"),
        (".onAppear { NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in items = [] } }", "warning"),
    ])
    func whatIsLoadedOnceIsToldAsANote(loading: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            func fetch(_ done: @escaping ([String]) -> Void) { done(["a"]) }
            func next() async -> [String] { [] }
            func stream() -> AsyncStream<[String]> { AsyncStream { _ in } }
            struct Partners: View {
                @State private var title = "a"
                let name: Notification.Name
                @State private var items: [String] = []
                var body: some View {
                    ScrollView {
                        if items.count <= 3 {
                            HStack { ForEach(items, id: \\.self) { Text($0); Splash() } }
                        } else {
                            LazyVStack { ForEach(items, id: \\.self) { Text($0); Splash() } }
                        }
                    }\(loading)
                }
            }
            """).filter { $0.contains("branch-container-switch") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// Among other views, a case each is a screen each; where all cases show one view, it may be told which one.
    @Test(arguments: [("", "warning"), ("case .more: Text(\"a\")", "note"), ("case .more: EmptyView()", "warning")])
    func aCaseAmongOtherViewsIsAScreen(more: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            enum Section { case notes, tasks, more }
            struct List: View { let section: Section; @State private var text = ""; var body: some View { TextField("", text: $text) } }
            struct Root: View {
                @State private var section: Section = .notes
                var body: some View {
                    VStack {
                        Button("Next") { section = section == .notes ? .tasks : .more }
                        switch section {
                        case .notes: List(section: .notes)
                        \(more.isEmpty ? "default" : "case .tasks"): List(section: .tasks)
                        \(more)
                        }
                    }
                }
            }
            """).filter { $0.contains("branch-same-type") }
        #expect(found.allSatisfy { $0.contains(" \(severity): ") } && !found.isEmpty, "\(found)")
    }

    /// What all callers say settles which branches are taken.
    @Test(arguments: [("isInset: false", "isInset: false", 0), ("isInset: true", "isInset: false", 1), ("isInset: isWide", "isInset: false", 1), ("isInset: true", "isInset: true", 1),
        ("isInset: false", "isInset: false).padding(); list(isInset: false", 0), ("isInset: false", "isInset: false).padding(); list(isInset: true", 1),
    ])
    func branchesThatNoCallerReachesAreNotTaken(first: String, second: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Root: View {
                @State private var isWide = false
                var body: some View { VStack { Toggle("", isOn: $isWide); row(\(first)); row(\(second)) } }
                private func list(isInset: Bool) -> some View { VStack { row(isInset: isInset) } }
                @ViewBuilder private func row(isInset: Bool) -> some View {
                    if isInset && isWide { Splash().padding().border(.red) } else if isInset { Splash().padding() } else { Splash() }
                }
            }
            """).filter { $0.contains("branch-same-view") || $0.contains("branch-wraps-content") }
        #expect(found.contains { $0.contains(" warning: ") } == (count > 0), "\(found)")
    }

    /// Another screen is seldom made while it is there.
    @Test(arguments: [("NavigationLink(\"a\", destination: page(kind))", "note"), ("page(kind)", "warning")])
    func anErasedScreenIsToldAsANote(use: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            struct Root: View {
                @State private var kind = 0
                var body: some View { VStack { Button("b") { kind += 1 }; \(use) } }
                private func page(_ kind: Int) -> AnyView { if kind > 1 { return AnyView(Splash()) } else { return AnyView(Splash()) } }
            }
            """).filter { $0.contains("any-view-return-type") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// A branch that asks what a branch around it asks stays as it is as long as it is shown.
    @Test(arguments: [
        // The same question, and the other way round
        ("n > 1", "n > 1", 0), ("n > 1", "n <= 1", 0), ("!(n > 1)", "n > 1", 0), ("text != nil", "text == nil", 0), ("let text", "text != nil", 0),
        ("case .edit = mode", "mode == .edit", 0), ("isOn", "!isOn", 0), ("n > 1 && isOn", "n > 1", 1),
        // Another one, though of the same value
        ("n > 1", "n > 2", 1), ("mode == .edit", "mode == .add", 1), ("text == nil", "text == \"a\"", 1),
    ])
    func aQuestionThatIsAskedAroundIsAnswered(outer: String, inner: String, count: Int) throws {
        for isHelper in [false, true] {
            let row = "VStack { if \(inner) { Splash().padding() } else { Splash() } }"
            let found = try WeighedCode.findings(
                """
                enum Mode { case edit, add, look }
                struct Root: View {
                    @State private var n = 0
                    @State private var text: String?
                    @State private var mode = Mode.add
                    @State private var isOn = false
                    var body: some View {
                        VStack {
                            if \(outer) { LazyVGrid(columns: []) { \(isHelper ? "row" : row) } } else { List { Text("a"); \(isHelper ? "row" : row) } }
                            Button("Go") { n += 1; text = "a"; mode = .edit; isOn.toggle() }
                        }
                    }
                    \(isHelper ? "var row: some View { \(row) }" : "")
                }
                """).filter { $0.contains("branch-same-view") }
            #expect(found.isEmpty == (count == 0), "\(isHelper): \(found)")
        }
    }

    /// Where a use of the helper has no such branch around it, it changes there.
    @Test func aHelperIsHeldWhereAllItsUsesAre() throws {
        let found = try WeighedCode.findings("""
            struct Root: View {
                @State private var isOn = false
                var body: some View { VStack { if isOn { HStack { row } }; row; Toggle("On", isOn: $isOn) } }
                var row: some View { VStack { if isOn { Splash().padding() } else { Splash() } } }
            }
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == 1, "\(found)")
    }

    // MARK: What a case carries

    /// Which case it is decides, and not what that carries, unless the branches ask for it.
    @Test(arguments: [
        ("Chat(mode: .dm(id: chosen))", "mode", "case .dm: true; case .channel: false", 0), ("Chat(mode: chosen > 1 ? .dm(id: chosen) : .channel(nil))", "mode", "case .dm: true; case .channel: false", 1),
        ("Chat(mode: .dm(id: chosen))", "mode", "case .dm(id: 5): true; default: false", 1), ("Chat(mode: .channel(chosen > 1 ? \"a\" : nil))", "mode", "case .channel(.some(let name)): name.isEmpty; default: false", 1),
        ("Chat(mode: .channel(\"a\"))", "mode", "case .channel(.some(let name)): true; default: false", 0),
        ("Chat(mode: .dm(id: chosen))", "mode", "case .special: true; default: false", 1),
    ])
    func aCaseIsAskedForAndNotWhatItCarries(use: String, subject: String, cases: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            enum Mode: Equatable { case dm(id: Int), channel(String?); static let special = Mode.dm(id: 5) }
            struct Chat: View {
                let mode: Mode
                private var isDirect: Bool { switch \(subject) { \(cases) } }
                var body: some View {
                    VStack {
                        if isDirect { Splash() } else { Splash().padding() }
                    }
                }
            }
            struct Root: View {
                @State private var chosen = 1
                var body: some View { VStack { \(use); Stepper("", value: $chosen) } }
            }
            """).filter { $0.contains("warning") }
        #expect(found.count == count, "\(found)")
    }

    // MARK: What is made anew

    @Test(arguments: [("names = found", 0), ("names += found", 1)])
    func anAdditionToWhatWasMadeAnewRepeatsNothing(change: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Names: View {
                @State private var names: [String] = []
                var body: some View { List { ForEach(names, id: \\.self) { Text($0) }; Button("Load") { load(["a"]) } } }
                private func load(_ found: [String]) { \(change); names.insert("All", at: 0) }
            }
            """).filter { $0.contains("foreach-self-id") }
        #expect(found.count == count, "\(found)")
    }
}
