@_exported import Foundation
@_exported import Combine
@_exported import Observation
#if canImport(UIKit)
@_exported import UIKit
#endif
#if canImport(AppKit)
@_exported import AppKit
#endif

func _default<T>() -> T
