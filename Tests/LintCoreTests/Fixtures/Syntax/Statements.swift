outer: for (index, item) in items.enumerated() {
    inner: while let next = iterator.next(), next > 0 {
        if next == index { continue outer }
        if case .some(let x)? = item, x != 0 { break inner }
    }
    repeat { count += 1 } while count < 10
}

func control(_ value: Any?) throws -> Int {
    defer { close() }
    guard let value, let number = value as? Int else { throw Failure.none }
    guard #available(iOS 17, *), number > 0 else { return 0 }
    do {
        try risky()
    } catch let error as NSError where error.code == 3 {
        return error.code
    } catch Failure.some(let code), Failure.other(let code) {
        return code
    } catch {
        throw error
    }
    switch (number, value) {
    case (0, _): return 1
    case (1...9, is String), (10, _ as Int):
        fallthrough
    case let (x, y) where x > 3 && "\(y)" == "":
        return x
    #if DEBUG
    case (.min, _):
        print("debug"); return 2
    #endif
    default:
        break
    }
    if #unavailable(macOS 14) { return 5 } else if !flag { return 6 }
    return
        number + 1
}

func generics<T, each U>(_ value: T, _ rest: repeat each U) -> (repeat Pair<T, each U>) where T: P & Q, T.Element == [Int] {
    let closure: @MainActor (Int, inout String) async throws -> (any P)? = { number, text in nil }
    let types: [any Any.Type] = [Int.self, (String, Int).self]
    var array: [4 of Int] = [1, 2, 3, 4]
    let optional: Dictionary<String, [Int?]>.Index?
    repeat print(each rest)
    return (repeat Pair(value, each rest))
}

func ownership(_ value: consuming File, _ other: borrowing File) {
    let moved = consume value
    let copied = copy other
    _ = unsafe pointer.pointee
    discard self
}

let closures = [
    { $0 + $1 },
    { (a: Int, b) -> Int in a + b },
    { @Sendable [self] in run() },
    { _ in },
]

struct Last { var value = 1 }
