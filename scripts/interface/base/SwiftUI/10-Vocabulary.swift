struct ToolbarItemPlacement: Sendable {
    static let automatic: ToolbarItemPlacement
    static let principal: ToolbarItemPlacement
    static let navigation: ToolbarItemPlacement
    static let primaryAction: ToolbarItemPlacement
    static let status: ToolbarItemPlacement
    static let confirmationAction: ToolbarItemPlacement
    static let cancellationAction: ToolbarItemPlacement
    static let destructiveAction: ToolbarItemPlacement
    static let topBarLeading: ToolbarItemPlacement
    static let topBarTrailing: ToolbarItemPlacement
    static let navigationBarLeading: ToolbarItemPlacement
    static let navigationBarTrailing: ToolbarItemPlacement
    static let bottomBar: ToolbarItemPlacement
    static let keyboard: ToolbarItemPlacement
    static let secondaryAction: ToolbarItemPlacement
    static let bottomOrnament: ToolbarItemPlacement
    static let accessoryBar: ToolbarItemPlacement
    static func accessoryBar<ID>(id: ID) -> ToolbarItemPlacement where ID: Hashable
}

struct ToolbarPlacement: Sendable {
    static let automatic: ToolbarPlacement
    static let bottomBar: ToolbarPlacement
    static let navigationBar: ToolbarPlacement
    static let tabBar: ToolbarPlacement
    static let windowToolbar: ToolbarPlacement
    static let bottomOrnament: ToolbarPlacement
    static func accessoryBar<ID>(id: ID) -> ToolbarPlacement where ID: Hashable
}

struct ToolbarRole: Sendable {
    static let automatic: ToolbarRole
    static let navigationStack: ToolbarRole
    static let browser: ToolbarRole
    static let editor: ToolbarRole
}

struct ToolbarTitleDisplayMode: Sendable {
    static let automatic: ToolbarTitleDisplayMode
    static let large: ToolbarTitleDisplayMode
    static let inlineLarge: ToolbarTitleDisplayMode
    static let inline: ToolbarTitleDisplayMode
}

struct ToolbarLabelStyle: Hashable, Sendable {
    static let automatic: ToolbarLabelStyle
    static let titleAndIcon: ToolbarLabelStyle
    static let titleOnly: ToolbarLabelStyle
    static let iconOnly: ToolbarLabelStyle
    static func == (a: ToolbarLabelStyle, b: ToolbarLabelStyle) -> Bool
    func hash(into hasher: inout Hasher)
}

struct ToolbarDefaultItemKind: Sendable {
    static let sidebarToggle: ToolbarDefaultItemKind
    static let title: ToolbarDefaultItemKind
    static let search: ToolbarDefaultItemKind
}

struct ToolbarCustomizationBehavior: Sendable {
    static let `default`: ToolbarCustomizationBehavior
    static let reorderable: ToolbarCustomizationBehavior
    static let disabled: ToolbarCustomizationBehavior
}

struct ToolbarCustomizationOptions: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let alwaysAvailable: ToolbarCustomizationOptions
}

struct SearchFieldPlacement: Sendable {
    static let automatic: SearchFieldPlacement
    static let toolbar: SearchFieldPlacement
    static let sidebar: SearchFieldPlacement
    static let navigationBarDrawer: SearchFieldPlacement
    static let toolbarPrincipal: SearchFieldPlacement
    static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
    struct NavigationBarDrawerDisplayMode: Sendable {
        static let automatic: SearchFieldPlacement.NavigationBarDrawerDisplayMode
        static let always: SearchFieldPlacement.NavigationBarDrawerDisplayMode
    }
}

struct SearchScopeActivation: Hashable, Sendable {
    static let automatic: SearchScopeActivation
    static let onTextEntry: SearchScopeActivation
    static let onSearchPresentation: SearchScopeActivation
    static func == (a: SearchScopeActivation, b: SearchScopeActivation) -> Bool
    func hash(into hasher: inout Hasher)
}

struct SearchSuggestionsPlacement: Equatable, Sendable {
    static var automatic: SearchSuggestionsPlacement { get }
    static var menu: SearchSuggestionsPlacement { get }
    static var content: SearchSuggestionsPlacement { get }
    static func == (a: SearchSuggestionsPlacement, b: SearchSuggestionsPlacement) -> Bool
    struct Set: OptionSet, Sendable {
        var rawValue: Int
        init(rawValue: Int)
        static var menu: SearchSuggestionsPlacement.Set { get }
        static var content: SearchSuggestionsPlacement.Set { get }
    }
}

