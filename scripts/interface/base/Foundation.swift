struct CGFloat: BinaryFloatingPoint, Codable, Hashable, Sendable {
    typealias NativeType = Double
    typealias FloatLiteralType = Double
    typealias IntegerLiteralType = Int
    typealias Magnitude = CGFloat
    typealias Stride = CGFloat
    init()
    init(_ value: Int)
    init(_ value: Double)
    init(_ value: Float)
    init(_ value: CGFloat)
    static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    static func += (lhs: inout CGFloat, rhs: CGFloat)
    static func -= (lhs: inout CGFloat, rhs: CGFloat)
    static func *= (lhs: inout CGFloat, rhs: CGFloat)
    static func /= (lhs: inout CGFloat, rhs: CGFloat)
    static func == (lhs: CGFloat, rhs: CGFloat) -> Bool
    static func != (lhs: CGFloat, rhs: CGFloat) -> Bool
    static func < (lhs: CGFloat, rhs: CGFloat) -> Bool
    static func <= (lhs: CGFloat, rhs: CGFloat) -> Bool
    static func > (lhs: CGFloat, rhs: CGFloat) -> Bool
    static func >= (lhs: CGFloat, rhs: CGFloat) -> Bool
    static prefix func - (x: CGFloat) -> CGFloat
    static func random(in range: Range<CGFloat>) -> CGFloat
    static func random(in range: ClosedRange<CGFloat>) -> CGFloat
}

struct CGSize: Codable, Equatable, Hashable, Sendable {
    var width: CGFloat
    var height: CGFloat
    init()
    init(width: CGFloat, height: CGFloat)
    init(width: Double, height: Double)
    init(width: Int, height: Int)
    static var zero: CGSize { get }
}

struct CGPoint: Codable, Equatable, Hashable, Sendable {
    var x: CGFloat
    var y: CGFloat
    init()
    init(x: CGFloat, y: CGFloat)
    init(x: Double, y: Double)
    init(x: Int, y: Int)
    static var zero: CGPoint { get }
}

struct CGRect: Codable, Equatable, Hashable, Sendable {
    var origin: CGPoint
    var size: CGSize
    init()
    init(origin: CGPoint, size: CGSize)
    static var zero: CGRect { get }
    init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
    init(x: Double, y: Double, width: Double, height: Double)
    init(x: Int, y: Int, width: Int, height: Int)
    static let infinite: CGRect
    static let null: CGRect
    var width: CGFloat { get }
    var height: CGFloat { get }
    var minX: CGFloat { get }
    var midX: CGFloat { get }
    var maxX: CGFloat { get }
    var minY: CGFloat { get }
    var midY: CGFloat { get }
    var maxY: CGFloat { get }
    var isEmpty: Bool { get }
    func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
    func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
    func union(_ r2: CGRect) -> CGRect
    func intersection(_ r2: CGRect) -> CGRect
    func contains(_ point: CGPoint) -> Bool
    func contains(_ rect2: CGRect) -> Bool
    func intersects(_ rect2: CGRect) -> Bool
}

typealias TimeInterval = Double

