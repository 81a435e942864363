func operators(a: Int, b: Int?) {
    let sum = b ?? a + 1 == 3 && !(a > 2) || a is Int
    let range = 0..<10, closed = 1...a
    var mask = a << 2 | b! & ~0xFF
    mask += sum ? 1 : range.count > 3 ? -2 : +3
    _ = a < b!; _ = (a, b: b, 1.5e-3)
}

func calls() async throws {
    let box = Box<Int, [String: Set<Int>]>(value: 1, names: ["a": [1, 2]])
    try await fetch(url: "https://x.y", retries: 3) { result in
        print(result)
    } onError: { [weak self, unowned(safe) box, count = 2] (error: any Error) -> Void in
        self?.box[0]?.value?.run(error)
    }
    let first = try? box.values.first?.name.lowercased()
    let forced = try! box as! Box<Int, Never>
    items.map(\.name).filter { !$0.isEmpty }.reduce("", +)
    let path = \Box<Int, Never>.values[0]?.count
    let macro = #stringify(1 + 2)
    let tuple = (x: 1, y: (2, 3)).y.0
    await withTaskGroup(of: Void.self) { group in
        for await value in stream where value > 0 { group.addTask { consume(value) } }
    }
}

func values(kind: Kind) -> Int {
    let number = if kind == .flat { 1 } else if case .mixed(let inner, _) = kind { inner.count } else { 3 }
    let text = switch kind {
    case .flat: "flat"
    case .steep, .empty: "other"
    case .mixed(_, of: let action) where number > 2: "mixed"
    @unknown default: fatalError()
    }
    return number
}

let strings = [
    "plain", "tab\t quote \" unicode \u{1F600}", #"raw \n "quoted" \#(1 + 2)"#,
    "nested \(names.map { "<\($0)>" }.joined(separator: ", ")) end",
    """
    multi "line" \(value)
      indented \
    joined
    """,
]

let numbers: [Double] = [0x1.8p3, 1_000, 0b1010, 0o17, 1e10, 12.5]
let regexes = (/a[)]b(c)/, #/x/y/#)
let comparison = left < right && right > (left)
