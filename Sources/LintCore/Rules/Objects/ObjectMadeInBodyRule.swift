/// `Row(model: RowModel(item))`: an object that code makes each time it makes the view, which does not keep it.
struct ObjectMadeInBodyRule: Rule {
    static let info = RuleInfo(
        id: "object-made-in-body", family: .objects, summary: "An object that is made each time a view is", severity: .warning, since: "0.3")

    let interest = Interest.nodes(.call, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        for found in context.objects(madeFor: node) {
            let isLost = found.taking == .observes && found.holdsWhatChanges
            context.report(
                found.taking == .observes ? .observed(found) : .thrownAway(found), of: Self.info, at: found.value,
                evidence: Evidence(change: found.isMadeAgain ? .always : .possible, loss: isLost ? .content : .work, cure: isLost ? .clear : .advice),
                related: [
                    RelatedLocation(message: "`\(found.view.name).\(found.property.name)` takes it", path: found.property.path, range: found.property.nameNode.range)
                ])
        }
    }
}

extension Message {
    fileprivate static func observed(_ found: HandedObject) -> Message {
        let loss = found.holdsWhatChanges ? "the data of the old one is lost" : "what the old one has begun starts over"
        return Message(
            "`\(found.view.name)` gets a new `\(found.made)` whenever this code runs, and \(loss)",
            help: found.isMadeOfNothing
                ? "keep it in `@StateObject` or `@State`, here or in `\(found.view.name)`"
                : "keep it here in `@StateObject` or `@State`, or in `\(found.view.name)`, with an `.id` of what it is made of")
    }

    fileprivate static func thrownAway(_ found: HandedObject) -> Message {
        Message(
            "`\(found.view.name)` keeps the first `\(found.made)` that it is given, but another one is made and thrown away whenever this code runs",
            help: "take it by `@autoclosure` and hand it on: `StateObject(wrappedValue: …)` calls it once")
    }
}
