import SwiftUI
import ActivityIndicatorView
import AlertToast
import CachedAsyncImage
import ColorfulX
import ComposableArchitecture
import Defaults
import Dependencies
import Inject
import KeyboardShortcuts
import LaunchAtLogin
import LightChart
import Lottie
import MarkdownUI
import Pow
import ProtonCoreUIFoundations
import SDWebImageSwiftUI
import Shimmer
import Stripes
import SwiftUINavigation
import SymbolPicker
import Tagged
import Vortex
import WrappingHStack

// Views of libraries that come with the tool, as apps use them.

struct Place: Identifiable, Hashable {
    let id: Int
    var name = ""
}

// MARK: Settings

extension KeyboardShortcuts.Name {
    static let open = KeyboardShortcuts.Name("open")
}

typealias Stored = _Defaults
typealias StoredValue = _Default

extension Defaults.Keys {
    static let isLoud = Key<Bool>("isLoud", default: false)
    static let volume = Key<Double>("volume", default: 1)
}

struct Preferences: View {
    @Default(.isLoud) private var isLoud
    @StoredValue(.isLoud) private var isLoudToo
    @Default(.volume) private var volume

    var body: some View {
        Form {
            KeyboardShortcuts.Recorder("Open:", name: .open)
            KeyboardShortcuts.Recorder(for: .open)
            KeyboardShortcuts.Recorder(for: .open) { Label("Open", systemImage: "folder") }
            LaunchAtLogin.Toggle()
            LaunchAtLogin.Toggle("At login")
            LaunchAtLogin.Toggle { Image(systemName: "power") }
            Defaults.Toggle("Loud", key: .isLoud).onChange { _ in }
            Stored.Toggle("Loud", systemImage: "speaker", key: .isLoud)
            Stored.Toggle(key: .isLoud) { Color.red }
        }
    }
    var toggles: some View {
        HStack {
            Toggle("a", isOn: $isLoud)
            if isLoudToo { Text("b") }
            Slider(value: $volume, in: 0.1...1, step: 0.1)
        }
    }
    var shortcut: some View {
        Text("a")
            .onGlobalKeyboardShortcut(.open) { _ in }
            .onGlobalKeyboardShortcut(.open, type: .keyDown) {}
    }
}

// MARK: Pictures

struct Pictures: View {
    let url: URL?

    var loaded: some View {
        WebImage(url: url) { image in
            image.resizable()
        } placeholder: {
            Color.gray
        }
        .onFailure { _ in }
        .frame(width: 10)
    }
    var phased: some View {
        WebImage(url: url) { phase in
            if let image = phase.image { image } else if phase.error != nil { Text("!") }
        }
        .retryOnAppear(true)
    }
    var animated: some View { AnimatedImage(url: url).customLoopCount(1).resizable().scaledToFit() }
    var named: some View { AnimatedImage(name: "a.gif", isAnimating: .constant(true)) }
    var cached: some View {
        CachedAsyncImage(url: url) { $0.resizable() } placeholder: { ProgressView() }
    }
    var cachedPhases: some View {
        CachedAsyncImage(url: url, urlCache: .shared) { phase in
            switch phase {
            case .success(let image): image.resizable()
            default: Color.gray
            }
        }
    }
    var cachedAlone: some View { CachedAsyncImage(url: url, scale: 2) }
}

// MARK: Text and decoration

struct Decorated: View {
    @State private var isShown = false
    @State private var place: Place?
    @ObserveInjection var inject

    var body: some View {
        Markdown("**a**")
            .markdownTheme(.gitHub)
            .markdownTextStyle(\.code) {
                FontFamilyVariant(.monospaced)
                FontSize(12)
            }
            .markdownBlockStyle(\.blockquote) { configuration in
                configuration.label.padding()
            }
            .markdownSoftBreakMode(.lineBreak)
            .markdownCodeSyntaxHighlighter(.plainText)
    }
    var content: some View { Markdown(MarkdownContent("a"), baseURL: nil) }
    var shimmering: some View { Text("a").shimmering(active: isShown) }
    var bouncing: some View { Text("a").redacted(reason: .placeholder).shimmering(duration: 1) }
    var toast: some View {
        Text("a")
            .toast(isPresenting: $isShown) { AlertToast(type: .regular, title: "a") }
            .toast(item: $place, duration: 1) { place in AlertToast(displayMode: .hud, type: .complete(.green), title: place?.name) }
    }
    var alert: some View { AlertToast(displayMode: .banner(.slide), type: .loading) }
    var injected: some View { Text("a").padding().enableInjection() }
}

// MARK: Icons and colours

struct Icons: View {
    var icon: some View { IconProvider.arrowDown.resizable().frame(width: 10) }
    var plain: some View { IconProvider.bolt }
    var color: some View { Text("a").foregroundColor(ColorProvider.TextNorm) }
}

// MARK: Navigation

struct Destinations: View {
    @State private var place: Place?
    @State private var alert: AlertState<Int>?

