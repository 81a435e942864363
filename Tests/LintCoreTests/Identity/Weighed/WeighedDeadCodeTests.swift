import Testing

@testable import LintCore

/// See `WeighedCode`: what nobody sees decides nothing, and what code that was not read may use counts as used.
@Suite struct WeighedDeadCodeTests {
    private static let start = "@main struct Main: App { var body: some Scene { WindowGroup { Root() } } }\n"

    /// A view that nobody shows, or previews alone, gives nothing that counts.
    @Test(arguments: [("", 0), ("#Preview { Board() }", 0), ("struct Home: View { var body: some View { Board() } }", 0), ("extension Root { var board: some View { Board() } }", 0), ("extension Root { var more: some View { Board() } }", 1)])
    func whoIsShownDecides(other: String, count: Int) throws {
        let found = try WeighedCode.findings(Self.start + """
            struct Row: View {
                let isStatic: Bool
                var body: some View { VStack { if isStatic { Splash() } else { Splash().padding() } } }
            }
            struct Root: View { var body: some View { VStack { Row(isStatic: true)\(other.contains("more") ? "; more" : "") } } }
            struct Board: View {
                @State private var isOn = false
                var body: some View { VStack { Row(isStatic: isOn); Toggle("", isOn: $isOn) } }
            }
            \(other)
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == count, "\(found)")
    }

    /// Behind `#if` a chain goes on with `.name`: whoever is used there alone is used.
    @Test(arguments: [("#if targetEnvironment(macCatalyst)\n.badge(isOn)\n#endif", "warning"), ("", "note")])
    func aHelperThatAnotherBuildUsesIsUsed(use: String, severity: String) throws {
        let found = try WeighedCode.findings(Self.start + """
            struct Badge: ViewModifier {
                @Environment(\\.isEnabled) private var isEnabled
                @State private var isOn = false
                func body(content: Content) -> some View {
                    VStack {
                        if isOn { Splash() } else { Splash().padding() }
                        Toggle("", isOn: $isOn)
                    }
                }
            }
            extension View { func badge(_ isOn: Bool) -> some View { modifier(Badge()) } }
            struct Root: View {
                @State private var isOn = false
                var body: some View {
                    Text("a")
                        \(use)
                }
            }
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// A public member of a type that is not is no more visible than its type.
    @Test(arguments: [("", "note"), ("public ", "error")])
    func anIdIsAsVisibleAsItsType(visibility: String, severity: String) throws {
        let found = try WeighedCode.findings(Self.start + """
            \(visibility)enum Period: String, Identifiable {
                case day, week
                public var id: UUID { UUID() }
            }
            struct Root: View { var body: some View { ForEach([Period.day, .week], id: \\.self) { period in Text(period.rawValue) } } }
            """).filter { $0.contains("identifiable-random-id") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// The loss is that of the calls which are seen to change.
    @Test(arguments: [("Text(\"a\").faded(isOn)", "is rebuilt"), ("Splash().faded(isOn)", "loses its state")])
    func aHelperCostsWhatItsChangingCallsCost(call: String, cost: String) throws {
        let found = try WeighedCode.findings("""
            extension View { @ViewBuilder func faded(_ isFaded: Bool) -> some View { if isFaded { opacity(0.5) } else { self } } }
            struct Root: View {
                @State private var isOn = false
                var body: some View { VStack { \(call); Splash().faded(true); Toggle("", isOn: $isOn) } }
            }
            """).filter { $0.contains("conditional-modifier-helper") }
        #expect(found.count == 1 && found[0].contains(cost), "\(found)")
    }

    /// Helpers that use each other hold what all ways into them hold, whichever of them is asked first.
    @Test(arguments: [false, true])
    func helpersThatLeadBackHoldAlike(isInnerFirst: Bool) throws {
        let helpers = [
            "private func outer() -> AnyView { AnyView(VStack { if isOn { Splash() } else { Splash().padding() }; if depth > 1 { inner() } }) }",
            "private func inner() -> AnyView { AnyView(VStack { if isOn { Splash() } else { Splash().padding() }; if depth > 2 { outer() } }) }",
        ]
        func count(_ use: String) throws -> Int {
            try WeighedCode.findings("""
                struct Root: View {
                    @State private var isOn = false
                    @State private var depth = 0
                    \((isInnerFirst ? helpers.reversed() : helpers).joined(separator: "\n"))
                    var body: some View { VStack { \(use); Button("a") { isOn.toggle(); depth += 1 } } }
                }
                """).filter { $0.contains("branch-same-view") }.count
        }
        #expect(try count("if isOn { outer() }") == 0 && count("outer()") == 2)
    }

    /// What its own type does not use, others may use where nothing holds.
    @Test func aHelperThatOthersUseHoldsNothing() throws {
        let found = try WeighedCode.findings("""
            struct Card: View {
                let isOn: Bool
                var body: some View { VStack { if isOn { row } } }
                var header: some View { row }
                var row: some View { VStack { if isOn { Splash() } else { Splash().padding() } } }
            }
            struct Root: View {
                @State private var isOn = false
                var body: some View { VStack { Card(isOn: isOn); Card(isOn: isOn).header; Toggle("", isOn: $isOn) } }
            }
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == 1, "\(found)")
    }

    /// A view is dead where no way leads to it from one that people see.
    @Test(arguments: [("Wrapper()", "warning"), ("EmptyView()", "note")])
    func aViewThatAnyWayLeadsToIsNotDead(body: String, severity: String) throws {
        let found = try WeighedCode.findings(Self.start + """
            struct Root: View { private var old: some View { Wrapper() }; var body: some View { VStack { \(body) } } }
            struct Wrapper: View { var body: some View { Board() } }
            struct Board: View {
                @State private var isOn = false
                var body: some View { VStack { if isOn { Splash() } else { Splash().padding() }; Toggle("", isOn: $isOn) } }
            }
            """).filter { $0.contains("branch-same-view") }
        #expect(found.count == 1 && found[0].contains(" \(severity): "), "\(found)")
    }

    /// Where all systems that the target supports take one way, nobody comes to the other.
    @Test(arguments: [("16", "note"), ("15", "warning")])
    func whatNoSystemRunsIsToldAsANote(target: String, severity: String) throws {
        let project = try InspectedProject([
            "Screen.swift": WeighedCode.splash + """
                struct Root: View {
                    @State private var isOn = false
                    var body: some View {
                        if #available(iOS 16, *) {
                            Text("new")
                        } else {
                            VStack {
                                if isOn { Splash() } else { Splash().padding() }
                                Toggle("", isOn: $isOn)
                            }
                        }
                    }
                }
                """,
        ])
        try project.folder.write(".identity-lint.json", #"{ "platform": "iOS", "deploymentTarget": "\#(target)" }"#)
        let found = try project.run("check", "--pedantic", "--format", "concise", "Screen.swift").output
        #expect(found.contains(" \(severity): `Splash`"), "\(found)")
    }
}
