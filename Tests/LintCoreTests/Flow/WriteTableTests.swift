import Testing

@testable import LintCore

/// Who gives a property another value after its owner was made: the expression in which it is written, nil for nobody. Half of the rows were
/// drawn by lot from the code of open projects and told again in other words, their answers written before the model was asked.
@Suite struct WriteTableTests {
    struct Row: CustomTestStringConvertible {
        let name: String
        let property: String
        let write: String?
        let files: [String]

        init(_ name: String, _ property: String, _ write: String?, _ files: String...) {
            (self.name, self.property, self.write, self.files) = (name, property, write, files)
        }

        var testDescription: String { name }
    }

    /// What the model answers otherwise, and why; one that is answered as expected has no place here.
    static let unsolved: [String: String] = [
        "a part of a binding, through a method of bindings": "a method called on a binding hands on no binding",
        "by its storage": "a wrapper's storage is not its property",
        "assigned by a key path": "a key path without its type is not read", "by a key path": "a subscript by key path assigns nothing",
    ]

    @Test(arguments: drawn + ofValues + ofCollections + ofObjects)
    func writes(row: Row) throws {
        let fixture = ModelFixture(files: row.files)
        try expect(unless: Self.unsolved[row.name]) { try fixture.expectWritten(row.property, in: row.write) }
    }

    // MARK: Drawn by lot

