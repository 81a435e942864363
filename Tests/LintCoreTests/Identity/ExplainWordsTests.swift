import Testing

@testable import LintCore

/// Where `explain` finds a view, and how it speaks of variables.
@Suite struct ExplainWordsTests {
    private func project(_ view: String) throws -> InspectedProject {
        try InspectedProject(["Parts.swift": ExplainEndsTests.parts, "Screen.swift": view])
    }

    // MARK: Words

    @Test func privateStateThatNobodyChangesIsToldSo() throws {
        let text = try project("struct Screen: View {\n@State private var never = false\nvar body: some View {\nif never { Counter() }\n}\n}")
            .run("explain", "Screen.swift:5").output
        #expect(text.contains("`if never` shows or hides it (line 5); `never`, @State of Screen, line 3: nothing is seen to change it"), "\(text)")
        let changed = try project(
            "struct Screen: View {\n@State private var on = false\nvar body: some View {\nif on { Counter() }\nToggle(\"a\", isOn: $on)\n}\n}"
        ).run("explain", "Screen.swift:5").output
        #expect(changed.contains("`on`, @State of Screen, line 3: changes while the view lives"), "\(changed)")
    }

    @Test(arguments: ["Toggle(\"a\", isOn: $on.animation())", "Toggle(\"a\", isOn: self.$on)", "Toggle(\"a\", isOn: $on.not)", "Child(on: _on)"])
    func stateWhoseStorageIsHandedOnMayChange(use: String) throws {
        let more = """
            extension Binding<Bool> { var not: Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) } }
            struct Child: View { @State var on: Bool; init(on: State<Bool>) { _on = on }; var body: some View { Toggle("a", isOn: $on) } }
            """
        let text = try project(
            "struct Screen: View {\n@State private var on = false\nvar body: some View {\nif on { Counter() }\n\(use)\n}\n}\n" + more
        ).run("explain", "Screen.swift:5").output
        #expect(text.contains("`on`, @State of Screen, line 3: changes while the view lives"), "\(text)")
    }

    @Test func whatAnObjectHoldsIsNotSaidToStay() throws {
        let text = try project(
            "protocol Fetcher { var isLoading: Bool { get } }\nstruct Screen: View {\n@State private var fetcher: any Fetcher\nvar body: some View {\nif fetcher.isLoading { Counter() }\n}\n}"
        ).run("explain", "Screen.swift:6").output
        #expect(text.contains("`fetcher.isLoading`") && !text.contains("nothing is seen to change it"), "\(text)")
    }

    @Test func whatIsDecidedBeforeUpdatesNothing() throws {
        let found = try project("struct Screen: View {\nlet title = \"a\"\nvar body: some View {\nCounter(label: title)\n}\n}").explain("Screen.swift:5")
        #expect(found.inputs == [])
    }

    @Test func whatNeverEndsAViewDoesNotRestOnWhatChanges() throws {
        let text = try project(
            """
            struct Screen: View {
            enum Phase { case a, b }
            @State private var phase = Phase.a
            var body: some View {
            switch phase {
            case .a:
            if phase == .a {
            Counter()
            }
            case .b: Button("a") { phase = .a }
            }
            }
            }
            """
        ).run("explain", "Screen.swift:9").output
        #expect(
            text.contains("`if phase == .a` shows or hides it (line 8): while it stands here, no change of `phase` makes it come out otherwise"), "\(text)")
    }

    @Test(arguments: [
        "protocol Screen: View { associatedtype C: View; @ViewBuilder var content: C { get } }\nextension Screen {\nvar body: some View {\nVStack { content }\n}\n}",
        "struct Screen<C: View>: View {\nlet content: C\nvar body: some View {\nVStack { content }\n}\n}",
    ])
    func whatOthersChooseWasNotRead(view: String) throws {
        let text = try project(view).run("explain", "Screen.swift:5").output
        #expect(text.contains("state below\n  and that of views that were not read\n"), "\(text)")
    }

    @Test func whichValueAHelperIsAskedOfIsNotKnown() throws {
        let found = try project(
            "enum Tab {\ncase a, b\n@MainActor @ViewBuilder var content: some View {\nswitch self {\ncase .a:\nCounter()\ncase .b: Text(\"b\")\n}\n}\n}"
        ).explain("Screen.swift:7")
        #expect(found.constants.isEmpty)
        #expect(found.ends == ["`switch self` takes another branch"])
    }

    // MARK: Places

    @Test func aColourIsNoView() throws {
        let outcome = try project(
            """
            struct Screen: View {
            let isOn: Bool
            var tint: Color {
            guard isOn else {
            return .red
            }
            return Color.blue
            }
            var other: Color? {
            isOn ? .red :
            nil
            }
            var body: some View { Text("a").background(tint) }
            }
            """)
        for line in [6, 8, 11, 12] {
            let found = try outcome.run("explain", "Screen.swift:\(line)")
            #expect(found.exitCode == 2 && found.errors.contains("no view stands at line \(line)"), "\(found.output)")
        }
        #expect(try outcome.explain("Screen.swift:14").view == "Text")
    }

    @Test func nilIsNoView() throws {
        let found = try project(
            "struct Screen: View {\n@State private var on = false\nvar note: Text? {\nif on { return nil }\nreturn Text(\"a\")\n}\nvar body: some View { note; Button(\"a\") { on.toggle() } }\n}"
        ).explain("Screen.swift:6")
        #expect(found.view == "Text")
        #expect(found.ends == ["`on` shows or hides it"])
    }

    @Test func aCallOfAHelperLeadsToItsViews() throws {
        let project = try project(
            """
            struct Screen: View {
            @State private var on = false
            var body: some View {
            VStack {
            parts
            made(on)
            Button("a") { on.toggle() }
            }
            }
            @ViewBuilder private var parts: some View {
            if on { Counter() }
            Text("a")
            }
            private func made(_ flag: Bool) -> some View { Counter().opacity(flag ? 1 : 0) }
            }
            """)
        let parts = try project.explain("Screen.swift:6")
        #expect(parts.view == "Counter" && parts.ends == ["`if on` shows or hides it"])
        #expect(try project.run("explain", "Screen.swift:6").output.contains("\nalso given here: Text (13:1)\n"))
        let made = try project.explain("Screen.swift:7")
        #expect(made.view == "Counter" && made.inputs.first == ".opacity on K5")
    }
}
