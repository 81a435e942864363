import Testing

@testable import LintCore

/// The interfaces say what the fact tables say: read back with our own parser, not with the generator's code.
@Suite struct InterfaceFactsTests {
    private static let members = try? InterfaceMembers()

    @Test func everyModifierRowIsDeclaredWithItsResult() throws {
        let members = try #require(Self.members)
        for row in try FactRow.all(in: "modifiers") {
            let candidates = members.members(of: row["receiver"], named: row["method"]).filter { agrees($0, with: row) }
            #expect(
                candidates.contains { hasResult($0, of: row) },
                "line \(row.line): \(row["receiver"]).\(row["method"])(\(row["labels"])) is \(candidates.map(\.result))"
            )
        }
    }

    @Test func everyInitializerRowIsDeclaredWithItsConstraints() throws {
        let members = try #require(Self.members)
        for row in try FactRow.all(in: "views") {
            let candidates = members.members(of: row["type"], named: "init").filter { agrees($0, with: row) }
            #expect(
                candidates.contains { fixesGenerics($0, as: row) },
                "line \(row.line): \(row["type"])(\(row["labels"])) has \(candidates.map(\.requirements))"
            )
        }
    }

    // MARK: - One row

    /// Labels, argument types and rank.
    private func agrees(_ member: InterfaceMembers.Member, with row: FactRow) -> Bool {
        guard member.labels == row["labels"], member.isDisfavored == (row["overload"] == "disfavored") else { return false }
        let types = row.arguments.map(\.type)
        return zip(member.parameters.map(\.type), types).allSatisfy { $0 == $1 || $1 == "closure" || $0 == "()->\($1)" }
            && member.parameters.count == types.count
    }

    private func hasResult(_ member: InterfaceMembers.Member, of row: FactRow) -> Bool {
        let declared = row["declared"].normalizedType
        if row["confidence"] == "guess" { return ResultPattern.hidesItsLayers(member.result) || member.result == declared }
        let pattern = ResultPattern(
            arguments: row.arguments, selfNames: ["Self", row["receiver"], declared],
            absent: row["notes"].contains("message absent: EmptyView") ? ["message": "EmptyView"] : [:]
        )
        if pattern.matches(row["result"].normalizedType, member.result) { return true }
        // What the template leaves open, or spells with a parameter that has no name, is hidden.
        let isOpen = row["result"].contains("…") || row["result"].contains("...") || row["args"].contains("some ")
            || row["notes"].contains("not known")
        return isOpen && (ResultPattern.hidesItsLayers(member.result) || member.result == declared)
    }

    /// Every type parameter that the result names without a reference is fixed by a requirement, and all of the row's stand.
    private func fixesGenerics(_ member: InterfaceMembers.Member, as row: FactRow) -> Bool {
        let wanted = row["constraints"].split(separator: ";").flatMap { ResultPattern.split(String($0), at: ",") }.map(\.normalizedType)
        guard Set(wanted).isSubset(of: member.requirements) else { return false }
        let parameters = row["generics"].split(separator: ",").map { String($0).normalizedType }
        let parts = ResultPattern.generic(row["result"].normalizedType).parts
        return zip(parameters, parts).allSatisfy { parameter, part in
            part.contains("$") || part.contains("?") || part == parameter
                || member.requirements.contains("\(parameter)==\(part)")
                || part.hasPrefix("Optional<") && member.requirements.contains("\(parameter)==\(part.dropFirst(9).dropLast())?")
        }
    }
}
