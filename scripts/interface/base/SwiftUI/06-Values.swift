struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    init(_ value: String)
    init(stringLiteral value: String)
    init(stringInterpolation: LocalizedStringKey.StringInterpolation)
    static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool
    struct StringInterpolation: StringInterpolationProtocol {
        init(literalCapacity: Int, interpolationCount: Int)
        mutating func appendLiteral(_ literal: String)
        mutating func appendInterpolation(_ string: String)
        mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) where Subject: ReferenceConvertible
        mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) where Subject: NSObject
        mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
        mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable
        mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable
        mutating func appendInterpolation(_ text: Text)
        mutating func appendInterpolation(_ image: Image)
        mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
        mutating func appendInterpolation(_ dates: ClosedRange<Date>)
        mutating func appendInterpolation(_ interval: DateInterval)
        mutating func appendInterpolation(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)
        mutating func appendInterpolation(_ attributedString: AttributedString)
        mutating func appendInterpolation(_ resource: LocalizedStringResource)
        @_disfavoredOverload mutating func appendInterpolation<T>(_ value: T)
    }
}

protocol _FormatSpecifiable: Equatable {
}

extension Int: _FormatSpecifiable {
}

extension Int8: _FormatSpecifiable {
}

extension Int16: _FormatSpecifiable {
}

extension Int32: _FormatSpecifiable {
}

extension Int64: _FormatSpecifiable {
}

extension UInt: _FormatSpecifiable {
}

extension UInt8: _FormatSpecifiable {
}

extension UInt16: _FormatSpecifiable {
}

extension UInt32: _FormatSpecifiable {
}

extension UInt64: _FormatSpecifiable {
}

extension Float: _FormatSpecifiable {
}

extension Double: _FormatSpecifiable {
}

extension CGFloat: _FormatSpecifiable {
}

struct Font: Hashable, Sendable {
    static func == (lhs: Font, rhs: Font) -> Bool
    func hash(into hasher: inout Hasher)
    static func custom(_ name: String, size: CGFloat) -> Font
    static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font
    static func custom(_ name: String, fixedSize: CGFloat) -> Font
    static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
    @_disfavoredOverload static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font
    static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
    @_disfavoredOverload static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font
    init(_ font: CTFont)
    func italic() -> Font
    func smallCaps() -> Font
    func lowercaseSmallCaps() -> Font
    func uppercaseSmallCaps() -> Font
    func monospacedDigit() -> Font
    func weight(_ weight: Font.Weight) -> Font
    func width(_ width: Font.Width) -> Font
    func bold() -> Font
    func monospaced() -> Font
    func leading(_ leading: Font.Leading) -> Font
    func italic(_ isActive: Bool) -> Font
    func bold(_ isActive: Bool) -> Font
    func pointSize(_ pointSize: CGFloat) -> Font
    enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }
    struct Weight: Hashable, Sendable {
        static let ultraLight: Font.Weight
        static let thin: Font.Weight
        static let light: Font.Weight
        static let regular: Font.Weight
        static let medium: Font.Weight
        static let semibold: Font.Weight
        static let bold: Font.Weight
        static let heavy: Font.Weight
        static let black: Font.Weight
        static func == (a: Font.Weight, b: Font.Weight) -> Bool
        func hash(into hasher: inout Hasher)
    }
    struct Width: Hashable, Sendable {
        init(_ value: CGFloat)
        static let compressed: Font.Width
        static let condensed: Font.Width
        static let standard: Font.Width
        static let expanded: Font.Width
        static func == (a: Font.Width, b: Font.Width) -> Bool
        func hash(into hasher: inout Hasher)
    }
    enum Leading: Sendable {
        case standard, tight, loose
    }
    enum _StylisticAlternative: Int, Hashable {
        case one = 1, two, three
    }
}

