protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}

struct ButtonStyleConfiguration {
    struct Label: View {
        typealias Body = Never
    }
    let role: ButtonRole?
    let label: ButtonStyleConfiguration.Label
    let isPressed: Bool
}

protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

struct PrimitiveButtonStyleConfiguration {
    struct Label: View {
        typealias Body = Never
    }
    let role: ButtonRole?
    let label: PrimitiveButtonStyleConfiguration.Label
    func trigger()
}

protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = LabelStyleConfiguration
}

struct LabelStyleConfiguration {
    struct Title: View {
        typealias Body = Never
    }
    struct Icon: View {
        typealias Body = Never
    }
    var title: LabelStyleConfiguration.Title { get }
    var icon: LabelStyleConfiguration.Icon { get }
}

protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ToggleStyleConfiguration
}

struct ToggleStyleConfiguration {
    struct Label: View {
        typealias Body = Never
    }
    let label: ToggleStyleConfiguration.Label
    @Binding var isOn: Bool
    var isMixed: Bool
}

protocol ProgressViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ProgressViewStyleConfiguration
}

struct ProgressViewStyleConfiguration {
    struct Label: View {
        typealias Body = Never
    }
    struct CurrentValueLabel: View {
        typealias Body = Never
    }
    let fractionCompleted: Double?
    var label: ProgressViewStyleConfiguration.Label?
    var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

protocol GaugeStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = GaugeStyleConfiguration
}

struct GaugeStyleConfiguration {
    struct Label: View {
        typealias Body = Never
    }
    struct CurrentValueLabel: View {
        typealias Body = Never
    }
    struct MinimumValueLabel: View {
        typealias Body = Never
    }
    struct MaximumValueLabel: View {
        typealias Body = Never
    }
    struct MarkedValueLabel: View {
        typealias Body = Never
    }
    var value: Double
    var label: GaugeStyleConfiguration.Label
    var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
    var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
    var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

protocol GroupBoxStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = GroupBoxStyleConfiguration
}

struct GroupBoxStyleConfiguration {
    struct Label: View {
        typealias Body = Never
    }
    struct Content: View {
        typealias Body = Never
    }
    let label: GroupBoxStyleConfiguration.Label
    let content: GroupBoxStyleConfiguration.Content
}

protocol MenuStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = MenuStyleConfiguration
}

struct MenuStyleConfiguration {
    struct Label: View {
        typealias Body = Never
    }
    struct Content: View {
        typealias Body = Never
    }
}

protocol ControlGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ControlGroupStyleConfiguration
}

struct ControlGroupStyleConfiguration {
    struct Label: View {
        typealias Body = Never
    }
    struct Content: View {
        typealias Body = Never
    }
    let content: ControlGroupStyleConfiguration.Content
    let label: ControlGroupStyleConfiguration.Label
}

protocol DatePickerStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = DatePickerStyleConfiguration
}

struct DatePickerStyleConfiguration {
    struct Label: View {
        typealias Body = Never
    }
    let label: DatePickerStyleConfiguration.Label
    @Binding var selection: Date
}

protocol DisclosureGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = DisclosureGroupStyleConfiguration
}

struct DisclosureGroupStyleConfiguration {
    struct Label: View {
        typealias Body = Never
    }
    struct Content: View {
        typealias Body = Never
    }
    let label: DisclosureGroupStyleConfiguration.Label
    let content: DisclosureGroupStyleConfiguration.Content
    @Binding var isExpanded: Bool
}

protocol FormStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = FormStyleConfiguration
}

struct FormStyleConfiguration {
    struct Content: View {
        typealias Body = Never
    }
    let content: FormStyleConfiguration.Content
}

protocol LabeledContentStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = LabeledContentStyleConfiguration
}

struct LabeledContentStyleConfiguration {
    struct Label: View {
        typealias Body = Never
    }
    struct Content: View {
        typealias Body = Never
    }
    let label: LabeledContentStyleConfiguration.Label
    let content: LabeledContentStyleConfiguration.Content
}

protocol TextEditorStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = TextEditorStyleConfiguration
}

