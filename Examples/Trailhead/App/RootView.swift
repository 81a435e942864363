import SwiftUI

struct RootView: View {
    @Environment(Session.self) private var session
    @State private var tab = Tab.trails

    enum Tab: Hashable {
        case trails, journal, packing, settings
    }

    var body: some View {
        if session.isSignedIn {
            TabView(selection: $tab) {
                TrailListView()
                    .tabItem { Label("Trails", systemImage: "map") }
                    .tag(Tab.trails)
                JournalView()
                    .tabItem { Label("Journal", systemImage: "book.closed") }
                    .tag(Tab.journal)
                PackingListView()
                    .tabItem { Label("Packing", systemImage: "backpack") }
                    .tag(Tab.packing)
                SettingsView()
                    .tabItem { Label("Settings", systemImage: "gearshape") }
                    .tag(Tab.settings)
            }
            .overlay(alignment: .top) {
                if session.isOffline {
                    OfflineBanner()
                        .transition(.move(edge: .top).combined(with: .opacity))
                }
            }
            .animation(.snappy, value: session.isOffline)
        } else {
            WelcomeView()
        }
    }
}

private struct OfflineBanner: View {
    var body: some View {
        Label("You are offline. Hikes are kept on this device.", systemImage: "wifi.slash")
            .font(.footnote.weight(.medium))
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .background(.yellow.gradient, in: .capsule)
    }
}