struct Date: Codable, Comparable, CustomStringConvertible, Hashable, Sendable, Strideable {
    typealias Stride = TimeInterval
    init()
    init(timeIntervalSinceNow: TimeInterval)
    init(timeIntervalSince1970: TimeInterval)
    init(timeIntervalSinceReferenceDate ti: TimeInterval)
    init(timeInterval: TimeInterval, since date: Date)
    static var now: Date { get }
    static let distantFuture: Date
    static let distantPast: Date
    var timeIntervalSinceNow: TimeInterval { get }
    var timeIntervalSince1970: TimeInterval { get }
    var timeIntervalSinceReferenceDate: TimeInterval { get }
    func timeIntervalSince(_ date: Date) -> TimeInterval
    func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
    mutating func addTimeInterval(_ timeInterval: TimeInterval)
    func compare(_ other: Date) -> ComparisonResult
    static func + (lhs: Date, rhs: TimeInterval) -> Date
    static func - (lhs: Date, rhs: TimeInterval) -> Date
    static func - (lhs: Date, rhs: Date) -> TimeInterval
    static func < (lhs: Date, rhs: Date) -> Bool
    static func == (lhs: Date, rhs: Date) -> Bool
    func formatted() -> String
    func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
    func formatted<F>(_ format: F) -> F.FormatOutput where F: FormatStyle, F.FormatInput == Date
    struct FormatStyle: ParseableFormatStyle, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil)
        struct DateStyle: Hashable, Sendable {
            static let omitted: Date.FormatStyle.DateStyle
            static let numeric: Date.FormatStyle.DateStyle
            static let abbreviated: Date.FormatStyle.DateStyle
            static let long: Date.FormatStyle.DateStyle
            static let complete: Date.FormatStyle.DateStyle
        }
        struct TimeStyle: Hashable, Sendable {
            static let omitted: Date.FormatStyle.TimeStyle
            static let shortened: Date.FormatStyle.TimeStyle
            static let standard: Date.FormatStyle.TimeStyle
            static let complete: Date.FormatStyle.TimeStyle
        }
        func year() -> Date.FormatStyle
        func month() -> Date.FormatStyle
        func day() -> Date.FormatStyle
        func weekday() -> Date.FormatStyle
        func hour() -> Date.FormatStyle
        func minute() -> Date.FormatStyle
        func second() -> Date.FormatStyle
    }
    struct RelativeFormatStyle: FormatStyle, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        enum Presentation {
            case numeric, named
        }
    }
}

protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable {
    associatedtype FormatInput
    associatedtype FormatOutput
    func format(_ value: Self.FormatInput) -> Self.FormatOutput
}

protocol ParseableFormatStyle: FormatStyle {
}

protocol DiscreteFormatStyle: FormatStyle {
}

extension FormatStyle where Self == Date.FormatStyle {
    static var dateTime: Date.FormatStyle { get }
}

extension FormatStyle where Self == IntegerFormatStyle<Int> {
    static var number: IntegerFormatStyle<Int> { get }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    static var number: FloatingPointFormatStyle<Double> { get }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
    static var percent: FloatingPointFormatStyle<Double>.Percent { get }
}

extension FormatStyle {
    static func currency<Value>(code: String) -> Self where Self == FloatingPointFormatStyle<Value>.Currency, Value: BinaryFloatingPoint
    static func currency<V>(code: String) -> Self where Self == IntegerFormatStyle<V>.Currency, V: BinaryInteger
}

extension FormatStyle where Self == Decimal.FormatStyle {
    static var number: Decimal.FormatStyle { get }
}

extension FormatStyle where Self == ByteCountFormatStyle {
    static func byteCount(style: ByteCountFormatStyle.Style) -> ByteCountFormatStyle
}

struct IntegerFormatStyle<Value>: ParseableFormatStyle, Sendable where Value: BinaryInteger {
    typealias FormatInput = Value
    typealias FormatOutput = String
    struct Currency: ParseableFormatStyle, Sendable {
        typealias FormatInput = Value
        typealias FormatOutput = String
    }
    struct Percent: ParseableFormatStyle, Sendable {
        typealias FormatInput = Value
        typealias FormatOutput = String
    }
}

struct FloatingPointFormatStyle<Value>: ParseableFormatStyle, Sendable where Value: BinaryFloatingPoint {
    typealias FormatInput = Value
    typealias FormatOutput = String
    struct Currency: ParseableFormatStyle, Sendable {
        typealias FormatInput = Value
        typealias FormatOutput = String
    }
    struct Percent: ParseableFormatStyle, Sendable {
        typealias FormatInput = Value
        typealias FormatOutput = String
    }
    func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>
}

enum NumberFormatStyleConfiguration {
    struct Precision: Hashable {
        static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
        static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision
    }
}

