import SwiftUI

struct PackingListView: View {
    @State private var items: [PackingItem] = [
        PackingItem(title: "Rain jacket"), PackingItem(title: "Stove"), PackingItem(title: "Socks", count: 2),
    ]
    @State private var extras = ["Headlamp", "Map"]
    @State private var newTitle = ""
    @State private var isCompact = false

    private var packedCount: Int { items.count(where: \.isPacked) }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(items.indices, id: \.self) { index in
                        PackingRow(item: $items[index])
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("\(packedCount) of \(items.count) packed")
                }

                Section("Borrowed") {
                    ForEach($items) { $item in
                        if item.count > 1 {
                            PackingRow(item: $item)
                        }
                    }
                }

                Section("Extras") {
                    ForEach(0..<extras.count) { index in
                        Text(extras[index])
                    }
                    ForEach(Array(extras.enumerated()), id: \.offset) { index, extra in
                        LabeledContent(extra, value: "\(index + 1)")
                    }
                }

                TextField("Add something", text: $newTitle)
                    .id(newTitle)
                    .onSubmit(add)
            }
            .environment(\.defaultMinListRowHeight, isCompact ? 28 : 44)
            .toolbar {
                Toggle("Compact", systemImage: "rectangle.compress.vertical", isOn: $isCompact)
            }
        }
    }

    private func add() {
        defer { newTitle = "" }
        guard !newTitle.trimmingCharacters(in: .whitespaces).isEmpty else { return }
        items.append(PackingItem(title: newTitle))
        extras.append(newTitle)
    }
}

struct PackingRow: View {
    @Binding var item: PackingItem
    @State private var isEditing = false

    var body: some View {
        HStack {
            Toggle(isOn: $item.isPacked) {
                if isEditing {
                    TextField("Title", text: $item.title)
                } else {
                    Text(item.title)
                }
            }
            Stepper("\(item.count)", value: $item.count, in: 1...9)
                .fixedSize()
        }
        .contentShape(.rect)
        .swipeActions { Button("Edit") { isEditing.toggle() } }
    }
}
