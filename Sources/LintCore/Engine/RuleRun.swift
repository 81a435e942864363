/// Asks the rules about the files of a project: for the build that is meant, and for others where a clause of `#if` is compiled
/// by those alone.
struct RuleRun: Sendable {
    let rules: RuleTable
    let project: LoadedProject
    let configured: ConfiguredRules
    /// Whether notes count everywhere, shown or not: they are reported, or compared with a baseline.
    let wantsAllNotes: Bool

    private var files: [ProgramReader.File] { project.files }

    /// The findings in all reported files. Each is looked at by one thread: what is known of one file rests on others.
    func findings() -> (SuppressionPass.Result, Timings) {
        var timings = Timings(isOn: project.options.measuresTime)
        let settings = project.options.allSettings
        let numbers = files.indices.filter(isAsked)
        let interfaces = project.libraryInterfaces(&timings)
        let suppressions = timings.measure(.rules) { suppressionTables(in: numbers) }
        // A file counts once for each build, so that the count of those that are done never falls.
        var told = (done: 0, count: numbers.count)
        var (found, model) = findings(in: numbers, suppressions, settings, interfaces, after: nil, in: nil, told, &timings)
        let builds = timings.measure(.index) { otherBuilds(numbers, settings, model) }
        told = (numbers.count, builds.reduce(numbers.count) { $0 + $1.clauses.count })
        for build in builds {
            let numbers = build.clauses.keys.sorted()
            let (more, next) = findings(in: numbers, suppressions, build.settings, interfaces, after: model, in: build.clauses, told, &timings)
            model = next
            told.done += numbers.count
            for (number, clauses) in build.clauses {
                found[number] = (found[number] ?? []).filter { !$0.stands(in: clauses) } + (more[number] ?? []).filter { $0.stands(in: clauses) }
            }
        }
        return (timings.measure(.rules) { suppress(found, in: numbers, suppressions) }, timings)
    }

    private func isAsked(_ number: Int) -> Bool {
        let tree = files[number].tree
        return files[number].isReported && !SilentScope.covers(path: project.projectPaths.relative(tree.source.path)) && !SilentScope.covers(tree)
    }

    /// By the number of the file.
    ///
    /// - Parameters:
    ///   - suppressions: of the files that have any.
    ///   - other: what is known of the build before, of which what does not rest on the build is taken over.
    ///   - clauses: by the number of the file: where alone findings are wanted.
    ///   - told: how many files were done with before these, and of how many.
    private func findings(
        in numbers: [Int], _ suppressions: [Int: SuppressionTable], _ settings: ProfileSettings, _ interfaces: [InterfaceLibrary.Interface], after other: IdentityModel?,
        in clauses: [Int: [Node]]?, _ told: (done: Int, count: Int), _ timings: inout Timings
    ) -> (byNumber: [Int: [Finding]], model: IdentityModel) {
        let assembly = ProgramAssembly(interfaces: interfaces, modules: project.modules, settings: settings)
        let model = IdentityModel(Evaluator(assembly.program(of: files, after: other?.program, &timings).program))
        var configured = configured
        let found = timings.measure(.rules) {
            numbers.enumerated().map { done, number in
                project.options.onProgress?(Progress(step: .checking, done: told.done + done, count: told.count))
                let answer = configured.answer(forFileAt: files[number].tree.source.path)
                // A comment that suppresses a note is not needless because nobody reads notes.
                let wantsNotes = wantsAllNotes || answer.pedantic ?? false || suppressions[number] != nil
                let notes = NoteDemand(isForAll: wantsNotes, rules: Set(answer.severities.keys))
                return (number, rules.findings(inUnit: Int32(number), of: model, answer.choice, notes: notes, in: clauses?[number]))
            }
        }
        return (Dictionary(uniqueKeysWithValues: found), model)
    }

    private func otherBuilds(_ numbers: [Int], _ settings: ProfileSettings, _ model: IdentityModel) -> [OtherBuilds.Build] {
        let asked = numbers.filter { !rules.interestedRules(in: files[$0].tree).isEmpty }.map { number in
            OtherBuilds.File(number: number, tree: files[number].tree, module: project.modules.module(of: files[number].tree.source.path))
        }
        return OtherBuilds(asked, settings) { mayConcernRules($0, model) }.builds()
    }

    /// Whether a rule may have something to say of a clause: most hold modifiers of the library alone, and another build of a whole
    /// project takes as long as the first.
    private func mayConcernRules(_ clause: Node, _ model: IdentityModel) -> Bool {
        if rules.hasWord(in: clause) { return true }
        return clause.descendants.contains { node in
            switch node.kind {
            case .if, .switch, .func: true
            case .call:
                CallExpr(node)?.calledName.map(model.program.name(spelled:)).map {
                    model.isHelperName($0) || model.tracingHelpers.contains($0)
                } ?? false
            default: false
            }
        }
    }

    private func suppressionTables(in numbers: [Int]) -> [Int: SuppressionTable] {
        let ids = RuleRegistry.infos.map(\.id)
        var found: [Int: SuppressionTable] = [:]
        for number in numbers {
            let table = SuppressionTable(files[number].tree, rules: ids)
            if !table.isEmpty { found[number] = table }
        }
        return found
    }

    private func suppress(_ found: [Int: [Finding]], in numbers: [Int], _ suppressions: [Int: SuppressionTable]) -> SuppressionPass.Result {
        var configured = configured
        var result = SuppressionPass.Result()
        for number in numbers {
            guard let table = suppressions[number] else {
                result.findings += found[number] ?? []
                continue
            }
            let choice = configured.answer(forFileAt: files[number].tree.source.path).choice
            let rest = SuppressionPass(isOn: choice.isOn).apply(table, to: found[number] ?? [], in: files[number].tree)
            result.findings += rest.findings
            result.suppressed += rest.suppressed
        }
        return result
    }
}

extension Finding {
    func stands(in clauses: [Node]) -> Bool {
        clauses.contains { $0.range.startOffset <= range.startOffset && range.startOffset < $0.range.endOffset }
    }
}
