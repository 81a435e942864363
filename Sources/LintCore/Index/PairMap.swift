/// A dictionary keyed by two numbers, as a name in a type: open addressing over one row of keys. One owner, one thread.
final class PairMap<Value> {
    private static var free: UInt64 { .max }

    @exclusivity(unchecked) private var capacity = 64
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var keys: UnsafeMutablePointer<UInt64>
    /// Memory of those alone that have a key: most who ask find none, and need not look there.
    @exclusivity(unchecked) private var values: UnsafeMutablePointer<Value>

    init() {
        (keys, values) = Self.makeRows(capacity)
    }

    deinit {
        for slot in 0..<capacity where keys[slot] != Self.free { (values + slot).deinitialize(count: 1) }
        keys.deallocate()
        values.deallocate()
    }

    /// What was filed stays: nil is nothing that can be set.
    subscript(first: Int32, second: UInt32) -> Value? {
        get {
            let key = Self.key(first, second)
            let slot = slot(of: key)
            return keys[slot] == key ? values[slot] : nil
        }
        set {
            guard let newValue else { preconditionFailure("a value") }
            let (slot, isNew) = makeSlot(first, second)
            if isNew { (values + slot).initialize(to: newValue) } else { values[slot] = newValue }
        }
    }

    private static func key(_ first: Int32, _ second: UInt32) -> UInt64 {
        UInt64(UInt32(bitPattern: first)) << 32 | UInt64(second)
    }

    private static func makeRows(_ capacity: Int) -> (UnsafeMutablePointer<UInt64>, UnsafeMutablePointer<Value>) {
        let keys = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
        keys.initialize(repeating: free, count: capacity)
        return (keys, .allocate(capacity: capacity))
    }

    /// Where a key is, or would be.
    private func slot(of key: UInt64) -> Int {
        let mask = capacity - 1
        let mixed = key &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(truncatingIfNeeded: mixed ^ mixed >> 32) & mask
        while keys[slot] != key, keys[slot] != Self.free { slot = (slot + 1) & mask }
        return slot
    }

    /// - Returns: Where a key is, and whether its value is still to be made.
    private func makeSlot(_ first: Int32, _ second: UInt32) -> (slot: Int, isNew: Bool) {
        let key = Self.key(first, second)
        var found = slot(of: key)
        if keys[found] == key { return (found, false) }
        count += 1
        if count * 2 > capacity {
            grow()
            found = slot(of: key)
        }
        keys[found] = key
        return (found, true)
    }

    private func grow() {
        let (oldKeys, oldValues, oldCapacity) = (keys, values, capacity)
        capacity *= 2
        (keys, values) = Self.makeRows(capacity)
        for index in 0..<oldCapacity where oldKeys[index] != Self.free {
            let slot = slot(of: oldKeys[index])
            keys[slot] = oldKeys[index]
            (values + slot).moveInitialize(from: oldValues + index, count: 1)
        }
        oldKeys.deallocate()
        oldValues.deallocate()
    }
}