struct Animation: Equatable, Sendable {
    static func == (lhs: Animation, rhs: Animation) -> Bool
    init<A>(_ base: A) where A: CustomAnimation
    static func easeIn(duration: TimeInterval) -> Animation
    static func easeOut(duration: TimeInterval) -> Animation
    static func easeInOut(duration: TimeInterval) -> Animation
    static func linear(duration: TimeInterval) -> Animation
    static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation
    static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation
    static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation
    @_disfavoredOverload static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation
    static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation
    static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation
    static func interactiveSpring(duration: TimeInterval, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25) -> Animation
    static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation
    static func interpolatingSpring(duration: TimeInterval, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation
    static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation
    static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
    static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
    static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
    func delay(_ delay: TimeInterval) -> Animation
    func speed(_ speed: Double) -> Animation
    func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation
    func repeatForever(autoreverses: Bool = true) -> Animation
    func logicallyComplete(after duration: TimeInterval) -> Animation
}

struct UnitCurve: Sendable, Hashable {
    static let linear: UnitCurve
    static let easeIn: UnitCurve
    static let easeOut: UnitCurve
    static let easeInOut: UnitCurve
    static let circularEaseIn: UnitCurve
    static let circularEaseOut: UnitCurve
    static let circularEaseInOut: UnitCurve
    static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve
    static func == (a: UnitCurve, b: UnitCurve) -> Bool
    func hash(into hasher: inout Hasher)
    func value(at progress: Double) -> Double
}

struct Spring: Hashable, Sendable {
    init(duration: TimeInterval = 0.5, bounce: Double = 0.0)
    init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
    init(response: Double, dampingRatio: Double)
    init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001)
    static var smooth: Spring { get }
    static var snappy: Spring { get }
    static var bouncy: Spring { get }
    static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring
    static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring
    static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring
    static func == (a: Spring, b: Spring) -> Bool
    func hash(into hasher: inout Hasher)
}

struct AnyTransition {
    init<T>(_ transition: T) where T: Transition
    func animation(_ animation: Animation?) -> AnyTransition
    func combined(with other: AnyTransition) -> AnyTransition
    static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
    static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier
    static func move(edge: Edge) -> AnyTransition
    static func offset(_ offset: CGSize) -> AnyTransition
    static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition
    static func push(from edge: Edge) -> AnyTransition
    static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
}

extension Transition where Self == MoveTransition {
    static func move(edge: Edge) -> Self
}

extension Transition where Self == OffsetTransition {
    static func offset(_ offset: CGSize) -> Self
    static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self
}

extension Transition where Self == PushTransition {
    static func push(from edge: Edge) -> Self
}

extension Transition where Self == ScaleTransition {
    static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self
}

extension Transition where Self == BlurReplaceTransition {
    static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self
}

extension Transition where Self == SymbolEffectTransition {
    static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> SymbolEffectTransition where T: SymbolEffect
}

struct IdentityTransition: Transition {
    init()
    func body(content: Content, phase: TransitionPhase) -> some View
}

struct MoveTransition: Transition {
    init(edge: Edge)
    func body(content: Content, phase: TransitionPhase) -> some View
}

struct OffsetTransition: Transition {
    init(_ offset: CGSize)
    func body(content: Content, phase: TransitionPhase) -> some View
}

struct OpacityTransition: Transition {
    init()
    func body(content: Content, phase: TransitionPhase) -> some View
}

struct PushTransition: Transition {
    init(edge: Edge)
    func body(content: Content, phase: TransitionPhase) -> some View
}

struct ScaleTransition: Transition {
    init(_ scale: Double, anchor: UnitPoint = .center)
    func body(content: Content, phase: TransitionPhase) -> some View
}

struct SlideTransition: Transition {
    init()
    func body(content: Content, phase: TransitionPhase) -> some View
}

struct BlurReplaceTransition: Transition {
    struct Configuration: Equatable {
        static let downUp: BlurReplaceTransition.Configuration
        static let upUp: BlurReplaceTransition.Configuration
        static func == (a: BlurReplaceTransition.Configuration, b: BlurReplaceTransition.Configuration) -> Bool
    }
    init(configuration: BlurReplaceTransition.Configuration)
    func body(content: Content, phase: TransitionPhase) -> some View
}

struct SymbolEffectTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View
}

struct AsymmetricTransition<Insertion, Removal>: Transition where Insertion: Transition, Removal: Transition {
    init(insertion: Insertion, removal: Removal)
    func body(content: Content, phase: TransitionPhase) -> some View
}

