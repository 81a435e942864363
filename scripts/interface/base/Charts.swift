@_exported import SwiftUI

protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension ChartContent where Body == Never {
    var body: Never { get }
}

extension Never: ChartContent {
}

struct Chart<Content>: View where Content: ChartContent {
    typealias Body = Never
}

extension Optional: ChartContent where Wrapped: ChartContent {
}

extension _ConditionalContent: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
}

extension ForEach: ChartContent where Content: ChartContent {
}

// Marks and conditions in the closure of a `ForEach` go through the builder: Apple's sample Food Truck, TruckWeatherCard.swift.
extension ForEach where Content: ChartContent {
    init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable
    init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int
}

extension Group: ChartContent where Content: ChartContent {
}

@resultBuilder
struct ChartContentBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: ChartContent
    static func buildBlock() -> some ChartContent
    static func buildBlock<Content>(_ content: Content) -> Content where Content: ChartContent
    @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> some ChartContent where repeat each Content: ChartContent
    static func buildIf<Content>(_ content: Content?) -> Content? where Content: ChartContent
    static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: ChartContent, FalseContent: ChartContent
    static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: ChartContent, FalseContent: ChartContent
    static func buildLimitedAvailability(_ content: some ChartContent) -> some ChartContent
}

protocol AxisContent {
}

@resultBuilder
struct AxisContentBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: AxisContent
    static func buildBlock<Content>(_ content: Content) -> Content where Content: AxisContent
    @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> some AxisContent where repeat each Content: AxisContent
    static func buildIf<Content>(_ content: Content?) -> some AxisContent where Content: AxisContent
}

protocol AxisMark {
}

@resultBuilder
struct AxisMarkBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: AxisMark
    static func buildBlock<Content>(_ content: Content) -> Content where Content: AxisMark
    @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> some AxisMark where repeat each Content: AxisMark
    static func buildIf<Content>(_ content: Content?) -> some AxisMark where Content: AxisMark
}

protocol Plottable {
    associatedtype PrimitivePlottable
    var primitivePlottable: Self.PrimitivePlottable { get }
}

protocol ScaleDomain {
}

protocol ScaleRange {
    associatedtype VisualValue
}

protocol PositionScaleRange: ScaleRange where Self.VisualValue == CGFloat {
}

extension Double: Plottable {
    typealias PrimitivePlottable = Double
    var primitivePlottable: Double { get }
}

extension String: Plottable {
    typealias PrimitivePlottable = String
    var primitivePlottable: String { get }
}

extension Float: Plottable {
    typealias PrimitivePlottable = Float
    var primitivePlottable: Float { get }
}

extension Int: Plottable {
    typealias PrimitivePlottable = Int
    var primitivePlottable: Int { get }
}

extension Int8: Plottable {
    typealias PrimitivePlottable = Int8
    var primitivePlottable: Int8 { get }
}

extension Int16: Plottable {
    typealias PrimitivePlottable = Int16
    var primitivePlottable: Int16 { get }
}

extension Int32: Plottable {
    typealias PrimitivePlottable = Int32
    var primitivePlottable: Int32 { get }
}

extension Int64: Plottable {
    typealias PrimitivePlottable = Int64
    var primitivePlottable: Int64 { get }
}

extension UInt: Plottable {
    typealias PrimitivePlottable = UInt
    var primitivePlottable: UInt { get }
}

extension UInt8: Plottable {
    typealias PrimitivePlottable = UInt8
    var primitivePlottable: UInt8 { get }
}

extension UInt16: Plottable {
    typealias PrimitivePlottable = UInt16
    var primitivePlottable: UInt16 { get }
}

extension UInt32: Plottable {
    typealias PrimitivePlottable = UInt32
    var primitivePlottable: UInt32 { get }
}

extension UInt64: Plottable {
    typealias PrimitivePlottable = UInt64
    var primitivePlottable: UInt64 { get }
}

extension Date: Plottable {
    typealias PrimitivePlottable = Date
    var primitivePlottable: Date { get }
}

extension Decimal: Plottable {
    typealias PrimitivePlottable = Double
    var primitivePlottable: Double { get }
}

