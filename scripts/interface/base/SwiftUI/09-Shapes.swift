struct Path: Equatable, LosslessStringConvertible, Shape {
    typealias AnimatableData = EmptyAnimatableData
    var description: String { get }
    func path(in rect: CGRect) -> Path
    var isEmpty: Bool { get }
    var boundingRect: CGRect { get }
    var currentPoint: CGPoint? { get }
    var cgPath: CGPath { get }
    func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool
    mutating func move(to end: CGPoint)
    mutating func addLine(to end: CGPoint)
    mutating func addQuadCurve(to end: CGPoint, control: CGPoint)
    mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
    mutating func closeSubpath()
    mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
    mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)
    mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)
    mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
    mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)
    mutating func addLines(_ lines: [CGPoint])
    mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity)
    mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)
    mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
    mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)
    func applying(_ transform: CGAffineTransform) -> Path
    func offsetBy(dx: CGFloat, dy: CGFloat) -> Path
    func trimmedPath(from: CGFloat, to: CGFloat) -> Path
    func strokedPath(_ style: StrokeStyle) -> Path
    func union(_ other: Path, eoFill: Bool = false) -> Path
    func intersection(_ other: Path, eoFill: Bool = false) -> Path
    func subtracting(_ other: Path, eoFill: Bool = false) -> Path
    static func == (a: Path, b: Path) -> Bool
}

struct Rectangle: Shape, InsettableShape {
    func path(in rect: CGRect) -> Path
    func inset(by amount: CGFloat) -> Rectangle._Inset
    struct _Inset: InsettableShape {
        func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> Rectangle._Inset
    }
}

struct RoundedRectangle: Shape, InsettableShape {
    var cornerSize: CGSize
    var style: RoundedCornerStyle
    func path(in rect: CGRect) -> Path
    func inset(by amount: CGFloat) -> RoundedRectangle._Inset
    struct _Inset: InsettableShape {
        func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> RoundedRectangle._Inset
    }
}

struct UnevenRoundedRectangle: Shape, InsettableShape {
    var cornerRadii: RectangleCornerRadii
    func path(in rect: CGRect) -> Path
    func inset(by amount: CGFloat) -> UnevenRoundedRectangle._Inset
    struct _Inset: InsettableShape {
        func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> UnevenRoundedRectangle._Inset
    }
}

struct Capsule: Shape, InsettableShape {
    var style: RoundedCornerStyle
    func path(in rect: CGRect) -> Path
    func inset(by amount: CGFloat) -> Capsule._Inset
    struct _Inset: InsettableShape {
        func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> Capsule._Inset
    }
}

struct Ellipse: Shape, InsettableShape {
    func path(in rect: CGRect) -> Path
    func inset(by amount: CGFloat) -> Ellipse._Inset
    struct _Inset: InsettableShape {
        func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> Ellipse._Inset
    }
}

struct Circle: Shape, InsettableShape {
    func path(in rect: CGRect) -> Path
    func inset(by amount: CGFloat) -> Circle._Inset
    struct _Inset: InsettableShape {
        func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> Circle._Inset
    }
}

struct ContainerRelativeShape: Shape, InsettableShape {
    func path(in rect: CGRect) -> Path
    func inset(by amount: CGFloat) -> ContainerRelativeShape._Inset
    struct _Inset: InsettableShape {
        func path(in rect: CGRect) -> Path
        func inset(by amount: CGFloat) -> ContainerRelativeShape._Inset
    }
}

struct AnyShape: Shape {
    func path(in rect: CGRect) -> Path
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
    func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape>
}

struct _ShapeUnion<A, B>: Shape where A: Shape, B: Shape {
    func path(in rect: CGRect) -> Path
}

struct _ShapeIntersection<A, B>: Shape where A: Shape, B: Shape {
    func path(in rect: CGRect) -> Path
}

struct _ShapeSubtraction<A, B>: Shape where A: Shape, B: Shape {
    func path(in rect: CGRect) -> Path
}

struct _ShapeSymmetricDifference<A, B>: Shape where A: Shape, B: Shape {
    func path(in rect: CGRect) -> Path
}

struct _ShapeLineIntersection<A, B>: Shape where A: Shape, B: Shape {
    func path(in rect: CGRect) -> Path
}

struct _ShapeLineSubtraction<A, B>: Shape where A: Shape, B: Shape {
    func path(in rect: CGRect) -> Path
}

struct _ShadowShapeStyle<Style>: ShapeStyle where Style: ShapeStyle {
    typealias Resolved = Never
}

extension Shape where Self == Capsule {
    static func capsule(style: RoundedCornerStyle) -> Self
}

extension Shape where Self == RoundedRectangle {
    static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self
    static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self
}

extension Shape where Self == UnevenRoundedRectangle {
    static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self
    static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> Self
}

enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    static var mirrors: LayoutDirectionBehavior { get }
}