enum TransitionPhase: Hashable {
    case willAppear, identity, didDisappear
    var isIdentity: Bool { get }
    var value: Double { get }
}

struct TransitionProperties: Sendable {
    init(hasMotion: Bool = true)
}

struct ContentTransition: Equatable, Sendable {
    static let identity: ContentTransition
    static let opacity: ContentTransition
    static let interpolate: ContentTransition
    static let symbolEffect: ContentTransition
    static func numericText(countsDown: Bool = false) -> ContentTransition
    static func numericText(value: Double) -> ContentTransition
    static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition where T: SymbolEffect
    static func == (a: ContentTransition, b: ContentTransition) -> Bool
}

struct Alignment: Hashable, Sendable {
    var horizontal: HorizontalAlignment
    var vertical: VerticalAlignment
    init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
    static let center: Alignment
    static let leading: Alignment
    static let trailing: Alignment
    static let top: Alignment
    static let bottom: Alignment
    static let topLeading: Alignment
    static let topTrailing: Alignment
    static let bottomLeading: Alignment
    static let bottomTrailing: Alignment
    static let centerFirstTextBaseline: Alignment
    static let centerLastTextBaseline: Alignment
    static let leadingFirstTextBaseline: Alignment
    static let leadingLastTextBaseline: Alignment
    static let trailingFirstTextBaseline: Alignment
    static let trailingLastTextBaseline: Alignment
    static func == (a: Alignment, b: Alignment) -> Bool
    func hash(into hasher: inout Hasher)
}

struct HorizontalAlignment: Hashable, Sendable {
    init(_ id: any AlignmentID.Type)
    static let leading: HorizontalAlignment
    static let center: HorizontalAlignment
    static let trailing: HorizontalAlignment
    static let listRowSeparatorLeading: HorizontalAlignment
    static let listRowSeparatorTrailing: HorizontalAlignment
    static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool
    func hash(into hasher: inout Hasher)
}

struct VerticalAlignment: Hashable, Sendable {
    init(_ id: any AlignmentID.Type)
    static let top: VerticalAlignment
    static let center: VerticalAlignment
    static let bottom: VerticalAlignment
    static let firstTextBaseline: VerticalAlignment
    static let lastTextBaseline: VerticalAlignment
    static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool
    func hash(into hasher: inout Hasher)
}

struct ViewDimensions: Equatable {
    var width: CGFloat { get }
    var height: CGFloat { get }
    subscript(guide: HorizontalAlignment) -> CGFloat { get }
    subscript(guide: VerticalAlignment) -> CGFloat { get }
    subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
    subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
    static func == (a: ViewDimensions, b: ViewDimensions) -> Bool
}

enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    struct Set: OptionSet, Sendable {
        typealias Element = Axis.Set
        let rawValue: Int8
        init(rawValue: Int8)
        static let horizontal: Axis.Set
        static let vertical: Axis.Set
    }
}

enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    struct Set: OptionSet, Sendable {
        typealias Element = Edge.Set
        let rawValue: Int8
        init(rawValue: Int8)
        init(_ e: Edge)
        static let top: Edge.Set
        static let leading: Edge.Set
        static let bottom: Edge.Set
        static let trailing: Edge.Set
        static let all: Edge.Set
        static let horizontal: Edge.Set
        static let vertical: Edge.Set
    }
}

enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading, trailing
    struct Set: OptionSet, Sendable {
        typealias Element = HorizontalEdge.Set
        let rawValue: Int8
        init(rawValue: Int8)
        static let leading: HorizontalEdge.Set
        static let trailing: HorizontalEdge.Set
        static let all: HorizontalEdge.Set
    }
}

enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    case top, bottom
    struct Set: OptionSet, Sendable {
        typealias Element = VerticalEdge.Set
        let rawValue: Int8
        init(rawValue: Int8)
        static let top: VerticalEdge.Set
        static let bottom: VerticalEdge.Set
        static let all: VerticalEdge.Set
    }
}

struct EdgeInsets: Equatable, Sendable {
    var top: CGFloat
    var leading: CGFloat
    var bottom: CGFloat
    var trailing: CGFloat
    init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    init()
    static func == (a: EdgeInsets, b: EdgeInsets) -> Bool
}

