@_exported import Foundation

struct Logger: Sendable {
    init()
    init(subsystem: String, category: String)
    func log(_ message: String)
    func trace(_ message: String)
    func debug(_ message: String)
    func info(_ message: String)
    func notice(_ message: String)
    func warning(_ message: String)
    func error(_ message: String)
    func critical(_ message: String)
    func fault(_ message: String)
}
