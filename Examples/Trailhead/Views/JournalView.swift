import SwiftUI

struct JournalView: View {
    @Environment(TrailLibrary.self) private var library
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var isLoading = false
    @State private var isGrid = false
    @State private var expanded: Set<Hike.ID> = []

    private var summaries: [JournalSummary] {
        [
            JournalSummary(title: "Hikes", value: "\(library.hikes.count)"),
            JournalSummary(title: "Long hikes", value: "\(library.hikes.filter(\.isLong).count)"),
        ]
    }

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                HStack {
                    ForEach(summaries) { summary in
                        StatTile(title: summary.title, value: summary.value)
                    }
                }
                if isLoading {
                    ProgressView()
                } else {
                    entries
                }
            }
            .toolbar {
                Toggle("Grid", systemImage: "square.grid.2x2", isOn: $isGrid)
                Button("Reload", systemImage: "arrow.clockwise") {
                    Task {
                        isLoading = true
                        await library.reload()
                        isLoading = false
                    }
                }
            }
        }
    }

    @ViewBuilder
    private var entries: some View {
        if isGrid && sizeClass == .regular {
            HStack(alignment: .top) { hikeCards }
        } else {
            VStack { hikeCards }
        }
    }

    private var hikeCards: some View {
        ForEach(library.hikes) { hike in
            HikeCard(hike: hike, isExpanded: expanded.contains(hike.id))
                .redacted(reason: isLoading ? .placeholder : [])
                .onTapGesture {
                    withAnimation { _ = expanded.formSymmetricDifference([hike.id]) }
                }
        }
    }
}

struct JournalSummary: Identifiable {
    let id = UUID()
    let title: String
    let value: String
}

struct HikeCard: View {
    let hike: Hike
    let isExpanded: Bool

    @State private var photoIndex = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text(hike.startedAt, format: .dateTime.day().month().year())
                .font(.caption)
            Text(hike.note)
                .lineLimit(isExpanded ? nil : 2)
            weatherBadge
            if !hike.photos.isEmpty {
                TabView(selection: $photoIndex) {
                    ForEach(hike.photos.indices, id: \.self) { index in
                        PhotoView(photo: hike.photos[index]).tag(index)
                    }
                }
                .frame(height: isExpanded ? 240 : 120)
            }
        }
        .cardBackground(isHighlighted: isExpanded)
    }

    private var weatherBadge: some View {
        guard let weather = hike.weather else { return AnyView(EmptyView()) }
        if weather.sky == .snow {
            return AnyView(Label("Snow", systemImage: "snowflake").foregroundStyle(.blue))
        }
        return AnyView(
            Text(weather.temperature.formatted())
                .font(.caption2)
        )
    }
}
