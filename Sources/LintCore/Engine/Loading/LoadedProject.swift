/// The files of a project, read side by side and parsed, with the interfaces that were given.
struct LoadedProject: Sendable {
    private(set) var files: [ProgramReader.File]
    let reportedCount: Int
    private(set) var byteCount: Int
    /// Sorted by path.
    let problems: [Problem]
    /// Where the project is, as far as that is known.
    let roots: ProjectRoots
    let projectPaths: ProjectPaths
    /// The configurations that were met, of folders below included.
    let configured: ConfiguredProject
    /// What of the files that were asked about, and of the interfaces that were given, was passed over.
    var notes: [SourceNote] { files.compactMap(\.note) + interfaces.flatMap { FilePipeline.notes(onInterface: $0.facts) } }
    /// Those that were given by name.
    let interfaces: [InterfaceLibrary.Interface]
    /// The names that Xcode gives colours and images; nil where there are none.
    let assets: InterfaceLibrary.Interface?
    let modules: ModuleMap
    let options: LoadOptions
    private(set) var timings: Timings

    init(_ input: CheckInput, _ options: LoadOptions) {
        var timings = Timings(isOn: options.measuresTime)
        let roots = ProjectRoots(
            around: input.paths + input.unsavedFiles.map(\.path),
            projectFolder: options.root ?? options.configuration?.folder)
        let found = timings.measure(.discover) { ProjectFiles(input, roots, options.configuration) }
        projectPaths = ProjectPaths(
            repositories: roots.all, givenPaths: input.paths, workingDirectory: options.workingDirectory)
        let reader = ProgramReader(projectPaths: projectPaths, jobs: options.jobs, measuresTime: options.measuresTime)
        let project = reader.read(found.files, options.onProgress)
        let library = reader.readLibrary(options.allInterfaces)
        assets = timings.measure(.assets) { AssetCatalogues.interface(of: found.bundles) }
        let models = timings.measure(.assets) { [projectPaths] in DataModels.models(in: found.bundles, projectPaths) }
        timings.add(project.timings)
        timings.add(library.timings)
        let modules = timings.measure(.index) {
            ModuleMap(
                filesAt: project.files.map(\.tree.source.path) + models.map(\.path), roots: roots.all, workingDirectory: options.workingDirectory) { Parser.parse($0) }
        }
        let generated = timings.measure(.assets) { DataModels.files(of: models, besides: project.files, in: modules) }
        self.roots = roots
        self.modules = modules
        configured = found.configured
        files = project.files + generated
        reportedCount = project.reportedCount
        byteCount = project.byteCount
        let problems = input.problems + found.problems + project.problems + library.problems
        self.problems = problems.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        interfaces = library.interfaces
        self.options = options
        self.timings = timings
    }

    /// The same project with other texts of some of its files; the others are not looked at again. Only what this took is timed.
    func replacing(_ texts: [SourceFile]) -> LoadedProject {
        var result = self
        result.timings = Timings(isOn: timings.isOn)
        let texts = Dictionary(texts.map { ($0.path, $0) }) { _, last in last }
        for (index, file) in files.enumerated() {
            let old = file.tree.source
            guard let text = texts[old.path], text.storage != old.storage else { continue }
            result.files[index] = ProgramReader.File(text, isReported: file.isReported, &result.timings)
            result.byteCount += text.byteCount - old.byteCount
        }
        return result
    }

    /// Whether nothing says what else belongs to the project: then only what was given was read.
    var isAlone: Bool { roots.all.isEmpty }

    /// The interfaces of all libraries that the project can ask for.
    func libraryInterfaces(_ timings: inout Timings) -> [InterfaceLibrary.Interface] {
        InterfaceLibrary(given: interfaces, assets: assets, jobs: options.jobs, readsAll: options.readsWholeInterfaces)
            .interfaces(for: files, in: modules, &timings)
    }

    /// All declarations as one program, and what puts its places into words.
    func assemble(_ timings: inout Timings) -> (program: Program, places: PlaceFinder) {
        let assembly = ProgramAssembly(interfaces: libraryInterfaces(&timings), modules: modules, settings: options.allSettings)
        let assembled = assembly.program(of: files, &timings)
        return (assembled.program, PlaceFinder(assembled))
    }
}
