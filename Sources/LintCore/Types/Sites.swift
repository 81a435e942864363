/// A call in a body as it was last resolved: what the identity tree and the rules ask of it.
///
/// A closure that was tried for several overloads leaves what its last evaluation found; the names in it are the same each
/// time.
struct CallSite {
    /// The function, initializer or enum case that is called; the type itself where any initializer of it gives the same.
    let declaration: DeclarationID
    /// Whether no other declaration could be meant.
    let isCertain: Bool
    let result: TypeID
    /// Where the call stands.
    let frame: FrameID
}

/// A closure as it was last evaluated.
struct ClosureSite {
    /// The frame of its statements.
    let frame: FrameID
    /// What its statements go through; nil for one that is no builder's.
    let builder: TypeID?
}

extension Evaluator {
    func callSite(of call: Node, in unit: Int32) -> CallSite? { callSites[unit, UInt32(bitPattern: call.id.index)] }

    func closureSite(of closure: Node, in unit: Int32) -> ClosureSite? {
        closureSites[unit, UInt32(bitPattern: closure.id.index)]
    }

    func noteCall(
        _ node: Node, of declaration: DeclarationID, isCertain: Bool, _ arguments: CallArguments, giving result: TypeID
    ) {
        // The calls that a result builder makes stand nowhere.
        guard arguments.frame >= 0 else { return }
        callSites[unit, UInt32(bitPattern: node.id.index)] = CallSite(
            declaration: declaration, isCertain: isCertain, result: result, frame: arguments.frame)
        if let system = program.behaviour(of: declaration).values(of: .seen).first {
            assumptions[unit, UInt32(bitPattern: node.id.index)] = Assumption(type: result, text: "assumed, seen on \(system)")
        }
    }

    func noteCall(_ node: Node, choosing result: TypeID, among solutions: [OverloadSolution], _ arguments: CallArguments) {
        guard !solutions.isEmpty else { return }
        let first = solutions.firstIndex { $0.result == result } ?? 0
        // Where the result is none of theirs, it is what they share.
        let isOnly = solutions[first].result == result
            && !solutions[(first + 1)...].contains { $0.result == result }
        noteCall(node, of: solutions[first].match.candidate.declaration, isCertain: isOnly, arguments, giving: result)
    }

    func noteClosure(_ closure: Node, frame: FrameID, builder: TypeID?) {
        closureSites[unit, UInt32(bitPattern: closure.id.index)] = ClosureSite(frame: frame, builder: builder)
    }
}
