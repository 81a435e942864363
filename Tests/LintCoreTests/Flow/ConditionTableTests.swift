import Testing

@testable import LintCore

/// How often a condition changes, for each place where its value can live and each way in which it can reach the condition. What is
/// expected is what docs/how-it-decides.md, "Conditions", says of the place: a way adds nothing but that what callers give, all of them
/// constants, is K3.
@Suite struct ConditionTableTests {
    /// Where a value lives.
    struct Home: CustomTestStringConvertible {
        let name: String
        /// Beside the view.
        var declarations = ""
        /// Of the view.
        var members = ""
        /// A Boolean in the code of the view.
        let value: String
        /// What makes of the view are given.
        var arguments = ""
        let expected: ConstancyClass
        /// The places that decide, whichever way the value takes; nil where they are not asked for.
        var deciding: [String]?

        var testDescription: String { name }
    }

    /// How it reaches a condition, in the view or in another one.
    enum Way: String, CaseIterable {
        case direct, local, closure, computed, computedTwice, decided, function, helper, initializer, delegated, member, generic, otherFile, chain
        case payload

        /// The condition that is asked about.
        func condition(_ value: String) -> String { self == .direct ? value : "shown_" + rawValue }

        /// The members of the view, the code of its body, and the declarations of another file.
        func code(_ value: String) -> (members: String, body: String, file: String) {
            let shown = condition(value)
            let child = "Child_" + rawValue
            let branch = "if \(shown) { Text(\"a\") } else { Text(\"b\") }"
            let view = "struct \(child): View { let \(shown): Bool; var body: some View { \(branch) } }"
            return switch self {
            case .direct: ("", branch, "")
            case .local: ("", "let \(shown) = \(value)\n\(branch)", "")
            case .closure: ("", "VStack { Group { let \(shown) = \(value)\n\(branch) } }", "")
            case .computed: ("var \(shown): Bool { \(value) }", branch, "")
            case .computedTwice: ("var \(shown): Bool { inner }; var inner: Bool { return !(\(value)) }", branch, "")
            case .decided: ("var \(shown): Bool { if \(value) { return true } else { return false } }", branch, "")
            case .function: ("func part(_ \(shown): Bool) -> some View { Group { \(branch) } }", "part(\(value))", "")
            case .helper:
                ("", "Text(\"c\").marked(\(value))", """
                    extension View { @ViewBuilder func marked(_ \(shown): Bool) -> some View { if \(shown) { bold() } else { self } } }
                    """)
            case .initializer:
                ("", "\(child)(flag: \(value))", """
                    struct \(child): View {
                        let \(shown): Bool
                        init(flag: Bool) { \(shown) = flag }
                        var body: some View { \(branch) }
                    }
                    """)
            case .delegated:
                ("", "\(child)(\(value))", """
                    struct \(child): View {
                        let \(shown): Bool
                        init(_ flag: Bool) { self.init(flag: flag) }
                        init(flag: Bool) { self.\(shown) = flag }
                        var body: some View { \(branch) }
                    }
                    """)
            case .member: (view, "\(child)(\(shown): \(value))", "")
            case .generic:
                ("", "\(child)(\(shown): \(value)) { Text(\"c\") }", """
                    struct \(child)<Content: View>: View {
                        let \(shown): Bool
                        @ViewBuilder let content: Content
                        var body: some View { if \(shown) { content.bold() } else { content } }
                    }
                    """)
            case .otherFile: ("", "\(child)(\(shown): \(value))", view)
            case .payload:
                ("", "switch Known.whole(\(value)) { case .none: Text(\"c\"); case .whole(let \(shown)): \(branch) }", "enum Known { case none, whole(Bool) }")
            case .chain: ("", "Outer(flag: \(value))", view + "\nstruct Outer: View { let flag: Bool; var body: some View { VStack { \(child)(\(shown): flag) } } }")
            }
        }

        /// Whether what is given is asked of callers.
        var asksCallers: Bool {
            switch self {
            case .direct, .local, .closure, .computed, .computedTwice, .decided, .payload: false
            case .function, .helper, .initializer, .delegated, .member, .generic, .otherFile, .chain: true
            }
        }
    }

