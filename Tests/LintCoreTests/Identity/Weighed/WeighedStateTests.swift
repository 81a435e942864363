import Testing

@testable import LintCore

/// See `WeighedCode`: state and objects: what a view keeps of what it is given, what goes with an object, and who sees the view.
@Suite struct WeighedStateTests {
    // MARK: Seeds

    /// A member that whoever makes the value gives the same constant does not change with the value.
    @Test(arguments: [
        ("Pin(size: 6, isLocked: true)", "", 0), ("Pin(size: 4, isLocked: true)", "", 1), (".init(size: 6, isLocked: true)", "", 0), ("Pin(size: other, isLocked: true)", "", 1),
        ("Pin(size: 6, isLocked: true)", "extension Pin { mutating func grow() { size = 8 } }", 1), ("Pin(size: 6, isLocked: true)", "extension Pin: Decodable {}", 1),
        ("pin.copy(size: 5)", "", 1), ("pin.copy(isLocked: true)", "", 0), ("Pin(size: Pin.usual, isLocked: true)", "extension Pin { static let usual = 6 }", 1),
    ])
    func aMemberThatAllValuesShareBeginsNoStateAnew(value: String, more: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            @Copyable struct Pin { var size: Int; var isLocked: Bool }
            \(more)
            final class Model: ObservableObject {
                @Published var pin = Pin(size: 6, isLocked: false)
                var other = 5
                func lock() { pin = \(value) }
            }
            struct Field: View {
                @State private var digits: [String]
                init(size: Int) { _digits = State(initialValue: Array(repeating: "", count: size)) }
                var body: some View { Text(digits.joined()) }
            }
            struct Root: View {
                @StateObject private var model = Model()
                var body: some View { VStack { Field(size: model.pin.size); Button("Lock") { model.lock() } } }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """).filter { $0.contains("state-from-init") }
        #expect(found.count == count, "\(found)")
    }

    /// What another branch writes when somebody uses it, or when it appears, is there before the view is.
    @Test(arguments: [
        ("Page(title: title)", "Button(\"b\") { title = \"b\" }", 1), ("Page(title: title)", "TextField(\"t\", text: $title)", 1),
        ("if isOn { Page(title: title) } else { Button(\"b\") { title = \"b\" } }", "", 0), ("if isOn { Page(title: title) } else { TextField(\"t\", text: $title) }", "", 0),
        ("if isOn { Page(title: title) } else { Text(\"\").onAppear { title = \"b\" } }", "", 0),
        ("if isOn { Page(title: title) } else { Text(\"\").onAppear { Task { await wait(); title = \"b\" } } }", "", 1),
        ("if isOn { Page(title: title) } else { Button(\"b\") { title = \"b\" } }", "Button(\"c\") { title = \"c\" }", 1),
    ])
    func aSeedCountsThatChangesWhileItsViewIsShown(view: String, beside: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            func wait() async {}
            struct Page: View { @State var title: String; var body: some View { Text(title) } }
            struct Root: View {
                @State private var title = "a"
                @State private var isOn = false
                var body: some View { NavigationStack { VStack { \(view); \(beside) } } }
            }
            """).filter { $0.contains("state-from-init") }
        #expect(found.count == count, "\(found)")
    }