struct ByteCountFormatStyle: FormatStyle, Sendable {
    typealias FormatInput = Int64
    typealias FormatOutput = String
    enum Style {
        case file, memory, decimal, binary
    }
}

extension BinaryInteger {
    func formatted() -> String
    func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle
}

extension BinaryFloatingPoint {
    func formatted() -> String
    func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle
}

extension Sequence where Element == String {
    func formatted() -> String
}

enum ComparisonResult: Int, Sendable {
    case orderedAscending, orderedSame, orderedDescending
}

enum SortOrder: Codable, Hashable, Sendable {
    case forward, reverse
}

protocol SortComparator<Compared>: Hashable {
    associatedtype Compared
    var order: SortOrder { get set }
    func compare(_ lhs: Self.Compared, _ rhs: Self.Compared) -> ComparisonResult
}

struct SortDescriptor<Compared>: SortComparator, Sendable {
    init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) where Value: Comparable
    init<Value>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) where Value: Comparable
    init(_ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator = .localizedStandard, order: SortOrder = .forward)
    var order: SortOrder
}

extension String {
    struct StandardComparator: SortComparator, Sendable {
        typealias Compared = String
        static let localizedStandard: String.StandardComparator
        static let localized: String.StandardComparator
        static let lexical: String.StandardComparator
    }
}

struct KeyPathComparator<Compared>: SortComparator {
    init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) where Value: Comparable
    var order: SortOrder
}

extension Sequence {
    func sorted<Comparator>(using comparator: Comparator) -> [Self.Element] where Comparator: SortComparator, Self.Element == Comparator.Compared
    func sorted<S, Comparator>(using comparators: S) -> [Self.Element] where S: Sequence, Comparator: SortComparator, Comparator == S.Element, Self.Element == Comparator.Compared
}

class NSUUID: NSObject {
    init()
    init?(uuidString string: String)
    var uuidString: String { get }
}

class NSDate: NSObject {
    init()
    init(timeIntervalSinceNow secs: TimeInterval)
    init(timeIntervalSince1970 secs: TimeInterval)
    var timeIntervalSinceNow: TimeInterval { get }
    var timeIntervalSince1970: TimeInterval { get }
}

func arc4random() -> UInt32

func arc4random_uniform(_ upperBound: UInt32) -> UInt32

func drand48() -> Double

func rand() -> Int32

func CFAbsoluteTimeGetCurrent() -> Double

func CACurrentMediaTime() -> Double

struct UUID: Codable, Comparable, CustomStringConvertible, Hashable, Sendable {
    init()
    init?(uuidString: String)
    var uuidString: String { get }
    var description: String { get }
}

struct URL: Codable, CustomStringConvertible, Hashable, Sendable {
    init?(string: String)
    init?(string: String, relativeTo url: URL?)
    init(fileURLWithPath path: String)
    init(filePath path: String)
    var absoluteString: String { get }
    var path: String { get }
    var host: String? { get }
    var scheme: String? { get }
    var query: String? { get }
    var fragment: String? { get }
    var lastPathComponent: String { get }
    var pathExtension: String { get }
    var pathComponents: [String] { get }
    var isFileURL: Bool { get }
    var description: String { get }
    func appendingPathComponent(_ pathComponent: String) -> URL
    func appending(path: String) -> URL
    func appending(component: String) -> URL
    func appendingPathExtension(_ pathExtension: String) -> URL
    func deletingLastPathComponent() -> URL
    func deletingPathExtension() -> URL
    func startAccessingSecurityScopedResource() -> Bool
    func stopAccessingSecurityScopedResource()
}

struct URLRequest: Hashable {
    init(url: URL)
    var url: URL?
    var httpMethod: String?
}

