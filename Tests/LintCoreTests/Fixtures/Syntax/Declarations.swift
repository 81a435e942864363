import Foundation
@testable import struct Sources.Hike
public import SwiftUI

@available(iOS 17, macOS 14, *)
public struct Trail<Element: Sendable, each Rest>: Identifiable, ~Copyable where Element: Hashable {
    public let id: UUID
    private(set) var name = "new", length: Double = 0
    static let shared = [1, 2, 3].map { $0 * 2 }
    @State private var isOpen: Bool = false {
        willSet { print(newValue) }
        didSet(old) { log(old) }
    }
    var slope: Double { length / 2 }
    var height: Int {
        get async throws(Failure) { try await measure() }
    }
    nonisolated(unsafe) weak var owner: AnyObject?

    init?(raw: String) { return nil }
    init<S: StringProtocol>(_ text: S, at index: Int = 0) throws where S.SubSequence == Substring {
        self.init(raw: String(text))
    }

    subscript(index: Int, default value: @autoclosure () -> Element) -> Element {
        get { values[index] }
        set { values[index] = newValue }
    }

    mutating func walk(_ steps: Int..., with other: inout Trail, then next: @escaping (Int) async throws -> Void) async rethrows {
        steps.forEach { step in next(step) }
    }

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    static func <<T>(left: T, right: T) -> Bool { false }

    enum Kind: String, CaseIterable {
        case flat, steep = "s"
        indirect case mixed(Kind, of: (Int, String) -> Void = { _, _ in })
    }

    struct Failure: Error { let code: Int }
}

final class Ranger: NSObject {
    override class var name: String { "ranger" }
    lazy var friends: [Ranger?]! = []
    required init() { super.init() }
    isolated deinit { friends = nil }
    @objc dynamic func report() {}
}

public protocol Walkable<Terrain>: AnyObject where Terrain: Equatable {
    associatedtype Terrain: Hashable = Int where Terrain: Sendable
    var pace: Double { get set }
    static func make() -> Self
    init(pace: Double)
    subscript(step: Int) -> Terrain { get }
}

distributed actor Station {
    distributed func greet(name: String) -> String { "hi \(name)" }
}

extension Array where Element == Trail<Int> {
    var longest: Element? { self.max { $0.length < $1.length } }
}

typealias Handler<T> = @Sendable (T, _ retry: Bool) async -> Result<T, any Error>
precedencegroup Arrow { associativity: left higherThan: AdditionPrecedence }
infix operator ==>: Arrow
prefix operator √
@freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")

#if os(iOS)
func platform() -> String { "iOS" }
#elseif os(macOS) && swift(>=6.0)
func platform() -> String { "macOS" }
#else
let platform = "other"
#endif

var last = 0
