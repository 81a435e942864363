import Testing

@testable import LintCore

/// What ends a view is what can come while it is there: code of a view that is not there meanwhile does not.
@Suite struct ExplainAwayTests {
    private func answer(_ code: String, _ view: String = "Draft") throws -> String {
        let text = """
            @Observable final class Store { var isIn = true; var page = Page.a; var path: [Int] = []; func leave() { isIn = false }; func open() { path.append(1) } }
            enum Page { case a, b }
            struct Draft: View { @Environment(\\.dismiss) var dismiss; @State private var text = ""; var body: some View { TextField("a", text: $text); Button("x") { dismiss() } } }

            """
        return try InspectedProject(["Screen.swift": text + code]).run("explain", view).output
    }

    /// The button of the other branch of the view around ends that view, and is not there while this one is.
    @Test(arguments: [(".b", "Button(\"y\") { store.leave() }", false), (".b", "tile(\"y\") { store.leave() }", false), (".a", "Button(\"y\") { store.leave() }", true)])
    func buttonsOfOtherBranchesEndNoMaker(page: String, button: String, ends: Bool) throws {
        let found = try answer("""
            struct Inner: View {
                let store: Store
                func tile(_ name: String, action: @escaping () -> Void) -> some View { Button(name, action: action) }
                var body: some View { switch store.page { case .a: Draft(); if \(ends) { \(page == ".a" ? button : "EmptyView()") }; case .b: \(page == ".b" ? button : "EmptyView()") } }
            }
            @main struct Main: App { @State private var store = Store(); var body: some Scene { WindowGroup { if store.isIn { Inner(store: store) } } } }
            """)
        #expect(found.contains("`Inner` is made in"), "\(found)")
        #expect(found.contains("`isIn` is written") == ends, "\(found)")
    }

    /// Only what is there can close what it stands in.
    @Test func onlyWhatIsThereDismisses() throws {
        let found = try answer("""
            struct Other: View { @Environment(\\.dismiss) var dismiss; func save() { Task { dismiss() } }; var body: some View { Button("s") { save() } } }
            struct Place: View { let n: Int; var body: some View { switch n { case 0: Draft(); default: Other() } } }
            @main struct Main: App {
                @State private var store = Store()
                var body: some Scene { WindowGroup { @Bindable var store = store; NavigationStack(path: $store.path) { Button("o") { store.open() }.navigationDestination(for: Int.self) { Place(n: $0) } } } }
            }
            """)
        #expect(found.contains("`dismiss()` is called at line 4"), "\(found)")
        #expect(!found.contains("`Other`"), "\(found)")
        // An object changes what is in it by itself.
        #expect(!found.contains("nothing is seen to change it"), "\(found)")
    }

