/// One parameter of a row's `args` column: `label name: Type {flags}`.
struct Parameter {
    /// `label name`, `_ name` or `name`, as it stands before the colon.
    let head: String
    let type: String
    let flags: String

    /// The name inside the function, which result templates use.
    var name: String { head.split(separator: " ").last.map(String.init) ?? head }

    var label: String { head.split(separator: " ").first.map(String.init) ?? head }

    static func list(_ args: String) -> [Parameter] { TypeText.split(args, at: ";").compactMap(Parameter.init) }

    private init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        head = String(text[..<colon]).trimmed
        let rest = String(text[text.index(after: colon)...]).trimmed
        if let brace = rest.range(of: " {"), rest.hasSuffix("}") {
            type = String(rest[..<brace.lowerBound])
            flags = String(rest[brace.upperBound...].dropLast())
        } else {
            type = rest
            flags = ""
        }
    }

    // MARK: - As Swift

    /// The parameter as written in a declaration; `builderArguments` gives a generic builder its arguments.
    func declaration(builderArguments: (String) -> String) -> String {
        var attribute = ""
        if let builder = builder { attribute = "@\(builder.contains("<") ? builder : builder + builderArguments(builder)) " }
        let prefix = isAutoclosure && !type.contains("@autoclosure") ? "@autoclosure " : ""
        let spelled = TypeSpelling.inParameter(type)
        let function = isAutoclosure && TypeText.result(ofFunction: type) == nil ? "() -> \(spelled)" : spelled
        let escaping = flags.split(separator: ",").contains("escaping") ? "@escaping " : ""
        return "\(attribute)\(head): \(prefix)\(escaping)\(function)\(defaultValue.map { " = \($0)" } ?? "")"
    }

    private var builder: String? {
        for flag in flags.split(separator: ",") where flag.hasPrefix("builder:") { return String(flag.dropFirst(8)) }
        for word in flags.split(separator: " ") where word.hasPrefix("@") && word.contains("Builder") {
            return String(word.dropFirst())
        }
        return nil
    }

    private var isAutoclosure: Bool { flags.contains("autoclosure") }

    private var defaultValue: String? {
        if let written = flags.range(of: "default=") {
            let value = String(flags[written.upperBound...]).trimmed
            return Self.isWhole(value) ? value : "_default()"
        }
        guard flags.split(separator: ",").contains("default") else { return nil }
        if let result = TypeText.result(ofFunction: type) { return Self.closure(of: type, returning: result) }
        if type.hasSuffix(".Type") { return String(type.dropLast(4)) + "self" }
        return type.hasSuffix("?") ? "nil" : "_default()"
    }

    /// A closure for a function type, since a generic call cannot stand for one whose types are still open.
    private static func closure(of type: String, returning result: String) -> String {
        let open = type.firstIndex(of: "(") ?? type.startIndex
        let parameters = type[open...].prefix { $0 != ")" }.dropFirst()
        let count = TypeText.split(String(parameters), at: ",").count
        let head = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
        return "{ \(head)\(result == "Void" ? "" : "_default() ")}"
    }

    /// Whether brackets close and the value does not end in the middle of a number.
    private static func isWhole(_ value: String) -> Bool {
        value.filter { "([{".contains($0) }.count == value.filter { ")]}".contains($0) }.count && value.last != "."
    }
}

/// Spellings that the tables and the interface hold differently.
enum TypeSpelling {
    /// Isolation and sendability say nothing about the type of a view (contract, 12).
    static func inParameter(_ type: String) -> String {
        var text = type == "closure" ? "() -> Void" : type
        for word in ["@MainActor ", "@Sendable ", "@escaping ", "@preconcurrency ", "sending ", "@isolated(any) "] {
            while let range = text.range(of: word) { text.removeSubrange(range) }
        }
        return text
    }
}