struct SearchToolbarBehavior: Hashable, Sendable {
    static let automatic: SearchToolbarBehavior
    static let minimize: SearchToolbarBehavior
    static func == (a: SearchToolbarBehavior, b: SearchToolbarBehavior) -> Bool
    func hash(into hasher: inout Hasher)
}

struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    static let automatic: SearchPresentationToolbarBehavior
    static let avoidHidingContent: SearchPresentationToolbarBehavior
    static func == (a: SearchPresentationToolbarBehavior, b: SearchPresentationToolbarBehavior) -> Bool
    func hash(into hasher: inout Hasher)
}

struct TabRole: Hashable, Sendable {
    static let search: TabRole
    static func == (a: TabRole, b: TabRole) -> Bool
    func hash(into hasher: inout Hasher)
}

struct TabPlacement: Hashable, Sendable {
    static let automatic: TabPlacement
    static let pinned: TabPlacement
    static let sidebarOnly: TabPlacement
    static func == (a: TabPlacement, b: TabPlacement) -> Bool
    func hash(into hasher: inout Hasher)
}

struct TabBarPlacement: Hashable, Sendable {
    static let topBar: TabBarPlacement
    static let sidebar: TabBarPlacement
    static let bottomBar: TabBarPlacement
    static func == (a: TabBarPlacement, b: TabBarPlacement) -> Bool
    func hash(into hasher: inout Hasher)
}

struct AdaptableTabBarPlacement: Hashable, Sendable {
    static let automatic: AdaptableTabBarPlacement
    static let tabBar: AdaptableTabBarPlacement
    static let sidebar: AdaptableTabBarPlacement
    static func == (a: AdaptableTabBarPlacement, b: AdaptableTabBarPlacement) -> Bool
    func hash(into hasher: inout Hasher)
}

struct TabCustomizationBehavior: Hashable, Sendable {
    static let automatic: TabCustomizationBehavior
    static let reorderable: TabCustomizationBehavior
    static let disabled: TabCustomizationBehavior
    static func == (a: TabCustomizationBehavior, b: TabCustomizationBehavior) -> Bool
    func hash(into hasher: inout Hasher)
}

struct TabSearchActivation: Hashable, Sendable {
    static let automatic: TabSearchActivation
    static let searchTabSelection: TabSearchActivation
    static func == (a: TabSearchActivation, b: TabSearchActivation) -> Bool
    func hash(into hasher: inout Hasher)
}

struct TabBarMinimizeBehavior: Hashable, Sendable {
    static let automatic: TabBarMinimizeBehavior
    static let onScrollDown: TabBarMinimizeBehavior
    static let onScrollUp: TabBarMinimizeBehavior
    static let never: TabBarMinimizeBehavior
    static func == (a: TabBarMinimizeBehavior, b: TabBarMinimizeBehavior) -> Bool
    func hash(into hasher: inout Hasher)
}

struct TabViewCustomization: Sendable {
    init()
}

struct AccessibilityTraits: OptionSet, Sendable {
    let rawValue: UInt64
    init(rawValue: UInt64)
    static let isButton: AccessibilityTraits
    static let isHeader: AccessibilityTraits
    static let isSelected: AccessibilityTraits
    static let isLink: AccessibilityTraits
    static let isSearchField: AccessibilityTraits
    static let isImage: AccessibilityTraits
    static let playsSound: AccessibilityTraits
    static let isKeyboardKey: AccessibilityTraits
    static let isStaticText: AccessibilityTraits
    static let isSummaryElement: AccessibilityTraits
    static let updatesFrequently: AccessibilityTraits
    static let startsMediaSession: AccessibilityTraits
    static let allowsDirectInteraction: AccessibilityTraits
    static let causesPageTurn: AccessibilityTraits
    static let isModal: AccessibilityTraits
    static let isToggle: AccessibilityTraits
    static let isTabBar: AccessibilityTraits
}

struct AccessibilityCustomContentKey: Hashable, Sendable {
    init(_ label: Text, id: String)
    init(_ labelKey: LocalizedStringKey)
    init(_ labelKey: LocalizedStringKey, id: String)
    static func == (a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey) -> Bool
    func hash(into hasher: inout Hasher)
}

