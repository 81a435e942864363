protocol Equatable {
    static func == (lhs: Self, rhs: Self) -> Bool
}

extension Equatable {
    static func != (lhs: Self, rhs: Self) -> Bool
}

protocol Hashable: Equatable {
    var hashValue: Int { get }
    func hash(into hasher: inout Hasher)
}

struct Hasher {
    init()
    mutating func combine<H>(_ value: H) where H: Hashable
    func finalize() -> Int
}

protocol Comparable: Equatable {
    static func < (lhs: Self, rhs: Self) -> Bool
    static func <= (lhs: Self, rhs: Self) -> Bool
    static func >= (lhs: Self, rhs: Self) -> Bool
    static func > (lhs: Self, rhs: Self) -> Bool
}

extension Comparable {
    static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
    static func ..< (minimum: Self, maximum: Self) -> Range<Self>
    static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>
    static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>
    static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>
}

protocol Identifiable<ID> {
    associatedtype ID: Hashable
    var id: Self.ID { get }
}

extension Identifiable where Self: AnyObject {
    var id: ObjectIdentifier { get }
}

struct ObjectIdentifier: Hashable, Comparable {
    init(_ x: AnyObject)
    init(_ x: Any.Type)
}

protocol CaseIterable {
    associatedtype AllCases: Collection = [Self] where Self.AllCases.Element == Self
    static var allCases: Self.AllCases { get }
}

protocol RawRepresentable<RawValue> {
    associatedtype RawValue
    init?(rawValue: Self.RawValue)
    var rawValue: Self.RawValue { get }
}

protocol Error: Sendable {
    var localizedDescription: String { get }
}

protocol Sendable {
}

protocol Copyable {
}

protocol Encodable {
    func encode(to encoder: any Encoder) throws
}

protocol Decodable {
    init(from decoder: any Decoder) throws
}

typealias Codable = Decodable & Encodable

protocol Encoder {
    var codingPath: [any CodingKey] { get }
    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> where Key: CodingKey
    func singleValueContainer() -> any SingleValueEncodingContainer
}

protocol Decoder {
    var codingPath: [any CodingKey] { get }
    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> where Key: CodingKey
    func singleValueContainer() throws -> any SingleValueDecodingContainer
}

protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
    var stringValue: String { get }
    init?(stringValue: String)
    var intValue: Int? { get }
    init?(intValue: Int)
}

struct KeyedEncodingContainer<K> where K: CodingKey {
    mutating func encode<T>(_ value: T, forKey key: K) throws where T: Encodable
    mutating func encodeIfPresent<T>(_ value: T?, forKey key: K) throws where T: Encodable
}

struct KeyedDecodingContainer<K> where K: CodingKey {
    func decode<T>(_ type: T.Type, forKey key: K) throws -> T where T: Decodable
    func decodeIfPresent<T>(_ type: T.Type, forKey key: K) throws -> T? where T: Decodable
    func contains(_ key: K) -> Bool
}

protocol SingleValueEncodingContainer {
    mutating func encode<T>(_ value: T) throws where T: Encodable
}

protocol SingleValueDecodingContainer {
    func decode<T>(_ type: T.Type) throws -> T where T: Decodable
}

protocol CustomStringConvertible {
    var description: String { get }
}

protocol CustomDebugStringConvertible {
    var debugDescription: String { get }
}

protocol LosslessStringConvertible: CustomStringConvertible {
    init?(_ description: String)
}

protocol TextOutputStreamable {
}

protocol ExpressibleByIntegerLiteral {
    associatedtype IntegerLiteralType
    init(integerLiteral value: Self.IntegerLiteralType)
}

protocol ExpressibleByFloatLiteral {
    associatedtype FloatLiteralType
    init(floatLiteral value: Self.FloatLiteralType)
}

protocol ExpressibleByBooleanLiteral {
    associatedtype BooleanLiteralType
    init(booleanLiteral value: Self.BooleanLiteralType)
}

protocol ExpressibleByNilLiteral {
    init(nilLiteral: ())
}

protocol ExpressibleByUnicodeScalarLiteral {
    associatedtype UnicodeScalarLiteralType
    init(unicodeScalarLiteral value: Self.UnicodeScalarLiteralType)
}

protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
    associatedtype ExtendedGraphemeClusterLiteralType
    init(extendedGraphemeClusterLiteral value: Self.ExtendedGraphemeClusterLiteralType)
}

protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
    associatedtype StringLiteralType
    init(stringLiteral value: Self.StringLiteralType)
}

protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
    associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
    init(stringInterpolation: Self.StringInterpolation)
}

protocol StringInterpolationProtocol {
    associatedtype StringLiteralType
    init(literalCapacity: Int, interpolationCount: Int)
    mutating func appendLiteral(_ literal: Self.StringLiteralType)
}

struct DefaultStringInterpolation: StringInterpolationProtocol {
    mutating func appendInterpolation<T>(_ value: T)
}

protocol ExpressibleByArrayLiteral {
    associatedtype ArrayLiteralElement
    init(arrayLiteral elements: Self.ArrayLiteralElement...)
}

protocol ExpressibleByDictionaryLiteral {
    associatedtype Key
    associatedtype Value
    init(dictionaryLiteral elements: (Self.Key, Self.Value)...)
}

protocol AdditiveArithmetic: Equatable {
    static var zero: Self { get }
    static func + (lhs: Self, rhs: Self) -> Self
    static func - (lhs: Self, rhs: Self) -> Self
    static func += (lhs: inout Self, rhs: Self)
    static func -= (lhs: inout Self, rhs: Self)
}

protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
    associatedtype Magnitude: Comparable, Numeric
    init?<T>(exactly source: T) where T: BinaryInteger
    var magnitude: Self.Magnitude { get }
    static func * (lhs: Self, rhs: Self) -> Self
    static func *= (lhs: inout Self, rhs: Self)
}

protocol SignedNumeric: Numeric {
    static prefix func - (operand: Self) -> Self
    mutating func negate()
}

protocol Strideable<Stride>: Comparable {
    associatedtype Stride: Comparable, SignedNumeric
    func distance(to other: Self) -> Self.Stride
    func advanced(by n: Self.Stride) -> Self
}

protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable where Self.Magnitude: BinaryInteger {
    static var isSigned: Bool { get }
    init<T>(_ source: T) where T: BinaryFloatingPoint
    init<T>(_ source: T) where T: BinaryInteger
    static func / (lhs: Self, rhs: Self) -> Self
    static func % (lhs: Self, rhs: Self) -> Self
    static func /= (lhs: inout Self, rhs: Self)
    static func %= (lhs: inout Self, rhs: Self)
    static prefix func ~ (x: Self) -> Self
    static func & (lhs: Self, rhs: Self) -> Self
    static func | (lhs: Self, rhs: Self) -> Self
    static func ^ (lhs: Self, rhs: Self) -> Self
    static func >> <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
    static func << <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
    func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
    func isMultiple(of other: Self) -> Bool
    func signum() -> Self
}

protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible where Self.Magnitude: FixedWidthInteger, Self.Magnitude: UnsignedInteger {
    static var bitWidth: Int { get }
    static var max: Self { get }
    static var min: Self { get }
    static func random(in range: Range<Self>) -> Self
    static func random(in range: ClosedRange<Self>) -> Self
    static func &+ (lhs: Self, rhs: Self) -> Self
    static func &- (lhs: Self, rhs: Self) -> Self
    static func &* (lhs: Self, rhs: Self) -> Self
    init?<S>(_ text: S, radix: Int = 10) where S: StringProtocol
}

protocol SignedInteger: BinaryInteger, SignedNumeric {
}

protocol UnsignedInteger: BinaryInteger {
}

protocol FloatingPoint: Hashable, SignedNumeric, Strideable where Self == Self.Magnitude {
    static var infinity: Self { get }
    static var nan: Self { get }
    static var pi: Self { get }
    static var greatestFiniteMagnitude: Self { get }
    static var leastNormalMagnitude: Self { get }
    static var ulpOfOne: Self { get }
    static func / (lhs: Self, rhs: Self) -> Self
    static func /= (lhs: inout Self, rhs: Self)
    var isNaN: Bool { get }
    var isFinite: Bool { get }
    var isInfinite: Bool { get }
    var isZero: Bool { get }
    func rounded() -> Self
    func rounded(_ rule: FloatingPointRoundingRule) -> Self
    mutating func round()
    func squareRoot() -> Self
    func truncatingRemainder(dividingBy other: Self) -> Self
    func remainder(dividingBy other: Self) -> Self
}

