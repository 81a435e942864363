import Foundation
import SwiftUI

// Types of ordinary expressions, seen through `id` and optional views.

struct V: View { var body: some View { Text("v") } }

struct Model: Hashable {
    struct Item: Hashable { var name: String; var price: Double; var tags: [String] }
    var items: [Item] = []
    var title: String = ""
    var best: Item?
    var byName: [String: Item] = [:]
    func item(at index: Int) -> Item { items[index] }
    static let shared = Model()
    subscript(index: Int) -> Item { items[index] }
}

struct Literals: View {
    var body: some View {
        V().id(1)
        V().id("x")
        V().id(2.5)
        V().id(true)
        V().id([1, 2])
        V().id(["a": 1])
        V().id(["a", "b"] as Set<String>)
        V().id(-1)
        V().id("a \(1)")
        V().id([1, 2.5])
        V().id(1 as Double)
        V().id(0xFF)
    }
}

struct Ternaries: View {
    let on: Bool
    let n: Int
    let x: Double
    var body: some View {
        V().id(on ? 1 : 2)
        V().id(on ? 1 : 2.5)
        V().id(on ? x : 1)
        V().id(on ? "a" : "b")
        V().id(on ? n : nil)
        V().id(on ? n : n + 1)
    }
}

struct Optionals: View {
    let maybe: Int?
    let name: String?
    let names: [String]
    var body: some View {
        V().id(maybe)
        V().id(maybe ?? 0)
        V().id(maybe ?? 0).id(names.first)
        V().id(maybe!)
        V().id(name?.count)
        V().id(name?.isEmpty ?? true)
        V().id(names.first?.count)
        V().id(names.last ?? "none")
        V().id(name == nil)
    }
}

struct Operators: View {
    let a: Int
    let b: Int
    let x: Double
    let text: String
    var body: some View {
        V().id(a + b)
        V().id(a * 2 - b)
        V().id(x * 2)
        V().id(x + 1)
        V().id(1 / 3.0)
        V().id(a == b)
        V().id(a < b && x > 1)
        V().id(!text.isEmpty)
        V().id(text + "x")
        V().id(a % 2 == 0 ? text : "odd")
        V().id(a & 3)
        V().id(-a)
        V().id((a + b) * 2)
        V().id([a] + [b])
    }
}

struct Members: View {
    let model: Model
    let pair: (Int, String) = (1, "a")
    let labelled = (x: 1, y: "b")
    var body: some View {
        V().id(model.items)
        V().id(model.items.count)
        V().id(model.title)
        V().id(model.items[0])
        V().id(model.items[0].name)
        V().id(model.item(at: 1).price)
        V().id(model[0].tags)
        V().id(model.best?.name)
        V().id(model.byName["x"])
        V().id(model.byName["x"]?.price)
        V().id(model.byName["x", default: model[0]].name)
        V().id(Model.shared.title)
        V().id(pair.0)
        V().id(pair.1)
        V().id(labelled.y)
    }
}

struct LibraryCalls: View {
    let names: [String]
    let numbers: [Int]
    let sizes: [String: Int]
    var body: some View {
        V().id(names.count)
        V().id(names.joined(separator: ","))
        V().id(names.map(\.count))
        V().id(names.map { $0.uppercased() })
        V().id(names.filter { !$0.isEmpty })
        V().id(names.sorted())
        V().id(names.contains("x"))
        V().id(numbers.max())
        V().id(numbers.reduce(0, +))
        V().id(numbers.reduce(0) { $0 + $1 })
        V().id(names.firstIndex(of: "x"))
        V().id(names.first { $0.count > 1 })
        V().id(names.prefix(2))
        V().id(names.reversed().first)
        V().id(numbers.compactMap { $0 > 1 ? "\($0)" : nil })
        V().id(sizes["a"])
        V().id(sizes.keys.sorted())
        V().id(sizes.count)
        V().id(names.isEmpty)
        V().id(names.indices)
        V().id(names.allSatisfy { $0.isEmpty })
        V().id(Set(names))
        V().id(Array(numbers.dropFirst()))
        V().id(numbers.min() ?? 0)
    }
}

struct Strings: View {
    let name: String
    var body: some View {
        V().id(name.count)
        V().id(name.uppercased())
        V().id(name.prefix(3))
        V().id(String(name.prefix(3)))
        V().id(name.hasPrefix("a"))
        V().id(name.first)
        V().id(name.split(separator: ","))
        V().id(name.components(separatedBy: ","))
        V().id(name.trimmingCharacters(in: .whitespaces))
        V().id(Int(name))
        V().id(Int(name) ?? 0)
        V().id(name.isEmpty)
        V().id(name.description)
    }
}

