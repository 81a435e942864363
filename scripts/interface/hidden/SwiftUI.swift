// What stands in for opaque results when the interface is compiled: `some View` becomes `_HiddenView`.

public struct _HiddenView: View { public typealias Body = Never }
public struct _HiddenViewModifier: ViewModifier { public typealias Body = Never }
public struct _Hidden_SceneModifier: _SceneModifier { public typealias Body = Never }
public struct _HiddenScene: Scene { public typealias Body = Never }
public struct _HiddenCommands: Commands { public typealias Body = Never }
public struct _HiddenShape: Shape { public func path(in rect: CGRect) -> Path { fatalError() } }
public struct _HiddenInsettableShape: InsettableShape {
    public func path(in rect: CGRect) -> Path { fatalError() }
    public func inset(by amount: CGFloat) -> _HiddenInsettableShape { self }
}
public struct _HiddenShapeStyle: ShapeStyle { public typealias Resolved = Never }
public struct _HiddenToolbarContent: ToolbarContent { public typealias Body = Never }
public struct _HiddenCustomizableToolbarContent: CustomizableToolbarContent { public typealias Body = Never }
public struct _HiddenTabContent<TabValue: Hashable>: TabContent { public typealias Body = Never }
public struct _HiddenTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
}
public struct _HiddenTableColumnContent<Value: Identifiable, Sort: SortComparator>: TableColumnContent {
    public typealias TableRowValue = Value
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
}
public struct _HiddenAccessibilityRotorContent: AccessibilityRotorContent { public typealias Body = Never }
public struct _HiddenKeyframes<Value>: Keyframes { public typealias Body = Never }
public struct _HiddenKeyframeTrackContent<Value: Animatable>: KeyframeTrackContent { public typealias Body = Never }
public struct _HiddenVisualEffect: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData
}
public struct _HiddenDynamicViewContent: DynamicViewContent {
    public typealias Body = Never
    public var data: [Int] { [] }
}
public struct _HiddenTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> _HiddenView { return _default() }
}
