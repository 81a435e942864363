/// A dictionary keyed by two numbers, as a name in a type: open addressing over one array of keys.
struct PairMap<Value> {
    private static var free: UInt64 { .max }

    private var keys: [UInt64]
    private var values: [Value?]
    private var count = 0

    init() {
        keys = Array(repeating: Self.free, count: 64)
        values = Array(repeating: nil, count: 64)
    }

    subscript(first: Int32, second: UInt32) -> Value? {
        get {
            let slot = slot(of: Self.key(first, second))
            return values[slot]
        }
        set { self.values[makeSlot(first, second)] = newValue }
    }

    subscript(first: Int32, second: UInt32, default defaultValue: @autoclosure () -> Value) -> Value {
        get { self[first, second] ?? defaultValue() }
        _modify {
            let slot = makeSlot(first, second)
            if values[slot] == nil { values[slot] = defaultValue() }
            yield &values[slot]!
        }
    }

    private static func key(_ first: Int32, _ second: UInt32) -> UInt64 {
        UInt64(UInt32(bitPattern: first)) << 32 | UInt64(second)
    }

    /// Where a key is, or would be.
    private func slot(of key: UInt64) -> Int {
        let mask = keys.count - 1
        let mixed = key &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(truncatingIfNeeded: mixed ^ mixed >> 32) & mask
        while keys[slot] != key, keys[slot] != Self.free { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func makeSlot(_ first: Int32, _ second: UInt32) -> Int {
        let key = Self.key(first, second)
        let found = slot(of: key)
        if keys[found] == key { return found }
        count += 1
        guard count * 2 > keys.count else {
            keys[found] = key
            return found
        }
        grow()
        let slot = slot(of: key)
        keys[slot] = key
        return slot
    }

    private mutating func grow() {
        let (oldKeys, oldValues) = (keys, values)
        keys = Array(repeating: Self.free, count: oldKeys.count * 2)
        values = Array(repeating: nil, count: oldKeys.count * 2)
        for (key, value) in zip(oldKeys, oldValues) where key != Self.free {
            let slot = slot(of: key)
            keys[slot] = key
            values[slot] = value
        }
    }
}
