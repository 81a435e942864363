import Testing

@testable import LintCore

/// What callers give settles conditions of a container or a helper: arms that are never taken are no views.
@Suite struct SettledConditionTests {
    private static let leaf = "struct Leaf: View { var n = 0; @State private var open = false; var body: some View { Toggle(\"a\", isOn: $open) } }\n"

    // MARK: Initializers

    private static let section = """
        struct Themed<H: View, F: View, C: View>: View {
            let header: H?; let footer: F?; let content: C; var isWide = false
            init(@ViewBuilder content: () -> C, @ViewBuilder header: () -> H, @ViewBuilder footer: () -> F) {
                self.header = header(); self.footer = footer(); self.content = content()
            }
            var body: some View {
                if let header, let footer { Section { content } header: { header } footer: { footer } }
                else if let header { Section { content } header: { header } }
                else if let footer { Section { content } footer: { footer } }
                else { Section { content } }
            }
        }
        extension Themed where H == EmptyView { init(@ViewBuilder content: () -> C, @ViewBuilder footer: () -> F) { header = nil; self.footer = footer(); self.content = content() } }
        extension Themed where F == EmptyView { init(@ViewBuilder content: () -> C, @ViewBuilder header: () -> H) { self.header = header(); footer = nil; self.content = content() } }
        extension Themed where H == EmptyView, F == EmptyView { init(@ViewBuilder content: () -> C) { header = nil; footer = nil; self.content = content() } }

        """

    @Test(arguments: [
        ("", "else"), ("header: { Text(\"\\(n)\") }", "else if let header"), ("footer: { Text(\"f\") }", "else if let footer"),
        ("header: { if n > 1 { Text(\"h\") } } footer: { Text(\"f\") }", "if let header, let footer"),
    ])
    func theInitializerSettlesWhatIsNil(slots: String, arm: String) throws {
        let code = "struct S: View { @State var n = 0; var body: some View { Form { Themed {\nLeaf()\n} \(slots); Button(\"b\") { n += 1 } } } }"
        let project = try InspectedProject(["Screen.swift": Self.leaf + Self.section + code])
        let before = (Self.leaf + Self.section).filter { $0 == "\n" }.count
        let said = try project.explain("Screen.swift:\(before + 3)")
        #expect(said.paths.count == 1 && said.paths[0].contains(arm), "\(said.paths)")
        #expect(said.ends == ["`S` itself goes"] || said.ends.isEmpty, "\(said.ends)")
        let leaves = try project.trace("Screen.swift", "S", "n").filter { $0.name == "Leaf" }
        #expect(leaves.count == 1 && ["skipped", "untouched"].contains(leaves[0].verdict), "\(leaves)")
    }

    @Test func anOptionalResultMayBeNil() throws {
        let code = """
            struct Box<H: View>: View { let header: H?; init(header: () -> H?) { self.header = header() }; var body: some View { if let header { header } else { Leaf() } } }
            struct S: View { @State var n = 0; var body: some View { Box { n > 1 ? Text("a") : nil }; Button("b") { n += 1 } } }
            """
        let rows = try InspectedProject(["Screen.swift": Self.leaf + code]).trace("Screen.swift", "S", "n")
        #expect(rows.filter { $0.name == "Leaf" }.map(\.verdict) == ["recreated"], "\(rows)")
    }

    // MARK: Containers in containers

    @Test func containersAreFollowedIntoOneAnother() throws {
        let code = """
            struct Outer<C: View>: View {
                @State private var isHigh = false
                private let content: C
                init(padding: Double = 10, @ViewBuilder content: () -> C) { self.content = content() }
                var body: some View { GeometryReader { _ in if isHigh { ScrollView { stack } } else { stack } }.onAppear { isHigh.toggle() } }
                private var stack: some View { VStack { content } }
            }
            struct Inner<H: View, C: View>: View {
                private let header: H, content: C
                init(@ViewBuilder header: () -> H, @ViewBuilder content: () -> C) { self.header = header(); self.content = content() }
                init(@ViewBuilder content: () -> C) where H == EmptyView { self.init { EmptyView() } content: { content() } }
                init(_ title: String, @ViewBuilder content: () -> C) where H == Text { self.init { Text(title) } content: { content() } }
                var body: some View { VStack { header; content } }
            }
            struct S: View { var body: some View { Outer { Inner {
                Leaf()
            }; Inner("a") { Leaf(n: 1) } } } }
            """
        let said = try InspectedProject(["Screen.swift": Self.leaf + code]).explain("Screen.swift:18")
        #expect(said.view == "Leaf" && said.paths.count == 2, "\(said.paths)")
        #expect(said.paths.allSatisfy { $0.contains("in Inner.body") && !$0.contains { $0.hasPrefix("unknown") } }, "\(said.paths)")
        #expect(said.ends.first == "`if isHigh` takes another branch" && said.endingVariables == ["isHigh"], "\(said.document)")
    }

    // MARK: Helpers

