/// How far a run is.
public struct Progress: Sendable {
    public enum Step: Sendable { case reading, checking }

    public let step: Step
    /// How many files are done with; never fewer than before in the same step.
    public let done: Int
    /// Of how many. It grows once where other builds turn out to be worth a look, with the files that they look at again.
    public let count: Int
}
