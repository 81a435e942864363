import Testing

@testable import LintCore

@Suite struct ProgramTests {
    /// A program of one file a module, linked.
    private func program(_ files: (module: String, text: String)...) -> Program {
        Program(files.map { file(at: $0.module + ".swift", $0.text, of: Module(name: $0.module), isInterface: $0.module == "SwiftUI") })
    }

    private func file(at path: String, _ text: String, of module: Module, isInterface: Bool = false) -> Program.File {
        let facts = FileFacts(Parser.parse(SourceFile(path: path, text: text)), isInterface: isInterface)
        return Program.File(facts: facts, module: module, isInterface: isInterface, profile: Profile())
    }

    /// The modules whose declarations of the name are seen from the first file.
    private func modules(declaring name: String, in program: Program) -> [String] {
        program.visibleTopLevel(named: program.name(spelled: name), from: 0).map { program.text(of: program.unit(of: $0).module) }
    }

    @Test func whatAFileImportsHidesWhatItDoesNot() {
        let imported = program(
            ("App", "import SwiftUI\nimport Kit"), ("Kit", "public struct Button {}"), ("Other", "public struct Button {}"),
            ("SwiftUI", "struct Button {}"))
        #expect(modules(declaring: "Button", in: imported) == ["Kit"])
        let other = program(("App", "import SwiftUI"), ("Kit", "struct Button {}"), ("SwiftUI", "struct Button {}"))
        #expect(modules(declaring: "Button", in: other) == ["SwiftUI"])
        let inner = program(("App", "import SwiftUI\nimport Kit"), ("Kit", "struct Button {}"), ("SwiftUI", "struct Button {}"))
        #expect(modules(declaring: "Button", in: inner) == ["SwiftUI"])
        // Files that build files put into different modules may be one in truth.
        let alone = program(("App", "import SwiftUI"), ("Kit", "struct Dial {}"), ("SwiftUI", "struct Button {}"))
        #expect(modules(declaring: "Dial", in: alone) == ["Kit"])
    }

    /// Files are read in the order of their names, `Screen+Model+Help.swift` before `Screen+Model.swift`.
    @Test func anExtensionIsFiledBeforeAndAfterTheTypeInAnExtension() throws {
        let program = program(
            ("App", "extension Screen.Model.Row { func help() {} }\nextension Screen.Model { struct Row {} }"),
            ("App", "enum Screen {}\nextension Screen { class Model {} }"))
        let row = try #require(program.declarations(of: .struct).first { program.text(of: program[$0].name) == "Row" })
        #expect(program.members(of: row, named: program.name(spelled: "help")).count == 1)
    }

    @Test func anImportCountsInTheClauseThatIsCompiled() {
        let program = program(
            ("App", "#if os(macOS)\nimport Mac\n#else\nimport Phone\n#endif"), ("Mac", "public struct A {}"),
            ("Phone", "public struct A {}"))
        #expect(modules(declaring: "A", in: program) == ["Phone"])
    }

    @Test func whatTheModuleImportsElsewhereIsNearerThanWhatItDoesNot() {
        let program = program(
            ("App", "struct A {}"), ("App", "import Kit"), ("Kit", "import Base"), ("Other", "public struct Dial {}"),
            ("Base", "public struct Dial {}"))
        #expect(modules(declaring: "Dial", in: program) == ["Base"])
    }

    @Test func ofTypesThatNoModuleCanHoldTogetherTheOneInTheNearestFolderIsMeant() {
        let files = [("App/iOS/Views/Home.swift", ""), ("App/tvOS/Row.swift", "struct Row {}"), ("App/iOS/Row.swift", "struct Row {}")]
        let program = Program(files.map { file(at: $0, $1, of: Module(name: "App")) })
        #expect(program.visibleTopLevel(named: program.name(spelled: "Row"), from: 0).map { program[$0].unit } == [2])
    }

    /// Where no build file tells what a module is, what is imported may stand nearer than what shares the folders above.
    @Test(arguments: [(true, [2]), (false, [1])] as [(Bool, [Int32])])
    func aGuessedModuleGivesWayToWhatIsImportedFromANearerFolder(isGuessed: Bool, meant: [Int32]) {
        let files = [
            ("macOS/App/Home.swift", "App", "import Kit"), ("iOS/Row.swift", "App", "struct Row {}"),
            ("macOS/Kit/Row.swift", "Kit", "public struct Row {}"),
        ]
        let program = Program(files.map { file(at: $0, $2, of: Module(name: $1, isGuessed: isGuessed && $1 == "App")) })
        #expect(program.visibleTopLevel(named: program.name(spelled: "Row"), from: 0).map { program[$0].unit } == meant)
    }

    @Test func aTargetSeesTheFilesThatItShares() {
        let files = [
            ("Phone", [], ""), ("TV", ["Phone"], "struct Row {}"), ("TV", [], "struct Row {}"), ("TV", [], "struct Cell {}"),
        ] as [(String, [String], String)]
        let program = Program(files.map { file(at: "A.swift", $2, of: Module(name: $0, otherNames: $1)) })
        #expect(program.visibleTopLevel(named: program.name(spelled: "Row"), from: 0).map { program[$0].unit } == [1])
        #expect(program.visibleTopLevel(named: program.name(spelled: "Cell"), from: 0).count == 1)
    }

    @Test func anAliasOfAModulesTypeIsThatType() throws {
        let program = program(
            ("App", "import Kit\ntypealias Theme = Kit.Theme\nextension Theme { func f() {} }"), ("Kit", "struct Theme {}"))
        let theme = try #require(program.topLevel[program.name(spelled: "Theme")]?.last)
        #expect(program.members(of: theme, named: program.name(spelled: "f")).count == 1)
    }

    @Test func whatNobodySpellsHasANameThatNothingIsCalledBy() {
        let program = program(("App", "struct Row { func help() {} }"))
        let unheard = program.name(spelled: "other")
        #expect(unheard == .unheard)
        #expect(program.visibleTopLevel(named: unheard, from: 0).isEmpty)
        #expect(program.members(of: DeclarationID(0), named: unheard).isEmpty)
        #expect(program.text(of: unheard).isEmpty)
        #expect(!program.isMember(unheard) && !program.isOperator(unheard))
        #expect(program.text(of: program.name(spelled: "help")) == "help")
    }

    @Test func anAliasOfItselfIsNothing() {
        let program = program(("App", "typealias Theme = Kit.Theme\nextension Theme { func f() {} }"))
        #expect(program.declarations(inUnit: 0).count == 3)
    }
}
