/// Checkstyle's XML, which Jenkins and many others read.
struct CheckstyleReporter: Reporter {
    let report: Report

    func write(to output: inout OutputBuffer) {
        var xml = XMLWriter()
        xml.open("checkstyle", ("version", "4.3"))
        for file in FileFindings.of(report.shown) {
            xml.open("file", ("name", file.path))
            for finding in file.findings {
                let start = report.span(of: finding).start
                xml.element(
                    "error", ("line", String(start.line)), ("column", String(start.utf8Column)),
                    ("severity", Self.severity(finding.severity)), ("message", finding.message.text),
                    ("source", "identity-lint.\(finding.ruleID)"))
            }
            xml.close()
        }
        xml.close()
        output.append(xml.output.bytes)
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "info"
        }
    }
}

/// The findings of one file, for formats that put them together.
struct FileFindings {
    let path: String
    let findings: ArraySlice<Finding>

    /// - Parameter findings: sorted by path, as those of a report are.
    static func of(_ findings: ArraySlice<Finding>) -> [FileFindings] {
        var files: [FileFindings] = []
        var start = findings.startIndex
        for index in findings.indices {
            let next = index + 1
            guard next == findings.endIndex || !findings[next].path.utf8.elementsEqual(findings[index].path.utf8) else { continue }
            files.append(FileFindings(path: findings[index].path, findings: findings[start..<next]))
            start = next
        }
        return files
    }
}
