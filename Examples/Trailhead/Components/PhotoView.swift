import SwiftUI

struct PhotoView: View {
    let photo: Photo
    @State private var isZoomed = false

    var body: some View {
        AsyncImage(url: URL(filePath: photo.fileName)) { phase in
            switch phase {
            case .success(let image):
                image
                    .resizable()
                    .aspectRatio(contentMode: isZoomed ? .fill : .fit)
            case .failure:
                placeholder("photo.badge.exclamationmark")
            case .empty:
                placeholder("photo")
            @unknown default:
                placeholder("photo")
            }
        }
        .clipShape(.rect(cornerRadius: 12))
        .onTapGesture { withAnimation { isZoomed.toggle() } }
        .overlay(alignment: .bottomLeading) {
            if let caption = photo.caption {
                Text(caption).padding(8).background(.thinMaterial)
            }
        }
    }

    private func placeholder(_ symbol: String) -> some View {
        Image(systemName: symbol)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.quaternary)
    }
}

struct PhotoStrip: View {
    let photos: [Photo]
    let isSpread: Bool

    var body: some View {
        if #available(iOS 17, macOS 14, *) {
            strip.scrollTargetLayout()
        } else {
            strip
        }
    }

    private var strip: some View {
        HStack(spacing: isSpread ? 12 : -20) {
            ForEach(photos) { photo in
                PhotoView(photo: photo)
                    .frame(width: 96, height: 96)
                    .rotationEffect(.degrees(isSpread ? 0 : Double(photo.fileName.count % 7) - 3))
            }
        }
    }
}
