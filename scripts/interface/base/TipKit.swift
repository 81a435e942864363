import SwiftUI

protocol Tip: Identifiable, Sendable {
    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
}

extension Tip {
    var id: String { get }
    var message: Text? { get }
    var image: Image? { get }
}
