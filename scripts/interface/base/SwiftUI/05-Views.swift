struct ModifiedContent<Content, Modifier> {
    typealias Body = Never
    var content: Content
    var modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
}

extension ModifiedContent: Scene where Content: Scene, Modifier: _SceneModifier {
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    var data: Content.Data { get }
    typealias Data = Content.Data
}

extension ModifiedContent: TableRowContent where Content: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never
}

extension ModifiedContent: DynamicTableRowContent where Content: DynamicTableRowContent {
    var data: Content.Data { get }
}

struct _ConditionalContent<TrueContent, FalseContent> {
    typealias Body = Never
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
}

extension _ConditionalContent: CustomizableToolbarContent where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {
}

extension _ConditionalContent: TabContent where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    typealias TabValue = TrueContent.TabValue
}

extension _ConditionalContent: TableRowContent where TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue {
    typealias TableRowValue = TrueContent.TableRowValue
    typealias TableRowBody = Never
}

extension _ConditionalContent: TableColumnContent where TrueContent: TableColumnContent, FalseContent: TableColumnContent, TrueContent.TableRowValue == FalseContent.TableRowValue, TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator {
    typealias TableRowValue = TrueContent.TableRowValue
    typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
    typealias TableColumnBody = Never
}

struct TupleView<T>: View {
    typealias Body = Never
    var value: T
}

struct AnyView: View {
    typealias Body = Never
}

struct IDView<Content, ID>: View where Content: View, ID: Hashable {
    typealias Body = Never
}

struct EquatableView<Content>: View where Content: Equatable, Content: View {
    typealias Body = Never
    var content: Content
}

struct _AnimationView<Content>: View where Content: Equatable, Content: View {
    typealias Body = Never
}

struct HelpView<Content>: View where Content: View {
    typealias Body = Never
}

struct SubscriptionView<PublisherType, Content>: View where PublisherType: Publisher, Content: View, PublisherType.Failure == Never {
    typealias Body = Never
    var content: Content
    var publisher: PublisherType
    var action: (PublisherType.Output) -> Void
}

struct _CALayerView<LayerType>: View where LayerType: CALayer {
    typealias Body = Never
}

struct _DelayedPreferenceView<Key, Content>: View where Key: PreferenceKey, Content: View {
    typealias Body = Never
}

struct _PreferenceReadingView<Key, Content>: View where Key: PreferenceKey, Content: View {
    typealias Body = Never
}

struct _PreferenceValue<Key> where Key: PreferenceKey {
}

struct _DetachedView<Detached, Content, Child>: View where Detached: _Detachable, Content: View, Child: View {
    typealias Body = Never
}

protocol _Detachable {
}

struct _DetachedPlaceholder<T>: View {
    typealias Body = Never
}

struct _EmptyDetached: _Detachable {
}

struct _PagingView<Views>: View where Views: RandomAccessCollection, Views.Element: View, Views.Index: Hashable {
    typealias Body = Never
}

struct _ScrollView<Provider>: View {
    typealias Body = Never
}

struct _AligningContentProvider<Content> {
}

struct _ScrollViewConfig {
}

struct _PagingViewConfig {
    enum Direction {
        case vertical, horizontal
    }
}

struct _ShadowView<Content>: View where Content: View {
    typealias Body = Never
}

struct _ShapeView<Content, Style>: View, ShapeView where Content: Shape, Style: ShapeStyle {
    typealias Body = Never
    var shape: Content
    var style: Style
    var fillStyle: FillStyle
}

struct FillShapeView<Content, Style, Background>: ShapeView where Content: Shape, Style: ShapeStyle, Background: View {
    typealias Body = Never
    var shape: Content
    var style: Style
    var background: Background
}

struct StrokeShapeView<Content, Style, Background>: ShapeView where Content: Shape, Style: ShapeStyle, Background: View {
    typealias Body = Never
    var shape: Content
    var style: Style
    var background: Background
}

struct StrokeBorderShapeView<Content, Style, Background>: ShapeView where Content: InsettableShape, Style: ShapeStyle, Background: View {
    typealias Body = Never
    var shape: Content
    var style: Style
    var background: Background
}

struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    var data: Data
    var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
    typealias Body = Never
}

extension ForEach: DynamicViewContent where Content: View {
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
}

extension ForEach: TabContent where Content: TabContent {
    typealias TabValue = Content.TabValue
}

extension ForEach: TableRowContent where Content: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {
}

struct Group<Content> {
    typealias Body = Never
}

extension Group: View where Content: View {
}

extension Group: Scene where Content: Scene {
}

extension Group: Commands where Content: Commands {
}

extension Group: ToolbarContent where Content: ToolbarContent {
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
}

extension Group: TabContent where Content: TabContent {
    typealias TabValue = Content.TabValue
}

extension Group: TableRowContent where Content: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never
}

extension Group: TableColumnContent where Content: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never
}

struct Section<Parent, Content, Footer> {
}

extension Section: View where Parent: View, Content: View, Footer: View {
    typealias Body = Never
}

extension Section where Parent: View, Content: View, Footer: View {
    @available(iOS 17.0, *) func collapsible(_ collapsible: Bool) -> some View
}

extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never
}

struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    typealias Body = Never
}

struct Picker<Label, SelectionValue, Content>: View where Label: View, SelectionValue: Hashable, Content: View {
    typealias Body = Never
}

struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    typealias Body = Never
}

struct Tab<Value, Content, Label> {
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    typealias TabValue = Value
    typealias Body = Never
}

struct TabSection<Header, Content, Footer, SelectionValue> {
}

extension TabSection: TabContent where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable {
    typealias TabValue = SelectionValue
    typealias Body = Never
}

struct AnyTabContent<SelectionValue>: TabContent where SelectionValue: Hashable {
    typealias TabValue = SelectionValue
    typealias Body = Never
}

struct NavigationStack<Data, Root>: View where Root: View {
    typealias Body = Never
}

struct NavigationSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View {
    typealias Body = Never
}

struct Table<Value, Rows, Columns>: View where Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent, Rows.TableRowValue == Columns.TableRowValue {
    typealias Body = Never
}

struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
    typealias TableRowValue = RowValue
    typealias TableColumnSortComparator = Sort
    typealias TableColumnBody = Never
    func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
    func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
}

struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent where Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content: TableColumnContent {
    typealias TableRowValue = RowValue
    typealias TableColumnSortComparator = Sort
    typealias TableColumnBody = Never
}

struct TableColumnCustomization<RowValue> where RowValue: Identifiable {
    init()
}

struct TableRow<Value>: TableRowContent where Value: Identifiable {
    typealias TableRowValue = Value
    typealias TableRowBody = Never
}

struct TableForEachContent<Data>: TableRowContent where Data: RandomAccessCollection, Data.Element: Identifiable {
    typealias TableRowValue = Data.Element
    typealias TableRowBody = Never
}

struct TableOutlineGroupContent<Data>: TableRowContent where Data: RandomAccessCollection, Data.Element: Identifiable {
    typealias TableRowValue = Data.Element
    typealias TableRowBody = Never
}

struct EmptyTableRowContent<Value>: TableRowContent where Value: Identifiable {
    typealias TableRowValue = Value
    typealias TableRowBody = Never
}

struct TableHeaderRowContent<Value, Content>: TableRowContent where Value: Identifiable, Content: View {
    typealias TableRowValue = Value
    typealias TableRowBody = Never
}

struct DisclosureTableRow<Label, Content>: TableRowContent where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
    typealias TableRowValue = Label.TableRowValue
    typealias TableRowBody = Never
}

struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    typealias Body = Never
}

extension OutlineGroup: TableRowContent where Parent: TableRowContent, Leaf: TableRowContent, Subgroup: TableRowContent {
    typealias TableRowValue = Parent.TableRowValue
    typealias TableRowBody = Never
}

struct OutlineSubgroupChildren: View {
    typealias Body = Never
}

