import Testing

@testable import LintCore

/// An answer is the same whatever was asked before.
@Suite struct AskedOrderTests {
    /// A closure goes through its builder, whoever asks what type it has as a value.
    @Test(arguments: [false, true])
    func branchesOfAClosure(afterItsType isAskedFirst: Bool) throws {
        let fixture = ModelFixture("""
            struct Screen: View {
                @State private var name: String?
                @State private var isOn = false
                var body: some View {
                    Text("a").alert("b", isPresented: $isOn, actions: { if let name { Button(name) { print(name) } } }, message: { Text("c") })
                }
            }
            """)
        let (closure, unit) = try fixture.expression("{ if let name { Button(name) { print(name) } } }")
        let member = try #require(fixture.model.member(around: closure, in: unit))
        if isAskedFirst {
            #expect(fixture.model.type(ofValue: closure, in: member) == nil)
            #expect(fixture.model.typeOfView(closure, in: unit) == nil)
        }
        let (button, _) = try fixture.expression("Button(name) { print(name) }")
        #expect(fixture.model.identityPath(of: button, in: unit).map(\.words) == [".alert actions", "if let name", "Button"])
    }
}
