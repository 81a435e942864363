import Observation
import SwiftUI

@Observable
final class Session {
    var userName: String?
    var isOffline = false
    var favorites: Set<Trail.ID> = []

    var isSignedIn: Bool { userName != nil }

    func toggleFavorite(_ trail: Trail) {
        if favorites.insert(trail.id).inserted == false { favorites.remove(trail.id) }
    }
}

final class RouteRecorder: ObservableObject {
    @Published private(set) var distance = 0.0
    @Published private(set) var isRecording = false

    private var ticker: Task<Void, Never>?

    func start() {
        isRecording = true
        ticker = Task { @MainActor [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                self?.distance += 0.0012
            }
        }
    }

    func stop() {
        ticker?.cancel()
        isRecording = false
    }

    deinit { ticker?.cancel() }
}
