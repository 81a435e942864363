/// A command line that cannot be carried out: one sentence that names the word at fault.
struct UsageError: Error {
    let message: String
    /// The command that helps further; the page of the failing one where nothing better is known.
    let seeAlso: String?

    init(_ message: String, nearest: String? = nil, seeAlso: String? = nil) {
        self.message = nearest.map { "\(message); did you mean '\($0)'?" } ?? message
        self.seeAlso = seeAlso
    }
}