    static let drawn: [Row] = [
        Row("in a task that runs with options", "Finder.chosen", "chosen = options.first", """
            struct Finder: View {
                @Binding var options: [Int]
                @State var chosen: Int?
                var body: some View { Text("a").task(id: options) { if !options.isEmpty { if !options.isEmpty { chosen = options.first } } } }
            }
            """),
        Row("a member of an observed object, given as a binding", "Model.query", "$model.query", """
            final class Model: ObservableObject { @Published var query = ""; @Published var found: [Int] = [] }
            struct Panel<Row: View>: View {
                @Binding var options: [Int]
                @Binding var text: String
                let row: (Int) -> Row
                var body: some View { TextField("Find", text: $text); ForEach(options, id: \\.self) { row($0) } }
            }
            struct Opener: View {
                @ObservedObject private var model: Model
                init(model: Model) { self.model = model }
                var body: some View { Panel(options: .constant([]), text: $model.query) { Text("\\($0)") } }
            }
            """),
        Row("given to a text field in an extension", "GitSettings.email", "$email", """
            struct GitSettings: View { @State var email = ""; var body: some View { Section { field } } }
            private extension GitSettings { private var field: some View { TextField("a", text: $email).onChange(of: email) { _, new in print(new) } } }
            """),
        Row("on a tap, under a condition", "Settings.isShown", "isShown = true", """
            struct Edit { var isOn = false }
            struct Settings: View { @State var edit = Edit(); @State var isShown = false; var body: some View { rows } }
            private extension Settings {
                @ViewBuilder private var rows: some View {
                    HStack { Text("a") }.onTapGesture { if edit.isOn { isShown = true } }.alert("b", isPresented: .constant(isShown)) { }
                }
            }
            """),
        Row("a binding that is handed on", "Tab.timeline", "$timeline", """
            struct Timeline: View { @Binding var timeline: Int; @Binding var tag: String?; let isFiltered: Bool; var body: some View { Button("Home") { timeline = 0 }; Text("\\(timeline)") } }
            struct Tab: View {
                @State private var tag: String?
                @Binding var timeline: Int
                var body: some View { NavigationStack { Timeline(timeline: $timeline, tag: $tag, isFiltered: true) } }
            }
            """),
        Row("in an asynchronous method", "Account.failed", "failed = true", """
            @Observable class Account {
                var failed = false
                var isSaving = false
                func save() async { do { let code = try await send(); if code != 200 { failed = true }; isSaving = false } catch { isSaving = false } }
                func send() async throws -> Int { 200 }
            }
            """),
        Row("by self beside a constant of that name", "TagHeader.tag", "self.tag = await account.unfollow(tag.name)", """
            struct Tag { let name: String }
            final class Account { func unfollow(_ name: String) async -> Tag? { nil } }
            struct TagHeader: View {
                let account: Account
                @Binding var tag: Tag?
                var body: some View { if let tag { Button("a") { Task { self.tag = await account.unfollow(tag.name) } } } }
            }
            """),
        Row("when something changes", "Config.loading", "loading = .busy", """
            enum Loading { case busy, done }
            final class Bottle: ObservableObject { @Published var version = 1 }
            struct Config: View {
                @ObservedObject var bottle: Bottle
                @State private var loading: Loading = .done
                var body: some View { Form { Text("a") }.onChange(of: bottle.version) { _, new in if loading == .done { loading = .busy } } }
            }
            """),
        Row("in a task of a method", "Config.build", "build = 0", """
            struct Config: View {
                @State private var build: Int = 1
                func version() async throws -> String? { nil }
                func load() { Task(priority: .userInitiated) { do { if let text = try await version() { print(text) } else { build = 0 } } catch { } } }
                var body: some View { Text("a").onAppear { load() } }
            }
            """),
        Row("when a binding changes", "Status.text", "text = String(localized: \"installed\")", """
            struct Status: View {
                @Binding var isInstalled: Bool?
                @State var text = String(localized: "checking")
                var body: some View {
                    Text(text).onChange(of: isInstalled) { if let installed = isInstalled { if installed { text = String(localized: "installed") } } }
                }
            }
            """),
        Row("in a method of the object", "Amounts.amount", "amount = String(given)", """
            final class Keeper { var standard = 1 }
            class Amounts: ObservableObject { @Published var amount = "0"; func take(_ keeper: Keeper) { let given = keeper.standard; amount = String(given) } }
            """),
        Row("a member given to a row as a binding", "Details.selected", "$details.selected", """
            final class Details: ObservableObject { @Published var selected: String?; @Published var isHidden = false }
            struct Cell: View { let title: String; @Binding var selected: String?; var act: () -> Void; var body: some View { Button(title) { selected = title } } }
            struct DetailsView: View {
                @ObservedObject var details: Details
                private func password() -> some View { Cell(title: "a", selected: $details.selected, act: { details.isHidden.toggle() }) }
                var body: some View { password() }
            }
            """),
        Row("a part of what is published", "Settings.state", "state.source = source", """
            struct SettingsState { var source: String? }
            final class Settings: ObservableObject { @Published private(set) var state = SettingsState() }
            """, "extension Settings { func present(_ source: String?) { state.source = source; print(1) } }"),
        Row("a part, in a case", "Restore.state", "state.result = .notFound", """
            enum Failure { case expired, notFound }
            final class Restore: ObservableObject {
                enum Result { case unknown, notFound }
                struct State { var result: Result = .unknown; var isLoading = false }
                @Published private(set) var state = State()
                func handle(_ failure: Failure) { switch failure { case .notFound: state.result = .notFound; default: break } }
            }
            """),
        Row("on what a publisher sends", "Speech.typed", "typed = text", """
            struct Speech: View {
                let text: String
                @State private var typed = "" { didSet { print(typed) } }
                @State private var timer = Timer.publish(every: 1, on: .main, in: .default).autoconnect()
                var body: some View { Text(typed).onReceive(timer) { _ in if typed.count > 3 { typed = text } } }
            }
            """),
        Row("given to a control of the project", "Chat.isInMenu", "$chat.isInMenu", """
            final class Chat: ObservableObject { @Published var isInMenu = false; @Published var isInBar = false }
            struct Item: View { let title: String; @Binding var isOn: Bool; init(_ t: String, isOn: Binding<Bool>) { title = t; _isOn = isOn }; var body: some View { Toggle(title, isOn: $isOn) } }
            struct ChatSettings: View { @ObservedObject var chat: Chat; var body: some View { if chat.isInBar { Item("a", isOn: $chat.isInMenu) } } }
            """),
        Row("in a delegate's method", "Page.title", "self.title = nil", """
            import WebKit
            final class Page: NSObject, ObservableObject { @Published private(set) var title: String? = "a" }
            extension Page: WKNavigationDelegate { func webView(_ view: WKWebView, didFail error: Error?) { if let error { if error is CancellationError { self.title = nil }; return } } }
            """),
        Row("in an action", "SocketStatus.isAlerting", "isAlerting = true", """
            private struct SocketStatus: View { @State private var isAlerting = false; var body: some View { Button { isAlerting = true } label: { Text("a") } } }
            """),
        Row("in a method that loads", "Focus.isOn", "isOn = container.isEnabled(\"focus\")", """
            final class Container { func isEnabled(_ id: String) -> Bool { true } }
            let container = Container()
            final class Focus: ObservableObject { @Published var isOn = false; func load() { isOn = container.isEnabled("focus") } }
            """),
        Row("in the other branch of an action", "Editor.isInvalid", "isInvalid = true", """
            struct Editor: View {
                @State private var isInvalid = false
                func validate() -> Bool { true }
                @ToolbarContentBuilder private var bar: some ToolbarContent {
                    ToolbarItem { Button("a") { if validate() { print(1) } else { isInvalid = true } } }
                }
                var body: some View { Text("b").toolbar { bar } }
            }
            """),
        Row("given to a picker", "Assist.server", "$assist.server", """
            final class Assist: ObservableObject { @Published var server: String?; @Published var servers: [String] = [] }
            struct AssistView: View {
                @StateObject private var assist = Assist()
                var body: some View { Section { Picker("a", selection: $assist.server) { ForEach(assist.servers, id: \\.self) { Text($0).tag(Optional($0)) } } } }
            }
            """),
        Row("in what is deferred", "Session.pending", "pending = nil", """
            final class Session: ObservableObject { @Published var pending: String? = "a"; func consume() -> String? { defer { pending = nil }; return pending } }
            """),
        Row("in the initializer of the view", "Access.policy", nil, """
            struct Policy { var isOn = false }
            final class Users: ObservableObject { @Published var policy: Policy? }
            struct Access: View {
                @State private var policy: Policy
                @StateObject private var users: Users
                init(users: Users) { self._users = StateObject(wrappedValue: users); guard let policy = users.policy else { fatalError() }; self.policy = policy }
                var body: some View { Text(policy.isOn ? "a" : "b") }
            }
            """),
        Row("a part of a binding, through a method of bindings", "Playback.policy", "$policy.isForced.coalesce(false)", """
            struct Policy { var isForced: Bool? }
            extension Binding { func coalesce<T>(_ value: T) -> Binding<T> where Value == T? { Binding<T>(get: { wrappedValue ?? value }, set: { wrappedValue = $0 }) } }
            struct Playback: View { @Binding var policy: Policy; var body: some View { Section { Toggle("a", isOn: $policy.isForced.coalesce(false)) } } }
            """),
        Row("a binding that is only read", "Demo.isOverridden", nil, """
            extension View { func tokens(_ tokens: [String]?) -> some View { self } }
            struct Demo: View { @State var isOverridden = false; var body: some View { Text("a").tokens($isOverridden.wrappedValue ? ["b"] : nil) } }
            """),
        Row("given to a toggle", "Demo.showsImage", "$showsImage", """
            struct Demo: View { @State var showsImage = false; @ViewBuilder var settings: some View { Toggle("a", isOn: $showsImage) }; var body: some View { settings } }
            """),
        Row("in a method that gives a value", "Form_.showsPercentage", "showsPercentage = false", """
            struct Form_: View {
                @State private var showsPercentage = true
                @State private var showsDuration = false
                private func wheel(_ toggle: Bool) -> Bool { showsPercentage = false; return !toggle }
                var body: some View { Text("a").onTapGesture { showsDuration = wheel(showsDuration) } }
            }
            """),
        Row("in a task on the main actor", "Basal.chart", "chart = basals", """
            @Observable final class Basal {
                var chart: [Int]? = []
                @MainActor func calculate() { var basals: [Int] = []; basals.append(1); basals.sort(by: { $0 > $1 }); chart = basals }
            }
            """),
        Row("in the setter of a binding", "Notify.hint", "hint = $0.map { AnyView($0) }", """
            struct HintRow: View { @Binding var hint: (any View)?; var body: some View { Text("a") } }
            struct Notify: View {
                @State var hint: AnyView?
                @State var label: String?
                var body: some View { HintRow(hint: Binding(get: { hint }, set: { hint = $0.map { AnyView($0) }; label = "b" })) }
            }
            """),
        Row("a binding, in a case of a method", "Buttons.step", "step = next", """
            enum Step { case bluetooth, done; var next: Step? { .done } }
            struct Buttons: View {
                @Binding var step: Step
                let isAllowed: Bool
                private func forward() { switch step { case .bluetooth: if let next = step.next { if !isAllowed { print(1) } else { step = next } }; case .done: break } }
                var body: some View { Button("a") { forward() } }
            }
            """),
    ]