struct AccessibilitySystemRotor: Sendable {
    static let links: AccessibilitySystemRotor
    static let headings: AccessibilitySystemRotor
    static let boldText: AccessibilitySystemRotor
    static let italicText: AccessibilitySystemRotor
    static let underlineText: AccessibilitySystemRotor
    static let misspelledWords: AccessibilitySystemRotor
    static let images: AccessibilitySystemRotor
    static let textFields: AccessibilitySystemRotor
    static let tables: AccessibilitySystemRotor
    static let lists: AccessibilitySystemRotor
    static let landmarks: AccessibilitySystemRotor
    static func links(visited: Bool) -> AccessibilitySystemRotor
    static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor
}

struct AccessibilityTextContentType: Sendable {
    static let plain: AccessibilityTextContentType
    static let console: AccessibilityTextContentType
    static let fileSystem: AccessibilityTextContentType
    static let messaging: AccessibilityTextContentType
    static let narrative: AccessibilityTextContentType
    static let sourceCode: AccessibilityTextContentType
    static let spreadsheet: AccessibilityTextContentType
    static let wordProcessing: AccessibilityTextContentType
}

enum AccessibilityHeadingLevel: Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

struct AccessibilityActionKind: Equatable, Sendable {
    static let `default`: AccessibilityActionKind
    static let escape: AccessibilityActionKind
    static let magicTap: AccessibilityActionKind
    init(named name: Text)
    static func == (a: AccessibilityActionKind, b: AccessibilityActionKind) -> Bool
}

struct AccessibilityActionCategory: Sendable {
    static let `default`: AccessibilityActionCategory
    static let edit: AccessibilityActionCategory
    init(_ name: Text)
}

struct AccessibilityChildBehavior: Hashable, Sendable {
    static let ignore: AccessibilityChildBehavior
    static let contain: AccessibilityChildBehavior
    static let combine: AccessibilityChildBehavior
    static func == (a: AccessibilityChildBehavior, b: AccessibilityChildBehavior) -> Bool
    func hash(into hasher: inout Hasher)
}

struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let silentOnTouch: AccessibilityDirectTouchOptions
    static let requiresActivation: AccessibilityDirectTouchOptions
}

enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}

struct AccessibilityZoomGestureAction {
    enum Direction {
        case zoomIn, zoomOut
    }
    let direction: AccessibilityZoomGestureAction.Direction
    let location: UnitPoint
    let point: CGPoint
}

enum AXCustomContent {
    enum Importance: Sendable {
        case `default`, high
    }
}

protocol AXChartDescriptorRepresentable {
}

enum AccessibilityLargeContentViewTree {
    struct Key {
    }
}

enum SceneBridge {
    struct ActivationConditionsPreferenceKey {
    }
}

enum SheetPreference {
    struct Key {
    }
}

enum TabItem {
    struct TraitKey {
    }
}

enum FileExportOperation {
    struct Key {
    }
}

enum SectionStyleConfiguration {
    struct Actions {
    }
}

enum ListSeparatorConfiguration {
    struct RowKey {
    }
    struct SectionKey {
    }
}

struct SharingPickerHostModifier: ViewModifier {
    typealias Body = Never
}

struct StaticIf<Predicate, TrueBody, FalseBody> {
    typealias Body = Never
}

extension StaticIf: View where TrueBody: View, FalseBody: View {
}

extension StaticIf: ViewModifier where TrueBody: ViewModifier, FalseBody: ViewModifier {
}

struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent where ID: Hashable {
    typealias Body = Never
    init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {})
    init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {})
    init<L>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) where L: StringProtocol
    init(_ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {})
}

struct EditActions<Data>: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static var delete: EditActions<Data> { get }
    static var move: EditActions<Data> { get }
    static var all: EditActions<Data> { get }
}

enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    var isScrolling: Bool { get }
}

struct ScrollPhaseChangeContext {
    var geometry: ScrollGeometry { get }
    var velocity: CGVector? { get }
}

struct ScrollGeometry: Equatable, Sendable {
    var contentOffset: CGPoint
    var contentSize: CGSize
    var contentInsets: EdgeInsets
    var containerSize: CGSize
    var visibleRect: CGRect { get }
    var bounds: CGRect { get }
    static func == (a: ScrollGeometry, b: ScrollGeometry) -> Bool
}