class URLSession: NSObject {
    class var shared: URLSession { get }
    func data(from url: URL) async throws -> (Data, URLResponse)
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

class URLResponse: NSObject {
}

class HTTPURLResponse: URLResponse {
    var statusCode: Int { get }
}

struct Data: Codable, Hashable, MutableCollection, RandomAccessCollection, RangeReplaceableCollection, Sendable {
    typealias Element = UInt8
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias SubSequence = Data
    init()
    init(contentsOf url: URL) throws
    init<S>(_ elements: S) where S: Sequence, S.Element == UInt8
    init?(base64Encoded base64String: String)
    var count: Int { get }
    func base64EncodedString() -> String
    func write(to url: URL) throws
}

struct Locale: Codable, Hashable, Sendable {
    init(identifier: String)
    static var current: Locale { get }
    static var autoupdatingCurrent: Locale { get }
    var identifier: String { get }
    var languageCode: String? { get }
    var regionCode: String? { get }
    var currencyCode: String? { get }
    var language: Locale.Language { get }
    var region: Locale.Region? { get }
    var currency: Locale.Currency? { get }
    func localizedString(forIdentifier identifier: String) -> String?
    func localizedString(forLanguageCode languageCode: String) -> String?
    func localizedString(forRegionCode regionCode: String) -> String?
    struct Language: Codable, Hashable, Sendable {
        init(identifier: String)
        var languageCode: Locale.LanguageCode? { get }
    }
    struct LanguageCode: Codable, Hashable, Sendable {
        var identifier: String { get }
    }
    struct Region: Codable, Hashable, Sendable {
        var identifier: String { get }
    }
    struct Currency: Codable, Hashable, Sendable {
        var identifier: String { get }
    }
}

struct TimeZone: Codable, Hashable, Sendable {
    init?(identifier: String)
    static var current: TimeZone { get }
    var identifier: String { get }
}

struct Calendar: Codable, Hashable, Sendable {
    init(identifier: Calendar.Identifier)
    static var current: Calendar { get }
    static var autoupdatingCurrent: Calendar { get }
    enum Identifier: Sendable {
        case gregorian, buddhist, chinese, iso8601, japanese, hebrew, islamic, persian
    }
    enum Component: Sendable {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone
    }
    var weekdaySymbols: [String] { get }
    var shortWeekdaySymbols: [String] { get }
    var veryShortWeekdaySymbols: [String] { get }
    var monthSymbols: [String] { get }
    var shortMonthSymbols: [String] { get }
    var firstWeekday: Int
    func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?
    func date(byAdding components: DateComponents, to date: Date) -> Date?
    func date(from components: DateComponents) -> Date?
    func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?
    func component(_ component: Calendar.Component, from date: Date) -> Int
    func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
    func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
    func startOfDay(for date: Date) -> Date
    func isDateInToday(_ date: Date) -> Bool
    func isDateInYesterday(_ date: Date) -> Bool
    func isDateInTomorrow(_ date: Date) -> Bool
    func isDateInWeekend(_ date: Date) -> Bool
    func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
    func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
    func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
    func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?
}

struct DateComponents: Codable, Hashable, Sendable {
    init(year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil)
    var year: Int?
    var month: Int?
    var day: Int?
    var hour: Int?
    var minute: Int?
    var second: Int?
    var weekday: Int?
    var weekOfYear: Int?
    var date: Date? { get }
}

struct DateInterval: Codable, Comparable, Hashable, Sendable {
    init(start: Date, end: Date)
    init(start: Date, duration: TimeInterval)
    var start: Date
    var end: Date
    var duration: TimeInterval
    func contains(_ date: Date) -> Bool
}

struct Notification: Hashable {
    struct Name: Hashable, RawRepresentable, Sendable {
        typealias RawValue = String
        init(_ rawValue: String)
        init(rawValue: String)
        var rawValue: String { get }
    }
    init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
    var name: Notification.Name
    var object: Any?
    var userInfo: [AnyHashable: Any]?
}

typealias NSNotification = Notification

class NotificationCenter: NSObject {
    class var `default`: NotificationCenter { get }
    func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?)
    func addObserver(forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void) -> any NSObjectProtocol
    func removeObserver(_ observer: Any)
    func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?)
    func post(name aName: Notification.Name, object anObject: Any?)
    func post(name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
    func notifications(named name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Notifications
    struct Notifications: AsyncSequence {
        typealias Element = Notification
    }
}

struct IndexSet: BidirectionalCollection, Equatable, Hashable, SetAlgebra, Sendable {
    typealias Element = Int
    struct Index: Comparable {
    }
    init()
    init(integer: Int)
    init(integersIn range: Range<Int>)
    init(integersIn range: ClosedRange<Int>)
    var first: Int? { get }
    var last: Int? { get }
    var count: Int { get }
    func contains(_ integer: Int) -> Bool
}

struct IndexPath: Comparable, Hashable, MutableCollection, RandomAccessCollection {
    typealias Element = Int
    typealias Index = Int
    typealias Indices = DefaultIndices<IndexPath>
    init(item: Int, section: Int)
    init(row: Int, section: Int)
    var item: Int
    var row: Int
    var section: Int
}

struct CharacterSet: Hashable, SetAlgebra, Sendable {
    typealias Element = Unicode.Scalar
    init(charactersIn string: String)
    static var whitespaces: CharacterSet { get }
    static var whitespacesAndNewlines: CharacterSet { get }
    static var newlines: CharacterSet { get }
    static var decimalDigits: CharacterSet { get }
    static var letters: CharacterSet { get }
    static var alphanumerics: CharacterSet { get }
    static var punctuationCharacters: CharacterSet { get }
    static var urlQueryAllowed: CharacterSet { get }
    static var urlHostAllowed: CharacterSet { get }
    static var urlPathAllowed: CharacterSet { get }
    var inverted: CharacterSet { get }
}

@dynamicMemberLookup
struct AttributedString: Codable, CustomStringConvertible, ExpressibleByStringLiteral, Hashable, Sendable {
    typealias StringLiteralType = String
    init()
    init(_ string: String)
    init(stringLiteral value: String)
    init(markdown: String) throws
    init(markdown: String, options: AttributedString.MarkdownParsingOptions) throws
    init(localized key: String.LocalizationValue)
    var description: String { get }
    var characters: AttributedString.CharacterView { get }
    var runs: AttributedString.Runs { get }
    static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString
    static func += (lhs: inout AttributedString, rhs: AttributedString)
    mutating func append(_ s: AttributedString)
    func range<T>(of stringToFind: T) -> Range<AttributedString.Index>? where T: StringProtocol
    struct Index: Comparable, Sendable {
    }
    struct CharacterView: BidirectionalCollection {
        typealias Element = Character
        typealias Index = AttributedString.Index
    }
    struct Runs: BidirectionalCollection {
        typealias Element = AttributedString.Runs.Run
        typealias Index = AttributedString.Runs.Index_
        struct Index_: Comparable {
        }
        struct Run {
        }
    }
    struct MarkdownParsingOptions {
        init()
    }
}

struct LocalizedStringResource: Codable, Equatable, ExpressibleByStringInterpolation, Sendable {
    typealias StringLiteralType = String
    init(stringLiteral value: String)
    init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil)
    var key: String { get }
}