enum FloatingPointRoundingRule {
    case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
}

protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint {
    init<Source>(_ value: Source) where Source: BinaryInteger
    init<Source>(_ value: Source) where Source: BinaryFloatingPoint
    static func random(in range: Range<Self>) -> Self
    static func random(in range: ClosedRange<Self>) -> Self
}

extension FixedWidthInteger {
    static func random<T>(in range: Range<Self>, using generator: inout T) -> Self where T: RandomNumberGenerator
    static func random<T>(in range: ClosedRange<Self>, using generator: inout T) -> Self where T: RandomNumberGenerator
}

extension BinaryFloatingPoint {
    static func random<T>(in range: Range<Self>, using generator: inout T) -> Self where T: RandomNumberGenerator
    static func random<T>(in range: ClosedRange<Self>, using generator: inout T) -> Self where T: RandomNumberGenerator
}

protocol RandomNumberGenerator {
    mutating func next() -> UInt64
}

struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
    init()
    mutating func next() -> UInt64
}

struct ContinuousClock: Sendable {
    struct Instant: Comparable, Hashable, Sendable {
        static var now: ContinuousClock.Instant { get }
        static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
        static func == (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
    }
    init()
    var now: ContinuousClock.Instant { get }
    static var now: ContinuousClock.Instant { get }
}

struct SuspendingClock: Sendable {
    struct Instant: Comparable, Hashable, Sendable {
        static var now: SuspendingClock.Instant { get }
        static func < (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool
        static func == (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool
    }
    init()
    var now: SuspendingClock.Instant { get }
    static var now: SuspendingClock.Instant { get }
}

protocol IteratorProtocol<Element> {
    associatedtype Element
    mutating func next() -> Self.Element?
}

protocol Sequence<Element> {
    associatedtype Element where Self.Element == Self.Iterator.Element
    associatedtype Iterator: IteratorProtocol
    func makeIterator() -> Self.Iterator
    var underestimatedCount: Int { get }
}

extension Sequence {
    func map<T>(_ transform: (Self.Element) throws -> T) rethrows -> [T]
    func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> [Self.Element]
    func forEach(_ body: (Self.Element) throws -> Void) rethrows
    func compactMap<ElementOfResult>(_ transform: (Self.Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]
    func flatMap<SegmentOfResult>(_ transform: (Self.Element) throws -> SegmentOfResult) rethrows -> [SegmentOfResult.Element] where SegmentOfResult: Sequence
    func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (_ partialResult: Result, Self.Element) throws -> Result) rethrows -> Result
    func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (_ partialResult: inout Result, Self.Element) throws -> ()) rethrows -> Result
    func sorted(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows -> [Self.Element]
    func reversed() -> [Self.Element]
    func shuffled() -> [Self.Element]
    func shuffled<T>(using generator: inout T) -> [Self.Element] where T: RandomNumberGenerator
    func enumerated() -> EnumeratedSequence<Self>
    func first(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Element?
    func contains(where predicate: (Self.Element) throws -> Bool) rethrows -> Bool
    func allSatisfy(_ predicate: (Self.Element) throws -> Bool) rethrows -> Bool
    func count(where predicate: (Self.Element) throws -> Bool) rethrows -> Int
    func min(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows -> Self.Element?
    func max(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows -> Self.Element?
    func prefix(_ maxLength: Int) -> PrefixSequence<Self>
    func prefix(while predicate: (Self.Element) throws -> Bool) rethrows -> [Self.Element]
    func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>
    func dropLast(_ k: Int = 1) -> [Self.Element]
    func drop(while predicate: (Self.Element) throws -> Bool) rethrows -> DropWhileSequence<Self>
    func suffix(_ maxLength: Int) -> [Self.Element]
    func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Self.Element) throws -> Bool) rethrows -> [ArraySlice<Self.Element>]
    func elementsEqual<OtherSequence>(_ other: OtherSequence, by areEquivalent: (Self.Element, OtherSequence.Element) throws -> Bool) rethrows -> Bool where OtherSequence: Sequence
    var lazy: LazySequence<Self> { get }
}

extension Sequence where Element: Equatable {
    func contains(_ element: Self.Element) -> Bool
    func elementsEqual<OtherSequence>(_ other: OtherSequence) -> Bool where OtherSequence: Sequence, Self.Element == OtherSequence.Element
    func starts<PossiblePrefix>(with possiblePrefix: PossiblePrefix) -> Bool where PossiblePrefix: Sequence, Self.Element == PossiblePrefix.Element
    func split(separator: Self.Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Self.Element>]
}

extension Sequence where Element: Comparable {
    func min() -> Self.Element?
    func max() -> Self.Element?
    func sorted() -> [Self.Element]
}

extension Sequence where Element: Sequence {
    func joined() -> FlattenSequence<Self>
    func joined<Separator>(separator: Separator) -> JoinedSequence<Self> where Separator: Sequence, Separator.Element == Self.Element.Element
}

extension Sequence where Element: StringProtocol {
    func joined(separator: String = "") -> String
}

extension Sequence where Element == String {
    func joined(separator: String = "") -> String
}

protocol Collection<Element>: Sequence {
    override associatedtype Element
    associatedtype Index: Comparable
    override associatedtype Iterator = IndexingIterator<Self>
    associatedtype SubSequence: Collection = Slice<Self> where Self.Element == Self.SubSequence.Element, Self.SubSequence == Self.SubSequence.SubSequence
    associatedtype Indices: Collection = DefaultIndices<Self> where Self.Indices == Self.Indices.SubSequence, Self.Index == Self.Indices.Element
    var startIndex: Self.Index { get }
    var endIndex: Self.Index { get }
    subscript(position: Self.Index) -> Self.Element { get }
    subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get }
    var indices: Self.Indices { get }
    var isEmpty: Bool { get }
    var count: Int { get }
    func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
    func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
    func distance(from start: Self.Index, to end: Self.Index) -> Int
    func index(after i: Self.Index) -> Self.Index
}

extension Collection {
    var first: Self.Element? { get }
    func randomElement() -> Self.Element?
    func randomElement<T>(using generator: inout T) -> Self.Element? where T: RandomNumberGenerator
    func map<T>(_ transform: (Self.Element) throws -> T) rethrows -> [T]
    func dropFirst(_ k: Int = 1) -> Self.SubSequence
    func dropLast(_ k: Int = 1) -> Self.SubSequence
    func drop(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence
    func prefix(_ maxLength: Int) -> Self.SubSequence
    func prefix(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence
    func prefix(upTo end: Self.Index) -> Self.SubSequence
    func prefix(through position: Self.Index) -> Self.SubSequence
    func suffix(_ maxLength: Int) -> Self.SubSequence
    func suffix(from start: Self.Index) -> Self.SubSequence
    func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Self.Element) throws -> Bool) rethrows -> [Self.SubSequence]
    func firstIndex(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Index?
    subscript<R>(r: R) -> Self.SubSequence where R: RangeExpression, Self.Index == R.Bound { get }
    func formatted<S>(_ style: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Self
}

extension Collection where Element: Equatable {
    func firstIndex(of element: Self.Element) -> Self.Index?
    func split(separator: Self.Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Self.SubSequence]
}

protocol BidirectionalCollection<Element>: Collection where Self.Indices: BidirectionalCollection, Self.SubSequence: BidirectionalCollection {
    func index(before i: Self.Index) -> Self.Index
}

extension BidirectionalCollection {
    var last: Self.Element? { get }
    func reversed() -> ReversedCollection<Self>
    func last(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Element?
    func lastIndex(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Index?
}

extension BidirectionalCollection where Element: Equatable {
    func lastIndex(of element: Self.Element) -> Self.Index?
}

protocol RandomAccessCollection<Element>: BidirectionalCollection where Self.Indices: RandomAccessCollection, Self.SubSequence: RandomAccessCollection {
}

extension RandomAccessCollection where Index: Strideable, Index.Stride == Int {
    typealias Indices = Range<Self.Index>
    var indices: Range<Self.Index> { get }
}

protocol MutableCollection<Element>: Collection where Self.SubSequence: MutableCollection {
    subscript(position: Self.Index) -> Self.Element { get set }
    mutating func swapAt(_ i: Self.Index, _ j: Self.Index)
}

extension MutableCollection where Self: RandomAccessCollection {
    mutating func sort(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows
    mutating func shuffle()
    mutating func shuffle<T>(using generator: inout T) where T: RandomNumberGenerator
}

extension MutableCollection where Self: BidirectionalCollection {
    mutating func reverse()
}

protocol RangeReplaceableCollection<Element>: Collection where Self.SubSequence: RangeReplaceableCollection {
    init()
    init(repeating repeatedValue: Self.Element, count: Int)
    init<S>(_ elements: S) where S: Sequence, Self.Element == S.Element
    mutating func append(_ newElement: Self.Element)
    mutating func append<S>(contentsOf newElements: S) where S: Sequence, Self.Element == S.Element
    mutating func insert(_ newElement: Self.Element, at i: Self.Index)
    mutating func insert<S>(contentsOf newElements: S, at i: Self.Index) where S: Collection, Self.Element == S.Element
    mutating func remove(at i: Self.Index) -> Self.Element
    mutating func removeFirst() -> Self.Element
    mutating func removeFirst(_ k: Int)
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    mutating func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows
    mutating func removeSubrange(_ bounds: Range<Self.Index>)
    mutating func replaceSubrange<C>(_ subrange: Range<Self.Index>, with newElements: C) where C: Collection, Self.Element == C.Element
}

extension RangeReplaceableCollection {
    static func + <Other>(lhs: Self, rhs: Other) -> Self where Other: Sequence, Self.Element == Other.Element
    static func + <Other>(lhs: Other, rhs: Self) -> Self where Other: Sequence, Self.Element == Other.Element
    static func + <Other>(lhs: Self, rhs: Other) -> Self where Other: RangeReplaceableCollection, Self.Element == Other.Element
    static func += <Other>(lhs: inout Self, rhs: Other) where Other: Sequence, Self.Element == Other.Element
    func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> Self
}

extension RangeReplaceableCollection where Self: BidirectionalCollection {
    mutating func removeLast() -> Self.Element
    mutating func removeLast(_ k: Int)
    mutating func popLast() -> Self.Element?
}

protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
    associatedtype Element
    associatedtype ArrayLiteralElement = Self.Element
    init()
    func contains(_ member: Self.Element) -> Bool
    func union(_ other: Self) -> Self
    func intersection(_ other: Self) -> Self
    func symmetricDifference(_ other: Self) -> Self
    func subtracting(_ other: Self) -> Self
    var isEmpty: Bool { get }
}

protocol OptionSet: RawRepresentable, SetAlgebra {
    associatedtype Element = Self
    init(rawValue: Self.RawValue)
}

protocol RangeExpression<Bound> {
    associatedtype Bound: Comparable
    func contains(_ element: Self.Bound) -> Bool
}

protocol LazySequenceProtocol: Sequence {
    associatedtype Elements: Sequence = Self where Self.Element == Self.Elements.Element
    var elements: Self.Elements { get }
}

extension LazySequenceProtocol {
    func map<U>(_ transform: @escaping (Self.Element) -> U) -> LazyMapSequence<Self.Elements, U>
    func filter(_ isIncluded: @escaping (Self.Elements.Element) -> Bool) -> LazyFilterSequence<Self.Elements>
    func compactMap<ElementOfResult>(_ transform: @escaping (Self.Elements.Element) -> ElementOfResult?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Self.Elements, ElementOfResult?>>, ElementOfResult>
}

protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Self.Elements: Collection {
}

protocol StringProtocol: BidirectionalCollection, Comparable, ExpressibleByStringInterpolation, Hashable, LosslessStringConvertible where Self.Element == Character, Self.Index == String.Index, Self.SubSequence: StringProtocol {
    func lowercased() -> String
    func uppercased() -> String
    func hasPrefix(_ prefix: String) -> Bool
    func hasSuffix(_ suffix: String) -> Bool
}

extension StringProtocol {
    var capitalized: String { get }
    var localizedCapitalized: String { get }
    var utf8CString: ContiguousArray<CChar> { get }
    func contains<T>(_ other: T) -> Bool where T: StringProtocol
    func localizedCaseInsensitiveContains<T>(_ other: T) -> Bool where T: StringProtocol
    func localizedStandardContains<T>(_ string: T) -> Bool where T: StringProtocol
    func components<T>(separatedBy separator: T) -> [String] where T: StringProtocol
    func components(separatedBy separator: CharacterSet) -> [String]
    func trimmingCharacters(in set: CharacterSet) -> String
    func replacingOccurrences<Target, Replacement>(of target: Target, with replacement: Replacement, options: NSString.CompareOptions = [], range searchRange: Range<Self.Index>? = nil) -> String where Target: StringProtocol, Replacement: StringProtocol
    func caseInsensitiveCompare<T>(_ aString: T) -> ComparisonResult where T: StringProtocol
    func localizedCompare<T>(_ string: T) -> ComparisonResult where T: StringProtocol
    func localizedStandardCompare<T>(_ string: T) -> ComparisonResult where T: StringProtocol
    func range<T>(of aString: T, options: NSString.CompareOptions = [], range searchRange: Range<Self.Index>? = nil, locale: Locale? = nil) -> Range<Self.Index>? where T: StringProtocol
    func compare<T>(_ aString: T, options: NSString.CompareOptions = [], range: Range<Self.Index>? = nil, locale: Locale? = nil) -> ComparisonResult where T: StringProtocol
    func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
    func padding<T>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String where T: StringProtocol
    func appending<T>(_ aString: T) -> String where T: StringProtocol
}

struct Bool: Codable, CustomStringConvertible, ExpressibleByBooleanLiteral, Hashable, LosslessStringConvertible, Sendable {
    typealias BooleanLiteralType = Bool
    init()
    init(_ value: Bool)
    static func random() -> Bool
    mutating func toggle()
    static prefix func ! (a: Bool) -> Bool
    static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
    static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
    static func == (lhs: Bool, rhs: Bool) -> Bool
    var description: String { get }
}

struct Int: Codable, FixedWidthInteger, Hashable, Sendable, SignedInteger {
    typealias IntegerLiteralType = Int
    typealias Magnitude = UInt
    typealias Stride = Int
    init(_ source: Double)
    init(_ source: Float)
    init?(_ description: String)
    static func + (lhs: Int, rhs: Int) -> Int
    static func - (lhs: Int, rhs: Int) -> Int
    static func * (lhs: Int, rhs: Int) -> Int
    static func / (lhs: Int, rhs: Int) -> Int
    static func += (lhs: inout Int, rhs: Int)
    static func -= (lhs: inout Int, rhs: Int)
    static func *= (lhs: inout Int, rhs: Int)
    static func /= (lhs: inout Int, rhs: Int)
    static func == (lhs: Int, rhs: Int) -> Bool
    static func != (lhs: Int, rhs: Int) -> Bool
    static func < (lhs: Int, rhs: Int) -> Bool
    static func <= (lhs: Int, rhs: Int) -> Bool
    static func > (lhs: Int, rhs: Int) -> Bool
    static func >= (lhs: Int, rhs: Int) -> Bool
    static func % (lhs: Int, rhs: Int) -> Int
    static func & (lhs: Int, rhs: Int) -> Int
    static func | (lhs: Int, rhs: Int) -> Int
    static func ^ (lhs: Int, rhs: Int) -> Int
    static func &+ (lhs: Int, rhs: Int) -> Int
    static func &- (lhs: Int, rhs: Int) -> Int
    static func &* (lhs: Int, rhs: Int) -> Int
    static func %= (lhs: inout Int, rhs: Int)
    static prefix func - (operand: Int) -> Int
    static var max: Int { get }
    static var min: Int { get }
    static func random(in range: Range<Int>) -> Int
    static func random(in range: ClosedRange<Int>) -> Int
    var description: String { get }
    var magnitude: UInt { get }
}

struct Int8: Codable, FixedWidthInteger, Hashable, Sendable, SignedInteger {
    typealias IntegerLiteralType = Int8
    typealias Magnitude = UInt8
    typealias Stride = Int
    init(_ source: Double)
    init(_ source: Float)
    init?(_ description: String)
    static func + (lhs: Int8, rhs: Int8) -> Int8
    static func - (lhs: Int8, rhs: Int8) -> Int8
    static func * (lhs: Int8, rhs: Int8) -> Int8
    static func / (lhs: Int8, rhs: Int8) -> Int8
    static func += (lhs: inout Int8, rhs: Int8)
    static func -= (lhs: inout Int8, rhs: Int8)
    static func *= (lhs: inout Int8, rhs: Int8)
    static func /= (lhs: inout Int8, rhs: Int8)
    static func == (lhs: Int8, rhs: Int8) -> Bool
    static func != (lhs: Int8, rhs: Int8) -> Bool
    static func < (lhs: Int8, rhs: Int8) -> Bool
    static func <= (lhs: Int8, rhs: Int8) -> Bool
    static func > (lhs: Int8, rhs: Int8) -> Bool
    static func >= (lhs: Int8, rhs: Int8) -> Bool
    static func % (lhs: Int8, rhs: Int8) -> Int8
    static func & (lhs: Int8, rhs: Int8) -> Int8
    static func | (lhs: Int8, rhs: Int8) -> Int8
    static func ^ (lhs: Int8, rhs: Int8) -> Int8
    static func &+ (lhs: Int8, rhs: Int8) -> Int8
    static func &- (lhs: Int8, rhs: Int8) -> Int8
    static func &* (lhs: Int8, rhs: Int8) -> Int8
    static func %= (lhs: inout Int8, rhs: Int8)
    static prefix func - (operand: Int8) -> Int8
    static var max: Int8 { get }
    static var min: Int8 { get }
    static func random(in range: Range<Int8>) -> Int8
    static func random(in range: ClosedRange<Int8>) -> Int8
    var description: String { get }
    var magnitude: UInt8 { get }
}

struct Int16: Codable, FixedWidthInteger, Hashable, Sendable, SignedInteger {
    typealias IntegerLiteralType = Int16
    typealias Magnitude = UInt16
    typealias Stride = Int
    init(_ source: Double)
    init(_ source: Float)
    init?(_ description: String)
    static func + (lhs: Int16, rhs: Int16) -> Int16
    static func - (lhs: Int16, rhs: Int16) -> Int16
    static func * (lhs: Int16, rhs: Int16) -> Int16
    static func / (lhs: Int16, rhs: Int16) -> Int16
    static func += (lhs: inout Int16, rhs: Int16)
    static func -= (lhs: inout Int16, rhs: Int16)
    static func *= (lhs: inout Int16, rhs: Int16)
    static func /= (lhs: inout Int16, rhs: Int16)
    static func == (lhs: Int16, rhs: Int16) -> Bool
    static func != (lhs: Int16, rhs: Int16) -> Bool
    static func < (lhs: Int16, rhs: Int16) -> Bool
    static func <= (lhs: Int16, rhs: Int16) -> Bool
    static func > (lhs: Int16, rhs: Int16) -> Bool
    static func >= (lhs: Int16, rhs: Int16) -> Bool
    static func % (lhs: Int16, rhs: Int16) -> Int16
    static func & (lhs: Int16, rhs: Int16) -> Int16
    static func | (lhs: Int16, rhs: Int16) -> Int16
    static func ^ (lhs: Int16, rhs: Int16) -> Int16
    static func &+ (lhs: Int16, rhs: Int16) -> Int16
    static func &- (lhs: Int16, rhs: Int16) -> Int16
    static func &* (lhs: Int16, rhs: Int16) -> Int16
    static func %= (lhs: inout Int16, rhs: Int16)
    static prefix func - (operand: Int16) -> Int16
    static var max: Int16 { get }
    static var min: Int16 { get }
    static func random(in range: Range<Int16>) -> Int16
    static func random(in range: ClosedRange<Int16>) -> Int16
    var description: String { get }
    var magnitude: UInt16 { get }
}

struct Int32: Codable, FixedWidthInteger, Hashable, Sendable, SignedInteger {
    typealias IntegerLiteralType = Int32
    typealias Magnitude = UInt32
    typealias Stride = Int
    init(_ source: Double)
    init(_ source: Float)
    init?(_ description: String)
    static func + (lhs: Int32, rhs: Int32) -> Int32
    static func - (lhs: Int32, rhs: Int32) -> Int32
    static func * (lhs: Int32, rhs: Int32) -> Int32
    static func / (lhs: Int32, rhs: Int32) -> Int32
    static func += (lhs: inout Int32, rhs: Int32)
    static func -= (lhs: inout Int32, rhs: Int32)
    static func *= (lhs: inout Int32, rhs: Int32)
    static func /= (lhs: inout Int32, rhs: Int32)
    static func == (lhs: Int32, rhs: Int32) -> Bool
    static func != (lhs: Int32, rhs: Int32) -> Bool
    static func < (lhs: Int32, rhs: Int32) -> Bool
    static func <= (lhs: Int32, rhs: Int32) -> Bool
    static func > (lhs: Int32, rhs: Int32) -> Bool
    static func >= (lhs: Int32, rhs: Int32) -> Bool
    static func % (lhs: Int32, rhs: Int32) -> Int32
    static func & (lhs: Int32, rhs: Int32) -> Int32
    static func | (lhs: Int32, rhs: Int32) -> Int32
    static func ^ (lhs: Int32, rhs: Int32) -> Int32
    static func &+ (lhs: Int32, rhs: Int32) -> Int32
    static func &- (lhs: Int32, rhs: Int32) -> Int32
    static func &* (lhs: Int32, rhs: Int32) -> Int32
    static func %= (lhs: inout Int32, rhs: Int32)
    static prefix func - (operand: Int32) -> Int32
    static var max: Int32 { get }
    static var min: Int32 { get }
    static func random(in range: Range<Int32>) -> Int32
    static func random(in range: ClosedRange<Int32>) -> Int32
    var description: String { get }
    var magnitude: UInt32 { get }
}

struct Int64: Codable, FixedWidthInteger, Hashable, Sendable, SignedInteger {
    typealias IntegerLiteralType = Int64
    typealias Magnitude = UInt64
    typealias Stride = Int
    init(_ source: Double)
    init(_ source: Float)
    init?(_ description: String)
    static func + (lhs: Int64, rhs: Int64) -> Int64
    static func - (lhs: Int64, rhs: Int64) -> Int64
    static func * (lhs: Int64, rhs: Int64) -> Int64
    static func / (lhs: Int64, rhs: Int64) -> Int64
    static func += (lhs: inout Int64, rhs: Int64)
    static func -= (lhs: inout Int64, rhs: Int64)
    static func *= (lhs: inout Int64, rhs: Int64)
    static func /= (lhs: inout Int64, rhs: Int64)
    static func == (lhs: Int64, rhs: Int64) -> Bool
    static func != (lhs: Int64, rhs: Int64) -> Bool
    static func < (lhs: Int64, rhs: Int64) -> Bool
    static func <= (lhs: Int64, rhs: Int64) -> Bool
    static func > (lhs: Int64, rhs: Int64) -> Bool
    static func >= (lhs: Int64, rhs: Int64) -> Bool
    static func % (lhs: Int64, rhs: Int64) -> Int64
    static func & (lhs: Int64, rhs: Int64) -> Int64
    static func | (lhs: Int64, rhs: Int64) -> Int64
    static func ^ (lhs: Int64, rhs: Int64) -> Int64
    static func &+ (lhs: Int64, rhs: Int64) -> Int64
    static func &- (lhs: Int64, rhs: Int64) -> Int64
    static func &* (lhs: Int64, rhs: Int64) -> Int64
    static func %= (lhs: inout Int64, rhs: Int64)
    static prefix func - (operand: Int64) -> Int64
    static var max: Int64 { get }
    static var min: Int64 { get }
    static func random(in range: Range<Int64>) -> Int64
    static func random(in range: ClosedRange<Int64>) -> Int64
    var description: String { get }
    var magnitude: UInt64 { get }
}

struct UInt: Codable, FixedWidthInteger, Hashable, Sendable, UnsignedInteger {
    typealias IntegerLiteralType = UInt
    typealias Magnitude = UInt
    typealias Stride = Int
    init(_ source: Double)
    init(_ source: Float)
    init?(_ description: String)
    static func + (lhs: UInt, rhs: UInt) -> UInt
    static func - (lhs: UInt, rhs: UInt) -> UInt
    static func * (lhs: UInt, rhs: UInt) -> UInt
    static func / (lhs: UInt, rhs: UInt) -> UInt
    static func += (lhs: inout UInt, rhs: UInt)
    static func -= (lhs: inout UInt, rhs: UInt)
    static func *= (lhs: inout UInt, rhs: UInt)
    static func /= (lhs: inout UInt, rhs: UInt)
    static func == (lhs: UInt, rhs: UInt) -> Bool
    static func != (lhs: UInt, rhs: UInt) -> Bool
    static func < (lhs: UInt, rhs: UInt) -> Bool
    static func <= (lhs: UInt, rhs: UInt) -> Bool
    static func > (lhs: UInt, rhs: UInt) -> Bool
    static func >= (lhs: UInt, rhs: UInt) -> Bool
    static func % (lhs: UInt, rhs: UInt) -> UInt
    static func & (lhs: UInt, rhs: UInt) -> UInt
    static func | (lhs: UInt, rhs: UInt) -> UInt
    static func ^ (lhs: UInt, rhs: UInt) -> UInt
    static func &+ (lhs: UInt, rhs: UInt) -> UInt
    static func &- (lhs: UInt, rhs: UInt) -> UInt
    static func &* (lhs: UInt, rhs: UInt) -> UInt
    static func %= (lhs: inout UInt, rhs: UInt)
    static var max: UInt { get }
    static var min: UInt { get }
    static func random(in range: Range<UInt>) -> UInt
    static func random(in range: ClosedRange<UInt>) -> UInt
    var description: String { get }
    var magnitude: UInt { get }
}

struct UInt8: Codable, FixedWidthInteger, Hashable, Sendable, UnsignedInteger {
    typealias IntegerLiteralType = UInt8
    typealias Magnitude = UInt8
    typealias Stride = Int
    init(_ source: Double)
    init(_ source: Float)
    init?(_ description: String)
    static func + (lhs: UInt8, rhs: UInt8) -> UInt8
    static func - (lhs: UInt8, rhs: UInt8) -> UInt8
    static func * (lhs: UInt8, rhs: UInt8) -> UInt8
    static func / (lhs: UInt8, rhs: UInt8) -> UInt8
    static func += (lhs: inout UInt8, rhs: UInt8)
    static func -= (lhs: inout UInt8, rhs: UInt8)
    static func *= (lhs: inout UInt8, rhs: UInt8)
    static func /= (lhs: inout UInt8, rhs: UInt8)
    static func == (lhs: UInt8, rhs: UInt8) -> Bool
    static func != (lhs: UInt8, rhs: UInt8) -> Bool
    static func < (lhs: UInt8, rhs: UInt8) -> Bool
    static func <= (lhs: UInt8, rhs: UInt8) -> Bool
    static func > (lhs: UInt8, rhs: UInt8) -> Bool
    static func >= (lhs: UInt8, rhs: UInt8) -> Bool
    static func % (lhs: UInt8, rhs: UInt8) -> UInt8
    static func & (lhs: UInt8, rhs: UInt8) -> UInt8
    static func | (lhs: UInt8, rhs: UInt8) -> UInt8
    static func ^ (lhs: UInt8, rhs: UInt8) -> UInt8
    static func &+ (lhs: UInt8, rhs: UInt8) -> UInt8
    static func &- (lhs: UInt8, rhs: UInt8) -> UInt8
    static func &* (lhs: UInt8, rhs: UInt8) -> UInt8
    static func %= (lhs: inout UInt8, rhs: UInt8)
    static var max: UInt8 { get }
    static var min: UInt8 { get }
    static func random(in range: Range<UInt8>) -> UInt8
    static func random(in range: ClosedRange<UInt8>) -> UInt8
    var description: String { get }
    var magnitude: UInt8 { get }
}

struct UInt16: Codable, FixedWidthInteger, Hashable, Sendable, UnsignedInteger {
    typealias IntegerLiteralType = UInt16
    typealias Magnitude = UInt16
    typealias Stride = Int
    init(_ source: Double)
    init(_ source: Float)
    init?(_ description: String)
    static func + (lhs: UInt16, rhs: UInt16) -> UInt16
    static func - (lhs: UInt16, rhs: UInt16) -> UInt16
    static func * (lhs: UInt16, rhs: UInt16) -> UInt16
    static func / (lhs: UInt16, rhs: UInt16) -> UInt16
    static func += (lhs: inout UInt16, rhs: UInt16)
    static func -= (lhs: inout UInt16, rhs: UInt16)
    static func *= (lhs: inout UInt16, rhs: UInt16)
    static func /= (lhs: inout UInt16, rhs: UInt16)
    static func == (lhs: UInt16, rhs: UInt16) -> Bool
    static func != (lhs: UInt16, rhs: UInt16) -> Bool
    static func < (lhs: UInt16, rhs: UInt16) -> Bool
    static func <= (lhs: UInt16, rhs: UInt16) -> Bool
    static func > (lhs: UInt16, rhs: UInt16) -> Bool
    static func >= (lhs: UInt16, rhs: UInt16) -> Bool
    static func % (lhs: UInt16, rhs: UInt16) -> UInt16
    static func & (lhs: UInt16, rhs: UInt16) -> UInt16
    static func | (lhs: UInt16, rhs: UInt16) -> UInt16
    static func ^ (lhs: UInt16, rhs: UInt16) -> UInt16
    static func &+ (lhs: UInt16, rhs: UInt16) -> UInt16
    static func &- (lhs: UInt16, rhs: UInt16) -> UInt16
    static func &* (lhs: UInt16, rhs: UInt16) -> UInt16
    static func %= (lhs: inout UInt16, rhs: UInt16)
    static var max: UInt16 { get }
    static var min: UInt16 { get }
    static func random(in range: Range<UInt16>) -> UInt16
    static func random(in range: ClosedRange<UInt16>) -> UInt16
    var description: String { get }
    var magnitude: UInt16 { get }
}

struct UInt32: Codable, FixedWidthInteger, Hashable, Sendable, UnsignedInteger {
    typealias IntegerLiteralType = UInt32
    typealias Magnitude = UInt32
    typealias Stride = Int
    init(_ source: Double)
    init(_ source: Float)
    init?(_ description: String)
    static func + (lhs: UInt32, rhs: UInt32) -> UInt32
    static func - (lhs: UInt32, rhs: UInt32) -> UInt32
    static func * (lhs: UInt32, rhs: UInt32) -> UInt32
    static func / (lhs: UInt32, rhs: UInt32) -> UInt32
    static func += (lhs: inout UInt32, rhs: UInt32)
    static func -= (lhs: inout UInt32, rhs: UInt32)
    static func *= (lhs: inout UInt32, rhs: UInt32)
    static func /= (lhs: inout UInt32, rhs: UInt32)
    static func == (lhs: UInt32, rhs: UInt32) -> Bool
    static func != (lhs: UInt32, rhs: UInt32) -> Bool
    static func < (lhs: UInt32, rhs: UInt32) -> Bool
    static func <= (lhs: UInt32, rhs: UInt32) -> Bool
    static func > (lhs: UInt32, rhs: UInt32) -> Bool
    static func >= (lhs: UInt32, rhs: UInt32) -> Bool
    static func % (lhs: UInt32, rhs: UInt32) -> UInt32
    static func & (lhs: UInt32, rhs: UInt32) -> UInt32
    static func | (lhs: UInt32, rhs: UInt32) -> UInt32
    static func ^ (lhs: UInt32, rhs: UInt32) -> UInt32
    static func &+ (lhs: UInt32, rhs: UInt32) -> UInt32
    static func &- (lhs: UInt32, rhs: UInt32) -> UInt32
    static func &* (lhs: UInt32, rhs: UInt32) -> UInt32
    static func %= (lhs: inout UInt32, rhs: UInt32)
    static var max: UInt32 { get }
    static var min: UInt32 { get }
    static func random(in range: Range<UInt32>) -> UInt32
    static func random(in range: ClosedRange<UInt32>) -> UInt32
    var description: String { get }
    var magnitude: UInt32 { get }
}

struct UInt64: Codable, FixedWidthInteger, Hashable, Sendable, UnsignedInteger {
    typealias IntegerLiteralType = UInt64
    typealias Magnitude = UInt64
    typealias Stride = Int
    init(_ source: Double)
    init(_ source: Float)
    init?(_ description: String)
    static func + (lhs: UInt64, rhs: UInt64) -> UInt64
    static func - (lhs: UInt64, rhs: UInt64) -> UInt64
    static func * (lhs: UInt64, rhs: UInt64) -> UInt64
    static func / (lhs: UInt64, rhs: UInt64) -> UInt64
    static func += (lhs: inout UInt64, rhs: UInt64)
    static func -= (lhs: inout UInt64, rhs: UInt64)
    static func *= (lhs: inout UInt64, rhs: UInt64)
    static func /= (lhs: inout UInt64, rhs: UInt64)
    static func == (lhs: UInt64, rhs: UInt64) -> Bool
    static func != (lhs: UInt64, rhs: UInt64) -> Bool
    static func < (lhs: UInt64, rhs: UInt64) -> Bool
    static func <= (lhs: UInt64, rhs: UInt64) -> Bool
    static func > (lhs: UInt64, rhs: UInt64) -> Bool
    static func >= (lhs: UInt64, rhs: UInt64) -> Bool
    static func % (lhs: UInt64, rhs: UInt64) -> UInt64
    static func & (lhs: UInt64, rhs: UInt64) -> UInt64
    static func | (lhs: UInt64, rhs: UInt64) -> UInt64
    static func ^ (lhs: UInt64, rhs: UInt64) -> UInt64
    static func &+ (lhs: UInt64, rhs: UInt64) -> UInt64
    static func &- (lhs: UInt64, rhs: UInt64) -> UInt64
    static func &* (lhs: UInt64, rhs: UInt64) -> UInt64
    static func %= (lhs: inout UInt64, rhs: UInt64)
    static var max: UInt64 { get }
    static var min: UInt64 { get }
    static func random(in range: Range<UInt64>) -> UInt64
    static func random(in range: ClosedRange<UInt64>) -> UInt64
    var description: String { get }
    var magnitude: UInt64 { get }
}

struct Double: BinaryFloatingPoint, Codable, Hashable, LosslessStringConvertible, Sendable {
    typealias FloatLiteralType = Double
    typealias IntegerLiteralType = Int64
    typealias Magnitude = Double
    typealias Stride = Double
    init()
    init(_ value: Int)
    init(_ value: CGFloat)
    init(_ value: Double)
    init(_ value: Float)
    init?<S>(_ text: S) where S: StringProtocol
    static func + (lhs: Double, rhs: Double) -> Double
    static func - (lhs: Double, rhs: Double) -> Double
    static func * (lhs: Double, rhs: Double) -> Double
    static func / (lhs: Double, rhs: Double) -> Double
    static func += (lhs: inout Double, rhs: Double)
    static func -= (lhs: inout Double, rhs: Double)
    static func *= (lhs: inout Double, rhs: Double)
    static func /= (lhs: inout Double, rhs: Double)
    static func == (lhs: Double, rhs: Double) -> Bool
    static func != (lhs: Double, rhs: Double) -> Bool
    static func < (lhs: Double, rhs: Double) -> Bool
    static func <= (lhs: Double, rhs: Double) -> Bool
    static func > (lhs: Double, rhs: Double) -> Bool
    static func >= (lhs: Double, rhs: Double) -> Bool
    static prefix func - (x: Double) -> Double
    static func random(in range: Range<Double>) -> Double
    static func random(in range: ClosedRange<Double>) -> Double
    var description: String { get }
    var magnitude: Double { get }
}

struct Float: BinaryFloatingPoint, Codable, Hashable, LosslessStringConvertible, Sendable {
    typealias FloatLiteralType = Float
    typealias IntegerLiteralType = Int64
    typealias Magnitude = Float
    typealias Stride = Float
    init()
    init(_ value: Int)
    init(_ value: CGFloat)
    init(_ value: Double)
    init(_ value: Float)
    init?<S>(_ text: S) where S: StringProtocol
    static func + (lhs: Float, rhs: Float) -> Float
    static func - (lhs: Float, rhs: Float) -> Float
    static func * (lhs: Float, rhs: Float) -> Float
    static func / (lhs: Float, rhs: Float) -> Float
    static func += (lhs: inout Float, rhs: Float)
    static func -= (lhs: inout Float, rhs: Float)
    static func *= (lhs: inout Float, rhs: Float)
    static func /= (lhs: inout Float, rhs: Float)
    static func == (lhs: Float, rhs: Float) -> Bool
    static func != (lhs: Float, rhs: Float) -> Bool
    static func < (lhs: Float, rhs: Float) -> Bool
    static func <= (lhs: Float, rhs: Float) -> Bool
    static func > (lhs: Float, rhs: Float) -> Bool
    static func >= (lhs: Float, rhs: Float) -> Bool
    static prefix func - (x: Float) -> Float
    static func random(in range: Range<Float>) -> Float
    static func random(in range: ClosedRange<Float>) -> Float
    var description: String { get }
    var magnitude: Float { get }
}

struct Character: CustomStringConvertible, ExpressibleByExtendedGraphemeClusterLiteral, Comparable, Hashable, LosslessStringConvertible, Sendable {
    typealias ExtendedGraphemeClusterLiteralType = Character
    init(_ s: String)
    var description: String { get }
    var isLetter: Bool { get }
    var isNumber: Bool { get }
    var isWhitespace: Bool { get }
    var isUppercase: Bool { get }
    var isLowercase: Bool { get }
    var isNewline: Bool { get }
    var isPunctuation: Bool { get }
    func uppercased() -> String
    func lowercased() -> String
}

struct String: Codable, CustomStringConvertible, RangeReplaceableCollection, Sendable, StringProtocol {
    typealias StringLiteralType = String
    typealias StringInterpolation = DefaultStringInterpolation
    typealias Element = Character
    typealias SubSequence = Substring
    struct Index: Comparable, Hashable, Sendable {
        func utf16Offset<S>(in s: S) -> Int where S: StringProtocol
    }
    struct Encoding: Hashable {
        static let utf8: String.Encoding
        static let ascii: String.Encoding
        static let utf16: String.Encoding
    }
    init()
    init(_ c: Character)
    init(_ string: String)
    init(_ substring: Substring)
    init<T>(_ value: T) where T: LosslessStringConvertible
    init<T>(_ value: T, radix: Int = 10, uppercase: Bool = false) where T: BinaryInteger
    init(repeating repeatedValue: String, count: Int)
    init<Subject>(describing instance: Subject)
    init<Subject>(reflecting subject: Subject)
    init(format: String, _ arguments: any CVarArg...)
    init(localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
    init(localized resource: LocalizedStringResource)
    init?(data: Data, encoding: String.Encoding)
    init(contentsOf url: URL, encoding: String.Encoding) throws
    var description: String { get }
    var utf8: String.UTF8View { get }
    var utf16: String.UTF16View { get }
    var unicodeScalars: String.UnicodeScalarView { get }
    var startIndex: String.Index { get }
    var endIndex: String.Index { get }
    static func + (lhs: String, rhs: String) -> String
    static func += (lhs: inout String, rhs: String)
    static func == (lhs: String, rhs: String) -> Bool
    static func < (lhs: String, rhs: String) -> Bool
    mutating func append(_ other: String)
    func lowercased() -> String
    func uppercased() -> String
    func hasPrefix(_ prefix: String) -> Bool
    func hasSuffix(_ suffix: String) -> Bool
    struct UTF8View: BidirectionalCollection, Sendable {
        typealias Element = UInt8
        typealias Index = String.Index
    }
    struct UTF16View: BidirectionalCollection, Sendable {
        typealias Element = UInt16
        typealias Index = String.Index
    }
    struct UnicodeScalarView: BidirectionalCollection, Sendable {
        typealias Element = Unicode.Scalar
        typealias Index = String.Index
    }
    struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
        init(_ value: String)
    }
}

enum Unicode {
    struct Scalar: Comparable, Hashable, Sendable {
        var value: UInt32 { get }
    }
}

struct Substring: RangeReplaceableCollection, Sendable, StringProtocol {
    typealias Element = Character
    typealias Index = String.Index
    typealias SubSequence = Substring
    var base: String { get }
    var description: String { get }
    func filter(_ isIncluded: (Substring.Element) throws -> Bool) rethrows -> String
}

struct StaticString: CustomStringConvertible, ExpressibleByStringLiteral, Sendable {
    var description: String { get }
}

enum CommandLine {
    static var argc: Int32 { get }
    static var arguments: [String]
}

enum Never: Comparable, Error, Hashable, Identifiable {
    typealias ID = Never
    var id: Never { get }
}

typealias Void = ()

typealias AnyClass = AnyObject.Type

enum Optional<Wrapped>: ExpressibleByNilLiteral {
    case none
    case some(Wrapped)
    init(_ value: Wrapped)
    func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
    func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
    var unsafelyUnwrapped: Wrapped { get }
    mutating func take() -> Wrapped?
    static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
    static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
    static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
    static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
    static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
}

struct _OptionalNilComparisonType: ExpressibleByNilLiteral {
}

extension Optional: Equatable where Wrapped: Equatable {
    static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool
    static func != (lhs: Wrapped?, rhs: Wrapped?) -> Bool
}

extension Optional: Hashable where Wrapped: Hashable {
}

extension Optional: Sendable where Wrapped: Sendable {
}

extension Optional: Encodable where Wrapped: Encodable {
}

extension Optional: Decodable where Wrapped: Decodable {
}

func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T

func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?

enum Result<Success, Failure> where Failure: Error {
    case success(Success)
    case failure(Failure)
    func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>
    func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> where NewFailure: Error
    func get() throws -> Success
}

struct Array<Element>: ExpressibleByArrayLiteral, MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias Iterator = IndexingIterator<[Element]>
    typealias ArrayLiteralElement = Element
    typealias SubSequence = ArraySlice<Element>
    init()
    init<S>(_ s: S) where Element == S.Element, S: Sequence
    init(repeating repeatedValue: Element, count: Int)
    init(arrayLiteral elements: Element...)
    var startIndex: Int { get }
    var endIndex: Int { get }
    var count: Int { get }
    var capacity: Int { get }
    subscript(index: Int) -> Element { get set }
    subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
    static func + (lhs: [Element], rhs: [Element]) -> [Element]
    mutating func append(_ newElement: Element)
    mutating func remove(at index: Int) -> Element
    mutating func insert(_ newElement: Element, at i: Int)
    mutating func reserveCapacity(_ minimumCapacity: Int)
}

extension Array: Equatable where Element: Equatable {
}

extension Array: Hashable where Element: Hashable {
}

extension Array: Sendable where Element: Sendable {
}

extension Array: Encodable where Element: Encodable {
}

extension Array: Decodable where Element: Decodable {
}

struct ArraySlice<Element>: ExpressibleByArrayLiteral, MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias Iterator = IndexingIterator<ArraySlice<Element>>
    typealias ArrayLiteralElement = Element
    typealias SubSequence = ArraySlice<Element>
    subscript(index: Int) -> Element { get set }
    subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
}

extension ArraySlice: Equatable where Element: Equatable {
}

extension ArraySlice: Hashable where Element: Hashable {
}

struct ContiguousArray<Element>: ExpressibleByArrayLiteral, MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias SubSequence = ArraySlice<Element>
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
}

struct Dictionary<Key, Value>: Collection, ExpressibleByDictionaryLiteral where Key: Hashable {
    typealias Element = (key: Key, value: Value)
    struct Index: Comparable, Hashable {
    }
    typealias SubSequence = Slice<[Key: Value]>
    typealias Indices = DefaultIndices<[Key: Value]>
    struct Keys: Collection, Equatable {
        typealias Element = Key
        typealias Index = Dictionary<Key, Value>.Index
        typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
        typealias Indices = DefaultIndices<Dictionary<Key, Value>.Keys>
    }
    struct Values: MutableCollection {
        typealias Element = Value
        typealias Index = Dictionary<Key, Value>.Index
        typealias SubSequence = Slice<Dictionary<Key, Value>.Values>
        typealias Indices = DefaultIndices<Dictionary<Key, Value>.Values>
    }
    init()
    init<S>(uniqueKeysWithValues keysAndValues: S) where S: Sequence, S.Element == (Key, Value)
    init<S>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element], S: Sequence
    init<S>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S: Sequence, S.Element == (Key, Value)
    var keys: Dictionary<Key, Value>.Keys { get }
    var values: Dictionary<Key, Value>.Values { get set }
    var count: Int { get }
    var isEmpty: Bool { get }
    subscript(key: Key) -> Value? { get set }
    subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
    func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
    func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
    func filter(_ isIncluded: (Dictionary<Key, Value>.Element) throws -> Bool) rethrows -> [Key: Value]
    func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
    mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
    mutating func removeValue(forKey key: Key) -> Value?
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
}

extension Dictionary: Equatable where Value: Equatable {
}

extension Dictionary: Hashable where Value: Hashable {
}

struct Set<Element>: Collection, ExpressibleByArrayLiteral, Hashable, SetAlgebra where Element: Hashable {
    struct Index: Comparable, Hashable {
    }
    typealias ArrayLiteralElement = Element
    typealias SubSequence = Slice<Set<Element>>
    typealias Indices = DefaultIndices<Set<Element>>
    init()
    init<Source>(_ sequence: Source) where Element == Source.Element, Source: Sequence
    var count: Int { get }
    var isEmpty: Bool { get }
    func contains(_ member: Element) -> Bool
    mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
    mutating func remove(_ member: Element) -> Element?
    func union<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
    func intersection<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
    func subtracting<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
    mutating func formUnion<S>(_ other: S) where Element == S.Element, S: Sequence
    mutating func subtract<S>(_ other: S) where Element == S.Element, S: Sequence
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    func isSubset(of other: Set<Element>) -> Bool
    func isSuperset(of other: Set<Element>) -> Bool
    func isDisjoint(with other: Set<Element>) -> Bool
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
}

struct Range<Bound>: Hashable, RangeExpression where Bound: Comparable {
    let lowerBound: Bound
    let upperBound: Bound
    init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
    var isEmpty: Bool { get }
    func contains(_ element: Bound) -> Bool
    func clamped(to limits: Range<Bound>) -> Range<Bound>
    func overlaps(_ other: Range<Bound>) -> Bool
}

extension Range: BidirectionalCollection, Collection, RandomAccessCollection, Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
    typealias Element = Bound
    typealias Index = Bound
    typealias Indices = Range<Bound>
    typealias SubSequence = Range<Bound>
    typealias Iterator = IndexingIterator<Range<Bound>>
}

struct ClosedRange<Bound>: Hashable, RangeExpression where Bound: Comparable {
    let lowerBound: Bound
    let upperBound: Bound
    func contains(_ element: Bound) -> Bool
    func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
    func overlaps(_ other: ClosedRange<Bound>) -> Bool
}

extension ClosedRange: BidirectionalCollection, Collection, RandomAccessCollection, Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
    typealias Element = Bound
    enum Index: Comparable, Hashable {
        case pastEnd
        case inRange(Bound)
    }
    typealias Indices = DefaultIndices<ClosedRange<Bound>>
    typealias SubSequence = Slice<ClosedRange<Bound>>
    typealias Iterator = IndexingIterator<ClosedRange<Bound>>
}

struct PartialRangeFrom<Bound>: RangeExpression where Bound: Comparable {
    let lowerBound: Bound
}

extension PartialRangeFrom: Sequence where Bound: Strideable {
    typealias Element = Bound
}

struct PartialRangeUpTo<Bound>: RangeExpression where Bound: Comparable {
    let upperBound: Bound
}

struct PartialRangeThrough<Bound>: RangeExpression where Bound: Comparable {
    let upperBound: Bound
}

struct IndexingIterator<Elements>: IteratorProtocol, Sequence where Elements: Collection {
    typealias Element = Elements.Element
}

struct DefaultIndices<Elements>: Collection where Elements: Collection {
    typealias Element = Elements.Index
    typealias Index = Elements.Index
    typealias Indices = DefaultIndices<Elements>
    typealias SubSequence = DefaultIndices<Elements>
}

extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
}

extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {
}

struct Slice<Base>: Collection where Base: Collection {
    typealias Element = Base.Element
    typealias Index = Base.Index
    typealias Indices = Base.Indices
    typealias SubSequence = Slice<Base>
    var base: Base { get }
}

extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
}