struct UnitPoint: Hashable, Sendable {
    var x: CGFloat
    var y: CGFloat
    init()
    init(x: CGFloat, y: CGFloat)
    static let zero: UnitPoint
    static let center: UnitPoint
    static let leading: UnitPoint
    static let trailing: UnitPoint
    static let top: UnitPoint
    static let bottom: UnitPoint
    static let topLeading: UnitPoint
    static let topTrailing: UnitPoint
    static let bottomLeading: UnitPoint
    static let bottomTrailing: UnitPoint
    static func == (a: UnitPoint, b: UnitPoint) -> Bool
    func hash(into hasher: inout Hasher)
}

struct UnitPoint3D: Hashable, Sendable {
    static let center: UnitPoint3D
    static func == (a: UnitPoint3D, b: UnitPoint3D) -> Bool
    func hash(into hasher: inout Hasher)
}

struct Angle: Hashable, Comparable, Sendable {
    var radians: Double
    var degrees: Double
    init()
    init(radians: Double)
    init(degrees: Double)
    static func radians(_ radians: Double) -> Angle
    static func degrees(_ degrees: Double) -> Angle
    static let zero: Angle
    static func == (a: Angle, b: Angle) -> Bool
    func hash(into hasher: inout Hasher)
    static func < (lhs: Angle, rhs: Angle) -> Bool
    static func + (lhs: Angle, rhs: Angle) -> Angle
    static func - (lhs: Angle, rhs: Angle) -> Angle
    static func * (lhs: Angle, rhs: Double) -> Angle
    static func * (lhs: Double, rhs: Angle) -> Angle
    static func / (lhs: Angle, rhs: Double) -> Angle
    static prefix func - (a: Angle) -> Angle
    static func += (lhs: inout Angle, rhs: Angle)
}

extension Angle: Animatable {
    typealias AnimatableData = Double
    var animatableData: Double { get set }
}

extension UnitPoint: Animatable {
    typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
    var animatableData: AnimatablePair<CGFloat, CGFloat> { get set }
}

struct Anchor<Value> {
    struct Source {
        init(_ array: [Anchor<Value>.Source])
    }
}

extension Anchor: Equatable where Value: Equatable {
}

extension Anchor: Hashable where Value: Hashable {
}

extension Anchor.Source where Value == CGRect {
    static func rect(_ r: CGRect) -> Anchor<Value>.Source
    static var bounds: Anchor<CGRect>.Source { get }
}

extension Anchor.Source where Value == CGPoint {
    static func point(_ p: CGPoint) -> Anchor<Value>.Source
    static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source
    static var topLeading: Anchor<CGPoint>.Source { get }
    static var top: Anchor<CGPoint>.Source { get }
    static var topTrailing: Anchor<CGPoint>.Source { get }
    static var leading: Anchor<CGPoint>.Source { get }
    static var center: Anchor<CGPoint>.Source { get }
    static var trailing: Anchor<CGPoint>.Source { get }
    static var bottomTrailing: Anchor<CGPoint>.Source { get }
    static var bottom: Anchor<CGPoint>.Source { get }
    static var bottomLeading: Anchor<CGPoint>.Source { get }
}

struct Gradient: Equatable, ShapeStyle {
    typealias Resolved = Never
    struct Stop: Equatable, Sendable {
        var color: Color
        var location: CGFloat
        init(color: Color, location: CGFloat)
        static func == (a: Gradient.Stop, b: Gradient.Stop) -> Bool
    }
    struct ColorSpace: Hashable, Sendable {
        static let device: Gradient.ColorSpace
        static let perceptual: Gradient.ColorSpace
        static func == (a: Gradient.ColorSpace, b: Gradient.ColorSpace) -> Bool
        func hash(into hasher: inout Hasher)
    }
    var stops: [Gradient.Stop]
    static func == (a: Gradient, b: Gradient) -> Bool
}

struct AnyGradient: Hashable, ShapeStyle {
    typealias Resolved = Never
    static func == (a: AnyGradient, b: AnyGradient) -> Bool
    func hash(into hasher: inout Hasher)
    func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient
}

