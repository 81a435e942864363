import SwiftUI

@main
struct TrailheadApp: App {
    @State private var library = TrailLibrary.sample
    @State private var session = Session()
    @AppStorage("appearance") private var appearance = Appearance.system

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(library)
                .environment(session)
                .preferredColorScheme(appearance.colorScheme)
        }
        #if os(macOS)
        Settings {
            SettingsView()
                .environment(session)
                .frame(width: 420)
        }
        #endif
    }
}

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark

    var id: Self { self }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}
