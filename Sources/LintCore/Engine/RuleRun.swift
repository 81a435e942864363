/// Asks the rules about the files of a project: for the build that is meant, and for others where a clause of `#if` is compiled
/// by those alone.
struct RuleRun: Sendable {
    let rules: RuleTable
    let files: [ProgramReader.File]
    /// Interfaces that were given by name.
    let given: [InterfaceLibrary.Interface]
    let modules: ModuleMap
    let projectPaths: ProjectPaths
    let options: Engine.Options

    /// The findings in all reported files. Each is looked at by one thread: what is known of one file rests on others.
    func findings() -> (SuppressionPass.Result, Timings) {
        var timings = Timings(isOn: options.measuresTime)
        let settings = options.configuration?.profileSettings ?? ProfileSettings()
        let numbers = files.indices.filter(isAsked)
        var found = findings(in: numbers, settings, &timings)
        for build in timings.measure(.index, { otherBuilds(numbers, settings) }) {
            let more = findings(in: build.clauses.keys.sorted(), build.settings, &timings)
            for (number, clauses) in build.clauses {
                found[number] = (found[number] ?? []).filter { !$0.stands(in: clauses) } + (more[number] ?? []).filter { $0.stands(in: clauses) }
            }
        }
        return (timings.measure(.rules) { suppress(found, in: numbers) }, timings)
    }

    private func isAsked(_ number: Int) -> Bool {
        let tree = files[number].tree
        return files[number].isReported && !SilentScope.covers(path: projectPaths.relative(tree.source.path)) && !SilentScope.covers(tree)
    }

    /// By the number of the file.
    private func findings(in numbers: [Int], _ settings: ProfileSettings, _ timings: inout Timings) -> [Int: [Finding]] {
        let assembly = ProgramAssembly(given: given, modules: modules, settings: settings, jobs: options.jobs)
        let model = IdentityModel(Evaluator(assembly.program(of: files, &timings).program))
        return timings.measure(.rules) {
            Dictionary(uniqueKeysWithValues: numbers.enumerated().map { done, number in
                options.onProgress?(Progress(step: .checking, done: done, count: numbers.count))
                return (number, rules.findings(inUnit: Int32(number), of: model))
            })
        }
    }

    private func otherBuilds(_ numbers: [Int], _ settings: ProfileSettings) -> [OtherBuilds.Build] {
        let asked = numbers.filter { !rules.interestedRules(in: files[$0].tree).isEmpty }.map { number in
            OtherBuilds.File(number: number, tree: files[number].tree, module: modules.module(of: files[number].tree.source.path))
        }
        return OtherBuilds(asked, settings).builds()
    }

    private func suppress(_ found: [Int: [Finding]], in numbers: [Int]) -> SuppressionPass.Result {
        let levels = options.configuration?.rules ?? [:]
        let pass = SuppressionPass { levels[$0]?.value != .off }
        var result = SuppressionPass.Result()
        for number in numbers {
            let rest = pass.apply(to: found[number] ?? [], in: files[number].tree)
            result.findings += rest.findings
            result.suppressed += rest.suppressed
        }
        return result
    }
}

extension Finding {
    fileprivate func stands(in clauses: [Node]) -> Bool {
        clauses.contains { $0.range.startOffset <= range.startOffset && range.startOffset < $0.range.endOffset }
    }
}