struct Material: ShapeStyle {
    typealias Resolved = Never
    func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material
}

struct HierarchicalShapeStyle: ShapeStyle {
    typealias Resolved = Never
}

struct HierarchicalShapeStyleModifier<Base>: ShapeStyle where Base: ShapeStyle {
    typealias Resolved = Never
}

extension ShapeStyle {
    var secondary: some ShapeStyle { get }
    var tertiary: some ShapeStyle { get }
    var quaternary: some ShapeStyle { get }
    var quinary: some ShapeStyle { get }
}

extension ShapeStyle where Self == AnyShapeStyle {
    static func blendMode(_ mode: BlendMode) -> some ShapeStyle
    static func opacity(_ opacity: Double) -> some ShapeStyle
    static func shadow(_ style: ShadowStyle) -> some ShapeStyle
}

extension ShapeStyle where Self == LinearGradient {
    static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
    static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
    static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
    static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> some ShapeStyle
}

extension ShapeStyle where Self == RadialGradient {
    static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient
    static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
    static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
    static func radialGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> some ShapeStyle
}

extension ShapeStyle where Self == EllipticalGradient {
    static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient
    static func ellipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient
    static func ellipticalGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient
    static func ellipticalGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> some ShapeStyle
}

extension ShapeStyle where Self == AngularGradient {
    static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient
    static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient
    static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient
    static func angularGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> some ShapeStyle
    static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient
    static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient
    static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient
    static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero) -> some ShapeStyle
}

extension ShapeStyle where Self == ImagePaint {
    static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint
}

struct ShadowStyle: Equatable, Sendable {
    static func drop(color: Color = _default(), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
    static func inner(color: Color = _default(), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
    static func == (a: ShadowStyle, b: ShadowStyle) -> Bool
}

struct FillStyle: Equatable, Sendable {
    var isEOFilled: Bool
    var isAntialiased: Bool
    init(eoFill: Bool = false, antialiased: Bool = true)
    static func == (a: FillStyle, b: FillStyle) -> Bool
}

struct StrokeStyle: Equatable, Sendable {
    var lineWidth: CGFloat
    var lineCap: CGLineCap
    var lineJoin: CGLineJoin
    var miterLimit: CGFloat
    var dash: [CGFloat]
    var dashPhase: CGFloat
    init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0)
    static func == (a: StrokeStyle, b: StrokeStyle) -> Bool
}

struct RectangleCornerRadii: Equatable, Sendable {
    init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)
    static func == (a: RectangleCornerRadii, b: RectangleCornerRadii) -> Bool
}

enum RoundedCornerStyle: Sendable {
    case circular, continuous
}

struct ProposedViewSize: Equatable, Sendable {
    var width: CGFloat?
    var height: CGFloat?
    init(width: CGFloat?, height: CGFloat?)
    init(_ size: CGSize)
    static let zero: ProposedViewSize
    static let unspecified: ProposedViewSize
    static let infinity: ProposedViewSize
    func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize
    static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool
}

struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    typealias Element = LayoutSubview
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias SubSequence = LayoutSubviews
    var layoutDirection: LayoutDirection
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> LayoutSubview { get }
    subscript(bounds: Range<Int>) -> LayoutSubviews { get }
    static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool
}

struct LayoutSubview: Equatable {
    var priority: Double { get }
    var spacing: ViewSpacing { get }
    var containerValues: ContainerValues { get }
    subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
    func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
    static func == (a: LayoutSubview, b: LayoutSubview) -> Bool
}

struct LayoutProperties: Sendable {
    init()
    var stackOrientation: Axis?
}

struct ViewSpacing: Sendable {
    init()
    mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)
    func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing
    func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
}

struct AnyLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    typealias Cache = AnyLayout._Cache
    struct _Cache {
    }
    func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout._Cache
    func sizeThatFits(proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout._Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout._Cache)
}

struct HStackLayout: Layout {
    typealias Cache = Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: HStackLayout.Subviews, cache: inout Void) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: HStackLayout.Subviews, cache: inout Void)
}