struct TextEditorStyleConfiguration {
}

protocol TableStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = TableStyleConfiguration
}

struct TableStyleConfiguration {
}

protocol NavigationSplitViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = NavigationSplitViewStyleConfiguration
}

struct NavigationSplitViewStyleConfiguration {
}

protocol ListStyle {
}

protocol PickerStyle {
}

protocol TextFieldStyle {
}

protocol TabViewStyle {
}

protocol NavigationViewStyle {
}

protocol IndexViewStyle {
}

protocol WindowStyle {
}

protocol WindowToolbarStyle {
}

protocol MenuBarExtraStyle {
}

protocol MenuButtonStyle {
}

protocol TextSelectability {
}

protocol TextVariantPreference {
}

protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

protocol PresentationSizing {
}

protocol NavigationTransition {
}

protocol CustomHoverEffect {
}

protocol HoverEffectContent {
}

protocol AccessibilityQuickActionStyle {
}

protocol MatchedTransitionSourceConfiguration {
}

protocol TabCustomizationBehaviorProtocol {
}

protocol SymbolEffect {
}

protocol DiscreteSymbolEffect {
}

protocol IndefiniteSymbolEffect {
}

protocol TransitionSymbolEffect {
}

protocol ContentTransitionSymbolEffect {
}

protocol Transferable {
}

struct ScrollTargetBehaviorContext {
    var originalTarget: ScrollTarget { get }
    var velocity: CGVector { get }
    var contentSize: CGSize { get }
    var containerSize: CGSize { get }
    var axes: Axis.Set { get }
}

struct ScrollTarget: Hashable {
    var rect: CGRect
    var anchor: UnitPoint?
    static func == (a: ScrollTarget, b: ScrollTarget) -> Bool
    func hash(into hasher: inout Hasher)
}

struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    init()
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    struct LimitBehavior {
        static var automatic: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
        static var always: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
        static var never: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
    }
    init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic)
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self
}

struct PageTabViewStyle: TabViewStyle {
    struct IndexDisplayMode: Sendable {
        static let automatic: PageTabViewStyle.IndexDisplayMode
        static let always: PageTabViewStyle.IndexDisplayMode
        static let never: PageTabViewStyle.IndexDisplayMode
    }
    init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic)
}

extension TabViewStyle where Self == PageTabViewStyle {
    static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
}

struct PageIndexViewStyle: IndexViewStyle {
    struct BackgroundDisplayMode: Sendable {
        static let automatic: PageIndexViewStyle.BackgroundDisplayMode
        static let interactive: PageIndexViewStyle.BackgroundDisplayMode
        static let always: PageIndexViewStyle.BackgroundDisplayMode
        static let never: PageIndexViewStyle.BackgroundDisplayMode
    }
    init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic)
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle
}

struct ZoomNavigationTransition: NavigationTransition {
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition
}

extension ListStyle where Self == InsetListStyle {
    @available(iOS, unavailable) static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle
}

extension ListStyle where Self == BorderedListStyle {
    @available(iOS, unavailable) static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle
}

extension TableStyle where Self == BorderedTableStyle {
    @available(iOS, unavailable) static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle
}

extension TableStyle where Self == InsetTableStyle {
    @available(iOS, unavailable) static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    @available(iOS, unavailable) static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    @available(iOS, unavailable) static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle
}

struct DefaultToggleStyle: ToggleStyle {
    init()
    func makeBody(configuration: Self.Configuration) -> some View
}

struct SwitchToggleStyle: ToggleStyle {
    init()
    init(tint: Color)
    func makeBody(configuration: Self.Configuration) -> some View
}

struct LinearProgressViewStyle: ProgressViewStyle {
    init()
    init(tint: Color)
    func makeBody(configuration: Self.Configuration) -> some View
}

struct CircularProgressViewStyle: ProgressViewStyle {
    init()
    init(tint: Color)
    func makeBody(configuration: Self.Configuration) -> some View
}

