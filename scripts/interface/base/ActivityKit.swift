@_exported import Foundation

protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}

enum ActivityState: Codable, Hashable, Sendable {
    case active, ended, dismissed, stale
}

struct ActivityContent<State>: Sendable where State: Decodable, State: Encodable, State: Hashable {
    init(state: State, staleDate: Date?, relevanceScore: Double = 0.0)
    var state: State
    var staleDate: Date?
}

class Activity<Attributes>: Identifiable where Attributes: ActivityAttributes {
    typealias ContentState = Attributes.ContentState
    static var activities: [Activity<Attributes>] { get }
    var id: String { get }
    var attributes: Attributes { get }
    var content: ActivityContent<Attributes.ContentState> { get }
    var activityState: ActivityState { get }
}

struct ActivityAuthorizationInfo {
    init()
    var areActivitiesEnabled: Bool { get }
}
