@propertyWrapper
struct State<Value>: DynamicProperty {
    init(wrappedValue value: Value)
    init(initialValue value: Value)
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
}

extension State where Value: ExpressibleByNilLiteral {
    init()
}

@propertyWrapper @dynamicMemberLookup
struct Binding<Value>: DynamicProperty {
    var transaction: Transaction
    init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)
    static func constant(_ value: Value) -> Binding<Value>
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
    init(projectedValue: Binding<Value>)
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
    func transaction(_ transaction: Transaction) -> Binding<Value>
    func animation(_ animation: Animation? = .default) -> Binding<Value>
}

extension Binding {
    init<V>(_ base: Binding<V>) where Value == V?
    init?(_ base: Binding<Value?>)
    init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable
}

extension Binding: Sequence where Value: MutableCollection {
    typealias Element = Binding<Value.Element>
    typealias Iterator = IndexingIterator<Binding<Value>>
    typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    typealias Index = Value.Index
    typealias Indices = Value.Indices
    var startIndex: Binding<Value>.Index { get }
    var endIndex: Binding<Value>.Index { get }
    var indices: Value.Indices { get }
    func index(after i: Binding<Value>.Index) -> Binding<Value>.Index
    subscript(position: Binding<Value>.Index) -> Binding<Value.Element> { get }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    func index(before i: Binding<Value>.Index) -> Binding<Value>.Index
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {
}

extension Binding: Identifiable where Value: Identifiable {
    typealias ID = Value.ID
    var id: Value.ID { get }
}

@propertyWrapper
struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    init(wrappedValue: ObjectType)
    init(initialValue: ObjectType)
    var wrappedValue: ObjectType
    var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
    @dynamicMemberLookup struct Wrapper {
        subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
    }
}

@propertyWrapper
struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
    var wrappedValue: ObjectType { get }
    var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}

@propertyWrapper
struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    init()
    var wrappedValue: ObjectType { get }
    var projectedValue: EnvironmentObject<ObjectType>.Wrapper { get }
    @dynamicMemberLookup struct Wrapper {
        subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
    }
}

@propertyWrapper
struct Environment<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<EnvironmentValues, Value>)
    var wrappedValue: Value { get }
}

extension Environment {
    init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
    init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable
}

@propertyWrapper @dynamicMemberLookup
struct Bindable<Value> {
    var wrappedValue: Value
    var projectedValue: Bindable<Value> { get }
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> where Value: AnyObject { get }
    init(wrappedValue: Value) where Value: Observable
    init(_ wrappedValue: Value) where Value: Observable
    init(projectedValue: Bindable<Value>) where Value: Observable
}

extension Bindable: Identifiable where Value: Identifiable {
    var id: Value.ID { get }
    typealias ID = Value.ID
}

extension Bindable where Value: ObservableObject {
    init(wrappedValue: Value)
    init(_ wrappedValue: Value)
}

@propertyWrapper
struct GestureState<Value>: DynamicProperty {
    init(wrappedValue: Value)
    init(initialValue: Value)
    init(wrappedValue: Value, resetTransaction: Transaction)
    init(initialValue: Value, resetTransaction: Transaction)
    init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void)
    init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void)
    var wrappedValue: Value { get }
    var projectedValue: GestureState<Value> { get }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    init(resetTransaction: Transaction = Transaction())
}

@propertyWrapper
struct FocusState<Value>: DynamicProperty where Value: Hashable {
    @propertyWrapper struct Binding {
        var wrappedValue: Value { get nonmutating set }
        var projectedValue: FocusState<Value>.Binding { get }
    }
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: FocusState<Value>.Binding { get }
    init() where Value == Bool
    init<T>() where Value == T?, T: Hashable
}

@propertyWrapper
struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
    @propertyWrapper struct Binding {
        var wrappedValue: Value { get nonmutating set }
        var projectedValue: AccessibilityFocusState<Value>.Binding { get }
    }
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: AccessibilityFocusState<Value>.Binding { get }
    init() where Value == Bool
    init<T>() where Value == T?, T: Hashable
}

@propertyWrapper
struct Namespace: DynamicProperty {
    init()
    var wrappedValue: Namespace.ID { get }
    struct ID: Hashable {
        static func == (a: Namespace.ID, b: Namespace.ID) -> Bool
        func hash(into hasher: inout Hasher)
    }
}

@propertyWrapper
struct AppStorage<Value>: DynamicProperty {
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
}

extension AppStorage {
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String
    init(_ key: String, store: UserDefaults? = nil) where Value == Bool?
    init(_ key: String, store: UserDefaults? = nil) where Value == Int?
    init(_ key: String, store: UserDefaults? = nil) where Value == Double?
    init(_ key: String, store: UserDefaults? = nil) where Value == String?
    init(_ key: String, store: UserDefaults? = nil) where Value == URL?
    init(_ key: String, store: UserDefaults? = nil) where Value == Date?
    init(_ key: String, store: UserDefaults? = nil) where Value == Data?
    init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == String
    init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int
}

