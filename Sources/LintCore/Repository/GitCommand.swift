#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Why git gave no answer: one sentence for people.
public struct GitError: Error, Hashable, Sendable {
    public let message: String
}

/// Runs git in one working tree. What lies in its object store only git itself reads right: packs, alternates, partial clones.
struct GitCommand {
    /// The root of the working tree, absolute. Git's hooks set variables that start there.
    let root: [UInt8]
    /// Whether the clone lacks what happened before some commit.
    private(set) var isShallow = false

    /// Asks git first: what keeps it from working here at all, an owner it does not trust for one, is then told in its own
    /// words. Other commands would take the folder for no repository.
    init(workingTree root: [UInt8]) throws(GitError) {
        self.root = root
        isShallow = try output(["rev-parse", "--is-shallow-repository"]).starts(with: "true".utf8)
    }

    /// What git prints.
    ///
    /// - Parameter failure: what to say where git ends with an error; by default git's own words.
    func output(
        _ arguments: [String], paths: [[UInt8]] = [], input: [UInt8] = [], orElse failure: String? = nil
    ) throws(GitError) -> [UInt8] {
        let outcome = try run(arguments, paths: paths, input: input)
        guard outcome.status == 0 else { throw GitError(message: failure ?? complaint(outcome)) }
        return outcome.output
    }

    /// The one line that git prints; nil where it ends with an error.
    func line(_ arguments: [String]) throws(GitError) -> String? {
        let outcome = try run(arguments)
        guard outcome.status == 0 else { return nil }
        return String(decoding: outcome.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    private func run(
        _ arguments: [String], paths: [[UInt8]] = [], input: [UInt8] = []
    ) throws(GitError) -> ChildProcess.Outcome {
        // Reading must not take the lock of an index that a commit is about to write.
        let words = ["git", "--no-optional-locks", "-C"].map { Array($0.utf8) } + [root] + arguments.map { Array($0.utf8) }
        do {
            return try ChildProcess.run(words + (paths.isEmpty ? [] : [Array("--".utf8)] + paths), input: input)
        } catch {
            let reason = error.code == ENOENT ? "git is not installed, or not on PATH" : "git cannot be run: \(error.message)"
            throw GitError(message: reason)
        }
    }

    /// The first line that says what is wrong.
    private func complaint(_ outcome: ChildProcess.Outcome) -> String {
        let lines = outcome.errors.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        let line = lines.first { $0.utf8.starts(with: "fatal: ".utf8) || $0.utf8.starts(with: "error: ".utf8) } ?? lines.first
        return line.map { "git says: \($0)" } ?? "git ended with \(outcome.status)"
    }
}
