import Foundation
import Testing

@testable import LintCore

/// Of the code that writes what decides about a view, that comes first which is seen to run while the view is there; of the rest the places are told.
@Suite struct ExplainTogetherTests {
    private static let note = """
        struct Note: View { @State private var text = ""; var body: some View { TextField("a", text: $text) } }

        """
    private static let start = "\n@main struct Main: App { var body: some Scene { WindowGroup { Root() } } }"

    private func explained(_ code: String) throws -> String { try InspectedProject(["Screen.swift": Self.note + code + Self.start]).run("explain", "Note").output }

    /// The button of the failure is not there while the note is.
    private static let loader = """
        final class Loader: ObservableObject {
            @Published var text: String?
            func load() async { text = nil; text = await fetch() }
        }
        struct Failure: View { let retry: () -> Void; var body: some View { Button("Again", action: retry) } }
        struct Root: View {
            @StateObject private var loader = Loader()
            var body: some View {
                VStack {
                    if let text = loader.text { Note() } else { Failure { Task { await loader.load() } } }
                }
                OTHERS
            }
        }
        """

    @Test func whatRunsBesideTheViewIsNamedAndNotTheOtherArm() throws {
        let found = try explained(Self.loader.replacing("OTHERS", with: ".refreshable { await loader.load() }"))
        #expect(found.contains("\nends when `if let text = loader.text` takes another branch; `text` is written at line 5, in `load()` of `Loader`, called in `refreshable` (line 14)\n"), "\(found)")
        #expect(!found.contains("Failure` (line"), "\(found)")
    }

    @Test func anotherArmAloneIsToldAsNotSeen() throws {
        let code = """
            final class Loader: ObservableObject { @Published var text: String?; let listener = Listener(); func listen() { listener.begin { self.text = nil } } }
            struct Other: View { @ObservedObject var loader: Loader; var body: some View { Button("Listen") { loader.listen() } } }
            struct Root: View {
                @StateObject private var loader = Loader()
                var body: some View { VStack { if let text = loader.text { Note() } else { Other(loader: loader) } } }
            }
            """
        let found = try explained(code)
        #expect(found.contains("\nmay end when `if let text = loader.text` takes another branch; `text` is written at line 3, in `listen()` of `Loader`, called in `Button` (line 4), not seen to run while it is there\n"), "\(found)")
        #expect(found.contains("\n    written, but not seen to run while it is there: line 3\n"), "\(found)")
        let instances = try #require(try InspectedProject(["Screen.swift": Self.note + code + Self.start]).explain("Note").document["instances"] as? [[String: Any]])
        let writes = (instances[0]["endedBy"] as? [[String: Any]])?.flatMap { $0["writes"] as? [[String: Any]] ?? [] } ?? []
        #expect(writes.map { $0["isSeenMeanwhile"] as? Bool } == [false])
    }

    /// What a system calls may come at any time, and so may what is announced.
    @Test(arguments: [
        ("NSObject, CLLocationManagerDelegate", "func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { isOn = false }"),
        ("NSObject", "override func observeValue(forKeyPath path: String?) { isOn = false }"),
        ("NSObject", "@objc func changed() { isOn = false }"),
    ])
    func whatComesFromOutsideCounts(above: String, member: String) throws {
        let found = try explained("""
            import CoreLocation
            final class Model: \(above), ObservableObject { @Published var isOn = true; \(member) }
            struct Root: View { @StateObject private var model = Model(); var body: some View { if model.isOn { Note() } } }
            """)
        #expect(found.contains("\nends when `if model.isOn` shows or hides it; `isOn` is written at line 4, "), "\(found)")
        #expect(!found.contains("not seen to run"), "\(found)")
    }

    /// A sheet, a tab and a page beside it are there with it; what is seen to make them counts.
    @Test(arguments: [
        "VStack { if isOn { Note() } }.sheet(isPresented: $isShown) { Switch(isOn: $isOn) }",
        "TabView { VStack { if isOn { Note() } }; Switch(isOn: $isOn) }",
        "NavigationStack { VStack { if isOn { Note() } }.toolbar { NavigationLink(\"go\") { Switch(isOn: $isOn) } } }",
    ])
    func whatStandsBesideItCounts(body: String) throws {
        let found = try explained("""
            struct Switch: View { @Binding var isOn: Bool; var body: some View { Button("a") { isOn.toggle() } } }
            struct Root: View { @State private var isOn = true; @State private var isShown = false; var body: some View { \(body) } }
            """)
        #expect(found.contains("`isOn` is written at line 3, in `Button` of `Switch`\n"), "\(found)")
        #expect(!found.contains("not seen to run"), "\(found)")
    }

    /// A store that previews alone use writes nothing for people.
    @Test(arguments: [(false, false), (true, true)])
    func whatPreviewsAloneUseIsNoWriter(isUsed: Bool, isWriter: Bool) throws {
        let found = try explained("""
            class Store: ObservableObject { @Published var isOn = true; @objc func close() { isOn = false } }
            final class SampleStore: Store { static let shared = SampleStore(); @objc func flip() { isOn = !isOn } }
            struct Root: View { @ObservedObject var store: Store = \(isUsed ? "SampleStore.shared" : "Store()"); var body: some View { if store.isOn { Note() } } }
            #Preview { let store = SampleStore.shared; Root(store: store) }
            """)
        #expect(found.contains("in `close()` of `Store`"), "\(found)")
        #expect(found.contains("in `flip()` of `SampleStore`") == isWriter, "\(found)")
    }

    /// A row may go, and the page that shows the list is left.
    @Test func whatIsAroundAMakerIsToldThoughThatMayEnd() throws {
        let found = try explained("""
            struct Row: View { var body: some View { Note() } }
            struct Listing: View { @State private var items = [1, 2]; var body: some View { List { ForEach(items, id: \\.self) { _ in Row() }; Button("a") { items = [] } } } }
            struct Root: View { var body: some View { NavigationStack { NavigationLink("go") { Listing() } } } }
            """)
        #expect(found.contains("  `Listing` in Root.body, line 5  [root, destination]\n    ends when it is popped (line 5)\n"), "\(found)")
    }

    /// Rows that are given a binding write their element: `zip` writes nothing.
    @Test func whatGivesPlacesWritesNothing() throws {
        let found = try explained("""
            struct Root: View {
                @State private var items = [1, 2]
                var body: some View { List { ForEach(Array(zip(items.indices, $items)), id: \\.0) { _, _ in Note() }; Button("a") { items = [] } } }
            }
            """)
        #expect(found.contains("`items` is written at line 5"), "\(found)")
        #expect(!found.contains("by `zip`"), "\(found)")
    }
}
