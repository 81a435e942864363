/// How far a run is.
public struct Progress: Sendable {
    public enum Step: Sendable { case reading, checking }

    public let step: Step
    /// How many files are done with.
    public let done: Int
    /// Of how many.
    public let count: Int
}
