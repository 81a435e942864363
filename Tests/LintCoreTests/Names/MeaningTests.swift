import Foundation
import Testing

@testable import LintCore

/// What names mean, by the declarations that are chosen for them.
@Suite struct MeaningTests {
    private static let types = """
        enum Mode { case now, later(Int) }
        struct Kind: Equatable { let n: Int; static var current = Kind(n: 0) }
        final class Draft: ObservableObject { @Published var title = ""; var kind = Kind.current; func save(_ mode: Mode) { } }
        struct Item: Identifiable { let id: Int; var name: String; var kind: Kind }
        func helper(_ action: () -> Void) { action() }
        enum Store { static var draft: Draft! }
        """

    /// The last name in an expression, as the words in `words(for:)` put it.
    @Test(arguments: [
        ("mode", "property mode"), ("$mode", "property mode $"), ("_mode", "property mode _"), ("self.mode", "property mode"),
        ("mode == .now", "case now"), (".now == mode", "property mode"), ("mode != Mode.now", "case now"), ("date < .now", "library now"),
        ("kind == .current", "property current"), ("kind == Kind.current", "property current"),
        ("draft.kind == .current", "property current"), ("draft.title", "property title"), ("$draft.title", "property title"),
        ("mode = .later(3)", "case later"), ("draft.kind = .current", "property current"), ("draft.save(.now)", "case now"),
        ("Kind(n: 1)", "type Kind"), ("Self.self", "self"), ("helper { mode = .now }", "case now"), ("items.map { $0.name }", "property name"),
        ("items.map(\\.name)", "property name"), ("items.map { item in item.kind }", "property kind"),
        ("items.first?.kind.n", "property n"), ("missing", "unknown declaredOutside"), ("missing.name", "unknown declaredOutside"),
        ("SwiftUI.Text", "library Text"), ("Button(\"x\") { draft.save(.now) }", "case now"),
        ("\\Item.kind.n", "property n"), ("items[0].name", "property name"), ("isOn ? Mode.now : .now", "case now"),
        ("[Mode.now, .now]", "case now"), ("(mode, isOn).1", "element"), ("\"\\(mode)\"", "property mode"),
        ("try? await missing(mode)", "property mode"),
        ("implied.title", "property title"), ("implied.kind.n", "property n"), ("Store.draft.title", "property title"),
        ("implied.save(.now)", "case now"), ("[Kind]()", "type Kind"), ("[Int: Kind]()", "type Kind"),
        ("Text(\"a\").padding([.top, .leading])", "library leading"),
    ])
    func lastName(in expression: String, means meaning: String) throws {
        try expect(meaning, in: "func act() { \(expression.contains(" = ") ? expression : "let seen = " + expression) }", nil)
    }

    @Test(arguments: [
        ("let x = 1; use(x)", "x", "local variable"), ("for x in items { use(x) }", "x", "local loop"),
        ("if let x = items.first { use(x) }", "x", "local pattern"), ("guard let mode else { return }; use(mode)", "mode", "local shorthand"),
        ("do { } catch { use(error) }", "error", "local error"), ("do { } catch let x as Failure { use(x) }", "x", "local error"),
        ("items.forEach { x in use(x) }", "x", "closure 0"), ("items.forEach { use($0) }", "$0", "closure 0"),
        ("helper { [x = mode] in use(x) }", "x", "local variable"), ("helper { [mode] in use(mode) }", "mode", "property mode"),
        ("switch mode { case .later(let x) where x > 0: use(x); default: break }", "x", "local pattern"),
        ("func inner(_ x: Int) { use(x) }", "x", "parameter"), ("use(given)", "given", "parameter"), ("use(label)", "label", "unknown notDeclared"),
        ("let mode = 1; use(mode)", "mode", "local variable"), ("use(mode); let mode = 1", "mode", "property mode"),
        ("if isOn { let x = 1 }; use(x)", "x", "unknown notDeclared"), ("@Bindable var x = draft; use($x)", "$x", "local variable $"),
        ("let (a, x) = (1, 2); use(x)", "x", "local variable"), ("while let x = items.first { use(x) }", "x", "local pattern"),
        ("if let x = items.first { } else { use(x) }", "x", "unknown notDeclared"), ("inner(); func inner() { }", "inner", "local function"),
        ("let mode = mode; use(mode)", "mode", "local variable"), ("for mode in items where use(mode) { }", "mode", "local loop"),
        ("DispatchQueue.main.asyncAfter(deadline: .now() + 1) { }", ".now", "library now"),
        ("switch missing { case .later(.some(let x)): use(x); default: break }", ".some", "unknown declaredOutside"),
    ])
    func lastUse(in statements: String, of name: String, means meaning: String) throws {
        try expect(meaning, in: "func act(label given: Int) { \(statements) }", name)
    }