extension Slice: RandomAccessCollection where Base: RandomAccessCollection {
}

struct EnumeratedSequence<Base>: Sequence where Base: Sequence {
    typealias Element = (offset: Int, element: Base.Element)
    struct Iterator: IteratorProtocol {
        typealias Element = (offset: Int, element: Base.Element)
    }
}

@available(iOS 26.0, *)
extension EnumeratedSequence: Collection where Base: Collection {
    struct Index: Comparable {
    }
}

@available(iOS 26.0, *)
extension EnumeratedSequence: BidirectionalCollection where Base: BidirectionalCollection {
}

@available(iOS 26.0, *)
extension EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection {
}

struct Zip2Sequence<Sequence1, Sequence2>: Sequence where Sequence1: Sequence, Sequence2: Sequence {
    typealias Element = (Sequence1.Element, Sequence2.Element)
    struct Iterator: IteratorProtocol {
        typealias Element = (Sequence1.Element, Sequence2.Element)
    }
}

struct ReversedCollection<Base>: BidirectionalCollection where Base: BidirectionalCollection {
    typealias Element = Base.Element
    struct Index: Comparable {
        let base: Base.Index
    }
    typealias Indices = DefaultIndices<ReversedCollection<Base>>
    typealias SubSequence = Slice<ReversedCollection<Base>>
    func reversed() -> Base
}

extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {
}

struct LazySequence<Base>: LazySequenceProtocol where Base: Sequence {
    typealias Element = Base.Element
    typealias Elements = Base
    typealias Iterator = Base.Iterator
}

extension LazySequence: Collection, LazyCollectionProtocol where Base: Collection {
    typealias Index = Base.Index
    typealias Indices = Base.Indices
    typealias SubSequence = Slice<LazySequence<Base>>
}

extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
}

extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {
}

struct LazyMapSequence<Base, Element>: LazySequenceProtocol where Base: Sequence {
    typealias Elements = LazyMapSequence<Base, Element>
}

extension LazyMapSequence: Collection, LazyCollectionProtocol where Base: Collection {
    typealias Index = Base.Index
    typealias Indices = Base.Indices
    typealias SubSequence = Slice<LazyMapSequence<Base, Element>>
}

extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
}

extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {
}

struct LazyFilterSequence<Base>: LazySequenceProtocol where Base: Sequence {
    typealias Element = Base.Element
    typealias Elements = LazyFilterSequence<Base>
}

extension LazyFilterSequence: Collection, LazyCollectionProtocol where Base: Collection {
    typealias Index = Base.Index
}

struct PrefixSequence<Base>: Sequence where Base: Sequence {
    typealias Element = Base.Element
}

