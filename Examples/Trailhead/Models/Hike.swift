import Foundation

struct Hike: Identifiable, Codable {
    var id = UUID()
    var trailID: Trail.ID
    var startedAt: Date
    var duration: TimeInterval
    var note: String
    var photos: [Photo] = []
    var weather: Weather?

    var isLong: Bool { duration > 4 * 60 * 60 }
}

struct Weather: Codable, Hashable {
    enum Sky: String, Codable { case clear, cloudy, rain, snow }

    var sky: Sky
    var temperature: Measurement<UnitTemperature>
}

struct Companion: Codable, Hashable {
    var name: String
    var phone: String?
}

extension Companion: Identifiable {
    var id: String { phone ?? UUID().uuidString }
}

struct Milestone: Identifiable, Hashable {
    var id: Int { hashValue }
    var title: String
    var reachedAt: Date
}
