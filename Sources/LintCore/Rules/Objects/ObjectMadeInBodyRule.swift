/// `Row(model: RowModel(item))`: an object that code makes each time it makes the view, which takes the new one.
struct ObjectMadeInBodyRule: Rule {
    static let info = RuleInfo(
        id: "object-made-in-body", family: .objects, summary: "An object that is made each time a view is", severity: .warning, since: "0.3")

    let interest = Interest.nodes(.call, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        for found in context.objects(madeFor: node) {
            guard case .observes = found.taking else { continue }
            context.report(
                .observed(found), of: Self.info, at: found.value,
                evidence: found.evidence(loss: found.holdsWhatChanges ? .state : found.startsWork ? .work : .redraw, intent: found.isRead && !found.isChangedByOthers ? .none : .unsure),
                related: [found.related])
        }
    }
}

extension HandedObject {
    /// What is thrown away is made where nobody sees the view, too.
    private var isLost: Bool { if case .observes = taking { true } else { false } }

    func evidence(loss: Evidence.Loss, intent: Evidence.Intent = .none) -> Evidence {
        // Behind a sheet or a page the body runs again all the same, though seldom; and so it may where nothing is seen to have it run.
        let change: Evidence.Change = if let maker {
            maker.isCovered && isLost ? .rare : maker.isSeldom ? .possible : .always
        } else {
            isMadeForInputsAlone ? .unknown : .possible
        }
        return Evidence(change: change, loss: loss, intent: intent, cure: loss == .state ? .clear : .advice)
    }

    /// What takes it.
    var related: RelatedLocation {
        RelatedLocation(message: "`\(view.name).\(property.name)` takes it", path: property.path, range: property.nameNode.range)
    }
}

extension Message {
    fileprivate static func observed(_ found: HandedObject) -> Message {
        let loss = found.holdsWhatChanges ? "the data of the old one is lost" : found.startsWork ? "what the old one has begun starts over" : "nothing in it lasts"
        return Message(
            "`\(found.view.name)` gets a new `\(found.made)` whenever this code runs, and \(loss)",
            help: found.isFromEnvironment
                ? "keep it here in `@StateObject` or `@State`\(found.isMadeOfNothing ? "" : ", with an `.id` of what it is made of")"
                : found.isMadeOfNothing
                ? "keep it in `@StateObject` or `@State`, here or in `\(found.view.name)`"
                : "keep it here in `@StateObject` or `@State`, or in `\(found.view.name)`, with an `.id` of what it is made of")
    }
}
