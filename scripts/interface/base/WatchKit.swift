import Foundation

class WKInterfaceDevice: NSObject {
    class func current() -> WKInterfaceDevice
    var name: String { get }
    var model: String { get }
    var localizedModel: String { get }
    var systemName: String { get }
    var systemVersion: String { get }
    var screenBounds: CGRect { get }
    var screenScale: CGFloat { get }
    var supportsAudioStreaming: Bool { get }
}
