import Foundation
import Testing

@testable import LintCore

/// Source that nobody writes: each case ends, on the stack of a worker thread, with a sound tree and in linear size.
@Suite struct StressTests {
    static let nests: [String] = [
        "(", "[", "{", "f(", "f {", "a<", "- ", "-", "if x {", "x ? ", "a = [", "struct A {", "func f() {", "\\(", "\"\\(", "f { (a: (",
        "let x: (", "let x: [", "case .a(", "#if A\n", "#if A\n.b\n", "switch x { case 1: ", "do { ", "@A(", "x.y<", "&", "try ", "await ",
        "any ", "some ", "repeat ", "~", "\\.a[", "{ [a] in ", "guard let x = {", "for x in (", "(a, (", "if case .a(", "x as (",
    ]

    @Test(arguments: nests)
    func nestingNeverOverflowsTheStack(opening: String) throws {
        let small = try nodesOnSmallStack(String(repeating: opening, count: 1_000))
        let large = try nodesOnSmallStack(String(repeating: opening, count: 4_000))
        #expect(large.nodes <= 6 * small.nodes + 1_000)
        #expect(large.tokens <= 5 * small.tokens + 1_000)
    }

    static let chains: [(String, String)] = [
        ("x", " + x"), ("x", ".y"), ("x", ".y()"), ("if a {}", " else if a {}"), ("x", "!"), ("x", " as A"), ("x", "[0]"),
        ("let x: A", ".B"), ("let x: A", "?"), ("x", " ?? y"), ("x", " = y"), ("f(a", ", a"), ("let a", ", a"), ("x", ";x"), ("", "a\n"),
    ]

    @Test(arguments: chains)
    func chainsCostNoDepth(first: String, next: String) throws {
        let tree = try parseOnSmallStack(Array((first + String(repeating: next, count: 10_000)).utf8))
        #expect(tree.problems == [])
        #expect(tree.nodes < 100_000)
    }

    static let floods: [String] = [
        "\0", "\"", "\"\\(", "/*", "#\"\"\"", "\"\"\"", "#/\n", "/", "`", "<#", "\\", "}", ")", "]", "{}", "{\n", "}\n", "{}}\n", "#", "#/a", "'", "\n", "<", ">",
        "@", "#if\n", "#endif\n", "/* */", "\"\"\"\n\\(", "({", "[(", "(]", "é", "\u{FEFF}", "$", "0x", ".", "..", "?", "!", "&", "->", ":", "::", "_", ",",
    ]

    @Test(arguments: floods)
    func floodsOfOneTokenAreLinear(unit: String) throws {
        let small = try parseOnSmallStack(Array(String(repeating: unit, count: 8_000 / unit.utf8.count).utf8))
        let large = try parseOnSmallStack(Array(String(repeating: unit, count: 32_000 / unit.utf8.count).utf8))
        #expect(small.problems == [] && large.problems == [])
        #expect(large.tokens <= 5 * small.tokens + 100)
        #expect(large.nodes <= 6 * small.nodes + 1_000)
        // Quadratic work would take 16 times as long; the constant absorbs a busy machine.
        #expect(large.seconds < 12 * small.seconds + 0.5)
    }

    @Test func randomBytesLeaveATree() throws {
        var generator = SeededGenerator(seed: 3)
        let bytes = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        #expect(try parseOnSmallStack(bytes).problems == [])
        let ascii = (0..<100_000).map { _ in UInt8.random(in: 32...126, using: &generator) }
        #expect(try parseOnSmallStack(ascii).problems == [])
    }

    // MARK: A worker's stack

    private struct Outcome {
        var problems: [String] = ["did not end"]
        var nodes = 0
        var tokens = 0
        var seconds = 0.0
    }

    private func nodesOnSmallStack(_ source: String) throws -> Outcome {
        let outcome = try parseOnSmallStack(Array(source.utf8))
        #expect(outcome.problems == [])
        return outcome
    }

    /// Darwin gives secondary threads 512 kB.
    #if DEBUG
    private static let stackSize = 4 << 20
    #else
    private static let stackSize = 512 << 10
    #endif

    private func parseOnSmallStack(_ bytes: [UInt8]) throws -> Outcome {
        let box = OutcomeBox()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let source = SourceFile(path: "stress.swift", bytes: bytes)
            let start = Date()
            let tree = Parser.parse(source)
            box.outcome = Outcome(
                problems: tree.verify(), nodes: tree.nodeCount, tokens: tree.tokenCount, seconds: Date().timeIntervalSince(start))
            done.signal()
        }
        thread.stackSize = Self.stackSize
        thread.start()
        done.wait()
        return box.outcome
    }

    /// Written by one thread and read after it ended.
    private final class OutcomeBox: @unchecked Sendable { var outcome = Outcome() }
}