extension Plottable where Self: RawRepresentable, Self.RawValue: Plottable {
    typealias PrimitivePlottable = Self.RawValue.PrimitivePlottable
    var primitivePlottable: Self.RawValue.PrimitivePlottable { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
}

extension Array: ScaleDomain where Element: Plottable {
}

extension ArraySlice: ScaleDomain where Element: Plottable {
}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
    typealias VisualValue = Bound
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
}

extension Array: ScaleRange {
    typealias VisualValue = Element
}

extension Array: PositionScaleRange where Element == CGFloat {
}

extension Gradient: ScaleRange {
    typealias VisualValue = Color
}

extension AnyGradient: ScaleRange {
    typealias VisualValue = Color
}

struct AutomaticScaleDomain: ScaleDomain {
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    static var automatic: AutomaticScaleDomain { get }
    static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain
    static func automatic<DataValue>(includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type, modifyInferredDomain: @escaping (inout [DataValue]) -> Void) -> AutomaticScaleDomain where DataValue: Plottable
}

struct PlotDimensionScaleRange: PositionScaleRange {
    typealias VisualValue = CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    static var plotDimension: PlotDimensionScaleRange { get }
    static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange
    static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange
}

protocol ChartSymbolShape: Shape {
}

protocol ChartScrollTargetBehavior {
}

struct PlottableValue<Value> where Value: Plottable {
    static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
    @_disfavoredOverload static func value<S>(_ label: S, _ value: Value) -> PlottableValue<Value> where S: StringProtocol
    static func value(_ label: Text, _ value: Value) -> PlottableValue<Value>
}

struct BarMark: ChartContent {
    typealias Body = Never
    init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard)
    init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic)
    init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic)
}

struct LineMark: ChartContent {
    typealias Body = Never
    init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>)
    init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
}

struct PointMark: ChartContent {
    typealias Body = Never
    init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>)
}

struct AreaMark: ChartContent {
    typealias Body = Never
    init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard)
    init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
    init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard)
}

struct RuleMark: ChartContent {
    typealias Body = Never
    init<X>(x: PlottableValue<X>)
    init<Y>(y: PlottableValue<Y>)
    init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
    init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
}

struct RectangleMark: ChartContent {
    typealias Body = Never
    init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic)
    init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
}

struct SectorMark: ChartContent {
    typealias Body = Never
    init<V>(angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil)
}

struct MarkDimension: Hashable {
    static var automatic: MarkDimension { get }
    static func fixed(_ value: CGFloat) -> MarkDimension
    static func inset(_ value: CGFloat) -> MarkDimension
    static func ratio(_ value: CGFloat) -> MarkDimension
}

struct MarkStackingMethod: Hashable {
    static var standard: MarkStackingMethod { get }
    static var normalized: MarkStackingMethod { get }
    static var center: MarkStackingMethod { get }
    static var unstacked: MarkStackingMethod { get }
}

struct InterpolationMethod: Hashable {
    static var linear: InterpolationMethod { get }
    static var catmullRom: InterpolationMethod { get }
    static var cardinal: InterpolationMethod { get }
    static var monotone: InterpolationMethod { get }
    static var stepStart: InterpolationMethod { get }
    static var stepCenter: InterpolationMethod { get }
    static var stepEnd: InterpolationMethod { get }
}

struct AnnotationPosition: Hashable {
    static var automatic: AnnotationPosition { get }
    static var overlay: AnnotationPosition { get }
    static var top: AnnotationPosition { get }
    static var bottom: AnnotationPosition { get }
    static var leading: AnnotationPosition { get }
    static var trailing: AnnotationPosition { get }
    static var topLeading: AnnotationPosition { get }
    static var topTrailing: AnnotationPosition { get }
    static var bottomLeading: AnnotationPosition { get }
    static var bottomTrailing: AnnotationPosition { get }
}

struct AnnotationContext {
}

struct AnnotationOverflowResolution {
}

