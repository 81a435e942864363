@testable import LintCore

/// What functions give, and what was not read.
extension DrawnConditionTests {
    static let functions: [Draw] = [
        Draw("functions of the project", """
            struct Page: Identifiable { let id: Int; let name: String; let isSetting: Bool }
            struct Found { let pages: [Page] }
            struct SettingsList: View {
                @State private var search = ""
                static var pages: [Page] = [Page(id: 1, name: "a", isSetting: false)]
                private let keys = "Keys"
                private func found(_ page: Page, in pages: [Page]) -> Found { Found(pages: pages.filter { $0.name.contains(search) }) }
                func shows(title: String) -> Bool { return search.isEmpty || title.lowercased().contains(search.lowercased()) }
                @ViewBuilder private func results(_ page: Page, _ pages: [Page]) -> some View {
                    if !search.isEmpty { let results: Found = found(page, in: pages); if !results.pages.isEmpty && !page.isSetting { Text(page.name) } }
                }
                var body: some View {
                    List { ForEach(Self.pages) { page in results(page, Self.pages) }; if shows(title: keys) { Text(keys) } }.searchable(text: $search)
                }
            }
            """, """
            final class Profiles { func address(_ key: String) throws -> String { key } }
            final class Profile: ObservableObject { let key = "a"; @Published var name = "b" }
            struct Sheet: View {
                let profiles: Profiles
                @StateObject var profile = Profile()
                func address() -> String? { return try? profiles.address(profile.key) }
                var zap: some View { if let found = self.address(), found != "" { return AnyView(Text(found)) } else { return AnyView(EmptyView()) } }
                var body: some View { zap }
            }
            """, """
            protocol Bookmarks { func isMarked(_ url: String) -> Bool }
            final class Tab: ObservableObject { @Published var url: String? }
            final class Pinned: ObservableObject {
                private var bookmarks: Bookmarks
                init(bookmarks: Bookmarks) { self.bookmarks = bookmarks }
                func isMarked(_ tab: Tab) -> Bool { guard let url = tab.url else { return false }; return bookmarks.isMarked(url) }
            }
            struct PinnedTab: View {
                @ObservedObject var tab: Tab
                @EnvironmentObject var pinned: Pinned
                @ViewBuilder private var mark: some View { if pinned.isMarked(tab) { Button("a") { tab.url = nil } } else { Button("b") { } } }
                var body: some View { mark }
            }
            """, """
            protocol Features { func isOn(_ name: String) -> Bool }
            protocol Decider { var isInternal: Bool { get } }
            protocol Keeping { var isInternal: Bool { get set } }
            final class DefaultDecider: Decider { var store: Keeping; init(store: Keeping) { self.store = store }; private(set) var isInternal: Bool { get { store.isInternal } set { store.isInternal = newValue } } }
            extension UserDefaults: Keeping { var isInternal: Bool { get { bool(forKey: "a") } set { set(newValue, forKey: "a") } } }
            final class VideoModel: ObservableObject {
                private let features: Features
                private let decider: Decider
                init(features: Features, decider: Decider) { self.features = features; self.decider = decider }
                var showsAutoplay: Bool { features.isOn("a") || decider.isInternal }
                var opensTabs: Bool { features.isOn("b") || decider.isInternal }
            }
            struct Video: View { @ObservedObject var video: VideoModel; var body: some View { VStack { if video.showsAutoplay || video.opensTabs { Text("c") } } } }
            """, conditions: [
                ("!results.pages.isEmpty && !page.isSetting", .dynamic), ("shows(title: keys)", .dynamic), ("let found = self.address(), found != \"\"", .unknown),
                ("pinned.isMarked(tab)", .dynamic), ("video.showsAutoplay || video.opensTabs", .unknown),
            ]),
        Draw("functions and wrappers of libraries", """
            import Dependencies
            import Factory
            final class World { var isMac: Bool = { false }() }
            var Current: World { @Dependency(\\.world) var world; return world }
            struct User { let id: String }
            final class UserModel: ObservableObject { @Published private(set) var user: User; init(_ user: User) { self.user = user }; func rename() { user = User(id: "a") } }
            enum Words { static let format = "%@ and %@"; static let place = "menu" }
            struct Hero: View {
                @Injected(\\.session) private var session
                let user: User
                private var text: some View {
                    let format = Words.format
                    let place = Words.place
                    var attributed = AttributedString(String(format: format, place))
                    attributed.font = .body
                    if let range = attributed.range(of: place) { attributed[range].font = .title }
                    return Text(attributed)
                }
                var body: some View {
                    Section { text } footer: { if let version = Bundle.main.infoDictionary?["Version"] as? String { Text(version) } }
                    VStack { if !Current.isMac { Text("a") } }
                    Text("b").opacity(session?.user.id == user.id ? 1 : 0)
                }
            }
            struct UserDetails: View { @StateObject var model = UserModel(User(id: "b")); var body: some View { Hero(user: model.user) } }
            """, conditions: [
                ("let range = attributed.range(of: place)", .process), ("let version = Bundle.main.infoDictionary?[\"Version\"] as? String", .process),
                ("!Current.isMac", .unknown), ("session?.user.id == user.id", .dynamic),
            ]),
    ]
}