    private func texts(_ parameters: String, _ body: String, _ call: String) throws -> [[String]] {
        let code = """
            enum Kind: Equatable { case a, b, sized(Int), named(String) }
            struct S: View {
                @State var n = 0
                @State var kind = Kind.a
                var body: some View { VStack { help(\(call)); Button("b") { n += 1; kind = .b } } }
                @ViewBuilder func help(\(parameters)) -> some View { \(body) }
            }
            """
        return try InspectedProject(["Screen.swift": code]).trace("Screen.swift", "S", "n").filter { $0.name == "Text" }.map(\.path)
    }

    private static let cases = "switch kind { case .a: Text(\"a\\(n)\"); case .sized(let m) where m > n: Text(\"c\\(n)\"); case .sized(1): Text(\"d\\(n)\"); case .sized: Text(\"e\\(n)\"); default: Text(\"f\\(n)\") }"

    @Test(arguments: [
        ("kind: Kind", cases, "kind: .a", ["case .a"]), ("kind: Kind", cases, "kind: Kind.b", ["default"]),
        ("kind: Kind", cases, "kind: .sized(3)", ["case .sized(let m) where m > n", "case .sized(1)", "case .sized"]),
        ("kind: Kind", cases, "kind: kind", ["case .a", "case .sized(let m) where m > n", "case .sized(1)", "case .sized", "default"]),
        ("kind: Kind = .b", cases, "", ["default"]),
        ("_ on: Bool", "if on { Text(\"\\(n)\") } else { Text(\"\\(n)\") }", "true", ["if on"]),
        ("_ on: Bool", "if !on && n > 1 { Text(\"\\(n)\") } else { Text(\"\\(n)\") }", "true", ["else"]),
        ("_ on: Bool", "if on && n > 1 { Text(\"\\(n)\") } else { Text(\"\\(n)\") }", "true", ["if on && n > 1", "else"]),
        ("_ on: Bool", "if on || n > 1 { Text(\"\\(n)\") } else { Text(\"\\(n)\") }", "true", ["if on || n > 1"]),
        ("_ on: Bool = false", "if on { Text(\"\\(n)\") } else { Text(\"\\(n)\") }", "", ["else"]),
        ("_ name: String? = nil", "if let name { Text(name + \"\\(n)\") } else { Text(\"\\(n)\") }", "", ["else"]),
        ("_ name: String? = nil", "if name != nil { Text(\"\\(n)\") } else { Text(\"\\(n)\") }", "\"a\"", ["if name != nil"]),
        ("_ on: Bool", "VStack { if on { if false { Text(\"\\(n)\") } else { Text(\"\\(n)\") } } }", "true", ["if on"]),
        ("kind: Kind", "if kind == .b { Text(\"\\(n)\") } else { Text(\"\\(n)\") }", "kind: .b", ["if kind == .b"]),
        ("kind: Kind", "if kind == .sized(1) { Text(\"\\(n)\") } else { Text(\"\\(n)\") }", "kind: .sized(n)", ["if kind == .sized(1)", "else"]),
        ("kind: Kind", "if case .named(let name) = kind { Text(name + \"\\(n)\") } else { Text(\"\\(n)\") }", "kind: .named(\"\\(n)\")", ["if case .named(let name) = kind"]),
        ("kind: Kind", "if case .named(let name) = kind { Text(name + \"\\(n)\") } else { Text(\"\\(n)\") }", "kind: .a", ["else"]),
    ])
    func aConstantChoosesTheArm(parameters: String, body: String, call: String, arms: [String]) throws {
        let paths = try texts(parameters, body, call)
        #expect(paths.count == arms.count && zip(paths, arms).allSatisfy { $0.contains($1) }, "\(paths)")
    }
}

extension SettledConditionTests {
    private static let kinds = """
        enum Kind { case plain, titled(String), sized(Int, String?) }
        struct Row: View {
            let kind: Kind
            var body: some View {
                switch kind {
                case .plain: Leaf()
                case .titled(let title): Leaf(n: title.count)
                case .sized(let size, _): Leaf(n: size)
                }
            }
        }
        struct Asking: View {
            let kind: Kind
            var body: some View {
                switch kind {
                case .sized(1, _): Leaf()
                case .sized(let size, _) where size > 2: Leaf(n: size)
                default: Leaf(n: 3)
                }
            }
        }
        struct One: View { let kind: Kind; var body: some View { if case .titled(let title) = kind { Leaf(n: title.count) } } }

        """

    /// The same case with something else in it is the same arm.
    @Test(arguments: [
        ("Row(kind: .titled(\"\\(n)\"))", false), ("Row(kind: Kind.sized(n, nil))", false), ("One(kind: .titled(\"\\(n)\"))", false),
        ("Row(kind: n > 1 ? .titled(\"\\(n)\") : .plain)", true), ("Asking(kind: .sized(n, nil))", true),
    ])
    func aCaseThatHoldsSomethingElseIsTheSame(view: String, isEnded: Bool) throws {
        let code = "struct S: View { @State var n = 0; var body: some View { \(view); Button(\"b\") { n += 1 } } }"
        let rows = try InspectedProject(["Screen.swift": Self.leaf + Self.kinds + code]).trace("Screen.swift", "S", "n").filter { $0.name == "Leaf" }
        #expect(!rows.isEmpty && rows.contains { $0.verdict == "recreated" } == isEnded, "\(rows)")
    }
}
