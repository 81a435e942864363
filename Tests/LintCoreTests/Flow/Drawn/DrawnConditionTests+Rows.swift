@testable import LintCore

/// Elements of rows.
extension DrawnConditionTests {
    static let elements: [Draw] = [
        Draw("of an observable", """
            struct Feed: Identifiable { let id: Int; let last: Int? }
            @Observable final class Feeds { private(set) var rows = [Feed](); func sort() { rows.sort { $0.id < $1.id } }; func load() { rows = [Feed(id: 1, last: 2)] } }
            struct FeedRow: View { var feed: Feed; var body: some View { VStack { if let last = feed.last { Text("\\(last)") } } } }
            struct FeedList: View { @State private var feeds = Feeds(); var body: some View { List { ForEach(feeds.rows) { feed in FeedRow(feed: feed) } } } }
            """, conditions: [("let last = feed.last", .dynamic)]),
        Draw("of an observed object", """
            enum RoomKind { case placeholder, room }
            struct Room: Identifiable { let id: String; let kind: RoomKind; let emoji: Character? }
            struct HomeState { var rooms: [Room] = []; var search = ""; var shown: [Room] { search.isEmpty ? rooms : rooms.filter { $0.id == search } } }
            final class HomeContext: ObservableObject { @Published fileprivate(set) var state = HomeState(); func load(_ rooms: [Room]) { state.rooms = rooms } }
            struct RoomCell: View { let room: Room; let isSelected: Bool; private var header: some View { HStack { if let emoji = room.emoji { Text(String(emoji)) } } }; var body: some View { header } }
            struct Rooms: View {
                @ObservedObject var context: HomeContext
                private var content: some View {
                    ForEach(context.state.shown) { room in
                        switch room.kind {
                        case .placeholder: RoomCell(room: room, isSelected: false).redacted(reason: .placeholder)
                        case .room: let isSelected = context.state.search == room.id; RoomCell(room: room, isSelected: isSelected)
                        }
                    }
                }
                var body: some View { content }
            }
            """, """
            struct Option: Identifiable { let id: String; let isPicked: Bool }
            struct Poll { var options: [Option] }
            struct Vote { let id: Int; let poll: Poll }
            final class Votes: ObservableObject { @Published var votes: [Vote] = []; func update(_ votes: [Vote]) { self.votes = votes } }
            struct OptionView: View {
                @Environment(\\.isEnabled) private var isEnabled
                let option: Option
                var body: some View { Image(systemName: option.isPicked ? "a" : "b").foregroundColor(option.isPicked && isEnabled ? .red : .gray) }
            }
            struct PollView: View {
                let poll: Poll
                private func row(option: Option) -> some View { Button { print("c") } label: { OptionView(option: option) } }
                var body: some View { ForEach(poll.options, id: \\.id) { option in row(option: option) } }
            }
            struct PollHistory: View { @ObservedObject var votes: Votes; var body: some View { ForEach(votes.votes, id: \\.id) { vote in PollView(poll: vote.poll) } } }
            """, """
            struct Sensor: Identifiable { let id: String; let icon: String? }
            final class SensorContainer { private var off: Set<String> = []; func isEnabled(_ sensor: Sensor) -> Bool { !off.contains(sensor.id) } }
            let sensors = SensorContainer()
            final class SensorList: ObservableObject { @Published var all: [Sensor] = []; @Published var search = ""; var found: [Sensor] { all.filter { $0.id.contains(search) } } }
            struct SensorRow: View { let sensor: Sensor; let isOn: Bool; var body: some View { HStack { if let icon = sensor.icon { Image(icon).foregroundColor(isOn ? .red : .gray) } } } }
            struct Sensors: View {
                @StateObject private var list = SensorList()
                var body: some View { ForEach(list.found, id: \\.id) { sensor in SensorRow(sensor: sensor, isOn: sensors.isEnabled(sensor)) }; Button("a") { list.all = [] } }
            }
            """, conditions: [
                ("let emoji = room.emoji", .dynamic), ("option.isPicked", .dynamic), ("option.isPicked && isEnabled", .dynamic), ("isOn", .dynamic),
            ]),
    ]
}
