import SwiftUI

struct RootView: View {
    @State private var selection: Int?
    @Environment(\.dismiss) private var dismiss
    let trails: [Trail]

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                ForEach(trails, id: \.self.name) { trail in
                    if trail.isOpen {
                        TrailRow(trail: trail)
                            .padding(.horizontal, 12)
                            .background(Color.red.opacity(0.5))
                    } else if let owner = trail.owner, owner.isActive {
                        Text("\(owner.name), \(trail.length, specifier: "%.1f") km")
                    } else {
                        EmptyView()
                    }
                }
                .onDelete { offsets in delete(at: offsets) }
            }
            .navigationTitle("Trails")
            #if os(iOS)
            .listStyle(.insetGrouped)
            #else
            .listStyle(.inset)
            #endif
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { add() }
                }
            }
        }
        .task(id: selection) { await load() }
        .sheet(item: $selection) { index in
            Detail(index)
        } onDismiss: {
            dismiss()
        }
    }

    @ViewBuilder
    private func header(_ title: String) -> some View {
        switch title {
        case "": EmptyView()
        case let text where text.count > 10:
            Text(text).font(.headline)
        default:
            Text(title)
        }
    }

    private func delete(at offsets: IndexSet) {
        guard let first = offsets.first, first < trails.count else { return }
        for index in offsets.reversed() where index > 0 {
            remove(index)
        }
    }

    private func add() {}
}

struct TrailRow: View {
    let trail: Trail
    var isSelected = false

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: isSelected ? "checkmark" : "circle")
            Text(trail.name)
            Spacer()
        }
        .id(trail.id)
    }
}

extension View {
    func card(cornerRadius: CGFloat = 8) -> some View {
        modifier(Card(cornerRadius: cornerRadius))
    }
}

private struct Card: ViewModifier {
    let cornerRadius: CGFloat

    func body(content: Content) -> some View {
        content
            .padding()
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
    }
}

#Preview("Root") {
    RootView(trails: [])
}