struct VStackLayout: Layout {
    typealias Cache = Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: VStackLayout.Subviews, cache: inout Void) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: VStackLayout.Subviews, cache: inout Void)
}

struct ZStackLayout: Layout {
    typealias Cache = Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: ZStackLayout.Subviews, cache: inout Void) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: ZStackLayout.Subviews, cache: inout Void)
}

struct GridLayout: Layout {
    typealias Cache = Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: GridLayout.Subviews, cache: inout Void) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews, cache: inout Void)
}

struct GridItem: Sendable {
    enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    var size: GridItem.Size
    var spacing: CGFloat?
    var alignment: Alignment?
    init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)
}

struct PinnedScrollableViews: OptionSet, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32)
    static let sectionHeaders: PinnedScrollableViews
    static let sectionFooters: PinnedScrollableViews
}

enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard, increased
}

enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

enum UserInterfaceSizeClass: Sendable {
    case compact, regular
}

enum ScenePhase: Comparable, Sendable {
    case background, inactive, active
}

enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

enum ColorRenderingMode: Sendable {
    case nonLinear, linear, extendedLinear
}

enum ControlSize: Comparable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    var isAccessibilitySize: Bool { get }
}

enum ContentSizeCategory: Hashable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
    var isAccessibilityCategory: Bool { get }
}

enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

enum EditMode: Sendable {
    case inactive, transient, active
    var isEditing: Bool { get }
}

enum Prominence: Sendable {
    case standard, increased
}

enum SidebarRowSize: Sendable {
    case small, medium, large
}

struct RedactionReasons: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let placeholder: RedactionReasons
    static let privacy: RedactionReasons
    static let invalidated: RedactionReasons
}

struct SafeAreaRegions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static let container: SafeAreaRegions
    static let keyboard: SafeAreaRegions
    static let all: SafeAreaRegions
}

struct SymbolVariants: Hashable, Sendable {
    var circle: SymbolVariants { get }
    var square: SymbolVariants { get }
    var rectangle: SymbolVariants { get }
    var fill: SymbolVariants { get }
    var slash: SymbolVariants { get }
    static func == (a: SymbolVariants, b: SymbolVariants) -> Bool
    func hash(into hasher: inout Hasher)
}

struct SymbolRenderingMode: Sendable {
    static let monochrome: SymbolRenderingMode
    static let multicolor: SymbolRenderingMode
    static let hierarchical: SymbolRenderingMode
    static let palette: SymbolRenderingMode
}

struct ButtonRole: Equatable, Sendable {
    static let destructive: ButtonRole
    static let cancel: ButtonRole
    @available(iOS 26.0, *) static let confirm: ButtonRole
    @available(iOS 26.0, *) static let close: ButtonRole
    static func == (a: ButtonRole, b: ButtonRole) -> Bool
}

struct ButtonBorderShape: Equatable, Sendable, InsettableShape {
    static let automatic: ButtonBorderShape
    static let capsule: ButtonBorderShape
    static let roundedRectangle: ButtonBorderShape
    static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
    static let circle: ButtonBorderShape
    func path(in rect: CGRect) -> Path
    func inset(by amount: CGFloat) -> some InsettableShape
    static func == (a: ButtonBorderShape, b: ButtonBorderShape) -> Bool
}

enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
}

struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    var coordinateSpace: CoordinateSpace { get }
    static func == (a: NamedCoordinateSpace, b: NamedCoordinateSpace) -> Bool
}

struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    init()
    var coordinateSpace: CoordinateSpace { get }
}

struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    init()
    var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    static func named(_ name: some Hashable) -> NamedCoordinateSpace
    static func scrollView(axis: Axis) -> Self
}

struct ProjectionTransform: Equatable, Sendable {
    init()
    init(_ m: CGAffineTransform)
    init(_ m: CATransform3D)
    static func == (a: ProjectionTransform, b: ProjectionTransform) -> Bool
}

