import SwiftUI

struct TrailListView: View {
    @Environment(TrailLibrary.self) private var library
    @State private var selectedTag: String?
    @State private var isShowingFilters = false
    @State private var refreshToken = 0

    private var allTags: [String] { Set(library.trails.flatMap(\.tags)).sorted() }

    var body: some View {
        @Bindable var library = library
        NavigationStack {
            content
                .navigationTitle("Trails")
                .searchable(text: $library.query, prompt: "Name or tag")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("Filters", systemImage: "line.3.horizontal.decrease.circle") {
                            withAnimation { isShowingFilters.toggle() }
                        }
                    }
                }
                .refreshable { await library.reload() }
                .task(id: refreshToken) { await library.reload() }
        }
    }

    @ViewBuilder
    private var content: some View {
        switch library.phase {
        case .idle:
            ProgressView("Looking for trails…")
        case .loading(let previous):
            if let previous {
                list(of: previous)
            } else {
                ProgressView("Looking for trails…")
            }
        case .loaded:
            list(of: library.matches)
        case .failed(let error):
            ContentUnavailableView {
                Label("No Trails", systemImage: "exclamationmark.triangle")
            } description: {
                Text(error.localizedDescription)
            } actions: {
                Button("Try Again") { refreshToken += 1 }
            }
        }
    }

    private func list(of trails: [Trail]) -> some View {
        List {
            if isShowingFilters {
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack {
                        ForEach(allTags, id: \.hashValue) { tag in
                            TagChip(title: tag, isSelected: tag == selectedTag) {
                                selectedTag = selectedTag == tag ? nil : tag
                            }
                        }
                    }
                }
            }
            ForEach(trails.filter { trail in selectedTag.map { trail.tags.contains($0) } ?? true }) { trail in
                NavigationLink(value: trail) { TrailRow(trail: trail) }
            }
        }
        .navigationDestination(for: Trail.self) { TrailDetailView(trail: $0) }
    }
}

#Preview("A few trails") {
    TrailListView()
        .environment(TrailLibrary.sample)
        .environment(Session())
}
