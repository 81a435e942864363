@testable import LintCore

/// What comes from the environment.
extension DrawnConditionTests {
    static let environments: [Draw] = [
        Draw("the system's values", """
            struct Bar: View {
                @Environment(\\.controlActiveState) private var activity
                @Environment(\\.controlSize) var controlSize
                @Environment(\\.dynamicTypeSize) var typeSize
                @Environment(\\.colorScheme) var colorScheme
                @ViewBuilder private var avatar: some View { if typeSize < .accessibility3 { Text("a") } }
                var body: some View {
                    Text("b").opacity(activity == .inactive ? 0.45 : 1)
                    Text("c").clipShape(RoundedRectangle(cornerRadius: controlSize == .large ? 6 : 5))
                    avatar
                    Rectangle().foregroundStyle(colorScheme == .dark ? Color.black : Color.white)
                }
            }
            """, conditions: [
                ("activity == .inactive", .dynamic), ("controlSize == .large", .dynamic), ("typeSize < .accessibility3", .environment),
                ("colorScheme == .dark", .environment),
            ]),
        Draw("the project's values", """
            extension EnvironmentValues { @Entry var isEditing: Bool = false; @Entry var isSelected: Bool = false }
            extension View {
                func isEditing(_ isEditing: Bool) -> some View { environment(\\.isEditing, isEditing) }
                func isSelected(_ isSelected: Bool) -> some View { environment(\\.isSelected, isSelected) }
            }
            """, """
            struct PairRow: View {
                @Environment(\\.isEditing) private var isEditing
                @Environment(\\.isSelected) private var isSelected
                let name: String
                var body: some View { Text(name).foregroundStyle(isEditing ? (isSelected ? .primary : .secondary) : .primary) }
            }
            struct NameRow: View {
                @Environment(\\.isSelected) private var isChosen
                let name: String
                var body: some View { Image(systemName: isChosen ? "a" : "b") }
            }
            struct SearchRow: View {
                @Environment(\\.isSelected) private var isFound
                var body: some View { Text("c").foregroundStyle(isFound ? .primary : .secondary).isEditing(true) }
            }
            struct DeviceRow: View {
                @Environment(\\.isEditing) private var isRemoving
                @ViewBuilder private var image: some View { ZStack { Color.red; if isRemoving { Color.black } } }
                var body: some View { image }
            }
            struct Rows: View {
                @State private var isOpen = false
                @State private var chosen: Set<String> = []
                let names: [String]
                var body: some View {
                    ForEach(names, id: \\.self) { name in
                        Group { PairRow(name: name); NameRow(name: name); SearchRow(); DeviceRow() }.isEditing(isOpen).isSelected(chosen.contains(name))
                    }
                    Button("d") { isOpen = true; chosen.insert("e") }
                }
            }
            """, conditions: [("isEditing", .dynamic), ("isChosen", .dynamic), ("isFound", .dynamic), ("isRemoving", .dynamic)]),
        Draw("a binding in the environment", """
            struct Probe { var found: [Int: CGRect] = [:]; var seen: [Int: CGRect] = [:] }
            extension EnvironmentValues {
                struct ProbeKey: EnvironmentKey { static var defaultValue: Binding<Probe>? = nil }
                var probe: Binding<Probe>? { get { self[ProbeKey.self] } set { self[ProbeKey.self] = newValue } }
            }
            struct Act: View { let act: () -> Void; var body: some View { Color.clear.onAppear(perform: act) } }
            struct Attach: ViewModifier {
                @Environment(\\.probe) var probe
                let key: Int
                func body(content: Content) -> some View {
                    content.background {
                        GeometryReader { geometry in
                            Act {
                                guard let probe = probe else { return }
                                if probe.wrappedValue.found[key] == nil { probe.wrappedValue.seen[key] = .zero }
                            }
                        }
                    }
                }
            }
            struct Prober<Content: View>: View {
                let content: (Probe) -> Content
                @State private var probe = Probe()
                var body: some View { content(probe).environment(\\.probe, $probe).onAppear { probe.found[1] = .zero } }
            }
            """, conditions: [("probe.wrappedValue.found[key] == nil", .dynamic)]),
    ]
}
