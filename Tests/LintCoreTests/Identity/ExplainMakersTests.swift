import Testing

@testable import LintCore

/// Who makes the values of a view: what is not seen there must not count as never.
@Suite struct ExplainMakersTests {
    private static let row = """
        struct Ed: View { @State private var t = ""; var body: some View { TextField("a", text: $t) } }
        struct Row: View {
            let isWide: Bool
            var body: some View {
                if isWide { Ed().padding() } else { Ed() }
            }
        }

        """

    private func project(_ code: String) throws -> InspectedProject { try InspectedProject(["Row.swift": Self.row, "Page.swift": code]) }

    private func page(_ body: String, _ members: String = "") throws -> InspectedProject {
        try project("struct Page: View {\n@State private var on = false\n@State private var i = 0\n\(members)\nvar body: some View { VStack { Toggle(\"a\", isOn: $on); Stepper(\"b\", value: $i); \(body) } }\n}")
    }

    /// Whether `explain` names what ends it, and `check` speaks of it at all.
    private func ends(_ project: InspectedProject) throws -> (ends: Bool, isChecked: Bool) {
        let ends = try project.explain("Row.swift:6").ends
        return (ends.contains { $0.hasPrefix("`if isWide`") }, try project.run("check", "--pedantic", ".").output.contains("Row.swift:6"))
    }

    @Test(arguments: [
        ("Row(isWide: true); row(on)", "func row(_ w: Bool) -> Row { .init(isWide: w) }"),
        ("row", "var row: some View { guard on else { return Row(isWide: true) }; return Row(isWide: false) }"),
        ("Row(isWide: true); Other(isWide: on)", "typealias Other = Row"),
        ("views[i]", "let views = [Row(isWide: true), Row(isWide: false)]"),
        ("on ? wide : narrow", "let wide = Row(isWide: true); let narrow = Row(isWide: false)"),
        ("Row(isWide: true); ForEach([on], id: \\.self, content: Row.init)", ""),
    ])
    func aValueThatIsMadeInAnotherWayCounts(body: String, members: String) throws {
        #expect(try ends(page(body, members)) == (true, true))
    }

    @Test func aRootViewThatIsReplacedCounts() throws {
        let found = try ends(project("""
            import UIKit
            final class Controller: UIViewController {
                private let host = UIHostingController(rootView: Row(isWide: false))
                func wide() { host.rootView = Row(isWide: true) }
                func narrow() { host.rootView = Row(isWide: false) }
            }
            """))
        #expect(found == (true, true))
    }

    @Test(arguments: [
        ("Row(isWide: true); Row(isWide: false)", ""), ("wide; narrow", "let wide = Row(isWide: true); let narrow = Row(isWide: false)"),
        ("Row(isWide: true); Text(make().name)", "struct Other { var isWide: Bool; var name = \"\" }\nfunc make() -> Other { .init(isWide: on) }"),
        ("Row(isWide: true); Text(\"\\([on].map(Other.init).count)\")", "struct Other { var isWide: Bool }"),
    ])
    func constantsAtPlacesOfTheirOwnNeverEndIt(body: String, members: String) throws {
        #expect(try ends(page(body, members)) == (false, false))
    }

    // MARK: Objects

    /// What is given is `@Environment(Store.self) var store`, whose `isWide` decides.
    private func ending(_ store: String, _ more: String) throws -> (ends: [String], constants: [String]) {
        let project = try InspectedProject(["Row.swift": Self.row, "Screen.swift": """
            struct Screen: View {
                @Environment(Store.self) private var store
                var body: some View {
                    if store.isWide { Ed().padding() } else { Ed() }
                }
            }
            @Observable final class Store { \(store) }
            struct Other: View { @Binding var isOn: Bool; var body: some View { Button("a") { isOn.toggle() } } }
            \(more)
            """])
        let found = try project.explain("Screen.swift:5")
        return (found.ends, found.constants)
    }

    @Test(arguments: [
        ("var isWide = false", "struct Page: View { @Environment(Store.self) var store; var body: some View { Other(isOn: Bindable(store).isWide) } }"),
        ("var isWide = false; func go() { self[keyPath: \\Store.isWide] = true }", ""),
        ("let isWide: Bool; init(isWide: Bool) { self.isWide = isWide }", "struct Page: View { @State var all: [Store]; @State var i = 0; var body: some View { VStack { Stepper(\"a\", value: $i); Screen().environment(all[i]) } } }"),
    ])
    func anObjectThatChangesOrIsAnotherOneEndsIt(store: String, more: String) throws {
        let found = try ending(store, more)
        #expect(!found.ends.isEmpty && found.constants.isEmpty, "\(found)")
    }

