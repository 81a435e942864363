/// Random views from a grammar of statements, containers, modifiers, helpers and ids; every one compiles.
struct ViewGenerator {
    private var random: SeededGenerator
    /// Counts local names, so that none stands twice in one block.
    private var locals = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// A fixture's text with this many views, `G0` and on.
    mutating func file(views: Int) -> String {
        var text = Self.prelude
        for index in 0..<views { text += "\n" + view(named: "G\(index)") }
        return text
    }

    private mutating func view(named name: String) -> String {
        """
        struct \(name): View {
            let a: Bool, b: Bool, n: Int, maybe: String?, kind: Kind, names: [String], items: [Item]
            @State private var on = false
            @State private var text = ""
            var body: some View {
        \(block(depth: pick([1, 1, 2, 2]), indent: 2))    }
            @ViewBuilder private var part: some View {
        \(statement(depth: 1, indent: 2, helpers: false))    }
            private var plain: some View {
        \(indented(2, expression(depth: 1, indent: 2, helpers: false)))    }
            @ViewBuilder private func row(_ name: String, wide: Bool = false) -> some View {
        \(statement(depth: pick([0, 1]), indent: 2, helpers: false))    }
        }

        """
    }

    // MARK: Statements

    private mutating func block(depth: Int, indent: Int, helpers: Bool = true) -> String {
        var text = ""
        for _ in 0..<pick([1, 1, 1, 2, 2, 3]) { text += statement(depth: depth, indent: indent, helpers: helpers) }
        return text
    }

    private mutating func statement(depth: Int, indent: Int, helpers: Bool) -> String {
        guard depth > 0 else { return indented(indent, expression(depth: 0, indent: indent, helpers: helpers)) }
        switch Int.random(in: 0..<20, using: &random) {
        case 0...2: return ifChain(depth: depth, indent: indent, helpers: helpers)
        case 3: return switchStatement(depth: depth, indent: indent, helpers: helpers)
        case 4:
            return indented(indent, "if let found = maybe {") + indented(indent + 1, "Text(found)\(modifiers(indent: indent + 1))")
                + block(depth: depth - 1, indent: indent + 1, helpers: helpers) + indented(indent, "}")
        case 5:
            return indented(indent, "if #available(iOS 18, *) {") + block(depth: depth - 1, indent: indent + 1, helpers: helpers)
                + (chance(2) ? indented(indent, "} else {") + block(depth: depth - 1, indent: indent + 1, helpers: helpers) : "")
                + indented(indent, "}")
        case 6:
            return indented(indent, "do {") + block(depth: depth - 1, indent: indent + 1, helpers: helpers) + indented(indent, "}")
        case 7:
            locals += 1
            return indented(indent, "let count\(locals) = names.count + n")
                + indented(indent, "Text(\"\\(count\(locals))\")\(modifiers(indent: indent)).id(count\(locals))")
        default: return indented(indent, expression(depth: depth, indent: indent, helpers: helpers))
        }
    }

    private mutating func ifChain(depth: Int, indent: Int, helpers: Bool) -> String {
        var text = ""
        let branches = pick([1, 1, 2, 2, 2, 3, 4, 5])
        for branch in 0..<branches {
            let condition = pick(["a", "b", "n > \(branch)", "names.isEmpty", "a && !b", "case .small = kind", "maybe == nil"])
            text += (branch == 0 ? indented(indent, "if \(condition) {") : indented(indent, "} else if \(condition) {"))
            text += block(depth: depth - 1, indent: indent + 1, helpers: helpers)
        }
        if chance(2) { text += indented(indent, "} else {") + block(depth: depth - 1, indent: indent + 1, helpers: helpers) }
        return text + indented(indent, "}")
    }

    private mutating func switchStatement(depth: Int, indent: Int, helpers: Bool) -> String {
        let patterns = pick([
            ("kind", ["case .small:", "case .middle:", "case .big:"]),
            ("kind", ["case .small, .middle:", "case .big:"]),
            ("kind", ["case .small, .middle, .big:"]),
            ("n", ["case 0:", "case 1, 2:", "case let x where x < 0:", "default:"]),
            ("n", ["case ..<0:", "case 0:", "case 1:", "case 2:", "default:"]),
            ("maybe", ["case .some(let name) where name.isEmpty:", "case nil:", "default:"]),
        ])
        var text = indented(indent, "switch \(patterns.0) {")
        for pattern in patterns.1 {
            text += indented(indent, pattern) + block(depth: depth - 1, indent: indent + 1, helpers: helpers)
        }
        return text + indented(indent, "}")
    }

    // MARK: Expressions

    private mutating func expression(depth: Int, indent: Int, helpers: Bool) -> String {
        if depth == 0 || chance(4) { return leaf(helpers: helpers) + modifiers(indent: indent) }
        return container(depth: depth, indent: indent, helpers: helpers) + modifiers(indent: indent)
    }

    private mutating func leaf(helpers: Bool) -> String {
        var leaves = [
            "Text(\"x\")", "Text(names.joined())", "Text(\"\\(n)\").bold()", "Text(\"a\").font(.title).italic()",
            "Image(systemName: \"star\")", "Image(\"a\").resizable()", "Color.red", "Color.blue.opacity(0.5)", "Divider()",
            "Spacer()", "Circle()", "Circle().fill(.red)", "Capsule().stroke(.red, lineWidth: 2)", "EmptyView()", "Leaf()",
            "ProgressView()", "Button(\"b\") { }", "Label(\"l\", systemImage: \"x\")", "Toggle(\"t\", isOn: $on)",
            "TextField(\"f\", text: $text)", "(Text(\"a\") + Text(\"b\"))", "maybe.map { Text($0) }", "AnyView(Leaf())",
            "(a ? Text(\"a\") : Text(\"b\"))", "names.first.map(Text.init(verbatim:))", "Holder(value: n)",
            "Holder(value: names.first)",
        ]
        if helpers { leaves += ["part", "plain", "row(\"r\")", "row(\"r\", wide: a)", "self.part", "VStack { row(\"s\") }"] }
        return pick(leaves)
    }