struct IndexedIdentifierCollection<Base, ID>: RandomAccessCollection where Base: RandomAccessCollection, ID: Hashable {
    typealias Index = Base.Index
    typealias Indices = Base.Indices
    typealias Element = IndexedIdentifierCollection<Base, ID>.Identifier
    typealias SubSequence = Slice<IndexedIdentifierCollection<Base, ID>>
    struct Identifier {
    }
    var startIndex: Base.Index { get }
    var endIndex: Base.Index { get }
    var indices: Base.Indices { get }
    func index(after i: Base.Index) -> Base.Index
    func index(before i: Base.Index) -> Base.Index
    subscript(position: Base.Index) -> IndexedIdentifierCollection<Base, ID>.Identifier { get }
}

struct EditableCollectionContent<Content, Data>: View where Content: View {
    typealias Body = Never
}

struct DynamicViewEdits: OptionSet {
    let rawValue: Int
    init(rawValue: Int)
}

struct GeometryReader<Content>: View where Content: View {
    typealias Body = Never
    var content: (GeometryProxy) -> Content
}

struct GeometryProxy {
    var size: CGSize { get }
    var safeAreaInsets: EdgeInsets { get }
    subscript<T>(anchor: Anchor<T>) -> T { get }
    func frame(in coordinateSpace: CoordinateSpace) -> CGRect
    func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
    func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?
    var containerCornerInsets: EdgeInsets { get }
}

struct ScrollViewProxy {
    func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable
}

struct ScrollView<Content>: View where Content: View {
    typealias Body = Never
    var content: Content
    var axes: Axis.Set
    var showsIndicators: Bool
}

struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    struct Context {
        enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }
        var date: Date { get }
        var cadence: TimelineView<Schedule, Content>.Context.Cadence { get }
    }
}

typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    typealias Body = Never
}

struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {
    typealias Body = Never
}

struct KeyframeAnimator<Value, KeyframePath, Content>: View where KeyframePath: Keyframes, Content: View, Value == KeyframePath.Value {
    typealias Body = Never
}

struct KeyframeTimeline<Value> {
    var duration: TimeInterval { get }
    func value(time: Double) -> Value
}

struct PlaceholderContentView<Value>: View {
    typealias Body = Never
}

struct AsyncImage<Content>: View where Content: View {
    typealias Body = Never
}

enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
    var image: Image? { get }
    var error: (any Error)? { get }
}

struct Canvas<Symbols> where Symbols: View {
}

extension Canvas: View {
    typealias Body = Never
}

struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View where Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View, Data.Element: Transferable {
    typealias Body = Never
}

struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
    init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon)
    init(_ title: some StringProtocol, image: Image, icon: Icon)
    init(_ title: Text, image: Image, icon: Icon)
}

extension SharePreview where Icon == Never {
    init(_ titleKey: LocalizedStringKey, image: Image)
    init(_ title: some StringProtocol, image: Image)
    init(_ title: Text, image: Image)
}

extension SharePreview where Image == Never, Icon == Never {
    init(_ titleKey: LocalizedStringKey)
    init(_ title: some StringProtocol)
    init(_ title: Text)
}

extension SharePreview where Image == Never {
    init(_ titleKey: LocalizedStringKey, icon: Icon)
    init(_ title: some StringProtocol, icon: Icon)
}

struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    typealias Body = Never
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
}

struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
    typealias Body = Never
}

struct ToolbarTitleMenu<Content>: ToolbarContent, CustomizableToolbarContent where Content: View {
    typealias Body = Never
}

struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    typealias Body = Never
}

struct WindowGroup<Content>: Scene where Content: View {
    typealias Body = Never
}

struct PresentedWindowContent<Data, Content>: View where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
    typealias Body = Never
}

struct DocumentGroup<Document, Content>: Scene where Content: View {
    typealias Body = Never
}

struct ImmersiveSpace<Content, Data>: Scene where Data: Decodable, Data: Encodable, Data: Hashable {
    typealias Body = Never
}

struct ImmersiveSpaceViewContent<Content>: ImmersiveSpaceContent where Content: View {
}

struct GroupSectionsOfContent<Base, Content>: View {
    typealias Body = Never
}

struct GroupElementsOfContent<Base, Content>: View {
    typealias Body = Never
}

struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    typealias Element = Subview
    typealias Index = Int
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> Subview { get }
}

