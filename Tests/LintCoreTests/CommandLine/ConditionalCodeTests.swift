import Testing

@testable import LintCore

/// Rules see each clause of `#if` that some build compiles, not only those of the build that types are printed for.
@Suite struct ConditionalCodeTests {
    private static let child = """
        struct Child: View {
            @State private var count = 0
            var body: some View { Stepper("Count", value: $count) }
        }

        """

    /// The lines that `check` reports with a rule.
    private func lines(_ body: String, configuration: String = "{}", other: String = "") throws -> [Int] {
        let folder = try TemporaryFolder()
        try folder.write(".identity-lint.json", configuration)
        try folder.write("Child.swift", "import SwiftUI\n" + Self.child + other)
        try folder.write("Page.swift", """
            import SwiftUI
            struct Page: View {
                @State private var isOn = false
                var body: some View {
                    Toggle("On", isOn: $isOn)
            \(body)
                }
            }
            """)
        let outcome = try CLIRunner.run(["check", "Page.swift", "--format", "xcode"], in: folder.url)
        return outcome.output.split(separator: "\n").filter { !$0.contains(": note:") }.compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
    }

    @Test func bothPlatformsAreLookedAt() throws {
        #expect(try lines("""
            #if os(macOS)
            if isOn { Child().opacity(0.5) } else { Child() }
            #else
            if isOn { Child().padding() } else { Child() }
            #endif
            """) == [7, 9])
    }

    @Test func flagsCountBothWays() throws {
        #expect(try lines("""
            #if DEBUG
            Text("debug")
            #else
            Child().id(UUID())
            #endif
            #if FEATURE
            Child().id(UUID())
            #endif
            """) == [9, 12])
    }

    @Test func nestedClausesAreReachedWithThoseAround() throws {
        #expect(try lines("""
            #if os(tvOS)
            #if os(iOS)
            Text("never")
            #else
            Child().id(UUID())
            #endif
            #endif
            """) == [10])
    }

    /// What is known of the code by name is taken over by the next build, with the numbers of the names.
    @Test func whatChangesAPropertyIsKnownInEachBuild() throws {
        let model = """
            #if os(macOS)
            struct Shelf { var isPacked = false; mutating func pack() { isPacked = true } }
            @Observable final class Store {
                var shelf = Shelf()
                func pack() { shelf.isPacked = true; shelf.isPacked.toggle() }
            }
            struct Pack: View {
                let store: Store
                var body: some View {
                    if store.shelf.isPacked { Child().opacity(0.5) } else { Child() }
                }
            }
            #endif

            """
        let folder = try TemporaryFolder()
        try folder.write("Store.swift", "import SwiftUI\n" + Self.child + model)
        let outcome = try CLIRunner.run(["check", "Store.swift", "--format", "xcode"], in: folder.url)
        #expect(outcome.output.contains("Store.swift:15:"), "\(outcome.output)")
    }

    /// A child that loses nothing on one platform is not said to lose anything there.
    @Test func eachClauseMeansWhatItsBuildDeclares() throws {
        let other = """
            #if os(macOS)
            struct Other: View { @State private var n = 0; var body: some View { Stepper("n", value: $n) } }
            #else
            struct Other: View { var body: some View { Color.red } }
            #endif
            """
        let body = """
            #if os(macOS)
            if isOn { Other().opacity(0.5) } else { Other() }
            #else
            if isOn { Other().id(1) } else { Other() }
            #endif
            """
        #expect(try lines(body, other: other) == [7])
    }

    @Test func codeOutsideIsReportedOnce() throws {
        #expect(try lines("""
            Child().id(UUID())
            #if os(macOS)
            Child()
            #endif
            """) == [6])
    }

    @Test func commentsSuppressInEveryClause() throws {
        #expect(try lines("""
            #if os(macOS)
            // identity-lint:disable:next id-modifier-random -- a map that must be rebuilt
            Child().id(UUID())
            #endif
            """) == [])
    }
}