    @Test(arguments: [("Text(title)", 1), ("Text(\"\").onTapGesture { print(title) }", 1), ("TextField(\"t\", text: $title)", 1), ("Text(\"\")", 0)])
    func aStateThatNothingReadsKeepsNothing(body: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Page: View { @State var title: String; var body: some View { \(body) } }
            struct Root: View {
                @State private var title = "a"
                var body: some View { VStack { Page(title: title); Button("b") { title = "b" } } }
            }
            """).filter { $0.contains("state-from-init") }
        #expect(found.count == count, "\(found)")
    }

    /// What says something for a moment is not missed.
    @Test(arguments: [
        ("isCopied = true; Task { await wait(); isCopied = false }", "note"), ("isCopied = true; Task { await wait(); if count > 1 { isCopied = false } }", "warning"), ("isCopied = true", "warning"),
        ("isCopied = true; guard count > 1 else { isCopied = false; return }", "warning"), ("isCopied = true; ask { isCopied = false }", "warning"),
    ])
    func aFlagThatIsTakenBackIsNotMissed(action: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            func wait() async {}
            func ask(_ answer: @escaping () -> Void) { answers.append(answer) }
            var answers: [() -> Void] = []
            struct Copy: View {
                let count: Int
                @State private var isCopied = false
                var body: some View { Button(isCopied ? "Copied" : "Copy") { \(action) } }
            }
            struct Root: View { var body: some View { ViewThatFits { HStack { Copy(count: 1) }; VStack { Copy(count: 1) } } } }
            """).filter { $0.contains("view-that-fits-state") }
        #expect(found.allSatisfy { $0.contains(" \(severity): ") } && !found.isEmpty, "\(found)")
    }

    // MARK: Objects

    /// Data is lost where a view comes to change something of the object and to read it again.
    @Test(arguments: [
        ("TextField(\"\", text: $model.text)", "", true), ("Button(\"s\") { model.fill() }; Text(model.text)", "", true), ("Text(model.text)", "", false), ("Button(\"s\") { model.fill() }", "", false),
        ("Button(\"s\") { model.fill() }; Button(\"p\") { model.show() }", "", true), ("Inner(model: model)", "Toggle(\"\", isOn: $model.isOn)", true), ("Inner(model: model)", "Text(model.text)", false),
        ("Inner(model: model)", "Text(model.text).environmentObject(model)", true), ("Text(model.text).task { model.text = \"b\" }", "", true),
        ("Button(\"s\") { model.wait() }; Text(model.text)", "", true), ("Button(\"s\") { model.give() }; Text(model.text)", "", true),
    ])
    func anObjectLosesWhatItsViewReads(body: String, inner: String, isLost: Bool) throws {
        let found = try WeighedCode.findings("""
            @main struct Program: App { var body: some Scene { WindowGroup { Root() } } }
            final class Model: ObservableObject {
                @Published var text = ""
                @Published var isOn = false
                func fill() { text = "a"; isOn = true }
                func show() { print(text) }
                func wait() { later { [weak self] in self?.fill() } }
                func give() { take(self) }
            }
            struct Inner: View { @ObservedObject var model: Model; var body: some View { VStack { \(inner) } } }
            struct Form: View { @ObservedObject var model = Model(); var body: some View { VStack { \(body) } } }
            struct Other: View { @StateObject var model = Model(); var body: some View { Button(model.text) { model.fill(); model.show(); model.isOn.toggle() } } }
            struct Root: View { @State private var n = 0; var body: some View { VStack { Form(); Other(); Button("\\(n)") { n += 1 } } } }
            """).filter { $0.contains("observed-object-inline") }
        #expect(found.count == 1 && found[0].contains("data is lost") == isLost, "\(found)")
    }

    /// One object for two views: what one of them writes, the other one reads.
    @Test(arguments: [("let model = Draft()\n Field(model: model); Save(model: model)", 2), ("Save(model: Draft())", 0)])
    func anObjectThatTwoViewsShareIsLostWithBoth(body: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            @main struct Program: App { var body: some Scene { WindowGroup { Root() } } }
            final class Draft: ObservableObject { @Published var text = ""; func save() { print(text) } }
            struct Field: View { @ObservedObject var model: Draft; var body: some View { TextField("", text: $model.text) } }
            struct Save: View { @ObservedObject var model: Draft; var body: some View { Button("Save") { model.save() } } }
            struct Root: View { @State private var n = 0; var body: some View { VStack { Button("\\(n)") { n += 1 }; \(body) } } }
            """).filter { $0.contains("object-made-in-body") && $0.contains("data of the old one is lost") }
        #expect(found.count == count, "\(found)")
    }

    @Test(arguments: [("Page(title: title, source: $title)", 0), ("Page(title: title, source: $title); Button(\"b\") { title = \"b\" }", 1)])
    func aViewKnowsWhatItWritesByABinding(view: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Page: View {
                @State var title: String
                let source: Binding<String>
                var body: some View { Button(title) { source.wrappedValue = "c" } }
            }
            struct Root: View { @State private var title = "a"; var body: some View { VStack { \(view) } } }
            """).filter { $0.contains("state-from-init") }
        #expect(found.count == count, "\(found)")
    }

    @Test(arguments: [("items = store.items", "note"), ("items = []", "warning")])
    func aViewThatTakesLaterValuesItselfIsToldAsANote(reload: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            final class Store: ObservableObject { @Published var items: [String] = []; func load() { items = ["a"] } }
            struct Root: View {
                @StateObject private var store = Store()
                var body: some View { VStack { Page(items: store.items); Button("Load") { store.load() } } }
            }
            struct Page: View {
                @EnvironmentObject var store: Store
                @State var items: [String]
                var body: some View { List { Text(items.joined()); Button("Reload") { \(reload) } } }
            }
            """).filter { $0.contains("state-from-init") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    // MARK: What an object holds

    /// A function that gives views makes them where bodies call it.
    @Test(arguments: [("screen.view()", "warning"), ("Text(\"a\")", "note")])
    func aFunctionThatGivesViewsMakesThemInBodies(call: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            final class Model: ObservableObject { @Published var count = 0 }
            struct Page: View {
                @ObservedObject private var model = Model()
                var body: some View { Button("\\(model.count)") { model.count += 1 } }
            }
            enum Screen { case home; func view() -> some View { Page() } }
            struct Root: View { let screen: Screen; var body: some View { \(call) } }
            """).filter { $0.contains("observed-object-inline") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// What an initializer starts, and gives again whoever asks for it, another object comes to have by itself.
    @Test(arguments: [
        ("init() { load() }\n func load() { names = source() }", "note"), ("init() { load(\"a\") }\n func load(_ name: String) { names = [name] }", "error"),
        ("func load() { names = source() }", "error"), ("init() { load() }\n func load() { names = names + source() }", "error"),
        ("init() { load() }\n func load() { names = source() }\n func add() { names.append(\"x\") }", "error"),
    ])
    func anObjectThatFillsItselfLosesItsWork(members: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            func source() -> [String] { ["a"] }
            final class Model: ObservableObject {
                @Published var names: [String] = []
                \(members)
            }
            struct Page: View {
                @ObservedObject var model: Model
                var body: some View { List { Text(model.names.joined()); Button("Again") { model.load(\(members.contains("_ name") ? "\"b\"" : "")) } } }
            }
            struct Root: View {
                @State private var count = 0
                var body: some View { VStack { Page(model: Model()); Button("\\(count)") { count += 1 } } }
            }
            """).filter { $0.contains("object-made-in-body") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// Where nothing calls what changes it, another one is the same.
    @Test(arguments: [("model.load()", "warning"), ("_ = model", "note")])
    func anObjectThatNothingChangesLosesNothing(use: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            @main struct Program: App { var body: some Scene { WindowGroup { Root() } } }
            final class Model: ObservableObject { @Published var name = ""; func load() { name = "loaded" } }
            struct Root: View {
                @State private var count = 0
                var body: some View { VStack { Text("\\(count)"); Button("Go") { count += 1 }; Page(model: Model()) } }
            }
            struct Page: View {
                @ObservedObject var model: Model
                var body: some View { Button(model.name) { \(use) } }
            }
            """).filter { $0.contains("object-made-in-body") }
        #expect(found.count == 1 && (severity == "note") == found[0].contains(" note: "), "\(found)")
    }

    // MARK: Settings

    /// What another screen changes is seldom changed while this one is looked at, whoever holds the setting.
    @Test(arguments: [
        ("Picker(\"Style\", selection: $settings.isWide) { Text(\"a\") }", "note"),
        ("Button(settings.isWide ? \"a\" : \"b\") { settings.isWide.toggle() }", "warning"), ("Button(\"a\") { settings.flip() }", "warning"),
    ])
    func aSettingOfAnObjectChangesInItsOwnScreen(control: String, severity: String) throws {
        let method = control.contains("flip") ? "extension Settings { func flip() { raw += 1 } }" : ""
        let page = """
            import SwiftUI
            struct Splash: View { @State private var n = 0; var body: some View { Button("\\(n)") { n += 1 } } }
            struct Page: View {
                @EnvironmentObject var settings: Settings
                var body: some View { if settings.isWide { Splash().padding() } else { Splash() } }
            }
            """
        let store = """
            import SwiftUI
            final class Settings: ObservableObject {
                @AppStorage("wide") var raw = 0
                var isWide: Bool { get { raw == 1 } set { raw = newValue ? 1 : 0 } }
            }
            \(method)
            """
        let screen = "import SwiftUI\nstruct Screen: View { @EnvironmentObject var settings: Settings; var body: some View { \(control) } }"
        let output = try InspectedProject(["Page.swift": page, "Settings.swift": store, "Screen.swift": screen])
            .run("check", "--pedantic", "--format", "concise", "Page.swift").output
        #expect(output.contains("\(severity): `Splash` appears in both branches"), "\(output)")
    }

    // MARK: Who sees it

    @Test(arguments: [("DEBUG", "note"), ("canImport(SwiftUI) && DEBUG", "note"), ("!DEBUG", "warning"), ("DEBUG || os(iOS)", "warning"), ("os(iOS)", "warning")])
    func whatOnlyADebugBuildShowsIsANote(condition: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            #if \(condition)
            struct Root: View {
                @State private var isWide = false
                var body: some View {
                    VStack {
                        if isWide { Splash().padding() } else { Splash() }
                        Button("Go") { isWide.toggle() }
                    }
                }
            }
            #endif
            """)
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    @Test(arguments: [("", "note: nothing uses `list` yet"), ("list", nil)] as [(String, String?)])
    func aMemberThatNoCodeUsesIsSaidToBeOne(use: String, remark: String?) throws {
        let code = """
            @main struct Program: App { var body: some Scene { WindowGroup { Root() } } }
            struct Root: View {
                @State private var isWide = false
                var body: some View { VStack { \(use); Button("Go") { isWide.toggle() } } }
                @ViewBuilder private var list: some View { if isWide { Splash().padding() } else { Splash() } }
            }
            """
        let output = try InspectedProject(["Screen.swift": WeighedCode.splash + code]).run("check", "--pedantic", "Screen.swift").output
        #expect(output.contains("\(remark == nil ? "warning" : "note"): `Splash` appears in both branches"), "\(output)")
        #expect(output.contains("nothing uses") == (remark != nil) && remark.map { output.contains($0) } ?? true, "\(output)")
    }

    // MARK: One turn

    /// What is written twice before anything is drawn has one value alone.
    @Test(arguments: [
        ("isBusy = true; load(); isBusy = false", "note"), ("isBusy = true; defer { isBusy = false }; load()", "note"), ("isBusy = true; Task { load(); isBusy = false }", "warning"),
        ("isBusy = true; if count > 1 { return }; isBusy = false", "warning"), ("Task { isBusy = true; await fetch(); isBusy = false }", "warning"),
        ("Task { isBusy = true; await compute(); isBusy = false }", "warning"), ("do { isBusy = true; try sure(); isBusy = false } catch {}", "warning"),
        ("Task { isBusy = true; for await _ in stream() { count += 1 }; isBusy = false }", "warning"), ("defer { isBusy = true }; isBusy = false; load()", "warning"),
    ])
    func whatIsWrittenAgainInOneTurnIsNotSeen(action: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            func fetch() async {}
            struct Page: View {
                @State private var isBusy = false
                @State private var count = 0
                var body: some View {
                    VStack {
                        if isBusy { ProgressView() } else { ScrollView { Text("\\(count)") } }
                        Button("Load") { \(action) }
                    }
                }
                private func load() { count += 1 }
                private func sure() throws {}
                private func stream() -> AsyncStream<Int> { AsyncStream { _ in } }
                private func compute() async { count += 1 }
            }
            """).filter { $0.contains("ScrollView") }
        #expect(found.allSatisfy { $0.contains(" \(severity): ") } && !found.isEmpty, "\(found)")
    }

    /// What is written as a sheet opens or closes is no change that the sheet sees.
    @Test(arguments: [("draft = 1; isShown = true", "draft = nil; isShown = false", "note"), ("draft = 1; isShown = true", "draft = nil", "warning"),
        ("draft = 1; isShown = true", "draft = nil; guard count > 1 else { return }; isShown = false", "warning"), ("draft = 1; isShown = true", "draft = 2; isShown = true", "warning"),
    ])
    func whatChangesAsASheetOpensIsNotSeenInIt(open: String, close: String, severity: String) throws {
        let found = try WeighedCode.findings("""
            struct Form: View {
                let draft: Int?
                let close: () -> Void
                @State private var text = ""
                var body: some View { VStack { TextField("", text: $text); Button("Close") { close() } } }
            }
            struct Page: View {
                @State private var draft: Int?
                @State private var isShown = false
                @State private var count = 1
                var body: some View {
                    Button("Edit") { \(open) }
                        .sheet(isPresented: $isShown) {
                            if let draft { Form(draft: draft) { \(close) } } else { Form(draft: nil) { \(close) } }
                        }
                }
            }
            """).filter { $0.contains("branch-same-view") || $0.contains("branch-same-type") }
        #expect(found.allSatisfy { $0.contains(" \(severity): ") } && !found.isEmpty, "\(found)")
    }

    // MARK: Previews

    @Test(arguments: [("Page(model: model)", "only previews use `init`"), ("Page()", nil)] as [(String, String?)])
    func anInitializerForPreviewsIsToldAsANote(root: String, remark: String?) throws {
        let output = try InspectedProject(["Page.swift": """
            final class Model: ObservableObject { @Published var text = "" }
            struct Page: View {
                @ObservedObject var model: Model
                init(model: Model) { self.model = model }
                init() { self.init(model: Model()) }
                var body: some View { TextField("", text: $model.text) }
            }
            struct Root: View {
                @StateObject private var model = Model()
                @State private var n = 0
                var body: some View { VStack { Button("\\(n)") { n += 1 }; \(root) } }
            }
            #Preview { Page() }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """]).run("check", "--pedantic", "Page.swift").output
        #expect(remark.map { output.contains($0) } ?? !output.contains("only previews"), "\(output)")
    }

    /// `.init { … }` calls an initializer as well.
    @Test(arguments: [("", true), ("private var page: Page { .init { Text(\"a\") } }", false)])
    func anInitializerIsCalledByAClosureAlone(use: String, isUnused: Bool) throws {
        let output = try InspectedProject(["Page.swift": """
            final class Model: ObservableObject { @Published var text = "" }
            struct Page: View {
                @ObservedObject var model: Model
                let content: () -> Text
                init(model: Model) { self.model = model; content = { Text("") } }
                init(_ content: @escaping () -> Text) { model = Model(); self.content = content }
                var body: some View { VStack { content(); TextField("", text: $model.text) } }
            }
            struct Root: View {
                @StateObject private var model = Model()
                @State private var n = 0
                \(use)
                var body: some View { VStack { Button("\\(n)") { n += 1 }; Page(model: model)\(use.isEmpty ? "" : "; page") } }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """]).run("check", "--pedantic", "Page.swift").output
        #expect(output.contains("No findings") == isUnused, "\(output)")
    }

    /// An object that a computed property makes is another one at each read.
    @Test(arguments: [("Text(model.text)", 0), ("TextField(\"\", text: $model.text)", 1)])
    func anObjectOfAComputedPropertyIsLostWhereItIsUsed(body: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            final class Model: ObservableObject { @Published var text = "" }
            struct Field: View { @ObservedObject var model: Model; var body: some View { \(body) } }
            struct Root: View {
                @State private var n = 0
                private var model: Model { Model() }
                var body: some View { VStack { Button("\\(n)") { n += 1 }; Field(model: model) } }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """).filter { $0.contains("object-made-in-body") && $0.contains("data of the old one is lost") }
        #expect(found.count == count, "\(found)")
    }

    /// A state that begins with one part of a value does not hear of another part anyway.
    @Test(arguments: [("isOpen", "panel.isOpen", 1), ("title", "panel.isOpen", 0), ("title", "panel.isOpen + panel.title", 1), ("title", "panel.sum", 1)])
    func aSeedOfOnePartIgnoresThatPartAlone(part: String, value: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Panel { var title: Int; var isOpen: Int; var sum: Int { title + isOpen } }
            struct Section: View {
                @State private var open: Int
                let panel: Panel
                init(panel: Panel) { _open = State(initialValue: \(value)); self.panel = panel }
                var body: some View { Stepper("\\(panel.title)", value: $open) }
            }
            struct Root: View {
                @State private var panel = Panel(title: 0, isOpen: 1)
                var body: some View { VStack { Section(panel: panel); Button("b") { panel.\(part) = 3 } } }
            }
            """).filter { $0.contains("state-from-init") }
        #expect(found.count == count, "\(found)")
    }

    @Test func anObjectInStateIsNotToBecomeALet() throws {
        let output = try InspectedProject(["Page.swift": """
            @Observable final class Model { var tags: [String]; var chosen = ""; init(tags: [String]) { self.tags = tags } }
            struct Field: View {
                @State private var model: Model
                init(tags: [String]) { _model = State(initialValue: Model(tags: tags)) }
                var body: some View { Text(model.tags.joined()); TextField("", text: $model.chosen) }
            }
            struct Root: View {
                @State private var tags: [String] = []
                var body: some View { VStack { Field(tags: tags); Button("b") { tags.append("a") } } }
            }
            """]).run("check", "Page.swift").output
        #expect(output.contains("hand later values to the object in `.onChange(of:)`") && !output.contains("`let`"), "\(output)")
    }

    // MARK: Other makers

    /// What a function that gives nothing makes is made once, by whoever calls it.
    @Test(arguments: [("func page() -> some View { Page(title: title) }", "page()", 1), ("func show() { present(AnyView(Page(title: title))) }", "Button(\"c\") { show() }", 0)])
    func aViewThatAnActionMakesIsNotMadeAgain(function: String, view: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            var shown: [AnyView] = []
            func present(_ view: AnyView) { shown.append(view) }
            struct Page: View { @State var title: String; var body: some View { Text(title) } }
            struct Root: View {
                @State private var title = "a"
                var body: some View { VStack { \(view); Button("b") { title = "b" } } }
                \(function)
            }
            """).filter { $0.contains("state-from-init") }
        #expect(found.count == count, "\(found)")
    }

    /// Who keeps the first object of a view that gets another one uses that; an object that comes to have its values by itself lost none.
    @Test(arguments: [
        ("@StateObject var", "init() {}", false), ("@ObservedObject var", "init() {}", true), ("@ObservedObject var", "init() { Source.shared.values.assign(to: &$count) }", false),
    ])
    func anObjectThatIsKeptElsewhereOrFillsItselfIsNotLost(property: String, initializer: String, isLost: Bool) throws {
        let found = try WeighedCode.findings("""
            final class Source { static let shared = Source(); let values = CurrentValueSubject<Int, Never>(1) }
            final class Model: ObservableObject { @Published var count = 0; \(initializer)\(initializer == "init() {}" ? "; func add() { count += 1 }" : "") }
            struct Clock: View {
                \(property) model: Model
                var body: some View { Button("\\(model.count)") { \(initializer == "init() {}" ? "model.add()" : "") } }
            }
            struct Page: View { @ObservedObject var model = Model(); var body: some View { Clock(model: model) } }
            struct Root: View { @State private var n = 0; var body: some View { VStack { Button("\\(n)") { n += 1 }; Page() } } }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """).filter { $0.contains("observed-object-inline") }
        #expect(found.contains { $0.contains("data is lost") } == isLost, "\(found)")
    }

    /// What a function does with an object that it is handed is seen.
    @Test(arguments: [("position = start.x", false), ("start.x = 1; position = start.x", true), ("kept = start", true)])
    func anObjectThatIsHandedToAFunctionIsFollowed(code: String, isLost: Bool) throws {
        let found = try WeighedCode.findings("""
            final class Start: ObservableObject { @Published var x = 0 }
            final class Canvas: ObservableObject {
                @Published var position = 0
                var kept: Start?
                func load(_ start: Start) { \(code) }
            }
            struct Drawing: View {
                @ObservedObject var start: Start
                @StateObject private var canvas = Canvas()
                var body: some View { Text("\\(start.x) \\(canvas.position)").onAppear { canvas.load(start) } }
            }
            struct Editor: View { @StateObject private var start = Start(); var body: some View { Button("\\(start.x)") { start.x += 1 } } }
            struct Root: View { @State private var n = 0; var body: some View { VStack { Button("\\(n)") { n += 1 }; Drawing(start: Start()); Editor() } } }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """).filter { $0.contains("object-made-in-body") }
        #expect(found.count == 1 && found[0].contains("data of the old one is lost") == isLost, "\(found)")
    }

    /// What is written to a local copy of a struct, as where the value is made, changes nothing later.
    @Test(arguments: [("struct", 0), ("final class", 1)])
    func aLocalCopyThatIsFilledIsNoChange(kind: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            \(kind) Style { var size = 1; static let shared = Style() }
            struct Card: View { @State var size: Int; var body: some View { Button("\\(size)") { size += 1 } } }
            struct Root: View {
                @State private var n = 0
                private func style() -> Style { var style = Style.shared; style.size = n > 1 ? 2 : 1; return style }
                var body: some View { VStack { let style = style(); Card(size: style.size); Button("\\(n)") { n += 1; _ = style } } }
            }
            """).filter { $0.contains("state-from-init") && $0.contains("style.size") }
        #expect(found.count == count, "\(found)")
    }
}
