import Foundation

struct Trail: Identifiable, Hashable, Codable {
    let id: UUID
    var name: String
    var region: String
    var lengthInKilometers: Double
    var climbInMeters: Int
    var difficulty: Difficulty
    var tags: [String]
    var waypoints: [Waypoint]

    enum Difficulty: Int, CaseIterable, Codable, Comparable {
        case stroll = 1, moderate, demanding, alpine

        static func < (left: Difficulty, right: Difficulty) -> Bool { left.rawValue < right.rawValue }

        var title: String {
            switch self {
            case .stroll: "Stroll"
            case .moderate: "Moderate"
            case .demanding: "Demanding"
            case .alpine: "Alpine"
            }
        }
    }
}

struct Waypoint: Identifiable, Hashable, Codable {
    var id: UUID { UUID() }
    var title: String
    var altitude: Int
    var distanceFromStart: Double
}

struct Photo: Hashable, Codable {
    var fileName: String
    var caption: String?
    var takenAt: Date
}

extension Photo: Identifiable {
    var id: String { fileName }
}
