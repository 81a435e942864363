@_exported import Foundation
import SwiftUI

// As much of AppKit as views name. A file that imports SwiftUI sees it on a Mac, as SwiftUI imports it there; the types that
// SwiftUI's own declarations name stand in SwiftUI's interface.

extension NSColor {
    class var black: NSColor { get }
    class var darkGray: NSColor { get }
    class var lightGray: NSColor { get }
    class var white: NSColor { get }
    class var gray: NSColor { get }
    class var red: NSColor { get }
    class var green: NSColor { get }
    class var blue: NSColor { get }
    class var cyan: NSColor { get }
    class var yellow: NSColor { get }
    class var magenta: NSColor { get }
    class var orange: NSColor { get }
    class var purple: NSColor { get }
    class var brown: NSColor { get }
    class var clear: NSColor { get }
    class var labelColor: NSColor { get }
    class var secondaryLabelColor: NSColor { get }
    class var tertiaryLabelColor: NSColor { get }
    class var quaternaryLabelColor: NSColor { get }
    class var linkColor: NSColor { get }
    class var placeholderTextColor: NSColor { get }
    class var windowBackgroundColor: NSColor { get }
    class var controlBackgroundColor: NSColor { get }
    class var textBackgroundColor: NSColor { get }
    class var underPageBackgroundColor: NSColor { get }
    class var controlColor: NSColor { get }
    class var controlTextColor: NSColor { get }
    class var textColor: NSColor { get }
    class var selectedTextColor: NSColor { get }
    class var selectedTextBackgroundColor: NSColor { get }
    class var selectedContentBackgroundColor: NSColor { get }
    class var unemphasizedSelectedContentBackgroundColor: NSColor { get }
    class var separatorColor: NSColor { get }
    class var gridColor: NSColor { get }
    class var headerTextColor: NSColor { get }
    class var controlAccentColor: NSColor { get }
    class var shadowColor: NSColor { get }
    class var windowFrameTextColor: NSColor { get }
    class var disabledControlTextColor: NSColor { get }
    class var systemRed: NSColor { get }
    class var systemGreen: NSColor { get }
    class var systemBlue: NSColor { get }
    class var systemOrange: NSColor { get }
    class var systemYellow: NSColor { get }
    class var systemBrown: NSColor { get }
    class var systemPink: NSColor { get }
    class var systemPurple: NSColor { get }
    class var systemTeal: NSColor { get }
    class var systemIndigo: NSColor { get }
    class var systemMint: NSColor { get }
    class var systemCyan: NSColor { get }
    class var systemGray: NSColor { get }
    convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    convenience init(white: CGFloat, alpha: CGFloat)
    convenience init?(named name: String)
    convenience init(_ color: Color)
    var cgColor: CGColor { get }
    var redComponent: CGFloat { get }
    var greenComponent: CGFloat { get }
    var blueComponent: CGFloat { get }
    var alphaComponent: CGFloat { get }
    func withAlphaComponent(_ alpha: CGFloat) -> NSColor
    func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor?
}

extension NSImage {
    convenience init?(named name: String)
    convenience init?(systemSymbolName name: String, accessibilityDescription description: String?)
    convenience init?(data: Data)
    convenience init?(contentsOf url: URL)
    convenience init?(contentsOfFile fileName: String)
    convenience init(size: CGSize)
    var size: CGSize { get set }
    var isTemplate: Bool { get set }
    var tiffRepresentation: Data? { get }
}

class NSFont: NSObject {
    class var systemFontSize: CGFloat { get }
    class var smallSystemFontSize: CGFloat { get }
    class var labelFontSize: CGFloat { get }
    class func systemFont(ofSize fontSize: CGFloat) -> NSFont
    class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
    class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont
    class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
    init?(name fontName: String, size fontSize: CGFloat)
    var pointSize: CGFloat { get }
    var fontName: String { get }
    var familyName: String? { get }
    struct Weight: Hashable, Sendable {
        static let ultraLight: NSFont.Weight
        static let thin: NSFont.Weight
        static let light: NSFont.Weight
        static let regular: NSFont.Weight
        static let medium: NSFont.Weight
        static let semibold: NSFont.Weight
        static let bold: NSFont.Weight
        static let heavy: NSFont.Weight
        static let black: NSFont.Weight
    }
}