struct DropFirstSequence<Base>: Sequence where Base: Sequence {
    typealias Element = Base.Element
}

struct DropWhileSequence<Base>: Sequence where Base: Sequence {
    typealias Element = Base.Element
}

struct FlattenSequence<Base>: Sequence where Base: Sequence, Base.Element: Sequence {
    typealias Element = Base.Element.Element
}

extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
    typealias Index = FlattenSequence<Base>.Position
    typealias SubSequence = Slice<FlattenSequence<Base>>
    typealias Indices = DefaultIndices<FlattenSequence<Base>>
    struct Position: Comparable {
    }
}

extension FlattenSequence: BidirectionalCollection where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
}

struct JoinedSequence<Base>: Sequence where Base: Sequence, Base.Element: Sequence {
    typealias Element = Base.Element.Element
}

struct StrideTo<Element>: Sequence where Element: Strideable {
}

struct StrideThrough<Element>: Sequence where Element: Strideable {
}

struct CollectionOfOne<Element>: MutableCollection, RandomAccessCollection {
    typealias Index = Int
    typealias Indices = Range<Int>
    init(_ element: Element)
}

struct EmptyCollection<Element>: MutableCollection, RandomAccessCollection {
    typealias Index = Int
    typealias Indices = Range<Int>
    init()
}

