@_exported import Foundation

class AVPlayer: NSObject {
    init()
    init(url URL: URL)
    init(playerItem item: AVPlayerItem?)
    var currentItem: AVPlayerItem? { get }
    var rate: Float
    var volume: Float
    var isMuted: Bool
    func play()
    func pause()
}

class AVQueuePlayer: AVPlayer {
    init(items: [AVPlayerItem])
}

class AVPlayerItem: NSObject {
    init(url URL: URL)
    class var didPlayToEndTimeNotification: Notification.Name { get }
}

class AVSpeechSynthesisVoice: NSObject {
    init?(language languageCode: String?)
    class func speechVoices() -> [AVSpeechSynthesisVoice]
    var identifier: String { get }
    var language: String { get }
    var name: String { get }
}

class AVCaptureDevice: NSObject {
    var uniqueID: String { get }
    var localizedName: String { get }
}

class AVCaptureSession: NSObject {
    init()
    struct Preset: Hashable, RawRepresentable, Sendable {
        typealias RawValue = String
        let rawValue: String
        init(rawValue: String)
        static let cif352x288: AVCaptureSession.Preset
        static let hd1280x720: AVCaptureSession.Preset
        static let hd1920x1080: AVCaptureSession.Preset
        static let hd4K3840x2160: AVCaptureSession.Preset
        static let high: AVCaptureSession.Preset
        static let iFrame1280x720: AVCaptureSession.Preset
        static let iFrame960x540: AVCaptureSession.Preset
        static let inputPriority: AVCaptureSession.Preset
        static let low: AVCaptureSession.Preset
        static let medium: AVCaptureSession.Preset
        static let photo: AVCaptureSession.Preset
        static let vga640x480: AVCaptureSession.Preset
    }
    var sessionPreset: AVCaptureSession.Preset
    var isRunning: Bool { get }
    func startRunning()
    func stopRunning()
}

class AVMetadataObject: NSObject {
    struct ObjectType: Hashable, RawRepresentable, Sendable {
        typealias RawValue = String
        let rawValue: String
        init(rawValue: String)
        static let aztec: AVMetadataObject.ObjectType
        static let code128: AVMetadataObject.ObjectType
        static let code39: AVMetadataObject.ObjectType
        static let code93: AVMetadataObject.ObjectType
        static let dataMatrix: AVMetadataObject.ObjectType
        static let ean13: AVMetadataObject.ObjectType
        static let ean8: AVMetadataObject.ObjectType
        static let face: AVMetadataObject.ObjectType
        static let interleaved2of5: AVMetadataObject.ObjectType
        static let itf14: AVMetadataObject.ObjectType
        static let pdf417: AVMetadataObject.ObjectType
        static let qr: AVMetadataObject.ObjectType
        static let upce: AVMetadataObject.ObjectType
    }
}
