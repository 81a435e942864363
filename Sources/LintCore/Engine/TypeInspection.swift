/// Evaluates the view-returning members of files: the pipeline behind `type`.
public struct TypeInspection: Sendable {
    public struct Options: Sendable {
        /// How many files are worked on at once.
        public var jobs = 1
        /// Interface files to read beside those that come with the tool.
        public var interfaces: [String] = []
        public var profile = Profile()
        /// Leave modifiers out of the types.
        public var erasesModifiers = false
        public var measuresTime = false
        public var workingDirectory = ""

        public init() {}
    }

    private let options: Options

    public init(options: Options) { self.options = options }

    public func inspect(_ input: CheckInput) -> TypeReport {
        var timings = Timings(isOn: options.measuresTime)
        let roots = ProjectRoots(around: input.paths + input.unsavedFiles.map(\.path))
        let discovery = FileDiscovery(ignoreRules: GitIgnore())
        let found = timings.measure(.discover) { discovery.files(at: input.paths, surroundings: roots.surroundings) }
        var problems = input.problems + found.problems
        let paths = found.paths + found.surroundingPaths
        let trees = ParallelMap.map(paths, jobs: options.jobs) { path in
            SourceReading.file(path).map { Parser.parse($0) }
        }
        let program = Program()
        let module = program.intern("Project")
        var wanted: [Int32: String] = [:]
        for (index, (path, result)) in zip(paths, trees).enumerated() {
            switch result {
            case .failure(let problem): if index < found.paths.count { problems.append(problem) }
            case .success(let tree):
                if index < found.paths.count { wanted[Int32(program.units.count)] = path }
                program.add(Program.Unit(tree: tree, module: module, isInterface: false, profile: options.profile))
            }
        }
        var wantedModules: Set<String> = ["Swift", "SwiftUI", "Foundation", "Combine", "Observation"]
        for unit in program.units { for node in unit.tree.root.children(.statement) { if let d = ImportDecl(node) { wantedModules.insert(d.module) } } }
        for (name, text) in EmbeddedInterfaces.all where wantedModules.contains(name) && options.interfaces.isEmpty {
            let source = SourceFile(path: name + ".swiftinterface", bytes: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
            program.add(Program.Unit(tree: Parser.parse(source), module: program.intern(name), isInterface: true, profile: options.profile))
        }
        for path in options.interfaces {
            switch SourceReading.file(path) {
            case .failure(let problem): problems.append(problem)
            case .success(let source):
                let name = program.intern(String(path.split(separator: "/").last?.split(separator: ".").first ?? ""))
                program.add(Program.Unit(tree: Parser.parse(source), module: name, isInterface: true, profile: options.profile))
            }
        }
        program.link()
        let evaluator = Evaluator(program)
        var files: [TypeReport.File] = []
        for unit in wanted.keys.sorted() {
            let members = evaluator.viewMembers(ofUnit: unit).map { member in
                report(member, evaluator)
            }
            files.append(TypeReport.File(path: wanted[unit]!, members: members))
        }
        return TypeReport(files: files, problems: problems)
    }

    private func report(_ member: ViewMember, _ evaluator: Evaluator) -> TypeReport.Member {
        let type = options.erasesModifiers ? evaluator.skeleton(of: member.type) : member.type
        let node = evaluator.program.element(member.declaration)
        let name = node.child(.pattern) ?? node.child(.name) ?? node
        let position = LineTable(node.tree.source).position(at: name.range.startOffset)
        var unknowns: [TypeReport.Unknown] = []
        _ = evaluator.types.rewrite(type, holding: .hasUnknown) { part in
            if case .unknown(let id) = evaluator.types[part] {
                let unknown = evaluator.types.unknown(id)
                var line = 0, column = 0, path = ""
                if unknown.unit >= 0 {
                    let source = evaluator.program.units[Int(unknown.unit)].tree.source
                    let place = LineTable(source).position(at: unknown.offset)
                    (path, line, column) = (source.path, place.line, place.utf8Column)
                }
                let entry = TypeReport.Unknown(path: path, line: line, column: column, reason: unknown.reason)
                if !unknowns.contains(entry) { unknowns.append(entry) }
            }
            return nil
        }
        let printer = TypePrinter(evaluator)
        return TypeReport.Member(
            name: member.name, line: position.line, column: position.utf8Column, type: printer.text(type), unknowns: unknowns)
    }
}

/// What `type` prints.
public struct TypeReport: Sendable {
    public struct Unknown: Hashable, Sendable {
        public let path: String
        public let line: Int
        public let column: Int
        public let reason: String
    }

    public struct Member: Sendable {
        public let name: String
        public let line: Int
        public let column: Int
        public let type: String
        public let unknowns: [Unknown]
    }

    public struct File: Sendable {
        public let path: String
        public let members: [Member]
    }

    public let files: [File]
    public let problems: [Problem]
    public var json: [UInt8] {
            var json = JSONWriter()
            json.beginObject(); json.field("version", 1); json.key("files"); json.beginArray()
            for file in files {
                json.beginObject(); json.field("path", file.path); json.key("members"); json.beginArray()
                for member in file.members {
                    json.beginObject(); json.field("name", member.name); json.field("line", member.line); json.field("column", member.column); json.field("type", member.type)
                    json.key("unknowns"); json.beginArray()
                    for u in member.unknowns { json.beginObject(); json.field("line", u.line); json.field("column", u.column); json.field("reason", u.reason); json.endObject() }
                    json.endArray(); json.endObject()
                }
                json.endArray(); json.endObject()
            }
            json.endArray(); json.endObject()
        return json.output.bytes
    }
}
