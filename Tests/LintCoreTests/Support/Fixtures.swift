import Foundation
import Testing

@testable import LintCore

/// Swift that tests of the lexer and parser are run over: files of our own, the example app, and what rule pages show.
struct Fixture: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]

    var testDescription: String { name }
    var source: SourceFile { SourceFile(path: name, bytes: bytes) }

    /// `Fixtures/Syntax`, which covers the grammar by family.
    static let grammar = files(below: testFolder.appendingPathComponent("Fixtures/Syntax"))

    static let all = grammar
        + files(below: testFolder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples"))
        + RulePage.all.flatMap(\.examples).flatMap { example in
            example.files.map { Fixture(name: "\(example.testDescription)/\($0.path)", bytes: Array($0.text.utf8)) }
        }

    private static let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    private static func files(below folder: URL) -> [Fixture] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            FileManager.default.contents(atPath: folder.path + "/" + path).map { Fixture(name: path, bytes: Array($0)) }
        }
    }
}
