/// What every command that asks the evaluator about a project is told.
public struct InspectionOptions: Sendable {
    /// How many files are parsed at once.
    public var jobs = 1
    /// Paths of interface files that were asked for, beside those of the configuration.
    public var interfaces: [String] = []
    /// What was asked of the profile.
    public var settings = ProfileSettings()
    public var measuresTime = false
    public var workingDirectory = ""
    public var configuration: Configuration?
    /// The root of the project, absolute and without links, where it was named.
    public var root: String?
    /// Read all of the embedded interfaces, and not only what the project can ask for.
    var readsWholeInterfaces = false

    public init() {}

    /// Those of the command line, and what the configuration says where it says nothing.
    var allSettings: ProfileSettings { settings.completed(by: configuration?.profileSettings ?? ProfileSettings()) }

    var allInterfaces: [String] { interfaces + (configuration?.interfaces.map(\.value) ?? []) }
}

/// The files of a project, read side by side and parsed, with the interfaces that were given.
struct LoadedProject: Sendable {
    let files: [ProgramReader.File]
    let reportedCount: Int
    let byteCount: Int
    /// Sorted by path.
    let problems: [Problem]
    /// Whether nothing says what else belongs to the project: then only what was given was read.
    let isAlone: Bool
    private let interfaces: [InterfaceLibrary.Interface]
    private let modules: ModuleMap
    private let options: InspectionOptions
    private(set) var timings: Timings

    init(_ input: CheckInput, _ options: InspectionOptions) {
        var timings = Timings(isOn: options.measuresTime)
        let roots = ProjectRoots(
            around: input.paths + input.unsavedFiles.map(\.path),
            projectFolder: options.root ?? options.configuration?.folder)
        isAlone = roots.all.isEmpty
        let found = timings.measure(.discover) { ProjectFiles(input, roots, options.configuration) }
        let projectPaths = ProjectPaths(
            repositories: roots.all, givenPaths: input.paths, workingDirectory: options.workingDirectory)
        let reader = ProgramReader(projectPaths: projectPaths, jobs: options.jobs, measuresTime: options.measuresTime)
        let project = reader.read(found.files)
        let library = reader.readLibrary(options.allInterfaces)
        timings.add(project.timings)
        timings.add(library.timings)
        modules = timings.measure(.index) {
            ModuleMap(
                filesAt: project.files.map(\.tree.source.path), roots: roots.all, workingDirectory: options.workingDirectory)
        }
        files = project.files
        reportedCount = project.reportedCount
        byteCount = project.byteCount
        let problems = input.problems + found.problems + project.problems + library.problems
        self.problems = problems.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        interfaces = library.interfaces
        self.options = options
        self.timings = timings
    }

    /// All declarations as one program, and what puts its places into words.
    func assemble(_ timings: inout Timings) -> (program: Program, places: PlaceFinder) {
        let library = InterfaceLibrary(given: interfaces, jobs: options.jobs, readsAll: options.readsWholeInterfaces)
        let assembly = ProgramAssembly(
            interfaces: library.interfaces(for: files, in: modules, &timings), modules: modules, settings: options.allSettings)
        let assembled = assembly.program(of: files, &timings)
        return (assembled.program, PlaceFinder(assembled))
    }
}
