/// The types of expressions, by place, frame and what was asked for: overload resolution asks for an argument once for each
/// candidate, and for those in closures once for each type of the closure. A third of what is asked was asked before.
final class ExpressionMemory {
    /// The number of each node in a frame.
    private let places = PairMap<Int32>()
    @exclusivity(unchecked) private var placeCount: Int32 = 0
    /// By place and expected type.
    private let found = PairMap<TypeID>()

    subscript(node: Node, frame: FrameID, expected: TypeID?, checksImplicitMembers: Bool) -> TypeID? {
        get {
            guard let place = places[frame, UInt32(bitPattern: node.id.index)] else { return nil }
            return found[place, Self.key(expected, checksImplicitMembers)]
        }
        set {
            var place = places[frame, UInt32(bitPattern: node.id.index)]
            if place == nil {
                place = placeCount
                places[frame, UInt32(bitPattern: node.id.index)] = placeCount
                placeCount += 1
            }
            found[place!, Self.key(expected, checksImplicitMembers)] = newValue
        }
    }

    private static func key(_ expected: TypeID?, _ checksImplicitMembers: Bool) -> UInt32 {
        UInt32(bitPattern: expected.map { $0.index + 1 } ?? 0) << 1 | (checksImplicitMembers ? 1 : 0)
    }
}
