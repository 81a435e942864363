@testable import LintCore

/// What readers of real projects called wrong or too loud, told again in few words: each by the evidence that was missing, beside what stays loud.
enum WeighedCode {
    static let splash = "struct Splash: View { @State private var n = 0; var body: some View { Button(\"\\(n)\") { n += 1 } } }\n"

    /// A line for each finding of a file that has `Splash`, a view with state, besides.
    static func findings(_ code: String) throws -> [String] {
        try InspectedProject(["Screen.swift": splash + code]).run("check", "--pedantic", "--format", "concise", "Screen.swift").output
            .split(separator: "\n").map(String.init).filter { $0.hasPrefix("Screen.swift") }
    }
}
