/// Types for people: one line for each part, and behind it, like a comment, what the source says of it.
struct TypeTreeReporter: Reporter {
    let report: TypeReport

    func write(to output: inout OutputBuffer) {
        var profile: TypeReport.BuildProfile?
        for file in report.files {
            if file.profile != profile { output.append(Self.text(of: file.profile) + "\n") }
            profile = file.profile
            for member in file.members { write(member, to: &output) }
        }
    }

    /// `iOS 18 SDK, target 17`. SDKs are numbered as that of iOS everywhere, which has to be said where it is not iOS.
    static func text(of profile: TypeReport.BuildProfile) -> String {
        let target = profile.deploymentTarget.hasSuffix(".0") ? String(profile.deploymentTarget.dropLast(2)) : profile.deploymentTarget
        guard profile.platform != "ios" else { return "profile: iOS \(profile.sdk) SDK, target \(target)" }
        return "profile: \(profile.platformName), SDK of the year of iOS \(profile.sdk), target \(target)"
    }

    private func write(_ member: TypeReport.Member, to output: inout OutputBuffer) {
        TypeTextReporter.writePlace(of: member, in: report, to: &output)
        output.append(PrintableText.escaped(member.name) + ":\n")
        for line in member.tree {
            output.append(repeating: UInt8(ascii: " "), count: 2 * (line.depth + 1))
            output.append(PrintableText.escaped(line.type))
            if !line.remarks.isEmpty {
                let remarks = line.remarks.map { text(of: $0, in: member) }.joined(separator: "; ")
                output.append("  // " + PrintableText.escaped(remarks))
            }
            output.newline()
        }
    }

    private func text(of remark: TypeReport.Remark, in member: TypeReport.Member) -> String {
        guard let place = remark.place else { return remark.text }
        let column = remark.needsColumn ? ":\(place.utf8Column)" : ""
        let isHere = place.path.utf8.elementsEqual(member.place.path.utf8)
        return remark.text + (isHere ? ", line \(place.line)" : ", \(place.path):\(place.line)") + column
    }
}
