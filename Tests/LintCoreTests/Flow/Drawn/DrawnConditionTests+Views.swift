@testable import LintCore

/// What a view keeps or is bound to.
extension DrawnConditionTests {
    static let views: [Draw] = [
        Draw("state", """
            enum Tab { case items, lists, more }
            enum Way { case none, up, down }
            enum Share { case loading, failed(reason: String), posted }
            extension View { func watched(_ act: @escaping (CGFloat, CGFloat) -> Void) -> some View { self } }
            struct Drawer: View {
                @State private var isHovered = false
                @State private var isPressed = false
                @State private var tab: Tab = .items
                @State private var way = Way.none
                @State private var share = Share.loading
                @State private var isEditing = false
                @State private var isSliding = false
                @State private var slid = 0.0
                let isLast: Bool
                var body: some View {
                    HStack { if isHovered { Text("a") } else if !isLast { Text("b") } }.onHover { isHovered = $0 }
                    Text("c").background(isPressed ? Color.red : Color.clear)
                        .onLongPressGesture(minimumDuration: 1, perform: { }, onPressingChanged: { isPressed = $0 })
                    List { if tab == .items { Text("d") } else if tab == .more { Text("e") } else { Text("f") } }
                    Picker("g", selection: $tab) { Text("h").tag(Tab.more) }
                    Text("i").watched { old, new in if way != .up && new < 0 { way = .up } }
                    VStack { switch self.share { case .loading: ProgressView(); case .failed(let reason): Text(reason); case .posted: Text("j") } }
                    HStack { if isEditing { Text("k") } else if !isLast { Text("l") } }
                    Slider(value: $slid).onChange(of: slid) { if isSliding { print(slid) } }
                    Button("m") { share = .failed(reason: ""); isEditing.toggle(); isSliding = true }
                }
            }
            """, conditions: [
                ("isHovered", .dynamic), ("isPressed", .dynamic), ("tab == .more", .dynamic), ("way != .up && new < 0", .dynamic),
                ("self.share", .dynamic), ("isEditing", .dynamic), ("isSliding", .dynamic),
            ]),
        Draw("state beside a type of that name", """
            struct SecretField: View {
                enum State { case plain, secure }
                let state: State
                @SwiftUI.State private var isRevealed = false
                var body: some View {
                    switch state {
                    case .secure: Button("a") { isRevealed.toggle() }.accessibilityLabel(isRevealed ? "b" : "c")
                    case .plain: EmptyView()
                    }
                }
            }
            """, conditions: [("isRevealed", .dynamic)]),
        Draw("bindings", """
            enum Order: CaseIterable { case name, kind }
            enum Look { enum ColorScheme { case light, dark, system } }
            enum Icon: String, CaseIterable { case a, b, c }
            struct Sorter: View {
                @Binding var order: Order?
                @Binding var colorScheme: Look.ColorScheme
                @Binding var icon: Icon?
                var body: some View {
                    Menu { Button("a") { self.order = nil } } label: { Image(systemName: order == nil ? "b" : "c") }
                    ZStack { if self.colorScheme == .system { Spacer() }; Button("d") { colorScheme = .dark } }
                    HStack {
                        ForEach(Array(Icon.allCases.enumerated()), id: \\.element) { offset, icon in
                            Button("e") { self.icon = icon }
                            if offset == Icon.allCases.count - 2 { Spacer() }
                        }
                    }
                }
            }
            """, conditions: [("order == nil", .dynamic), ("self.colorScheme == .system", .dynamic), ("offset == Icon.allCases.count - 2", .element)]),
        Draw("a constant binding to an element", """
            struct Talk: Identifiable { let id: Int; let last: String? }
            enum Load { case loading, shown(talks: [Talk]) }
            struct TalkRow: View {
                @Binding var talk: Talk
                var body: some View { Text("a").accessibilityAction(.magicTap) { if let last = talk.last { print(last) } } }
            }
            struct Talks: View {
                @State private var load = Load.loading
                var body: some View {
                    switch load {
                    case .loading: ProgressView()
                    case .shown(let talks): ForEach(talks) { talk in TalkRow(talk: .constant(talk)) }
                    }
                    Button("b") { load = .shown(talks: []) }
                }
            }
            """, conditions: [("let last = talk.last", .dynamic)]),
        Draw("a value that is a view", """
            enum Pane: View, Hashable {
                case files, search, other(name: String)
                var body: some View { switch self { case .files: Text("a"); case .search: Text("b"); case .other(let name): Text(name) } }
            }
            final class Area: ObservableObject { @Published var pane: Pane? = .files }
            struct Panel: View { @Binding var pane: Pane?; var body: some View { if let chosen = pane { chosen } else { Text("c") } } }
            struct Root: View {
                @StateObject private var area = Area()
                var body: some View { Panel(pane: $area.pane); Button("d") { area.pane = .search } }
            }
            """, conditions: [("self", .dynamic)]),
        Draw("a wrapper of the project", """
            @propertyWrapper struct StateOrBinding<Value>: DynamicProperty {
                enum Storage: DynamicProperty { case state(State<Value>), binding(Binding<Value>) }
                var storage: Storage
                init(_ value: Value) { storage = .state(State(initialValue: value)) }
                init(_ binding: Binding<Value>) { storage = .binding(binding) }
                var wrappedValue: Value {
                    get { switch storage { case .state(let state): state.wrappedValue; case .binding(let binding): binding.wrappedValue } }
                    nonmutating set { switch storage { case .state(let s): s.wrappedValue = newValue; case .binding(let b): b.wrappedValue = newValue } }
                }
            }
            struct EditableLine: View {
                @StateOrBinding private var isEdited: Bool
                init(isEdited: Binding<Bool>? = nil) { _isEdited = isEdited.map { StateOrBinding($0) } ?? StateOrBinding(false) }
                var body: some View { Text("a").onTapGesture { isEdited = true }.onChange(of: isEdited) { old, now in if now { print("b") } } }
            }
            """, conditions: [("now", .dynamic)]),
        Draw("a wrapper that holds an object", """
            final class WindowModel: ObservableObject { @Published var isFolded = false; func fold() { isFolded.toggle() } }
            @propertyWrapper struct CurrentWindow: DynamicProperty {
                @StateObject var box = Box()
                var wrappedValue: WindowModel? { box.window }
                class Box: ObservableObject {
                    private(set) weak var window: WindowModel?
                    func take(_ window: WindowModel?) { self.window = window; objectWillChange.send() }
                }
            }
            struct FoldItem: View {
                @CurrentWindow var window: WindowModel?
                var isFolded: Bool { window?.isFolded ?? true }
                var body: some View { Button("\\(isFolded ? "Show" : "Hide") it") { window?.fold() } }
            }
            """, conditions: [("isFolded", .dynamic)]),
        Draw("styles", """
            extension UIDevice {
                static var isTV: Bool { current.userInterfaceIdiom == .tv }
                static var isPhone: Bool { current.userInterfaceIdiom == .phone }
                static let hasGlass: Bool = { if #available(iOS 26, *) { return true }; return false }()
            }
            struct FlatStyle: ButtonStyle {
                let scale: CGFloat
                init(scale: CGFloat = 0.9) { self.scale = scale }
                func makeBody(configuration: Configuration) -> some View { configuration.label.scaleEffect(configuration.isPressed ? scale : 1) }
            }
            struct ActiveStyle: ButtonStyle {
                let isActive: Bool
                init(isActive: Bool = true) { self.isActive = isActive }
                func makeBody(configuration: Self.Configuration) -> some View {
                    configuration.label.opacity(self.isActive && !configuration.isPressed ? 1 : 0.5)
                }
            }
            struct GlassStyle: ButtonStyle {
                @ViewBuilder func makeBody(configuration: Configuration) -> some View {
                    if UIDevice.hasGlass { configuration.label.bold() } else { configuration.label }
                }
            }
            struct Poster: View {
                var body: some View {
                    preview(width: 1)
                    Button("a") { }.buttonStyle(ActiveStyle(isActive: false)); Button("b") { }.buttonStyle(ActiveStyle())
                    Button("c") { }.buttonStyle(FlatStyle()); Button("d") { }.buttonStyle(GlassStyle())
                }
                private func preview(width: CGFloat) -> some View {
                    Text("e").frame(width: (UIDevice.isTV ? 225 : 150) * width).font(UIDevice.isPhone ? .caption : .subheadline)
                }
            }
            """, conditions: [
                ("configuration.isPressed", .dynamic), ("self.isActive && !configuration.isPressed", .dynamic), ("UIDevice.hasGlass", .process),
                ("UIDevice.isTV", .process), ("UIDevice.isPhone", .process),
            ]),
        Draw("what the system has", """
            extension View { func modify<T: View>(@ViewBuilder _ transform: (Self) -> T) -> some View { transform(self) } }
            struct Panel: View {
                @State private var isOn = false
                @ViewBuilder var list: some View { ScrollView { Text("a") } }
                var body: some View {
                    Group { if #available(macOS 14.0, *) { list.focusable() } else { list } }
                    Toggle(isOn: $isOn) { Text("b") }.toolbar {
                        ToolbarItem { if isOn { Button("c") { if #available(iOS 17, *) { print("d") } } } }
                    }
                    ZStack { if #available(macOS 12, *) { Text("e").bold() } else { Text("e") } }
                    Text("f").modify { view in if #available(iOS 18, *) { view.bold() } else { view } }
                }
            }
            """, conditions: [
                ("#available(macOS 14.0, *)", .literal), ("#available(iOS 17, *)", .process), ("#available(macOS 12, *)", .literal),
                ("#available(iOS 18, *)", .process),
            ]),
    ]
}