struct Decimal: Codable, Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable, Sendable, SignedNumeric, Strideable {
    typealias FloatLiteralType = Double
    typealias IntegerLiteralType = Int
    typealias Magnitude = Decimal
    typealias Stride = Decimal
    init()
    init(_ value: Int)
    init(_ value: Double)
    init?(string: String, locale: Locale? = nil)
    struct FormatStyle: ParseableFormatStyle, Sendable {
        typealias FormatInput = Decimal
        typealias FormatOutput = String
    }
    func formatted() -> String
}

class Unit: NSObject {
}

class Dimension: Unit {
}

struct Measurement<UnitType>: Comparable, Hashable where UnitType: Unit {
    init(value: Double, unit: UnitType)
    var value: Double
    let unit: UnitType
    func formatted() -> String
    func converted(to otherUnit: UnitType) -> Measurement<UnitType>
}

protocol NSObjectProtocol: AnyObject {
}

class NSObject: CustomStringConvertible, Equatable, Hashable, NSObjectProtocol {
    init()
    var description: String { get }
}

class NSString: NSObject {
    struct CompareOptions: OptionSet {
        typealias RawValue = UInt
        init(rawValue: UInt)
        static var caseInsensitive: NSString.CompareOptions { get }
        static var literal: NSString.CompareOptions { get }
        static var backwards: NSString.CompareOptions { get }
        static var anchored: NSString.CompareOptions { get }
        static var numeric: NSString.CompareOptions { get }
        static var diacriticInsensitive: NSString.CompareOptions { get }
        static var widthInsensitive: NSString.CompareOptions { get }
        static var forcedOrdering: NSString.CompareOptions { get }
        static var regularExpression: NSString.CompareOptions { get }
    }
}

