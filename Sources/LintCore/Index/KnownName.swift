/// The identifiers that the tool itself speaks of; `NameTable` interns them first, so that their numbers are constants.
enum KnownName: String, CaseIterable {
    case empty = "", wildcard = "_"
    case `self`, `Self`, `init`, `super`, `Type`, `Protocol`
    case wrappedValue, projectedValue, dynamicMember, callAsFunction, keyPath
    case error
    case `Any`, AnyObject, Void, Never
    case Optional, Array, Dictionary, Range, ClosedRange, PartialRangeFrom, PartialRangeThrough, PartialRangeUpTo
    case Int, Double, Float, CGFloat, String, Bool, UUID, Binding
    case WritableKeyPath
    case buildExpression, buildBlock, buildPartialBlock, buildIf, buildOptional, buildEither, buildArray
    case buildLimitedAvailability, buildFinalResult
    case first, second, accumulated, next
    case View, AnyView, ViewModifier, modifier, ViewBuilder, Widget, Color, Scene, Commands, ToolbarContent, Shape, ShapeStyle, Layout, body, content, Content
    case Identifiable, ID, id, RawRepresentable
    // An enum with raw values, and one that lists its cases, cannot have cases of these names.
    case rawValueType = "RawValue", rawValueProperty = "rawValue", allCasesType = "AllCases", allCasesProperty = "allCases"
    case AnyHashable, Hashable, Equatable, Sendable, Error, Element, ObservableObject
    case ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral
    case ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
    case ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
    case none, some, map, flatMap
    case NSManagedObject
    case propertyWrapper, resultBuilder, dynamicMemberLookup, escaping, autoclosure
    case Observable, Model, Entry, Query, main, available, discardableResult, MainActor
    case identity, frozen, objc, objcMembers, preconcurrency, unchecked, inlinable
    case toggle, Bindable
    case DynamicProperty, State, Environment, ObservedObject, StateObject, Published, Cancellable, ArrayLiteralElement

    /// Written down by the compiler: describing a case by reflection takes a microsecond.
    var spelling: Swift.String { rawValue }
}

extension Name {
    /// A case without a payload is stored as its place among the cases.
    static func known(_ name: KnownName) -> Name { Name(index: UInt32(unsafeBitCast(name, to: UInt8.self))) }
}
