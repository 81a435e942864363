import Testing

@testable import LintCore

@Suite struct FileIndexTests {
    private func index(_ text: String, skippingBodies: Bool = false) -> FileIndex {
        let source = SourceFile(path: "A.swift", text: text)
        return FileIndex(Parser.parse(source, Lexer.tokenize(source), skippingBodies: skippingBodies))
    }

    @Test func typesAreNamedWithThoseAroundThem() {
        let names = index("""
            struct A { enum B: P { #if os(iOS)
            final class C {}
            #endif } }
            extension A.B: Q & R, @unchecked Sendable {}
            func f() { struct Local {} }
            """).types.map { "\($0.qualifiedName): \($0.inheritedTypes.joined(separator: ", "))" }
        #expect(names == ["A: ", "A.B: P", "A.B.C: ", "A.B: Q, R, Sendable"])
    }

    @Test func stateIsWhatLivesWithIdentity() {
        let type = index("""
            struct A: View {
                @State private var count = 0, other = 1
                @SwiftUI.StateObject var model = Model()
                @Binding var bound: Int
                @Environment(\\.locale) var locale
                static let sizes = [1], names = ["a"]
                static var changing = 1
                #if DEBUG
                @FocusState var isFocused
                #endif
                var body: some View { let x = 1; Text("\\(x)") }
            }
            """).types[0]
        #expect(type.state.map { "\($0.wrapper) \($0.name)" } == [
            "State count", "State other", "StateObject model", "FocusState isFocused",
        ])
        #expect(type.staticConstants == ["sizes", "names"])
    }

    /// The first pass skips the bodies of most files: what they declare must not depend on it.
    @Test func skippedBodiesHideNoDeclaration() throws {
        let paths = try ProjectFolder.files(below: "Sources", endingWith: ".swift").map { "Sources/" + $0 }
            + ProjectFolder.files(below: "Examples", endingWith: ".swift").map { "Examples/" + $0 }
        #expect(paths.count > 100)
        for path in paths {
            let text = try ProjectFolder.text(of: path)
            #expect(index(text) == index(text, skippingBodies: true), "\(path)")
        }
    }
}