extension String {
    typealias CompareOptions = NSString.CompareOptions
}

class NSNumber: NSObject {
    var boolValue: Bool { get }
    var doubleValue: Double { get }
    var floatValue: Float { get }
    var int16Value: Int16 { get }
    var int32Value: Int32 { get }
    var int64Value: Int64 { get }
    var intValue: Int { get }
    var stringValue: String { get }
}

class NSDecimalNumber: NSNumber {
    var decimalValue: Decimal { get }
}

class NSSet: NSObject {
    var allObjects: [Any] { get }
    var count: Int { get }
}

class NSOrderedSet: NSObject {
    var array: [Any] { get }
    var count: Int { get }
}

class URLCache: NSObject {
    class var shared: URLCache { get set }
}

class NSPredicate: NSObject {
    init(format predicateFormat: String, _ args: any CVarArg...)
    init(value: Bool)
}

class NSSortDescriptor: NSObject {
    init(key: String?, ascending: Bool)
    convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool)
}

class NSAttributedString: NSObject {
    init(string: String)
    var string: String { get }
    var length: Int { get }
    struct Key: Hashable, RawRepresentable, Sendable {
        typealias RawValue = String
        init(rawValue: String)
        init(_ rawValue: String)
    }
}

class NSMutableAttributedString: NSAttributedString {
    func append(_ attrString: NSAttributedString)
}

struct AttributeContainer: Sendable {
    init()
}

struct NSRange: Hashable, Sendable {
    init()
    init(location: Int, length: Int)
    var location: Int
    var length: Int
    var lowerBound: Int { get }
    var upperBound: Int { get }
}

struct Selector: Hashable, ExpressibleByStringLiteral {
    init(_ str: String)
    init(stringLiteral value: String)
}

class Progress: NSObject {
    init(totalUnitCount unitCount: Int64)
    class func current() -> Progress?
    var totalUnitCount: Int64
    var completedUnitCount: Int64
    var fractionCompleted: Double { get }
    var isFinished: Bool { get }
    var isCancelled: Bool { get }
    var localizedDescription: String
    func cancel()
}

struct URLQueryItem: Hashable, Sendable {
    init(name: String, value: String?)
    var name: String
    var value: String?
}

struct URLComponents: Hashable, Sendable {
    init()
    init?(string: String)
    init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
    var scheme: String?
    var host: String?
    var port: Int?
    var path: String
    var query: String?
    var fragment: String?
    var queryItems: [URLQueryItem]?
    var url: URL? { get }
    var string: String? { get }
}

class URLCredential: NSObject {
    convenience init(user: String, password: String, persistence: URLCredential.Persistence)
    var user: String? { get }
    var password: String? { get }
    enum Persistence {
        case none, forSession, permanent, synchronizable
    }
}

class Scanner: NSObject {
    init(string: String)
    var isAtEnd: Bool { get }
    func scanInt() -> Int?
    func scanDouble() -> Double?
    func scanString(_ searchString: String) -> String?
    func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool
}

