import Testing

@testable import LintCore

/// What a property wrapper is, by its declaration and by what the project's own wrap.
@Suite struct WrapperTests {
    private static let own = """
        @propertyWrapper struct Clamped { var wrappedValue: Int? }
        @propertyWrapper struct Draft: DynamicProperty {
            @State private var text: Int?
            var wrappedValue: Int? { get { text } nonmutating set { text = newValue } }
        }
        @propertyWrapper struct Unasked { @State private var text: Int?; var wrappedValue: Int? { text } }
        @propertyWrapper struct Held: DynamicProperty { private let state = State<Int?>(initialValue: 1); var wrappedValue: Int? { state.wrappedValue } }
        @propertyWrapper struct Given: DynamicProperty { @Binding var wrappedValue: Int? }
        @propertyWrapper struct Nested: DynamicProperty { @Draft private var draft; var wrappedValue: Int? { self.draft } }
        @propertyWrapper struct Setting: DynamicProperty {
            @AppStorage("n") private var stored = 0
            @Environment(\\.locale) private var locale
            var wrappedValue: Int? { value }
            private var value: Int? { stored }
            var projectedValue: Locale { locale }
        }
        @propertyWrapper struct Mixed: DynamicProperty {
            @State private var text: Int?
            @Binding private var other: Int?
            var wrappedValue: Int? { text ?? other }
        }
        final class Store: ObservableObject { @Published var n: Int? }
        @propertyWrapper struct Made: DynamicProperty { @StateObject private var store = Store(); var wrappedValue: Store { store } }
        @propertyWrapper struct MadePart: DynamicProperty { @StateObject private var store = Store(); var wrappedValue: Int? { store.n } }
        @propertyWrapper struct Around: DynamicProperty { @Around var wrappedValue: Int? }
        @globalActor actor Loading { static let shared = Loading() }
        @resultBuilder enum Joined { static func buildBlock(_ parts: Int...) -> Int { 0 } }
        """

    private func wrapper(_ attribute: String, beside declarations: String) throws -> WrapperUse? {
        let fixture = ModelFixture("final class Model { \(attribute) var part: Int? }", declarations)
        return fixture.model.names.wrapper(of: try fixture.property("Model.part"))
    }

    /// What was not read may be a wrapper; global actors, builders and what the language has itself are none.
    @Test(arguments: ["@MainActor", "@Loading", "@Joined", "@NSCopying", "@IBOutlet", "@objc"])
    func otherAttributesAreNone(_ attribute: String) throws {
        #expect(try wrapper(attribute, beside: Self.own) == nil)
    }

    @Test(arguments: [
        ("@State", .state), ("@SwiftUI.State", .state), ("@Kept", .state), ("@FocusState<Bool>.Binding", .binding), ("@AppStorage(\"n\")", .defaults),
        ("@Published", .published), ("@NSManaged", .published), ("@Unread", nil),
    ] as [(String, WrapperKind?)])
    func aLibrarysIsOfTheKindThatItsInterfaceSays(_ attribute: String, _ kind: WrapperKind?) throws {
        let found = try #require(try wrapper(attribute, beside: Self.own + "\ntypealias Kept = State"))
        #expect(found.kind == kind && !found.isOwn, "\(found)")
    }

    @Test(arguments: [
        ("Clamped", nil), ("Draft", .state), ("Unasked", nil), ("Held", .state), ("Given", .binding), ("Nested", .state), ("Setting", .defaults), ("Mixed", nil),
        ("Made", .stateObject), ("MadePart", .state), ("Around", nil),
    ] as [(String, WrapperKind?)])
    func theProjectsIsOfTheKindThatItsValueIsReadFrom(_ name: String, _ kind: WrapperKind?) throws {
        let found = try #require(try wrapper("@" + name, beside: Self.own))
        #expect(found.kind == kind && found.isOwn)
    }

    @Test func aNamesakeOfTheProjectIsNone() throws {
        let found = try #require(try wrapper("@State", beside: "@propertyWrapper struct State<Value> { var wrappedValue: Value }"))
        #expect(found.kind == nil && found.isOwn)
    }
}