struct AnimationTimelineSchedule: TimelineSchedule {
    init(minimumInterval: Double? = nil, paused: Bool = false)
    struct Entries: Sequence, IteratorProtocol {
        typealias Element = Date
        mutating func next() -> Date?
    }
    func entries(from start: Date, mode: TimelineScheduleMode) -> AnimationTimelineSchedule.Entries
}

struct EveryMinuteTimelineSchedule: TimelineSchedule {
    init()
    struct Entries: Sequence, IteratorProtocol {
        typealias Element = Date
        mutating func next() -> Date?
    }
    func entries(from start: Date, mode: TimelineScheduleMode) -> EveryMinuteTimelineSchedule.Entries
}

struct PeriodicTimelineSchedule: TimelineSchedule {
    init(from startDate: Date, by interval: TimeInterval)
    struct Entries: Sequence, IteratorProtocol {
        typealias Element = Date
        mutating func next() -> Date?
    }
    func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries
}

struct ExplicitTimelineSchedule<Entries>: TimelineSchedule where Entries: Sequence, Entries.Element == Date {
    init(_ dates: Entries)
    func entries(from start: Date, mode: TimelineScheduleMode) -> Entries
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
}

extension TimelineSchedule {
    static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date
}

struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {
    var up: BounceSymbolEffect { get }
    var down: BounceSymbolEffect { get }
    var byLayer: BounceSymbolEffect { get }
    var wholeSymbol: BounceSymbolEffect { get }
}

struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var byLayer: PulseSymbolEffect { get }
    var wholeSymbol: PulseSymbolEffect { get }
}

struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var reversing: VariableColorSymbolEffect { get }
    var cumulative: VariableColorSymbolEffect { get }
    var iterative: VariableColorSymbolEffect { get }
    var hideInactiveLayers: VariableColorSymbolEffect { get }
    var dimInactiveLayers: VariableColorSymbolEffect { get }
}

struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    var up: ScaleSymbolEffect { get }
    var down: ScaleSymbolEffect { get }
}

struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    var up: AppearSymbolEffect { get }
    var down: AppearSymbolEffect { get }
}

struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    var up: DisappearSymbolEffect { get }
    var down: DisappearSymbolEffect { get }
}

struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    var downUp: ReplaceSymbolEffect { get }
    var upUp: ReplaceSymbolEffect { get }
    var offUp: ReplaceSymbolEffect { get }
    var byLayer: ReplaceSymbolEffect { get }
    var wholeSymbol: ReplaceSymbolEffect { get }
}

struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var clockwise: WiggleSymbolEffect { get }
    var counterClockwise: WiggleSymbolEffect { get }
    var left: WiggleSymbolEffect { get }
    var right: WiggleSymbolEffect { get }
}

struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var clockwise: RotateSymbolEffect { get }
    var counterClockwise: RotateSymbolEffect { get }
}

struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var plain: BreatheSymbolEffect { get }
    var pulse: BreatheSymbolEffect { get }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    static var bounce: BounceSymbolEffect { get }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    static var pulse: PulseSymbolEffect { get }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    static var variableColor: VariableColorSymbolEffect { get }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    static var scale: ScaleSymbolEffect { get }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    static var appear: AppearSymbolEffect { get }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    static var disappear: DisappearSymbolEffect { get }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    static var replace: ReplaceSymbolEffect { get }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    static var wiggle: WiggleSymbolEffect { get }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    static var rotate: RotateSymbolEffect { get }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    static var breathe: BreatheSymbolEffect { get }
}

struct SymbolEffectOptions: Sendable {
    static let `default`: SymbolEffectOptions
    static let repeating: SymbolEffectOptions
    static let nonRepeating: SymbolEffectOptions
    static func `repeat`(_ count: Int) -> SymbolEffectOptions
    static func speed(_ speed: Double) -> SymbolEffectOptions
    func speed(_ speed: Double) -> SymbolEffectOptions
    func `repeat`(_ count: Int) -> SymbolEffectOptions
    var repeating: SymbolEffectOptions { get }
    var nonRepeating: SymbolEffectOptions { get }
}

extension String: Transferable {
}

extension URL: Transferable {
}

extension Data: Transferable {
}

extension AttributedString: Transferable {
}

extension Never: Transferable {
}
