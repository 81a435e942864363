#if canImport(LintCore)
@testable import LintCore
#endif

/// Gives all that a project declares other names, the same in all its files, and compares what is found before and after.
///
/// Names that an interface spells stay, since a member of that name may be the library's or fulfil what a protocol asks for, and so
/// do those of modules. Lines stay where they are.
struct Renaming {
    enum Style: String, CaseIterable {
        /// Names that say nothing.
        case neutral
        /// Names that look like something else: a preview's flag, a pressed button, a constant list, the time.
        case hostile
        /// Types begin with a small letter, all else with a capital one.
        case letters
    }

    /// The old names by the new ones.
    let names: [String: String]
    private let files: [ProgramReader.File]

    init(_ answers: Answers, _ style: Style, seed: UInt64) {
        files = answers.project.files
        var timings = Timings(isOn: false)
        let (program, _) = answers.project.assemble(&timings)
        var vocabulary = Vocabulary()
        for unit in program.units where unit.isInterface { vocabulary.keep(unit.tree) }
        for unit in program.units where !unit.isInterface { vocabulary.add(unit.tree) }
        for name in program.modules { vocabulary.kept.insert(program.text(of: name)) }
        vocabulary.kept.formUnion(vocabulary.attributes.filter { vocabulary.declared[$0] != .type })
        var generator = SeededGenerator(seed: seed)
        var taken = vocabulary.kept.union(vocabulary.declared.keys)
        var pool = Style.exactNames.filter { !taken.contains($0) }.shuffled(using: &generator)
        var names: [String: String] = [:]
        for (number, name) in vocabulary.declared.keys.filter({ !vocabulary.kept.contains($0) }).sorted().shuffled(using: &generator).enumerated() {
            let kind = vocabulary.declared[name]!
            let new = style == .hostile && kind == .value && !pool.isEmpty ? pool.removeLast() : style.name(number, kind)
            assert(taken.insert(new).inserted, "names are new")
            names[name] = new
        }
        self.names = names
    }

    /// The files with the new names.
    var texts: [SourceFile] {
        files.map { file in
            let tree = file.tree
            let edits = tree.tokens.elements.compactMap { token -> TextEdit? in
                guard let name = Vocabulary.name(of: token, in: tree.records), let new = names[name.bare] else { return nil }
                let text = name.sigil + new
                return TextEdit(path: tree.source.path, range: token.range, replacement: token.flags.contains(.backticked) ? "`\(text)`" : text)
            }
            return EditedText.of(tree.source, edits)
        }
    }

    /// What is found before and after, in the new names, as far as it differs.
    ///
    /// - Parameter before: what `findings(of:)` gave.
    func differences(from before: CheckResult, _ answers: Answers) -> (count: Int, gone: [String], came: [String]) {
        let after = Self.found(CheckInput(paths: answers.input.paths, unsavedFiles: texts), answers.options)
        let (old, new) = (rows(of: before, renamed: true), rows(of: after, renamed: false))
        return (old.count, Self.difference(old, new), Self.difference(new, old))
    }

    static func findings(of answers: Answers) -> CheckResult { found(answers.input, answers.options) }

    private static func found(_ input: CheckInput, _ options: LoadOptions) -> CheckResult {
        var all = Engine.Options()
        all.includesNotes = true
        all.project = options
        return Engine(options: all).check(input)
    }

    static func difference(_ left: [String], _ right: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for row in right { counts[row, default: 0] += 1 }
        return left.filter { row in
            guard let count = counts[row], count > 0 else { return true }
            counts[row] = count - 1
            return false
        }
    }

    private func rows(of result: CheckResult, renamed: Bool) -> [String] {
        let sources = result.report.sources
        return result.report.findings.map { finding in
            let line = sources.position(in: finding.path, at: finding.range.startOffset).line
            let lost = finding.stateLost.map { "`\($0.view).\($0.property)`" }.joined(separator: ",")
            let text = "\(finding.path):\(line)\t\(finding.ruleID)\t\(finding.severity)\t\(finding.message.text)\t\(lost)"
            return Self.shortened(renamed ? self.renamed(text) : text)
        }
    }

    /// Messages cut long code, and another name is longer or shorter.
    private static func shortened(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { String($0.offset % 2 == 0 ? $0.element : $0.element.prefix(24)) }.joined(separator: "`")
    }

    /// Names in back-ticks are the project's, or at least code.
    private func renamed(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { $0.offset % 2 == 0 ? String($0.element) : renamedCode($0.element) }.joined(separator: "`")
    }

