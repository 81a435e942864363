import Foundation
import Testing

/// Notes that nobody reads are not looked for, and nobody is to see that.
@Suite struct UnreadNotesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func writeRows(comment: String = "") throws {
        try folder.write("Inbox.swift", """
            import SwiftUI
            struct Mail: Identifiable { let id: Int; var isRead = false }
            struct Inbox: View {
                @State private var mails: [Mail] = []
                var body: some View {
                    List {
                        \(comment)
                        ForEach(mails) { mail in
                            if mail.isRead { Text("\\(mail.id)") }
                        }
                    }
                    .onTapGesture { mails.append(Mail(id: 1)) }
                }
            }

            """)
    }

    private func check(_ options: String...) throws -> CLIRunner.Outcome {
        try CLIRunner.run(["check", "--quiet", "--format", "concise"] + options, in: folder.url)
    }

    @Test func aNoteIsFoundWhereItIsAskedFor() throws {
        try writeRows()
        #expect(try check().output == "")
        #expect(try check("--pedantic").output.contains("note: "))
        #expect(try check("--fail-on", "note").output.contains("[foreach-row-branch]"))
    }

    @Test func aProjectMayTakeNotesOfOneRuleForMore() throws {
        try writeRows()
        try folder.write(".identity-lint.json", #"{ "rules": { "foreach-row-branch": "warning" } }"#)
        let outcome = try check("--strict")
        #expect(outcome.output.contains("warning: ") && outcome.output.contains("[foreach-row-branch]"))
        #expect(outcome.exitCode == 1)
    }

    @Test func aCommentThatSuppressesANoteIsNeeded() throws {
        try writeRows(comment: "// identity-lint:disable foreach-row-branch -- read mail is rare")
        #expect(try check("--strict").exitCode == 0)
        try writeRows(comment: "// identity-lint:disable:next branch-same-type -- none")
        #expect(try check("--strict").output.contains("[unused-suppression]"))
    }

    @Test func aNoteThatABaselineAcceptsIsNotGone() throws {
        try writeRows()
        let baseline = try CLIRunner.run(["baseline", "write", "--pedantic", "--output", "baseline.json"], in: folder.url)
        #expect(baseline.exitCode == 0, "\(baseline.errors)")
        let outcome = try check("--baseline", "baseline.json", "--strict-baseline")
        #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    }
}
