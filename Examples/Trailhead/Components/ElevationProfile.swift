import SwiftUI

struct ElevationProfile: View {
    let waypoints: [Waypoint]

    @State private var scrubbedFraction: CGFloat?

    var body: some View {
        GeometryReader { proxy in
            let points = self.points(in: proxy.size)
            Path { path in
                path.addLines(points)
            }
            .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
            .overlay(alignment: .leading) {
                if let scrubbedFraction {
                    Rectangle()
                        .frame(width: 1)
                        .offset(x: proxy.size.width * scrubbedFraction)
                }
            }
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value in
                        scrubbedFraction = min(max(value.location.x / proxy.size.width, 0), 1)
                    }
                    .onEnded { _ in scrubbedFraction = nil }
            )
        }
    }

    private func points(in size: CGSize) -> [CGPoint] {
        guard let highest = waypoints.map(\.altitude).max(), let end = waypoints.last?.distanceFromStart, end > 0 else {
            return [CGPoint(x: 0, y: size.height), CGPoint(x: size.width, y: size.height)]
        }
        return waypoints.map { waypoint in
            CGPoint(
                x: size.width * waypoint.distanceFromStart / end,
                y: size.height * (1 - CGFloat(waypoint.altitude) / CGFloat(highest)))
        }
    }
}