extension ChartContent {
    func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle
    func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable
    func opacity(_ opacity: Double) -> some ChartContent
    func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
    func lineStyle(_ style: StrokeStyle) -> some ChartContent
    func lineStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable
    func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent
    func position<P>(by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent where P: Plottable
    func symbol<S>(_ symbol: S) -> some ChartContent where S: ChartSymbolShape
    func symbol<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable
    func symbol<V>(@ViewBuilder symbol: () -> V) -> some ChartContent where V: View
    func symbolSize(_ area: CGFloat) -> some ChartContent
    func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
    func zIndex(_ value: Double) -> some ChartContent
    func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent
    func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent
    func accessibilityLabel(_ label: Text) -> some ChartContent
    func accessibilityLabel(_ label: String) -> some ChartContent
    func accessibilityValue(_ value: Text) -> some ChartContent
    func accessibilityValue(_ value: String) -> some ChartContent
    func accessibilityHidden(_ hidden: Bool) -> some ChartContent
    func accessibilityIdentifier(_ identifier: String) -> some ChartContent
    func annotation<C>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some ChartContent where C: View
    func annotation<C>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: (AnnotationContext) -> C) -> some ChartContent where C: View
}

struct AxisMarks<Content>: AxisContent where Content: AxisMark {
    init<Value>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], @AxisMarkBuilder content: (AxisValue) -> Content)
    init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: (AxisValue) -> Content)
    init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> Content)
}

struct AxisMarkPreset: Hashable {
    static var automatic: AxisMarkPreset { get }
    static var extended: AxisMarkPreset { get }
    static var aligned: AxisMarkPreset { get }
    static var inset: AxisMarkPreset { get }
}

struct AxisMarkPosition: Hashable {
    static var automatic: AxisMarkPosition { get }
    static var leading: AxisMarkPosition { get }
    static var trailing: AxisMarkPosition { get }
    static var top: AxisMarkPosition { get }
    static var bottom: AxisMarkPosition { get }
}

struct AxisMarkValues {
    static var automatic: AxisMarkValues { get }
    static func automatic(desiredCount: Int? = nil) -> AxisMarkValues
    static func stride<P>(by stepSize: P) -> AxisMarkValues where P: Plottable
    static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues
}

struct AxisValue {
    var index: Int { get }
    var count: Int { get }
    func `as`<P>(_ type: P.Type) -> P? where P: Plottable
}

struct AxisGridLine: AxisMark {
    init(centered: Bool? = nil, stroke: StrokeStyle? = nil)
}

struct AxisTick: AxisMark {
    init(centered: Bool? = nil, length: CGFloat = 4, stroke: StrokeStyle? = nil)
}

struct AxisValueLabel<Content>: AxisMark where Content: View {
    init(centered: Bool? = nil, anchor: UnitPoint? = nil, @ViewBuilder content: () -> Content)
}

extension AxisValueLabel where Content == Text {
    init(_ titleKey: LocalizedStringKey, centered: Bool? = nil)
    init<S>(_ title: S, centered: Bool? = nil) where S: StringProtocol
    init<F>(format: F, centered: Bool? = nil) where F: FormatStyle, F.FormatOutput == String
}

extension AxisMark {
    func foregroundStyle<S>(_ style: S) -> some AxisMark where S: ShapeStyle
    func font(_ font: Font?) -> some AxisMark
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark
}

struct ScaleType: Hashable {
    static var linear: ScaleType { get }
    static var log: ScaleType { get }
    static var date: ScaleType { get }
    static var category: ScaleType { get }
}

struct ChartProxy {
    var plotSize: CGSize { get }
    var plotAreaSize: CGSize { get }
    var plotFrame: Anchor<CGRect>? { get }
    var plotAreaFrame: Anchor<CGRect> { get }
    func position<P>(forX value: P) -> CGFloat? where P: Plottable
    func position<P>(forY value: P) -> CGFloat? where P: Plottable
    func value<P>(atX position: CGFloat, as type: P.Type = P.self) -> P? where P: Plottable
    func value<P>(atY position: CGFloat, as type: P.Type = P.self) -> P? where P: Plottable
}
