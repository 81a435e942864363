struct TapGesture: Gesture {
    typealias Value = Void
    typealias Body = Never
    var count: Int
}

struct SpatialTapGesture: Gesture {
    typealias Body = Never
    struct Value: Equatable {
        var location: CGPoint
        static func == (a: SpatialTapGesture.Value, b: SpatialTapGesture.Value) -> Bool
    }
}

struct LongPressGesture: Gesture {
    typealias Value = Bool
    typealias Body = Never
    var minimumDuration: Double
    var maximumDistance: CGFloat { get set }
}

struct DragGesture: Gesture {
    typealias Body = Never
    struct Value: Equatable {
        var time: Date
        var location: CGPoint
        var startLocation: CGPoint
        var translation: CGSize { get }
        var velocity: CGSize { get }
        var predictedEndLocation: CGPoint { get }
        var predictedEndTranslation: CGSize { get }
        static func == (a: DragGesture.Value, b: DragGesture.Value) -> Bool
    }
}

struct MagnificationGesture: Gesture {
    typealias Value = CGFloat
    typealias Body = Never
}

struct MagnifyGesture: Gesture {
    typealias Body = Never
    struct Value: Equatable {
        var time: Date
        var magnification: CGFloat
        var velocity: CGFloat
        var startAnchor: UnitPoint
        var startLocation: CGPoint
        static func == (a: MagnifyGesture.Value, b: MagnifyGesture.Value) -> Bool
    }
}

struct RotationGesture: Gesture {
    typealias Value = Angle
    typealias Body = Never
}

struct RotateGesture: Gesture {
    typealias Body = Never
    struct Value: Equatable {
        var time: Date
        var rotation: Angle
        var velocity: Angle
        var startAnchor: UnitPoint
        var startLocation: CGPoint
        static func == (a: RotateGesture.Value, b: RotateGesture.Value) -> Bool
    }
}

struct SpatialEventGesture: Gesture {
    typealias Value = SpatialEventCollection
    typealias Body = Never
}

struct SpatialEventCollection {
}

struct WindowDragGesture: Gesture {
    typealias Value = Void
    typealias Body = Never
}

struct _ButtonGesture: Gesture {
    typealias Value = Void
    typealias Body = Never
}

struct AnyGesture<Value>: Gesture {
    typealias Body = Never
}

struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    typealias Body = Never
    enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
}

struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    typealias Body = Never
    struct Value {
        var first: First.Value?
        var second: Second.Value?
    }
}

struct ExclusiveGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    typealias Body = Never
    enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
}

struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
    typealias Value = Base.Value
    typealias Body = Never
}

struct _EndedGesture<Content>: Gesture where Content: Gesture {
    typealias Value = Content.Value
    typealias Body = Never
}

struct _ChangedGesture<Content>: Gesture where Content: Gesture {
    typealias Value = Content.Value
    typealias Body = Never
}

struct _MapGesture<Content, Value>: Gesture where Content: Gesture {
    typealias Body = Never
}

struct _ModifiersGesture<Content>: Gesture where Content: Gesture {
    typealias Value = Content.Value
    typealias Body = Never
}

struct GestureMask: OptionSet, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32)
    static let none: GestureMask
    static let gesture: GestureMask
    static let subviews: GestureMask
    static let all: GestureMask
}
