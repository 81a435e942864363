import Foundation
import Testing

@testable import LintCore

/// What only puts elements in order is no end of rows, and of nothing that asks whether there are some.
@Suite struct ElementOrderTests {
    /// The variables that `explain` names for the end of a counter in a row, or in a branch, by the code of the second line.
    private func variables(_ line: String, _ members: String) throws -> [String] {
        let screen = """
            final class Store: ObservableObject {
                @Published var items: [Thing] = []
                @Published var order = Order.up
                @Published var query = ""
                var shown: [Thing] {
                    let found = query.isEmpty ? items : items.filter { $0.title.contains(query) }
                    switch order {
                    case .up: return found.sorted { $0.title < $1.title }
                    case .down: return found.sorted { $0.title > $1.title }
                    }
                }
            }
            enum Order: CaseIterable { case up, down }
            func sorted(_ items: [Thing], by order: Order) -> [Thing] {
                order == .up ? items.sorted { $0.title < $1.title } : items.sorted { $0.title > $1.title }
            }
            func picked(_ items: [Thing], by order: Order) -> [Thing] { order == .up ? items : items.filter { $0.id > 1 } }
            struct Screen: View {
                @StateObject private var store = Store()
                @State private var items = [Thing(id: 1, title: "a")]
                @State private var order = Order.up
                @State private var ascending = true
                @State private var query = ""
                \(members)
                func change() { items.removeAll(); order = .down; ascending.toggle(); query = "b"; store.items = []; store.order = .down; store.query = "" }
                var body: some View {
                    VStack {
                        Button("Change", action: change)
                        \(line)
                    }
                }
            }
            """
        let found = try InspectedProject(["Parts.swift": ExplainEndsTests.parts, "Screen.swift": screen])
        let text = "import SwiftUI\n" + screen
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let index = try #require(lines.firstIndex { $0.contains("Counter(") })
        let column = try #require(lines[index].range(of: "Counter(")).lowerBound.utf16Offset(in: lines[index]) + 1
        return try found.explain("Screen.swift:\(index + 1):\(column)").endingVariables
    }

    @Test(arguments: [
        // A sort order by itself.
        ("items.sorted { ascending ? $0.title < $1.title : $0.title > $1.title }", ["items"]),
        ("items.reversed()", ["items"]), ("ascending ? items : items.reversed()", ["items"]),
        ("ascending ? items.sorted { $0.id < $1.id } : items.sorted { $0.id > $1.id }", ["items"]),
        ("items.filter { $0.title.contains(query) }.sorted { ascending ? $0.id < $1.id : $0.id > $1.id }", ["items", "query"]),
        ("sorted(items, by: order)", ["items"]), ("sorted(items.filter { $0.title == query }, by: order)", ["items", "query"]),
        // What decides which of them there are.
        ("picked(items, by: order)", ["items", "order"]), ("ascending ? items : []", ["ascending", "items"]),
        // The first of them are others in another order.
        ("items.sorted { ascending ? $0.id < $1.id : $0.id > $1.id }.prefix(2)", ["items", "ascending"]),
    ])
    func theOrderEndsNoRow(data: String, variables: [String]) throws {
        #expect(Set(try self.variables("ForEach(\(data)) { _ in Counter() }", "")) == Set(variables))
        #expect(Set(try self.variables("if !(\(data)).isEmpty { Counter() }", "")) == Set(variables))
        #expect(Set(try self.variables("ForEach(data) { _ in Counter() }", "var data: [Thing] { Array(\(data)) }")) == Set(variables))
    }

    @Test(arguments: [
        ("var found = items; switch order { case .up: found.sort { $0.id < $1.id }; case .down: found.sort { $0.id > $1.id } }; return found", ["items"]),
        ("var found = items; if ascending { found.reverse() }; return found", ["items"]), ("var found = items; if ascending { found.removeLast() }; return found", ["items", "ascending"]),
        ("var found = items; if query != \"\" { found = found.filter { $0.title == query } }; found.sort { ascending ? $0.id < $1.id : $0.id > $1.id }; return found", ["items", "query"]),
        ("var found = items; found = ascending ? found : found.sorted { $0.id < $1.id }; return found", ["items"]),
        ("guard ascending else { return [] }; return items.sorted { $0.id < $1.id }", ["ascending", "items"]),
        ("let sorted = items.sorted { ascending ? $0.id < $1.id : $0.id > $1.id }; return sorted.filter { $0.title == query }", ["items", "query"]),
        // Two locals of one name.
        ("if ascending { let kept = items.filter { $0.id > 1 }; return kept }; let kept = items.filter { $0.id > 2 }; return kept", ["items", "ascending"]),
        ("if ascending { return items.sorted { $0.id < $1.id } }; return items.sorted { $0.id > $1.id }", ["items"]),
    ])
    func theOrderOfABodyEndsNoRow(body: String, variables: [String]) throws {
        let text = body.replacingOccurrences(of: "; ", with: "\n")
        #expect(Set(try self.variables("ForEach(data) { _ in Counter() }", "var data: [Thing] {\n\(text)\n}")) == Set(variables))
        #expect(Set(try self.variables("ForEach(data()) { _ in Counter() }", "func data() -> [Thing] {\n\(text)\n}")) == Set(variables))
    }

    /// Who writes what an object computes is named, and not who writes the order.
    @Test func theOrderOfAnObjectEndsNoRow() throws {
        #expect(try variables("ForEach(store.shown) { _ in Counter() }", "") == ["store.shown"])
        let screen = """
            final class Store: ObservableObject {
                @Published var items: [Thing] = []
                @Published var ascending = true
                @Published var query = ""
                var shown: [Thing] {
                    let found = query.isEmpty ? items : items.filter { $0.title.contains(query) }
                    return ascending ? found : found.reversed()
                }
            }
            struct Screen: View {
                @StateObject private var store = Store()
                var body: some View {
                    VStack {
                        Button("a") { store.items = [] }
                        Toggle("b", isOn: $store.ascending)
                        TextField("c", text: $store.query)
                        ForEach(store.shown) { _ in
                            Counter()
                        }
                    }
                }
            }
            """
        let output = try InspectedProject(["Parts.swift": ExplainEndsTests.parts, "Screen.swift": screen]).run("explain", "Screen.swift:19").output
        #expect(output.contains("`items` is written at") && output.contains("`query` is bound at") && !output.contains("`ascending`"), "\(output)")
    }

    /// A local that is sorted is a copy, as long as nothing puts it back.
    @Test(arguments: [("", false), ("items = found", true)])
    func aSortedCopyIsNoWrite(more: String, isWrite: Bool) throws {
        let screen = """
            struct Screen: View {
                @State private var items = [Thing(id: 1, title: "a")]
                func sorted() -> [Thing] {
                    var found = items
                    found = found.filter { $0.id > 1 }
                    found.sort { $0.title < $1.title }
                    \(more)
                    return found
                }
                var body: some View {
                    VStack {
                        Button("a") { items = [] }
                        Button("b") { _ = sorted() }
                        ForEach(items) { _ in
                            Counter()
                        }
                    }
                }
            }
            """
        let output = try InspectedProject(["Parts.swift": ExplainEndsTests.parts, "Screen.swift": screen]).run("explain", "Screen.swift:16").output
        #expect(output.contains("`items` is written at line 13") && output.contains("in `sorted()`") == isWrite, "\(output)")
    }
}
