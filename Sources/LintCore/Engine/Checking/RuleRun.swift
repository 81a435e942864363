/// Asks the rules about the files of a project: for the build that is meant, and for others where a clause of `#if` is compiled
/// by those alone.
struct RuleRun: Sendable {
    let rules: RuleTable
    let project: LoadedProject
    let configured: ConfiguredRules

    private var files: [ProgramReader.File] { project.files }

    /// One build of the code, and where alone findings are wanted in it.
    private struct Build {
        let settings: ProfileSettings
        let numbers: [Int]
        /// By the number of the file; nil for all of each.
        var clauses: [Int: [Node]]?
    }

    /// All of one run: the first worker finds the others while there is work on the one that is meant.
    private final class Builds: @unchecked Sendable {
        // Sendable although it changes: under the lock.
        private var builds: [Build]
        private let lock = Lock()

        init(_ meant: Build) { builds = [meant] }

        var all: [Build] { lock.withLock { builds } }

        subscript(place: Int) -> Build { lock.withLock { builds[place] } }

        func append(_ build: Build) { lock.withLock { builds.append(build) } }
    }

    /// The findings in all reported files. Each is looked at by one thread: what is known of one file rests on others.
    func findings() -> (SuppressionPass.Result, Timings) {
        var timings = Timings(isOn: project.options.measuresTime)
        let settings = project.options.allSettings
        let numbers = files.indices.filter(isAsked)
        guard !numbers.isEmpty else { return (SuppressionPass.Result(), timings) }
        let interfaces = project.libraryInterfaces(&timings)
        let suppressions = timings.measure(.rules) { suppressionTables(in: numbers) }
        let meant = Build(settings: settings, numbers: numbers)
        let program = program(of: meant, interfaces, after: nil, &timings)
        let builds = Builds(meant)
        let all = findings(in: builds, of: program, interfaces, &timings)
        var found = all[0] ?? [:]
        for (place, build) in builds.all.enumerated().dropFirst() {
            let more = all[place] ?? [:]
            for (number, clauses) in build.clauses ?? [:] {
                found[number] = (found[number] ?? []).filter { !$0.stands(in: clauses) } + (more[number] ?? []).filter { $0.stands(in: clauses) }
            }
        }
        return (timings.measure(.rules) { suppress(found, in: numbers, suppressions) }, timings)
    }

    /// What the rules say of one file of a program that is there already, as the project weighs it.
    func findings(inFile number: Int, of model: IdentityModel) -> [Finding] {
        guard isAsked(number) else { return [] }
        var configured = configured
        let found = rules.findings(inUnit: Int32(number), of: model, configured.answer(forFileAt: path(of: number)).choice)
        let result = suppress([number: found], in: [number], suppressionTables(in: [number]))
        let open = result.findings.compactMap { configured.weighed($0) }
        let repeated = Finding.repeated(in: open, accepted: result.suppressed.map(\.finding))
        return open.indices.filter { !repeated.contains($0) }.map { open[$0] }.sorted(by: Finding.stands)
    }

    private func isAsked(_ number: Int) -> Bool {
        let tree = files[number].tree
        return files[number].isReported && !SilentScope.covers(path: project.projectPaths.relative(tree.source.path)) && !SilentScope.covers(tree)
    }

    private func program(of build: Build, _ interfaces: [InterfaceLibrary.Interface], after other: Program?, _ timings: inout Timings) -> Program {
        let assembly = ProgramAssembly(interfaces: interfaces, modules: project.modules, settings: build.settings)
        return assembly.program(of: files, after: other, &timings).program
    }

    /// Of each build, by the number of the file; other builds than the one that is meant are added.
    ///
    /// - Parameter program: that of the build that is meant.
    private func findings(
        in builds: Builds, of program: Program, _ interfaces: [InterfaceLibrary.Interface], _ timings: inout Timings
    ) -> [Int: [Int: [Finding]]] {
        let numbers = builds[0].numbers
        var configured = configured
        let answers = Dictionary(numbers.map { ($0, configured.answer(forFileAt: path(of: $0))) }) { first, _ in first }
        let queue = FileQueue([], module: module, path: path)
        // A file counts once for each build.
        let progress = ProgressCount(tell: project.options.onProgress)
        func add(_ build: Build) {
            progress.add(build.numbers.count)
            queue.add(build.numbers, module: module, path: path)
        }
        add(builds[0])
        let byteCount = numbers.reduce(0) { $0 + files[$1].tree.source.byteCount }
        let workers = ModelWorkers(jobs: min(project.options.jobs, 1 + byteCount / Self.bytesOfAWorker), measuresTime: timings.isOn)
        var spent = Timings(isOn: timings.isOn)
        defer { timings.add(spent) }
        return workers.map(numbers.count, of: program, in: queue, &timings) { model, timings in
            for other in timings.measure(.index, { otherBuilds(numbers, builds[0].settings, model) }) {
                let build = Build(settings: other.settings, numbers: other.clauses.keys.sorted(), clauses: other.clauses)
                builds.append(build)
                add(build)
            }
        } program: { number in
            self.program(of: builds[number], interfaces, after: program, &spent)
        } _: { model, place, number in
            progress.next()
            guard let answer = answers[number] else { return [] }
            return rules.findings(inUnit: Int32(number), of: model, answer.choice, in: builds[place].clauses?[number])
        }
    }

    /// What one more worker is worth its own look at the libraries for (callgrind: for 350 KB two cost 1.3 x the instructions of one).
    private static let bytesOfAWorker = 512 << 10

    private func path(of number: Int) -> String { files[number].tree.source.path }

    private func module(of number: Int) -> String { project.modules.module(of: path(of: number)).name }

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
                CallExpr(node)?.calledName.map { name in
                    let called = model.program.name(spelled: name)
                    return model.isHelperName(called) || model.tracingHelpers.contains(called) || UnreadHelper.byName[name] != nil
                } ?? false
            default: false
            }
        }
    }

    private func suppressionTables(in numbers: [Int]) -> [Int: SuppressionTable] {
        let rules = RuleRegistry.known
        var found: [Int: SuppressionTable] = [:]
        for number in numbers {
            let table = SuppressionTable(files[number].tree, rules: rules)
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
