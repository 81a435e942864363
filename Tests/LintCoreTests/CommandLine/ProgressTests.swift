import Foundation
import Testing

@testable import LintCore

/// Whoever waits at a terminal is told how far a run is; nobody else is.
@Suite struct ProgressTests {
    private static let erased = "\r\u{1B}[K"

    /// Views that the rules ask much about.
    private static func folder(fileCount: Int) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for number in 0..<fileCount {
            let branches = (0..<20).map { "        if flag\($0) { Text(title).bold() } else { Row\(number)(title: title).padding() }\n" }.joined()
            let flags = (0..<20).map { "    @State private var flag\($0) = false\n" }.joined()
            try folder.write("V\(number).swift", """
                import SwiftUI
                struct Row\(number): View {
                    let title: String
                    @State private var isOpen = false
                    var body: some View { Toggle(title, isOn: $isOpen) }
                }
                struct V\(number): View {
                    let title: String
                \(flags)    var body: some View { VStack {
                \(branches)    } }
                }

                """)
        }
        return folder
    }

    @Test func aLongRunTellsAndErasesIt() throws {
        let folder = try Self.folder(fileCount: 150)
        let shown = try PseudoTerminal.output(of: ["check", "--jobs", "1", folder.path])
        let elapsed = try #require(shown.firstMatch(of: #/\(([0-9.]+) s\)\.\r\n$/#).flatMap { Double($0.1) })
        let lines = shown.components(separatedBy: Self.erased)
        if elapsed > 2 { #expect(lines.count > 2, "\(elapsed) s") }
        guard lines.count > 1 else { return #expect(elapsed < 2) }
        // Nothing before it, whole pieces of it, nothing of it behind.
        #expect(lines.first?.isEmpty == true)
        for line in lines.dropFirst().dropLast() {
            #expect(line.wholeMatch(of: #/(Reading|Checking) file [0-9]+ of 150/#) != nil, "\(line)")
        }
        #expect(lines.last?.contains(" file ") == false)
        #expect(try !PseudoTerminal.output(of: ["check", "--jobs", "1", "--quiet", folder.path]).contains(Self.erased))
    }

    @Test func aShortRunAndAPipeAreToldNothing() throws {
        let folder = try Self.folder(fileCount: 1)
        #expect(try !PseudoTerminal.output(of: ["check", folder.path]).contains("\u{1B}[K"))
        #expect(try CLIRunner.run(["check", folder.path]).errors.isEmpty)
    }
}
