/// Reads suppressions from comments.
struct SuppressionReader {
    private let source: SourceFile
    private let rules: KnownRules
    private let names: [String]
    private(set) var suppressions: [Suppression] = []
    private(set) var mistakes: [SuppressionMistake] = []
    /// What `disable` has opened: nil for `all`.
    private var open: Set<String?> = []

    private static let mark = Array("identity-lint:".utf8)

    init(_ source: SourceFile, rules: KnownRules) {
        self.source = source
        self.rules = rules
        names = rules.names
    }

    /// A word of the comment, with its place.
    private struct Word {
        let text: String
        let range: ByteRange
    }

    mutating func read(_ comment: Comment) {
        let end = comment.kind == .block || comment.kind == .docBlock
            ? max(comment.range.startOffset, comment.range.endOffset - 2) : comment.range.endOffset
        guard let start = command(in: comment.range.startOffset..<end) else { return }
        var words = words(in: start..<end)
        guard !words.isEmpty else { return }
        let command = words.removeFirst()
        var reason: String?
        // SwiftLint writes one dash.
        if let dashes = words.firstIndex(where: { ["--", "-", "–", "—"].contains($0.text) }) {
            if dashes + 1 < words.count {
                let range = ByteRange(startOffset: words[dashes + 1].range.startOffset, endOffset: words[words.count - 1].range.endOffset)
                reason = source.text(in: range)
            }
            words.removeSubrange(dashes...)
        }
        // `disable :next`: taken for `disable`, it would reach to the end of the file.
        if let first = words.first, first.text.hasPrefix(":") {
            return mistakes.append(SuppressionMistake(
                message: "A space separates `\(first.text)` from its command", help: "write `\(command.text)\(first.text)`", range: first.range))
        }
        guard let reach = reach(of: command, from: comment) else { return }
        let targets = targets(words, of: command, reach)
        if !targets.isEmpty {
            suppressions.append(Suppression(reach: reach, targets: targets, reason: reason, offset: comment.range.startOffset))
        }
    }

    /// Where the words of a command start: it begins the comment or stands behind a space, so that one may write about it.
    private func command(in range: Range<Int>) -> Int? {
        var offset = range.lowerBound
        while offset + Self.mark.count <= range.upperBound {
            if source[offset] == Self.mark[0], source.storage[offset..<offset + Self.mark.count].elementsEqual(Self.mark) {
                let before = source[offset - 1]
                return [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "/"), UInt8(ascii: "*")].contains(before)
                    ? offset + Self.mark.count : nil
            }
            offset += 1
        }
        return nil
    }

    private func words(in range: Range<Int>) -> [Word] {
        var words: [Word] = []
        var start: Int?
        for offset in range.lowerBound...range.upperBound {
            let byte = offset < range.upperBound ? source[offset] : UInt8(ascii: " ")
            let isSeparator = byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ") || (9...13).contains(byte)
            if isSeparator, let first = start {
                let range = ByteRange(startOffset: first, endOffset: offset)
                words.append(Word(text: source.text(in: range), range: range))
                start = nil
            } else if !isSeparator, start == nil {
                start = offset
            }
        }
        return words
    }

    // MARK: The command

    private mutating func reach(of command: Word, from comment: Comment) -> Suppression.Reach? {
        switch command.text {
        case "disable": return .disable
        case "enable": return .enable
        case "disable:this": return .line(line(around: comment.range.startOffset))
        case "disable:next":
            let own = line(around: comment.range.endOffset)
            guard own.endOffset < source.byteCount else { break }
            return .line(line(around: own.endOffset + 1))
        case "disable:previous":
            let own = line(around: comment.range.startOffset)
            guard own.startOffset > 0 else { break }
            return .line(line(around: own.startOffset - 1))
        default:
            let known = ["disable", "enable", "disable:this", "disable:next", "disable:previous"]
            let nearest = NearestWord.find(command.text, among: known)
            let hint = nearest.map { "write `\($0)` if that is meant" } ?? "use `disable`, `disable:this`, `disable:next`, `disable:previous` or `enable`"
            mistakes.append(SuppressionMistake(message: "`\(command.text)` is no command", help: hint, range: command.range))
            return nil
        }
        mistakes.append(SuppressionMistake(message: "There is no line for `\(command.text)` to act on", help: "move the comment, or remove it", range: command.range))
        return nil
    }

    private mutating func targets(_ words: [Word], of command: Word, _ reach: Suppression.Reach) -> [Suppression.Target] {
        guard !words.isEmpty else {
            mistakes.append(SuppressionMistake(message: "`\(command.text)` names no rule", help: "name the rules it is about, or `all`", range: command.range))
            return []
        }
        var targets: [Suppression.Target] = []
        for word in words {
            let id = word.text == "all" ? nil : word.text
            if let id, !names.contains(id) {
                let hint = NearestWord.find(id, among: names).map { "write `\($0)` if that is meant" } ?? "name one that `identity-lint rules` lists"
                mistakes.append(SuppressionMistake(message: "There is no rule `\(id)`", help: hint, range: word.range))
                continue
            }
            switch reach {
            case .disable: open.insert(id)
            case .enable:
                guard isOpen(id) else {
                    mistakes.append(SuppressionMistake(message: "`\(word.text)` is enabled, but was not disabled before", help: "remove it, or disable it where it begins", range: word.range))
                    continue
                }
                if let id { open = open.filter { $0.map { rules.ids(named: [$0]).isDisjoint(with: rules.ids(named: [id])) } ?? true } } else { open.removeAll() }
            case .line: break
            }
            targets.append(Suppression.Target(name: id, rules: id.map { rules.ids(named: [$0]) }, range: word.range))
        }
        return targets
    }

    /// Whether something is disabled that a name would enable: itself, all, its family, or a rule of it.
    private func isOpen(_ name: String?) -> Bool {
        guard let name else { return !open.isEmpty }
        let meant = rules.ids(named: [name])
        return open.contains { $0.map { !rules.ids(named: [$0]).isDisjoint(with: meant) } ?? true }
    }

    /// The bytes of a line, its end excluded.
    private func line(around offset: Int) -> ByteRange {
        let newline = UInt8(ascii: "\n")
        var start = min(offset, source.byteCount)
        while start > 0, source[start - 1] != newline { start -= 1 }
        var end = offset
        while end < source.byteCount, source[end] != newline { end += 1 }
        return ByteRange(startOffset: start, endOffset: end)
    }
}
