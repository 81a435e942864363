import Foundation
import SwiftUI

// `ForEach` over everything, `List`, `Section`, `Form`, `Table`.

struct Item: Identifiable, Hashable {
    let id: UUID
    var name: String
    var size: Int
    var done: Bool
    var children: [Item]?
}

struct ByID: View {
    let items: [Item]
    var body: some View { ForEach(items) { item in Text(item.name) } }
}

struct ByDollar: View {
    let items: [Item]
    var body: some View { ForEach(items) { Text($0.name) } }
}

struct ByKeyPath: View {
    let items: [Item]
    var body: some View {
        VStack {
            ForEach(items, id: \.name) { Text($0.name) }
            ForEach(items, id: \.self) { Text($0.name) }
            ForEach(items, id: \Item.size) { Text($0.name) }
            ForEach(items, id: \.name.count) { Text($0.name) }
        }
    }
}

struct OverRange: View { var body: some View { ForEach(0..<5) { n in Text("\(n)") } } }

struct OverClosedRange: View { var body: some View { ForEach(1...5, id: \.self) { Text("\($0)") } } }

struct OverIndices: View {
    let items: [Item]
    var body: some View {
        ForEach(items.indices, id: \.self) { index in Text(items[index].name) }
    }
}

struct OverCount: View {
    let names: [String]
    var body: some View { ForEach(0..<names.count, id: \.self) { Text(names[$0]) } }
}

struct OverEnumerated: View {
    let names: [String]
    var body: some View {
        ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text("\(index) \(name)") }
        ForEach(Array(names.enumerated()), id: \.element) { pair in Text(pair.element) }
    }
}

struct OverZip: View {
    let names: [String]
    let sizes: [Int]
    var body: some View {
        ForEach(Array(zip(names, sizes)), id: \.0) { pair in Text(pair.0) }
        ForEach(Array(zip(names.indices, names)), id: \.0) { index, name in Text(name).tag(index) }
    }
}

struct OverSorted: View {
    let names: [String]
    let items: [Item]
    var body: some View {
        ForEach(names.sorted(), id: \.self) { Text($0) }
        ForEach(items.sorted { $0.size < $1.size }) { Text($0.name) }
        ForEach(items.filter(\.done)) { Text($0.name) }
        ForEach(items.map(\.name), id: \.self) { Text($0) }
    }
}

struct OverSlices: View {
    let names: [String]
    var body: some View {
        ForEach(names.prefix(3), id: \.self) { Text($0) }
        ForEach(names.sorted().prefix(3), id: \.self) { Text($0) }
        ForEach(names[1...], id: \.self) { Text($0) }
        ForEach(names.dropFirst(), id: \.self) { Text($0) }
        ForEach(names.reversed(), id: \.self) { Text($0) }
    }
}

struct OverDictionary: View {
    let sizes: [String: Int]
    var body: some View {
        ForEach(sizes.keys.sorted(), id: \.self) { key in
            Text("\(key) \(sizes[key] ?? 0)")
        }
        ForEach(sizes.sorted(by: { $0.key < $1.key }), id: \.key) { key, value in Text("\(key) \(value)") }
        ForEach(Array(sizes.keys), id: \.self) { Text($0) }
    }
}

struct OverSet: View {
    let names: Set<String>
    var body: some View { ForEach(Array(names), id: \.self) { Text($0) } }
}

enum Planet: String, CaseIterable, Identifiable {
    case mercury, venus
    var id: Self { self }
}

enum Moon: String, CaseIterable { case luna, io }

struct OverCases: View {
    var body: some View {
        ForEach(Planet.allCases) { planet in Text(planet.rawValue) }
        ForEach(Moon.allCases, id: \.self) { Text($0.rawValue) }
        ForEach(Moon.allCases, id: \.rawValue) { Text($0.rawValue) }
    }
}

struct OverLiteral: View {
    var body: some View {
        ForEach(["a", "b"], id: \.self) { Text($0) }
        ForEach([1, 2.5], id: \.self) { Text("\($0)") }
    }
}

struct OverBinding: View {
    @State private var items: [Item] = []
    @Binding var names: [String]
    var body: some View {
        ForEach($items) { $item in
            TextField("name", text: $item.name)
        }
        ForEach($names, id: \.self) { $name in TextField("name", text: $name) }
    }
}

struct OverBindingAsBinding: View {
    @State private var items: [Item] = []
    var body: some View {
        ForEach($items) { item in Toggle("done", isOn: item.done) }
    }
}

struct NestedLoops: View {
    let rows: [[Int]]
    var body: some View {
        ForEach(rows, id: \.self) { row in
            HStack { ForEach(row, id: \.self) { Text("\($0)") } }
        }
    }
}

struct BranchInLoop: View {
    let items: [Item]
    var body: some View {
        ForEach(items) { item in
            if item.done { Text(item.name).strikethrough() } else { Text(item.name); Divider() }
        }
    }
}