struct ScrollPosition: Equatable, Sendable {
    init(id: some Hashable & Sendable, anchor: UnitPoint? = nil)
    init(idType: (some Hashable & Sendable).Type = Never.self)
    init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge)
    init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint)
    mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil)
    mutating func scrollTo(edge: Edge)
    mutating func scrollTo(point: CGPoint)
    mutating func scrollTo(x: CGFloat)
    mutating func scrollTo(y: CGFloat)
    var isPositionedByUser: Bool { get }
    var edge: Edge? { get }
    var point: CGPoint? { get }
    func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable
    static func == (a: ScrollPosition, b: ScrollPosition) -> Bool
}

enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

struct MaterialActiveAppearance: Hashable, Sendable {
    static let automatic: MaterialActiveAppearance
    static let active: MaterialActiveAppearance
    static let inactive: MaterialActiveAppearance
    static let matchWindow: MaterialActiveAppearance
    static func == (a: MaterialActiveAppearance, b: MaterialActiveAppearance) -> Bool
    func hash(into hasher: inout Hasher)
}

struct TextSelection: Hashable {
    enum Indices: Hashable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }
    var indices: TextSelection.Indices
    var affinity: TextSelectionAffinity
    var isInsertion: Bool { get }
    init(insertionPoint: String.Index)
    init(range: Range<String.Index>)
    static func == (a: TextSelection, b: TextSelection) -> Bool
    func hash(into hasher: inout Hasher)
}

enum TextSelectionAffinity: Hashable, Sendable {
    case automatic, upstream, downstream
}

struct SensoryFeedback: Equatable, Sendable {
    static let success: SensoryFeedback
    static let warning: SensoryFeedback
    static let error: SensoryFeedback
    static let selection: SensoryFeedback
    static let increase: SensoryFeedback
    static let decrease: SensoryFeedback
    static let start: SensoryFeedback
    static let stop: SensoryFeedback
    static let alignment: SensoryFeedback
    static let levelChange: SensoryFeedback
    static let pathComplete: SensoryFeedback
    static let impact: SensoryFeedback
    static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback
    static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback
    static func == (a: SensoryFeedback, b: SensoryFeedback) -> Bool
    struct Weight: Equatable, Sendable {
        static let light: SensoryFeedback.Weight
        static let medium: SensoryFeedback.Weight
        static let heavy: SensoryFeedback.Weight
        static func == (a: SensoryFeedback.Weight, b: SensoryFeedback.Weight) -> Bool
    }
    struct Flexibility: Equatable, Sendable {
        static let rigid: SensoryFeedback.Flexibility
        static let solid: SensoryFeedback.Flexibility
        static let soft: SensoryFeedback.Flexibility
        static func == (a: SensoryFeedback.Flexibility, b: SensoryFeedback.Flexibility) -> Bool
    }
}

struct ScrollTransitionConfiguration {
    static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration
    static let animated: ScrollTransitionConfiguration
    static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration
    static let interactive: ScrollTransitionConfiguration
    static let identity: ScrollTransitionConfiguration
    func animation(_ animation: Animation) -> ScrollTransitionConfiguration
    func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration
    struct Threshold {
        static let visible: ScrollTransitionConfiguration.Threshold
        static let hidden: ScrollTransitionConfiguration.Threshold
        static var centered: ScrollTransitionConfiguration.Threshold { get }
        static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold
    }
}

enum ScrollTransitionPhase: Hashable {
    case topLeading, identity, bottomTrailing
    var isIdentity: Bool { get }
    var value: Double { get }
}

struct ScrollIndicatorVisibility: Sendable {
    static let automatic: ScrollIndicatorVisibility
    static let visible: ScrollIndicatorVisibility
    static let hidden: ScrollIndicatorVisibility
    static let never: ScrollIndicatorVisibility
}

struct ScrollBounceBehavior: Sendable {
    static let automatic: ScrollBounceBehavior
    static let always: ScrollBounceBehavior
    static let basedOnSize: ScrollBounceBehavior
}

struct ScrollDismissesKeyboardMode: Sendable {
    static let automatic: ScrollDismissesKeyboardMode
    static let immediately: ScrollDismissesKeyboardMode
    static let interactively: ScrollDismissesKeyboardMode
    static let never: ScrollDismissesKeyboardMode
}

struct ScrollEdgeEffectStyle: Hashable, Sendable {
    static let automatic: ScrollEdgeEffectStyle
    static let hard: ScrollEdgeEffectStyle
    static let soft: ScrollEdgeEffectStyle
    static func == (a: ScrollEdgeEffectStyle, b: ScrollEdgeEffectStyle) -> Bool
    func hash(into hasher: inout Hasher)
}

