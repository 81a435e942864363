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
