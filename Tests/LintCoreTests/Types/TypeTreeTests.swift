import Testing

@testable import LintCore

/// The tree of a type against the source it comes from and the type as it is printed.
@Suite struct TypeTreeTests {
    private func report(_ source: String) -> TypeReport {
        var options = TypeInspection.Options()
        options.makesTrees = true
        let input = CheckInput(paths: [], unsavedFiles: [SourceFile(path: "A.swift", text: "import SwiftUI\n" + source)])
        return TypeInspection(options: options).inspect(input).report
    }

    /// The lines with remarks, as text.
    private func remarks(_ source: String, of name: String) throws -> [String] {
        let member = try #require(report(source).files.first?.members.first { $0.name == name })
        return member.tree.filter { !$0.remarks.isEmpty }.map { line in
            line.type + ": " + line.remarks.map { $0.text + " \($0.place?.line ?? 0)" }.joined(separator: "; ")
        }
    }

    @Test func theLeavesOfAConditionalAreTheBranchesInOrder() throws {
        let cases = (0..<7).map { "case \($0): Text(\"\($0)\")" }.joined(separator: "\n")
        let source = "struct A: View { var n = 0; var body: some View { switch n {\n\(cases)\ndefault: Image(\"\") } } }"
        #expect(
            try remarks(source, of: "A.body")
                == (0..<7).map { "Text: case \($0) \($0 + 3)" } + ["Image: default 10"])
    }

    @Test func aChainWithoutElseIsOptionalAroundItsBranches() throws {
        let source = """
            struct A: View {
                let a: Bool, b: Int?
                var body: some View {
                    if a { Text("") }
                    else if let b, b > 1,
                        b < 9 { Color.red }
                    else if #available(iOS 99, *) { Image("") }
                }
            }
            """
        #expect(
            try remarks(source, of: "A.body") == [
                "Text: if a 5", "Color: else if let b, b > 1, b < 9 6", "AnyView: else if #available(iOS 99, *) 8",
            ])
    }

    @Test func equalConditionalsAreToldInTheOrderOfTheSource() throws {
        let source = """
            struct A: View {
                var a = true
                var body: some View {
                    VStack {
                        if a { Text("") }
                        if !a { Text("") }
                        if a == false { Text("") }
                    }
                }
            }
            """
        #expect(try remarks(source, of: "A.body") == ["Text: if a 6", "Text: if !a 7", "Text: if a == false 8"])
    }

    @Test func aBranchThatACallerPassesInIsTheCallers() throws {
        let source = """
            extension View {
                @ViewBuilder func dimmed(_ isDimmed: Bool) -> some View {
                    if isDimmed { opacity(0.5) } else { self }
                }
            }
            struct A: View {
                var on = true
                var body: some View {
                    framed { if on { Text("") } else { Color.red } }.dimmed(on)
                }
                func framed<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
                    HStack { content() }
                }
            }
            """
        #expect(
            try remarks(source, of: "A.body") == [
                "_ConditionalContent: View.dimmed(_:) 3",
                "ModifiedContent: if isDimmed 4",
                "HStack: A.framed(_:) 12", "Text: if on 10", "Color: else 10",
                "HStack: else 4; A.framed(_:) 12", "Text: if on 10", "Color: else 10",
            ])
    }

    @Test func aViewThatAHelperUsesTwiceHasItsBranchesTwice() throws {
        let source = """
            extension View {
                @ViewBuilder func raised(_ isRaised: Bool) -> some View {
                    if isRaised { shadow(radius: 2) } else { self }
                }
            }
            struct A: View {
                var on = true
                var body: some View {
                    VStack { if on { Text("") } }.raised(on)
                }
            }
            """
        #expect(try remarks(source, of: "A.body").filter { $0.hasPrefix("Text") } == ["Text: if on 10", "Text: if on 10"])
    }

    @Test func aHelperThatCallsItselfEnds() throws {
        let source = """
            struct A: View {
                var body: some View { node(3) }
                func node(_ depth: Int) -> some View { Group { node(depth - 1) } }
            }
            """
        let lines = try remarks(source, of: "A.body")
        #expect(lines.first == "Group: A.node(_:) 4")
        #expect(lines.last?.contains("depends on itself") == true)
    }

    /// Read from left to right, the tree has the names of the printed type.
    @Test(arguments: [
        "VStack { Text(\"\"); if on { Image(\"\").padding() } else { Color.red }; ForEach([1, 2], id: \\.self) { Text(\"\\($0)\") } }",
        "Text(\"\").overlay { if on { Color.red } }.background(Circle().fill(.red)).id(3)",
        "AnyView(EmptyView()).card().card()",
        "List(0..<3) { i in NavigationLink(\"a\") { Text(\"b\").missing() } }",
        "Section { Text(\"\") } header: { if on { Text(\"\") } } footer: { EmptyView() }",
    ])
    func theTreeIsThePrintedType(body: String) throws {
        let source = """
            extension View { func card() -> some View { padding().border(.red) } }
            struct A: View {
                var on = true
                var body: some View { \(body) }
            }
            """
        let member = try #require(report(source).files.first?.members.first { $0.name == "A.body" })
        func names(_ text: String) -> [Substring] { text.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
        #expect(member.tree.flatMap { names($0.type) } == names(member.type).filter { $0 != "Never" })
    }
}
