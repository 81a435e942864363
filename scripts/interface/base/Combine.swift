@_exported import Foundation

protocol Cancellable {
    func cancel()
}

final class AnyCancellable: Cancellable, Hashable {
    init(_ cancel: @escaping () -> Void)
    init<C>(_ canceller: C) where C: Cancellable
    func cancel()
    func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable
    func store(in set: inout Set<AnyCancellable>)
    static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool
    func hash(into hasher: inout Hasher)
}

protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
}

protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Self.Output)
    func send(completion: Subscribers.Completion<Self.Failure>)
}

extension Subject where Output == Void {
    func send()
}

protocol ConnectablePublisher: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    func autoconnect() -> Publishers.Autoconnect<Self>
}

enum Subscribers {
    enum Completion<Failure> where Failure: Error {
        case finished
        case failure(Failure)
    }
}

protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable
    associatedtype SchedulerOptions
}

final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
    init()
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
    init(_ value: Output)
    var value: Output { get set }
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
    init<P>(_ publisher: P) where P: Publisher, P.Output == Output, P.Failure == Failure
}

struct Just<Output>: Publisher {
    typealias Failure = Never
    init(_ output: Output)
}

struct Empty<Output, Failure>: Publisher where Failure: Error {
    init(completeImmediately: Bool = true)
}

struct Fail<Output, Failure>: Publisher where Failure: Error {
    init(error: Failure)
}

final class Future<Output, Failure>: Publisher where Failure: Error {
    typealias Promise = (Result<Output, Failure>) -> Void
    init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void)
}

enum Publishers {
    struct Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
        typealias Failure = Upstream.Failure
    }
    struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
        typealias Failure = Upstream.Failure
    }
    struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
        typealias Failure = any Error
    }
    struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
        typealias Output = Upstream.Output
    }
    struct Filter<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct FlatMap<NewPublisher, Upstream>: Publisher where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
        typealias Output = NewPublisher.Output
        typealias Failure = Upstream.Failure
    }
    struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Drop<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct First<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Share<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Merge<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
        typealias Output = A.Output
        typealias Failure = A.Failure
    }
    struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
    }
    struct CombineLatest3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
    }
    struct Zip<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
    }
    struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Never
    }
    struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
        typealias Failure = Upstream.Failure
    }
    struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
        typealias Output = Elements.Element
    }
}

extension Publisher {
    func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T>
    func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T>
    func mapError<E>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E> where E: Error
    func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T>
    func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self>
    func flatMap<P>(_ transform: @escaping (Self.Output) -> P) -> Publishers.FlatMap<P, Self> where P: Publisher, Self.Failure == P.Failure
    func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T) -> Publishers.Scan<Self, T>
    func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> where S: Scheduler
    func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> where S: Scheduler
    func debounce<S>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Debounce<Self, S> where S: Scheduler
    func throttle<S>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> Publishers.Throttle<Self, S> where S: Scheduler
    func delay<S>(for interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Delay<Self, S> where S: Scheduler
    func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self>
    func first() -> Publishers.First<Self>
    func merge<P>(with other: P) -> Publishers.Merge<Self, P> where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output
    func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P> where P: Publisher, Self.Failure == P.Failure
    func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q> where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure
    func zip<P>(_ other: P) -> Publishers.Zip<Self, P> where P: Publisher, Self.Failure == P.Failure
    func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self>
    func handleEvents(receiveOutput: ((Self.Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil) -> Publishers.HandleEvents<Self>
    func share() -> Publishers.Share<Self>
    func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure>
    func sink(receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void), receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable
}

extension Publisher where Output: Equatable {
    func removeDuplicates() -> Publishers.RemoveDuplicates<Self>
}

extension Publisher where Failure == Never {
    func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable
    func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root) -> AnyCancellable
    func assign(to published: inout Published<Self.Output>.Publisher)
}

extension Sequence {
    var publisher: Publishers.Sequence<Self, Never> { get }
}

protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where Self.ObjectWillChangePublisher.Failure == Never
    var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    var objectWillChange: ObservableObjectPublisher { get }
}

final class ObservableObjectPublisher: Publisher {
    typealias Output = Void
    typealias Failure = Never
    init()
    func send()
}

@propertyWrapper
struct Published<Value> {
    init(wrappedValue: Value)
    init(initialValue: Value)
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Published<Value>.Publisher { get set }
    struct Publisher: Combine.Publisher {
        typealias Output = Value
        typealias Failure = Never
    }
}

extension NotificationCenter {
    struct Publisher: Combine.Publisher {
        typealias Output = Notification
        typealias Failure = Never
    }
    func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
}

extension Timer {
    final class TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
        func connect() -> any Cancellable
    }
    static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> Timer.TimerPublisher
}

struct SchedulerTime: Strideable {
    func distance(to other: SchedulerTime) -> SchedulerTime.Stride
    func advanced(by n: SchedulerTime.Stride) -> SchedulerTime
    struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric {
        typealias Magnitude = Double
        init(floatLiteral value: Double)
        init(integerLiteral value: Int)
        init?<T>(exactly source: T) where T: BinaryInteger
        var magnitude: Double { get }
        static func seconds(_ s: Int) -> SchedulerTime.Stride
        static func seconds(_ s: Double) -> SchedulerTime.Stride
        static func milliseconds(_ ms: Int) -> SchedulerTime.Stride
        static func < (lhs: SchedulerTime.Stride, rhs: SchedulerTime.Stride) -> Bool
        static func + (lhs: SchedulerTime.Stride, rhs: SchedulerTime.Stride) -> SchedulerTime.Stride
        static func - (lhs: SchedulerTime.Stride, rhs: SchedulerTime.Stride) -> SchedulerTime.Stride
        static func * (lhs: SchedulerTime.Stride, rhs: SchedulerTime.Stride) -> SchedulerTime.Stride
        static func *= (lhs: inout SchedulerTime.Stride, rhs: SchedulerTime.Stride)
    }
}

extension RunLoop: Scheduler {
    typealias SchedulerTimeType = SchedulerTime
    typealias SchedulerOptions = Never
}

extension DispatchQueue: Scheduler {
    typealias SchedulerTimeType = SchedulerTime
    typealias SchedulerOptions = Never
}

extension OperationQueue: Scheduler {
    typealias SchedulerTimeType = SchedulerTime
    typealias SchedulerOptions = Never
}
