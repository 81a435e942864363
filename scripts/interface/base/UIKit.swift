@_exported import Foundation
import SwiftUI

// As much of UIKit as views name. A file that imports SwiftUI sees it where UIKit exists, as SwiftUI imports it there; the
// types that SwiftUI's own declarations name stand in SwiftUI's interface.

extension UIColor {
    class var black: UIColor { get }
    class var darkGray: UIColor { get }
    class var lightGray: UIColor { get }
    class var white: UIColor { get }
    class var gray: UIColor { get }
    class var red: UIColor { get }
    class var green: UIColor { get }
    class var blue: UIColor { get }
    class var cyan: UIColor { get }
    class var yellow: UIColor { get }
    class var magenta: UIColor { get }
    class var orange: UIColor { get }
    class var purple: UIColor { get }
    class var brown: UIColor { get }
    class var clear: UIColor { get }
    class var label: UIColor { get }
    class var secondaryLabel: UIColor { get }
    class var tertiaryLabel: UIColor { get }
    class var quaternaryLabel: UIColor { get }
    class var link: UIColor { get }
    class var placeholderText: UIColor { get }
    class var separator: UIColor { get }
    class var opaqueSeparator: UIColor { get }
    class var systemBackground: UIColor { get }
    class var secondarySystemBackground: UIColor { get }
    class var tertiarySystemBackground: UIColor { get }
    class var systemGroupedBackground: UIColor { get }
    class var secondarySystemGroupedBackground: UIColor { get }
    class var tertiarySystemGroupedBackground: UIColor { get }
    class var systemFill: UIColor { get }
    class var secondarySystemFill: UIColor { get }
    class var tertiarySystemFill: UIColor { get }
    class var quaternarySystemFill: UIColor { get }
    class var tintColor: UIColor { get }
    class var systemRed: UIColor { get }
    class var systemGreen: UIColor { get }
    class var systemBlue: UIColor { get }
    class var systemOrange: UIColor { get }
    class var systemYellow: UIColor { get }
    class var systemPink: UIColor { get }
    class var systemPurple: UIColor { get }
    class var systemTeal: UIColor { get }
    class var systemIndigo: UIColor { get }
    class var systemBrown: UIColor { get }
    class var systemMint: UIColor { get }
    class var systemCyan: UIColor { get }
    class var systemGray: UIColor { get }
    class var systemGray2: UIColor { get }
    class var systemGray3: UIColor { get }
    class var systemGray4: UIColor { get }
    class var systemGray5: UIColor { get }
    class var systemGray6: UIColor { get }
    convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    convenience init(white: CGFloat, alpha: CGFloat)
    convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    convenience init?(named name: String)
    convenience init(_ color: Color)
    var cgColor: CGColor { get }
    func withAlphaComponent(_ alpha: CGFloat) -> UIColor
}

extension UIImage {
    convenience init?(named name: String)
    convenience init?(systemName name: String)
    convenience init?(data: Data)
    convenience init?(contentsOfFile path: String)
    convenience init(cgImage: CGImage)
    var size: CGSize { get }
    var scale: CGFloat { get }
    var cgImage: CGImage? { get }
    func pngData() -> Data?
    func jpegData(compressionQuality: CGFloat) -> Data?
    func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
    func withTintColor(_ color: UIColor) -> UIImage
    enum RenderingMode: Int {
        case automatic, alwaysOriginal, alwaysTemplate
    }
}

extension UIFont {
    class func systemFont(ofSize fontSize: CGFloat) -> UIFont
    class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
    class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
    class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
    class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
    convenience init?(name fontName: String, size fontSize: CGFloat)
    var pointSize: CGFloat { get }
    var lineHeight: CGFloat { get }
    var ascender: CGFloat { get }
    var descender: CGFloat { get }
    var capHeight: CGFloat { get }
    var xHeight: CGFloat { get }
    var fontName: String { get }
    var familyName: String { get }
    func withSize(_ fontSize: CGFloat) -> UIFont
    struct Weight: Hashable, Sendable {
        static let ultraLight: UIFont.Weight
        static let thin: UIFont.Weight
        static let light: UIFont.Weight
        static let regular: UIFont.Weight
        static let medium: UIFont.Weight
        static let semibold: UIFont.Weight
        static let bold: UIFont.Weight
        static let heavy: UIFont.Weight
        static let black: UIFont.Weight
    }
    struct TextStyle: Hashable, Sendable {
        static let largeTitle: UIFont.TextStyle
        static let title1: UIFont.TextStyle
        static let title2: UIFont.TextStyle
        static let title3: UIFont.TextStyle
        static let headline: UIFont.TextStyle
        static let subheadline: UIFont.TextStyle
        static let body: UIFont.TextStyle
        static let callout: UIFont.TextStyle
        static let footnote: UIFont.TextStyle
        static let caption1: UIFont.TextStyle
        static let caption2: UIFont.TextStyle
    }
}

extension UIView {
    var bounds: CGRect { get set }
    var frame: CGRect { get set }
    var safeAreaInsets: UIEdgeInsets { get }
    var window: UIWindow? { get }
    var superview: UIView? { get }
    var subviews: [UIView] { get }
    var backgroundColor: UIColor? { get set }
    var isHidden: Bool { get set }
    var alpha: CGFloat { get set }
    var clipsToBounds: Bool { get set }
    var traitCollection: UITraitCollection { get }
}

extension UIViewController {
    var view: UIView! { get set }
    var presentedViewController: UIViewController? { get }
    var navigationController: UINavigationController? { get }
}

class UINavigationController: UIViewController {
}

class UIScrollView: UIView {
    var contentOffset: CGPoint
    var contentSize: CGSize
}

