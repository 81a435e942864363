import Testing

@testable import LintCore

@Suite struct ProgramTests {
    /// A program of one file a module, linked.
    private func program(_ files: (module: String, text: String)...) -> Program {
        let program = Program()
        for file in files {
            let tree = Parser.parse(SourceFile(path: file.module + ".swift", text: file.text))
            program.add(tree, of: Module(name: file.module), isInterface: file.module == "SwiftUI", profile: Profile())
        }
        program.link()
        return program
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
        let row = try #require(program.declarations.firstIndex { program.text(of: $0.name) == "Row" && $0.kind == .struct })
        #expect(program.members(of: DeclarationID(row), named: program.name(spelled: "help")).count == 1)
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
        let program = Program()
        for (path, text) in [
            ("App/iOS/Views/Home.swift", ""), ("App/tvOS/Row.swift", "struct Row {}"), ("App/iOS/Row.swift", "struct Row {}"),
        ] {
            let tree = Parser.parse(SourceFile(path: path, text: text))
            program.add(tree, of: Module(name: "App"), profile: Profile())
        }
        program.link()
        #expect(program.visibleTopLevel(named: program.name(spelled: "Row"), from: 0).map { program[$0].unit } == [2])
    }

    /// Where no build file tells what a module is, what is imported may stand nearer than what shares the folders above.
    @Test(arguments: [(true, [2]), (false, [1])] as [(Bool, [Int32])])
    func aGuessedModuleGivesWayToWhatIsImportedFromANearerFolder(isGuessed: Bool, meant: [Int32]) {
        let program = Program()
        for (path, module, text) in [
            ("macOS/App/Home.swift", "App", "import Kit"), ("iOS/Row.swift", "App", "struct Row {}"),
            ("macOS/Kit/Row.swift", "Kit", "public struct Row {}"),
        ] {
            let tree = Parser.parse(SourceFile(path: path, text: text))
            program.add(tree, of: Module(name: module, isGuessed: isGuessed && module == "App"), profile: Profile())
        }
        program.link()
        #expect(program.visibleTopLevel(named: program.name(spelled: "Row"), from: 0).map { program[$0].unit } == meant)
    }

    @Test func aTargetSeesTheFilesThatItShares() {
        let program = Program()
        for (module, others, text) in [
            ("Phone", [], ""), ("TV", ["Phone"], "struct Row {}"), ("TV", [], "struct Row {}"), ("TV", [], "struct Cell {}"),
        ] as [(String, [String], String)] {
            let tree = Parser.parse(SourceFile(path: "A.swift", text: text))
            program.add(tree, of: Module(name: module, otherNames: others), profile: Profile())
        }
        program.link()
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
        #expect(program.declarations.count == 3)
    }
}
