// What stands in for opaque results when the interface is compiled: `some View` becomes `_Hidden_View`.

public struct _Hidden_View: View { public typealias Body = Never }
public struct _Hidden_ViewModifier: ViewModifier { public typealias Body = Never }
public struct _Hidden__SceneModifier: _SceneModifier { public typealias Body = Never }
public struct _Hidden_Scene: Scene { public typealias Body = Never }
public struct _Hidden_Commands: Commands { public typealias Body = Never }
public struct _Hidden_Shape: Shape { public func path(in rect: CGRect) -> Path { fatalError() } }
public struct _Hidden_InsettableShape: InsettableShape {
    public func path(in rect: CGRect) -> Path { fatalError() }
    public func inset(by amount: CGFloat) -> _Hidden_InsettableShape { self }
}
public struct _Hidden_ShapeStyle: ShapeStyle { public typealias Resolved = Never }
public struct _Hidden_ToolbarContent: ToolbarContent { public typealias Body = Never }
public struct _Hidden_CustomizableToolbarContent: CustomizableToolbarContent { public typealias Body = Never }
public struct _Hidden_TabContent<TabValue: Hashable>: TabContent { public typealias Body = Never }
public struct _Hidden_TableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
}
public struct _Hidden_TableColumnContent<Value: Identifiable, Sort: SortComparator>: TableColumnContent {
    public typealias TableRowValue = Value
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
}
public struct _Hidden_AccessibilityRotorContent: AccessibilityRotorContent { public typealias Body = Never }
public struct _Hidden_Keyframes<Value>: Keyframes { public typealias Body = Never }
public struct _Hidden_KeyframeTrackContent<Value: Animatable>: KeyframeTrackContent { public typealias Body = Never }
public struct _Hidden_VisualEffect: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData
}
public struct _Hidden_DynamicViewContent: DynamicViewContent {
    public typealias Body = Never
    public var data: [Int] { [] }
}
public struct _Hidden_Transition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> _Hidden_View { return _default() }
}
public struct _Hidden_RandomAccessCollection<Element>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Element { fatalError() }
}
public struct _Hidden_Publisher<Output, Failure: Error>: Publisher {}