    static let homes: [Home] = [
        Home(name: "literal", value: "true", expected: .literal, deciding: []),
        Home(name: "let", members: "let isOn = true", value: "isOn", expected: .literal),
        Home(name: "static let", declarations: "enum Flags { static let isOn = true }", value: "Flags.isOn", expected: .process, deciding: []),
        Home(
            name: "static var", declarations: "enum Flags { static var isOn = true; static func flip() { isOn.toggle() } }", value: "Flags.isOn", expected: .unknown,
            deciding: ["Flags.isOn"]),
        Home(name: "static var that nobody writes", declarations: "enum Flags { static var isOn = true }", value: "Flags.isOn", expected: .process, deciding: []),
        Home(name: "global let", declarations: "let isGlobal = true", value: "isGlobal", expected: .process),
        Home(
            name: "global var", declarations: "var isGlobal = true; func flip() { isGlobal = false }", value: "isGlobal", expected: .unknown, deciding: ["isGlobal"]),
        Home(name: "device", value: "UIDevice.current.userInterfaceIdiom == .pad", expected: .process),
        Home(name: "given constants", members: "let isOn: Bool", value: "isOn", arguments: "isOn: true", expected: .callSite, deciding: []),
        Home(name: "given state", members: "let isOn: Bool", value: "isOn", arguments: "isOn: isRoot", expected: .dynamic, deciding: ["Root.isRoot"]),
        Home(name: "given presence", members: "let title: String?", value: "title != nil", arguments: "title: \"a\"", expected: .callSite),
        Home(name: "@State", members: "@State private var isOn = false", value: "isOn", expected: .dynamic, deciding: ["Screen.isOn"]),
        Home(name: "@State of a struct", declarations: "struct Filter { var isOn = false }", members: "@State private var filter = Filter(); func act() { filter.isOn = true }", value: "filter.isOn", expected: .dynamic, deciding: ["Screen.filter.isOn"]),
        Home(name: "@State of an optional", members: "@State private var title: String?", value: "title == nil", expected: .dynamic, deciding: ["Screen.title"]),
        Home(name: "@Binding", members: "@Binding var isOn: Bool", value: "isOn", arguments: "isOn: $isRoot", expected: .dynamic, deciding: ["Screen.isOn"]),
        Home(name: "@FocusState", members: "@FocusState private var isFocused", value: "isFocused", expected: .dynamic, deciding: ["Screen.isFocused"]),
        Home(name: "@AppStorage", members: "@AppStorage(\"a\") var isOn = false", value: "isOn", expected: .environment, deciding: ["Screen.isOn"]),
        Home(name: "colour scheme", members: "@Environment(\\.colorScheme) var scheme", value: "scheme == .dark", expected: .environment, deciding: ["Screen.scheme"]),
        Home(name: "size class", members: "@Environment(\\.horizontalSizeClass) var size", value: "size == .compact", expected: .dynamic, deciding: ["Screen.size"]),
        Home(name: "environment object", declarations: "final class Store: ObservableObject { @Published var isOn = false }", members: "@EnvironmentObject var store: Store", value: "store.isOn", expected: .dynamic, deciding: ["Store.isOn"]),
        Home(name: "@StateObject", declarations: "final class Store: ObservableObject { @Published var isOn = false }", members: "@StateObject private var store = Store()", value: "store.isOn", expected: .dynamic, deciding: ["Store.isOn"]),
        Home(name: "@ObservedObject", declarations: "final class Store: ObservableObject { @Published var isOn = false }", members: "@ObservedObject var store: Store", value: "store.isOn", arguments: "store: Store()", expected: .dynamic, deciding: ["Store.isOn"]),
        Home(name: "let of an observed object", declarations: "final class Store: ObservableObject { let isOn = false }", members: "@StateObject private var store = Store()", value: "store.isOn", expected: .callSite),
        Home(name: "@Observable", declarations: "@Observable final class Store { var isOn = false; func act() { isOn = true } }", members: "let store: Store", value: "store.isOn", arguments: "store: Store()", expected: .dynamic, deciding: ["Store.isOn"]),
        Home(name: "let of @Observable", declarations: "@Observable final class Store { let isOn = false }", members: "let store: Store", value: "store.isOn", arguments: "store: Store()", expected: .callSite),
        Home(name: "computed in @Observable", declarations: "@Observable final class Store { var n = 0; var isOn: Bool { n > 0 }; func act() { n = 1 } }", members: "@State private var store = Store()", value: "store.isOn", expected: .dynamic),
        Home(name: "enum case", declarations: "enum Phase { case empty, full }", members: "@State private var phase = Phase.empty", value: "phase == .full", expected: .dynamic, deciding: ["Screen.phase"]),
        Home(name: "enum payload", declarations: "enum Phase { case empty; case full(Bool); var isOn: Bool { if case .full(true) = self { true } else { false } } }", members: "@State private var phase = Phase.empty", value: "phase.isOn", expected: .dynamic),
        Home(name: "payload of a constant", declarations: "enum Phase { case empty; case full(Bool); var isOn: Bool { if case .full(true) = self { true } else { false } } }", members: "let phase: Phase", value: "phase.isOn", arguments: "phase: .full(true)", expected: .callSite),
        Home(name: "protocol member of state", declarations: "protocol Flagged { var isOn: Bool { get } }; struct Flags: Flagged { var isOn = false }", members: "@State private var flags: any Flagged = Flags(); func act() { flags = Flags(isOn: true) }", value: "flags.isOn", expected: .dynamic),
        Home(name: "protocol member of a constant", declarations: "protocol Flagged { var isOn: Bool { get } }; struct Flags: Flagged { let isOn = false }", members: "let flags: any Flagged", value: "flags.isOn", arguments: "flags: Flags()", expected: .callSite),
        Home(name: "protocol member of an object", declarations: "protocol Flagged: AnyObject { var isOn: Bool { get } }; final class Flags: ObservableObject, Flagged { @Published var isOn = false; func act() { isOn = true } }", members: "let flags: any Flagged", value: "flags.isOn", arguments: "flags: Flags()", expected: .dynamic, deciding: ["Flags.isOn"]),
        Home(name: "protocol member of a constant object", declarations: "protocol Flagged: AnyObject { var isOn: Bool { get } }; final class Flags: Flagged { let isOn = false }", members: "let flags: any Flagged", value: "flags.isOn", arguments: "flags: Flags()", expected: .callSite),
        Home(name: "protocol member of one of two objects", declarations: "protocol Flagged: AnyObject { var isOn: Bool { get } }; final class Flags: Flagged { let isOn = false }; final class Store: ObservableObject, Flagged { @Published var isOn = false }", members: "let flags: any Flagged", value: "flags.isOn", arguments: "flags: Flags()", expected: .dynamic),
        Home(name: "subscript of state", members: "@State private var flags = [true]", value: "flags[0]", expected: .dynamic, deciding: ["Screen.flags"]),
        Home(name: "subscript of a constant", declarations: "enum Flags { static let all = [true] }", value: "Flags.all[0]", expected: .process),
        Home(name: "comparison of constants", declarations: "enum Mode { case a, b }", members: "let mode: Mode", value: "mode == .a", arguments: "mode: .b", expected: .callSite),
        Home(name: "function", declarations: "func ask() -> Bool { Bool.random() }", value: "ask()", expected: .dynamic),
        Home(name: "function of state", declarations: "func ask(_ x: Bool) -> Bool { x }", members: "@State private var isOn = false", value: "ask(isOn)", expected: .dynamic, deciding: ["Screen.isOn"]),
        Home(name: "availability of state", members: "@State private var isOn = false", value: "isOn && UIDevice.current.userInterfaceIdiom == .pad", expected: .dynamic, deciding: ["Screen.isOn"]),
        Home(name: "time", value: "Date.now > Date.distantPast", expected: .dynamic, deciding: []),
    ]

