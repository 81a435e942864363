@testable import LintCore

extension FactVerdict {
    /// Facts of values, of collections and of what types conform to.
    static let values = fresh + changes + collections + counted + types + named

    private static let fresh = [
        FactVerdict(
            fact: .fresh, declaration: "UUID.init()", asked: .findings,
            code: "struct A: View { var body: some View { Note().id(NAME()) } }", own: "struct NAME: Hashable { }"),
        FactVerdict(
            fact: .fresh, declaration: "arc4random", asked: .findings,
            code: "struct A: View { var body: some View { Note().id(NAME()) } }", own: "func NAME() -> UInt32 { 4 }"),
    ]

    private static let named = each(
        "Color", "Image", of: .named, .assumed,
        in: "struct A: View { var body: some View { NAME.brand } }", own: "struct NAME: View { var body: some View { Note() } }")

    private static let changes = [
        FactVerdict(
            fact: .changes, declaration: "UIDevice", asked: .findings,
            code: "struct A: View { var body: some View { if NAME.current.name == \"a\" { Note() } else { Note().padding() } } }",
            own: "class NAME { static var current = NAME(); var name = \"\"; static func next() { current = NAME() } }"),
        FactVerdict(
            fact: .changes, declaration: "EnvironmentValues.colorScheme", asked: .findings,
            code: "struct A: View { @Environment(\\.NAME) var flag; var body: some View { if flag == .dark { Note() } else { Note().padding() } } }",
            own: """
                enum Look { case dark, light }
                extension EnvironmentValues { @Entry var NAME = Look.dark }
                struct B: View { @State var look = Look.dark; var body: some View { A().environment(\\.NAME, look); Button("a") { look = .light } } }
                """),
        FactVerdict(
            fact: .computes, declaration: "StringProtocol.hasPrefix", asked: .findings,
            code: """
                struct B: View { let title: String; var body: some View { if title.NAME("a") { Note() } else { Note().padding() } } }
                struct A: View { var body: some View { B(title: "a") } }
                """,
            own: "extension String { func NAME(_ other: String) -> Bool { Int.random(in: 0...1) == 0 } }"),
    ]

    private static let collections = [
        rows(.keepsOrder, "Sequence.lazy", "ForEach(items.NAME.indices, id: \\.self) { _ in Note() }", "extension Array { var NAME: [Int] { [1] } }"),
        rows(.places, "Collection.indices", "ForEach(items.NAME, id: \\.self) { _ in Note() }", "extension Array { var NAME: [Int] { [1] } }"),
        rows(.places, "Sequence.enumerated", "ForEach(Array(items.NAME()), id: \\.0) { _ in Note() }", "extension Array { func NAME() -> [(Int, Int)] { [] } }"),
        rows(
            .filters, "Sequence.filter", "ForEach(items.NAME { $0 > 1 }.indices, id: \\.self) { _ in Note() }",
            "extension Array { func NAME(_ n: (Element) -> Bool) -> [Element] { [] } }"),
        rows(.maps, "Sequence.map", "ForEach(items.NAME { _ in UUID() }, id: \\.self) { _ in Note() }", "extension Array { func NAME<T>(_ n: (Int) -> T) -> [Int] { [] } }"),
        rows(.reorders, "Sequence.shuffled()", "ForEach(items.NAME(), id: \\.self) { _ in Note() }", "extension Array { func NAME() -> [Element] { self } }"),
        texts(
            .searches, "Sequence.contains", "ForEach(items, id: \\.self) { _ in Note() }; Button(\"x\") { if !items.NAME(n) { items.append(n) } }",
            "extension Array { func NAME(_ n: Element) -> Bool { true } }"),
        texts(
            .mutates, "RangeReplaceableCollection.append", "ForEach(items, id: \\.self) { _ in Note() }; Button(\"x\") { items.NAME(n) }",
            "extension Array { mutating func NAME(_ n: Element) { } }"),
    ]