struct ScrollInputKind: Sendable {
    static let handGestureShortcut: ScrollInputKind
    static let look: ScrollInputKind
}

struct ScrollInputBehavior: Sendable {
    static let automatic: ScrollInputBehavior
    static let enabled: ScrollInputBehavior
    static let disabled: ScrollInputBehavior
}

struct ScrollAnchorRole: Hashable, Sendable {
    static let initialOffset: ScrollAnchorRole
    static let sizeChanges: ScrollAnchorRole
    static let alignment: ScrollAnchorRole
    static func == (a: ScrollAnchorRole, b: ScrollAnchorRole) -> Bool
    func hash(into hasher: inout Hasher)
}

struct PresentationAdaptation: Sendable {
    static let automatic: PresentationAdaptation
    static let none: PresentationAdaptation
    static let popover: PresentationAdaptation
    static let sheet: PresentationAdaptation
    static let fullScreenCover: PresentationAdaptation
}

struct PresentationContentInteraction: Hashable, Sendable {
    static let automatic: PresentationContentInteraction
    static let resizes: PresentationContentInteraction
    static let scrolls: PresentationContentInteraction
    static func == (a: PresentationContentInteraction, b: PresentationContentInteraction) -> Bool
    func hash(into hasher: inout Hasher)
}

struct PresentationBackgroundInteraction: Sendable {
    static let automatic: PresentationBackgroundInteraction
    static let enabled: PresentationBackgroundInteraction
    static let disabled: PresentationBackgroundInteraction
    static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction
}

struct HoverEffect: Sendable {
    static let automatic: HoverEffect
    static let highlight: HoverEffect
    static let lift: HoverEffect
}

struct HoverEffectGroup: Sendable {
    init(_ namespace: Namespace.ID, id: String? = nil, behavior: HoverEffectGroup.Behavior = .activatesGroup)
    enum Behavior: Sendable {
        case activatesGroup, followsGroup
    }
}

struct EmptyHoverEffectContent: HoverEffectContent {
}

enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

struct EmptyVisualEffect: VisualEffect {
    typealias AnimatableData = EmptyAnimatableData
    init()
}

struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
}

struct ContentMarginPlacement: Sendable {
    static let automatic: ContentMarginPlacement
    static let scrollContent: ContentMarginPlacement
    static let scrollIndicators: ContentMarginPlacement
}

struct ContentToolbarPlacement: Sendable {
    static let tabBarSidebar: ContentToolbarPlacement
}

struct ContainerBackgroundPlacement: Sendable {
    static let widget: ContainerBackgroundPlacement
    static let navigation: ContainerBackgroundPlacement
    static let tabView: ContainerBackgroundPlacement
    static let navigationSplitView: ContainerBackgroundPlacement
    static let window: ContainerBackgroundPlacement
}

struct ContentShapeKinds: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let interaction: ContentShapeKinds
    static let dragPreview: ContentShapeKinds
    static let contextMenuPreview: ContentShapeKinds
    static let hoverEffect: ContentShapeKinds
    static let accessibility: ContentShapeKinds
    static let focusEffect: ContentShapeKinds
}

struct CommandGroupPlacement: Sendable {
    static let appInfo: CommandGroupPlacement
    static let appSettings: CommandGroupPlacement
    static let systemServices: CommandGroupPlacement
    static let appVisibility: CommandGroupPlacement
    static let appTermination: CommandGroupPlacement
    static let newItem: CommandGroupPlacement
    static let saveItem: CommandGroupPlacement
    static let importExport: CommandGroupPlacement
    static let printItem: CommandGroupPlacement
    static let undoRedo: CommandGroupPlacement
    static let pasteboard: CommandGroupPlacement
    static let textEditing: CommandGroupPlacement
    static let textFormatting: CommandGroupPlacement
    static let toolbar: CommandGroupPlacement
    static let sidebar: CommandGroupPlacement
    static let windowSize: CommandGroupPlacement
    static let windowList: CommandGroupPlacement
    static let singleWindowList: CommandGroupPlacement
    static let windowArrangement: CommandGroupPlacement
    static let help: CommandGroupPlacement
}

struct MenuOrder: Hashable, Sendable {
    static let automatic: MenuOrder
    static let priority: MenuOrder
    static let fixed: MenuOrder
    static func == (a: MenuOrder, b: MenuOrder) -> Bool
    func hash(into hasher: inout Hasher)
}

