import Foundation
import Observation
import SwiftUI

// Property wrappers and what their projections are, seen through `id`, fields and helpers.

struct V: View { var body: some View { Text("v") } }

struct Field: View {
    @Binding var text: String
    var body: some View { TextField("f", text: $text) }
}

struct Show<Value>: View {
    let value: Value
    init(_ value: Value) { self.value = value }
    var body: some View { Text("shown") }
}

struct Person: Hashable { var name: String; var age: Int; var tags: [String]; var boss: Boss? }
struct Boss: Hashable { var name: String }

struct States: View {
    @State private var count = 0
    @State private var share = 0.5
    @State private var name: String?
    @State private var names = ["a"]
    @State private var person = Person(name: "a", age: 1, tags: [], boss: nil)
    var body: some View {
        Show(count)
        Show(share)
        Show(name)
        Show(names)
        Show(person)
        Show(person.name)
    }
}

struct Projections: View {
    @State private var count = 0
    @State private var person = Person(name: "a", age: 1, tags: ["x"], boss: nil)
    var body: some View {
        Show($count)
        Show($person)
        Show($person.name)
        Show($person.tags)
        Show($person.tags[0])
        Show($count.wrappedValue)
        Field(text: $person.name)
    }
}

struct BindingUses: View {
    @Binding var on: Bool
    @Binding var names: [String]
    var body: some View {
        Show(on)
        Show($on)
        Show(names)
        Show($names)
        Toggle("t", isOn: $on)
    }
}

struct BindingsMade: View {
    @State private var name: String?
    var body: some View {
        Show(Binding.constant(3))
        Show(Binding(get: { 1 }, set: { _ in }))
        Show(Binding($name))
        TextField("a", text: Binding(get: { name ?? "" }, set: { name = $0 }))
    }
}

final class Library: ObservableObject {
    @Published var books: [String] = []
    @Published var open = false
    var title: String { "library" }
    func first() -> String? { books.first }
}

struct Objects: View {
    @StateObject private var owned = Library()
    @ObservedObject var given: Library
    @EnvironmentObject var around: Library
    var body: some View {
        Show(owned.books)
        Show(given.title)
        Show(around.open)
        Show(owned.first())
        Show($given.open)
        Toggle("t", isOn: $owned.open)
        V().environmentObject(owned)
    }
}

@Observable final class Journal {
    var pages = 0
    var title = "journal"
    var last: String? { nil }
}

struct Observables: View {
    @State private var journal = Journal()
    @Environment(Journal.self) private var around
    @Environment(Journal.self) private var maybe: Journal?
    @Bindable var given: Journal
    var body: some View {
        Show(journal.pages)
        Show(around.title)
        Show(maybe?.pages)
        Show($given.title)
        Show(journal.last)
        TextField("t", text: $given.title)
        V().environment(journal)
    }
}

struct LocalBindable: View {
    @Environment(Journal.self) private var journal
    var body: some View {
        @Bindable var journal = journal
        TextField("t", text: $journal.title)
        Show($journal.pages)
    }
}

struct EnvironmentUses: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dismiss) private var dismiss
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var phase
    var body: some View {
        Show(scheme)
        Show(width)
        Show(isEnabled)
        Show(phase)
        Button("x") { dismiss() }
        V().foregroundStyle(scheme == .dark ? .white : .black)
    }
}

struct Stored: View {
    @AppStorage("name") private var name = "x"
    @AppStorage("count") private var count: Int?
    @SceneStorage("tab") private var tab = 0
    var body: some View {
        Show(name)
        Show(count)
        Show($tab)
        TextField("t", text: $name)
        V().id(tab)
    }
}

struct Focus: View {
    enum Place: Hashable { case name, mail }
    @FocusState private var place: Place?
    @FocusState private var on: Bool
    @State private var text = ""
    var body: some View {
        Show(place)
        Show(on)
        TextField("t", text: $text).focused($place, equals: .name)
        TextField("t", text: $text).focused($on)
    }
}

struct Spaces: View {
    @Namespace private var space
    @GestureState private var offset = CGSize.zero
    @ScaledMetric private var size: CGFloat = 12
    var body: some View {
        Show(space)
        Show(offset)
        Show(size)
    }
}

@propertyWrapper struct Clamped {
    var wrappedValue: Int
    var projectedValue: String { "\(wrappedValue)" }
    init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 9) }
}

@propertyWrapper struct Boxed<Value>: DynamicProperty {
    @State private var value: Value
    init(wrappedValue: Value) { _value = State(initialValue: wrappedValue) }
    var wrappedValue: Value { value }
    var projectedValue: Binding<Value> { $value }
}

struct OwnWrappers: View {
    @Clamped var level = 3
    @Boxed private var name = "a"
    var body: some View {
        Show(level)
        Show($level)
        Show(name)
        Show($name)
        Field(text: $name)
    }
}

struct InitializedState: View {
    @State private var count: Int
    @Binding private var on: Bool
    let name: String
    init(count: Int, on: Binding<Bool>, name: String = "x") {
        _count = State(initialValue: count)
        _on = on
        self.name = name
    }
    var body: some View {
        Show(count)
        Show(on)
        Show(name)
    }
}

struct UsesInitialized: View {
    @State private var on = false
    var body: some View {
        InitializedState(count: 1, on: $on)
        InitializedState(count: 1, on: .constant(true), name: "y")
    }
}

struct Constants: View {
    static let limit = 10
    let names = ["a", "b"]
    let sizes = ["a": 1]
    let pair = (count: 1, name: "x")
    let maybe: Int? = nil
    let letter: Character = "x"
    let closed = 1...3
    let open = 0..<3
    let when = Date()
    var body: some View {
        Show(Self.limit)
        Show(names)
        Show(sizes)
        Show(pair)
        Show(pair.name)
        Show(maybe)
        Show(letter)
        Show(closed)
        Show(open)
        Show(when)
    }
}