    var body: some View {
        IfLet($place) { $place in
            TextField("a", text: $place.name)
        } else: {
            Text("b")
        }
    }
    var alone: some View { IfLet($place) { $place in Text(place.name) } }
    var states: some View { WithState(initialValue: 1) { $value in Stepper("a", value: $value) } }
    var sheet: some View { Text("a").sheet(unwrapping: $place) { $place in Text(place.name) } }
    var alerts: some View { Text("a").alert($alert) { _ in } }
    var unwrapping: some View { Text("a").alert(unwrapping: $alert) { _ in } }
    var titled: some View {
        Text("a").alert(item: $place) { Text($0.name) } actions: { _ in Button("b") {} } message: { Text($0.name) }
    }
    var link: some View {
        NavigationLink(unwrapping: $place) { _ in
        } destination: { $place in
            Text(place.name)
        } label: {
            Image(systemName: "a")
        }
    }
}

// MARK: Stores

struct Detail {
    struct State: Equatable { var name = "" }
    enum Action { case close }
}

struct Feature {
    struct State {
        var isOn = false
        var detail: Detail.State?
        var details: IdentifiedArrayOf<Place> = []
    }
    enum Action {
        case detail(Detail.Action)
        case details(IdentifiedAction<Int, Detail.Action>)
        case setOn(Bool)
        case close
    }
    enum Screen {
        case first(Place)
        case second
    }
}

struct Features: View {
    let store: Store<Feature.State, Feature.Action>
    let screen: Store<Feature.Screen, Feature.Action>

    var body: some View {
        IfLetStore(store.scope(state: { $0.detail }, action: Feature.Action.detail)) { store in
            DetailScreen(store: store)
        } else: {
            Text("a")
        }
    }
    var alone: some View {
        IfLetStore(store.scope(state: \.detail, action: Feature.Action.detail), then: { store in DetailScreen(store: store) })
    }
    var switched: some View {
        SwitchStore(screen) { state in
            switch state {
            case .first: Text("a")
            case .second: Image("b")
            }
        }
    }
    var rows: some View {
        ForEachStore(store.scope(state: { $0.details }, action: Feature.Action.details)) { store in
            WithViewStore(store, observe: { $0 }) { viewStore in Text(viewStore.name) }
        }
    }
    var bindings: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            Toggle("a", isOn: viewStore.binding(get: { $0.isOn }, send: { .setOn($0) }))
            Toggle("b", isOn: viewStore.binding(get: \.isOn, send: Feature.Action.setOn))
            Toggle("c", isOn: viewStore.binding(get: { $0.isOn }, send: .close))
        }
    }
}

struct DetailScreen: View {
    let store: Store<Detail.State, Detail.Action>
    var body: some View { Text("a") }
}

// MARK: Motion

struct Moving: View {
    @State private var symbol = "star"
    @State private var colors: [Color] = [.red, .blue]
    @State private var count = 0

    var animated: some View { LottieView(animation: .named("wave")).playing(loopMode: .loop).resizable().frame(height: 20) }
    var loaded: some View {
        LottieView {
            try await DotLottieFile.named("wave")
        } placeholder: {
            ProgressView()
        }
        .looping()
    }
    var picker: some View { SymbolPicker(symbol: $symbol) }
    var colorful: some View { ColorfulView(color: $colors, speed: .constant(0.5)).ignoresSafeArea() }
    var preset: some View { ColorfulView(color: .aurora) }
    var particles: some View {
        VortexViewReader { proxy in
            VortexView(.fireflies) { Circle().fill(.white).tag("circle") }
            Button("a", action: proxy.burst)
        }
    }
    var indicator: some View { ActivityIndicatorView(type: .growingArc(.red)).frame(width: 10) }
    var hidden: some View { ActivityIndicatorView(isVisible: .constant(true), type: .equalizer()) }
    var wrapped: some View { WrappingHStack(["a", "b"], id: \.self) { Text($0) } }
    var written: some View {
        WrappingHStack(alignment: .center) {
            Text("a")
            NewLine()
            Text("b")
        }
    }
    var changing: some View {
        Text("a")
            .changeEffect(.shake, value: count)
            .conditionalEffect(.repeat(.spin, every: 1), condition: count > 2)
    }
}

// MARK: Data

struct Dish: Identifiable {
    typealias ID = Tagged<Dish, UUID>
    let id: ID
    let name: String
    let price: Tagged<Dish, Int>
}

private enum DishesKey: DependencyKey {
    static var liveValue: [Dish] { [] }
}

extension DependencyValues {
    var dishes: [Dish] {
        get { self[DishesKey.self] }
        set { self[DishesKey.self] = newValue }
    }
}

struct Dishes: View {
    @Dependency(\.dishes) private var dishes
    @Dependency(\.date.now) private var now

    var body: some View {
        ForEach(dishes) { dish in
            Text(dish.name).id(dish.price)
        }
    }
    var prices: some View { ForEach(dishes, id: \.price) { Text($0.price.description) } }
    var dated: some View { Text("a").id(now) }
    var chart: some View { LightChartView(data: [1, 2], type: .curved, visualType: .filled(color: .red, lineWidth: 1)).padding() }
    var stripes: some View { Stripes(config: StripesConfig(background: .red, degrees: 45)).opacity(0.5) }
}