    /// Code that is given away is used by whatever name it has there, and by others too.
    @Test(arguments: [
        "struct Bar: View { var onClose: (() -> Void)?; var body: some View { if let onClose { Button(\"x\", action: onClose) } } }",
        "struct Bar: View { let onClose: () -> Void; var body: some View { Inner(bar: self) } }\nstruct Inner: View { let bar: Bar; var body: some View { Button(\"x\", action: bar.onClose) } }",
        "protocol Closing { var onClose: () -> Void { get } }\nextension Closing { func end() { onClose() } }\nstruct Bar: View, Closing { let onClose: () -> Void; var body: some View { Button(\"x\") { end() } } }",
    ])
    func whatIsGivenAwayMayBeCalled(bar: String) throws {
        let found = try answer("""
            \(bar)
            struct Screen: View { @State private var isOn = true; var body: some View { if isOn { Draft(); Bar(onClose: { isOn = false }) } } }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(found.contains("`isOn` is written"), "\(found)")
    }

    /// A sheet may be closed some time after its button is gone.
    @Test(arguments: ["Task { dismiss() }", "DispatchQueue.main.async { dismiss() }"])
    func whatClosesLaterIsThere(late: String) throws {
        let found = try answer("""
            struct Sheet: View { @Environment(\\.dismiss) var dismiss; @State private var n = 0; var body: some View { if n == 0 { Button("s") { n = 1; \(late) } } else { Draft() } } }
            struct Screen: View { @State private var isOpen = false; var body: some View { Button("o") { isOpen = true }.sheet(isPresented: $isOpen) { Sheet() } } }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(found.contains("`dismiss()` is called at line 5"), "\(found)")
    }

    /// `true` opens what a binding shows, by whatever name a modifier knows it.
    @Test func whatOpensASheetEndsNothingInIt() throws {
        let found = try answer("""
            struct Bar<Content: View>: ViewModifier { @Binding var isOpen: Bool; let open: () -> Void; let made: () -> Content; func body(content: Self.Content) -> some View { content.onTapGesture(perform: open).sheet(isPresented: $isOpen) { made() } } }
            struct Screen: View {
                @State private var isOn = false
                var body: some View { Text("a").modifier(Bar(isOpen: $isOn, open: { isOn = true }, made: { Draft() })) }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(found.contains("`$isOpen` shows or hides it"), "\(found)")
        #expect(!found.contains("`isOn` is written"), "\(found)")
    }

    /// A sheet that is open goes with the view that shows it.
    @Test func whatIsPresentedGoesToo() throws {
        let found = try answer("""
            struct Box: View { @State private var isOpen = false; var body: some View { Button("o") { isOpen = true }.sheet(isPresented: $isOpen) { Draft() } } }
            struct Screen: View { @State private var isOn = true; var body: some View { if isOn { Box() }; Toggle("a", isOn: $isOn) } }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """, "Box")
        #expect(found.contains("state below\n  none\nstate of what it presents\n  Draft.text, @State, line 4\n  keyboard focus, kept by SwiftUI\n"), "\(found)")
    }

    /// Of a view that nothing makes there is no place: what its body begins with is told of, and what state is the view's own.
    @Test func whatNothingMakesIsToldByItsBody() throws {
        let found = try answer("struct Lone: View { @State private var a = 1; @State private var b = 2; var body: some View { VStack { Text(\"\\(a + b)\") } } }", "Lone")
        #expect(found.contains("nothing that is shown makes `Lone`, so this is the view that its body begins with; its own state is `a`, `b`"), "\(found)")
    }

    /// What tells rows apart, and elements of data that stays the same, never change in a row.
    @Test(arguments: [("items, id: \\.name", "item.name", false), ("items, id: \\.name", "item.note", true), ("Self.fixed, id: \\.name", "item.note", false)])
    func whatARowIsToldApartByUpdatesNothing(rows: String, given: String, updates: Bool) throws {
        let found = try answer("""
            struct Item { let name: String; let note: String }
            struct Row: View { let name: String; @State private var isOpen = false; var body: some View { Toggle(name, isOn: $isOpen) } }
            struct Screen: View {
                @State private var items: [Item] = []
                static let fixed = [Item(name: "a", note: "b"), Item(name: "c", note: "d")]
                var body: some View { VStack { ForEach(\(rows)) { item in Row(name: \(given)) }; Button("a") { items = [] } } }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """, "Row")
        #expect(found.contains("\n  name: ") == updates, "\(found)")
    }

    /// The state of an app is written as that of a view is, and what the view itself does to it comes first.
    @Test func theStateOfAnAppIsWritten() throws {
        let found = try answer("""
            struct Other: View { @Binding var page: Page; var body: some View { Button("o") { page = .b } } }
            struct Form: View { @Binding var page: Page; @State private var text = ""; var body: some View { TextField("a", text: $text); Button("f") { page = .a } } }
            struct Settings: View { @Binding var isDark: Bool; var body: some View { Toggle("d", isOn: $isDark) } }
            extension View { @ViewBuilder func dark(_ isDark: Bool) -> some View { if isDark { background(.black) } else { self } } }
            @main struct Main: App {
                @State private var page = Page.a
                @State private var isDark = false
                func framed<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { content().dark(isDark) }
                var body: some Scene {
                    WindowGroup { switch page { case .a: framed { Other(page: $page) }; case .b: framed { Form(page: $page) } } }
                    Window("s", id: "s") { Settings(isDark: $isDark) }
                }
            }
            """, "Form")
        #expect(found.contains("its lifetime ends when\n  `switch page` takes another branch (line 14); `page`, @State of Main, line 10: changes while the view lives\n    `page` is written at line 6, in `Button` of `Form`"), "\(found)")
    }

    /// Constants decide about the parts of a tuple.
    @Test(arguments: [("false", "true", "2 copies", false), ("isOn", "true", "copies", true), ("true", "isOn", "copies", false)])
    func partsOfATupleAreSettled(light: String, dark: String, what: String, isSeveral: Bool) throws {
        let found = try answer("""
            extension View { @ViewBuilder func scheme(light: Bool, dark: Bool) -> some View { switch (light, dark) { case (true, _): background(.red); case (_, true): background(.blue); default: self } } }
            struct Screen: View { @State private var isOn = false; var body: some View { Draft().scheme(light: \(light), dark: \(dark)); Toggle("a", isOn: $isOn) } }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(found.contains("\ncopy 2: ") == isSeveral, "\(found)")
    }

    /// An arm before the one that a constant picks may be taken instead.
    @Test func anOpenArmComesFirst() throws {
        let found = try answer("""
            extension View { @ViewBuilder func scheme(_ x: Bool, _ y: Bool) -> some View { switch (x, y) { case (true, true): background(.red); case (true, _): foregroundStyle(.blue); default: self } } }
            struct Screen: View { @State private var isOn = false; var body: some View { Draft().scheme(true, isOn); Button("a") { isOn = true } } }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(found.contains("2 views: each has an identity") && found.contains("ends when `switch (x, y)` takes another branch; `isOn` is written"), "\(found)")
    }

    /// A closure that a value keeps is shown somewhere; where, was not followed.
    @Test func whatAValueKeepsIsNotSaidToBeUnused() throws {
        let found = try answer("""
            struct Entry: Identifiable { let id: Int; let made: () -> AnyView }
            struct Gallery: View {
                static let all = [Entry(id: 1) { AnyView(Draft()) }]
                var body: some View { List(Self.all) { entry in NavigationLink { entry.made() } label: { Text("a") } } }
            }
            struct Screen: View { @State private var isOn = true; var body: some View { if isOn { Gallery() }; Toggle("a", isOn: $isOn) } }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(!found.contains("nothing that is shown makes") && !found.contains("ends with `Gallery`"), "\(found)")
    }

    /// Where the object in a state never is another one, what the body reads of it still updates the view.
    @Test(arguments: [("@State private var shared = Shared.one", "Text(shared.name)", true), ("@State private var shared = Shared.one", "Text(\"a\")", false), ("@Bindable var shared: Shared", "Button(\"a\") { shared.name = \"\" }", false), ("@Bindable var shared: Shared", "Text(shared.name)", true)])
    func whatIsReadOfAnObjectUpdates(member: String, body: String, updates: Bool) throws {
        let given = member.contains("Bindable") ? "shared: Shared.one" : ""
        let found = try answer("""
            @Observable final class Shared { static let one = Shared(); var name = "" }
            struct Row: View { \(member); @State private var isOn = false; var body: some View { VStack { \(body); Toggle("b", isOn: $isOn); Button("c") { shared.name = "c" } } } }
            struct Screen: View { var body: some View { Row(\(given)) } }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """, "Row")
        #expect(found.contains("its own `shared`") == updates, "\(found)")
    }
}
