/// A finding that a comment in the code suppresses.
public struct SuppressedFinding: Hashable, Sendable {
    public var finding: Finding
    /// What stands behind `--` in the comment.
    public let reason: String?

    public init(finding: Finding, reason: String?) {
        self.finding = finding
        self.reason = reason
    }
}
