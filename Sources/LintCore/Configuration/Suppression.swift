/// A comment by which code says that it is right as it is:
///
///     // identity-lint:disable:next branch-same-view -- two editors of two documents
///
/// The grammar is SwiftLint's under our name: `disable` or `enable`, for `disable` with `:this`, `:next` or `:previous` for
/// one line, then the ids of rules or families, or `all`, then `--` and a reason for people.
struct Suppression: Hashable, Sendable {
    /// A rule or a family that is named, or all of them.
    struct Target: Hashable, Sendable {
        /// Nil for `all`.
        let name: String?
        /// The rules that are meant; nil for all.
        let rules: Set<String>?
        /// Where it is named.
        let range: ByteRange

        func covers(_ id: String) -> Bool { rules?.contains(id) ?? true }
    }

    enum Reach: Hashable, Sendable {
        /// To the end of the file, or to where it is enabled again.
        case disable
        case enable
        /// The bytes of one line.
        case line(ByteRange)
    }

    let reach: Reach
    let targets: [Target]
    let reason: String?
    /// Where the comment starts.
    let offset: Int
}

/// A comment that is meant to be a suppression and is none.
struct SuppressionMistake: Hashable, Sendable {
    let message: String
    let help: String
    let range: ByteRange
}

/// The suppressions of one file, and which of them have something to suppress.
struct SuppressionTable {
    private let suppressions: [Suppression]
    let mistakes: [SuppressionMistake]
    /// By number of the suppression and of the target.
    private var used: Set<[Int]> = []

    /// - Parameter rules: what can be named.
    init(_ tree: SyntaxTree, rules: KnownRules) {
        var reader = SuppressionReader(tree.source, rules: rules)
        for comment in tree.comments { reader.read(comment) }
        suppressions = reader.suppressions
        mistakes = reader.mistakes
    }

    var isEmpty: Bool { suppressions.isEmpty && mistakes.isEmpty }

    /// The suppression of a finding, which then counts as used; nil where nothing covers it.
    mutating func suppression(of ruleID: String, at offset: Int) -> Suppression? {
        var open: (suppression: Int, target: Int)?
        var found: [(suppression: Int, target: Int)] = []
        for (index, suppression) in suppressions.enumerated() {
            guard let target = suppression.targets.firstIndex(where: { $0.covers(ruleID) }) else { continue }
            switch suppression.reach {
            case .disable: if suppression.offset <= offset { open = (index, target) }
            case .enable: if suppression.offset <= offset { open = nil }
            case .line(let range):
                if range.startOffset <= offset, offset < max(range.endOffset, range.startOffset + 1) { found.append((index, target)) }
            }
        }
        if let open { found.append(open) }
        for place in found { used.insert([place.suppression, place.target]) }
        return found.first.map { suppressions[$0.suppression] }
    }

    /// The targets for which there was nothing to suppress.
    func unused(where isOn: (String) -> Bool) -> [Suppression.Target] {
        var result: [Suppression.Target] = []
        for (index, suppression) in suppressions.enumerated() where suppression.reach != .enable {
            for (place, target) in suppression.targets.enumerated() {
                guard !used.contains([index, place]), target.rules?.contains(where: isOn) ?? true else { continue }
                result.append(target)
            }
        }
        return result
    }
}
