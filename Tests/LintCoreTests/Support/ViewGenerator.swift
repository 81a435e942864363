/// Random views from a grammar of statements, containers, modifiers, helpers and ids; every one compiles.
///
/// The words that it joins are in `ViewGenerator+Words.swift`.
struct ViewGenerator {
    private var random: SeededGenerator
    /// Counts local names, so that none stands twice in one block.
    private var locals = 0
    /// Whether the file gives `ViewBuilder` a method of its own.
    private let extendsBuilder: Bool
    /// What the view has besides what all have.
    private var isGeneric = false

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        extendsBuilder = Int.random(in: 0..<4, using: &random) == 0
    }

    /// A fixture's text with this many views, `G0` and on.
    mutating func file(views: Int) -> String {
        var text = Self.prelude + (extendsBuilder ? Self.builderExtension : "")
        for index in 0..<views { text += "\n" + view(named: "G\(index)") }
        return text
    }

    private mutating func view(named name: String) -> String {
        isGeneric = chance(4)
        return """
            struct \(name)\(isGeneric ? "<Content: View, Value: Hashable>" : ""): View {
                let a: Bool, b: Bool, n: Int, maybe: String?, kind: Kind, names: [String], items: [Item]
            \(isGeneric ? "    let content: Content, value: Value, make: (Value) -> Content\n" : "")\
                @State private var on = false
                @State private var text = ""
                @State private var level = 0.5
                @State private var drafts: [Item] = []
                @FocusState private var isFocused: Bool
                @Namespace private var space
                @Environment(\\.colorScheme) private var scheme
                var body: some View {
            \(block(depth: pick([1, 1, 2, 2]), indent: 2))    }
                @ViewBuilder private var part: some View {
            \(statement(depth: 1, indent: 2, helpers: false))    }
                private var plain: some View {
            \(indented(2, expression(depth: 1, indent: 2, helpers: false)))    }
                private var backdrop: some View {
            \(returned(indent: 2))    }
                @ViewBuilder private func row(_ name: String, wide: Bool = false) -> some View {
            \(statement(depth: pick([0, 1]), indent: 2, helpers: false))    }
                private func slot<Inner: View>(_ isWide: Bool = true, @ViewBuilder inner: () -> Inner) -> some View {
            \(indented(2, around("inner()", indent: 2)))    }
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
        switch Int.random(in: 0..<25, using: &random) {
        case 0...2: return ifChain(depth: depth, indent: indent, helpers: helpers)
        case 3, 4: return switchStatement(depth: depth, indent: indent, helpers: helpers)
        case 5:
            return indented(indent, "\(pick(Self.bindings)) {") + indented(indent + 1, "Text(found)\(modifiers(indent: indent + 1))")
                + block(depth: depth - 1, indent: indent + 1, helpers: helpers) + indented(indent, "}")
        case 6:
            return indented(indent, "if #available(iOS 18, *) {") + block(depth: depth - 1, indent: indent + 1, helpers: helpers)
                + (chance(2) ? indented(indent, "} else {") + block(depth: depth - 1, indent: indent + 1, helpers: helpers) : "")
                + indented(indent, "}")
        case 7:
            return indented(indent, "do {") + block(depth: depth - 1, indent: indent + 1, helpers: helpers) + indented(indent, "}")
        case 8:
            locals += 1
            return indented(indent, "let count\(locals) = names.count + n")
                + indented(indent, "Text(\"\\(count\(locals))\")\(modifiers(indent: indent)).id(count\(locals))")
        case 9: return clauses(depth: depth, indent: indent, helpers: helpers)
        case 10: return localView(indent: indent, helpers: helpers)
        case 11 where extendsBuilder: return indented(indent, pick(["\"said\"", "\"\\(n) said\"", "kind"]))
        default: return indented(indent, expression(depth: depth, indent: indent, helpers: helpers))
        }
    }

    private mutating func ifChain(depth: Int, indent: Int, helpers: Bool) -> String {
        var text = ""
        let branches = pick([1, 1, 2, 2, 2, 3, 4, 5])
        for branch in 0..<branches {
            let condition = pick(Self.conditions + ["n > \(branch)"])
            text += (branch == 0 ? indented(indent, "if \(condition) {") : indented(indent, "} else if \(condition) {"))
            if chance(12) { continue }
            text += block(depth: depth - 1, indent: indent + 1, helpers: helpers)
        }
        if chance(2) { text += indented(indent, "} else {") + block(depth: depth - 1, indent: indent + 1, helpers: helpers) }
        return text + indented(indent, "}")
    }

    private mutating func switchStatement(depth: Int, indent: Int, helpers: Bool) -> String {
        let patterns = pick(Self.switches)
        var text = indented(indent, "switch \(patterns.0) {")
        for pattern in patterns.1 {
            text += indented(indent, pattern) + block(depth: depth - 1, indent: indent + 1, helpers: helpers)
        }
        return text + indented(indent, "}")
    }

    private mutating func clauses(depth: Int, indent: Int, helpers: Bool) -> String {
        let condition = pick(["NEVER_SET", "!NEVER_SET", "swift(>=5.5)", "NEVER_SET || swift(>=5.5)", "canImport(SwiftUI)"])
        var text = indented(indent, "#if \(condition)") + block(depth: depth - 1, indent: indent, helpers: helpers)
        if chance(2) { text += indented(indent, "#else") + block(depth: depth - 1, indent: indent, helpers: helpers) }
        return text + indented(indent, "#endif")
    }

    private mutating func localView(indent: Int, helpers: Bool) -> String {
        locals += 1
        return indented(indent, "let view\(locals) = \(expression(depth: 0, indent: indent, helpers: helpers))")
            + indented(indent, "view\(locals)\(modifiers(indent: indent))")
    }

    /// Statements that return one view, as they stand without a builder.
    private mutating func returned(indent: Int) -> String {
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            return indented(indent, "let color = a ? Color.red : Color.blue") + indented(indent, "return color\(modifiers(indent: indent))")
        case 1:
            return indented(indent, "guard a else { return Text(\"none\") }") + indented(indent, "return Text(names.joined())")
        case 2:
            return indented(indent, "#if NEVER_SET") + indented(indent, "Text(\"clause\")") + indented(indent, "#else")
                + indented(indent, expression(depth: 1, indent: indent, helpers: false)) + indented(indent, "#endif")
        case 3:
            return indented(indent, "func local(_ title: String) -> some View {")
                + indented(indent + 1, expression(depth: 1, indent: indent + 1, helpers: false)) + indented(indent, "}")
                + indented(indent, "return local(\"t\")\(modifiers(indent: indent))")
        case 4:
            return indented(indent, "@ViewBuilder func local(_ title: String, isLong: Bool = false) -> some View {")
                + indented(indent + 1, "if isLong { Text(title) }") + statement(depth: 1, indent: indent + 1, helpers: false) + indented(indent, "}")
                + indented(indent, "return VStack { local(\"t\"); local(\"u\", isLong: b) }\(modifiers(indent: indent))")
        // A generic function inside a function is not followed.
        case 5 where chance(5):
            return indented(indent, "func local<Inner: View>(@ViewBuilder _ inner: () -> Inner) -> some View {")
                + indented(indent + 1, "HStack { inner(); Leaf() }") + indented(indent, "}")
                + indented(indent, "return local {") + block(depth: 1, indent: indent + 1, helpers: false) + indented(indent, "}\(modifiers(indent: indent))")
        default: return indented(indent, "return \(expression(depth: 1, indent: indent, helpers: false))")
        }
    }

    // MARK: Expressions

    private mutating func expression(depth: Int, indent: Int, helpers: Bool) -> String {
        if depth == 0 || chance(4) { return leaf(helpers: helpers) + modifiers(indent: indent, helpers: helpers) }
        return container(depth: depth, indent: indent, helpers: helpers) + modifiers(indent: indent, helpers: helpers)
    }

    private mutating func leaf(helpers: Bool) -> String {
        pick(Self.leaves + (helpers ? Self.helperLeaves : []) + (isGeneric ? Self.genericLeaves : []))
    }

    /// What a helper puts around the content that it is given.
    private mutating func around(_ content: String, indent: Int) -> String {
        let opening = pick(["VStack { ", "HStack { Leaf(); ", "Group { if isWide { ", "ZStack { ", "Button { on.toggle() } label: { "])
        return opening + content + String(repeating: " }", count: opening.filter { $0 == "{" }.count - opening.filter { $0 == "}" }.count)
            + modifiers(indent: indent)
    }

    private mutating func container(depth: Int, indent: Int, helpers: Bool) -> String {
        if chance(5) { return severalClosures(depth: depth, indent: indent, helpers: helpers) }
        let opening = pick(Self.containers + (helpers ? ["slot", "slot(false)", "self.slot(a)"] : []))
        let start = opening.hasSuffix(" in") ? opening : opening + " {"
        return start + "\n" + block(depth: depth - 1, indent: indent + 1, helpers: helpers) + indentation(indent) + "}"
    }

    /// Calls with more than one closure of views.
    private mutating func severalClosures(depth: Int, indent: Int, helpers: Bool) -> String {
        let parts = pick(Self.severalClosures)
        var text = ""
        for part in parts {
            text += part + "\n" + block(depth: depth - 1, indent: indent + 1, helpers: helpers) + indentation(indent) + "}"
        }
        return text
    }

    private mutating func modifiers(indent: Int, helpers: Bool = false) -> String {
        var text = ""
        for _ in 0..<pick([0, 0, 1, 1, 2, 3]) {
            switch Int.random(in: 0..<30, using: &random) {
            case 0:
                text += "\n#if \(pick(["NEVER_SET", "swift(>=5.5)"]))\n" + indentation(indent + 1) + pick(Self.modifiers)
                    + (chance(2) ? "\n#else\n" + indentation(indent + 1) + pick(Self.modifiers) : "") + "\n#endif\n" + indentation(indent + 1)
                    + pick(Self.modifiers)
            case 1...3: text += ".id(\(pick(Self.ids)))"
            case 4: text += ".tag(\(pick(Self.ids)))"
            case 5...8: for _ in 0..<pick([1, 2, 3]) { text += pick(Self.accessibility) }
            case 9...11 where helpers: text += pick(Self.layersOfHelpers)
            default: text += pick(Self.modifiers)
            }
        }
        return text
    }

    // MARK: Text

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    private mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }

    private func indentation(_ indent: Int) -> String { String(repeating: "    ", count: indent) }

    private func indented(_ indent: Int, _ line: String) -> String { indentation(indent) + line + "\n" }
}
