import SwiftUI

struct TrailDetailView: View {
    let trail: Trail

    @Environment(TrailLibrary.self) private var library
    @Environment(Session.self) private var session
    @Environment(\.dynamicTypeSize) private var typeSize
    @State private var isExpanded = false
    @State private var selectedWaypoint: Waypoint?
    @StateObject private var recorder = RouteRecorder()

    private var isFavorite: Bool { session.favorites.contains(trail.id) }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                header
                if isExpanded {
                    ElevationProfile(waypoints: trail.waypoints)
                        .frame(height: 320)
                } else {
                    ElevationProfile(waypoints: trail.waypoints)
                        .frame(height: 120)
                        .opacity(0.8)
                }
                Button(isExpanded ? "Show Less" : "Show More") {
                    withAnimation(.easeInOut) { isExpanded.toggle() }
                }
                facts
                waypoints
                HikeNoteEditor(trail: trail)
                    .id(UUID())
            }
            .padding()
        }
        .navigationTitle(trail.name)
        .toolbar { toolbar }
        .sheet(item: $selectedWaypoint) { waypoint in
            WaypointSheet(waypoint: waypoint)
                .presentationDetents([.medium, .large])
        }
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(trail.region)
                .font(.headline)
                .foregroundStyle(isFavorite ? .yellow : .secondary)
            Spacer()
            DifficultyBadge(difficulty: trail.difficulty)
        }
    }

    private var facts: some View {
        let layout = typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading))
            : AnyLayout(HStackLayout(spacing: 24))
        return layout {
            StatTile(title: "Length", value: trail.lengthInKilometers.formatted(.number.precision(.fractionLength(1))) + " km")
            StatTile(title: "Climb", value: "\(trail.climbInMeters) m")
            StatTile(title: "Walked", value: "\(library.hikes(on: trail).count)×")
        }
    }

    private var waypoints: some View {
        VStack(alignment: .leading) {
            ForEach(trail.waypoints) { waypoint in
                Button {
                    selectedWaypoint = waypoint
                } label: {
                    LabeledContent(waypoint.title, value: "\(waypoint.altitude) m")
                }
                .buttonStyle(.plain)
            }
        }
    }

    @ToolbarContentBuilder
    private var toolbar: some ToolbarContent {
        ToolbarItemGroup(placement: .primaryAction) {
            Button("Favorite", systemImage: isFavorite ? "star.fill" : "star") { session.toggleFavorite(trail) }
            Button(recorder.isRecording ? "Stop" : "Record", systemImage: "record.circle") {
                recorder.isRecording ? recorder.stop() : recorder.start()
            }
        }
    }
}

struct WaypointSheet: View {
    let waypoint: Waypoint

    var body: some View {
        VStack(spacing: 12) {
            Text(waypoint.title).font(.title2.bold())
            Text("\(waypoint.distanceFromStart, format: .number) km from the trailhead")
                .foregroundStyle(.secondary)
        }
        .padding()
    }
}
