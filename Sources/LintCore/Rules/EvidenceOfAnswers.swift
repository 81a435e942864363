/// The evidence that answers carry, in the words of findings.
extension Evidence.Change {
    /// What is made to change is `possible`: that somebody is seen to change it is for rules to say that look for it.
    init(_ condition: Condition) { self.init(condition.constancy) }

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
    /// State that comes back by itself, as what is hovered, is named and weighs nothing.
    ///
    /// - Parameters:
    ///   - lost: the state as the finding lists it.
    ///   - least: what a change costs that takes nothing away.
    init(_ state: OwnedState, _ lost: [LostState], least: Evidence.Loss) {
        self = lost.contains { !$0.isPassing } ? .state : !state.builtIn.isEmpty ? .kept : state.isComplete || !lost.isEmpty ? least : .content
    }
}

extension ModifierCure {
    /// How far the way out is known.
    var evidence: Evidence.Cure {
        if needsBranch { return .none }
        return hasNoWayOut || container != nil || differences.contains { $0.way == .elsewhere } ? .advice : .clear
    }
}

extension SharedViewFinding {
    func evidence(change: Evidence.Change? = nil, loss: Evidence.Loss? = nil, intent: Evidence.Intent = .none, cure: Evidence.Cure) -> Evidence {
        Evidence(
            change: change ?? Evidence.Change(condition), loss: loss ?? Evidence.Loss(state, lost, least: .motion), reach: isReceiver ? .helper : .one,
            intent: intent, cure: cure)
    }
}

extension ConditionalCall {
    func evidence(losing lost: [LostState], intent: Evidence.Intent = .none) -> Evidence {
        Evidence(
            change: Evidence.Change(condition), loss: Evidence.Loss(state, lost, least: cure.isSeen ? .motion : .redraw), intent: intent,
            cure: cure.evidence)
    }
}

extension HelperDefinition {
    /// Of its worst call.
    var evidence: Evidence {
        let own = branch.inputs.own.constancy
        let called: ConstancyClass = !changingCalls.isEmpty ? .dynamic : isComplete && callCount > 0 ? .callSite : .unknown
        return Evidence(
            branch.takesClosure ? .takesClosure : .usual, change: Evidence.Change(branch.inputs.inputs.isEmpty ? own : max(own, called)),
            loss: losesNothing ? .motion : .content, reach: .helper, cure: cure.evidence)
    }
}

extension ErasedViews {
    func evidence(_ condition: Condition?, intent: Evidence.Intent = .none) -> Evidence {
        Evidence(
            change: condition.map { Evidence.Change($0) }, loss: condition == nil || keepNothing ? .redraw : .content, intent: intent, cure: .clear)
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
