typealias A = (_ x: Int, String?) -> [String: (Int) throws -> Void]
typealias B = some Collection<Int> & Sendable
typealias C = Outer<Int, String>.Inner.Type
typealias D = (any P)?.Protocol
typealias E = @convention(c) (UnsafePointer<CChar>?) -> Int32

struct Matrix<let rows: Int, let columns: Int>: ~Copyable, @unchecked Sendable {
    var storage: InlineArray<rows, Double>
    let size = (rows, columns)
    func apply(_ body: nonisolated(nonsending) (borrowing Double) async -> Void) async {}
    func pack<each T: Hashable>(_ values: repeat each T) -> Set<AnyHashable> { [] }
}

class Node<Value>: Base<Value>, P where Value: Equatable {
    unowned let parent: Node<Value>
    var children: [Node] = [] { didSet { update() } }
    var isLeaf: Bool { children.isEmpty }
    subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { value[keyPath: path] }

    var value: Value {
        _read { yield storage }
        _modify { yield &storage }
    }
}

enum State {
    case idle
    case loading(progress: Double, task: Task<Void, Never>)
    case failed(any Error)
    static let initial = State.idle
    var isIdle: Bool { if case .idle = self { true } else { false } }
}

extension State: Equatable {
    static func == (a: State, b: State) -> Bool {
        switch (a, b) {
        case (.idle, .idle): true
        default: false
        }
    }
}

actor Store {
    private var items: [String: Int] = [:]
    func add(_ key: String, value: Int = 1) { items[key, default: 0] += value }
    nonisolated var description: String { "store" }
}

func use<T>(_ value: sending T, isolation: isolated (any Actor)? = #isolation) -> some Equatable { 1 }
