import Foundation
import Testing

@testable import LintCore

/// What `explain` says of what it cannot see, and what it leaves out.
@Suite struct ExplainUnreadTests {
    private func explain(_ use: String, _ members: String = "", line: Int = 17) throws -> InspectedProject.Explanation {
        let text = """
            struct Row: View {
            var isWide = false
            func with(_ change: (inout Row) -> Void) -> Row { var copy = self; change(&copy); return copy }
            var body: some View { Text(isWide ? "a" : "b") }
            }
            struct Screen: View {
            @State private var on = false
            @State private var kept = [Row()]
            @State private var mode = Mode.first
            let fixed: Int
            enum Mode { case first, second }
            func act() { on.toggle(); kept = []; mode = .second }
            \(members)
            var body: some View {
            VStack {
            \(use)
            } }
            }
            struct Root: View { var body: some View { Screen(fixed: 3) } }
            extension View {
            func card() -> some View {
            ZStack { self
            Row()
            } } }
            """
        return try InspectedProject(["Screen.swift": text]).explain("Screen.swift:\(line)")
    }

    @Test func whatIsDoneToACopyElsewhereIsSaid() throws {
        let found = try explain("Row().with { $0.isWide = on }")
        #expect(found.notes == ["what `change(&copy)` does with `on` was not read: it may update the view"], "\(found.document)")
    }

    @Test func whatAViewIsTakenFromIsSaid() throws {
        #expect(try explain("kept[0]").notes == ["what `Row` is given of `kept` was not read: it may update the view"])
    }

    @Test func ofAViewUnderSeveralMethodsThatWereNotReadIsToldWhatIsKnown() throws {
        let found = try explain("Row(isWide: on).glow(fixed).shine { $0 }.disabled(fixed > 2)")
        #expect(found.view == "Row")
        #expect(found.inputs == ["isWide: on K5"])
        let unread = found.paths.first?.filter { $0.hasSuffix("does was not read") } ?? []
        #expect(unread == ["shine", "glow"].map { "unknown: what `.\($0)` does was not read" }, "\(found.document)")
    }

    @Test func whatIsReadBetweenUnreadMethodsKeepsTheView() throws {
        let found = try explain("Row(isWide: on).id(mode).glow(fixed).disabled(on).shine(2)")
        #expect(found.view == "Row")
        #expect(found.document["instead"] is NSNull)
        let instance = try #require((found.document["instances"] as? [[String: Any]])?.first)
        #expect(instance["unreadModifiers"] as? [String] == [".shine", ".glow"])
        #expect(instance["explicitIDs"] as? [String] == [".id(mode)"])
    }

    @Test func anUnreadMethodMayEndAView() throws {
        let found = try explain("Row(isWide: on).visible(if: on)")
        let instance = try #require((found.document["instances"] as? [[String: Any]])?.first)
        #expect(instance["headline"] as? String == "ends when `Screen` itself goes; `.visible`, which was not read, may end it sooner")
    }

    @Test func whatStandsInAClosureOfAnUnreadMethodIsNotTold() throws {
        let found = try explain("Row(isWide: on).note {\nText(\"a\")\n}", line: 18)
        #expect(found.view == "Row")
        #expect((found.document["instead"] as? String)?.hasPrefix("`note` was not read") == true, "\(found.document)")
    }

    @Test func whatAMethodThatWasNotReadMakesOfAValueIsNotTaken() throws {
        let found = try explain("fixed.glow(on).shine()")
        #expect(found.view == "fixed.glow(on).shine()")
    }

    @Test func aHelperIsAViewWhereItIsUsed() throws {
        let found = try explain("Row().card()", line: 24)
        let instance = try #require((found.document["instances"] as? [[String: Any]])?.first)
        #expect(instance["member"] as? String == "Screen.body", "\(found.document)")
        #expect(found.notes == [])
    }

    @Test func aHelperByItselfIsAViewForEachUse() throws {
        let found = try explain("Row(isWide: on)", line: 24)
        #expect(found.notes == ["each use of `View.card()` is another view, and what is around it there is not told here"], "\(found.document)")
    }

    @Test(arguments: ["if mode == .first { Row(isWide: mode == .first) }", "Row(isWide: fixed > 2)"])
    func whatIsTheSameWhileItStandsUpdatesNothing(use: String) throws {
        #expect(try explain(use).inputs.isEmpty)
    }

    @Test func whatChangesUpdates() throws {
        #expect(try explain("if mode == .first { Row(isWide: on) }").inputs == ["isWide: on K5"])
    }

    /// What a helper hands to an unread method is still the view that the helper is called on.
    @Test func theViewThatAHelperIsCalledOnIsFollowed() throws {
        let found = try InspectedProject(["Screen.swift": """
            extension View { func noted(_ isOn: Binding<Bool>) -> some View { self.unread(isPresented: isOn) { Text("a") } } }
            struct Draft: View { @State private var text = ""; var body: some View { TextField("a", text: $text) } }
            struct Screen: View {
                @State private var isOn = false
                @State private var isNoted = false
                var body: some View { VStack { if isOn { Draft() }; Toggle("a", isOn: $isOn) }.noted($isNoted) }
            }
            """]).run("explain", "Draft").output
        #expect(found.contains("ends when `if isOn` shows or hides it") && found.contains("unknown: what `.unread` does was not read"), "\(found)")
    }
}
