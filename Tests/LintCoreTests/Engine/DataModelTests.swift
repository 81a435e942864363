import Foundation
import Testing

@testable import LintCore

/// The entities of Core Data models are the classes that Xcode generates.
@Suite struct DataModelTests {
    private static func model(_ entities: String, language: String = "Swift") -> String {
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <!-- <entity name="Commented" representedClassName="Commented" codeGenerationType="class"/> -->
        <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="\(language)">
        \(entities)
        </model>
        """
    }

    private static let dish = """
        <entity name="Dish" representedClassName="Dish" syncable="YES" codeGenerationType="class">
            <attribute name="title" attributeType="String"/>
        </entity>
        """

    private func types(_ files: [String: String], _ code: String) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("App/A.swift", "import CoreData\nimport SwiftUI\n" + code)
        for (path, text) in files { try folder.write(path, text) }
        let input = CheckInput(paths: [folder.path("")])
        return TypeInspection(options: TypeInspection.Options()).inspect(input).report.files.flatMap(\.members).map(\.type)
    }

    @Test(arguments: [
        (#"attributeType="String""#, "Optional<String>"),
        (#"attributeType="Date" usesScalarValueType="NO""#, "Optional<Date>"),
        (#"attributeType="Date" usesScalarValueType="YES""#, "Double"),
        (#"attributeType="Binary""#, "Optional<Data>"),
        (#"attributeType="UUID" usesScalarValueType="NO""#, "Optional<UUID>"),
        (#"attributeType="URI""#, "Optional<URL>"),
        (#"attributeType="Decimal""#, "Optional<NSDecimalNumber>"),
        (#"attributeType="Integer 16" usesScalarValueType="YES""#, "Int16"),
        (#"attributeType="Integer 32" usesScalarValueType="YES""#, "Int32"),
        (#"attributeType="Integer 64" usesScalarValueType="YES""#, "Int64"),
        (#"attributeType="Integer 64" usesScalarValueType="NO""#, "Optional<NSNumber>"),
        (#"attributeType="Double" usesScalarValueType="YES""#, "Double"),
        (#"attributeType="Float" usesScalarValueType="YES""#, "Float"),
        (#"attributeType="Boolean" usesScalarValueType="YES""#, "Bool"),
        (#"attributeType="Transformable" customClassName=".[String]""#, "Optional<Array<String>>"),
        (#"attributeType="Transformable" valueTransformerName="A &amp; B" customClassName="Tag""#, "Optional<Tag>"),
        // Before Xcode wrote which it is, nobody can tell.
        (#"attributeType="Boolean""#, "_"),
    ])
    func anAttributeHasTheTypeThatXcodeGives(_ attribute: String, _ type: String) throws {
        let entity = """
            <entity name="Dish" representedClassName=".Dish" codeGenerationType="class">
                <attribute name="default" optional="NO" \(attribute)/>
            </entity>
            """
        let code = """
            final class Tag: NSObject {}
            struct Row<Value>: View {
                let value: Value
                var body: EmptyView { EmptyView() }
            }
            struct A: View {
                let dish: Dish
                var body: some View { Row(value: dish.default) }
            }
            """
        #expect(try types(["App/Main.xcdatamodeld/Main.xcdatamodel/contents": Self.model(entity)], code) == ["EmptyView", "Row<\(type)>"])
    }

    @Test func relationshipsLeadToClasses() throws {
        let entities = """
            <entity name="Menu" representedClassName="DBMenu" codeGenerationType="class">
                <relationship name="best" optional="YES" maxCount="1" destinationEntity="Dish" inverseName="menu" inverseEntity="Dish"/>
                <relationship name="all" optional="YES" toMany="YES" destinationEntity="Dish"/>
                <relationship name="sorted" optional="YES" toMany="YES" ordered="YES" destinationEntity="Dish"/>
                <relationship name="plain" optional="YES" maxCount="1" destinationEntity="Plain"/>
            </entity>
            <entity name="Plain"/>
            <entity name="Special" representedClassName="Special" parentEntity="Menu" codeGenerationType="class"/>
            """
        let code = """
            struct A: View {
                let menu: Special
                @FetchRequest(fetchRequest: DBMenu.fetchRequest()) var menus: FetchedResults<DBMenu>
                var body: some View {
                    ForEach(menus) { menu in Text(menu.best?.title ?? "") }
                    ForEach([menu.best].compactMap { $0 }, id: \\.self) { _ in EmptyView() }
                    ForEach([menu.all].compactMap { $0 }, id: \\.self) { _ in EmptyView() }
                    ForEach([menu.sorted].compactMap { $0 }, id: \\.self) { _ in EmptyView() }
                    ForEach([menu.plain].compactMap { $0 }, id: \\.self) { _ in EmptyView() }
                }
            }
            """
        let parts = ["ForEach<FetchedResults<DBMenu>, ObjectIdentifier, Text>"] + ["Dish", "NSSet", "NSOrderedSet", "NSManagedObject"].map { "ForEach<Array<\($0)>, \($0), EmptyView>" }
        let found = try types(["App/Main.xcdatamodeld/Main.xcdatamodel/contents": Self.model(entities + Self.dish)], code)
        #expect(found == ["TupleView<(\(parts.joined(separator: ", ")))>"])
    }

    private static let list = """
        struct A: View {
            @FetchRequest(sortDescriptors: []) var dishes: FetchedResults<Dish>
            var body: some View { ForEach(dishes) { Text($0.title ?? "") } }
        }
        """

    private static let known = ["ForEach<FetchedResults<Dish>, ObjectIdentifier, Text>"]
    private static let missing = ["ForEach<FetchedResults<_>, _, Text>"]

    /// An attribute `id` is the one of `Identifiable`.
    @Test func anAttributeCanBeTheID() throws {
        let entity = """
            <entity name="Dish" representedClassName="Dish" codeGenerationType="class">
                <attribute name="title" attributeType="String"/>
                <attribute name="id" attributeType="UUID" usesScalarValueType="NO"/>
            </entity>
            """
        let found = try types(["App/Main.xcdatamodeld/Main.xcdatamodel/contents": Self.model(entity)], Self.list)
        #expect(found == ["ForEach<FetchedResults<Dish>, Optional<UUID>, Text>"])
    }

    @Test func theCodeDeclaresTheClassOfACategory() throws {
        let entity = Self.dish.replacingOccurrences(of: "\"class\"", with: "\"category\"")
        let files = ["App/Main.xcdatamodeld/Main.xcdatamodel/contents": Self.model(entity)]
        #expect(try types(files, Self.list) != Self.known)
        #expect(try types(files, "class Dish: NSManagedObject {}\n" + Self.list) == Self.known)
    }

    @Test func aClassInTheCodeCounts() throws {
        let code = "class Dish: NSManagedObject, Identifiable { @NSManaged var id: String; @NSManaged var title: String? }\n" + Self.list
        let found = try types(["App/Main.xcdatamodeld/Main.xcdatamodel/contents": Self.model(Self.dish)], code)
        #expect(found == ["ForEach<FetchedResults<Dish>, String, Text>"])
    }

    @Test(arguments: ["", #" codeGenerationType="none""#])
    func nothingIsGeneratedWhereTheModelDoesNotSay(_ kind: String) throws {
        let entity = Self.dish.replacingOccurrences(of: #" codeGenerationType="class""#, with: kind)
        #expect(try types(["App/Main.xcdatamodeld/Main.xcdatamodel/contents": Self.model(entity)], Self.list) != Self.known)
    }

    @Test func theVersionThatCountsIsRead() throws {
        let current = """
            <plist version="1.0">
            <dict>
                <key>_XCCurrentVersionName</key>
                <string>Main 2.xcdatamodel</string>
            </dict>
            </plist>
            """
        var files = [
            "App/Main.xcdatamodeld/Main.xcdatamodel/contents": Self.model(""),
            "App/Main.xcdatamodeld/Main 2.xcdatamodel/contents": Self.model(Self.dish),
        ]
        #expect(try types(files, Self.list) != Self.known)
        files["App/Main.xcdatamodeld/.xccurrentversion"] = current
        #expect(try types(files, Self.list) == Self.known)
        files["App/Main.xcdatamodeld/.xccurrentversion"] = current.replacingOccurrences(of: "Main 2", with: "Main")
        #expect(try types(files, Self.list) != Self.known)
    }

    @Test func aModelWithoutVersionsIsRead() throws {
        #expect(try types(["App/Main.xcdatamodel/contents": Self.model(Self.dish)], Self.list) == Self.known)
    }

    @Test(arguments: [
        model(dish, language: "Objective-C"), "", "<", "<model sourceLanguage=\"Swift\"", "<model sourceLanguage=\"Swift\"><!-- ", "<model sourceLanguage=\"Swift\"><entity name=",
        "<model sourceLanguage=\"Swift\"></entity><attribute name=\"a\"/></model>",
    ])
    func whatIsNotReadDeclaresNothing(_ model: String) throws {
        #expect(try types(["App/Main.xcdatamodeld/Main.xcdatamodel/contents": model], Self.list) != Self.known)
    }

    /// A class of the module comes before one of a library.
    @Test func anEntityMayBeCalledLikeATypeOfSwiftUI() throws {
        let entity = Self.dish.replacingOccurrences(of: "\"Dish\"", with: "\"Transaction\"")
        let found = try types(["App/Main.xcdatamodeld/Main.xcdatamodel/contents": Self.model(entity)], Self.list.replacingOccurrences(of: "<Dish>", with: "<Transaction>"))
        #expect(found == ["ForEach<FetchedResults<Transaction>, ObjectIdentifier, Text>"])
    }

    /// Where something is declared is told by a line that is there.
    @Test func declarationsStandOnTheLinesOfTheModel() throws {
        let contents = Self.model(Self.dish)
        let text = try #require(DataModel(Array(contents.utf8)).swift { _ in false })
        let lines = contents.split(separator: "\n", omittingEmptySubsequences: false)
        let generated = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (name, declared) in [("name=\"title\"", "var `title`"), ("entity name=\"Dish\"", "class Dish"), ("</entity>", "}")] {
            #expect(lines.firstIndex { $0.contains(name) } == generated.lastIndex { $0.contains(declared) })
        }
    }

    /// Two models may have one entity: that of the target counts.
    @Test func theModelOfTheTargetCounts() throws {
        let project = """
            { objects = {
            P = { isa = PBXProject; targets = (T, ); };
            G = { isa = PBXGroup; children = (A, M, ); path = App; sourceTree = "<group>"; };
            A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            M = { isa = XCVersionGroup; children = (); path = Main.xcdatamodeld; sourceTree = "<group>"; };
            BA = { isa = PBXBuildFile; fileRef = A; };
            BM = { isa = PBXBuildFile; fileRef = M; };
            S = { isa = PBXSourcesBuildPhase; files = (BA, BM, ); };
            T = { isa = PBXNativeTarget; name = Canteen; buildPhases = (S, ); };
            }; }
            """
        let other = Self.dish.replacingOccurrences(of: "String", with: "Binary")
        let files = [
            "Canteen.xcodeproj/project.pbxproj": project, "App/Main.xcdatamodeld/Main.xcdatamodel/contents": Self.model(Self.dish),
            "App/Draft.xcdatamodeld/Draft.xcdatamodel/contents": Self.model(other),
        ]
        #expect(try types(files, Self.list) == Self.known)
    }

    /// Whichever files are given, the model belongs to the project, and what changes it is a change of the object.
    @Test func aRunKnowsWhatChangesAnEntity() throws {
        let folder = try TemporaryFolder()
        try folder.write(".identity-lint.json", "{}")
        let entity = """
            <entity name="Dish" representedClassName="Dish" codeGenerationType="class">
                <attribute name="isHot" attributeType="Boolean" usesScalarValueType="YES"/>
            </entity>
            """
        try folder.write("Model/Main.xcdatamodeld/Main.xcdatamodel/contents", Self.model(entity))
        try folder.write("App/A.swift", """
            import SwiftUI

            struct Row: View {
                @ObservedObject var dish: Dish

                var body: some View {
                    if dish.isHot { Note().padding() } else { Note() }
                    Button("Heat") { dish.isHot.toggle() }
                }
            }

            struct Note: View {
                @State private var text = ""
                var body: some View { TextField("a", text: $text) }
            }

            """)
        let checked = try CLIRunner.run(["check", "App/A.swift", "--format", "concise", "--timings"], in: folder.url)
        #expect(checked.output.contains("changing `dish.isHot` resets `Note.text`"))
        #expect(checked.errors.contains("\nassets "))
        let asked = try CLIRunner.run(["type", "App/A.swift", "--member", "Row.body"], in: folder.url)
        #expect(asked.output == "Row.body: TupleView<(_ConditionalContent<ModifiedContent<Note, _PaddingLayout>, Note>, Button<Text>)>\n")
        let listed = try CLIRunner.run(["check", "--format", "concise"], in: folder.url)
        #expect(listed.output.contains("1 warning in 1 of 1 file"))
    }
}
