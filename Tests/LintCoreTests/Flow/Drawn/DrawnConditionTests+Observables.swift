@testable import LintCore

/// Objects whose readers hear of them.
extension DrawnConditionTests {
    static let observables: [Draw] = [
        Draw("of the view", """
            struct Relation { let isFollowing: Bool }
            @Observable public class Follow {
                public let showsBell: Bool
                public var relation: Relation
                init(relation: Relation, showsBell: Bool) { self.relation = relation; self.showsBell = showsBell }
                func follow() async throws { relation = Relation(isFollowing: true) }
            }
            public struct FollowButton: View {
                @State private var follow: Follow
                public init(follow: Follow) { _follow = .init(initialValue: follow) }
                public var body: some View { HStack { if follow.relation.isFollowing, follow.showsBell { Text("a") } } }
            }
            @Observable class Detail {
                enum State { case loading, shown(lines: [String]), failed }
                var state: State = .loading
                init(line: String) { state = .shown(lines: [line]) }
                func fetch() async { state = .failed }
            }
            public struct DetailView: View {
                @State private var detail: Detail
                public init(line: String) { _detail = .init(wrappedValue: .init(line: line)) }
                public var body: some View {
                    List { switch detail.state { case .loading: ProgressView(); case let .shown(lines): Text(lines[0]); case .failed: Text("b") } }
                }
            }
            """, conditions: [("follow.relation.isFollowing, follow.showsBell", .dynamic), ("detail.state", .dynamic)]),
        Draw("of the environment", """
            struct Account { let id: String }
            struct Message { let account: Account }
            @Observable public class Current { public private(set) var account: Account?; func fetch() async { account = Account(id: "a") } }
            struct MessageView: View {
                @Environment(Current.self) private var current
                let message: Message
                var body: some View {
                    let isOwn = message.account.id == current.account?.id
                    VStack { Text("a").background(isOwn ? Material.ultraThick : Material.regular) }
                }
            }
            """, conditions: [("isOwn", .dynamic)]),
        Draw("that are given", """
            enum Cover { case small, full }
            @Observable class Tabs<Tag: Hashable> { fileprivate var cover: Cover = .small; func set(_ cover: Cover) { self.cover = cover } }
            struct TabsView<Tag: Hashable>: View {
                @Bindable var tabs: Tabs<Tag>
                var body: some View { Text("a").overlay { Group { Text("b").opacity(tabs.cover == .small ? 0 : 1) } } }
            }
            @Observable final class Loop {
                var failure: String?
                var failedAt: Int?
                func stop() { failure = "a"; failedAt = 1 }
            }
            struct LoopView: View { var loop: Loop; var body: some View { VStack { if let failure = loop.failure, let at = loop.failedAt { Text("\\(failure) \\(at)") } } } }
            struct Space { let name: String; var alias: String? }
            enum Mode { case inactive, active }
            struct SpaceState { var space: Space; var mode = Mode.inactive }
            @Observable final class SpaceContext { fileprivate(set) var state: SpaceState; init(_ state: SpaceState) { self.state = state } }
            final class SpaceModel { let context: SpaceContext; init(_ c: SpaceContext) { context = c }; func edit() { context.state.mode = .active; context.state.space.alias = "c" } }
            struct SpaceHeader: View { let space: Space; var body: some View { VStack { if let alias = space.alias { Text(alias) } } } }
            struct SpaceScreen: View {
                @Bindable var context: SpaceContext
                private var isEdited: Bool { context.state.mode != .inactive }
                var body: some View { ScrollView { if !isEdited { SpaceHeader(space: context.state.space) } } }
            }
            """, conditions: [
                ("tabs.cover == .small", .dynamic), ("let failure = loop.failure, let at = loop.failedAt", .dynamic), ("let alias = space.alias", .dynamic),
                ("!isEdited", .dynamic),
            ]),
        Draw("stores", """
            @dynamicMemberLookup @Observable final class Store<State> {
                private var state: State
                init(_ state: State) { self.state = state }
                subscript<T>(dynamicMember path: KeyPath<State, T>) -> T { state[keyPath: path] }
                func send(_ change: (inout State) -> Void) { change(&state) }
            }
            struct Meeting { var people: [String]; var isOpen = true }
            struct Record { var speaker = 0; var meeting: Meeting }
            struct RecordView: View {
                let store: Store<Record>
                var body: some View { TimerView(meeting: store.meeting, speaker: store.speaker); Button("a") { store.send { $0.speaker += 1 } } }
            }
            struct TimerView: View {
                let meeting: Meeting
                let speaker: Int
                var body: some View { Circle().overlay { Group { if speaker < meeting.people.count { Text(meeting.people[speaker]) } else { Text("b") } } } }
            }
            """, """
            import ComposableArchitecture
            enum Scope { case day, week }
            struct Scores: View {
                @Bindable var store: StoreOf<ScoresFeature>
                var body: some View {
                    ForEach([Scope.day, .week], id: \\.self) { scope in Button("c") { store.send(.changed(scope)) }.opacity(store.words.scope == scope ? 0.3 : 1) }
                }
            }
            """, conditions: [("speaker < meeting.people.count", .dynamic), ("store.words.scope == scope", .dynamic)]),
    ]
}