class Pipe: NSObject {
}

class Process: NSObject {
    var executableURL: URL?
    var arguments: [String]?
    var isRunning: Bool { get }
    var terminationStatus: Int32 { get }
    func run() throws
    func waitUntilExit()
}

struct Predicate<each Input>: Sendable {
    func evaluate(_ input: repeat each Input) throws -> Bool
}

@freestanding(expression)
macro Predicate<each Input>(_ body: (repeat each Input) -> Bool) -> Predicate<repeat each Input> = #externalMacro(module: "FoundationMacros", type: "PredicateMacro")

class UserDefaults: NSObject {
    class var standard: UserDefaults { get }
    init?(suiteName suitename: String?)
    func object(forKey defaultName: String) -> Any?
    func set(_ value: Any?, forKey defaultName: String)
    func bool(forKey defaultName: String) -> Bool
    func integer(forKey defaultName: String) -> Int
    func double(forKey defaultName: String) -> Double
    func string(forKey defaultName: String) -> String?
    func data(forKey defaultName: String) -> Data?
    func array(forKey defaultName: String) -> [Any]?
    func stringArray(forKey defaultName: String) -> [String]?
    func removeObject(forKey defaultName: String)
}

class Bundle: NSObject {
    class var main: Bundle { get }
    var bundleIdentifier: String? { get }
    var infoDictionary: [String: Any]? { get }
    var bundleURL: URL { get }
    func url(forResource name: String?, withExtension ext: String?) -> URL?
    func path(forResource name: String?, ofType ext: String?) -> String?
    func object(forInfoDictionaryKey key: String) -> Any?
}

class FileManager: NSObject {
    class var `default`: FileManager { get }
    func fileExists(atPath path: String) -> Bool
    func contentsOfDirectory(atPath path: String) throws -> [String]
    func removeItem(at URL: URL) throws
    var temporaryDirectory: URL { get }
}

class ProcessInfo: NSObject {
    class var processInfo: ProcessInfo { get }
    var environment: [String: String] { get }
    var arguments: [String] { get }
    var isLowPowerModeEnabled: Bool { get }
    var operatingSystemVersionString: String { get }
}

class RunLoop: NSObject {
    class var main: RunLoop { get }
    class var current: RunLoop { get }
    struct Mode: Hashable, RawRepresentable, Sendable {
        typealias RawValue = String
        static let `default`: RunLoop.Mode
        static let common: RunLoop.Mode
    }
}

class Timer: NSObject {
    class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer
    func invalidate()
}

protocol NSLocking {
    func lock()
    func unlock()
}

extension NSLocking {
    func withLock<R>(_ body: () throws -> R) rethrows -> R
}

class NSLock: NSObject, NSLocking {
    override init()
    func lock()
    func unlock()
    func `try`() -> Bool
}

class NSRecursiveLock: NSObject, NSLocking {
    override init()
    func lock()
    func unlock()
    func `try`() -> Bool
}

class DispatchQueue: NSObject {
    class var main: DispatchQueue { get }
    class func global() -> DispatchQueue
    init(label: String)
    func async(execute work: @escaping () -> Void)
    func async(execute workItem: DispatchWorkItem)
    func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)
    func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
    func sync<T>(execute work: () throws -> T) rethrows -> T
}

class DispatchWorkItem {
    init(block: @escaping () -> Void)
    var isCancelled: Bool { get }
    func perform()
    func cancel()
    func wait()
}

class DispatchGroup {
    init()
    func enter()
    func leave()
    func wait()
    func notify(queue: DispatchQueue, execute work: @escaping () -> Void)
}

struct DispatchTime: Comparable {
    static func now() -> DispatchTime
    static func + (time: DispatchTime, seconds: Double) -> DispatchTime
}

class OperationQueue: NSObject {
    class var main: OperationQueue { get }
}

class Formatter: NSObject {
}

