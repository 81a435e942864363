/// Asks the evaluator about the members of files and puts its answers into words: offsets become lines, types text.
struct TypeReportMaker {
    private let evaluator: Evaluator
    private let erasesModifiers: Bool
    private let makesTrees: Bool
    private var places: PlaceFinder

    init(_ evaluator: Evaluator, _ places: PlaceFinder, erasesModifiers: Bool, makesTrees: Bool) {
        self.evaluator = evaluator
        self.places = places
        self.erasesModifiers = erasesModifiers
        self.makesTrees = makesTrees
    }

    /// The members of one file; nil where it has none.
    mutating func file(ofUnit unit: Int32) -> TypeReport.File? {
        let members = evaluator.viewMembers(ofUnit: unit).filter { member in
            // Previews are shown to nobody who uses the app.
            !PreviewCode.holds(evaluator.program.node(member.heir ?? member.declaration))
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
        let place = places.place(inUnit: unit, at: evaluator.nameNode(of: member.heir ?? member.declaration).range.startOffset)
        let unknowns = evaluator.unknowns(in: type).map { unknown in
            TypeReport.Unknown(place: places.place(of: unknown.unit, unknown.offset) ?? place, reason: unknown.reason)
        }
        let assumptions = evaluator.assumptionSites(in: member.declaration).map { site in
            TypeReport.Unknown(place: places.place(of: site.place.unit, site.place.offset) ?? place, reason: site.assumption.text)
        }
        return TypeReport.Member(
            name: member.name, place: place, type: TypePrinter(evaluator).text(type), unknowns: unique(unknowns),
            assumptions: unique(assumptions),
            tree: makesTrees ? tree(of: member) : [])
    }

    private func unique(_ unknowns: [TypeReport.Unknown]) -> [TypeReport.Unknown] {
        var known: Set<TypeReport.Unknown> = []
        return unknowns.filter { known.insert($0).inserted }
    }

    private mutating func tree(of member: ViewMember) -> [TypeReport.TreeLine] {
        TypeTreeBuilder.tree(of: member.declaration, in: member.heir, evaluator, erasesModifiers: erasesModifiers).lines.map { line in
            TypeReport.TreeLine(depth: line.depth, type: line.text, remarks: line.remarks.map { remark($0) })
        }
    }

    private mutating func remark(_ remark: TypeTree.Remark) -> TypeReport.Remark {
        let place = places.place(of: remark.place.unit, remark.place.offset)
        return switch remark.kind {
        case .branch(let label): TypeReport.Remark(text: label, place: place, needsColumn: false)
        case .helper(let name): TypeReport.Remark(text: name, place: place, needsColumn: false)
        case .unknown(let text), .assumed(let text): TypeReport.Remark(text: text, place: place, needsColumn: true)
        }
    }
}