    @Test func anObjectThatStaysAndIsNotWrittenNeverEndsIt() throws {
        let found = try ending("let isWide = Bool.random()", "struct Page: View { @State private var store = Store(); var body: some View { Screen().environment(store) } }")
        #expect(found.ends.isEmpty && !found.constants.isEmpty, "\(found)")
    }

    // MARK: Who is none

    /// The makers that `explain` names of the view that holds a text field, with what ends them.
    private func makers(_ code: String) throws -> [[String: Any]] {
        let line = try #require(code.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("TextField") })
        let document = try InspectedProject(["Page.swift": code]).explain("Page.swift:\(line + 2)").document
        let instance = try #require((document["instances"] as? [[String: Any]])?.first, "\(document)")
        return try #require(instance["makers"] as? [[String: Any]], "\(instance)")
    }

    @Test func aHelperThatNothingUsesMakesNothing() throws {
        let code = """
            struct Card: View { @State private var t = ""; var body: some View {
                TextField("a", text: $t)
            } }
            struct Page: View {
                var body: some View { used }
                private var used: some View { Card() }
                private var old: some View { VStack { Card() } }
            }
            """
        #expect(try makers(code).count == 1)
    }

    @Test func whoGivesNothingToShowMakesNothing() throws {
        let code = """
            struct Card: View {
                var title: String?
                @State private var t = ""
                var body: some View {
                    if let title { Text(title)
                        TextField("a", text: $t)
                    } }
            }
            struct Page: View {
                @State private var on = false
                var body: some View { Card(title: "a").sheet(isPresented: $on) { Card(); Card(title: nil) } }
            }
            """
        #expect(try makers(code).count == 1)
    }

    @Test func whatEndsAMakerFurtherUpIsFoundForEach() throws {
        let code = """
            struct Card: View { @State private var t = ""; var body: some View {
                TextField("a", text: $t)
            } }
            struct Near: View { @State private var on = false; var body: some View { Toggle("a", isOn: $on); if on { Card() } } }
            struct Plain: View { var body: some View { Card() } }
            struct Page: View { @State private var on = false; var body: some View { Toggle("a", isOn: $on); if on { Plain() }; Near() } }
            """
        let found = try makers(code).map { ($0["endedBy"] as? [Any])?.count ?? 0 }
        #expect(found.filter { $0 > 0 }.count == 2, "\(found)")
    }

    @Test func aSceneWithModifiersIsGoneInto() throws {
        let code = """
            struct Start: App {
                @State private var on = false
                @State private var t = ""
                @Environment(\\.scenePhase) private var phase
                var body: some Scene {
                    WindowGroup { Toggle("a", isOn: $on)
                        if on {
                            TextField("a", text: $t)
                        } }
                        .onChange(of: phase) { on = false }
                        .commands { CommandMenu("a") { Button("b") { on = true } } }
                }
            }
            """
        let line = try #require(code.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("TextField") })
        let found = try InspectedProject(["Page.swift": code]).explain("Page.swift:\(line + 2)")
        #expect(found.ends.contains { $0.hasPrefix("`if on`") }, "\(found.ends)")
    }

    // MARK: Who writes

    @Test(arguments: [
        ("Button(\"x\") { UserDefaults.standard.set(false, forKey: \"k\") }", "", 2), ("Button(\"x\") { UserDefaults.standard.set(true, forKey: \"k\") }", "", 1), ("Button(\"x\") { UserDefaults.standard.set(true, forKey: \"other\") }", "", 1),
        ("Other()", "struct Other: View { @AppStorage(\"k\") private var on = false; var body: some View { Button(\"x\") { on.toggle() } } }", 2),
        ("Other()", "struct Other: View { @AppStorage(\"k2\") private var on = false; var body: some View { Button(\"x\") { on.toggle() } } }", 1),
    ])
    func aSettingIsWrittenByItsKey(beside: String, other: String, writes: Int) throws {
        let code = """
            import Foundation
            struct Page: View {
                @AppStorage("k") private var on = false
                @State private var t = ""
                var body: some View {
                    \(beside)
                    Toggle("a", isOn: $on)
                    if on {
                        TextField("a", text: $t)
                    }
                }
            }
            \(other)
            """
        let line = try #require(code.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("TextField") })
        let document = try InspectedProject(["Page.swift": code]).explain("Page.swift:\(line + 2)").document
        let ends = try #require((document["instances"] as? [[String: Any]])?.first?["endedBy"] as? [[String: Any]])
        #expect((ends.first?["writes"] as? [Any])?.count == writes, "\(ends)")
    }

