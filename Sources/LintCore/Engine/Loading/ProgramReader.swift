/// Reads and parses what a program is made of: the files of a project, whole, and the interfaces that were given.
struct ProgramReader: Sendable {
    struct File: Sendable {
        let facts: FileFacts
        var tree: SyntaxTree { facts.tree }
        /// Whether its members are to be listed.
        let isReported: Bool
        let note: SourceNote?
    }

    struct Project: Sendable {
        var files: [File] = []
        var problems: [Problem] = []
        var reportedCount = 0
        var byteCount = 0
        var timings: Timings
    }

    struct Library: Sendable {
        var interfaces: [InterfaceLibrary.Interface] = []
        var problems: [Problem] = []
        var timings: Timings
    }

    let projectPaths: ProjectPaths
    let jobs: Int
    let measuresTime: Bool

    /// Files of test targets are left out: what they declare concerns nobody else. Generated ones are not: views use it.
    func read(_ files: [ProjectFiles.File], _ onProgress: (@Sendable (Progress) -> Void)? = nil) -> Project {
        let files = inOrder(files.filter { !TestTarget.holds(path: projectPaths.relative($0.path)) })
        let count = files.count
        let onStart = onProgress.map { tell in { @Sendable index in tell(Progress(step: .reading, done: index, count: count)) } }
        let results = ParallelMap.map(files, jobs: jobs, onStart: onStart) { file in
            var timings = Timings(isOn: measuresTime)
            return (read(file, &timings), timings)
        }
        var project = Project(timings: Timings(isOn: measuresTime))
        for (file, (result, timings)) in zip(files, results) {
            project.timings.add(timings)
            switch result {
            case .success(let read):
                project.files.append(read)
                project.byteCount += read.tree.source.byteCount
                if read.isReported { project.reportedCount += 1 }
            // Nobody asked about a file that is not to be listed.
            case .failure(let problem): if !file.isSurrounding { project.problems.append(problem) }
            }
        }
        return project
    }

    /// By the paths that are told: where several declarations or changes would do, the first is the same whichever files were given.
    private func inOrder(_ files: [ProjectFiles.File]) -> [ProjectFiles.File] {
        guard files.contains(where: \.isSurrounding) else { return files }
        let told = files.map { file in (path: file.isSurrounding ? projectPaths.told(file.path) : file.path, file: file) }
        return told.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map(\.file)
    }

    private func read(_ file: ProjectFiles.File, _ timings: inout Timings) -> Result<File, Problem> {
        let source: SourceFile
        switch file {
        case .unsaved(let text): source = text
        case .surroundingText(let text): source = SourceFile(path: projectPaths.told(text.path), storageEndingInNUL: text.storage)
        case .path(let path), .surrounding(let path):
            switch timings.measure(.read, { SourceReading.file(path, named: file.isSurrounding ? projectPaths.told(path) : path) }) {
            case .failure(let problem): return .failure(problem)
            case .success(let read): source = read
            }
        }
        return .success(File(source, isReported: !file.isSurrounding, &timings))
    }

    /// Each one of these was asked for: one that cannot be read is a problem.
    func readLibrary(_ paths: [String]) -> Library {
        var library = Library(timings: Timings(isOn: measuresTime))
        for path in paths {
            switch library.timings.measure(.read, { SourceReading.file(path) }) {
            case .failure(let problem): library.problems.append(problem)
            case .success(let source):
                library.interfaces.append(library.timings.measure(.parse) { InterfaceLibrary.interface(source) })
            }
        }
        return library
    }
}

extension ProgramReader.File {
    init(_ source: SourceFile, isReported: Bool, _ timings: inout Timings) {
        let facts = FilePipeline.facts(of: source, &timings)
        let note = isReported ? timings.measure(.read) { FilePipeline.note(on: facts.tree) } : nil
        self.init(facts: facts, isReported: isReported, note: note)
    }
}
