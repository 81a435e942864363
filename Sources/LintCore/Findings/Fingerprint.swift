/// Names a finding so that it is known again after edits elsewhere in its file: 16 hexadecimal digits.
///
/// Made of rule, path, enclosing declaration, flagged text and what decides, whitespace evened out, and a number that tells equal
/// ones apart. Line and column stay out: a line inserted above must not make an old finding new. So do severity and wording.
public enum Fingerprint {
    /// Fills in the fingerprints of findings that stand in their final order; `files` are looked up by `Finding.path`.
    ///
    /// - Parameter relativePath: the path that goes into the hash, so that it does not matter from where the tool runs.
    static func assign(
        to findings: inout [Finding], in files: ReportedSources, relativePath: (String) -> String = { $0 }
    ) {
        var occurrences: [UInt64: Int] = [:]
        var earlier: [UInt64: Int] = [:]
        for index in findings.indices {
            var hash = FNV1a()
            let finding = findings[index]
            hash.combine(field: finding.ruleID.utf8)
            hash.combine(field: relativePath(finding.path).utf8)
            hash.combine(field: (finding.view ?? "").utf8)
            if let source = files[finding.path] {
                hash.combine(field: evenedOut(source.bytes(in: finding.range)))
            }
            findings[index].earlierFingerprint = numbered(hash, &earlier)
            if let source = files[finding.path] { for range in finding.deciding { hash.combine(field: evenedOut(source.bytes(in: range))) } }
            findings[index].fingerprint = numbered(hash, &occurrences)
        }
    }

    private static func numbered(_ hash: FNV1a, _ occurrences: inout [UInt64: Int]) -> String {
        var hash = hash
        let occurrence = occurrences[hash.value, default: 0]
        occurrences[hash.value] = occurrence + 1
        hash.combine(field: String(occurrence).utf8)
        return hash.hexadecimal
    }

    /// The bytes without whitespace at the ends, and with one space for each run of it: reformatting changes nothing.
    static func evenedOut(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var hasGap = false
        for byte in bytes {
            if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                hasGap = true
                continue
            }
            if hasGap, !result.isEmpty { result.append(UInt8(ascii: " ")) }
            hasGap = false
            result.append(byte)
        }
        return result
    }
}

/// The 64-bit hash of Fowler, Noll and Vo, variant 1a (draft-eastlake-fnv): the same on every machine and in every version.
struct FNV1a {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Adds a field and the end of it; 0xFF occurs in no UTF-8 text, so no two lists of fields look alike.
    mutating func combine(field bytes: some Sequence<UInt8>) {
        for byte in bytes { combine(byte) }
        combine(0xFF)
    }

    private mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }

    var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