struct ForEachSectionCollection<Content>: RandomAccessCollection {
    typealias Element = SectionConfiguration
    typealias Index = Int
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> SectionConfiguration { get }
}

struct Subview: View, Identifiable {
    struct ID: Hashable {
        static func == (a: ID, b: ID) -> Bool
        func hash(into hasher: inout Hasher)
    }
    var id: Subview.ID { get }
    var containerValues: ContainerValues { get }
    typealias Body = Never
}

struct SubviewsCollection: RandomAccessCollection {
    typealias Element = Subview
    typealias Index = Int
    typealias SubSequence = SubviewsCollectionSlice
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> Subview { get }
    subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { get }
}

struct SubviewsCollectionSlice: RandomAccessCollection, View {
    typealias Element = Subview
    typealias Index = Int
    typealias SubSequence = SubviewsCollectionSlice
    typealias Body = Never
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> Subview { get }
    subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { get }
}

extension SubviewsCollection: View {
    typealias Body = Never
}

struct SectionCollection: RandomAccessCollection {
    typealias Element = SectionConfiguration
    typealias Index = Int
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> SectionConfiguration { get }
}

struct SectionConfiguration: Identifiable {
    struct ID: Hashable {
        static func == (a: ID, b: ID) -> Bool
        func hash(into hasher: inout Hasher)
    }
    var id: SectionConfiguration.ID { get }
    var containerValues: ContainerValues { get }
    var header: SubviewsCollection { get }
    var footer: SubviewsCollection { get }
    var content: SubviewsCollection { get }
}

enum _VariadicView {
    typealias Root = _VariadicView_Root
    typealias ViewRoot = _VariadicView_ViewRoot
    typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    typealias MultiViewRoot = _VariadicView_MultiViewRoot
    typealias Children = _VariadicView_Children
    struct Tree<Root, Content> where Root: _VariadicView_Root {
        var root: Root
        var content: Content
        init(_ root: Root, @ViewBuilder content: () -> Content)
    }
}

protocol _VariadicView_Root {
}

protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Self.Body
}

protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {
}

protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {
}

struct _VariadicView_Children: RandomAccessCollection, View {
    typealias Body = Never
    struct Element: View, Identifiable {
        typealias Body = Never
        var id: AnyHashable { get }
        func id<ID>(as type: ID.Type = ID.self) -> ID? where ID: Hashable
        subscript<Trait>(key: Trait.Type) -> Trait.Value where Trait: _ViewTraitKey { get set }
    }
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> _VariadicView_Children.Element { get }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    typealias Body = Never
}

struct _LayoutRoot<L>: _VariadicView_UnaryViewRoot where L: Layout {
    typealias Body = Never
    func body(children: _VariadicView.Children) -> Never
}

struct Spacer: View {
    typealias Body = Never
    var minLength: CGFloat?
}

struct Divider: View {
    typealias Body = Never
}

struct Color: Hashable, ShapeStyle, View, Sendable {
    typealias Body = Never
    static func == (lhs: Color, rhs: Color) -> Bool
    func hash(into hasher: inout Hasher)
    var description: String { get }
    var cgColor: CGColor? { get }
    var gradient: AnyGradient { get }
    func resolve(in environment: EnvironmentValues) -> Color.Resolved
    enum RGBColorSpace: Sendable {
        case sRGB, sRGBLinear, displayP3
    }
    struct Resolved: ShapeStyle, Hashable {
        var linearRed: Float
        var linearGreen: Float
        var linearBlue: Float
        var opacity: Float
        var red: Float
        var green: Float
        var blue: Float
        static func == (a: Color.Resolved, b: Color.Resolved) -> Bool
        func hash(into hasher: inout Hasher)
    }
}

