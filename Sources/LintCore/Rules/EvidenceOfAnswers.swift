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
    /// - Parameter least: what a change costs that takes nothing away.
    init(_ state: OwnedState, least: Evidence.Loss) {
        self = !state.properties.isEmpty ? .state : !state.builtIn.isEmpty ? .kept : state.isComplete ? least : .content
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
            change: change ?? Evidence.Change(condition), loss: loss ?? Evidence.Loss(state, least: .motion), reach: isReceiver ? .helper : .one,
            intent: intent, cure: cure)
    }
}

extension ConditionalCall {
    func evidence(intent: Evidence.Intent = .none) -> Evidence {
        Evidence(
            change: Evidence.Change(condition), loss: Evidence.Loss(state, least: cure.isSeen ? .motion : .redraw), intent: intent, cure: cure.evidence)
    }
}

extension HelperDefinition {
    /// Of its worst call.
    var evidence: Evidence {
        let own = branch.inputs.own.constancy
        let called: ConstancyClass = !changingCalls.isEmpty ? .dynamic : isComplete && callCount > 0 ? .callSite : .unknown
        return Evidence(
            change: Evidence.Change(branch.inputs.inputs.isEmpty ? own : max(own, called)), loss: losesNothing ? .motion : .content, reach: .helper,
            cure: cure.evidence)
    }
}

extension ErasedViews {
    func evidence(_ condition: Condition?) -> Evidence {
        Evidence(change: condition.map { Evidence.Change($0) }, loss: condition == nil || keepNothing ? .redraw : .content, cure: .clear)
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
