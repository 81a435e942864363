/// The evidence that answers carry, in the words of findings.
extension Evidence.Change {
    init(_ constancy: ConstancyClass) {
        self = switch constancy {
        case .literal, .process: .never
        case .element: .perElement
        case .callSite: .perCaller
        case .environment: .rare
        case .unknown: .unknown
        case .dynamic: .possible
        }
    }
}

extension Evidence.Loss {
    /// State that comes back at once, as what is hovered, is named and weighs nothing; what is loaded again costs the work.
    ///
    /// - Parameters:
    ///   - lost: the state as the finding lists it.
    ///   - least: what a change costs that takes nothing away.
    ///   - stays: whether the state stays where it is and comes to belong to another element: nothing is loaded again.
    init(_ state: OwnedState, _ lost: [LostState], least: Evidence.Loss, stays: Bool = false) {
        let isLoaded = lost.contains { $0.recovery == .loading }
        if lost.contains(where: { $0.recovery == .none }) || stays && isLoaded {
            self = .state
        } else if !state.builtIn.isEmpty {
            self = .kept
        } else if !state.isComplete, lost.isEmpty {
            self = .content
        } else {
            self = isLoaded && [.redraw, .leaf].contains(least) ? .work : least
        }
    }

    /// What is drawn again: a single view of SwiftUI costs next to nothing.
    static func drawing(of state: OwnedState) -> Evidence.Loss { state.holdsViews || !state.isComplete ? .redraw : .leaf }
}

extension ModifierCure {
    /// How far the way out is known. A modifier that has no neutral value may go around less of the view.
    var evidence: Evidence.Cure {
        hasNoWayOut || container != nil || differences.contains { $0.way == .elsewhere } ? .advice : .clear
    }
}

extension SharedViewFinding {
    func evidence(
        _ context: RuleContext, change: Evidence.Change? = nil, loss: Evidence.Loss? = nil, intent: Evidence.Intent = .none, cure: Evidence.Cure
    ) -> Evidence {
        Evidence(
            change: change ?? context.change(of: condition), loss: loss ?? Evidence.Loss(state, lost, least: isAnimated ? .motion : .drawing(of: state)), reach: isReceiver ? .helper : .one,
            intent: isCommented ? .commented : intent, cure: cure)
    }
}

extension ConditionalCall {
    func evidence(_ context: RuleContext, losing lost: [LostState], intent: Evidence.Intent = .none) -> Evidence {
        Evidence(
            change: context.change(of: condition), loss: Evidence.Loss(state, lost, least: cure.isSeen && isAnimated ? .motion : .drawing(of: state)), intent: intent,
            cure: cure.evidence)
    }
}

extension HelperDefinition {
    /// Of its worst call.
    func evidence(_ context: RuleContext) -> Evidence {
        let own = context.change(of: branch.inputs.own)
        let calls = changingCalls.map { context.change(of: $0.condition) }
        let called = calls.max() ?? (isComplete && callCount > 0 ? .perCaller : .unknown)
        return Evidence(
            branch.takesClosure ? .takesClosure : .usual, change: branch.inputs.inputs.isEmpty ? own : max(own, called),
            loss: !losesNothing ? .content : isAnimated ? .motion : isOnSingleViews ? .leaf : .redraw, reach: .helper, cure: cure.evidence)
    }
}

extension ErasedViews {
    func evidence(_ context: RuleContext, _ condition: Condition?, intent: Evidence.Intent = .none) -> Evidence {
        Evidence(
            change: condition.map(context.change), loss: condition == nil || !mayHandStateOn ? .redraw : .content, intent: intent, cure: .clear)
    }
}

extension ElementID.Way {
    var evidence: Evidence.Cure {
        switch self {
        case .usedElsewhere, .own: .clear
        case .none, .renewed: .advice
        }
    }
}

extension GivenChange {
    var change: Evidence.Change { write == nil ? Evidence.Change(constancy) : isSeen ? .seen : .possible }

    var related: [RelatedLocation] {
        [RelatedLocation(message: "given here", path: value.tree.source.path, range: value.range)]
            + (write.map { [RelatedLocation(message: "changed here", path: $0.place.tree.source.path, range: $0.place.range)] } ?? [])
    }
}