    // MARK: Values

    /// A view with `@State private var value = 0` and `flag`, code of an action, and the view that is shown.
    private static func view(_ name: String, _ write: String?, action: String = "", shown: String = "Text(\"a\")", property: String = "Screen.value", members: String = "") -> Row {
        Row(name, property, write, """
            func change(_ number: inout Int) { number = 1 }
            struct Person { var name = ""; mutating func rename() { name = "a" }; func told() -> String { name } }
            struct Counter: View { @Binding var value: Int; var body: some View { Stepper("\\(value)", value: $value) } }
            struct Display: View { @Binding var value: Int; var body: some View { Text("\\(value)") } }
            struct Screen: View {
                @State private var value = 0
                @State private var flag = false
                @State private var person = Person()
                \(members)
                func act() { \(action) }
                var body: some View { \(shown) }
            }
            """)
    }

    static let ofValues: [Row] = [
        view("adds to it", "value += 1", action: "value += 1"),
        view("takes turns", "flag.toggle()", action: "flag.toggle()", property: "Screen.flag"),
        view("given inout", "&value", action: "change(&value)"),
        view("exchanged", "&value", action: "var other = 1; swap(&value, &other)"),
        view("one of several", "(value, flag) = (1, true)", action: "(value, flag) = (1, true)"),
        view("with an animation", "value = 1", action: "withAnimation { value = 1 }"),
        view("by its storage", "_value.wrappedValue = 1", action: "_value.wrappedValue = 1"),
        view("by its binding", "$value.wrappedValue = 1", action: "$value.wrappedValue = 1"),
        view("of a part", "person.name = \"b\"", action: "person.name = \"b\"", property: "Screen.person"),
        view("by a method that changes a value", "person.rename()", action: "person.rename()", property: "Screen.person"),
        view("by a method that changes nothing", nil, action: "print(person.told())", property: "Screen.person"),
        view("compared", nil, action: "if value == 1 { print(value) }"),
        view("hidden by a local", nil, action: "var value = 0; value = 1; print(value)"),
        view("hidden by a parameter", nil, action: "func inner(value: inout Int) { value = 1 }"),
        view("hidden by what is unwrapped", nil, action: "if var person = Optional(person) { person.name = \"b\" }", property: "Screen.person"),
        view("of a copy", nil, action: "var copy = person; copy.name = \"b\"", property: "Screen.person"),
        view("given to a view", "$value", shown: "Counter(value: $value)"),
        view("given to a view that reads it", nil, shown: "Display(value: $value)"),
        view("given as it is", nil, shown: "Counter(value: .constant(value))"),
        view("by a binding that is a local", "$value", action: "let binding = $value; binding.wrappedValue = 1"),
        view("when it appears", "value = 1", shown: "Text(\"a\").onAppear { value = 1 }"),
        view("in the setter of another property", "value = newValue", members: "var other: Int { get { value } nonmutating set { value = newValue } }"),
    ]

