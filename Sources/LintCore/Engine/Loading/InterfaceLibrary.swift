/// What is known of libraries without their source: the interfaces that come with the tool, and those that people give.
struct InterfaceLibrary: Sendable {
    /// The interface of one module.
    struct Interface: Sendable {
        let module: String
        let facts: FileFacts
        var tree: SyntaxTree { facts.tree }
        /// Whether it came with the tool: nobody can open it to look up a place.
        let isEmbedded: Bool
    }

    /// Read from files; each takes the place of the one of its module that comes with the tool.
    let given: [Interface]
    /// What the project's asset catalogues bring.
    var assets: Interface?
    let jobs: Int
    /// Whether the embedded interfaces are read to the end, as they need not be: tests compare.
    var readsAll = false

    /// Bytes of source from which on it takes longer to find out what a project can ask for than to read what it cannot
    /// (processor time: with 0.26 MB, for which 45 % of the interfaces remain, 4 ms of 22 are saved; 1.3 MB with 61 % cost 3).
    private static let largeProject = 4 << 20

    /// The given interfaces, and the embedded ones of what files import and of what those hand on. Those of the standard
    /// library and of SwiftUI are always among them: modules that cannot be read hand SwiftUI on, too.
    ///
    /// - Parameter ownModules: whose source is among the files. It says more than an interface, and of the version in use.
    func interfaces(for files: [FileFacts], ownModules: Set<String> = [], _ timings: inout Timings) -> [Interface] {
        let modules = timings.measure(.index) { self.modules(for: files, ownModules) }
        let assets = assets.map { [$0] } ?? []
        let asking = readsExcerpt(for: files) ? files + assets.map(\.facts) : nil
        let embedded = InterfaceCache.shared.interfaces(of: modules, for: asking) { read(modules, for: asking, &timings) }
        return embedded + given + assets
    }

    private func read(_ modules: [Int], for files: [FileFacts]?, _ timings: inout Timings) -> [Interface] {
        let sources = timings.measure(.index) { self.sources(of: modules, for: files) }
        let read = ParallelMap.map(sources, jobs: jobs) { [isTimed = timings.isOn] source in
            var timings = Timings(isOn: isTimed)
            return (facts: FilePipeline.facts(of: source, isInterface: true, &timings), timings: timings)
        }
        for (_, spent) in read { timings.add(spent) }
        let interfaces = zip(modules, read).map { Interface(module: EmbeddedInterfaces.all[$0].module, facts: $1.facts, isEmbedded: true) }
        return interfaces.sorted { $0.module < $1.module }
    }

    /// Those for the files of a project.
    func interfaces(for files: [ProgramReader.File], in modules: ModuleMap, _ timings: inout Timings) -> [Interface] {
        var ownModules: Set<String> = []
        for file in files {
            let module = modules.module(of: file.tree.source.path)
            ownModules.formUnion([module.name] + module.otherNames)
        }
        return interfaces(for: files.map(\.facts), ownModules: ownModules, &timings)
    }

    /// The embedded interfaces that count, by their places.
    private func modules(for files: [FileFacts], _ ownModules: Set<String>) -> [Int] {
        var imported: Set = ["Swift", "SwiftUI"]
        for facts in files + given.map(\.facts) {
            for module in facts.imports { imported.insert(facts.names.text(of: module.module)) }
        }
        // A module of the project may be called like one of the system's without being it: only libraries are left out.
        let leftOut = Set(EmbeddedInterfaces.libraries.map(\.module)).intersection(ownModules).union(given.map(\.module))
        let all = EmbeddedInterfaces.all
        var pending = all.indices.filter { imported.contains(all[$0].module) }
        var found: Set<Int> = []
        while let next = pending.popLast() {
            if !leftOut.contains(all[next].module), found.insert(next).inserted { pending += InterfaceIndex.imports(ofModule: next) }
        }
        return found.sorted()
    }

    /// What names lead on from interfaces that were given is not known before they are evaluated: with them all is read. So
    /// it is for a large project, which names most of what there is.
    private func readsExcerpt(for files: [FileFacts]) -> Bool {
        !readsAll && given.isEmpty && files.reduce(0) { $0 + $1.tree.source.byteCount } <= Self.largeProject
    }

    /// - Parameter files: those that the excerpt is for; nil for all that there is.
    private func sources(of modules: [Int], for files: [FileFacts]?) -> [SourceFile] {
        let excerpt = files.map { InterfaceExcerpt(of: modules, for: $0) }
        return modules.map { module in
            let (name, text) = EmbeddedInterfaces.all[module]
            let path = name + ".swiftinterface"
            guard let excerpt else { return SourceFile(path: path, bytes: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) }
            return SourceFile(path: path, storageEndingInNUL: excerpt.bytes(ofModule: module))
        }
    }

    /// An interface as it stands in a file. The compiler's own say in a comment at the start whose they are; any other is
    /// that of the module it is called after.
    static func interface(_ source: SourceFile) -> Interface {
        let tree = Parser.parse(source)
        var module = String(source.path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
        for comment in tree.comments.prefix(8) {
            let words = source.text(in: comment.range).split(separator: " ")
            guard words.contains("swift-module-flags:"), let option = words.firstIndex(of: "-module-name") else { continue }
            if option + 1 < words.count { module = String(words[option + 1]) }
        }
        return Interface(module: module, facts: FileFacts(tree, isInterface: true), isEmbedded: false)
    }
}
