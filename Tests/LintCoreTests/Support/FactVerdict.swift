@testable import LintCore

/// Code whose verdict hangs on one fact of one declaration of a library.
///
/// Asked three times: as it is, beside a declaration of the project that has the library's name, and beside the same declaration under
/// a name that means nothing. The project's own must be judged alike under both names, and otherwise than the library's.
struct FactVerdict: Sendable, CustomStringConvertible {
    /// What is compared: nothing of it names a message, which quotes code.
    enum Asked: Sendable {
        /// Rule, level, lost state and evidence of each finding.
        case findings
        /// Rule and fix of each finding.
        case fixes
        /// What `explain` says that views keep.
        case kept
        /// What `explain` says ends views.
        case ended
        /// Which of its properties `explain` says have the body of a view run.
        case updated
        /// What `explain` notes of views.
        case noted
        /// The verdicts of `trace` for each variable.
        case traced
        /// What `type` says that types rest on.
        case assumed
    }

    let fact: Fact
    /// As behaviour.tsv calls it: `ScrollView`, `View.sheet`.
    let declaration: String
    let asked: Asked
    /// Of `import SwiftUI` and this; `NAME` stands for the name.
    let code: String
    /// What the project declares as `NAME`.
    let own: String

    var description: String { "\(fact.rawValue) of \(declaration)" }

    /// Of an initializer that of its type.
    private var name: String {
        let parts = declaration.prefix { $0 != "(" }.split(separator: ".").filter { $0 != "init" }
        return String(parts.last ?? "")
    }

    /// Means nothing anywhere, and begins as a name of its kind does.
    private var neutralName: String { name.first?.isUppercase == true ? "Vexing" : "vexing" }

    /// - Returns: The verdict of the library's, of the project's under its name, and of the project's under another one.
    func verdicts() -> (library: [String], own: [String], other: [String]) {
        (
            verdict(of: code.replacing("NAME", with: name), name), verdict(of: (code + "\n" + own).replacing("NAME", with: name), name),
            verdict(of: (code + "\n" + own).replacing("NAME", with: neutralName), neutralName)
        )
    }

    private func verdict(of text: String, _ name: String) -> [String] {
        let source = SourceFile(path: "/fact/A.swift", text: "import SwiftUI\n" + Self.note + text)
        if asked == .assumed {
            let members = TypeInspection(options: TypeInspection.Options()).inspect(CheckInput(paths: [], unsavedFiles: [source])).report.files
                .flatMap(\.members)
            return members.flatMap(\.assumptions).map(\.reason)
        }
        let answers = Answers(CheckInput(paths: [], unsavedFiles: [source]))
        let rows = answers.rows(kinds, inOrder: answers.files).values.flatMap { $0 }
        return rows.compactMap { row in shown(row.components(separatedBy: "\t")) }.map { $0.replacing(name, with: "NAME") }.sorted()
    }

    private var kinds: Answers.Kinds {
        switch asked {
        case .findings, .fixes, .assumed: .findings
        case .kept, .ended, .updated, .noted: .lifetimes
        case .traced: .changes
        }
    }

    private func shown(_ columns: [String]) -> String? {
        switch asked {
        case .findings: columns[2] + " " + columns[3] + " " + columns[5] + " " + columns[7]
        case .fixes: columns[2] + (columns[4].firstRange(of: " [safe fix") == nil ? "" : " safe")
        case .kept: columns[3] == "keeps" ? columns[2] + ": " + columns[4] : nil
        case .ended: columns[3] == "ends with" ? columns[2] + ": " + columns[4] : nil
        case .updated: columns[3] == "is updated by" ? columns[2] + ": " + columns[4] : nil
        case .noted: columns[3] == "note" ? columns[2] + ": " + columns[4] : nil
        case .assumed: nil
        case .traced: columns[2] + " " + columns[3] + ": " + columns[4] + " " + columns[6]
        }
    }

    /// A view that has something to lose.
    private static let note = "struct Note: View { @State private var text = \"\"; var body: some View { TextField(\"x\", text: $text) } }\n"
}

extension FactVerdict {
    /// One for each of several declarations that are called alike.
    static func each(_ declarations: String..., of fact: Fact, _ asked: Asked, in code: String, own: String) -> [FactVerdict] {
        declarations.map { FactVerdict(fact: fact, declaration: $0, asked: asked, code: code, own: own) }
    }

    /// A view of the project that shows what it is given.
    static let container = "struct NAME<Content: View>: View { @ViewBuilder let content: () -> Content; var body: some View { content() } }"
}
