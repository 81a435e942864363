// Types of other frameworks that SwiftUI's declarations name, as far as views need them.

class UIView: NSObject {
}

class UIVisualEffectView: UIView {
}

class UIViewController: NSObject {
}

class UIGestureRecognizer: NSObject {
}

class NSView: NSObject {
}

class NSVisualEffectView: NSView {
}

class NSViewController: NSObject {
}

class WKInterfaceObject: NSObject {
}

class CALayer: NSObject {
}

class UIColor: NSObject {
    override init()
}

class UIImage: NSObject {
    override init()
}

class UIFont: NSObject {
    override init()
}

class NSImage: NSObject {
    override init()
}

class NSColor: NSObject {
    override init()
}

class NSUserActivity: NSObject {
    override init()
}

class NSItemProvider: NSObject {
    override init()
}

class CGColor: NSObject {
    override init()
}

class CGPath: NSObject {
    override init()
}

class CGImage: NSObject {
    override init()
}

class CTFont: NSObject {
    override init()
}

class FileWrapper: NSObject {
    override init()
}

class UndoManager: NSObject {
    override init()
}

class CGMutablePath: CGPath {
}

protocol NSFetchRequestResult {
}

class NSManagedObjectContext: NSObject {
}

class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
}

class NSEntityDescription: NSObject {
}

class NSFetchRequest<ResultType>: NSObject where ResultType: NSFetchRequestResult {
    init(entityName: String)
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var fetchLimit: Int
}

struct UTType: Hashable, Sendable {
    init(_ identifier: String)
    init?(filenameExtension: String)
    var identifier: String { get }
    static let item: UTType
    static let content: UTType
    static let data: UTType
    static let text: UTType
    static let plainText: UTType
    static let utf8PlainText: UTType
    static let html: UTType
    static let json: UTType
    static let xml: UTType
    static let rtf: UTType
    static let pdf: UTType
    static let image: UTType
    static let png: UTType
    static let jpeg: UTType
    static let gif: UTType
    static let heic: UTType
    static let svg: UTType
    static let audio: UTType
    static let movie: UTType
    static let video: UTType
    static let mp3: UTType
    static let mpeg4Movie: UTType
    static let folder: UTType
    static let directory: UTType
    static let zip: UTType
    static let archive: UTType
    static let url: UTType
    static let fileURL: UTType
    static let package: UTType
    static let application: UTType
    static let sourceCode: UTType
    static let swiftSource: UTType
    static let commaSeparatedText: UTType
    static func == (a: UTType, b: UTType) -> Bool
    func hash(into hasher: inout Hasher)
}

struct CGAffineTransform: Equatable, Sendable {
    init()
    init(scaleX: CGFloat, y: CGFloat)
    init(translationX: CGFloat, y: CGFloat)
    init(rotationAngle: CGFloat)
    init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
    static let identity: CGAffineTransform
    func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform
    func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform
    func rotated(by angle: CGFloat) -> CGAffineTransform
    func concatenating(_ other: CGAffineTransform) -> CGAffineTransform
    func inverted() -> CGAffineTransform
    static func == (a: CGAffineTransform, b: CGAffineTransform) -> Bool
}

struct CATransform3D {
}

struct CGVector: Equatable, Sendable {
    var dx: CGFloat
    var dy: CGFloat
    init(dx: CGFloat, dy: CGFloat)
    static let zero: CGVector
    static func == (a: CGVector, b: CGVector) -> Bool
}

enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

struct UITextContentType: Hashable, Sendable {
    static let name: UITextContentType
    static let namePrefix: UITextContentType
    static let givenName: UITextContentType
    static let middleName: UITextContentType
    static let familyName: UITextContentType
    static let nickname: UITextContentType
    static let jobTitle: UITextContentType
    static let organizationName: UITextContentType
    static let location: UITextContentType
    static let fullStreetAddress: UITextContentType
    static let addressCity: UITextContentType
    static let addressState: UITextContentType
    static let postalCode: UITextContentType
    static let countryName: UITextContentType
    static let telephoneNumber: UITextContentType
    static let emailAddress: UITextContentType
    static let URL: UITextContentType
    static let username: UITextContentType
    static let password: UITextContentType
    static let newPassword: UITextContentType
    static let oneTimeCode: UITextContentType
    static let creditCardNumber: UITextContentType
    static let birthdate: UITextContentType
    static func == (a: UITextContentType, b: UITextContentType) -> Bool
    func hash(into hasher: inout Hasher)
}

class UIHostingController<Content>: UIViewController where Content: View {
    init(rootView: Content)
    var rootView: Content
}

class NSHostingView<Content>: NSView where Content: View {
    init(rootView: Content)
    var rootView: Content
}

class NSHostingController<Content>: NSViewController where Content: View {
    init(rootView: Content)
    var rootView: Content
}

final class ImageRenderer<Content>: ObservableObject where Content: View {
    init(content: Content)
    var content: Content
    var scale: CGFloat
    var proposedSize: ProposedViewSize
    var uiImage: UIImage? { get }
    var nsImage: NSImage? { get }
    var cgImage: CGImage? { get }
}

protocol UIContentConfiguration {
}

struct UIHostingConfiguration<Content, Background>: UIContentConfiguration where Content: View, Background: View {
    func background<S>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> where S: ShapeStyle
    func background<B>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> where B: View
    func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background>
    func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background>
    func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background>
    func minSize() -> UIHostingConfiguration<Content, Background>
}

struct _UIHostingConfigurationBackgroundView<S>: View where S: ShapeStyle {
    typealias Body = Never
}

extension UIHostingConfiguration where Background == EmptyView {
    init(@ViewBuilder content: () -> Content)
}

enum NSTextAlignment: Int {
    case left
    case center
    case right
    case justified
    case natural
}

class NSParagraphStyle: NSObject {
    var alignment: NSTextAlignment { get }
    var lineSpacing: CGFloat { get }
    var paragraphSpacing: CGFloat { get }
    var headIndent: CGFloat { get }
    var tailIndent: CGFloat { get }
    var firstLineHeadIndent: CGFloat { get }
    var minimumLineHeight: CGFloat { get }
    var maximumLineHeight: CGFloat { get }
    var lineHeightMultiple: CGFloat { get }
}

class NSMutableParagraphStyle: NSParagraphStyle {
    override var alignment: NSTextAlignment { get set }
    override var lineSpacing: CGFloat { get set }
    override var paragraphSpacing: CGFloat { get set }
    override var headIndent: CGFloat { get set }
    override var tailIndent: CGFloat { get set }
    override var firstLineHeadIndent: CGFloat { get set }
    override var minimumLineHeight: CGFloat { get set }
    override var maximumLineHeight: CGFloat { get set }
    override var lineHeightMultiple: CGFloat { get set }
}
