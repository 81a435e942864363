import LintCore

/// A line on standard error that tells whoever waits at a terminal how far a run is. It comes up after a second, and nothing
/// else is written while it stands.
///
/// Unchecked, since the engine tells of progress by one thread at a time, and has ended before the line is erased.
final class ProgressLine: @unchecked Sendable {
    private static let patience: UInt64 = 1_000_000_000
    private static let pause: UInt64 = 100_000_000
    private static let emptyLine = "\r\u{1B}[K"

    private let timer: RunTimer
    /// When it was written last; nil where it does not stand.
    private var writtenAt: UInt64?

    /// Nil where nobody sees it.
    init?(_ timer: RunTimer) {
        guard Terminal.standardError.isTerminal, Terminal.environment("TERM") != "dumb" else { return nil }
        self.timer = timer
    }

    func show(_ progress: Progress) {
        let now = timer.elapsedNanoseconds
        guard now >= writtenAt.map({ $0 + Self.pause }) ?? Self.patience else { return }
        let verb = switch progress.step {
        case .reading: "Reading"
        case .checking: "Checking"
        }
        Terminal.standardError.write("\(Self.emptyLine)\(verb) file \(progress.done + 1) of \(progress.count)")
        writtenAt = now
    }

    func erase() {
        guard writtenAt != nil else { return }
        Terminal.standardError.write(Self.emptyLine)
        writtenAt = nil
    }
}
