/// `Finder(camera: Camera())` where `Finder` keeps its first camera: the others are made for nothing.
struct ObjectThrownAwayRule: Rule {
    static let info = RuleInfo(
        id: "object-thrown-away", family: .objects, summary: "An object made again for a view that keeps its first", severity: .note, since: "0.3")

    let interest = Interest.nodes(.call, .`init`, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        for found in context.objects(madeFor: node) {
            guard case .keepsFirst(let storage) = found.taking else { continue }
            // One defect, however often the view is made.
            guard !context.findings.contains(where: { $0.ruleID == Self.info.id && $0.related.first == found.related }) else { continue }
            context.report(
                .thrownAway(found, storage), of: Self.info, at: found.value, evidence: found.evidence(loss: found.startsWork ? .work : .nothing),
                related: [found.related])
        }
    }
}

extension Message {
    fileprivate static func thrownAway(_ found: HandedObject, _ storage: WrapperKind) -> Message {
        if found.isMadeByView {
            return Message(
                "Each new value of `\(found.view.name)` makes a `\(found.made)`, but `\(found.property.name)` keeps the first alone",
                help: storage == .stateObject ? "make it inside `StateObject(wrappedValue: …)`, which does so once"
                    : "make it when the view appears, in `.task` or `.onAppear`")
        }
        return Message(
            "`\(found.view.name)` keeps the first `\(found.made)` that it is given, but another one is made and thrown away whenever this code runs",
            help: storage == .stateObject
                ? "take it by `@autoclosure` and hand it on: `StateObject(wrappedValue: …)` calls it once"
                : "make it in `\(found.view.name)` when it appears, or keep it here and hand in the same one")
    }
}
