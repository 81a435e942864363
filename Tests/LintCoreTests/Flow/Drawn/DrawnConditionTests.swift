import Testing

@testable import LintCore

/// A hundred conditions drawn by lot from the code of open projects, told again in few and other words: kept is where the value lives and how
/// it reaches the place. What is expected a reader wrote who had that source and docs/how-it-decides.md, before the model was asked.
@Suite struct DrawnConditionTests {
    struct Draw: CustomTestStringConvertible {
        let name: String
        let files: [String]
        let conditions: [(text: String, expected: ConstancyClass)]

        init(_ name: String, _ files: String..., conditions: [(String, ConstancyClass)]) {
            (self.name, self.files, self.conditions) = (name, files, conditions)
        }

        var testDescription: String { name }
    }

    /// What the model answers otherwise, and why; one that is answered as expected has no place here.
    static let unsolved: [String: String] = [
        "now": "what a library hands to a closure is not followed", "!isShown": "what a library hands to a closure is not followed",
        "self": "who shows a value that is a view is not followed",
        "configuration.isPressed": "what a library hands to a style is not followed",
        "self.isActive && !configuration.isPressed": "what a library hands to a style is not followed",
        "kind == .series": "an initializer that gives a member of its parameter is not taken to hand it on",
        "let last = feed.last": "another element with the same id is taken for the same one",
        "let emoji = room.emoji": "another element with the same id is taken for the same one",
        "option.isPicked": "another element with the same id is taken for the same one",
        "isOn": "an element by itself does not change as its collection does",
        "video.showsAutoplay || video.opensTabs": "a computed member of an observed object counts as its variable, whatever it reads",
    ]

    @Test(arguments: views + objects + observables + environments + made + elements + functions + actions)
    func conditions(draw: Draw) throws {
        let fixture = ModelFixture(files: draw.files)
        for (text, expected) in draw.conditions {
            try expect(unless: Self.unsolved[text]) { try fixture.expectCondition(text, is: expected) }
        }
    }
}
