/// The line at the end that counts: `6 errors, 10 warnings in 9 of 20 files (0.12 s).`
struct SummaryLine {
    private let report: Report
    private let options: ReportOptions

    init(report: Report, options: ReportOptions) {
        self.report = report
        self.options = options
    }

    var isShown: Bool { options.hasSummary && report.fileCount > 0 }

    func write(to output: inout OutputBuffer) {
        guard isShown else { return }
        output.append(text)
        output.newline()
    }

    private var text: String {
        let suppressed = report.suppressed.isEmpty ? "" : ", \(report.suppressed.count) suppressed"
        let hidden = report.omittedCount == 0 ? "" : ", \(report.omittedCount) not shown"
        return "\(Self.counts(of: report))\(suppressed)\(hidden)\(time)."
    }

    /// `6 errors, 10 warnings in 9 of 20 files`
    static func counts(of report: Report) -> String {
        let files = counted(report.fileCount, "file")
        guard !report.findings.isEmpty else { return "No findings in \(files)" }
        let counts = Severity.allCases.reversed().compactMap { severity in
            let count = report.count(of: severity)
            return count == 0 ? nil : counted(count, severity.rawValue)
        }
        return "\(counts.joined(separator: ", ")) in \(report.fileCountWithFindings) of \(files)"
    }

    private var time: String {
        guard let nanoseconds = options.elapsedNanoseconds else { return "" }
        let hundredths = (nanoseconds + 5_000_000) / 10_000_000
        return " (\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s)"
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