    @Test(arguments: [
        ("var p: Int { get { 0 } set { use(newValue) } }", "newValue"), ("var p: Int { get { 0 } set(given) { use(given) } }", "given"),
        ("var p = 0 { didSet { use(oldValue) } }", "oldValue"), ("subscript(i: Int) -> Int { i }", "i"), ("init(x: Int) { use(x) }", "x"),
    ])
    func parametersOfMembers(member: String, name: String) throws { try expect("parameter", in: member, name) }

    /// What is missing because nobody read it is told apart from what is not understood; an outer unknown hands its reason on.
    @Test(arguments: [
        ("missing(.now)", "unknown declaredOutside"), ("missing { $0.name }", "unknown declaredOutside"), ("missing.a.b", "unknown declaredOutside"),
        ("Text(\"a\").elsewhere", "unknown declaredOutside"), ("Kind.elsewhere", "unknown declaredOutside"), ("mode.name", "unknown notDeclared"),
        ("Kind(elsewhere: .now)", "unknown unknownContext"), ("Text(elsewhere: .now)", "unknown declaredOutside"), ("given?.isHidden", "unknown declaredOutside"), ("maybe.title", "unknown notDeclared"),
    ])
    func reasons(expression: String, reason: String) throws {
        try expect(reason, in: "var given: Elsewhere?\nfunc act() { let seen = \(expression) }", nil)
    }

    @Test func initializersThatCallOthersTypeWhatTheyGiveThem() throws {
        let member = "init(label: Int) { self.init(draft: Draft(), kind: .current) }\ninit(draft: Draft, kind: Kind) { fatalError() }"
        try expect("property current", in: member, ".current")
        try expect("type Screen", in: member, "self.init")
    }

    @Test func aLocalWithoutAWrapperHidesNoProjection() throws {
        try expect("property isOn $", in: "func act() { let isOn = false; use($isOn) }", "$isOn")
    }

    /// - Parameter name: an identifier in the member, the last one of which is meant; nil for the name that ends the member.
    private func expect(_ meaning: String, in member: String, _ name: String?) throws {
        let fixture = ModelFixture(Self.types, """
            struct Screen: View {
                @State private var mode = Mode.now
                @State private var isOn = false
                @ObservedObject var draft: Draft
                let kind: Kind
                let date: Date
                let items: [Item]
                var implied: Draft!
                var maybe: Draft?
                \(member)
                var body: some View { Text("a") }
            }
            """)
        let names = fixture.names(writtenIn: member).filter { name == nil || $0.text == name }
        let node = try #require(names.max { $0.range.endOffset < $1.range.endOffset })
        #expect(fixture.words(for: fixture.model.names.meaning(of: node, in: 1)) == meaning, "\(member): \(node.text)")
    }
}

extension ModelFixture {
    /// The names in a part of the second file.
    fileprivate func names(writtenIn part: String) -> [Node] {
        let tree = model.program.units[1].tree
        let text = tree.root.text
        let start = tree.root.range.startOffset + text.utf8.distance(from: text.startIndex, to: text.range(of: part)!.lowerBound)
        return tree.root.descendants.filter { node in
            guard node.range.startOffset >= start, node.range.endOffset <= start + part.utf8.count, node.role != .label else { return false }
            return [.identifier, .memberAccess, .implicitMember, .keyPathComponent].contains(node.kind)
        }
    }

    fileprivate func words(for meaning: Meaning) -> String {
        func name(_ id: DeclarationID, _ projection: Projection = .none) -> String {
            model.name(of: id) + (projection == .projectedValue ? " $" : projection == .storage ? " _" : "")
        }
        switch meaning {
        case .local(let binding):
            let kind = switch binding.origin {
            case .variable: "variable"
            case .pattern: "pattern"
            case .shorthand: "shorthand"
            case .loop: "loop"
            case .caughtError: "error"
            case .function: "function"
            default: "else"
            }
            return "local \(kind)" + (binding.projection == .projectedValue ? " $" : "")
        case .parameter: return "parameter"
        case .closureElement(let binding):
            guard case .closureParameter(_, let index) = binding.origin else { return "closure" }
            return "closure \(index)"
        case .selfValue: return "self"
        case .property(let id, let projection): return "property \(name(id, projection))"
        case .function(let id): return "function \(name(id))"
        case .type(let id): return "type \(name(id))"
        case .enumCase(let id): return "case \(name(id))"
        case .library(let id, let projection): return "library \(name(id, projection))"
        case .genericParameter: return "generic"
        case .element: return "element"
        case .module: return "module"
        case .unknown(let reason): return "unknown \(reason)"
        }
    }
}
