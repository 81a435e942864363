extension IdentityModel {
    /// The outermost frame of a member: its parameters and `self`.
    func memberFrame(_ member: DeclarationID) -> FrameID {
        if let found = evaluator.bodyFrames[member] ?? memberFrames[member] { return found }
        let frame = evaluator.within(member) { evaluator.pushFrame(for: member) }
        memberFrames[member] = frame
        return frame
    }
}
