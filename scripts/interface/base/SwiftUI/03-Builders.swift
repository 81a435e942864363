@resultBuilder
struct ViewBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: View
    static func buildBlock() -> EmptyView
    static func buildBlock<Content>(_ content: Content) -> Content where Content: View
    #if TARGET_27
    @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> TupleContent<repeat each Content> where repeat each Content: View
    #else
    @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)> where repeat each Content: View
    #endif
    static func buildIf<Content>(_ content: Content?) -> Content? where Content: View
    static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View
    static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View
    static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View
}

#if SDK_27
typealias ContentBuilder = ViewBuilder

typealias EmptyContent = EmptyView
#endif

struct TupleContent<each Content>: View where repeat each Content: View {
    typealias Body = Never
}

@resultBuilder
struct SceneBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene
    static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene
    @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> _TupleScene<(repeat each Content)> where repeat each Content: Scene
    static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene
    static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker
}

protocol _LimitedAvailabilitySceneMarker {
}

struct _TupleScene<T>: Scene {
    typealias Body = Never
}

@resultBuilder
struct CommandsBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands
    static func buildBlock() -> EmptyCommands
    static func buildBlock<C>(_ content: C) -> C where C: Commands
    @_disfavoredOverload static func buildBlock<each C>(_ content: repeat each C) -> TupleCommandContent<(repeat each C)> where repeat each C: Commands
    static func buildIf<C>(_ content: C?) -> C? where C: Commands
    static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: Commands, F: Commands
    static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: Commands, F: Commands
    static func buildLimitedAvailability(_ content: any Commands) -> some Commands
}

struct TupleCommandContent<T>: Commands {
    typealias Body = Never
}

@resultBuilder
struct ToolbarContentBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent
    static func buildBlock<Content>(_ content: Content) -> TupleToolbarContent<Content> where Content: ToolbarContent
    @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> TupleToolbarContent<(repeat each Content)> where repeat each Content: ToolbarContent
    static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent
    static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: ToolbarContent, FalseContent: ToolbarContent
    static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: ToolbarContent, FalseContent: ToolbarContent
    static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent
}

struct TupleToolbarContent<T>: CustomizableToolbarContent {
    typealias Body = Never
}

@resultBuilder
struct TabContentBuilder<TabValue> where TabValue: Hashable {
    static func buildExpression<T>(_ content: T) -> T where T: TabContent, T.TabValue == TabValue
    static func buildBlock<T>(_ content: T) -> T where T: TabContent, T.TabValue == TabValue
    @_disfavoredOverload static func buildBlock<each T>(_ content: repeat each T) -> _TupleTabContent<TabValue, (repeat _IdentifiedTab<each T>)> where repeat each T: TabContent
    static func buildIf<T>(_ content: T?) -> T? where T: TabContent, T.TabValue == TabValue
    static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: TabContent, F: TabContent, T.TabValue == TabValue, F.TabValue == TabValue
    static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: TabContent, F: TabContent, T.TabValue == TabValue, F.TabValue == TabValue
    static func buildLimitedAvailability<T>(_ content: T) -> AnyTabContent<T.TabValue> where T: TabContent, T.TabValue == TabValue
    struct Content<C>: View where C: TabContent {
        typealias Body = Never
    }
}

struct _TupleTabContent<TabValue, Content>: TabContent where TabValue: Hashable {
    typealias Body = Never
}

struct _IdentifiedTab<Content> {
}

@resultBuilder
struct TableRowBuilder<Value> where Value: Identifiable {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: TableRowContent, Content.TableRowValue == Value
    static func buildBlock<C>(_ content: C) -> C where C: TableRowContent, C.TableRowValue == Value
    @_disfavoredOverload static func buildBlock<each C>(_ content: repeat each C) -> TupleTableRowContent<Value, (repeat each C)> where repeat each C: TableRowContent
    static func buildIf<C>(_ content: C?) -> C? where C: TableRowContent, C.TableRowValue == Value
    static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: TableRowContent, F: TableRowContent, T.TableRowValue == Value, F.TableRowValue == Value
    static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: TableRowContent, F: TableRowContent, T.TableRowValue == Value, F.TableRowValue == Value
}

struct TupleTableRowContent<Value, T>: TableRowContent where Value: Identifiable {
    typealias TableRowValue = Value
    typealias TableRowBody = Never
}