    @Test func thePathOfAnObservedObjectIsWrittenInTheObject() throws {
        let code = """
            @Observable final class Model { var path = [Int](); func start() { path = [] } }
            struct Page: View {
                @Environment(Model.self) private var model
                @State private var t = ""
                var body: some View {
                    @Bindable var model = model
                    NavigationStack(path: $model.path) {
                        Button("x") { model.start() }.navigationDestination(for: Int.self) { _ in
                            TextField("a", text: $t)
                        }
                    }
                }
            }
            """
        let line = try #require(code.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("TextField") })
        let document = try InspectedProject(["Page.swift": code]).explain("Page.swift:\(line + 2)").document
        let ends = try #require((document["instances"] as? [[String: Any]])?.first?["endedBy"] as? [[String: Any]])
        #expect(((ends.first?["writes"] as? [Any])?.count ?? 0) >= 1, "\(ends)")
    }

    // MARK: What only updates it

    @Test(arguments: [("model.count", true), ("1", false)])
    func anObservedObjectUpdatesWhoReadsIt(read: String, isUpdated: Bool) throws {
        let code = """
            @Observable final class Model { var count = 0 }
            struct Card: View {
                @Environment(Model.self) private var model
                @State private var t = ""
                var body: some View { Text("\\(\(read))"); Button("x") { model.count += 1 } }
            }
            struct Page: View {
                @State private var model = Model()
                var body: some View {
                    Card()
                        .environment(model)
                }
            }
            """
        let output = try InspectedProject(["Page.swift": code]).run("explain", "Page.swift:11").output
        #expect(output.contains("its own `model`") == isUpdated, "\(output)")
        #expect(output.contains("`Card: @dependencies changed.` when its own `model` changes") == isUpdated, "\(output)")
        #expect(!output.contains("_model changed.` when"), "\(output)")
    }

    @Test(arguments: [("var n = 0", false), ("@Published var n = 0", true), ("var n = 0 { willSet { objectWillChange.send() } }", true)])
    func anObjectThatAnnouncesNothingUpdatesNobody(member: String, isUpdated: Bool) throws {
        let code = """
            final class Quiet: ObservableObject { \(member) }
            struct Card: View { @StateObject private var quiet = Quiet(); var body: some View { Text("a") } }
            struct Page: View {
                var body: some View {
                    Card()
                }
            }
            """
        let output = try InspectedProject(["Page.swift": code]).run("explain", "Page.swift:6").output
        #expect(output.contains("its own `quiet`") == isUpdated, "\(output)")
    }

    /// What everybody makes is not told place by place; of that many, who makes the makers is not asked.
    @Test func manyPlacesAreCounted() throws {
        let screens = (1...120).map { "struct Screen\($0): View { var body: some View { Label() } }" }.joined(separator: "\n")
        let label = "struct Label: View {\nvar body: some View {\nText(\"a\")\n}\n}\n"
        let few = try InspectedProject(["A.swift": label + screens.split(separator: "\n").prefix(24).joined(separator: "\n")]).run("explain", "A.swift:4").output
        #expect(few.contains("  Screen24.body, line 30\n") && !few.contains("more place"), "\(few)")
        let project = try InspectedProject(["A.swift": label + screens + "\nstruct Home: View { var body: some View { Screen1() } }"])
        let many = try project.run("explain", "A.swift:4").output
        #expect(many.contains("  Screen24.body, line 30\n  and at 96 more places, which `--format json` lists\n  and code that was not read\n"), "\(many)")
        let instance = try #require((try project.explain("A.swift:4").document["instances"] as? [[String: Any]])?.first)
        #expect((instance["makers"] as? [Any])?.count == 120 && instance["makersAreComplete"] as? Bool == false)
    }

    /// A maker further out that gives what leads to another arm makes no such view.
    @Test func aMakerThatLeadsElsewhere() throws {
        let found = try InspectedProject(["Tabs.swift": """
            enum Tab { case home, more }
            struct Draft: View { @State private var text = ""; var body: some View { TextField("a", text: $text) } }
            struct More: View { var body: some View { VStack { Draft() } } }
            struct Page: View { let tab: Tab; var body: some View { switch tab { case .home: Text("a"); case .more: More() } } }
            struct Phone: View { var body: some View { VStack { Page(tab: .home) } } }
            struct Desk: View { var body: some View { VStack { Page(tab: .more) } } }
            struct Screen: View { var body: some View { VStack { Phone(); Desk() } } }
            """]).run("explain", "Draft").output
        #expect(found.contains("`Page` in Desk.body") && !found.contains("Phone.body"), "\(found)")
    }
}