    private static let counted = [
        FactVerdict(
            fact: .counts, declaration: "Collection.isEmpty", asked: .ended,
            code: "struct A: View { @State private var items = [1]; var body: some View { if items.NAME { Note() }; Button(\"x\") { items = [] } } }",
            own: "extension Array { var NAME: Bool { count == 4 } }"),
        FactVerdict(
            fact: .uncovers, declaration: "View.presentationBackgroundInteraction", asked: .ended,
            code: """
                struct A: View {
                    @State private var isOn = false
                    var body: some View { Button("x") { isOn.toggle() }.sheet(isPresented: $isOn) { Note().NAME(.enabled) } }
                }
                """,
            own: "enum How { case enabled }; extension View { func NAME(_ how: How) -> some View { padding() } }"),
        FactVerdict(
            fact: .closes, declaration: "PresentationMode.dismiss", asked: .ended,
            code: """
                struct B: View { @Environment(\\.presentationMode) var mode; var body: some View { Button("x") { mode.wrappedValue.NAME() } } }
                struct A: View { @State private var isOn = false; var body: some View { Button("x") { isOn = true }.sheet(isPresented: $isOn) { B() } } }
                """,
            own: "extension PresentationMode { func NAME() { } }"),
        FactVerdict(
            fact: .stores, declaration: "UserDefaults.set", asked: .ended,
            code: """
                import Foundation
                struct A: View {
                    @AppStorage("k") private var isOn = false
                    var body: some View { if isOn { Note() }; Button("x") { UserDefaults.standard.NAME(true, forKey: "k") } }
                }
                """,
            own: "extension UserDefaults { func NAME(_ value: Bool, forKey: String) { } }"),
    ]

    private static let types = [
        FactVerdict(
            fact: .repeats, declaration: "Substring", asked: .findings,
            code: """
                struct A: View {
                    @State private var items: [NAME] = []
                    let n: NAME
                    var body: some View { VStack { ForEach(items, id: \\.self) { _ in Note() }; Button("x") { items.append(n) } } }
                }
                """,
            own: "enum NAME: Hashable { case a }"),
        FactVerdict(
            fact: .plain, declaration: "Angle", asked: .traced,
            code: """
                struct B: View, Equatable {
                    let n: NAME
                    let m: Int
                    var body: some View { Text("a") }
                    static func == (a: B, b: B) -> Bool { a.m == b.m }
                }
                struct A: View { @State private var n = NAME(); var body: some View { B(n: n, m: 1) } }
                """,
            own: "struct NAME { var text = \"\" }"),
        FactVerdict(
            fact: .hosts, declaration: "UIHostingController.rootView", asked: .findings,
            code: """
                import UIKit
                struct A: View {
                    let isOn: Bool
                    @State var text = ""
                    var body: some View { if isOn { TextField("a", text: $text).opacity(0.4) } else { TextField("a", text: $text) } }
                }
                final class C { var isOn = false; let host: UIHostingController<A>; init() { host = .init(rootView: A(isOn: false)) }; func f() { isOn.toggle(); host.NAME = A(isOn: isOn) } }
                """,
            own: "import UIKit\nextension UIHostingController { var NAME: Content { get { fatalError() } set { print(newValue) } } }"),
        FactVerdict(
            fact: .derived, declaration: "Decodable", asked: .findings,
            code: """
                struct Item: NAME, Identifiable { let id = UUID(); let name: String }
                struct A: View { let items: [Item]; var body: some View { ForEach(items) { _ in Note() } } }
                """,
            own: "protocol NAME { }"),
    ]

    private static func rows(_ fact: Fact, _ declaration: String, _ code: String, _ own: String) -> FactVerdict {
        FactVerdict(
            fact: fact, declaration: declaration, asked: .findings,
            code: """
                struct A: View {
                    @State private var items = [1, 2]
                    let n: Int
                    var body: some View { VStack { \(code); Button("y") { items.remove(at: 0) } } }
                }
                """,
            own: own)
    }

    private static func texts(_ fact: Fact, _ declaration: String, _ code: String, _ own: String) -> FactVerdict {
        FactVerdict(
            fact: fact, declaration: declaration, asked: .findings,
            code: """
                struct A: View {
                    @State private var items: [String] = []
                    let n: String
                    var body: some View { VStack { \(code) } }
                }
                """,
            own: own)
    }
}