class NumberFormatter: Formatter {
    enum Style {
        case none, decimal, currency, percent, scientific, spellOut, ordinal
    }
    var numberStyle: NumberFormatter.Style
    var locale: Locale?
    var currencyCode: String?
    var maximumFractionDigits: Int
    var minimumFractionDigits: Int
    class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String
    func number(from string: String) -> NSNumber?
    func string(from number: NSNumber) -> String?
}

class DateFormatter: Formatter {
    enum Style {
        case none, short, medium, long, full
    }
    var dateFormat: String?
    var dateStyle: DateFormatter.Style
    var timeStyle: DateFormatter.Style
    var locale: Locale?
    var timeZone: TimeZone?
    var calendar: Calendar?
    var weekdaySymbols: [String]?
    var shortWeekdaySymbols: [String]?
    var monthSymbols: [String]?
    class func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String
    func string(from date: Date) -> String
    func date(from string: String) -> Date?
}

class DateComponentsFormatter: Formatter {
    enum UnitsStyle {
        case positional, abbreviated, short, full, spellOut, brief
    }
    struct ZeroFormattingBehavior: OptionSet {
        typealias RawValue = UInt
        init(rawValue: UInt)
        static var pad: DateComponentsFormatter.ZeroFormattingBehavior { get }
        static var dropAll: DateComponentsFormatter.ZeroFormattingBehavior { get }
        static var dropLeading: DateComponentsFormatter.ZeroFormattingBehavior { get }
    }
    var unitsStyle: DateComponentsFormatter.UnitsStyle
    var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior
    func string(from components: DateComponents) -> String?
    func string(from ti: TimeInterval) -> String?
    func string(from startDate: Date, to endDate: Date) -> String?
}

class ISO8601DateFormatter: Formatter {
    func string(from date: Date) -> String
    func date(from string: String) -> Date?
}

class MeasurementFormatter: Formatter {
    func string<UnitType>(from measurement: Measurement<UnitType>) -> String where UnitType: Unit
}

class PersonNameComponentsFormatter: Formatter {
    func string(from components: PersonNameComponents) -> String
}

class ListFormatter: Formatter {
    class func localizedString(byJoining strings: [String]) -> String
    func string(from items: [Any]) -> String?
}

class RelativeDateTimeFormatter: Formatter {
    func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
}

class ByteCountFormatter: Formatter {
    class func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String
    enum CountStyle {
        case file, memory, decimal, binary
    }
}

class PropertyListDecoder {
    init()
    func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
}

class PropertyListEncoder {
    init()
    func encode<T>(_ value: T) throws -> Data where T: Encodable
}

class JSONDecoder {
    init()
    func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
}

class JSONEncoder {
    init()
    func encode<T>(_ value: T) throws -> Data where T: Encodable
}

struct PersonNameComponents: Codable, Hashable, Sendable {
    init()
    var givenName: String?
    var familyName: String?
    func formatted() -> String
}

protocol LocalizedError: Error {
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var recoverySuggestion: String? { get }
    var helpAnchor: String? { get }
}

protocol ReferenceConvertible: Hashable {
}

protocol AsyncSequence<Element> {
    associatedtype Element
}

func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String) -> String

func pow(_ x: Double, _ y: Double) -> Double

func sqrt<T>(_ x: T) -> T where T: FloatingPoint

func floor<T>(_ x: T) -> T where T: FloatingPoint

func ceil<T>(_ x: T) -> T where T: FloatingPoint

func round<T>(_ x: T) -> T where T: FloatingPoint

func sin(_ x: Double) -> Double

func cos(_ x: Double) -> Double

func tan(_ x: Double) -> Double

func atan2(_ y: Double, _ x: Double) -> Double

func fabs<T>(_ x: T) -> T where T: FloatingPoint

func fmod(_ x: Double, _ y: Double) -> Double

func log(_ x: Double) -> Double

func exp(_ x: Double) -> Double
