import Foundation

/// The folder of this package, whose sources and pages tests read.
enum ProjectFolder {
    static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func text(of relativePath: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(relativePath), encoding: .utf8)
    }

    static func exists(_ relativePath: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appendingPathComponent(relativePath).path)
    }

    /// The files below a folder whose names end with `suffix`, relative to that folder and sorted.
    static func files(below folder: String, endingWith suffix: String) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: url.appendingPathComponent(folder).path)
        return paths.filter { $0.hasSuffix(suffix) }.sorted()
    }
}
