import Testing

@testable import LintCore

/// Why a type is not known: the reasons name the cause, and not what came of it.
@Suite struct UnknownReasonsTests {
    private func body(of source: String) throws -> TypeReport.Member {
        var options = TypeInspection.Options()
        options.makesTrees = true
        let input = CheckInput(paths: [], unsavedFiles: [SourceFile(path: "A.swift", text: "import SwiftUI\n" + source)])
        let members = TypeInspection(options: options).inspect(input).report.files.first?.members
        return try #require(members?.first { $0.name == "A.body" })
    }

    private func remarks(_ source: String) throws -> [String] {
        try body(of: source).tree.filter { $0.type.hasPrefix("_") }.flatMap { $0.remarks.map(\.text) }
    }

    private func body(_ text: String) -> String { "struct A: View {\n\(text)\n}" }

    @Test(arguments: [
        ("class Item: NSManagedObject { @NSManaged var name: String }\n", "Item"),
        ("class Base: NSManagedObject {}\nclass Item: Base {}\n", "Item"),
    ])
    func anEntityMayGetItsIDFromXcode(entity: String, name: String) throws {
        let found = try remarks(
            entity + body("var items: [\(name)]\nvar body: some View { ForEach(items) { _ in Text(\"\") } }"))
        #expect(found == ["the properties of the entity 'Item' are written by Xcode, its 'id' among them"])
    }

    @Test(arguments: [
        ("class Item: NSManagedObject, Identifiable {}", "ObjectIdentifier"),
        ("class Item: NSManagedObject { @NSManaged var id: UUID? }\nextension Item: Identifiable {}", "Optional<UUID>"),
    ])
    func anEntityThatStatesItsConformanceHasTheIDOfItsSource(entity: String, id: String) throws {
        let source = entity + "\n" + body("var items: [Item]\nvar body: some View { ForEach(items) { _ in Text(\"\") } }")
        #expect(try body(of: source).type == "ForEach<Array<Item>, \(id), Text>")
    }

    /// As in two modules of which each means a class of the system by the other's name: no end is looked for.
    @Test(arguments: [
        "class Operation: BaseOperation { var isDone = false }\nclass BaseOperation: Operation {}\n",
        "class Operation: System.Operation { var isDone = false }\n",
        "class A1: A2 {}\nclass A2: A3 {}\nclass A3: A1 {}\nclass Operation: A1 { var isDone = false }\n",
    ])
    func aClassThatLeadsBackToItselfHasNoSuperclass(classes: String) throws {
        let view = body("let work: Operation\nvar body: some View { if work.missing { Text(\"a\") } else { Text(work.isDone ? \"b\" : \"c\") } }")
        #expect(try body(of: classes + view).type == "_ConditionalContent<Text, Text>")
    }

    /// `V: Equatable` is no tuple, which two names would take apart.
    @Test func aClosureOfTwoNamesIsForTwoParameters() throws {
        let found = try body(of: body("let kind: Missing.Kind\nvar body: some View { Text(\"a\").onChange(of: kind) { _, _ in } }"))
        #expect(found.type == "ModifiedContent<ModifiedContent<Text, _ValueActionModifier2<_>>, _AppearanceActionModifier>")
    }

    @Test(arguments: ["protocol Setting: Key where Value == Int {}", "protocol Outer: Key where Value == Int {}\nprotocol Setting: Outer {}"])
    func aProtocolSaysWhatAnAssociatedTypeIs(setting: String) throws {
        let source = "protocol Key { associatedtype Value: Hashable; static var start: Value { get } }\n\(setting)\n"
        let view = "struct A<S: Setting>: View { var items: [S.Value]\nvar body: some View { ForEach(items, id: \\.self) { _ in Text(\"\") } } }"
        #expect(try body(of: source + view).type == "ForEach<Array<Int>, Int, Text>")
    }

    /// `Result` is Swift's as well.
    @Test func aMemberOfATypeThatWasNotReadIsNoTypeOfALibrary() throws {
        let source = "struct Server: Identifiable { let id: Browser.Result }\n"
        let found = try body(of: source + body("let servers: [Server]\nvar body: some View { ForEach(servers) { _ in Text(\"\") } }"))
        #expect(found.type == "ForEach<Array<Server>, _, Text>")
    }

    @Test func rowsOfUnknownContentNameItsCause() throws {
        let found = try remarks(
            body("let items: [Int]\nvar body: some View { ForEach(items, id: \\.self) { Missing($0).card() } }"))
        #expect(found == ["'Missing' is declared outside of what was read"])
    }

