import SwiftUI

struct TrailRow: View {
    let trail: Trail
    @Environment(Session.self) private var session

    var body: some View {
        HStack(spacing: 12) {
            DifficultyBadge(difficulty: trail.difficulty)
            VStack(alignment: .leading, spacing: 2) {
                Text(trail.name).font(.body.weight(.semibold))
                HStack(spacing: 6) {
                    ForEach(trail.tags, id: \.self) { tag in
                        Text("#\(tag)")
                    }
                }
                .font(.caption)
                .foregroundStyle(.secondary)
            }
            Spacer(minLength: 8)
            Image(systemName: "star.fill")
                .foregroundStyle(.yellow)
                .opacity(session.favorites.contains(trail.id) ? 1 : 0)
                .accessibilityHidden(!session.favorites.contains(trail.id))
        }
        .padding(.vertical, 4)
    }
}

struct TagChip: View {
    let title: String
    let isSelected: Bool
    let action: () -> Void

    @State private var isPressed = false

    var body: some View {
        Button(action: action) {
            Text(title)
                .padding(.horizontal, 10)
                .padding(.vertical, 5)
                .background(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .capsule)
        }
        .buttonStyle(.plain)
        .scaleEffect(isPressed ? 0.95 : 1)
        .onLongPressGesture(minimumDuration: 0.01) { } onPressingChanged: { isPressed = $0 }
    }
}
