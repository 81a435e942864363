/// Finds what somebody meant to write.
public enum NearestWord {
    /// The candidate that takes the fewest edits, if they are few enough for a slip of the hand; the first among equals.
    public static func find(_ word: String, among candidates: some Sequence<String>) -> String? {
        let letters = Array(word.lowercased().utf8)
        let limit = max(1, letters.count / 3)
        var best: (word: String, distance: Int)?
        for candidate in candidates {
            let distance = distance(letters, Array(candidate.lowercased().utf8))
            guard distance <= limit, distance < best?.distance ?? .max else { continue }
            best = (candidate, distance)
        }
        return best?.word
    }

    /// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other ("optimal string
    /// alignment").
    static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        guard !left.isEmpty else { return right.count }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for i in left.indices {
            var row = [i + 1]
            for j in right.indices {
                let change = last[j] + (left[i] == right[j] ? 0 : 1)
                var cost = min(change, last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[right.count]
    }
}
