/// JUnit's XML: a suite for each file with findings, a failed test for each finding.
///
/// A report without tests fails many a build, so one test passes where nothing was found.
struct JUnitReporter: Reporter {
    let report: Report

    func write(to output: inout OutputBuffer) {
        let files = FileFindings.of(report.shown)
        let count = String(report.shown.count)
        var xml = XMLWriter()
        xml.open(
            "testsuites", ("name", "identity-lint"), ("tests", files.isEmpty ? "1" : count), ("failures", count), ("errors", "0"),
            ("time", "0"))
        for file in files {
            openSuite(file.path, tests: file.findings.count, failures: file.findings.count, &xml)
            for finding in file.findings { write(finding, to: &xml) }
            xml.close()
        }
        if files.isEmpty {
            openSuite("identity-lint", tests: 1, failures: 0, &xml)
            xml.element("testcase", ("name", "no findings"), ("classname", "identity-lint"), ("time", "0"))
            xml.close()
        }
        xml.close()
        output.append(xml.output.bytes)
    }

    private func openSuite(_ name: String, tests: Int, failures: Int, _ xml: inout XMLWriter) {
        xml.open(
            "testsuite", ("name", name), ("tests", String(tests)), ("failures", String(failures)), ("errors", "0"), ("skipped", "0"),
            ("time", "0"), ("package", "identity-lint"))
    }

    private func write(_ finding: Finding, to xml: inout XMLWriter) {
        let start = report.span(of: finding).start
        let place = "\(finding.path):\(start.line):\(start.utf8Column)"
        xml.open(
            // Readers tell tests by name, so the place is part of it.
            "testcase", ("name", "\(finding.ruleID) at \(start.line):\(start.utf8Column)"), ("classname", finding.path),
            ("file", finding.path), ("line", String(start.line)), ("column", String(start.utf8Column)), ("time", "0"))
        xml.element(
            "failure", ("message", finding.message.headline), ("type", finding.severity.rawValue),
            text: "\(place): \(finding.severity.rawValue): \(finding.message.text) [\(finding.ruleID)]")
        xml.close()
    }
}