struct LoopActions: View {
    @State private var items: [Item] = []
    var body: some View {
        List {
            ForEach(items) { Text($0.name) }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

struct ListOfItems: View {
    let items: [Item]
    var body: some View { List(items) { Text($0.name) } }
}

struct ListByKeyPath: View {
    let names: [String]
    var body: some View { List(names, id: \.self) { name in Text(name) } }
}

struct ListOfRange: View { var body: some View { List(0..<5) { Text("\($0)") } } }

struct ListStatic: View { var body: some View { List { Text("a"); Text("b") } } }

struct ListMixed: View {
    let items: [Item]
    var body: some View {
        List {
            Text("header")
            ForEach(items) { Text($0.name) }
        }
        .listStyle(.plain)
    }
}

struct ListSelection: View {
    let items: [Item]
    @State private var one: UUID?
    @State private var many: Set<UUID> = []
    var body: some View {
        List(selection: $one) { ForEach(items) { Text($0.name) } }
        List(selection: $many) { Text("a") }
        List(items, selection: $one) { Text($0.name) }
        List(items, id: \.name, selection: $many) { Text($0.name) }
    }
}

struct ListOfBindings: View {
    @State private var items: [Item] = []
    var body: some View {
        List($items) { $item in Toggle(item.name, isOn: $item.done) }
    }
}

struct ListOfChildren: View {
    let items: [Item]
    var body: some View {
        List(items, children: \.children) { Text($0.name) }
        OutlineGroup(items, children: \.children) { Text($0.name) }
    }
}

struct Sections: View {
    let names: [String]
    @State private var open = true
    var body: some View {
        List {
            Section { Text("bare") }
            Section("Title") { Text("titled") }
            Section { Text("a") } header: { Text("header") }
            Section { Text("a") } footer: { Text("footer").font(.caption) }
            Section { ForEach(names, id: \.self) { Text($0) } } header: { Text("h") } footer: { Text("f") }
            Section(header: Text("old")) { Text("a") }
            Section(header: Text("old"), footer: Text("old")) { Text("a") }
            Section("Title", isExpanded: $open) { Text("x") }
        }
    }
}

struct Forms: View {
    @State private var name = ""
    @State private var on = false
    var body: some View {
        Form {
            Section("Who") { TextField("Name", text: $name) }
            Toggle("On", isOn: $on)
            if on { Text("is on") }
        }
    }
}

struct Rows: View {
    let items: [Item]
    var body: some View {
        List {
            ForEach(items) { item in
                Text(item.name)
                    .listRowBackground(Color.red)
                    .listRowSeparator(.hidden)
                    .listRowInsets(EdgeInsets())
                    .swipeActions { Button("Delete", role: .destructive) { } }
                    .badge(item.size)
            }
        }
        .listStyle(.insetGrouped)
        .refreshable { }
        .searchable(text: .constant(""))
    }
}

struct Tables: View {
    let items: [Item]
    var body: some View {
        Table(items) {
            TableColumn("Name", value: \.name)
            TableColumn("Size") { item in Text("\(item.size)") }
        }
    }
}

struct LetInLoop: View {
    let items: [Item]
    var body: some View {
        ForEach(items) { item in
            let title = item.name.uppercased()
            Text(title)
        }
    }
}

struct OptionalInLoop: View {
    let ids: [UUID]
    let byID: [UUID: Item]
    var body: some View {
        ForEach(ids, id: \.self) { id in
            if let item = byID[id] { Text(item.name) }
        }
    }
}

struct Edited: View {
    @State private var names = ["a", "b"]
    var body: some View {
        List {
            ForEach(names, id: \.self) { Text($0) }
                .onDelete { names.remove(atOffsets: $0) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

struct RowRoot: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
            child
            Divider()
        }
    }
}

struct Variadic: View {
    var body: some View {
        _VariadicView.Tree(RowRoot()) { Text("a") }
    }
}

// The place of a leading dot asks for a set or an optional of what is still to be inferred: the value inside decides.

struct SelectedByOptional: View {
    let items: [Item]
    @State private var selection: UUID?
    var body: some View {
        List(items, selection: .init(get: { selection }, set: { selection = $0 })) { item in Text(item.name) }
    }
}

struct SelectedBySet: View {
    let items: [Item]
    @State private var selection: Set<UUID> = []
    var body: some View {
        List(items, selection: .init(get: { selection }, set: { selection = $0 })) { item in Text(item.name) }
    }
}

struct SelectedByValue: View {
    let items: [Item]
    let name: String
    var body: some View {
        List(items, selection: .init(get: { name }, set: { _ in })) { item in Text(item.name) }
        List(items, selection: .init(get: { items.first?.id }, set: { _ in })) { item in Text(item.name) }
    }
}

struct SelectedByConstant: View {
    var body: some View {
        List(selection: .constant(Optional(1))) { Text("a") }
        List(selection: .constant([1])) { Text("a") }
    }
}

struct TabsByClosures: View {
    @State private var tab = 1
    var body: some View {
        TabView(selection: .init(get: { tab }, set: { tab = $0 })) { Text("a") }
        TabView(selection: .init(get: { tab }, set: { tab = $0 })) {
            Tab(value: 1) { Text("a") } label: { Text("b") }
        }
    }
}

struct SeveralTabs: View {
    @State private var tab = 1
    @State private var isOn = false
    var body: some View {
        TabView(selection: $tab) {
            Tab("a", systemImage: "a", value: 1) { Text("a") }
            Tab("b", systemImage: "b", value: 2) { Image("b") }
        }
        TabView {
            Tab("a", systemImage: "a") { Text("a") }
            Tab("b", systemImage: "b") { Text("b") }
            if isOn { Tab("c", systemImage: "c") { Text("c") } }
        }
    }
}

struct ColumnsFromRows: View {
    let items: [Item]
    @State private var order = [KeyPathComparator(\Item.name)]
    @State private var selection: Set<Item.ID> = []
    var body: some View {
        Table(selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name) { item in Text(item.name) }
            TableColumn("Rest") { item in Text(item.name) }
        } rows: {
            Section { ForEach(items) { item in TableRow(item) } }
        }
    }
}
