import SwiftUI

// Apps, scenes, commands, toolbars, styles, previews: bodies that are not a `View`'s.

struct V: View { var body: some View { Text("v") } }

struct OneWindow: App {
    var body: some Scene {
        WindowGroup { V() }
    }
}

struct WindowWithTitle: App {
    @StateObject private var model = Settings()
    var body: some Scene {
        WindowGroup("Title") {
            V().environmentObject(model)
            Divider()
        }
    }
}

final class Settings: ObservableObject { @Published var on = false }

struct AppWithCommands: App {
    var body: some Scene {
        WindowGroup { V() }
            .commands { OwnCommands() }
    }
}

struct PhaseApp: App {
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
        WindowGroup { V() }
            .onChange(of: phase) { }
    }
}

struct OwnScene: Scene {
    var body: some Scene { WindowGroup { VStack { V() } } }
}

struct UsesOwnScene: App {
    var body: some Scene { OwnScene() }
}

struct OwnCommands: Commands {
    var body: some Commands {
        CommandMenu("Menu") {
            Button("a") { }
            Divider()
        }
    }
}

struct GroupCommands: Commands {
    var body: some Commands {
        CommandGroup(replacing: .newItem) { Button("New") { } }
    }
}

struct OwnToolbar: ToolbarContent {
    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) { Button("a") { } }
    }
}

struct OwnToolbarGroup: ToolbarContent {
    let on: Bool
    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .bottomBar) {
            Text("a")
            if on { Text("b") }
        }
    }
}

struct UsesOwnToolbar: View {
    var body: some View { V().toolbar { OwnToolbar() } }
}

struct ToolbarProperty: View {
    var body: some View { V().toolbar { bar } }
    @ToolbarContentBuilder var bar: some ToolbarContent {
        ToolbarItem { Text("a") }
    }
}

struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .opacity(configuration.isPressed ? 0.5 : 1)
    }
}

struct Branching: ButtonStyle {
    let wide: Bool
    func makeBody(configuration: Configuration) -> some View {
        if wide {
            HStack { configuration.label; Spacer() }
        } else {
            configuration.label
        }
    }
}

struct Primitive: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture { configuration.trigger() }
    }
}

struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack { configuration.label; if configuration.isOn { Image(systemName: "checkmark") } }
        }
    }
}

struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.icon; configuration.title }
    }
}

struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rectangle().frame(width: 100 * (configuration.fractionCompleted ?? 0))
    }
}

struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.label; configuration.content }.padding()
    }
}

struct Opening: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            if configuration.isExpanded { configuration.content }
        }
    }
}

extension ButtonStyle where Self == Pressed {
    static var pressed: Pressed { Pressed() }
}

extension ButtonStyle where Self == Branching {
    static func branching(wide: Bool) -> Branching { Branching(wide: wide) }
}

extension LabelStyle where Self == Stacked {
    static var stacked: Stacked { Stacked() }
}

struct UsesStyles: View {
    @State private var on = false
    var body: some View {
        Button("a") { }.buttonStyle(Pressed())
        Button("a") { }.buttonStyle(.pressed)
        Button("a") { }.buttonStyle(.branching(wide: true))
        Button("a") { }.buttonStyle(Primitive())
        Toggle("a", isOn: $on).toggleStyle(Check())
        Label("a", systemImage: "x").labelStyle(.stacked)
        ProgressView(value: 0.5).progressViewStyle(Bar())
        GroupBox("a") { V() }.groupBoxStyle(Boxed())
        DisclosureGroup("a") { V() }.disclosureGroupStyle(Opening())
    }
}

struct Bordered: ViewModifier {
    let on: Bool
    func body(content: Content) -> some View {
        if on { content.border(.red) } else { content }
    }
}

struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
        content
        content.opacity(0.5)
    }
}

struct ReturningModifier: ViewModifier {
    func body(content: Content) -> some View {
        let inner = content.padding()
        return inner.border(.red)
    }
}

struct Keyed<Key: Hashable>: ViewModifier {
    let key: Key
    func body(content: Content) -> some View { content.id(key) }
}

struct UsesViewModifiers: View {
    var body: some View {
        V().modifier(Bordered(on: true))
        V().modifier(Doubled())
        V().modifier(ReturningModifier())
        V().modifier(Keyed(key: "a"))
        V().modifier(Keyed(key: 1))
        V().modifier(EmptyModifier())
    }
}

struct Fade: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

struct UsesFade: View { var body: some View { V().transition(Fade()) } }