class UIWindow: UIView {
    var rootViewController: UIViewController?
    var windowScene: UIWindowScene? { get }
    var isKeyWindow: Bool { get }
}

class UIActivityViewController: UIViewController {
    init(activityItems: [Any], applicationActivities: [UIActivity]?)
}

class UIActivity: NSObject {
}

class UISwipeGestureRecognizer: UIGestureRecognizer {
}

struct UIEdgeInsets: Equatable, Sendable {
    init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    var top: CGFloat
    var left: CGFloat
    var bottom: CGFloat
    var right: CGFloat
    static let zero: UIEdgeInsets
}

struct UIRectCorner: OptionSet {
    typealias RawValue = UInt
    init(rawValue: UInt)
    static var topLeft: UIRectCorner { get }
    static var topRight: UIRectCorner { get }
    static var bottomLeft: UIRectCorner { get }
    static var bottomRight: UIRectCorner { get }
    static var allCorners: UIRectCorner { get }
}

class UIBezierPath: NSObject {
    convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
    convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat)
    var cgPath: CGPath
}

class UIScreen: NSObject {
    class var main: UIScreen { get }
    var bounds: CGRect { get }
    var nativeBounds: CGRect { get }
    var scale: CGFloat { get }
    var brightness: CGFloat
    var traitCollection: UITraitCollection { get }
}

enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified, phone, pad, tv, carPlay, mac, vision
}

enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

class UITraitCollection: NSObject {
    class var current: UITraitCollection { get }
    var userInterfaceStyle: UIUserInterfaceStyle { get }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get }
    var verticalSizeClass: UIUserInterfaceSizeClass { get }
    var displayScale: CGFloat { get }
}

enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    var isPortrait: Bool { get }
    var isLandscape: Bool { get }
}

enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    var isPortrait: Bool { get }
    var isLandscape: Bool { get }
}

class UIDevice: NSObject {
    class var current: UIDevice { get }
    var name: String { get }
    var model: String { get }
    var systemName: String { get }
    var systemVersion: String { get }
    var identifierForVendor: UUID? { get }
    var orientation: UIDeviceOrientation { get }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    var batteryLevel: Float { get }
    var batteryState: UIDevice.BatteryState { get }
    var isBatteryMonitoringEnabled: Bool
    class var orientationDidChangeNotification: Notification.Name { get }
    class var batteryLevelDidChangeNotification: Notification.Name { get }
    class var batteryStateDidChangeNotification: Notification.Name { get }
    enum BatteryState: Int {
        case unknown, unplugged, charging, full
    }
}

class UIScene: NSObject {
    var title: String!
    class var didActivateNotification: Notification.Name { get }
    class var willDeactivateNotification: Notification.Name { get }
    class var willEnterForegroundNotification: Notification.Name { get }
    class var didEnterBackgroundNotification: Notification.Name { get }
}

class UIWindowScene: UIScene {
    var windows: [UIWindow] { get }
    var keyWindow: UIWindow? { get }
    var screen: UIScreen { get }
    var interfaceOrientation: UIInterfaceOrientation { get }
}

class UIApplication: NSObject {
    class var shared: UIApplication { get }
    class var openSettingsURLString: String { get }
    class var didBecomeActiveNotification: Notification.Name { get }
    class var willResignActiveNotification: Notification.Name { get }
    class var willEnterForegroundNotification: Notification.Name { get }
    class var didEnterBackgroundNotification: Notification.Name { get }
    class var willTerminateNotification: Notification.Name { get }
    class var didReceiveMemoryWarningNotification: Notification.Name { get }
    class var userDidTakeScreenshotNotification: Notification.Name { get }
    class var significantTimeChangeNotification: Notification.Name { get }
    var applicationState: UIApplication.State { get }
    var alternateIconName: String? { get }
    var supportsAlternateIcons: Bool { get }
    var connectedScenes: Set<UIScene> { get }
    var windows: [UIWindow] { get }
    var isIdleTimerDisabled: Bool
    func canOpenURL(_ url: URL) -> Bool
    func open(_ url: URL)
    enum State: Int {
        case active, inactive, background
    }
}

class UIPasteboard: NSObject {
    class var general: UIPasteboard { get }
    var string: String?
    var strings: [String]?
    var url: URL?
    var image: UIImage?
    var hasStrings: Bool { get }
    var hasURLs: Bool { get }
    var hasImages: Bool { get }
}

class UIResponder: NSObject {
    class var keyboardWillShowNotification: Notification.Name { get }
    class var keyboardDidShowNotification: Notification.Name { get }
    class var keyboardWillHideNotification: Notification.Name { get }
    class var keyboardDidHideNotification: Notification.Name { get }
    class var keyboardWillChangeFrameNotification: Notification.Name { get }
    class var keyboardFrameEndUserInfoKey: String { get }
}

class UIFeedbackGenerator: NSObject {
    func prepare()
}

class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    enum FeedbackStyle: Int {
        case light, medium, heavy, soft, rigid
    }
    init(style: UIImpactFeedbackGenerator.FeedbackStyle)
    func impactOccurred()
    func impactOccurred(intensity: CGFloat)
}

class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    enum FeedbackType: Int {
        case success, warning, error
    }
    func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
}

class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    func selectionChanged()
}

struct UIAccessibility {
    static var isVoiceOverRunning: Bool { get }
    static var isReduceMotionEnabled: Bool { get }
    static var isReduceTransparencyEnabled: Bool { get }
    static var isBoldTextEnabled: Bool { get }
    static var voiceOverStatusDidChangeNotification: Notification.Name { get }
    static var reduceMotionStatusDidChangeNotification: Notification.Name { get }
}