struct Repeated<Element>: RandomAccessCollection {
    typealias Index = Int
    typealias Indices = Range<Int>
}

struct AnySequence<Element>: Sequence {
    init<S>(_ base: S) where Element == S.Element, S: Sequence
}

struct AnyCollection<Element>: Collection {
    init<C>(_ base: C) where Element == C.Element, C: Collection
}

struct AnyRandomAccessCollection<Element>: RandomAccessCollection {
    init<C>(_ base: C) where Element == C.Element, C: RandomAccessCollection
}

struct AnyHashable: Hashable {
    init<H>(_ base: H) where H: Hashable
    var base: Any { get }
}

struct RangeSet<Bound> where Bound: Comparable {
}

class AnyKeyPath: Hashable {
}

class PartialKeyPath<Root>: AnyKeyPath {
}

class KeyPath<Root, Value>: PartialKeyPath<Root> {
}

class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
}

class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
}

struct Mirror {
    init(reflecting subject: Any)
}

struct SIMD2<Scalar> {
    var x: Scalar
    var y: Scalar
    init(_ v0: Scalar, _ v1: Scalar)
    init(x: Scalar, y: Scalar)
}

struct Duration: Comparable, Hashable, Sendable {
    static func seconds<T>(_ seconds: T) -> Duration where T: BinaryInteger
    static func seconds(_ seconds: Double) -> Duration
    static func milliseconds<T>(_ milliseconds: T) -> Duration where T: BinaryInteger
    static func microseconds<T>(_ microseconds: T) -> Duration where T: BinaryInteger
    static func nanoseconds<T>(_ nanoseconds: T) -> Duration where T: BinaryInteger
    static var zero: Duration { get }
    func formatted() -> String
    func formatted<S>(_ style: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Duration
}

struct Task<Success, Failure>: Hashable, Sendable where Success: Sendable, Failure: Error {
    var value: Success { get async throws }
    var isCancelled: Bool { get }
    func cancel()
}

extension Task where Failure == Never {
    init(priority: TaskPriority? = nil, operation: @escaping () async -> Success)
    static func detached(priority: TaskPriority? = nil, operation: @escaping () async -> Success) -> Task<Success, Never>
}

extension Task where Failure == any Error {
    init(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
    static func detached(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) -> Task<Success, any Error>
}

extension Task where Success == Never, Failure == Never {
    static func sleep(nanoseconds duration: UInt64) async throws
    static func sleep(for duration: Duration) async throws
    static func yield() async
    static var isCancelled: Bool { get }
    static func checkCancellation() throws
}

struct TaskPriority: Comparable, Hashable, RawRepresentable, Sendable {
    static let high: TaskPriority
    static let medium: TaskPriority
    static let low: TaskPriority
    static let userInitiated: TaskPriority
    static let utility: TaskPriority
    static let background: TaskPriority
}

@globalActor
actor MainActor {
    static let shared: MainActor
    static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async rethrows -> T where T: Sendable
}

func zip<Sequence1, Sequence2>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<Sequence1, Sequence2> where Sequence1: Sequence, Sequence2: Sequence

func stride<T>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> where T: Strideable

func stride<T>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T> where T: Strideable

func min<T>(_ x: T, _ y: T) -> T where T: Comparable

func min<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T where T: Comparable

func max<T>(_ x: T, _ y: T) -> T where T: Comparable

func max<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T where T: Comparable

func abs<T>(_ x: T) -> T where T: Comparable, T: SignedNumeric

func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>

func swap<T>(_ a: inout T, _ b: inout T)

func type<T, Metatype>(of value: T) -> Metatype

func print(_ items: Any..., separator: String = " ", terminator: String = "\n")

func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")

func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())

func assertionFailure(_ message: @autoclosure () -> String = String())

func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())

func preconditionFailure(_ message: @autoclosure () -> String = String()) -> Never

func fatalError(_ message: @autoclosure () -> String = String()) -> Never

func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result

func == <A, B>(lhs: (A, B), rhs: (A, B)) -> Bool where A: Equatable, B: Equatable

func == (t0: Any.Type?, t1: Any.Type?) -> Bool

func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool

func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool

func ~= <T>(a: T, b: T) -> Bool where T: Equatable

func == <T>(lhs: T, rhs: T) -> Bool where T: RawRepresentable, T.RawValue: Equatable

func != <T>(lhs: T, rhs: T) -> Bool where T: RawRepresentable, T.RawValue: Equatable

protocol CVarArg {
}

struct CancellationError: Error {
    init()
}

struct AnyIterator<Element>: IteratorProtocol, Sequence {
    init<I>(_ base: I) where I: IteratorProtocol, Element == I.Element
    mutating func next() -> Element?
}
