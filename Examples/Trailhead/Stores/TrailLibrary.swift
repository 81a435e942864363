import Foundation
import Observation

@Observable
final class TrailLibrary {
    enum Phase {
        case idle
        case loading(previous: [Trail]?)
        case loaded([Trail])
        case failed(any Error)
    }

    private(set) var phase = Phase.idle
    var trails: [Trail]
    var hikes: [Hike]
    var query = ""

    @ObservationIgnored private let loader: @Sendable () async throws -> [Trail]

    init(
        trails: [Trail] = [],
        hikes: [Hike] = [],
        loader: @escaping @Sendable () async throws -> [Trail] = { [] }
    ) {
        self.trails = trails
        self.hikes = hikes
        self.loader = loader
    }

    var matches: [Trail] {
        guard !query.isEmpty else { return trails }
        return trails.filter { $0.name.localizedCaseInsensitiveContains(query) || $0.tags.contains(query.lowercased()) }
    }

    func reload() async {
        phase = .loading(previous: trails.isEmpty ? nil : trails)
        do {
            trails = try await loader()
            phase = .loaded(trails)
        } catch is CancellationError {
            phase = .idle
        } catch {
            phase = .failed(error)
        }
    }

    func remove(hikesAt offsets: IndexSet) { hikes.remove(atOffsets: offsets) }

    func hikes(on trail: Trail) -> [Hike] {
        hikes.filter { $0.trailID == trail.id }.sorted { $0.startedAt > $1.startedAt }
    }
}

extension TrailLibrary {
    static let sample: TrailLibrary = {
        let ridge = Trail(
            id: UUID(), name: "Larch Ridge", region: "North Valley", lengthInKilometers: 11.4, climbInMeters: 640,
            difficulty: .demanding, tags: ["ridge", "forest", "views"],
            waypoints: [
                Waypoint(title: "Footbridge", altitude: 820, distanceFromStart: 1.2),
                Waypoint(title: "Old Quarry", altitude: 1_090, distanceFromStart: 4.8),
            ])
        let lake = Trail(
            id: UUID(), name: "Heron Lake", region: "Lowlands", lengthInKilometers: 5.1, climbInMeters: 40,
            difficulty: .stroll, tags: ["water", "birds"], waypoints: [])
        let hike = Hike(trailID: ridge.id, startedAt: .now, duration: 4.5 * 3_600, note: "Fog until noon, then sun.")
        return TrailLibrary(trails: [ridge, lake], hikes: [hike])
    }()
}
