import Testing

@testable import LintCore

/// `explain` and `trace` speak as messages do: in short sentences, one fact each, and in words that people use.
@Suite struct ReportWordsTests {
    @Test func theExamplesAreToldInShortSentences() {
        var options = LoadOptions()
        options.root = ProjectFolder.url.appendingPathComponent("Examples").path
        let texts = Self.texts(LoadedProject(CheckInput(paths: [options.root ?? ""]), options))
        #expect(texts.count > 200)
        Self.expectPlain(texts)
    }

    @Test func examplesOfPagesAreToldInShortSentences() {
        var texts: Set<String> = []
        for example in RuleExamplesTests.examples {
            let files = example.files.map { SourceFile(path: "/example/" + $0.path, text: $0.text) }
            texts.formUnion(Self.texts(LoadedProject(CheckInput(paths: [], unsavedFiles: files), LoadOptions())))
        }
        #expect(texts.count > 200)
        Self.expectPlain(texts)
    }

    @Test(arguments: [
        ("ends when `if isOn && isLoaded` shows or hides it; `isOn` is written at line 3", []), ("it goes. It comes. It goes", ["3 sentences"]),
        ("it goes.", ["ends in a period"]), ("It goes", ["starts with a capital"]), ("`a` and `b` and `c`", ["and, and"]), ("`a`, `b` and `c`", []), ("a  b", ["two spaces"]),
        ("a" + String(repeating: " b", count: 25), ["26 words"]), ("a" + String(repeating: " b", count: 24) + "; c d", []),
        ("what stands in it, of which it is made anew", ["stands in", "made anew", "of which"]),
    ])
    func aFaultIsSeen(text: String, faults: [String]) {
        #expect(Self.faults(of: text) == faults)
    }

    private static func expectPlain(_ texts: Set<String>) {
        for text in texts.sorted() {
            let faults = faults(of: text)
            #expect(faults.isEmpty, "\(faults): \(text)")
        }
    }

    /// Parts between semicolons are facts of their own.
    private static func faults(of text: String) -> [String] {
        let plain = WordsTests.shortened(text, to: 1)
        var faults: [String] = []
        if plain.hasSuffix(".") { faults.append("ends in a period") }
        if plain.first?.isUppercase ?? false { faults.append("starts with a capital") }
        let sentences = plain.components(separatedBy: ". ")
        if sentences.count > 2 { faults.append("\(sentences.count) sentences") }
        for words in sentences.flatMap({ $0.components(separatedBy: "; ") }).map({ $0.components(separatedBy: " ").count }) where words > 25 {
            faults.append("\(words) words")
        }
        if plain.contains("`x` and `x` and `x`") { faults.append("and, and") }
        if plain.contains("  ") { faults.append("two spaces") }
        return faults + WordsTests.forbidden.filter(plain.contains)
    }

    // MARK: What is told

    /// All that `explain` says of each view of a project, and `trace` of each variable that can change; each once.
    private static func texts(_ project: LoadedProject) -> Set<String> {
        BigStackThread.run {
            var timings = Timings(isOn: false)
            let (program, places) = project.assemble(&timings)
            let model = IdentityModel(Evaluator(program))
            var texts: Set<String> = []
            for unit in project.files.indices.filter({ project.files[$0].isReported }).map(Int32.init) {
                for member in model.evaluator.viewMembers(ofUnit: unit).map(\.declaration) where !PreviewCode.holds(program.node(member)) {
                    var explainer = ExplainReportMaker(model, places)
                    let tree = model.openTree(of: member)
                    for node in tree.nodes {
                        texts.formUnion(told(by: explainer.report(ViewFinder.Found(tree: tree, nodes: [node], others: []), [], inUnit: unit)))
                    }
                    guard let owner = model.owner(ofMember: member), model.body(of: owner) == member else { continue }
                    for property in program.ownMembers[owner] ?? [] where Answers.isTraced(property, model) {
                        var tracer = TraceReportMaker(model, places)
                        let trace = ChangeTrace(of: property, path: [model.name(of: property)], in: owner, isInList: false, model)
                        texts.formUnion(told(by: tracer.report(trace, inside: nil)))
                    }
                }
            }
            return texts
        }
    }

    private static func told(by report: ExplainReport) -> [String] {
        report.instances.flatMap { instance -> [String] in
            let ends = instance.ends + instance.constants + instance.makers.flatMap(\.ends)
            let variables = ends.flatMap(\.variables) + instance.inputs.flatMap(\.variables) + instance.ownInputs
            return [report.headline(of: instance), instance.owner] + ends.flatMap { [$0.text, $0.words] } + variables.map(\.words) + instance.notes
        }
    }

    private static func told(by report: TraceReport) -> [String] {
        report.subject + [report.headline] + report.rows.flatMap { [$0.reason, $0.note].compactMap { $0 } }
    }
}
