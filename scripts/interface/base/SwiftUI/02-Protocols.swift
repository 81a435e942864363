protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension View where Body == Never {
    var body: Never { get }
}

extension View {
    @available(iOS 15.0, *) static func _printChanges()
    @available(iOS 17.1, *) static func _logChanges()
}

extension Never: View {
    typealias Body = Never
    var body: Never { get }
}

extension Optional: View where Wrapped: View {
    typealias Body = Never
}

protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

extension ViewModifier {
    @available(iOS 15.0, *) static func _printChanges()
    @available(iOS 17.1, *) static func _logChanges()
}

extension ViewModifier where Body == Never {
    func body(content: Self.Content) -> Self.Body
}

struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
    typealias Body = Never
}

struct EmptyModifier: ViewModifier {
    typealias Body = Never
    static let identity: EmptyModifier
    init()
}

protocol _SceneModifier {
    associatedtype Body
}

protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    mutating func update()
}

protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    static var defaultValue: Value { get }
}

protocol FocusedValueKey {
    associatedtype Value
}

protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
}

protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    static var platform: PreviewPlatform? { get }
}

enum PreviewPlatform: Sendable {
    case iOS, macOS, tvOS, watchOS
}

protocol PreviewContext {
    associatedtype Key
}

struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral {
    var rawValue: String { get }
    init(rawValue: String)
    init(stringLiteral: String)
}

enum PreviewLayout {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

protocol LibraryContentProvider {
    associatedtype Views
    associatedtype ModifierContent
    var views: Self.Views { get }
}

protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    static func main()
}

protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Scene where Body == Never {
    var body: Never { get }
}

extension Never: Scene {
}

extension Optional: Scene where Wrapped: Scene {
}

protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Commands where Body == Never {
    var body: Never { get }
}

extension Never: Commands {
}

extension Optional: Commands where Wrapped: Commands {
}

protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension ToolbarContent where Body == Never {
    var body: Never { get }
}

protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {
}

extension Never: ToolbarContent, CustomizableToolbarContent {
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {
}

protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    @MainActor @preconcurrency var body: Self.Body { get }
}

extension TabContent where Body == Never {
    var body: Never { get }
}

extension Never: TabContent {
    typealias TabValue = Never
}

extension Optional: TabContent where Wrapped: TabContent {
    typealias TabValue = Wrapped.TabValue
}

protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableRowBody: TableRowContent
    var tableRowBody: Self.TableRowBody { get }
}

extension TableRowContent where TableRowBody == Never {
    var tableRowBody: Never { get }
}

extension Never: TableRowContent {
    typealias TableRowValue = Never
    typealias TableRowBody = Never
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    typealias TableRowValue = Wrapped.TableRowValue
    typealias TableRowBody = Never
}

protocol DynamicTableRowContent: TableRowContent {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = Never
    associatedtype TableColumnSortComparator: SortComparator = Never
    associatedtype TableColumnBody: TableColumnContent
    var tableColumnBody: Self.TableColumnBody { get }
}

extension TableColumnContent where TableColumnBody == Never {
    var tableColumnBody: Never { get }
}

extension Never: TableColumnContent {
    typealias TableColumnSortComparator = Never
    typealias TableColumnBody = Never
}

extension Never: SortComparator {
    typealias Compared = Never
    var order: SortOrder { get set }
    func compare(_ lhs: Never, _ rhs: Never) -> ComparisonResult
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    typealias TableRowValue = Wrapped.TableRowValue
    typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    typealias TableColumnBody = Never
}

protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension AccessibilityRotorContent where Body == Never {
    var body: Never { get }
}

extension Never: AccessibilityRotorContent {
}

protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }
}

extension Keyframes where Body == Never {
    var body: Never { get }
}

extension Never: Keyframes {
    typealias Value = Never
}

protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Self.Body.Value
    associatedtype Body: KeyframeTrackContent
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
}

extension KeyframeTrackContent where Body == Never {
    var body: Never { get }
}

extension Never: KeyframeTrackContent {
}

extension Never: Animatable {
    typealias AnimatableData = EmptyAnimatableData
    var animatableData: EmptyAnimatableData { get set }
}

protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

extension Float: VectorArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

extension CGFloat: VectorArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: Self.AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    var animatableData: EmptyAnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    var animatableData: Self { get set }
}

extension Double: Animatable {
    typealias AnimatableData = Double
}

extension Float: Animatable {
    typealias AnimatableData = Float
}

extension CGFloat: Animatable {
    typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
    typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
    var animatableData: AnimatablePair<CGFloat, CGFloat> { get set }
}

extension CGSize: Animatable {
    typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
    var animatableData: AnimatablePair<CGFloat, CGFloat> { get set }
}

extension CGRect: Animatable {
    typealias AnimatableData = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> { get set }
}

