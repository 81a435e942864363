/// A cheap hash of what a type is made of: numbers of other types and of declarations.
struct TypeHash {
    private var state: UInt64

    init(_ form: UInt64) { state = form }

    mutating func add(_ number: Int32) {
        state = (state ^ UInt64(UInt32(bitPattern: number))) &* 0x9E37_79B9_7F4A_7C15
        state ^= state >> 29
    }

    mutating func add(_ types: [TypeID]) {
        for type in types { add(type.index) }
    }

    mutating func add(_ type: TypeID?) { add(type?.index ?? -1) }

    mutating func add(_ types: TypeList) {
        for type in types { add(type.index) }
    }

    var value: UInt32 { UInt32(truncatingIfNeeded: state ^ state >> 32) }
}

extension TypeForm: Equatable {
    static func == (left: TypeForm, right: TypeForm) -> Bool {
        switch (left, right) {
        case (.nominal(let left, let parts), .nominal(let right, let others)): left == right && parts == others
        case (.tuple(let parts, let labels), .tuple(let others, let otherLabels)): parts == others && labels == otherLabels
        case (.function(let parts, let result, let traits), .function(let others, let otherResult, let otherTraits)):
            result == otherResult && traits == otherTraits && parts == others
        case (.parameter(let left), .parameter(let right)): left == right
        case (.member(let left, let name), .member(let right, let otherName)): left == right && name == otherName
        case (.metatype(let left), .metatype(let right)): left == right
        case (.existential(let left), .existential(let right)): left == right
        case (.opaque(let left, let parts), .opaque(let right, let others)): left == right && parts == others
        case (.pack(let left), .pack(let right)): left == right
        case (.expansion(let left), .expansion(let right)): left == right
        case (.literal(let left), .literal(let right)): left == right
        case (.unknown(let left), .unknown(let right)): left == right
        default: false
        }
    }
}

extension TypeForm {
    /// Equal for equal forms.
    var tableHash: UInt32 {
        var hash: TypeHash
        switch self {
        case .nominal(let declaration, let parts):
            hash = TypeHash(1)
            hash.add(declaration.index)
            hash.add(parts)
        case .tuple(let parts, let labels):
            hash = TypeHash(2)
            hash.add(parts)
            for label in labels { hash.add(Int32(bitPattern: label.index)) }
        case .function(let parts, let result, let traits):
            hash = TypeHash(3)
            hash.add(parts)
            hash.add(result.index)
            hash.add(Int32(traits.rawValue))
        case .parameter(let parameter):
            hash = TypeHash(4)
            hash.add(parameter.index)
        case .member(let base, let name):
            hash = TypeHash(5)
            hash.add(base.index)
            hash.add(Int32(bitPattern: name.index))
        case .metatype(let base):
            hash = TypeHash(6)
            hash.add(base.index)
        case .existential(let parts):
            hash = TypeHash(7)
            hash.add(parts)
        case .opaque(let opaque, let parts):
            hash = TypeHash(8)
            hash.add(opaque.declaration.index)
            hash.add(opaque.ordinal)
            hash.add(parts)
        case .pack(let parts):
            hash = TypeHash(9)
            hash.add(parts)
        case .expansion(let base):
            hash = TypeHash(10)
            hash.add(base.index)
        case .literal(let kind):
            hash = TypeHash(11)
            hash.add(Int32(kind.rawValue))
        case .unknown(let unknown):
            hash = TypeHash(12)
            hash.add(unknown.index)
        }
        return hash.value
    }
}