@propertyWrapper
struct SceneStorage<Value>: DynamicProperty {
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
}

extension SceneStorage {
    init(wrappedValue: Value, _ key: String) where Value == Bool
    init(wrappedValue: Value, _ key: String) where Value == Int
    init(wrappedValue: Value, _ key: String) where Value == Double
    init(wrappedValue: Value, _ key: String) where Value == String
    init(wrappedValue: Value, _ key: String) where Value == URL
    init(wrappedValue: Value, _ key: String) where Value == Data
    init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int
    init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String
    init(_ key: String) where Value == Bool?
    init(_ key: String) where Value == Int?
    init(_ key: String) where Value == Double?
    init(_ key: String) where Value == String?
    init(_ key: String) where Value == URL?
    init(_ key: String) where Value == Data?
    init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String
    init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int
}

@propertyWrapper
struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    init(wrappedValue: Value)
    init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
    var wrappedValue: Value { get }
}

@propertyWrapper
struct FocusedValue<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<FocusedValues, Value?>)
    init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
    var wrappedValue: Value? { get }
}

@propertyWrapper
struct FocusedBinding<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)
    var wrappedValue: Value? { get nonmutating set }
    var projectedValue: Binding<Value?> { get }
}

@propertyWrapper
struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    init()
    var wrappedValue: ObjectType? { get }
    var projectedValue: FocusedObject<ObjectType>.Wrapper? { get }
    @dynamicMemberLookup struct Wrapper {
        subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> { get }
    }
}

struct FocusedValues {
    subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey { get set }
}

@propertyWrapper
struct FetchRequest<Result>: DynamicProperty where Result: NSFetchRequestResult {
    var wrappedValue: FetchedResults<Result> { get }
    var projectedValue: Binding<FetchRequest<Result>.Configuration> { get }
    init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
    init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil)
    init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction)
    struct Configuration {
        var nsSortDescriptors: [NSSortDescriptor]
        var nsPredicate: NSPredicate?
    }
}

extension FetchRequest where Result: NSManagedObject {
    init(entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
    init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
}

struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
    typealias Index = Int
    typealias Element = Result
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<FetchedResults<Result>>
    typealias Iterator = IndexingIterator<FetchedResults<Result>>
    var nsPredicate: NSPredicate? { get nonmutating set }
    var nsSortDescriptors: [NSSortDescriptor] { get nonmutating set }
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(position: Int) -> Result { get }
}

@propertyWrapper
struct SectionedFetchRequest<SectionIdentifier, Result>: DynamicProperty where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
    var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { get }
    init(sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
    init(fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil)
}

struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
    typealias Index = Int
    typealias Element = SectionedFetchResults<SectionIdentifier, Result>.Section
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<SectionedFetchResults<SectionIdentifier, Result>>
    typealias Iterator = IndexingIterator<SectionedFetchResults<SectionIdentifier, Result>>
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(position: Int) -> SectionedFetchResults<SectionIdentifier, Result>.Section { get }
    struct Section: Identifiable, RandomAccessCollection {
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias SubSequence = Slice<Section>
        typealias Iterator = IndexingIterator<Section>
        typealias Element = Result
        typealias ID = SectionIdentifier
        var id: SectionIdentifier { get }
        var startIndex: Int { get }
        var endIndex: Int { get }
        subscript(position: Int) -> Result { get }
    }
}

@propertyWrapper
struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty where DelegateType: NSObject {
    init(_ delegateType: DelegateType.Type = DelegateType.self)
    var wrappedValue: DelegateType { get }
}

@propertyWrapper
struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty where DelegateType: NSObject {
    init(_ delegateType: DelegateType.Type = DelegateType.self)
    var wrappedValue: DelegateType { get }
}

struct EnvironmentValues {
    init()
    subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey { get set }
    subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable { get set }
}

struct Transaction {
    init()
    init(animation: Animation?)
    var animation: Animation?
    var disablesAnimations: Bool
    var isContinuous: Bool
    var tracksVelocity: Bool
    var scrollTargetAnchor: UnitPoint?
    mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void)
    subscript<K>(key: K.Type) -> K.Value where K: TransactionKey { get set }
}

struct AnimationCompletionCriteria: Hashable, Sendable {
    static let logicallyComplete: AnimationCompletionCriteria
    static let removed: AnimationCompletionCriteria
    static func == (a: AnimationCompletionCriteria, b: AnimationCompletionCriteria) -> Bool
    func hash(into hasher: inout Hasher)
}

func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result

func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result

func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result

func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R

struct ContainerValues {
    subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey { get set }
    func hasTag<V>(_ tag: V) -> Bool where V: Hashable
    func tag<V>(for type: V.Type) -> V? where V: Hashable
}
