import SwiftUI
import Collections
import EmojiText
import IdentifiedCollections
import Kingfisher
import NukeUI
import ComposableArchitecture
import Perception
import SFSafeSymbols
import SwiftUIIntrospect
import SwipeActions

// Views and data of libraries that come with the tool, Interfaces/Libraries.

struct Row: Identifiable, Hashable, Comparable {
    let id: String
    var number = 0
    static func < (left: Row, right: Row) -> Bool { left.number < right.number }
}

// MARK: NukeUI

struct LazyImages: View {
    let url: URL?
    var plain: some View { LazyImage(url: url) }
    var sized: some View { LazyImage(request: ImageRequest(url: url)).frame(width: 40, height: 40) }
    var body: some View {
        LazyImage(url: url) { state in
            if let image = state.image {
                image.resizable().aspectRatio(contentMode: .fill)
            } else if state.isLoading {
                ProgressView()
            } else {
                Color.gray
            }
        }
        .processors(nil)
        .onCompletion { _ in }
        .clipShape(Circle())
    }
    var animated: some View {
        LazyImage(request: ImageRequest(url: url), transaction: Transaction(animation: .default)) { state in
            image(of: state)
        }
        .onDisappear(.lowerPriority)
    }
    @ViewBuilder private func image(of state: any LazyImageState) -> some View {
        if let container = state.imageContainer, container.type == .gif {
            Text(container.isPreview ? "…" : "GIF")
        } else if state.error != nil {
            Image(systemName: "xmark")
        }
    }
}

struct Fetched: View {
    @StateObject var fetch = FetchImage()
    var body: some View { fetch.image?.resizable() }
}

// MARK: EmojiText

struct Emojis: View {
    let emojis: [any CustomEmoji]
    let isBig: Bool
    var body: some View {
        EmojiText(markdown: "**hi** :wave:", emojis: emojis)
            .animated(true)
            .append { Text("!") }
            .lineLimit(2)
    }
    var sized: some View {
        EmojiText(verbatim: ":wave:", emojis: [])
            .font(.body)
            .emojiText.size(isBig ? 40 : 20)
            .emojiText.baselineOffset(-2)
            .padding()
    }
    var mapped: some View {
        let made = ["a", "b"].map { RemoteEmoji(shortcode: $0, url: URL(fileURLWithPath: "/")) }
        return EmojiText("x", emojis: made).prepend { Text("?") }
    }
    var placeheld: some View { Text("x").emojiText.placeholder(systemName: "square") }
}

// MARK: Kingfisher

extension KFOptionSetter {
    func small() -> Self { cacheMemoryOnly().fromMemoryCacheOrRefresh(false) }
}

struct Pictures: View {
    let url: URL?
    var body: some View {
        KFImage(url)
            .placeholder { ProgressView() }
            .onFailure { _ in }
            .resizable()
            .scaledToFill()
    }
    var moving: some View {
        KFAnimatedImage(url)
            .callbackQueue(.dispatch(.global(qos: .background)))
            .small()
            .configure { view in _ = view }
            .cancelOnDisappear(true)
            .frame(width: 100)
    }
    var made: some View {
        KFImage.url(url, cacheKey: "x")
            .placeholder { progress in Text("\(progress.completedUnitCount)") }
            .fade(duration: 0.25)
            .setProcessors([])
            .renderingMode(.template)
            .id(url)
    }
    var either: some View {
        Group {
            if let url { KFImage(source: .network(url)) } else { KFImage.dataProvider(nil).contentConfigure { $0.blur(radius: 3) } }
        }
    }
}

// MARK: SFSafeSymbols

extension SFSymbol {
    static let house = SFSymbol(rawValue: "house")
    static let bell = SFSymbol(rawValue: "bell")
}

struct Symbols: View {
    let title: String
    let symbol: SFSymbol
    let isOn: Bool
    var body: some View {
        Label("Key", systemSymbol: .house)
        Label(title, systemSymbol: symbol)
        Image(systemSymbol: isOn ? .house : .bell).resizable().font(.title)
        Image(systemSymbol: .bell, variableValue: 0.5)
        Button("Ring", systemSymbol: .bell) {}
        Button(title, systemSymbol: .bell, role: .destructive) {}
        ContentUnavailableView("None", systemSymbol: .house)
    }
    var tabs: some View {
        TabView(selection: .constant(1)) {
            Tab("Home", systemSymbol: .house, value: 1) { Text("home") }
        }
    }
}