struct Conversions: View {
    let n: Int
    let x: Double
    let any: Any
    var body: some View {
        V().id(Double(n))
        V().id(Int(x))
        V().id(String(n))
        V().id(CGFloat(n))
        V().id(n.description)
        V().id(abs(n))
        V().id(max(n, 3))
        V().id(min(x, 3))
        V().id(any as? Int)
        V().id(any as! String)
        V().id(n as Int?)
        V().id(any is Int)
        V().id(x.rounded())
        V().id(Float(x))
    }
}

struct FoundationValues: View {
    let date: Date
    let url: URL
    let uuid = UUID()
    var body: some View {
        V().id(date)
        V().id(Date())
        V().id(Date.now)
        V().id(url)
        V().id(url.path)
        V().id(url.lastPathComponent)
        V().id(uuid)
        V().id(UUID())
        V().id(UUID().uuidString)
        V().id(date.timeIntervalSince1970)
        V().id(URL(string: "x"))
        V().id(Locale.current)
        V().id(Calendar.current.component(.day, from: date))
    }
}

enum Kind: String, CaseIterable {
    case small, big
    var size: Int { self == .small ? 1 : 2 }
    static var standard: Kind { .small }
    static func named(_ name: String) -> Kind? { Kind(rawValue: name) }
}

struct Enums: View {
    let kind: Kind
    var body: some View {
        V().id(kind)
        V().id(Kind.big)
        V().id(kind.rawValue)
        V().id(kind.size)
        V().id(Kind.standard)
        V().id(Kind(rawValue: "x"))
        V().id(Kind.named("x"))
        V().id(Kind.allCases)
        V().id(Kind.allCases.count)
        V().id(Kind.named("x")?.size)
    }
}

struct KeyPaths: View {
    let model: Model
    let path = \Model.title
    var body: some View {
        V().id(model[keyPath: \.title])
        V().id(model[keyPath: \.items.count])
        V().id(\Model.title)
        V().id(model.items.map(\.name))
        V().id(model[keyPath: path])
    }
}

struct Closures: View {
    let make: () -> Int
    let format: (Double) -> String
    var body: some View {
        V().id(make())
        V().id(format(1))
        V().id({ 3 }())
        V().id([1, 2].map { n in "\(n)" })
        V().id([1, 2].map { n -> Double in
            let half = Double(n) / 2
            return half
        })
    }
}

struct Locals: View {
    let names: [String]
    var body: some View {
        let count = names.count
        let half = Double(count) / 2
        let label: String? = nil
        let (a, b) = (1, "b")
        V().id(count)
        V().id(half)
        V().id(label)
        V().id(a)
        V().id(b)
    }
}

struct OptionalViews: View {
    let name: String?
    let names: [String]
    let view: Text?
    var body: some View {
        view
        name.map { Text($0) }
        name.map { Text($0).padding() }
        name.flatMap { Int($0) }.map { Text("\($0)") }
        names.first.map(Text.init(verbatim:))
        view?.bold()
        view?.padding()
        view ?? Text("none")
        Optional(V())
    }
}

struct TernaryViews: View {
    let on: Bool
    var body: some View {
        on ? Text("a") : Text("b")
        on ? Text("a").bold() : Text("b")
        on ? V() : nil
        (on ? Text("a") : Text("b")).padding()
        on ? AnyView(V()) : AnyView(Text("a"))
    }
}

struct Erased: View {
    let existential: any View
    let erased: AnyView
    let made: [AnyView]
    var body: some View {
        AnyView(V())
        AnyView(existential)
        erased
        erased.padding()
        ForEach(made.indices, id: \.self) { made[$0] }
        AnyView(erasing: existential)
    }
}

struct SwitchValues: View {
    let n: Int
    var body: some View {
        let kind = switch n { case 0: "zero"; case 1: "one"; default: "many" }
        let size = if n > 3 { 3 } else { n }
        let share = if n > 3 { 0.5 } else { 1.5 }
        V().id(kind)
        V().id(size)
        V().id(share)
    }
}

struct Casts: View {
    let value: Any
    let view: any View
    var body: some View {
        if let text = value as? String { Text(text) }
        (value as? Text)
        (view as? V)?.padding()
    }
}

struct Collections: View {
    let rows = [[1, 2], [3]]
    let table = [1: ["a"], 2: []]
    let views = [Text("a"), Text("b")]
    var body: some View {
        V().id(rows)
        V().id(rows[0])
        V().id(rows[0][1])
        V().id(table[1])
        V().id(table[1]?.first)
        V().id(rows.flatMap { $0 })
        V().id(rows.joined().count)
        views[0]
        views[1].bold()
        views.first
    }
}

struct Tries: View {
    func value() throws -> Int { 3 }
    var body: some View {
        V().id(try? value())
        V().id((try? value()) ?? 0)
        V().id(try! value())
    }
}

struct Statics: View {
    static let number = 3
    static var names: [String] { [] }
    let id: Self.ID
    typealias ID = String
    var body: some View {
        V().id(Self.number)
        V().id(Statics.names)
        V().id(id)
        V().id(Int.max)
        V().id(Double.pi)
        V().id(CGFloat.zero)
    }
}
