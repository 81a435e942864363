import SwiftUI

struct DifficultyBadge: View {
    let difficulty: Trail.Difficulty

    var body: some View {
        switch difficulty {
        case .stroll: badge("leaf", .green)
        case .moderate: badge("figure.walk", .blue)
        case .demanding: badge("mountain.2", .orange)
        case .alpine: badge("mountain.2.fill", .red)
        }
    }

    private func badge(_ symbol: String, _ color: Color) -> some View {
        Image(systemName: symbol)
            .frame(width: 28, height: 28)
            .foregroundStyle(color)
            .accessibilityLabel(difficulty.title)
    }
}

struct StatTile: View {
    let title: LocalizedStringKey
    let value: String

    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.caption).foregroundStyle(.secondary)
            Text(value).font(.title3.monospacedDigit())
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

extension StatTile {
    init(title: String, value: String) {
        self.init(title: LocalizedStringKey(title), value: value)
    }
}
