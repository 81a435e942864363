import Testing

@testable import LintCore

/// Environment values that are made of others.
@Suite struct TraceEnvironmentTests {
    private func trace(_ property: String, _ modifiers: String) throws -> InspectedProject.View? {
        let text = """
            struct Box { var size = 0; var depth = 0 }
            struct Size: EnvironmentKey { static let defaultValue = 0 }
            struct Wide: EnvironmentKey { static let defaultValue = false }
            struct Boxed: EnvironmentKey { static let defaultValue = Box() }
            extension EnvironmentValues {
                var size: Int { get { self[Size.self] } set { self[Size.self] = newValue } }
                var isWide: Bool { get { self[Wide.self] } set { self[Wide.self] = newValue } }
                var box: Box { get { self[Boxed.self] } set { self[Boxed.self] = newValue } }
                var twice: Int { self[Size.self] * 2 }
                var thrice: Int { size * 3 }
                var further: Int { twice + 1 }
                var wideSize: Int { isWide ? size : 0 }
                var name: Int { get { size } set { size = newValue } }
                var boxSize: Int { box.size }
            }
            struct Reader: View { @Environment(\\.\(property)) var value; var body: some View { Text("\\(value)") } }
            struct Screen: View {
                @State var n = 0
                @State var on = false
                var body: some View { VStack { Reader() }\(modifiers) }
            }
            """
        return try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", "n").first { $0.name == "Reader" }
    }

    @Test(arguments: ["size", "twice", "thrice", "further", "wideSize", "name"])
    func whatIsMadeOfAValueIsWrittenWithIt(property: String) throws {
        let reader = try #require(try trace(property, ".environment(\\.size, n)"))
        #expect(reader.verdict == "updated" && reader.reason == "it reads `value` of the environment", "\(reader)")
        #expect(try trace(property, ".environment(\\.name, n)")?.verdict == "updated")
    }

    @Test(arguments: ["isWide", "box", "boxSize"])
    func otherValuesStayAsTheyAre(property: String) throws {
        #expect(try trace(property, ".environment(\\.size, n)")?.verdict == "skipped")
    }

    @Test func aPartOfAValueIsNoOtherPart() throws {
        #expect(try trace("boxSize", ".environment(\\.box.size, n)")?.verdict == "updated")
        #expect(try trace("boxSize", ".environment(\\.box.depth, n)")?.verdict == "skipped")
        #expect(try trace("box", ".environment(\\.box.depth, n)")?.verdict == "updated")
        #expect(try trace("box.depth", ".environment(\\.box, Box(depth: n))")?.verdict == "updated")
    }

    @Test func allOfThemAreHeardOf() throws {
        #expect(try trace("self", ".environment(\\.size, n)")?.verdict == "updated")
    }

    @Test(arguments: [("on", "updated"), ("left.n", "updated"), ("left.other", "skipped"), ("right.n", "updated")])
    func ofTwoObjectsThatAreChosenEitherMayBeMeant(variable: String, verdict: String) throws {
        let text = """
            import Observation
            @Observable final class Model { var n = 0; var other = 0 }
            struct Reader: View { @Environment(Model.self) var model; var body: some View { Text("\\(model.n)") } }
            struct Screen: View {
                @State var on = false
                @State var left = Model()
                @State var right = Model()
                var body: some View { VStack { Text("\\(left.n) \\(right.n) \\(left.other)"); VStack { Reader() }.environment(on ? left : right) } }
            }
            """
        let views = try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", variable)
        #expect(views.verdicts("Reader") == [verdict], "\(views)")
    }

    @Test func aValueThatIsGivenFurtherInHides() throws {
        #expect(try trace("twice", ".environment(\\.size, 3).environment(\\.size, n)")?.verdict == "skipped")
        #expect(try trace("wideSize", ".environment(\\.isWide, true).environment(\\.size, n)")?.verdict == "updated")
    }
}
