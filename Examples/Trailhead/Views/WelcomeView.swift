import SwiftUI

struct WelcomeView: View {
    @Environment(Session.self) private var session
    @ObservedObject private var recorder = RouteRecorder()
    @State private var name = ""
    @State private var hasFailed = false

    var body: some View {
        VStack(spacing: 24) {
            Image(systemName: "figure.hiking")
                .font(.system(size: 72))
                .symbolEffect(.bounce, value: hasFailed)
            Text("Welcome to Trailhead")
                .font(.largeTitle.bold())
            nameField
            Button(action: signIn) {
                Text("Start Walking").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            Text(recorder.distance, format: .number)
                .hidden(!recorder.isRecording)
        }
        .padding(32)
        .task { recorder.start() }
    }

    @ViewBuilder
    private var nameField: some View {
        if hasFailed {
            TextField("Your name", text: $name)
                .textFieldStyle(.roundedBorder)
                .border(.red)
        } else {
            TextField("Your name", text: $name)
                .textFieldStyle(.roundedBorder)
        }
    }

    private func signIn() {
        hasFailed = name.isEmpty
        session.userName = name.isEmpty ? nil : name
    }
}

#Preview {
    WelcomeView().environment(Session())
}
