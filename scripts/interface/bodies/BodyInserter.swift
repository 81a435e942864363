import Foundation

/// Makes an interface a source file that compiles: `public`, bodies that trap, and a concrete type for every opaque result.
/// Works line by line, which the rules of interface files allow: one member per line, braces that close alone. Bodies that are
/// there stay as they are.
struct BodyInserter {
    /// The kinds of the declarations around a line, outermost first.
    private var surroundings: [Kind] = []
    /// How many braces of a body are open.
    private var bodyDepth = 0
    private(set) var output = ""
    /// The members that are not disfavored, by their text without defaults and availability.
    private var favored: Set<String> = []

    private enum Kind { case type, `protocol`, `enum`, `extension` }

    static func source(from interface: String, targetVersion: Double) -> String {
        var inserter = BodyInserter()
        let lines = interface.split(separator: "\n", omittingEmptySubsequences: false)
        inserter.favored = Set(lines.filter { !$0.contains("@_disfavoredOverload") }.map { signature(String($0)) })
        for line in lines {
            inserter.output += inserter.line(String(line), targetVersion: targetVersion) + "\n"
        }
        return inserter.output
    }

    private mutating func line(_ line: String, targetVersion: Double) -> String {
        if bodyDepth > 0 {
            bodyDepth += line.count { $0 == "{" } - line.count { $0 == "}" }
            return line
        }
        let indentation = String(line.prefix { $0 == " " })
        var text = String(line.dropFirst(indentation.count))
        if text.isEmpty || text.hasPrefix("//") || text.hasPrefix("#") || text.hasPrefix("import ") { return line }
        if text.hasPrefix("@_exported") || (text.split(separator: " ").allSatisfy({ $0.hasPrefix("@") })) { return line }
        if text == "}" {
            surroundings.removeLast()
            return line
        }
        if surroundings.last != nil, surroundings.last != .type, text.contains("@available(iOS, unavailable)"), !text.hasSuffix("{") {
            return indentation + "// " + text
        }
        if text.contains("@_disfavoredOverload"), favored.contains(Self.signature(line)) { return indentation + "// " + text }
        let attributes = takeAttributes(from: &text, targetVersion: targetVersion)
        return indentation + attributes + declaration(text, attributes: attributes)
    }

    /// What two overloads share when they differ in availability and defaults alone, which is no difference here.
    private static func signature(_ line: String) -> String {
        guard let start = line.range(of: "func ") ?? line.range(of: "init") else { return line }
        let text = line[start.lowerBound...].components(separatedBy: " -> _ShapeView").joined(separator: " ->")
        return text.replacingOccurrences(of: " = .foreground", with: "")
    }

    // MARK: - Attributes

    /// Availability means nothing on Linux, except that what is newer than the target must lose against what is not. What is said of
    /// behaviour means nothing to a compiler.
    private func takeAttributes(from text: inout String, targetVersion: Double) -> String {
        var kept = ""
        while text.hasPrefix("@") {
            var end = text.firstIndex(of: " ") ?? text.endIndex
            if let open = text[..<end].firstIndex(of: "("), let close = Self.closing(of: open, in: text) {
                end = text.index(after: close)
            }
            let attribute = String(text[..<end])
            text = String(text[end...].drop { $0 == " " })
            if attribute.hasPrefix("@available(iOS ") {
                let version = Double(attribute.dropFirst("@available(iOS ".count).prefix { $0.isNumber || $0 == "." }) ?? 0
                if version > targetVersion, !kept.contains("@_disfavoredOverload"), !text.contains("@_disfavoredOverload"),
                    text.hasPrefix("func ") || text.hasPrefix("init")
                {
                    kept += "@_disfavoredOverload "
                }
            } else if !attribute.hasPrefix("@available"), !attribute.hasPrefix("@identity(") {
                kept += attribute + " "
            }
        }
        return kept
    }

    static func closing(of open: String.Index, in text: String) -> String.Index? {
        var depth = 0
        var index = open
        while index < text.endIndex {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" {
                depth -= 1
                if depth == 0 { return index }
            }
            index = text.index(after: index)
        }
        return nil
    }

    // MARK: - Declarations

    private mutating func declaration(_ text: String, attributes: String) -> String {
        if text.hasSuffix("{"), let kind = Self.kind(of: text) {
            let isNamed = kind != .extension
            surroundings.append(kind)
            // No memberwise initializer, and none without arguments, may stand beside those the interface declares.
            let storage = text.split(separator: " ").contains("struct") ? " private let _storage: Never" : ""
            // A library may inherit from what another declares.
            let access = text.hasPrefix("class ") ? "open " : "public "
            return (isNamed ? access : "") + text + storage
        }
        if text.hasSuffix("{"), Self.isFunction(text) {
            bodyDepth = 1
            return "public " + text
        }
        let inProtocol = surroundings.last == .protocol
        if inProtocol { return text }
        if text.hasPrefix("case ") || text.hasPrefix("associatedtype ") || text.hasPrefix("override associatedtype") { return text }
        if text.hasPrefix("typealias ") { return "public " + text }
        if attributes.contains("@Binding") { return "public " + text }
        let concrete = Self.concrete(text)
        // An explicit `return` keeps the builder of the protocol's requirement out.
        if concrete.contains("func makeBody(") || concrete.contains("func body(") { return "public " + concrete + " { return _default() }" }
        if Self.isFunction(concrete) { return "public " + concrete + " { _trap() }" }
        return "public " + property(concrete)
    }

    private static func kind(of text: String) -> Kind? {
        for word in text.split(separator: " ") {
            switch word {
            case "struct", "class", "actor": return .type
            case "enum": return .enum
            case "protocol": return .protocol
            case "extension": return .extension
            case "var", "func", "init", "let", "subscript": return nil
            default: continue
            }
        }
        return nil
    }

    private static func isFunction(_ text: String) -> Bool {
        for word in text.split(whereSeparator: { $0 == " " || $0 == "(" || $0 == "<" }) {
            if word == "func" || word.hasPrefix("init") { return true }
            if word == "var" || word == "let" || word == "subscript" { return false }
        }
        return false
    }

    /// Computed everywhere, so that no type needs a stored value.
    private func property(_ text: String) -> String {
        let head = text.components(separatedBy: " {")[0]
        let accessors = text.dropFirst(head.count)
        let spelled = head.replacingFirst("let ", with: "var ")
        if accessors.contains("set") {
            let setter = accessors.contains("nonmutating set") ? "nonmutating set" : "set"
            return spelled + " { get { _trap() } \(setter) { _trap() } }"
        }
        if accessors.isEmpty, head.contains("var "), !head.contains("static ") {
            return spelled + " { get { _trap() } set { _trap() } }"
        }
        return spelled + " { _trap() }"
    }

    /// `-> ModifiedContent<Self, some ViewModifier>` as `-> ModifiedContent<Self, _Hidden_ViewModifier>`.
    private static func concrete(_ text: String) -> String {
        let start: String.Index?
        if text.contains("func ") || text.contains("subscript") {
            guard let parameters = text.firstIndex(of: "("), let close = closing(of: parameters, in: text) else { return text }
            start = text.range(of: "->", range: close..<text.endIndex)?.lowerBound
        } else if text.contains("var ") || text.contains("let ") {
            start = text.firstIndex(of: ":")
        } else {
            start = nil
        }
        guard let start else { return text }
        return text[..<start] + text[start...].replacingOccurrences(of: "some ", with: "_Hidden_")
    }
}

extension String {
    func replacingFirst(_ text: String, with other: String) -> String {
        guard let range = range(of: text) else { return self }
        return replacingCharacters(in: range, with: other)
    }
}