// MARK: SwiftUIIntrospect

struct Probe: IntrospectableViewType {}
final class Entity {}

struct Introspected: View {
    let version: PlatformViewVersionPredicate<Probe, Entity>
    var body: some View {
        ScrollView { Text("x") }
            .introspect(Probe(), on: version, scope: .ancestor) { _ in }
            .padding()
    }
    var twice: some View {
        List { Text("x") }.introspect(Probe(), on: version, version, customize: use)
    }
    private func use(_ entity: Entity) {}
}

extension View {
    func introspected(_ version: PlatformViewVersionPredicate<Probe, Entity>) -> some View {
        introspect(Probe(), on: version) { _ in }
    }
}

// MARK: ComposableArchitecture

struct Counter {
    var count = 0
    var isOn = false
    enum Action { case tap }
}

struct CounterView: View {
    let store: Store<Counter, Counter.Action>
    var body: some View {
        VStack {
            if store.isOn { Text("\(store.count)") } else { Button("Tap") { _ = store.send(.tap) } }
        }
    }
    var observed: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            if viewStore.isOn { Text("\(viewStore.count)").bold() }
        }
        .padding()
    }
}

// MARK: Perception

struct Perceived: View {
    let isOn: Bool
    var body: some View {
        WithPerceptionTracking {
            if isOn { Text("on") } else { Color.red }
        }
        .padding()
    }
    var items: some View {
        Text("x").toolbar {
            WithPerceptionTracking {
                ToolbarItem { Text("item") }
            }
        }
    }
}

// MARK: SwipeActions

struct Swiped: View {
    @Environment(\.swipeViewGroupSelection) var selection
    var body: some View {
        SwipeViewGroup {
            SwipeView {
                Text("row")
            } leadingActions: { context in
                SwipeAction(systemImage: "star") { context.state.wrappedValue = .closed }
                    .swipeActionLabelFixedSize(false)
            } trailingActions: { _ in
                SwipeAction("Delete", backgroundColor: .red) {}
                    .allowSwipeToTrigger()
                SwipeAction(action: {}) { isOn in Text(isOn ? "1" : "0") } background: { _ in Color.blue }
            }
            .swipeActionsStyle(.mask)
            .swipeSpacing(-20)
            .padding()
        }
    }
    var short: some View {
        VStack {
            SwipeView { Text("a") } trailingActions: { _ in SwipeAction("b", systemImage: "c") {} }
            SwipeView { Text("a") } leadingActions: { _ in EmptyView() }
            SwipeView { Text("a") }
        }
    }
}

// MARK: Collections

struct Rows: View {
    var rows: IdentifiedArrayOf<Row> = []
    var chosen: OrderedSet<String> = ["a"]
    var sections: OrderedDictionary<String, [Row]> = [:]
    var body: some View {
        ForEach(rows) { row in Text(row.id) }
    }
    var filtered: some View { ForEach(rows.filter { $0.number > 1 }) { Text($0.id) } }
    var arrays: some View { ForEach(rows.elements) { Text($0.id) } }
    var ids: some View { ForEach(rows.ids, id: \.self) { Text($0) } }
    var first: some View { Text(rows[id: "a"]?.id ?? "none").id(rows.first?.number) }
    // unknown: another type in another version
    var sorted: some View { ForEach(rows.sorted()) { Text($0.id) } }
    var made: some View { ForEach(IdentifiedArray(uniqueElements: [Row(id: "a")])) { Text($0.id) } }
    var named: some View { ForEach(IdentifiedArray([1, 2], id: \.self), id: \.self) { Text("\($0)") } }
    var set: some View { ForEach(chosen, id: \.self) { Text($0) } }
    var some: some View { ForEach(chosen.prefix(2), id: \.self) { Text($0) } }
    // unknown: another type in another version
    var few: some View { ForEach(chosen.filter { $0 != "" }, id: \.self) { Text($0) } }
    var all: some View { ForEach(chosen.elements, id: \.self) { Text($0) } }
    var keys: some View {
        ForEach(sections.keys, id: \.self) { key in
            ForEach(sections[key] ?? []) { Text($0.id) }
        }
    }
    var values: some View { ForEach(sections.values, id: \.self) { Text("\($0.count)") } }
    var elements: some View { ForEach(sections.elements, id: \.key) { Text("\($0.value.count)") } }
    var mapped: some View { ForEach(sections.mapValues(\.count).values, id: \.self) { Text("\($0)") } }
}
