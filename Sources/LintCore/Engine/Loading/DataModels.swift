/// Reads the Core Data models of a project: the classes of their entities are the project's, though Xcode writes them when it builds.
enum DataModels {
    /// A version that counts.
    struct Model {
        /// Of its file, as it is told.
        let path: String
        let model: DataModel
    }

    /// - Parameter folders: bundles of the projects; what cannot be read declares nothing.
    static func models(in folders: [[UInt8]], _ projectPaths: ProjectPaths) -> [Model] {
        folders.filter { $0.hasEnding(DataModel.ending) || $0.hasEnding(DataModel.versionEnding) }.compactMap { folder in
            guard let version = currentVersion(in: folder) else { return nil }
            let file = version.appendingPath(DataModel.contents)
            let path = String(decoding: file, as: UTF8.self)
            guard !TestTarget.holds(path: projectPaths.relative(path)), let bytes = FileReader.bytes(ofFileAt: file) else { return nil }
            return Model(path: projectPaths.told(path), model: DataModel(bytes))
        }
    }

    /// The classes, as files of the project. Where its code has a class of the name, Xcode generates none.
    static func files(of models: [Model], besides files: [ProgramReader.File], in modules: ModuleMap) -> [ProgramReader.File] {
        guard !models.isEmpty else { return [] }
        var declared: [String: [Module]] = [:]
        for file in files {
            for name in file.classNames { declared[name, default: []].append(modules.module(of: file.tree.source.path)) }
        }
        return models.compactMap { model in
            let module = modules.module(of: model.path)
            let text = model.model.swift { declared[$0]?.contains { $0.mayBe(module) } ?? false }
            return text.map { ProgramReader.File(facts: FileFacts(Parser.parse(SourceFile(path: model.path, text: $0))), isReported: false, note: nil) }
        }
    }

    /// A model of one version need not say which one counts.
    private static func currentVersion(in folder: [UInt8]) -> [UInt8]? {
        guard folder.hasEnding(DataModel.ending) else { return folder }
        let named = FileReader.bytes(ofFileAt: folder.appendingPath(".xccurrentversion")).flatMap(DataModel.currentVersion)
        if let named { return folder.appendingPath(named) }
        let versions = (try? FolderListing(ofFolderAt: folder, followingLink: true))?.folders.filter { $0.hasEnding(DataModel.versionEnding) } ?? []
        return versions.count == 1 ? folder.appendingPath(versions[0]) : nil
    }
}

extension ProgramReader.File {
    fileprivate var classNames: [String] {
        facts.declarations.filter { $0.kind == .class && $0.parent < 0 }.map { facts.names.text(of: $0.name) }
    }
}

extension Module {
    /// Whether files of both may belong together.
    fileprivate func mayBe(_ other: Module) -> Bool {
        isGuessed || other.isGuessed || !Set([name] + otherNames).isDisjoint(with: [other.name] + other.otherNames)
    }
}
