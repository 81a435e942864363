import SwiftUI

struct CardBackground: ViewModifier {
    let isHighlighted: Bool
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content
            .padding()
            .background {
                RoundedRectangle(cornerRadius: 16, style: .continuous)
                    .fill(colorScheme == .dark ? Color.black : Color.white)
                    .shadow(color: .black.opacity(isHighlighted ? 0.25 : 0.1), radius: isHighlighted ? 8 : 3)
            }
    }
}

struct RecordingBadge: ViewModifier {
    let isRecording: Bool

    func body(content: Content) -> some View {
        if isRecording {
            content.overlay(alignment: .topTrailing) {
                Circle().fill(.red).frame(width: 10, height: 10)
            }
        } else {
            content
        }
    }
}

extension View {
    func cardBackground(isHighlighted: Bool = false) -> some View {
        modifier(CardBackground(isHighlighted: isHighlighted))
    }

    func recordingBadge(_ isRecording: Bool) -> some View {
        modifier(RecordingBadge(isRecording: isRecording))
    }
}
