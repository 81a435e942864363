/// A dictionary keyed by two numbers, as a name in a type: open addressing over one row of keys. One owner, one thread.
final class PairMap<Value> {
    private static var free: UInt64 { .max }

    @exclusivity(unchecked) private var capacity = 64
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var keys: UnsafeMutablePointer<UInt64>
    @exclusivity(unchecked) private var values: UnsafeMutablePointer<Value?>

    init() {
        (keys, values) = Self.makeRows(capacity)
    }

    deinit {
        keys.deallocate()
        values.deinitialize(count: capacity)
        values.deallocate()
    }

    subscript(first: Int32, second: UInt32) -> Value? {
        get { values[slot(of: Self.key(first, second))] }
        set {
            // First: a row that grows moves.
            let slot = makeSlot(first, second)
            values[slot] = newValue
        }
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

    private static func makeRows(_ capacity: Int) -> (UnsafeMutablePointer<UInt64>, UnsafeMutablePointer<Value?>) {
        let keys = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
        keys.initialize(repeating: free, count: capacity)
        let values = UnsafeMutablePointer<Value?>.allocate(capacity: capacity)
        values.initialize(repeating: nil, count: capacity)
        return (keys, values)
    }

    /// Where a key is, or would be.
    private func slot(of key: UInt64) -> Int {
        let mask = capacity - 1
        let mixed = key &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(truncatingIfNeeded: mixed ^ mixed >> 32) & mask
        while keys[slot] != key, keys[slot] != Self.free { slot = (slot + 1) & mask }
        return slot
    }

    private func makeSlot(_ first: Int32, _ second: UInt32) -> Int {
        let key = Self.key(first, second)
        var found = slot(of: key)
        if keys[found] == key { return found }
        count += 1
        if count * 2 > capacity {
            grow()
            found = slot(of: key)
        }
        keys[found] = key
        return found
    }

    private func grow() {
        let (oldKeys, oldValues, oldCapacity) = (keys, values, capacity)
        capacity *= 2
        (keys, values) = Self.makeRows(capacity)
        for index in 0..<oldCapacity where oldKeys[index] != Self.free {
            let slot = slot(of: oldKeys[index])
            keys[slot] = oldKeys[index]
            values[slot] = (oldValues + index).move()
            (oldValues + index).initialize(to: nil)
        }
        oldKeys.deallocate()
        oldValues.deinitialize(count: oldCapacity)
        oldValues.deallocate()
    }
}
