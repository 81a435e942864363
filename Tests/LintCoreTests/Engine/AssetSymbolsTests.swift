import Testing

@testable import LintCore

/// Colours and images of asset catalogues, and strings of string catalogues, have the names that Xcode gives them.
@Suite struct AssetSymbolsTests {
    private static let view = """
        import SwiftUI
        struct A: View {
            var a: some View { Color.textNorm }
            var b: some View { Image(.icHome) }
            var c: some View { Rectangle().fill(.accent) }
            var d: some View { Color.Brand.primary }
            var e: some View { Image(.urlIcon).resizable() }
            var f: some View { Color._1stBlue }
            var g: some View { Text("a").background(true ? .textNorm : Color.nowhere) }
        }
        """

    private func members(_ files: [String: String]) throws -> [TypeReport.Member] {
        let folder = try TemporaryFolder()
        try folder.write("App/A.swift", Self.view)
        for (path, text) in files { try folder.write(path, text) }
        return TypeInspection(options: TypeInspection.Options()).inspect(CheckInput(paths: [folder.path("")])).report.files.flatMap(\.members)
    }

    @Test func namesOfFoldersAreMembers() throws {
        let contents = ["textNorm.colorset", "ic_home.imageset", "AccentColor.colorset", "Icons/URLIcon.imageset", "1st Blue.colorset", "Brand/PrimaryColor.colorset"]
        var files = Dictionary(uniqueKeysWithValues: contents.map { ("App/Assets.xcassets/\($0)/Contents.json", "{}") })
        files["App/Assets.xcassets/Brand/Contents.json"] = #"{ "properties" : { "provides-namespace" : true } }"#
        let found = try members(files)
        #expect(found.map(\.type) == [
            "Color", "Image", "_ShapeView<Rectangle, Color>", "Color", "Image", "Color", "ModifiedContent<Text, _BackgroundStyleModifier<Color>>",
        ])
        #expect(found.flatMap(\.assumptions).map(\.reason) == ["assumed, 'nowhere' was not read"])
    }

    /// Without a catalogue, a member of a type that catalogues add to is assumed, and any other is not known.
    @Test func whatIsNotReadIsAssumedOfColorsAlone() throws {
        let found = try members([:])
        #expect(found.map(\.type).prefix(2) == ["Color", "Image"])
        #expect(found[0].assumptions.map(\.reason) == ["assumed, 'textNorm' was not read"])
        #expect(found[2].type == "_ShapeView<Rectangle, _>")
        #expect(found[3].assumptions.isEmpty == false)
    }

    private static let strings = """
        import SwiftUI
        struct Titled<Content: View>: View {
            init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
            var body: some View { Text("a") }
        }
        extension LocalizedStringResource { static var own: LocalizedStringResource { "own" } }
        struct A: View {
            var a: some View { Text(.cartTitle) }
            var b: some View { Button(.itemCount(3, owner: "me")) {} }
            var c: some View { Label(.Onboarding.first, systemImage: "star").id(1) }
            var d: some View { Titled(.cartTitle) { Color.red } }
            var e: some View { Text("a").navigationTitle(.cartTitle) }
            var f: some View { Text(.own) }
            var g: some View { Text("a").id(LocalizedStringResource.extracted.key) }
            var h: some View { Text("a").id(LocalizedStringResource.varied.key) }
            var i: some View { Text("a").id(LocalizedStringResource.many(5).key) }
            var j: some View { Text("a").id(LocalizedStringResource.alpsMacOSName.key) }
            var k: some View { Text("a").id(LocalizedStringResource.left.key) }
        }

        """

    private func typesOfStrings(_ catalogue: String, _ table: String = "Localizable") throws -> [String: String] {
        let folder = try TemporaryFolder()
        try folder.write("App/A.swift", Self.strings)
        try folder.write("App/\(table).xcstrings", catalogue)
        try folder.write("App/Onboarding.xcstrings", #"{ "sourceLanguage": "en", "strings": { "first": { "extractionState": "manual" } } }"#)
        let found = TypeInspection(options: TypeInspection.Options()).inspect(CheckInput(paths: [folder.path("")])).report.files.flatMap(\.members)
        return Dictionary(found.map { (String($0.name.suffix(1)), $0.type) }) { _, last in last }
    }

    /// Keys that are managed by hand are members, with a parameter for each placeholder.
    @Test func stringsOfCataloguesAreMembers() throws {
        let found = try typesOfStrings(
            #"""
            { "sourceLanguage" : "de", "version" : "1.1", "strings" : {
                "cart_title" : { "extractionState" : "manual" },
                "own" : { "extractionState" : "manual" },
                "item.count" : { "extractionState" : "manual", "localizations" : { "de" : { "stringUnit" : { "value" : "%2$(owner)@: %1$lld, 100 %%" } } } },
                "many" : { "extractionState" : "manual", "localizations" : { "de" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "value" : "%lld" } } } } } } },
                "ALPS_macOS_NAME" : { "extractionState" : "manual" },
                "left" : { "extractionState" : "manual", "generatesSymbol" : false },
                "varied" : { "extractionState" : "manual", "localizations" : { "de" : { "substitutions" : {} } } },
                "extracted" : { "extractionState" : "extracted_with_value" }
            } }
            """#)
        #expect(found["a"] == "Text")
        #expect(found["b"] == "Button<Text>")
        #expect(found["c"] == "IDView<Label<Text, Image>, Int>")
        #expect(found["d"] == "Titled<Color>")
        let title = "ModifiedContent<Text, TransactionalPreferenceTransformModifier<NavigationTitleKey>>"
        #expect(found["e"] == "ModifiedContent<\(title), _PreferenceTransformModifier<ToolbarKey>>")
        #expect(found["f"] == "Text")
        #expect(found["g"] == "IDView<Text, _>")
        #expect(found["h"] == "IDView<Text, _>")
        #expect(found["i"] == "IDView<Text, String>")
        #expect(found["j"] == "IDView<Text, String>")
        #expect(found["k"] == "IDView<Text, _>")
        let alone = #"{ "strings": { "ALPS_macOS_NAME": { "extractionState": "manual" } } }"#
        #expect(try typesOfStrings(alone)["j"] == "IDView<Text, String>")
        #expect(try typesOfStrings(alone, "de.lproj/Localizable")["j"] == "IDView<Text, _>")
    }

    /// Nothing else is lost with a catalogue that cannot be read.
    @Test(arguments: ["{ \"manual\"", "", "[\"manual\"]"])
    func aCatalogueThatCannotBeReadDeclaresNothing(_ text: String) throws {
        let found = try typesOfStrings(text)
        #expect(found["c"] == "IDView<Label<Text, Image>, Int>")
        #expect(found["i"] == "IDView<Text, _>")
    }

    /// Tuples, functions and protocols have no declaration whose members catalogues could add to.
    @Test(arguments: ["(Int, Int)", "(Int) -> Void", "Any", "any Hashable & Sendable", "AnyObject", "Never"])
    func aTypeWithoutDeclarationHasNoAssumedMembers(_ type: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "import SwiftUI\ntypealias Made = \(type)\nstruct A: View {\n    let all = [Made.nowhere: 1]\n    var body: some View { Text(\"a\").tag(Made.nowhere).id(all) }\n}\n")
        let found = TypeInspection(options: TypeInspection.Options()).inspect(CheckInput(paths: [folder.path("")])).report.files.flatMap(\.members)
        #expect(found.count == 1)
        #expect(found.flatMap(\.assumptions).isEmpty)
    }
}