struct EmptyAnimatableData: VectorArithmetic {
    init()
    static var zero: EmptyAnimatableData { get }
    static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
    static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
    static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic {
    var first: First
    var second: Second
    init(_ first: First, _ second: Second)
    static var zero: AnimatablePair<First, Second> { get }
    static func + (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<First, Second>
    static func - (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<First, Second>
    static func == (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> Bool
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    func effectValue(size: CGSize) -> ProjectionTransform
}

protocol AnimatableModifier: Animatable, ViewModifier {
}

protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }
}

extension Gesture where Body == Never {
    var body: Never { get }
}

extension Never: Gesture {
}

extension Optional: Gesture where Wrapped: Gesture {
    typealias Value = Wrapped.Value
    typealias Body = Never
}

protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension Never: ShapeStyle {
}

protocol Shape: Sendable, Animatable, View {
    func path(in rect: CGRect) -> Path
    static var role: ShapeRole { get }
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    override associatedtype Body = _ShapeView<Self, ForegroundStyle>
    override associatedtype AnimatableData = EmptyAnimatableData
}

extension Shape {
    var body: _ShapeView<Self, ForegroundStyle> { get }
    static var role: ShapeRole { get }
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

enum ShapeRole: Sendable {
    case fill, stroke, separator
}

protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> Self.InsetShape
}

protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    var shape: Self.Content { get }
}

protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
    override associatedtype AnimatableData = EmptyAnimatableData
}

extension Layout {
    static var layoutProperties: LayoutProperties { get }
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
}

extension Layout where Cache == () {
    func makeCache(subviews: Self.Subviews)
}

protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    static var properties: TransitionProperties { get }
}

protocol VisualEffect: Sendable, Animatable {
}

protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    override associatedtype AnimatableData = EmptyAnimatableData
}

protocol TextAttribute {
}

protocol TimelineSchedule {
    associatedtype Entries: Sequence where Self.Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

protocol CustomAnimation: Hashable {
    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic
}

struct AnimationContext<Value> where Value: VectorArithmetic {
    var environment: EnvironmentValues { get }
}

protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

protocol DropDelegate {
    func performDrop(info: DropInfo) -> Bool
    func validateDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

protocol FileDocument {
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: Self.ReadConfiguration) throws
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    static var writableContentTypes: [UTType] { get }
}

protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: Self.ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Self.Snapshot
    func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    static var writableContentTypes: [UTType] { get }
}

protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
}

extension UIViewRepresentable {
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
}

struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
    var coordinator: Representable.Coordinator { get }
    var transaction: Transaction { get }
    var environment: EnvironmentValues { get }
}

protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension UIViewControllerRepresentable {
    static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
}

extension UIViewControllerRepresentable where Coordinator == () {
    func makeCoordinator() -> Self.Coordinator
}

struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
    var coordinator: Representable.Coordinator { get }
    var transaction: Transaction { get }
    var environment: EnvironmentValues { get }
}

protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
    @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension NSViewRepresentable {
    static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
}

extension NSViewRepresentable where Coordinator == () {
    func makeCoordinator() -> Self.Coordinator
}

struct NSViewRepresentableContext<Representable> where Representable: NSViewRepresentable {
    var coordinator: Representable.Coordinator { get }
    var transaction: Transaction { get }
    var environment: EnvironmentValues { get }
}

protocol NSViewControllerRepresentable: View where Body == Never {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>
    @MainActor @preconcurrency func makeNSViewController(context: Self.Context) -> Self.NSViewControllerType
    @MainActor @preconcurrency func updateNSViewController(_ nsViewController: Self.NSViewControllerType, context: Self.Context)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension NSViewControllerRepresentable where Coordinator == () {
    func makeCoordinator() -> Self.Coordinator
}

struct NSViewControllerRepresentableContext<Representable> where Representable: NSViewControllerRepresentable {
    var coordinator: Representable.Coordinator { get }
    var transaction: Transaction { get }
    var environment: EnvironmentValues { get }
}

protocol WKInterfaceObjectRepresentable: View where Body == Never {
    associatedtype WKInterfaceObjectType: WKInterfaceObject
    associatedtype Coordinator = Void
    typealias Context = WKInterfaceObjectRepresentableContext<Self>
    @MainActor @preconcurrency func makeWKInterfaceObject(context: Self.Context) -> Self.WKInterfaceObjectType
    @MainActor @preconcurrency func updateWKInterfaceObject(_ wkInterfaceObject: Self.WKInterfaceObjectType, context: Self.Context)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension WKInterfaceObjectRepresentable where Coordinator == () {
    func makeCoordinator() -> Self.Coordinator
}

struct WKInterfaceObjectRepresentableContext<Representable> where Representable: WKInterfaceObjectRepresentable {
    var coordinator: Representable.Coordinator { get }
    var transaction: Transaction { get }
    var environment: EnvironmentValues { get }
}

protocol UIGestureRecognizerRepresentable: Gesture where Body == Never {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
}

struct UIGestureRecognizerRepresentableContext<Representable> where Representable: UIGestureRecognizerRepresentable {
    var coordinator: Representable.Coordinator { get }
}