    private func renamedCode(_ code: Substring) -> String {
        var result = ""
        var word = ""
        var isInString = false
        func end() {
            guard !isInString else {
                result += word
                word = ""
                return
            }
            let sigil = word.hasPrefix("_") && names[word] == nil ? "_" : ""
            result += sigil + (names[String(word.dropFirst(sigil.count))] ?? String(word.dropFirst(sigil.count)))
            word = ""
        }
        for character in code {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                end()
                result.append(character)
                if character == "\"" { isInString.toggle() }
            }
        }
        end()
        return result
    }
}

extension Renaming.Style {
    /// What spelling once decided about.
    fileprivate static let exactNames = [
        "isPreview", "now", "current", "testCases", "allItems", "pressRelease", "hoverCount", "highlighted", "isRunningInPreview", "shared", "standard",
    ]

    fileprivate func name(_ number: Int, _ kind: Vocabulary.Kind) -> String {
        switch (self, kind) {
        case (.neutral, .type): "Zq\(number)"
        case (.neutral, .value): "zq\(number)"
        case (.letters, .type): "zq\(number)"
        case (.letters, .value): "Zq\(number)"
        case (.hostile, .type): ["Zq\(number)Cases", "Zq\(number)Preview", "Random\(number)", "Zq\(number)Style"][number % 4]
        case (.hostile, .value):
            ["pressZq\(number)", "hoverZq\(number)", "zq\(number)Cases", "isHighlightedZq\(number)", "isLoadingZq\(number)", "randomZq\(number)",
             "dateZq\(number)", "indexZq\(number)"][number % 8]
        }
    }
}

/// The names that files spell.
private struct Vocabulary {
    enum Kind { case type, value }

    /// Names that have to stay: of them `Codable` asks for one.
    var kept: Set<String> = ["CodingKeys"]
    private(set) var declared: [String: Kind] = [:]
    /// Those of attributes that no type of the files declares may be macros.
    var attributes: Set<String> = []

    /// A name without the `$` or `_` before it that asks for a wrapper.
    static func name(of token: Token, in tree: SyntaxRecords) -> (sigil: String, bare: String)? {
        guard token.kind == .identifier || token.kind == .dollarIdentifier else { return nil }
        var text = String(decoding: tree.bytes(in: token.range), as: UTF8.self)
        if token.flags.contains(.backticked) { text = String(text.dropFirst().dropLast()) }
        guard let first = text.first, first == "$" || first == "_", text.count > 1 else { return ("", text) }
        return (String(first), String(text.dropFirst()))
    }

    private static func names(in node: Node) -> [String] {
        node.tokenIndices.compactMap { name(of: node.tree.tokens[$0], in: node.tree)?.bare }
    }

    private mutating func keep(_ node: Node) { kept.formUnion(Self.names(in: node)) }

    mutating func keep(_ tree: SyntaxTree) {
        for token in tree.tokens.elements {
            if let name = Self.name(of: token, in: tree.records) { kept.insert(name.bare) }
        }
    }

    mutating func add(_ tree: SyntaxTree) {
        // Behind a period a keyword needs no back-ticks.
        for token in tree.tokens.elements where token.flags.contains(.backticked) {
            if let name = Self.name(of: token, in: tree.records) { kept.insert(name.bare) }
        }
        for node in tree.root.descendants {
            // `required` of `required init`, where something else is called so.
            if node.role == .modifier { keep(node) }
            switch node.kind {
            case .struct, .class, .enum, .actor, .protocol, .typealias, .associatedtype, .genericParameter: add(node.child(.name), .type)
            case .func: add(node.child(.name), .value)
            case .identifierPattern: add(node, .value)
            case .case: for element in node.children(.element) { add(element.child(.name), .value) }
            case .parameter: add(node.child(.name), .value)
            // What a macro or a build asks for by name, and what belongs to a module.
            case .import, .macroExpansion: keep(node)
            case .attribute: attributes.formUnion(node.child(.name).map { Self.names(in: $0) } ?? [])
            case .ifConfigClause: node.child(.condition).map { keep($0) }
            default: break
            }
        }
    }

    private mutating func add(_ node: Node?, _ kind: Kind) {
        // `guard let self` declares nothing new.
        guard let node, let first = node.nameText.first, first.isLetter, node.nameText != "self" else { return }
        // One that is both is a value: `Item` the type and the case.
        if declared[node.nameText] != .value { declared[node.nameText] = kind }
    }
}
