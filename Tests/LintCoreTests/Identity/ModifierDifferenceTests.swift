import Testing

@testable import LintCore

/// How a modifier of the project could be the same in all forms of a view, by what it is made of.
@Suite struct ModifierDifferenceTests {
    private static let page = """
        import SwiftUI
        struct Page: View {
            @State private var isOn = false
            @State private var text = ""
            var body: some View {
                if isOn { TextField("a", text: $text).inverted { Circle() } } else { TextField("a", text: $text) }
                Toggle("b", isOn: $isOn)
            }
        }

        """

    private static func helper(_ body: String) -> String {
        "import SwiftUI\nextension View { func inverted<M: View>(@ViewBuilder _ content: () -> M) -> some View { \(body) } }\n"
    }

    private func messages(_ texts: [String]) -> [String] {
        let files = texts.enumerated().map { SourceFile(path: "/difference/\($0).swift", text: $1) }
        let answers = Answers(CheckInput(paths: [], unsavedFiles: files))
        return answers.rows(.findings, inOrder: answers.files).values.joined().map { $0.components(separatedBy: "\t")[4] }
    }

    /// What a body can only have or not decides, in whichever file it stands.
    @Test(arguments: ["mask { content() }", "overlay { content().opacity(0.5) }"])
    func aBodyIsReadInItsOwnFile(_ body: String) {
        let inOne = messages([Self.page + Self.helper(body)])
        #expect(!inOne.isEmpty && messages([Self.page, Self.helper(body)]) == inOne)
        let canBeSwitched = !inOne.contains { $0.contains("into the content of") }
        #expect(canBeSwitched == !body.hasPrefix("mask"))
    }
}
