/// Asks the evaluator about the members of files and puts its answers into words: offsets become lines, types text.
struct TypeReportMaker {
    private let evaluator: Evaluator
    /// Units of interfaces that nobody can open to look up a place.
    private let embeddedUnits: Set<Int32>
    private let surroundingUnits: Set<Int32>
    private let workingDirectory: String
    private let erasesModifiers: Bool
    private let makesTrees: Bool
    private var lineTables: [Int32: LineTable] = [:]

    init(
        _ evaluator: Evaluator, embeddedUnits: Set<Int32>, surroundingUnits: Set<Int32>, workingDirectory: String,
        erasesModifiers: Bool, makesTrees: Bool
    ) {
        self.evaluator = evaluator
        self.embeddedUnits = embeddedUnits
        self.surroundingUnits = surroundingUnits
        self.workingDirectory = workingDirectory
        self.erasesModifiers = erasesModifiers
        self.makesTrees = makesTrees
    }

    /// The members of one file; nil where it has none.
    mutating func file(ofUnit unit: Int32) -> TypeReport.File? {
        let members = evaluator.viewMembers(ofUnit: unit).filter { member in
            // Previews are shown to nobody who uses the app.
            !PreviewCode.holds(evaluator.program.node(member.declaration))
        }
        guard !members.isEmpty else { return nil }
        let found = evaluator.program.units[Int(unit)]
        let profile = TypeReport.BuildProfile(
            platform: found.profile.platform.rawValue, platformName: found.profile.platform.displayName, sdk: found.profile.sdk,
            deploymentTarget: found.profile.deploymentTarget.description)
        return TypeReport.File(path: found.tree.source.path, profile: profile, members: members.map { self.member($0, unit) })
    }

    private mutating func member(_ member: ViewMember, _ unit: Int32) -> TypeReport.Member {
        let type = erasesModifiers ? evaluator.skeleton(of: member.type) : member.type
        let place = place(inUnit: unit, at: evaluator.nameNode(of: member.declaration).range.startOffset)
        let unknowns = evaluator.unknowns(in: type).map { unknown in
            TypeReport.Unknown(place: self.place(of: unknown.unit, unknown.offset) ?? place, reason: unknown.reason)
        }
        return TypeReport.Member(
            name: member.name, place: place, type: TypePrinter(evaluator).text(type), unknowns: unique(unknowns),
            tree: makesTrees ? tree(of: member.declaration) : [])
    }

    private func unique(_ unknowns: [TypeReport.Unknown]) -> [TypeReport.Unknown] {
        var known: Set<TypeReport.Unknown> = []
        return unknowns.filter { known.insert($0).inserted }
    }

    private mutating func tree(of id: DeclarationID) -> [TypeReport.TreeLine] {
        TypeTreeBuilder.tree(of: id, evaluator, erasesModifiers: erasesModifiers).lines.map { line in
            TypeReport.TreeLine(depth: line.depth, type: line.text, remarks: line.remarks.map { remark($0) })
        }
    }

    private mutating func remark(_ remark: TypeTree.Remark) -> TypeReport.Remark {
        let place = place(of: remark.place.unit, remark.place.offset)
        return switch remark.kind {
        case .branch(let label): TypeReport.Remark(text: label, place: place, needsColumn: false)
        case .helper(let name): TypeReport.Remark(text: name, place: place, needsColumn: false)
        case .unknown(let reason): TypeReport.Remark(text: reason, place: place, needsColumn: true)
        }
    }

    /// Nil for what stands nowhere, or where nobody can look.
    private mutating func place(of unit: Int32, _ offset: Int) -> TypeReport.Place? {
        guard unit >= 0, !embeddedUnits.contains(unit) else { return nil }
        return place(inUnit: unit, at: offset)
    }

    /// The path of a file as it is told. Files around those that were given were found from the root of the project; people
    /// see them from where they are.
    private func path(ofUnit unit: Int32) -> String {
        let path = evaluator.program.units[Int(unit)].tree.source.path
        guard surroundingUnits.contains(unit), !workingDirectory.isEmpty,
            path.utf8.starts(with: (workingDirectory + "/").utf8)
        else { return path }
        return String(decoding: path.utf8.dropFirst(workingDirectory.utf8.count + 1), as: UTF8.self)
    }

    private mutating func place(inUnit unit: Int32, at offset: Int) -> TypeReport.Place {
        let source = evaluator.program.units[Int(unit)].tree.source
        let table = lineTables[unit] ?? LineTable(source)
        lineTables[unit] = table
        let position = table.lineAndUTF8Column(at: offset)
        return TypeReport.Place(path: path(ofUnit: unit), line: position.line, utf8Column: position.utf8Column)
    }
}
