import Testing

@testable import LintCore

/// Views that are changed after they were made.
@Suite struct TraceCopyTests {
    private func trace(_ members: String, _ use: String) throws -> [InspectedProject.View] {
        let text = """
            struct Row: View {
                var isWide = false
                var n = 0
                func wide(_ b: Bool) -> Self { var c = self; c.isWide = b; return c }
                func anyWide(_ b: Bool) -> some View { var c = self; c.isWide = b; return c }
                func madeWide(_ b: Bool) -> Row { Row(isWide: b) }
                func with(_ change: (inout Row) -> Void) -> Row { var c = self; change(&c); return c }
                func early(_ b: Bool) -> Row { guard b else { return self }; var c = self; c.isWide = true; return c }
                var body: some View { if isWide { Counter() } else { Text("\\(n)") } }
            }
            struct Counter: View { @State private var n = 0; var body: some View { Text("\\(n)") } }
            struct Screen: View {
                @State var on = false
                \(members)
                var body: some View { VStack { Text("\\(on)"); \(use) } }
            }
            """
        return try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", "on").filter { ["Row", "Counter"].contains($0.name) }
    }

    @Test(arguments: [
        "Row().wide(on)", "Row().wide(on).padding()", "Row().padding().padding().overlay { Row().wide(on) }", "Row().anyWide(on)", "Row().madeWide(on)",
        "row", "chosen", "made()", "declared", "tuple", "renamed",
    ])
    func aCopyThatIsGivenWhatChangesIsAnotherValue(use: String) throws {
        let members = """
            var row: Row { var r = Row(); r.isWide = on; return r }
            var chosen: some View { var r = Row(); if on { r.isWide = true }; return r }
            func made() -> Row { let r = Row(); return r.wide(on) }
            var declared: Row { var r: Row; r = Row(); r.isWide = on; return r }
            var tuple: Row { var r = Row(); (r.isWide, r.n) = (on, 1); return r }
            var renamed: some View { var r: Row; r = Row(); r.isWide = on; let s = r; return s.padding() }
            """
        let views = try trace(members, use)
        #expect(views.contains { $0.name == "Row" && $0.verdict == "updated" }, "\(views)")
        #expect(views.contains { $0.name == "Counter" && $0.verdict == "recreated" && $0.lost == ["Counter.n"] }, "\(views)")
    }

    @Test func whatDecidesAboutACopyChoosesItsValue() throws {
        let views = try trace("", "Row().early(on)")
        #expect(views.filter { $0.name == "Row" }.map(\.verdict) == ["updated", "updated"], "\(views)")
    }

    @Test func whatIsAssignedInBranchesIsChosenAndThenChanged() throws {
        let views = try trace("var row: Row { var r: Row; if on { r = Row() } else { r = Row(n: 1) }; r.isWide = true; return r }", "row")
        #expect(views.filter { $0.name == "Row" }.map(\.verdict) == ["updated", "updated"], "\(views)")
        #expect(views.filter { $0.name == "Counter" }.map(\.verdict) == ["skipped"], "\(views)")
    }

    @Test(arguments: ["Row().with { $0.isWide = on }", "row", "other", "element"])
    func whatIsDoneToACopyElsewhereIsUnknown(use: String) throws {
        let members = """
            var row: Row { var r = Row(); widen(&r, on); return r }
            func widen(_ row: inout Row, _ b: Bool) { row.isWide = b }
            var other: Row { var r = Row(); if on { r = Row(isWide: true) }; return r }
            var element: Row { var r = [Row()]; r[0].isWide = on; return r[0] }
            """
        let row = try #require(try trace(members, use).first { $0.name == "Row" })
        #expect(row.verdict == "unknown", "\(row)")
    }

    @Test(arguments: ["Row().wide(true)", "row", "declared"])
    func aCopyThatIsGivenNothingThatChangesIsEqual(use: String) throws {
        let members = """
            var row: Row { var r = Row(); r.isWide = true; r.n += 1; return r }
            var declared: Row { var r: Row; r = Row(); r.isWide = true; return r }
            """
        let views = try trace(members, use)
        #expect(views.first?.verdict == "skipped", "\(views)")
    }
}
