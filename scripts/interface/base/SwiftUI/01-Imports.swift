@_exported import Foundation
@_exported import Combine
@_exported import Observation

func _default<T>() -> T
