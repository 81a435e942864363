/// Which module each file of a project belongs to. Made before files are indexed, from the folders they are in: each
/// folder on the way up to a `Package.swift` or an `.xcodeproj` is listed once.
///
/// A module is, in this order: the target of the package whose folder the file is in; the Xcode target whose folder it is
/// in, or that lists it; the nearest folder that looks like a module.
struct ModuleMap: Sendable {
    private let modules: [String: Module]
    private let workingDirectory: [UInt8]

    /// - Parameters:
    ///   - paths: the files, as they are reported.
    ///   - roots: the folders of projects, absolute and without links; nothing above them is read.
    ///   - workingDirectory: where relative paths start; absolute.
    ///   - parse: how a manifest becomes a tree; the parser rests on no build.
    init(filesAt paths: [String], roots: [String], workingDirectory: String, parse: @escaping (SourceFile) -> SyntaxTree) {
        self.workingDirectory = Array(workingDirectory.utf8)
        var finder = ModuleFinder(roots: roots.map { Array($0.utf8) }, parse: parse)
        var answers: [[UInt8]: ModuleAnswer] = [:]
        var modules: [String: Module] = Dictionary(minimumCapacity: paths.count)
        for path in paths {
            let listed = Self.listedPath(path)
            let folder = Self.folder(of: listed, in: self.workingDirectory)
            let answer = answers[folder] ?? finder.answer(ofFolder: folder)
            answers[folder] = answer
            modules[path] = answer.module(ofFile: ModuleFinder.name(of: Array(listed.utf8)))
        }
        self.modules = modules
    }

    /// The module of one of the files; that of its folder's name for any other.
    func module(of path: String) -> Module {
        modules[path] ?? Module(name: ModuleFinder.name(of: Self.folder(of: path, in: workingDirectory)))
    }

    /// What the modules of some files agree on: an interface has one `#if` for all who import it. Where they disagree, what was
    /// asked for decides, and then the defaults.
    func common(ofFilesAt paths: [String]) -> Module {
        let found = Set(paths.map(module))
        let platforms = Set(found.map(\.platform))
        guard let platform = platforms.first, platforms.count == 1 else { return Module(name: "") }
        let targets = Set(found.map(\.deploymentTarget))
        return Module(name: "", platform: platform, deploymentTarget: targets.count == 1 ? targets.first ?? nil : nil)
    }

    /// What a build file lists for a file: of a data model, the folder of its versions.
    private static func listedPath(_ path: String) -> String {
        guard path.hasSuffix(DataModel.contents) else { return path }
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let model = names.firstIndex(where: { $0.hasSuffix(DataModel.ending) || $0.hasSuffix(DataModel.versionEnding) }) else { return path }
        return names[...model].joined(separator: "/")
    }

    private static func folder(of path: String, in workingDirectory: [UInt8]) -> [UInt8] {
        let bytes = Array(path.utf8)
        let absolute = bytes.first == FileSystem.slash ? bytes : workingDirectory.appendingPath(bytes)
        return absolute.parentFolder ?? workingDirectory
    }
}

/// What is known of the modules of one folder's files.
private struct ModuleAnswer: Sendable {
    /// The projects that may list the files one by one.
    var projects: [XcodeProject] = []
    /// The folder, from that of the projects.
    var folder = ""
    /// The module of a file that none of them lists.
    let module: Module

    func module(ofFile name: String) -> Module {
        let path = folder.isEmpty ? name : folder + "/" + name
        for project in projects {
            if let module = project.module(ofFile: path) { return module }
        }
        // No target has it, and the files beside it or around it are listed: what is left over is not built.
        if projects.contains(where: { $0.listsFiles(around: folder) }) {
            return Module(name: "", platform: module.platform, deploymentTarget: module.deploymentTarget, isBuilt: false)
        }
        return module
    }
}

/// Finds the modules of folders and remembers the build files it read.
private struct ModuleFinder {
    private let roots: [[UInt8]]
    private let parse: (SourceFile) -> SyntaxTree
    private var buildFiles: [[UInt8]: BuildFiles] = [:]

    init(roots: [[UInt8]], parse: @escaping (SourceFile) -> SyntaxTree) {
        self.roots = roots
        self.parse = parse
    }

    mutating func answer(ofFolder folder: [UInt8]) -> ModuleAnswer {
        let root = roots.filter(folder.isPath).max { $0.count < $1.count } ?? folder
        var holder: [UInt8]? = folder
        while let current = holder, current.isPath(inside: root) {
            if let answer = files(in: current).answer(ofFolder: folder) {
                // SwiftPM takes a package from the top of a repository; what lies deeper is there for the project around it.
                return current == root ? answer : ModuleAnswer(projects: answer.projects, folder: answer.folder, module: answer.module.forProjectAlone)
            }
            holder = current.parentFolder
        }
        return ModuleAnswer(module: Module(name: Self.name(of: Self.likelyModule(around: folder, below: root) ?? root), isGuessed: true))
    }