    @Test(arguments: homes)
    func conditions(home: Home) throws {
        let code = Way.allCases.map { (way: $0, parts: $0.code(home.value)) }
        let screens = code.map { way, parts in
            "struct Screen_\(way): View { \(home.members)\n\(parts.members)\nvar body: some View { \(parts.body) } }"
        }
        let makes = code.map { "Screen_\($0.way)(\(home.arguments))" }
        let fixture = ModelFixture(files: [home.declarations + "\n" + screens.joined(separator: "\n") + """

            struct Root: View {
                @State private var isRoot = false
                var body: some View { Button("x") { isRoot.toggle() }; Group { \(makes.joined(separator: "\n")) } }
            }
            """] + code.map(\.parts.file))
        for way in Way.allCases {
            // Whether somebody gives it or nobody, a constant is one.
            let expected = way.asksCallers ? max(home.expected, .callSite) : home.expected
            try fixture.expectCondition(way.condition(home.value), is: expected)
            let deciding = home.deciding?.map { $0.replacingPrefix("Screen.", by: "Screen_\(way).") }
            if let deciding { try fixture.expectDeciding(way.condition(home.value), is: deciding) }
        }
    }

    @Test func whatACaseCarriesIsReplacedWhileTheCaseStays() throws {
        let fixture = ModelFixture(files: [
            """
            import SwiftUI
            struct Page { let isLast: Bool }
            enum Phase { case none, full(Page) }
            struct Reader: View {
                @State private var phase = Phase.none
                var body: some View {
                    Button("Next") { phase = .full(Page(isLast: true)) }
                    switch phase {
                    case .none: Text("none")
                    case .full(let page): if page.isLast { Text("last") } else { Text("more") }
                    }
                }
            }
            """,
        ])
        try fixture.expectCondition("page.isLast", is: .dynamic)
    }

