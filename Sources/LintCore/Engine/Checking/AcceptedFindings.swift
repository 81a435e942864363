/// What a baseline has to do with one run.
public struct AcceptedFindings: Sendable {
    /// The findings that it accepts, in the order of reports.
    public let findings: [Finding]
    /// Entries whose finding was looked for and is gone.
    public let stale: [Baseline.Entry]

    static let none = AcceptedFindings(findings: [], stale: [])

    private init(findings: [Finding], stale: [Baseline.Entry]) {
        self.findings = findings
        self.stale = stale
    }

    /// - Parameters:
    ///   - found: all findings that no comment suppresses, notes included.
    ///   - scope: what was looked at.
    init(_ baseline: Baseline, in found: [Finding], _ scope: BaselineScope) {
        let accepted = Set(baseline.entries.map(\.fingerprint))
        findings = found.filter { !accepted.isDisjoint(with: $0.fingerprints) }
        let seen = Set(findings.flatMap(\.fingerprints))
        var isCovered: [String: Bool] = [:]
        stale = baseline.entries.filter { entry in
            guard !seen.contains(entry.fingerprint) else { return false }
            if let known = isCovered[entry.path] { return known }
            let covered = scope.covers(entry.path)
            isCovered[entry.path] = covered
            return covered
        }
    }
}

/// Of which files a run can tell whether the findings of a baseline are still there: those below the paths that were given, and
/// those that are gone.
struct BaselineScope: Sendable {
    /// The folders that paths of the baseline may start from, absolute.
    private let roots: [[UInt8]]
    /// What was looked at, absolute and without links.
    private let given: [[UInt8]]

    init(_ input: CheckInput, roots: [String]) {
        self.roots = roots.map { Array($0.utf8) }
        let paths = (input.paths + input.unsavedFiles.map(\.path)).map { Array($0.utf8) }
        given = paths.map { FileSystem.canonicalPath(of: $0) ?? FileDiscovery.canonicalFile($0) }
    }

    func covers(_ path: String) -> Bool {
        let places = roots.map { $0.appendingPath(path) }.filter { (try? FileSystem.status(of: $0)) != nil }
        guard !places.isEmpty else { return true }
        return places.contains { place in given.contains { FileDiscovery.canonicalFile(place).isPath(inside: $0) } }
    }
}
