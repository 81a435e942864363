import Testing

@testable import LintCore

/// What `explain` says of views that a container of the project is given.
@Suite struct ExplainContainerTests {
    private static let parts = """
        struct Counter: View { @State private var count = 0; let label: String; var body: some View { Button(label) { count += 1 } } }
        struct Thing: Identifiable { let id: Int; var title: String }
        struct Toggling<C: View>: View {
            @State private var open = false
            @ViewBuilder var content: C
            var body: some View { VStack { Button("t") { open.toggle() }; if open { content } } }
        }
        struct TwoSlots<A: View, B: View>: View {
            var useA: Bool
            let a: A
            let b: B
            init(useA: Bool, @ViewBuilder a: () -> A, @ViewBuilder b: () -> B) {
                self.useA = useA
                self.a = a()
                self.b = b()
            }
            var body: some View { if useA { a } else { b } }
        }
        struct Grid2<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
            let data: Data
            @ViewBuilder let row: (Data.Element) -> Row
            var body: some View { VStack { ForEach(data) { row($0) } } }
        }
        struct Loading<C: View>: View {
            enum Phase { case loading, success }
            @State private var phase = Phase.loading
            let content: () -> C
            var body: some View {
                Group {
                    switch phase {
                    case .loading: ProgressView()
                    case .success: content()
                    }
                }
                .onAppear { phase = .success }
            }
        }
        struct Framed<C: View>: View {
            let content: () -> C
            var body: some View { Loading(content: content) }
        }
        struct Twice<C: View>: View {
            var footer: (() -> C)?
            @ViewBuilder var content: () -> C
            var body: some View { HStack { content().id(1); content(); if let footer { footer() } } }
        }
        struct Platform<C: View>: UIViewControllerRepresentable {
            let content: () -> C
            func makeUIViewController(context: Context) -> UIHostingController<C> { UIHostingController(rootView: content()) }
            func updateUIViewController(_ controller: UIHostingController<C>, context: Context) {}
        }
        struct Root: _VariadicView_ViewRoot {
            func body(children: _VariadicView.Children) -> some View { children.first }
        }
        struct Variadic<C: View>: View {
            let content: () -> C
            var body: some View { _VariadicView.Tree(Root()) { content() } }
        }
        struct Wrapping<C: View>: View {
            let content: AnyView
            init(@ViewBuilder content: () -> C) { self.content = AnyView(content()) }
            var body: some View { content }
        }

        """

    /// - Parameter content: its second line holds the view that is asked about.
    private func explain(_ content: String) throws -> InspectedProject.Explanation {
        try InspectedProject([
            "Parts.swift": Self.parts,
            "Screen.swift": """
                struct Screen: View {
                @State private var flag = false
                @State private var things = [Thing(id: 1, title: "a")]
                func change() { flag.toggle(); things.removeAll() }
                var body: some View {
                \(content)
                }
                }
                """,
        ]).explain("Screen.swift:8")
    }

    @Test func stateOfTheContainerEndsWhatItIsGiven() throws {
        let found = try explain("Toggling {\nCounter(label: \"in\")\n}")
        #expect(found.paths == [["Toggling", "in Toggling.body", "VStack", "child 2 of 2", "if open", "Counter"]])
        #expect(found.ends == ["`if open` shows or hides it"])
        #expect(found.endingVariables == ["open"])
    }

    @Test func whatAContainerIsGivenIsLedBackToItsCaller() throws {
        let found = try explain("TwoSlots(useA: flag) {\nCounter(label: \"a\")\n} b: {\nCounter(label: \"b\")\n}")
        #expect(found.paths == [["TwoSlots", "in TwoSlots.body", "if useA", "Counter"]])
        #expect(found.ends == ["`if useA` takes another branch"])
        #expect(found.endingVariables == ["flag"])

        let fixed = try explain("TwoSlots(useA: true) {\nCounter(label: \"a\")\n} b: {\nCounter(label: \"b\")\n}")
        #expect(fixed.ends.isEmpty)
        #expect(fixed.constants == ["`if useA` takes another branch"])
    }

    @Test func rowsOfAContainerAreRows() throws {
        let found = try explain("Grid2(data: things) { thing in\nCounter(label: thing.title)\n}")
        #expect(found.paths == [["Grid2", "in Grid2.body", "VStack", "ForEach", "element of data, by its `id`", "Counter"]])
        #expect(found.ends == ["its id is new or gone in `data`"])
        #expect(found.endingVariables == ["things"])
        #expect(found.inputs.first == "label: things K5")
    }

    @Test(arguments: ["Loading", "Framed"])
    func aCaseOfTheContainerEndsIt(container: String) throws {
        let found = try explain("\(container) {\nCounter(label: \"in\")\n}")
        #expect(found.ends == ["`switch phase` takes another branch"])
        #expect(found.endingVariables == ["phase"])
    }

    @Test func allPlacesOfASlotAreTold() throws {
        let found = try explain("Twice {\nCounter(label: \"in\")\n}")
        #expect(
            found.paths == [
                ["Twice", "in Twice.body", "HStack", "child 1 of 3", ".id(1)", "Counter"], ["Twice", "in Twice.body", "HStack", "child 2 of 3", "Counter"],
            ])
        let footer = try explain("Twice(footer: {\nCounter(label: \"in\")\n}) { Counter(label: \"b\") }")
        #expect(footer.paths == [["Twice", "in Twice.body", "HStack", "child 3 of 3", "if let footer", "Counter"]])
    }

    @Test(arguments: ["Platform", "Wrapping"])
    func whatCannotBeFollowedIsSaidToBe(container: String) throws {
        let found = try explain("\(container) {\nCounter(label: \"in\")\n}")
        #expect(found.paths == [[container, "unknown: what `\(container)` does with it was not followed", "content", "Counter"]])
        #expect(found.ends == ["`\(container)` decides whether and where it is shown, which was not followed"])
    }

    @Test func theRootOfAVariadicViewDecides() throws {
        let found = try explain("Variadic {\nCounter(label: \"in\")\n}")
        #expect(found.ends == ["`_VariadicView.Tree` decides whether and where it is shown, which was not followed"])
    }

    @Test func containersStandInOneAnother() throws {
        let found = try explain("Toggling { Text(\"a\"); Toggling {\nCounter(label: \"in\")\n} }")
        #expect(found.ends == ["`if open` shows or hides it", "`if open` shows or hides it"])
    }
}