struct KeyboardShortcut: Hashable, Sendable {
    static let defaultAction: KeyboardShortcut
    static let cancelAction: KeyboardShortcut
    var key: KeyEquivalent
    var modifiers: EventModifiers
    init(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization)
    struct Localization: Hashable, Sendable {
        static let automatic: KeyboardShortcut.Localization
        static let withoutMirroring: KeyboardShortcut.Localization
        static let custom: KeyboardShortcut.Localization
        static func == (a: KeyboardShortcut.Localization, b: KeyboardShortcut.Localization) -> Bool
        func hash(into hasher: inout Hasher)
    }
    static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool
    func hash(into hasher: inout Hasher)
}

struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    static let upArrow: KeyEquivalent
    static let downArrow: KeyEquivalent
    static let leftArrow: KeyEquivalent
    static let rightArrow: KeyEquivalent
    static let escape: KeyEquivalent
    static let delete: KeyEquivalent
    static let deleteForward: KeyEquivalent
    static let home: KeyEquivalent
    static let end: KeyEquivalent
    static let pageUp: KeyEquivalent
    static let pageDown: KeyEquivalent
    static let clear: KeyEquivalent
    static let tab: KeyEquivalent
    static let space: KeyEquivalent
    static let `return`: KeyEquivalent
    var character: Character
    init(_ character: Character)
    init(extendedGraphemeClusterLiteral: Character)
    static func == (a: KeyEquivalent, b: KeyEquivalent) -> Bool
    func hash(into hasher: inout Hasher)
}

struct EventModifiers: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let capsLock: EventModifiers
    static let shift: EventModifiers
    static let control: EventModifiers
    static let option: EventModifiers
    static let command: EventModifiers
    static let numericPad: EventModifiers
    static let all: EventModifiers
}

struct KeyPress: Sendable {
    struct Phases: OptionSet, Sendable {
        let rawValue: Int
        init(rawValue: Int)
        static let down: KeyPress.Phases
        static let `repeat`: KeyPress.Phases
        static let up: KeyPress.Phases
        static let all: KeyPress.Phases
    }
    enum Result: Sendable {
        case handled, ignored
    }
    var phase: KeyPress.Phases { get }
    var key: KeyEquivalent { get }
    var characters: String { get }
    var modifiers: EventModifiers { get }
}

struct NavigationPath: Equatable {
    var count: Int { get }
    var isEmpty: Bool { get }
    init()
    init<S>(_ elements: S) where S: Sequence, S.Element: Hashable
    mutating func append<V>(_ value: V) where V: Hashable
    mutating func removeLast(_ k: Int = 1)
    static func == (a: NavigationPath, b: NavigationPath) -> Bool
}

struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    static var detailOnly: NavigationSplitViewVisibility { get }
    static var doubleColumn: NavigationSplitViewVisibility { get }
    static var all: NavigationSplitViewVisibility { get }
    static var automatic: NavigationSplitViewVisibility { get }
    static func == (a: NavigationSplitViewVisibility, b: NavigationSplitViewVisibility) -> Bool
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
}

struct NavigationSplitViewColumn: Hashable, Sendable {
    static var sidebar: NavigationSplitViewColumn { get }
    static var content: NavigationSplitViewColumn { get }
    static var detail: NavigationSplitViewColumn { get }
    static func == (a: NavigationSplitViewColumn, b: NavigationSplitViewColumn) -> Bool
    func hash(into hasher: inout Hasher)
}

struct NavigationBarItem: Sendable {
    enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}

struct PresentationMode {
    var isPresented: Bool { get }
    mutating func dismiss()
}

struct PresentationDetent: Hashable, Sendable {
    static let medium: PresentationDetent
    static let large: PresentationDetent
    static func fraction(_ fraction: CGFloat) -> PresentationDetent
    static func height(_ height: CGFloat) -> PresentationDetent
    static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent
    struct Context {
        var maxDetentValue: CGFloat { get }
    }
    static func == (a: PresentationDetent, b: PresentationDetent) -> Bool
    func hash(into hasher: inout Hasher)
}

protocol CustomPresentationDetent {
    static func height(in context: Self.Context) -> CGFloat?
    typealias Context = PresentationDetent.Context
}

struct DismissAction {
    func callAsFunction()
}

struct DismissSearchAction {
    func callAsFunction()
}

struct DismissWindowAction {
    func callAsFunction()
    func callAsFunction(id: String)
    func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable
}