    /// On a view of unknown type: a method of another type is as likely, if it takes the same.
    @Test(arguments: [
        (".overlay(Color.red)", "ModifiedContent<_, _OverlayStyleModifier<Color>>"),
        (".overlay(depth: 1)", "_"),
        (".padding(width: 1).padding()", "_"),
        (".padding()", "_"),
    ])
    func modifiersOfOtherTypesCountWhereTheirLabelsFit(modifiers: String, type: String) throws {
        let layers = "struct Layers { func overlay(depth: Int) -> Layers { self }; func padding() -> Layers { self } }\n"
        #expect(try body(of: layers + body("var body: some View { missing()\(modifiers) }")).type == type)
    }

    @Test func overloadsThatABodyDecidesAreNotDecided() throws {
        let helpers = """
            extension View {
                func given(_ take: (Int) -> Void) -> some View { padding() }
                func given(_ take: (String) -> Void) -> some View { opacity(1) }
            }

            """
        let found = try remarks(helpers + body("var body: some View { Text(\"\").given { $0.foo() } }"))
        #expect(found == ["several overloads fit, and which is meant was not decided"])
    }

    /// What was not read is not asked for where any answer leads to one type.
    @Test(arguments: [
        ("let item: Unread\nvar body: some View { Text(\"a\").accessibilityLabel(item.name) }", "Text"),
        ("let item: Unread\nvar body: some View { Color.clear.accessibilityLabel(item.name) }", "ModifiedContent<Color, AccessibilityAttachmentModifier>"),
        ("let palette: Palette\nvar body: some View { palette.accent }", "Color"),
        ("let icons: Icons\nvar body: some View { icons.arrow.resizable() }", "Image"),
        ("@State var rows = [Unread: [Unread]]()\nvar body: some View { ForEach(rows.keys.map { \"\\($0)\" }, id: \\.self) { Text($0) } }", "ForEach<Array<String>, String, Text>"),
        ("@Binding var draft: Unread\nvar body: some View { Toggle(\"a\", isOn: $draft.isOn) }", "Toggle<Text>"),
        ("@Binding var draft: Unread\nvar body: some View { Picker(\"a\", selection: $draft.kind) { Text(\"b\") } }", "Picker<Text, _, Text>"),
        ("let items: [Unread]\nvar body: some View { Color.clear.tag(Int?(nil)) }", "ModifiedContent<ModifiedContent<Color, _TraitWritingModifier<TagValueTraitKey<Optional<Int>>>>, _TraitWritingModifier<TagValueTraitKey<Optional<Optional<Int>>>>>"),
    ])
    func anUnreadPartThatDecidesNothingIsNotAskedFor(members: String, type: String) throws {
        let own = """
            @dynamicMemberLookup struct Palette { subscript(dynamicMember path: KeyPath<UnreadTokens, Color>) -> Color { Color.clear } }
            @dynamicMemberLookup struct Icons {
                subscript(dynamicMember path: KeyPath<UnreadTokens, Unread>) -> UIImage { UIImage() }
                subscript(dynamicMember path: KeyPath<UnreadTokens, Unread>) -> Image { Image("") }
            }

            """
        #expect(try body(of: own + body(members)).type == type)
    }

    /// Each subscript leads to another type, and none to a view: which member is meant is not known.
    @Test func anUnreadMemberOfTwoTypesIsNotDecided() throws {
        let own = """
            @dynamicMemberLookup struct Store {
                subscript(dynamicMember path: KeyPath<Unread, Int>) -> Int { 0 }
                subscript(dynamicMember path: KeyPath<Unread, String>) -> String { "" }
            }

            """
        #expect(try body(of: own + body("let store: Store\nvar body: some View { Text(\"a\").tag(store.id) }")).type.contains("_"))
    }

    @Test(arguments: [
        ".tertiary", "guard isOn else { return .tertiary }; return isOn ? .tertiary : .tertiary",
        "switch isOn { case true: return .tertiary\ndefault: return .tertiary }",
    ])
    func aLeadingDotThatIsReturnedIsAMemberOfWhatSomeAsksFor(code: String) throws {
        let members = "let isOn: Bool\nvar look: some ShapeStyle { \(code) }\nvar body: some View { Color.red.background(look) }"
        #expect(try body(of: body(members)).type == "ModifiedContent<Color, _BackgroundStyleModifier<HierarchicalShapeStyle>>")
    }

    /// `disabled` is also a method of tabs and rows of tables.
    @Test func aModifierBehindAnUnreadOneIsThatOfViews() throws {
        let found = try body(of: body("let isOn: Bool\nvar body: some View { List { Text(\"a\") }.synchronized(isOn).disabled(isOn).padding() }"))
        #expect(found.type == "ModifiedContent<ModifiedContent<_, _EnvironmentKeyTransformModifier<Bool>>, _PaddingLayout>")
    }

    @Test func whatSwiftUIHidesOfASectionIsSaid() throws {
        let found = try remarks(body("var body: some View { Section { Text(\"a\") }.collapsible(false) }"))
        #expect(found == ["SwiftUI hides what 'collapsible' adds"])
    }
}