struct ButtonRepeatBehavior: Hashable, Sendable {
    struct HasCustomRepeatBehavior {
    }
    static let automatic: ButtonRepeatBehavior
    static let enabled: ButtonRepeatBehavior
    static let disabled: ButtonRepeatBehavior
    static func == (a: ButtonRepeatBehavior, b: ButtonRepeatBehavior) -> Bool
    func hash(into hasher: inout Hasher)
}

struct ButtonSizing: Hashable, Sendable {
    static let automatic: ButtonSizing
    static let fitted: ButtonSizing
    static let flexible: ButtonSizing
    static func == (a: ButtonSizing, b: ButtonSizing) -> Bool
    func hash(into hasher: inout Hasher)
}

struct MenuActionDismissBehavior: Hashable, Sendable {
    static let automatic: MenuActionDismissBehavior
    static let enabled: MenuActionDismissBehavior
    static let disabled: MenuActionDismissBehavior
    static func == (a: MenuActionDismissBehavior, b: MenuActionDismissBehavior) -> Bool
    func hash(into hasher: inout Hasher)
}

struct PencilPreferredAction: Hashable, Sendable {
    static let ignore: PencilPreferredAction
    static let switchEraser: PencilPreferredAction
    static let switchPrevious: PencilPreferredAction
    static let showColorPalette: PencilPreferredAction
    static let showInkAttributes: PencilPreferredAction
    static let showContextualPalette: PencilPreferredAction
    static let runSystemShortcut: PencilPreferredAction
    static func == (a: PencilPreferredAction, b: PencilPreferredAction) -> Bool
    func hash(into hasher: inout Hasher)
}

struct PencilDoubleTapGestureValue: Hashable, Sendable {
    static func == (a: PencilDoubleTapGestureValue, b: PencilDoubleTapGestureValue) -> Bool
    func hash(into hasher: inout Hasher)
}

enum PencilSqueezeGesturePhase {
    case active, ended, failed
}

struct TypesettingLanguage: Sendable {
    static let automatic: TypesettingLanguage
    static func explicit(_ language: Locale.Language) -> TypesettingLanguage
}

struct TimeDataSource<Value> {
}

extension TimeDataSource where Value == Date {
    static var currentDate: TimeDataSource<Date> { get }
}

struct TextInputAutocapitalization: Sendable {
    static let never: TextInputAutocapitalization
    static let words: TextInputAutocapitalization
    static let sentences: TextInputAutocapitalization
    static let characters: TextInputAutocapitalization
}

struct TextInputDictationBehavior: Hashable, Sendable {
    static let automatic: TextInputDictationBehavior
    static let preventDictation: TextInputDictationBehavior
    static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior
    static func == (a: TextInputDictationBehavior, b: TextInputDictationBehavior) -> Bool
    func hash(into hasher: inout Hasher)
}

struct TextInputDictationActivation: Hashable, Sendable {
    static let onSelect: TextInputDictationActivation
    static let onLook: TextInputDictationActivation
    static func == (a: TextInputDictationActivation, b: TextInputDictationActivation) -> Bool
    func hash(into hasher: inout Hasher)
}

struct SubmitLabel: Sendable {
    static let done: SubmitLabel
    static let go: SubmitLabel
    static let send: SubmitLabel
    static let join: SubmitLabel
    static let route: SubmitLabel
    static let search: SubmitLabel
    static let `return`: SubmitLabel
    static let next: SubmitLabel
    static let `continue`: SubmitLabel
}

struct SubmitTriggers: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let text: SubmitTriggers
    static let search: SubmitTriggers
}

struct ListSectionSpacing: Sendable {
    static let `default`: ListSectionSpacing
    static let compact: ListSectionSpacing
    static func custom(_ spacing: CGFloat) -> ListSectionSpacing
}

struct ListItemTint: Sendable {
    static let monochrome: ListItemTint
    static func fixed(_ tint: Color) -> ListItemTint
    static func preferred(_ tint: Color) -> ListItemTint
}

struct BadgeProminence: Hashable, Sendable {
    static let decreased: BadgeProminence
    static let standard: BadgeProminence
    static let increased: BadgeProminence
    static func == (a: BadgeProminence, b: BadgeProminence) -> Bool
    func hash(into hasher: inout Hasher)
}

struct BackgroundProminence: Hashable, Sendable {
    static let standard: BackgroundProminence
    static let increased: BackgroundProminence
    static func == (a: BackgroundProminence, b: BackgroundProminence) -> Bool
    func hash(into hasher: inout Hasher)
}