struct Text: Equatable, View, Sendable {
    typealias Body = Never
    static func == (a: Text, b: Text) -> Bool
    static func + (lhs: Text, rhs: Text) -> Text
    enum Case: Sendable {
        case uppercase, lowercase
    }
    enum TruncationMode: Sendable {
        case head, tail, middle
    }
    struct DateStyle: Sendable {
        static let time: Text.DateStyle
        static let date: Text.DateStyle
        static let relative: Text.DateStyle
        static let offset: Text.DateStyle
        static let timer: Text.DateStyle
    }
    struct LineStyle: Hashable {
        init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        static let single: Text.LineStyle
        static func == (a: Text.LineStyle, b: Text.LineStyle) -> Bool
        func hash(into hasher: inout Hasher)
        struct Pattern: Sendable {
            static let solid: Text.LineStyle.Pattern
            static let dot: Text.LineStyle.Pattern
            static let dash: Text.LineStyle.Pattern
            static let dashDot: Text.LineStyle.Pattern
            static let dashDotDot: Text.LineStyle.Pattern
        }
    }
    struct Scale: Sendable, Hashable {
        static let `default`: Text.Scale
        static let secondary: Text.Scale
        static func == (a: Text.Scale, b: Text.Scale) -> Bool
        func hash(into hasher: inout Hasher)
    }
    struct Layout: RandomAccessCollection {
        typealias Element = Text.Layout.Line
        typealias Index = Int
        var startIndex: Int { get }
        var endIndex: Int { get }
        subscript(index: Int) -> Text.Layout.Line { get }
        struct Line {
        }
    }
    struct WritingDirectionStrategy: Hashable {
        static let layoutBased: Text.WritingDirectionStrategy
        static let contentBased: Text.WritingDirectionStrategy
        static let `default`: Text.WritingDirectionStrategy
        static func == (a: Text.WritingDirectionStrategy, b: Text.WritingDirectionStrategy) -> Bool
        func hash(into hasher: inout Hasher)
    }
    struct AlignmentStrategy: Hashable {
        static let layoutBased: Text.AlignmentStrategy
        static func == (a: Text.AlignmentStrategy, b: Text.AlignmentStrategy) -> Bool
        func hash(into hasher: inout Hasher)
    }
}

struct Image: Equatable, View, Sendable {
    typealias Body = Never
    static func == (a: Image, b: Image) -> Bool
    enum TemplateRenderingMode: Sendable {
        case template, original
    }
    enum Scale: Sendable {
        case small, medium, large
    }
    enum Interpolation: Sendable {
        case none, low, medium, high
    }
    enum ResizingMode: Sendable {
        case tile, stretch
    }
    enum Orientation: UInt8, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
    struct DynamicRange: Hashable, Sendable {
        static let standard: Image.DynamicRange
        static let constrainedHigh: Image.DynamicRange
        static let high: Image.DynamicRange
        static func == (a: Image.DynamicRange, b: Image.DynamicRange) -> Bool
        func hash(into hasher: inout Hasher)
    }
}

extension Image: Transferable {
}

extension Color: Transferable {
}

struct DefaultButtonLabel: View {
    typealias Body = Never
}

struct SearchUnavailableContent {
    struct Label: View {
        typealias Body = Never
    }
    struct Description: View {
        typealias Body = Never
    }
    struct Actions: View {
        typealias Body = Never
    }
}

extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
    @available(iOS 17.0, *) static var search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> { get }
    @available(iOS 17.0, *) static func search(text: String) -> ContentUnavailableView<Label, Description, Actions>
}

// Xcode 26: titles as resources, beside those that are keys.
extension Label where Title == Text, Icon == Image {
    @available(iOS 16.0, *) @_disfavoredOverload init(_ titleResource: LocalizedStringResource, image name: String)
    @available(iOS 16.0, *) @_disfavoredOverload init(_ titleResource: LocalizedStringResource, systemImage name: String)
}

extension Button where Label == Text {
    @available(iOS 16.0, *) @_disfavoredOverload init(_ titleResource: LocalizedStringResource, action: () -> Void)
    @available(iOS 16.0, *) @_disfavoredOverload init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: () -> Void)
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @available(iOS 16.0, *) @_disfavoredOverload init(_ titleResource: LocalizedStringResource, systemImage: String, action: () -> Void)
}

extension Toggle where Label == Text {
    @available(iOS 16.0, *) @_disfavoredOverload init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>)
}

extension NavigationLink where Label == Text {
    @available(iOS 16.0, *) @_disfavoredOverload init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination)
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @available(iOS 16.0, *) @_disfavoredOverload init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
}
