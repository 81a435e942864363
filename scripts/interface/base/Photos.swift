@_exported import Foundation

enum PHAssetMediaType: Int {
    case unknown, image, video, audio
}

enum PHAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized, limited
}

class PHObject: NSObject {
    var localIdentifier: String { get }
}

class PHAsset: PHObject {
    var mediaType: PHAssetMediaType { get }
    var creationDate: Date? { get }
    var modificationDate: Date? { get }
    var pixelWidth: Int { get }
    var pixelHeight: Int { get }
    var duration: TimeInterval { get }
    var isFavorite: Bool { get }
}

class PHCollection: PHObject {
    var localizedTitle: String? { get }
}

class PHAssetCollection: PHCollection {
    var estimatedAssetCount: Int { get }
}

class PHPhotoLibrary: NSObject {
    class func shared() -> PHPhotoLibrary
    class func authorizationStatus() -> PHAuthorizationStatus
}
