import SwiftUI

struct HikeNoteEditor: View {
    let trail: Trail

    @Environment(TrailLibrary.self) private var library
    @State private var draft = ""
    @State private var isLocked = false
    @State private var isFullWidth = false
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text("Notes").font(.headline)
                Spacer()
                Toggle("Lock", isOn: $isLocked).labelsHidden()
            }
            TextEditor(text: $draft)
                .focused($isFocused)
                .frame(minHeight: 90)
                .opacity(isLocked ? 0.5 : 1)
                .disabled(isLocked)
            ViewThatFits {
                HStack {
                    RatingPicker()
                    Spacer()
                    saveButton
                }
                VStack {
                    RatingPicker()
                    saveButton
                }
            }
        }
        .if(isFullWidth) { $0.frame(maxWidth: .infinity) }
        .onTapGesture(count: 2) { isFullWidth.toggle() }
        .cardBackground(isHighlighted: isFocused)
    }

    private var saveButton: some View {
        Button("Save") {
            guard let index = library.hikes.firstIndex(where: { $0.trailID == trail.id }) else { return }
            library.hikes[index].note = draft
            isFocused = false
        }
        .buttonStyle(.borderedProminent)
        .disabled(draft.isEmpty || isLocked)
    }
}

struct RatingPicker: View {
    @State private var stars = 0

    var body: some View {
        HStack(spacing: 4) {
            ForEach(1..<6) { value in
                Image(systemName: value <= stars ? "star.fill" : "star")
                    .onTapGesture { stars = value }
            }
        }
        .accessibilityElement()
        .accessibilityValue(Text("\(stars) of 5"))
    }
}
