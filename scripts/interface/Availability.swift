/// The attributes a row's `min_ios`, `deprecated` and `overload` columns stand for.
enum Availability {
    static func attributes(of row: [String: String]) -> String {
        var words: [String] = []
        switch row.text("min_ios") {
        case "", "13.0": break
        case "unavailable": words.append("@available(iOS, unavailable)")
        case let version: words.append("@available(iOS \(version), *)")
        }
        switch row.text("deprecated") {
        case "soft": words.append("@available(iOS, deprecated: 100000.0)")
        case "": break
        default: words.append("@available(iOS, deprecated: 17.0)")
        }
        if row.text("overload") == "disfavored" { words.append("@_disfavoredOverload") }
        return words.map { $0 + " " }.joined()
    }
}
