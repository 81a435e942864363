import Testing

@testable import LintCore

/// Properties that are changed by way of a key path.
@Suite struct ExplainKeyPathTests {
    /// - Returns: What is said of the `if` around the view on line 5: how often its condition changes.
    private func output(_ members: String, _ condition: String, _ more: String = "") throws -> String {
        let text = """
            struct Screen: View {
            var body: some View {
            VStack { if \(condition) {
            Counter()
            } }
            }
            \(members)
            }
            struct Counter: View { @State private var label = ""; var body: some View { Text(label) } }
            \(more)
            """
        return try InspectedProject(["Screen.swift": text]).run("explain", "Screen.swift:5").output
    }

    private static let states = "@State private var n = 0\n@State private var m = 0\n"
    private static let model = """
        import Observation
        @Observable final class Model { var n = 0; var m = 0; func bump(_ path: ReferenceWritableKeyPath<Model, Int>) { self[keyPath: path] += 1 } }
        """

    @Test func aFunctionThatAssignsThroughItChangesTheProperty() throws {
        let bump = Self.states + "func bump(_ path: ReferenceWritableKeyPath<Screen, Int>) { self[keyPath: path] += 1 }\nfunc act() { bump(\\.n) }"
        #expect(try output(bump, "n > 0").contains("`n`, @State of Screen, line 8: changes while the view lives"))
        #expect(try output(bump, "m > 0").contains("`m`, @State of Screen, line 9: nothing is seen to change it"))
        let read = Self.states + "func show(_ path: KeyPath<Screen, Int>) { print(self[keyPath: path]) }\nfunc act() { show(\\.n) }"
        #expect(try output(read, "n > 0").contains("nothing is seen to change it"))
    }

    @Test(arguments: ["model.bump(\\.n)", "model[keyPath: \\.n] = 1", "let path: ReferenceWritableKeyPath<Model, Int> = \\.n; model[keyPath: path] = 1"])
    func aMemberOfAnObjectChangesByIt(action: String) throws {
        let members = "@State private var model = Model()\nfunc act() { \(action) }"
        #expect(try output(members, "model.n > 0", Self.model).contains("`model.n`, @State of Screen, line 8: changes while the view lives"))
        #expect(try output(members, "model.m > 0", Self.model).contains("never ends it"))
    }
}