    /// An environment value that is optional is there as often as what is given for it.
    @Test(arguments: [("ClosedRange<Int> = 0...1", ConstancyClass.callSite), ("ClosedRange<Int>?", .dynamic)])
    func presenceInTheEnvironment(of type: String, constancy: ConstancyClass) throws {
        let fixture = ModelFixture("""
            extension EnvironmentValues { @Entry var domain: ClosedRange<Int>? = nil }
            struct Graph: View {
                @Environment(\\.domain) private var domain
                var body: some View { if let domain { Text("\\(domain.lowerBound)") } }
            }
            struct Page: View {
                @State private var range: \(type)
                var body: some View {
                    Graph().environment(\\.domain, range)
                    Button("Next") { range = 1...2 }
                }
            }
            """)
        try fixture.expectCondition("let domain", is: constancy)
    }

    /// What a block has unwrapped, computed or been given is there, whatever value it has.
    @Test(arguments: [
        ("if let limit { Graph(domain: limit) }", ConstancyClass.callSite), ("if let limit = limit { Graph(domain: limit) }", .callSite), ("Graph(domain: limit)", .dynamic),
        ("let sum = count > 1 ? count + 1 : count; Graph(domain: sum)", .callSite), ("let sum: Int? = limit; Graph(domain: sum)", .dynamic),
        ("let sum = limit; Graph(domain: sum)", .dynamic), ("let sum: Int = limit ?? 0; Graph(domain: sum)", .callSite),
        ("part(count)", .callSite), ("ForEach(0..<3, id: \\.self) { row in Graph(domain: row) }", .callSite), ("open(limit)", .dynamic), ("each(limit)", .dynamic),
        ("let sum: Optional<Int> = limit; Graph(domain: sum)", .dynamic), ("let sum: Limit = limit; Graph(domain: sum)", .dynamic), ("let sum: (Int?) = limit; Graph(domain: sum)", .dynamic),
        ("if let limit = limits[0] { Graph(domain: limit) }", .dynamic), ("if let other { Graph(domain: other as? Int) }", .dynamic),
    ])
    func presenceOfLocals(code: String, constancy: ConstancyClass) throws {
        let fixture = ModelFixture("""
            typealias Limit = Int?
            struct Graph: View {
                let domain: Int?
                var body: some View { if let domain { Text("\\(domain)") } }
            }
            struct Page: View {
                @State private var count = 0
                @State private var limit: Int?
                @State private var limits: [Int: Int?] = [:]
                @State private var other: Any?
                var body: some View {
                    VStack { \(code) }
                    Button("Next") { count += 1; limit = count; limits[0] = limit; other = "a" }
                    Button("None") { limit = nil; limits[0] = .some(nil); other = 3 }
                }
                func part(_ number: Int) -> some View { \(code.hasPrefix("part") ? "Graph(domain: number)" : "Text(\"\")") }
                func each(_ number: Limit) -> some View { \(code.hasPrefix("each") ? "Graph(domain: number)" : "Text(\"\")") }
                func open(_ number: Int?) -> some View { \(code.hasPrefix("open") ? "Graph(domain: number)" : "Text(\"\")") }
            }
            """)
        try fixture.expectCondition("let domain", is: constancy)
    }
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String, by other: String) -> String { hasPrefix(prefix) ? other + dropFirst(prefix.count) : self }
}