    // MARK: Collections

    private static func list(_ name: String, _ write: String?, _ action: String, shown: String = "Text(\"a\")") -> Row {
        Row(name, "Screen.items", write, """
            struct Item: Identifiable { let id: Int; var isOn = false }
            struct Screen: View { @State private var items: [Item] = []; func act() { \(action) }; var body: some View { \(shown) } }
            """)
    }

    static let ofCollections: [Row] = [
        list("appended to", "items.append(Item(id: 1))", "items.append(Item(id: 1))"),
        list("at a place", "items[0] = Item(id: 1)", "items[0] = Item(id: 1)"),
        list("a part of an element", "items[0].isOn = true", "items[0].isOn = true"),
        list("sorted in place", "items.sort { $0.id < $1.id }", "items.sort { $0.id < $1.id }"),
        list("sorted elsewhere", nil, "print(items.sorted { $0.id < $1.id })"),
        list("gone over", nil, "for item in items { print(item.id) }"),
        list("elements of a copy", nil, "var items = items; items.append(Item(id: 1))"),
        list("rows that change their element", "$items", "", shown: "ForEach($items) { $item in Toggle(\"a\", isOn: $item.isOn) }"),
        list("rows that change nothing", nil, "", shown: "ForEach($items) { $item in Text(\"\\(item.id)\") }"),
        list("rows that may be moved", "$items", "", shown: "List($items, editActions: .move) { $item in Text(\"\\(item.id)\") }"),
    ]