struct SpringLoadingBehavior: Hashable, Sendable {
    static let automatic: SpringLoadingBehavior
    static let enabled: SpringLoadingBehavior
    static let disabled: SpringLoadingBehavior
    static func == (a: SpringLoadingBehavior, b: SpringLoadingBehavior) -> Bool
    func hash(into hasher: inout Hasher)
}

struct WritingToolsBehavior: Hashable, Sendable {
    static let automatic: WritingToolsBehavior
    static let complete: WritingToolsBehavior
    static let limited: WritingToolsBehavior
    static let disabled: WritingToolsBehavior
    static func == (a: WritingToolsBehavior, b: WritingToolsBehavior) -> Bool
    func hash(into hasher: inout Hasher)
}

struct MatchedGeometryProperties: OptionSet, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32)
    static let position: MatchedGeometryProperties
    static let size: MatchedGeometryProperties
    static let frame: MatchedGeometryProperties
}

struct FocusInteractions: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let activate: FocusInteractions
    static let edit: FocusInteractions
    static let automatic: FocusInteractions
}

struct DefaultFocusEvaluationPriority: Sendable {
    static let automatic: DefaultFocusEvaluationPriority
    static let userInitiated: DefaultFocusEvaluationPriority
}

struct FileDialogBrowserOptions: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let enumeratePackages: FileDialogBrowserOptions
    static let includeHiddenFiles: FileDialogBrowserOptions
    static let displayFileExtensions: FileDialogBrowserOptions
}

struct HandGestureShortcut: Hashable, Sendable {
    static let primaryAction: HandGestureShortcut
    static func == (a: HandGestureShortcut, b: HandGestureShortcut) -> Bool
    func hash(into hasher: inout Hasher)
}

struct PaletteSelectionEffect: Sendable {
    static let automatic: PaletteSelectionEffect
    static let custom: PaletteSelectionEffect
    static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect
}

struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
    static let portrait: InterfaceOrientation
    static let portraitUpsideDown: InterfaceOrientation
    static let landscapeLeft: InterfaceOrientation
    static let landscapeRight: InterfaceOrientation
    typealias ID = InterfaceOrientation
    var id: InterfaceOrientation { get }
    static var allCases: [InterfaceOrientation] { get }
    static func == (a: InterfaceOrientation, b: InterfaceOrientation) -> Bool
    func hash(into hasher: inout Hasher)
}

struct ScenePadding: Equatable, Sendable {
    static let minimum: ScenePadding
    static let navigationBar: ScenePadding
    static func == (a: ScenePadding, b: ScenePadding) -> Bool
}

struct WindowResizability: Sendable {
    static let automatic: WindowResizability
    static let contentSize: WindowResizability
    static let contentMinSize: WindowResizability
}

struct WindowManagerRole: Sendable {
    static let automatic: WindowManagerRole
    static let principal: WindowManagerRole
    static let associated: WindowManagerRole
}

struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
    static let automatic: WindowToolbarFullScreenVisibility
    static let visible: WindowToolbarFullScreenVisibility
    static let onHover: WindowToolbarFullScreenVisibility
    static func == (a: WindowToolbarFullScreenVisibility, b: WindowToolbarFullScreenVisibility) -> Bool
    func hash(into hasher: inout Hasher)
}

struct SceneRestorationBehavior: Sendable {
    static let automatic: SceneRestorationBehavior
    static let disabled: SceneRestorationBehavior
}

struct TableColumnAlignment: Hashable, Sendable {
    static let automatic: TableColumnAlignment
    static let leading: TableColumnAlignment
    static let center: TableColumnAlignment
    static let trailing: TableColumnAlignment
    static let numeric: TableColumnAlignment
    static func == (a: TableColumnAlignment, b: TableColumnAlignment) -> Bool
    func hash(into hasher: inout Hasher)
}

struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let reorder: TableColumnCustomizationBehavior
    static let resize: TableColumnCustomizationBehavior
    static let visibility: TableColumnCustomizationBehavior
    static let all: TableColumnCustomizationBehavior
}

struct SymbolVariableValueMode: Hashable, Sendable {
    static let color: SymbolVariableValueMode
    static let draw: SymbolVariableValueMode
    static func == (a: SymbolVariableValueMode, b: SymbolVariableValueMode) -> Bool
    func hash(into hasher: inout Hasher)
}

