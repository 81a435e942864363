@testable import LintCore

extension FactVerdict {
    /// Facts of property wrappers.
    static let wrappers = kept + asked(
        .updated, ("Binding", "@NAME var n: Int"), ("Environment", "@NAME(\\.lineLimit) var n: Int?"), ("AppStorage", "@NAME(\"n\") var n = 0"),
        ("SceneStorage", "@NAME(\"n\") var n = 0"), ("FocusedValue", "@NAME(\\.n) var n: Int?"), ("FocusedBinding", "@NAME(\\.n) var n: Int?"),
        ("ScaledMetric", "@NAME var n = 10.0"), ("ObservedObject", "@NAME var n: Model"), ("EnvironmentObject", "@NAME var n: Model"),
        ("FocusedObject", "@NAME var n: Model?"), ("FetchRequest", "@NAME var n: [Int]"),
        ("SectionedFetchRequest", "@NAME var n: [Int]"))
        + [
            FactVerdict(
                fact: .storage, declaration: "Bindable", asked: .updated,
                code: """
                    @Observable final class Seen { var isOn = false }
                    struct B: View { @NAME var n: Seen; var body: some View { Text(n.isOn ? "a" : "b") } }
                    struct A: View {
                        @State private var seen = Seen()
                        var body: some View { VStack { B(n: seen); Toggle("x", isOn: $seen.isOn) } }
                    }
                    """,
                own: wrapper),
            FactVerdict(
                fact: .storage, declaration: "Namespace", asked: .traced,
                code: "struct A: View { @NAME var n; var body: some View { Text(\"a\") } }", own: wrapper),
            FactVerdict(
                fact: .storage, declaration: "Published", asked: .findings,
                code: """
                    final class Model: ObservableObject { @NAME var n = 0 }
                    struct B: View {
                        @ObservedObject var model: Model
                        init() { model = Model() }
                        var body: some View { Text("\\(model.n)") }
                    }
                    struct A: View {
                        @State private var isOn = false
                        var body: some View { VStack { Toggle("x", isOn: $isOn); Text("\\(isOn)"); B() } }
                    }
                    """,
                own: wrapper),
            FactVerdict(
                fact: .storage, declaration: "UIApplicationDelegateAdaptor", asked: .ended,
                code: "final class Model: NSObject, ObservableObject { }\n"
                    + "struct A: View { @NAME var model: Model?; var body: some View { if model != nil { Note() } else { Text(\"a\") } } }",
                own: wrapper),
        ]

    private static let kept = asked(
        .kept, ("State", "@NAME private var n = 0"), ("StateObject", "@NAME private var n = Model()"), ("GestureState", "@NAME private var n = 0"),
        ("FocusState", "@NAME private var n: Bool"), ("AccessibilityFocusState", "@NAME private var n: Bool"))

    private static func asked(_ asked: Asked, _ properties: (declaration: String, property: String)...) -> [FactVerdict] {
        properties.map { declaration, property in
            FactVerdict(
                fact: .storage, declaration: declaration, asked: asked,
                code: """
                    final class Model: ObservableObject { @Published var isOn = false }
                    struct B: View { \(property); var body: some View { Text("\\(n)") } }
                    struct A: View { var body: some View { B() } }
                    """,
                own: wrapper)
        }
    }

    /// A wrapper of the project that SwiftUI does not know.
    private static let wrapper = """
        @propertyWrapper struct NAME<Value> {
            var wrappedValue: Value
            init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
            init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
            init(_ key: Any) where Value: ExpressibleByNilLiteral { wrappedValue = nil }
            init() where Value == Bool { wrappedValue = false }
        }
        """
}
