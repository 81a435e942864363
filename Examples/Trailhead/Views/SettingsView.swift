import SwiftUI

struct SettingsView: View {
    @Environment(Session.self) private var session
    @AppStorage("appearance") private var appearance = Appearance.system
    @AppStorage("units") private var usesMetric = true
    @State private var companions: [Companion] = []
    @State private var isEditing = false

    var body: some View {
        @Bindable var session = session
        Form {
            Section("Appearance") {
                Picker("Theme", selection: $appearance) {
                    ForEach(Appearance.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                Toggle("Kilometers", isOn: $usesMetric)
            }
            Section("Companions") {
                ForEach(companions) { companion in
                    CompanionRow(companion: companion, isEditing: isEditing)
                }
                .onDelete { companions.remove(atOffsets: $0) }
                Button("Add") { companions.append(Companion(name: "New companion", phone: nil)) }
            }
            .id(isEditing)
            Section("Account") {
                Toggle("Work offline", isOn: $session.isOffline)
                if session.isSignedIn {
                    Button("Sign Out", role: .destructive) { session.userName = nil }
                }
            }
        }
        .toolbar { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() } }
    }
}

struct CompanionRow: View {
    let companion: Companion
    let isEditing: Bool
    @State private var nickname = ""

    var body: some View {
        HStack {
            Text(companion.name)
            if isEditing {
                TextField("Nickname", text: $nickname)
                    .multilineTextAlignment(.trailing)
            }
        }
    }
}