    private mutating func container(depth: Int, indent: Int, helpers: Bool) -> String {
        let opening = pick([
            "VStack", "VStack(alignment: .leading, spacing: 2)", "HStack", "ZStack", "Group", "ScrollView", "List", "Form",
            "Section", "Section(\"s\")", "Box", "LazyBox", "NavigationStack", "GroupBox", "Grid", "GridRow", "ViewThatFits",
            "NavigationLink(\"l\")", "Menu(\"m\")", "DisclosureGroup(\"d\")", "LazyVStack", "ForEach(0..<3) { i in", "ForEach(items) { item in",
            "ForEach(names, id: \\.self) { name in", "ForEach(items, id: \\.size) { item in", "List(items) { item in",
            "ForEach(Array(names.enumerated()), id: \\.offset) { index, name in", "ForEach(items.indices, id: \\.self) { index in",
            "GeometryReader { proxy in", "Flagged { flag in", "ForEach(names.sorted().prefix(2), id: \\.self) { name in",
            "Button { on.toggle() } label:",
        ])
        let start = opening.hasSuffix(" in") ? opening : opening + " {"
        return start + "\n" + block(depth: depth - 1, indent: indent + 1, helpers: helpers) + indentation(indent) + "}"
    }

    private mutating func modifiers(indent: Int) -> String {
        var text = ""
        for _ in 0..<pick([0, 0, 1, 1, 2, 3]) { text += modifier(indent: indent) }
        return text
    }

    private mutating func modifier(indent: Int) -> String {
        let ids = [
            "1", "\"x\"", "n", "maybe", "names.first", "a ? 1 : 2", "a ? n : nil", "n + 1", "names.count", "kind", "maybe ?? \"x\"",
            "2.5", "items.first?.size", "kind.rawValue", "names", "items.map(\\.size)", "n > 3", "a ? 1 : 2.5",
        ]
        return pick([
            ".padding()", ".padding(4)", ".padding(.top, 4)", ".frame(width: 10)", ".frame(maxWidth: .infinity)", ".opacity(0.5)",
            ".background(Color.red)", ".background { if a { Leaf() } }", ".overlay(Text(\"o\"))", ".overlay { Leaf(); Divider() }",
            ".id(\(pick(ids)))", ".id(\(pick(ids)))", ".tag(\(pick(ids)))", ".onAppear { }", ".onTapGesture { on.toggle() }",
            ".font(.title)", ".bold()", ".foregroundStyle(.red)", ".foregroundStyle(a ? .red : .blue)", ".foregroundColor(.red)",
            ".if(a) { $0.padding() }", ".if(b) { view in view.id(n) }", ".card()", ".modifier(Framed(on: a))", ".framed(b)",
            ".hidden()", ".clipShape(Circle())", ".sheet(isPresented: $on) { Leaf() }", ".animation(.default, value: n)",
            ".accessibilityLabel(\"x\")", ".disabled(a)", ".environment(\\.font, .title)", ".onChange(of: n) { }", ".task { }",
            ".task(id: maybe) { }", ".layoutPriority(1)", ".zIndex(1)", ".transition(.opacity)", ".buttonStyle(.bordered)",
            ".listRowSeparator(.hidden)", ".navigationTitle(\"t\")", ".lineLimit(1)", ".cornerRadius(3)", ".shadow(radius: 2)",
            ".rotationEffect(.degrees(3))", ".offset(x: 1, y: 2)", ".fixedSize()", ".border(.red)", ".tint(.red)",
        ])
    }

    // MARK: Text

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    private mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }

    private func indentation(_ indent: Int) -> String { String(repeating: "    ", count: indent) }

    private func indented(_ indent: Int, _ line: String) -> String { indentation(indent) + line + "\n" }

    /// What the views use.
    private static let prelude = """
        import SwiftUI

        enum Kind: String { case small, middle, big }
        struct Item: Identifiable, Hashable { let id: Int; let size: Double }
        struct Leaf: View { var body: some View { Text("leaf") } }
        struct Holder<Value>: View { let value: Value; var body: some View { Leaf() } }
        struct Box<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View { VStack { content }.padding() }
        }
        struct LazyBox<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View { HStack { content(); Divider() } }
        }
        struct Flagged<Content: View>: View {
            let content: (Bool) -> Content
            init(@ViewBuilder content: @escaping (Bool) -> Content) { self.content = content }
            var body: some View { content(true) }
        }
        struct Framed: ViewModifier {
            let on: Bool
            func body(content: Content) -> some View { if on { content.border(.red) } else { content } }
        }
        extension View {
            @ViewBuilder func `if`<T: View>(_ condition: Bool, @ViewBuilder transform: (Self) -> T) -> some View {
                if condition { transform(self) } else { self }
            }
            func card() -> some View { padding().background(Color.white) }
            func framed(_ on: Bool) -> some View { modifier(Framed(on: on)) }
        }

        """
}