struct SymbolColorRenderingMode: Hashable, Sendable {
    static let flat: SymbolColorRenderingMode
    static let gradient: SymbolColorRenderingMode
    static func == (a: SymbolColorRenderingMode, b: SymbolColorRenderingMode) -> Bool
    func hash(into hasher: inout Hasher)
}

enum SpacerSizing: Hashable, Sendable {
    case fixed, flexible
}

struct Glass: Equatable, Sendable {
    static let regular: Glass
    static let clear: Glass
    static let identity: Glass
    func tint(_ color: Color?) -> Glass
    func interactive(_ isEnabled: Bool = true) -> Glass
    static func == (a: Glass, b: Glass) -> Bool
}

struct GlassEffectTransition: Sendable {
    static let identity: GlassEffectTransition
    static let matchedGeometry: GlassEffectTransition
    static let materialize: GlassEffectTransition
}

struct DefaultGlassEffectShape: Shape {
    init()
    func path(in rect: CGRect) -> Path
}

struct DragConfiguration {
}

struct DocumentConfiguration {
}

struct DocumentLaunchGeometryProxy {
}

struct _ColorMatrix {
}

struct _DeviceVariant {
}

struct _FocusSystem {
}

struct ResetFocusAction {
}

struct NewDocumentAction {
}

struct OpenDocumentAction {
}

struct OpenImmersiveSpaceAction {
}

struct DismissImmersiveSpaceAction {
}

struct PushWindowAction {
}

struct ImageResource {
}

struct ColorResource {
}

struct BackgroundTask<Request, Response> {
}

extension BackgroundTask where Request == String?, Response == Void {
    static func appRefresh(_ matching: String) -> BackgroundTask<String?, Void>
}

enum _VAlignment {
    case top, center, bottom
}

struct _BackdropEffectPlaceholder: View {
    typealias Body = Never
}

enum ControlActiveState: Hashable, Sendable {
    case key, active, inactive
}

struct ShaderFunction: Equatable, Sendable {
    init(library: ShaderLibrary, name: String)
    func callAsFunction(_ args: Shader.Argument...) -> Shader
    static func == (a: ShaderFunction, b: ShaderFunction) -> Bool
}

@dynamicMemberLookup
struct ShaderLibrary: Equatable, Sendable {
    static let `default`: ShaderLibrary
    static subscript(dynamicMember name: String) -> ShaderFunction { get }
    subscript(dynamicMember name: String) -> ShaderFunction { get }
    static func bundle(_ bundle: Bundle) -> ShaderLibrary
    static func == (a: ShaderLibrary, b: ShaderLibrary) -> Bool
}

struct Shader: ShapeStyle, Equatable, Sendable {
    typealias Resolved = Never
    static func == (a: Shader, b: Shader) -> Bool
    struct Argument: Sendable {
        static func float<T>(_ x: T) -> Shader.Argument where T: BinaryFloatingPoint
        static func float2(_ point: CGPoint) -> Shader.Argument
        static func float2(_ size: CGSize) -> Shader.Argument
        static func float2<T>(_ x: T, _ y: T) -> Shader.Argument where T: BinaryFloatingPoint
        static func color(_ color: Color) -> Shader.Argument
        static func image(_ image: Image) -> Shader.Argument
        static func floatArray(_ array: [Float]) -> Shader.Argument
        static var boundingRect: Shader.Argument { get }
    }
}

struct MeshGradient: ShapeStyle, View, Equatable {
    typealias Body = Never
    typealias Resolved = Never
    static func == (a: MeshGradient, b: MeshGradient) -> Bool
    struct BezierPoint: Equatable, Sendable {
        static func == (a: MeshGradient.BezierPoint, b: MeshGradient.BezierPoint) -> Bool
    }
    enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([MeshGradient.BezierPoint])
    }
    enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }
}

struct DatePicker<Label>: View where Label: View {
    typealias Body = Never
    typealias Components = DatePickerComponents
}

struct DatePickerComponents: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static let hourAndMinute: DatePickerComponents
    static let date: DatePickerComponents
}

extension AttributedString {
    struct LineHeight: Hashable, Sendable {
        static let loose: AttributedString.LineHeight
        static let normal: AttributedString.LineHeight
        static let tight: AttributedString.LineHeight
        static func == (a: AttributedString.LineHeight, b: AttributedString.LineHeight) -> Bool
        func hash(into hasher: inout Hasher)
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    mutating func remove(atOffsets offsets: IndexSet)
}

extension MutableCollection {
    mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
}