    private mutating func files(in folder: [UInt8]) -> BuildFiles {
        if let known = buildFiles[folder] { return known }
        let files = BuildFiles(in: folder, parse)
        buildFiles[folder] = files
        return files
    }

    /// The deepest folder that stands where people put modules.
    static func likelyModule(around folder: [UInt8], below root: [UInt8]) -> [UInt8]? {
        var candidate = folder
        while candidate.count > root.count, let parent = candidate.parentFolder {
            if moduleHolders.contains(name(of: parent)) { return candidate }
            candidate = parent
        }
        return nil
    }

    static func name(of folder: [UInt8]) -> String {
        String(decoding: folder.split(separator: FileSystem.slash).last ?? [], as: UTF8.self)
    }

    private static let moduleHolders: Set<String> = ["Sources", "Tests", "Examples", "Modules", "Packages", "Targets"]
}

/// What stands in one folder and tells of modules.
private struct BuildFiles {
    private let folder: [UInt8]
    private let package: PackageManifest?
    private let projects: [(name: String, project: XcodeProject)]

    init(in folder: [UInt8], _ parse: (SourceFile) -> SyntaxTree) {
        self.folder = folder
        let listing = try? FolderListing(ofFolderAt: folder, followingLink: true)
        let manifest = Array("Package.swift".utf8)
        var package: PackageManifest?
        if listing?.swiftFiles.contains(manifest) == true,
            let bytes = FileReader.bytes(ofFileAt: folder.appendingPath(manifest))
        {
            package = PackageManifest(parse(SourceFile(path: "Package.swift", bytes: bytes)))
        }
        self.package = package
        let ending = Array(".xcodeproj".utf8)
        let names = (listing?.folders ?? []).filter { $0.suffix(ending.count).elementsEqual(ending) }
        projects = names.sorted(by: ByteOrder.precedes).compactMap { name in
            XcodeProject(at: folder.appendingPath(name), folder: folder).map {
                (String(decoding: name.dropLast(ending.count), as: UTF8.self), $0)
            }
        }
    }

    /// What is known of a folder here or below; nil where nothing here tells of it.
    func answer(ofFolder other: [UInt8]) -> ModuleAnswer? {
        let path = other[folder.count...].split(separator: FileSystem.slash).map { String(decoding: $0, as: UTF8.self) }
        if let package, let module = package.module(ofFolder: path) { return ModuleAnswer(module: module) }
        let all = projects.map(\.project)
        let joined = path.joined(separator: "/")
        for (_, project) in projects {
            if let module = project.module(ofFolder: path) { return ModuleAnswer(projects: all, folder: joined, module: module) }
        }
        if let (name, project) = projects.first {
            let common = project.commonest
            let module = Module(name: name, platform: common.platform, deploymentTarget: common.deploymentTarget)
            return ModuleAnswer(projects: all, folder: joined, module: module)
        }
        // A folder of a package that belongs to no target that is written out: its examples, say.
        let likely = ModuleFinder.likelyModule(around: other, below: folder)
        return package.map { package in
            ModuleAnswer(
                module: package.module(named: likely.map(ModuleFinder.name) ?? path.first ?? ModuleFinder.name(of: folder)))
        }
    }
}

extension PackageManifest {
    /// The target that the folder, given by its names from the manifest's, belongs to.
    fileprivate func module(ofFolder path: [String]) -> Module? {
        let path = path.joined(separator: "/") + "/"
        let candidates = targets.filter { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }
        return candidates.max { $0.folder.utf8.count < $1.folder.utf8.count }.map { module(named: $0.name) }
    }
}

extension XcodeProject {
    /// The target that has the file, with those that share it.
    fileprivate func module(ofFile path: String) -> Module? {
        let targets = targets(ofFile: path)
        return targets.first.map { Self.module($0, otherNames: targets.dropFirst().map(\.name)) }
    }

    /// The target that is called like the folder or the nearest one above.
    fileprivate func module(ofFolder path: [String]) -> Module? {
        let named = path.reversed().lazy.compactMap { name in targets.first { $0.name == name } }.first
        return named.map { Self.module($0) }
    }

    private static func module(_ target: Target, otherNames: [String] = []) -> Module {
        Module(
            name: target.name, platform: target.platform, deploymentTarget: target.deploymentTarget,
            otherNames: otherNames)
    }
}