struct OpenWindowAction {
    func callAsFunction(id: String)
    func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable
    func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable
}

struct OpenURLAction: Sendable {
    struct Result: Sendable {
        static let handled: OpenURLAction.Result
        static let discarded: OpenURLAction.Result
        static let systemAction: OpenURLAction.Result
        static func systemAction(_ url: URL) -> OpenURLAction.Result
    }
    init(handler: @escaping (URL) -> OpenURLAction.Result)
    func callAsFunction(_ url: URL)
    func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
}

struct RefreshAction: Sendable {
    func callAsFunction() async
}

struct RenameAction {
    func callAsFunction()
}

struct OpenSettingsAction {
    func callAsFunction()
}

struct Alert {
    init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
    init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
    struct Button {
        static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button
        static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
    }
}

struct ActionSheet {
    init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()])
    typealias Button = Alert.Button
}

struct ContextMenu<MenuItems> where MenuItems: View {
    init(@ViewBuilder menuItems: () -> MenuItems)
}

struct DropInfo {
    var location: CGPoint { get }
    func hasItemsConforming(to contentTypes: [UTType]) -> Bool
    func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider]
}

struct DropProposal: Sendable {
    let operation: DropOperation
    init(operation: DropOperation)
}

enum DropOperation: Sendable {
    case cancel, forbidden, copy, move
}

struct FileDocumentReadConfiguration {
    let contentType: UTType
    let file: FileWrapper
}

struct FileDocumentWriteConfiguration {
    let contentType: UTType
    let existingFile: FileWrapper?
}

struct FileDocumentConfiguration<Document> where Document: FileDocument {
    var document: Document
    var fileURL: URL?
    var isEditable: Bool
}

extension FileDocumentConfiguration {
    var projectedDocument: Binding<Document> { get }
}

struct ReferenceFileDocumentConfiguration<Document> where Document: ReferenceFileDocument {
    var document: Document { get }
    var fileURL: URL?
    var isEditable: Bool
}

struct GraphicsContext {
    var opacity: Double
    var blendMode: GraphicsContext.BlendMode
    var environment: EnvironmentValues { get }
    var transform: CGAffineTransform
    struct BlendMode: Hashable {
        static let normal: GraphicsContext.BlendMode
        static let plusLighter: GraphicsContext.BlendMode
        static func == (a: BlendMode, b: BlendMode) -> Bool
        func hash(into hasher: inout Hasher)
    }
    struct Shading {
        static func color(_ color: Color) -> GraphicsContext.Shading
        static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> GraphicsContext.Shading
        static func style<S>(_ style: S) -> GraphicsContext.Shading where S: ShapeStyle
        static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> GraphicsContext.Shading
        static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat) -> GraphicsContext.Shading
        static var foreground: GraphicsContext.Shading { get }
    }
    struct Filter {
        static func blur(radius: CGFloat) -> GraphicsContext.Filter
        static func shadow(color: Color = _default(), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> GraphicsContext.Filter
        static func alphaThreshold(min: Double, max: Double = 1, color: Color = _default()) -> GraphicsContext.Filter
    }
    struct ResolvedImage {
        var size: CGSize { get }
        var shading: GraphicsContext.Shading?
    }
    struct ResolvedText {
        func measure(in size: CGSize) -> CGSize
    }
    struct ResolvedSymbol {
        var size: CGSize { get }
    }
    mutating func scaleBy(x: CGFloat, y: CGFloat)
    mutating func translateBy(x: CGFloat, y: CGFloat)
    mutating func rotate(by angle: Angle)
    mutating func concatenate(_ matrix: CGAffineTransform)
    mutating func clip(to path: Path, style: FillStyle = FillStyle())
    mutating func addFilter(_ filter: GraphicsContext.Filter)
    func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
    func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())
    func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)
    func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)
    func resolve(_ image: Image) -> GraphicsContext.ResolvedImage
    func resolve(_ text: Text) -> GraphicsContext.ResolvedText
    func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable
    func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle())
    func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center)
    func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle())
    func draw(_ text: Text, in rect: CGRect)
    func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
    func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect)
    func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)
    func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect)
    func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center)
}