class NSScreen: NSObject {
    class var main: NSScreen? { get }
    class var screens: [NSScreen] { get }
    var frame: CGRect { get }
    var visibleFrame: CGRect { get }
    var backingScaleFactor: CGFloat { get }
}

class NSWindow: NSObject {
    var title: String
    var frame: CGRect { get }
    var isVisible: Bool { get }
    var contentView: NSView?
    func close()
    class var didBecomeKeyNotification: Notification.Name { get }
    class var didResignKeyNotification: Notification.Name { get }
    class var willCloseNotification: Notification.Name { get }
    class var didEnterFullScreenNotification: Notification.Name { get }
    class var willExitFullScreenNotification: Notification.Name { get }
}

class NSMenu: NSObject {
    init(title: String)
    var items: [NSMenuItem] { get }
}

class NSMenuItem: NSObject {
    var title: String
}

class NSEvent: NSObject {
    struct ModifierFlags: OptionSet, Sendable {
        typealias RawValue = UInt
        init(rawValue: UInt)
        static var capsLock: NSEvent.ModifierFlags { get }
        static var shift: NSEvent.ModifierFlags { get }
        static var control: NSEvent.ModifierFlags { get }
        static var option: NSEvent.ModifierFlags { get }
        static var command: NSEvent.ModifierFlags { get }
    }
    class var modifierFlags: NSEvent.ModifierFlags { get }
    var modifierFlags: NSEvent.ModifierFlags { get }
    var keyCode: UInt16 { get }
    var characters: String? { get }
}

class NSApplication: NSObject {
    class var shared: NSApplication { get }
    var keyWindow: NSWindow? { get }
    var mainWindow: NSWindow? { get }
    var windows: [NSWindow] { get }
    var isActive: Bool { get }
    var applicationIconImage: NSImage!
    func activate(ignoringOtherApps flag: Bool)
    func activate()
    func terminate(_ sender: Any?)
    class var didBecomeActiveNotification: Notification.Name { get }
    class var didResignActiveNotification: Notification.Name { get }
    class var willTerminateNotification: Notification.Name { get }
    class var willBecomeActiveNotification: Notification.Name { get }
}

var NSApp: NSApplication! { get }

class NSWorkspace: NSObject {
    class var shared: NSWorkspace { get }
    var notificationCenter: NotificationCenter { get }
    func open(_ url: URL) -> Bool
    func icon(forFile fullPath: String) -> NSImage
    func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
    func activateFileViewerSelecting(_ fileURLs: [URL])
    func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL?
    class var didWakeNotification: Notification.Name { get }
    class var willSleepNotification: Notification.Name { get }
}

class NSPasteboard: NSObject {
    class var general: NSPasteboard { get }
    struct PasteboardType: Hashable, Sendable {
        static let string: NSPasteboard.PasteboardType
        static let fileURL: NSPasteboard.PasteboardType
        static let URL: NSPasteboard.PasteboardType
    }
    func clearContents() -> Int
    func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool
    func string(forType dataType: NSPasteboard.PasteboardType) -> String?
}

class NSAlert: NSObject {
    var messageText: String
    var informativeText: String
    func addButton(withTitle title: String)
    func runModal() -> NSApplication.ModalResponse
}

extension NSApplication {
    struct ModalResponse: Hashable, Sendable {
        static let OK: NSApplication.ModalResponse
        static let cancel: NSApplication.ModalResponse
        static let alertFirstButtonReturn: NSApplication.ModalResponse
    }
}

class NSSavePanel: NSObject {
    var url: URL? { get }
    var nameFieldStringValue: String
    func runModal() -> NSApplication.ModalResponse
}

class NSOpenPanel: NSSavePanel {
    var urls: [URL] { get }
    var canChooseFiles: Bool
    var canChooseDirectories: Bool
    var allowsMultipleSelection: Bool
}

enum NSLineBreakMode: UInt, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
