import Foundation
import SwiftUI

// What the standard library's `filter` gives shows in what is shown of it, and the witness of `id` in a type of its own.

struct Filters: View {
    let numbers: [Int]
    let packed: ContiguousArray<Int>
    let words: [String: Int]
    let unique: Set<Int>
    let text: String
    var body: some View {
        ForEach(numbers.filter { $0 > 1 }, id: \.self) { _ in Text("a") }
        ForEach(numbers.dropFirst().filter { $0 > 1 }, id: \.self) { _ in Text("a") }
        ForEach(numbers[1...].filter { $0 > 1 }.filter { $0 > 2 }, id: \.self) { _ in Text("a") }
        ForEach(packed.filter { $0 > 1 }, id: \.self) { _ in Text("a") }
        ForEach(numbers.reversed().filter { $0 > 1 }, id: \.self) { _ in Text("a") }
        ForEach((0..<3).filter { $0 > 1 }, id: \.self) { _ in Text("a") }
        ForEach(stride(from: 0, to: 3, by: 1).filter { $0 > 1 }, id: \.self) { _ in Text("a") }
        ForEach(words.keys.filter { $0 != "a" }, id: \.self) { _ in Text("a") }
        Text("x").id(text.filter { $0 != "a" }).id(text.dropFirst().filter { $0 != "a" })
        Text("y").id(unique.filter { $0 > 1 }).id(words.filter { $0.value > 1 })
    }
}

class Record {}

class Entity: Record, Identifiable { var id: UUID? { nil } }

class PlainEntity: Record, Identifiable {}

class LaterEntity: Record {}
extension LaterEntity { var id: String { "" } }
extension LaterEntity: Identifiable {}

struct Entities: View {
    let entities: [Entity]
    let plain: [PlainEntity]
    let later: [LaterEntity]
    var body: some View {
        ForEach(entities) { _ in Text("a") }
        ForEach(plain) { _ in Text("a") }
        ForEach(later) { _ in Text("a") }
        ForEach(plain, id: \.id) { _ in Text("a") }
    }
}
