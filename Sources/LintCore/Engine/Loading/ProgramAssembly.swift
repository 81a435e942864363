/// Puts together what the evaluator is asked about: the files of a project, each with the profile of its module, and the
/// interfaces of what they import.
struct ProgramAssembly: Sendable {
    /// Those of what the files import.
    let interfaces: [InterfaceLibrary.Interface]
    let modules: ModuleMap
    let settings: ProfileSettings

    struct Result {
        let program: Program
        /// Interfaces that came with the tool: nobody can open them to look up a place.
        let embeddedUnits: Set<Int32>
    }

    /// The files are the first units of the program, in their order.
    ///
    /// - Parameter other: the program of another build.
    func program(of files: [ProgramReader.File], after other: Program? = nil, _ timings: inout Timings) -> Result {
        let program = timings.measure(.index) {
            let profile = settings.profile(for: modules.common(ofFilesAt: files.filter(\.isReported).map(\.tree.source.path)))
            let own = files.map { file in
                let module = modules.module(of: file.tree.source.path)
                return Program.File(facts: file.facts, module: module, profile: settings.profile(for: module))
            }
            return Program(own + interfaces.map { Program.File(facts: $0.facts, module: Module(name: $0.module), isInterface: true, profile: profile) }, after: other)
        }
        let embedded = interfaces.indices.filter { interfaces[$0].isEmbedded }.map { Int32(files.count + $0) }
        return Result(program: program, embeddedUnits: Set(embedded))
    }
}