    // MARK: Objects

    private static func object(_ name: String, _ property: String, _ write: String?, _ other: String) -> Row {
        Row(name, property, write, """
            import Combine
            final class Model: ObservableObject { @Published var name = ""; @Published var names: [String] = []; var count = 0; static var shared = Model() }
            """, other)
    }

    static let ofObjects: [Row] = [
        object("from another type", "Model.name", "model.name = \"a\"", "func work(_ model: Model) { model.name = \"a\" }"),
        object("of another type", "Model.name", nil, "final class Other { var name = \"\" }; func work(_ other: Other) { other.name = \"a\" }"),
        object("in an extension", "Model.count", "count = 1", "extension Model { func reset() { count = 1 } }"),
        object("on what a publisher sends", "Model.name", "self?.name = $0", "extension Model { func listen(_ p: AnyPublisher<String, Never>) -> AnyCancellable { p.sink { [weak self] in self?.name = $0 } } }"),
        object("assigned by a publisher", "Model.names", "&$names", "extension Model { func listen(_ p: AnyPublisher<[String], Never>) { p.assign(to: &$names) } }"),
        object("assigned by a key path", "Model.name", "\\.name", "extension Model { func listen(_ p: AnyPublisher<String, Never>) -> AnyCancellable { p.assign(to: \\.name, on: self) } }"),
        object("by a key path", "Model.name", "model[keyPath: \\.name] = \"a\"", "func work(_ model: Model) { model[keyPath: \\.name] = \"a\" }"),
        object("the one that is shared", "Model.shared", "Model.shared = Model()", "func replace() { Model.shared = Model() }"),
        object("a method of the object in it", "Screen.model", nil, "extension Model { func reset() { count = 1 } }; struct Screen: View { @State var model = Model(); var body: some View { Text(\"a\").onAppear { model.reset() } } }"),
        object("a part of the object in it", "Screen.model", nil, "struct Screen: View { @State var model = Model(); var body: some View { Text(\"a\").onAppear { model.count = 1 } } }"),
        object("another object in it", "Screen.model", "model = Model()", "struct Screen: View { @State var model = Model(); var body: some View { Text(\"a\").onAppear { model = Model() } } }"),
        object("in previews alone", "Model.name", nil, "struct Screen_Previews: PreviewProvider { static var previews: some View { let model = Model(); model.name = \"a\"; return Text(\"b\") } }"),
        object("listened to", "Model.name", nil, "extension Model { func listen() -> AnyCancellable { $name.sink { print($0) } } }"),
    ]
}