@resultBuilder
struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
    static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Sort, Content, Label>) -> TableColumn<RowValue, Sort, Content, Label>
    @_disfavoredOverload static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Never, Content, Label>) -> TableColumn<RowValue, Never, Content, Label>
    static func buildExpression<Column>(_ column: Column) -> Column where Column: TableColumnContent, Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort
    @_disfavoredOverload static func buildExpression<Column>(_ column: Column) -> Column where Column: TableColumnContent, Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never
    static func buildBlock<Column>(_ column: Column) -> Column where Column: TableColumnContent, Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort
    @_disfavoredOverload static func buildBlock<Column>(_ column: Column) -> Column where Column: TableColumnContent, Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never
    @_disfavoredOverload static func buildBlock<each C>(_ column: repeat each C) -> TupleTableColumnContent<RowValue, Sort, (repeat each C)> where repeat each C: TableColumnContent
    static func buildIf<C>(_ column: C?) -> C? where C: TableColumnContent, C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort
    static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: TableColumnContent, F: TableColumnContent, T.TableRowValue == RowValue, F.TableRowValue == RowValue
    static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: TableColumnContent, F: TableColumnContent, T.TableRowValue == RowValue, F.TableRowValue == RowValue
}

struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent where RowValue: Identifiable, Sort: SortComparator {
    typealias TableRowValue = RowValue
    typealias TableColumnSortComparator = Sort
    typealias TableColumnBody = Never
}

@resultBuilder
struct AccessibilityRotorContentBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent
    static func buildBlock<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent
    @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> some AccessibilityRotorContent
    static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent where Content: AccessibilityRotorContent
}

@resultBuilder
struct KeyframesBuilder<Value> {
    static func buildExpression<K>(_ expression: K) -> K where K: KeyframeTrackContent, K.Value == Value
    static func buildExpression<Content>(_ expression: Content) -> Content where Content: Keyframes, Content.Value == Value
    static func buildPartialBlock<K>(first: K) -> K where K: KeyframeTrackContent, K.Value == Value
    static func buildPartialBlock<Content>(first: Content) -> Content where Content: Keyframes, Content.Value == Value
    static func buildPartialBlock<A, B>(accumulated: A, next: B) -> some KeyframeTrackContent<Value> where A: KeyframeTrackContent, B: KeyframeTrackContent, A.Value == Value, B.Value == Value
    static func buildPartialBlock<A, B>(accumulated: A, next: B) -> some Keyframes<Value> where A: Keyframes, B: Keyframes, A.Value == Value, B.Value == Value
    static func buildBlock() -> some Keyframes<Value>
    static func buildFinalResult<Content>(_ component: Content) -> KeyframeTrack<Value, Value, Content> where Content: KeyframeTrackContent, Content.Value == Value
    static func buildFinalResult<Content>(_ component: Content) -> Content where Content: Keyframes, Content.Value == Value
}

@resultBuilder
struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
    static func buildExpression<K>(_ expression: K) -> K where K: KeyframeTrackContent, K.Value == Value
    static func buildPartialBlock<K>(first: K) -> K where K: KeyframeTrackContent, K.Value == Value
    static func buildPartialBlock<A, B>(accumulated: A, next: B) -> some KeyframeTrackContent<Value> where A: KeyframeTrackContent, B: KeyframeTrackContent, A.Value == Value, B.Value == Value
    static func buildArray<K>(_ components: [K]) -> some KeyframeTrackContent<Value> where K: KeyframeTrackContent, K.Value == Value
    static func buildBlock() -> some KeyframeTrackContent<Value>
}

struct KeyframeTrack<Root, Property, Content>: Keyframes where Content: KeyframeTrackContent, Content.Value == Property {
    typealias Body = Never
    typealias Value = Root
    init(_ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content)
}

struct LinearKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
    typealias Body = Never
    init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear)
}

struct SpringKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
    typealias Body = Never
    init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil)
}

struct CubicKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
    typealias Body = Never
    init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil)
}

struct MoveKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
    typealias Body = Never
    init(_ to: Value)
}

@resultBuilder
struct ImmersiveSpaceContentBuilder {
    static func buildBlock<Content>(_ content: Content) -> Content where Content: ImmersiveSpaceContent
}

protocol ImmersiveSpaceContent {
}
