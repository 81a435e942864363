/// Which fixes are applied.
public enum FixChoice: Sendable {
    /// Those that keep the meaning and the picture.
    case safe
    /// Those that need a person's eye, too.
    case all

    func includes(_ fix: Fix) -> Bool { self == .all || fix.applicability == .safe }
}

/// A fix that could be applied, with the finding that it removes.
struct ProposedFix: Hashable, Sendable {
    let finding: Finding
    let fix: Fix

    var path: String { finding.path }

    /// From the first byte that changes to the last.
    var hull: ByteRange {
        let start = fix.edits.map(\.range.startOffset).min() ?? 0
        return ByteRange(startOffset: start, endOffset: fix.edits.map(\.range.endOffset).max() ?? start)
    }

    /// The fixes of findings that do not come into each other's way, in the order of the findings; what is left out has its
    /// turn when these are done.
    ///
    /// - Parameter isRefused: fixes that turned out to do harm.
    static func select(from findings: [Finding], _ choice: FixChoice, isRefused: (Finding) -> Bool) -> [ProposedFix] {
        var selected: [ProposedFix] = []
        var taken: [String: [ByteRange]] = [:]
        for finding in findings {
            guard let fix = finding.fix, choice.includes(fix), !fix.edits.isEmpty, !isRefused(finding),
                fix.edits.allSatisfy({ $0.path == finding.path })
            else { continue }
            let proposed = ProposedFix(finding: finding, fix: fix)
            let hull = proposed.hull
            // Two insertions at one place have no order of their own.
            let isFree = taken[finding.path, default: []].allSatisfy { $0.endOffset < hull.startOffset || hull.endOffset < $0.startOffset }
            guard isFree, proposed.hasSeparateEdits else { continue }
            taken[finding.path, default: []].append(hull)
            selected.append(proposed)
        }
        return selected
    }

    private var hasSeparateEdits: Bool {
        let ranges = fix.edits.map(\.range).sorted { $0.startOffset < $1.startOffset }
        return zip(ranges, ranges.dropFirst()).allSatisfy { $0.endOffset <= $1.startOffset }
    }
}
