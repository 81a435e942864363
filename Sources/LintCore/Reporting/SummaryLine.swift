/// The line at the end that counts, and tells what was not shown:
/// `6 errors, 10 warnings in 9 of 20 files (0.12 s). 4 fixable with --fix; 3 notes hidden (see them with --pedantic).`
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
        let rest = remarks.isEmpty ? "" : " " + remarks.joined(separator: "; ") + "."
        return "\(Self.counts(of: report))\(suppressed)\(hidden)\(time).\(rest)"
    }

    private var remarks: [String] {
        var remarks: [String] = []
        let (safe, unsafe) = (report.fixableCount(.safe), report.fixableCount(.unsafe))
        if safe > 0 { remarks.append("\(safe) fixable with --fix" + (unsafe > 0 ? ", \(unsafe) more with --unsafe-fixes" : "")) }
        if safe == 0, unsafe > 0 { remarks.append("\(unsafe) fixable with --fix --unsafe-fixes") }
        if report.hiddenCount > 0 {
            remarks.append("\(Self.counted(report.hiddenCount, "note")) hidden (see \(report.hiddenCount == 1 ? "it" : "them") with --pedantic)")
        }
        if report.brokenFileCount > 0 { remarks.append("\(Self.counted(report.brokenFileCount, "file")) not parsed to the end") }
        return remarks
    }

    /// `6 errors, 10 warnings in 9 of 20 files`
    static func counts(of report: Report) -> String {
        let files = counted(report.fileCount, "file")
        guard !report.findings.isEmpty else { return "No \(report.hiddenCount > 0 ? "errors or warnings" : "findings") in \(files)" }
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
