import Foundation
import Testing

@testable import LintCore

/// LintCore is one module, so nothing but this test keeps its rooms apart: the tool reads its own sources.
@Suite struct RoomsTests {
    /// Files that cross the line today, with the names for which they do. Each entry says what would remove it.
    private static let exceptions: [String: Set<String>] = [:]

    /// The rooms that import the C library; the others import nothing.
    private static let systemRooms: Set<String> = ["Source", "Repository", "Engine"]

    private static let systemModules: Set<String> = ["Darwin", "Glibc", "Musl"]

    /// Other modules outside the standard library, by the file that alone may import them.
    private static let furtherImports: [String: Set<String>] = ["Engine/Running/ParallelMap.swift": ["Dispatch"]]

    private static let files: [RoomUses.File] = {
        let paths = (try? ProjectFolder.files(below: "Sources/LintCore", endingWith: ".swift")) ?? []
        return paths.map { path in
            RoomUses.File(path: path, text: (try? ProjectFolder.text(of: "Sources/LintCore/" + path)) ?? "")
        }
    }()

    @Test func everyFileStandsInAKnownRoom() {
        #expect(Self.files.count > 100)
        for file in Self.files where !RoomLines.sharedFiles.contains(file.path) {
            #expect(RoomLines.allowedRooms[file.room] != nil, "\(file.path)")
        }
    }

    @Test func ourOwnSourcesParseWithoutErrors() {
        for file in Self.files { #expect(file.tree.errorCount == 0, "\(file.path)") }
    }

    @Test func aRoomNamesOnlyTypesOfRoomsItMayUse() {
        var unusedExceptions = Self.exceptions
        for use in Self.violations(in: Self.files) {
            if Self.exceptions[use.path]?.contains(use.name) == true {
                unusedExceptions[use.path]?.remove(use.name)
            } else {
                Issue.record("\(use.path) names `\(use.name)` of \(use.declaringRoom), which \(use.room) may not use")
            }
        }
        for (path, names) in unusedExceptions where !names.isEmpty {
            Issue.record("\(path) no longer names \(names.sorted()): remove the exception")
        }
    }

    @Test func onlyRoomsThatMeetTheSystemImportAnything() {
        for file in Self.files {
            let allowed = (Self.systemRooms.contains(file.room) ? Self.systemModules : []).union(Self.furtherImports[file.path] ?? [])
            let unexpected = RoomUses.imports(of: file).subtracting(allowed)
            #expect(unexpected.isEmpty, "\(file.path) imports \(unexpected.sorted())")
        }
        for room in Self.systemRooms {
            let imports = Self.files.filter { $0.room == room }.contains { !RoomUses.imports(of: $0).isDisjoint(with: Self.systemModules) }
            #expect(imports, "\(room) no longer imports the C library: remove it")
        }
    }

    /// Structure is the parser's affair: a rule that counts tokens finds what only looks like it.
    @Test(arguments: ["Rules", "Identity", "Names", "Index", "Build"])
    func roomsBehindTheParserDoNotLookAtTokens(room: String) {
        let words: Set<String> = ["tokens", "firstToken", "lastToken", "tokenIndices"]
        for file in Self.files where file.room == room {
            for node in file.tree.root.descendants where node.kind == .memberAccess || node.kind == .identifier {
                let name = node.kind == .identifier ? node.text : node.memberName
                #expect(!words.contains(name), "\(file.path): \(node.text)")
            }
        }
    }

    /// Offsets are what findings, trees and indices keep; a line table is made where something is printed.
    @Test func onlyWhatPrintsNamesTheLineTable() {
        let printing: Set<String> = [
            "Source/LineTable.swift", "Findings/ReportedSources.swift", "Syntax/SyntaxDump.swift",
            "Engine/Loading/FilePipeline.swift", "Engine/Inspecting/PlaceFinder.swift", "Configuration/ConfigurationProblem.swift",
            "Configuration/ConfigurationPlace.swift",
        ]
        for file in Self.files where file.room != "Reporting" && !printing.contains(file.path) {
            for node in file.tree.root.descendants where node.kind == .identifier || node.kind == .identifierType {
                #expect(node.text != "LineTable" && node.text != "SourcePosition", "\(file.path)")
            }
        }
    }

    // MARK: The test itself

    @Test(arguments: [
        ("Rules/A.swift", "let x = Lexer.tokenize(source)", true),
        ("Parser/A.swift", "func f(_ finding: [Finding?]) {}", true),
        ("Parser/A.swift", "extension Finding {}", true),
        ("Index/A.swift", "func f() -> some Sequence<Finding> { [] }", true),
        ("Rules/A.swift", "func f(_ finding: Finding) -> Lexer.State? { nil }", true),
        ("Engine/A.swift", "let x = Lexer.tokenize(source) as Finding", false),
        ("Rules/A.swift", "func f(_ finding: Finding) {}", false),
        ("Index/A.swift", "private struct Finding {}\nlet x = Finding()", false),
        ("Index/A.swift", "struct A { enum Finding {} }\nextension A { func f(_ x: Finding) {} }", false),
        ("Index/A.swift", "func f<Finding>(_ x: Finding) {}", false),
        ("Index/A.swift", "let x = y.Finding // Finding\nlet z = \"Finding\"", false),
    ] as [(String, String, Bool)])
    func seesNamesAndNotText(path: String, text: String, isViolation: Bool) {
        let files = [
            RoomUses.File(path: "Findings/Finding.swift", text: "public struct Finding {}"),
            RoomUses.File(path: "Parser/Lexer.swift", text: "struct Lexer { enum State {} }"),
            RoomUses.File(path: path, text: text),
        ]
        #expect(!Self.violations(in: files).isEmpty == isViolation)
    }

    private static func violations(in files: [RoomUses.File]) -> [RoomUses.Use] {
        RoomUses(files).acrossRooms.filter { use in
            !use.declaringRoom.isEmpty && !RoomLines.withinReach(of: use.room).contains(use.declaringRoom)
        }.sorted { ($0.path, $0.name) < ($1.path, $1.name) }
    }
}
