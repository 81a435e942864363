/// The names that Xcode 26 and later generates for the strings of string catalogues.
///
/// A key that is managed by hand is a member of `LocalizedStringResource`, with a parameter for each placeholder of its value; the
/// keys of another table than `Localizable` are members of an enumeration of the table's name (WWDC 2025, session 225). The names are as
/// in files that Xcode has generated; what none of them shows is left out.
struct StringSymbols {
    static let ending = ".xcstrings"
    private static let mainTable = "Localizable"
    private static let byHand = Array(#""manual""#.utf8)

    private struct Symbol {
        let name: String
        /// Labels and types; without any, the symbol is a property.
        let parameters: [(label: String?, type: String)]
    }

    private var tables: [String: [Symbol]] = [:]

    /// Adds what one catalogue holds; one that cannot be read holds nothing.
    ///
    /// - Parameter table: the file's name, without its ending.
    mutating func add(_ bytes: [UInt8], table: String) {
        // Most catalogues have no key that is managed by hand, and some have thousands of others.
        guard Self.isTable(table), bytes.withUnsafeBytes(Self.holdsByHand) else { return }
        let source = SourceFile(path: table, bytes: bytes)
        guard let root = JSONReader.read(source).value, case .object(let keys)? = root["strings"]?.content else { return }
        let language = root["sourceLanguage"]?.string ?? "en"
        for member in keys where member.value["extractionState"]?.string == "manual" && !(member.value["generatesSymbol"]?.isFalse ?? false) {
            guard let name = Self.name(of: member.key), let parameters = Self.parameters(of: member.value, member.key, language) else { continue }
            tables[table, default: []].append(Symbol(name: name, parameters: parameters))
        }
    }

    /// (`contains` of the standard library takes half a second for 2 MB.)
    private static func holdsByHand(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var at = 0
        while at + byHand.count <= bytes.count {
            if bytes[at] == byHand[0], bytes[at..<at + byHand.count].elementsEqual(byHand) { return true }
            at += 1
        }
        return false
    }

    // MARK: Names

    /// `cart_title`, `cart.title` and `cartTitle` are `cartTitle`, `ALPS_NAME` is `alpsName`. Nil for keys whose name is not certain.
    private static func name(of key: String) -> String? {
        let isKnown = key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_.-, ".contains($0)) }
        guard isKnown, key.first?.isLetter == true else { return nil }
        let words = key.split { !$0.isLetter && !$0.isNumber }.map { word in
            let capitals = word.prefix(while: \.isUppercase)
            return capitals.count > 1 ? capitals.lowercased() + word.dropFirst(capitals.count) : String(word)
        }
        return words[0].prefix(1).lowercased() + words[0].dropFirst() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func isTable(_ text: String) -> Bool {
        let capitals = text.prefix(while: \.isUppercase).count
        return capitals == 1 && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    private static func isName(_ text: String) -> Bool {
        text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    // MARK: Placeholders

    /// What the value in the language of the source asks for; nil if it varies in a way that was not understood.
    private static func parameters(of entry: JSONValue, _ key: String, _ language: String) -> [(label: String?, type: String)]? {
        guard let localization = entry["localizations"]?[language] else { return placeholders(in: key) }
        if localization["substitutions"] != nil { return nil }
        let unit = (localization["variations"]?["plural"]?["other"] ?? localization)["stringUnit"]
        return unit?["value"]?.string.flatMap(placeholders)
    }

    /// `%@`, `%2$lld`, `%(name)@` and `%1$(name)lld`, in the order of their numbers.
    private static func placeholders(in value: String) -> [(label: String?, type: String)]? {
        var found: [Int: (label: String?, type: String)] = [:]
        var rest = value[...]
        while let percent = rest.firstIndex(of: "%") {
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                rest = rest.dropFirst()
                continue
            }
            var position = found.count + 1
            let digits = rest.prefix(while: \.isNumber)
            if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
                position = number
                rest = rest.dropFirst(digits.count + 1)
            }
            var label: String?
            if rest.first == "(" {
                let name = String(rest.dropFirst().prefix { $0 != ")" })
                guard isName(name) else { return nil }
                label = name
                rest = rest.dropFirst(name.count + 2)
            }
            guard let (specifier, type) = types.first(where: { rest.hasPrefix($0.0) }) else { return nil }
            found[position] = (label, type)
            rest = rest.dropFirst(specifier.count)
        }
        let positions = found.keys.sorted()
        return positions == Array(1..<positions.count + 1) ? positions.compactMap { found[$0] } : nil
    }

    private static let types = [("@", "String"), ("lld", "Int"), ("llu", "UInt")]

    // MARK: Text

    /// Empty where there are none.
    var interface: String {
        let tables = tables.sorted { $0.key < $1.key }.map { table, symbols in
            // Of keys that share a name, nobody tells which one it is.
            let members = Dictionary(grouping: symbols, by: \.name).values.filter { $0.count == 1 }.map { Self.member($0[0]) }.sorted()
            return table == Self.mainTable ? members : ["enum `\(table)` {"] + members + ["}"]
        }
        return tables.isEmpty ? "" : (["extension LocalizedStringResource {"] + tables.joined() + ["}", ""]).joined(separator: "\n")
    }

    private static func member(_ symbol: Symbol) -> String {
        guard !symbol.parameters.isEmpty else { return "static var `\(symbol.name)`: LocalizedStringResource { get }" }
        let parameters = symbol.parameters.enumerated().map { index, parameter in
            (parameter.label.map { "`\($0)`" } ?? "_") + " value\(index): \(parameter.type)"
        }
        return "static func `\(symbol.name)`(\(parameters.joined(separator: ", "))) -> LocalizedStringResource"
    }
}

extension JSONValue {
    fileprivate subscript(key: String) -> JSONValue? {
        if case .object(let members) = content { members.last { $0.key == key }?.value } else { nil }
    }

    fileprivate var isFalse: Bool { if case .boolean(false) = content { true } else { false } }

    fileprivate var string: String? { if case .string(let text) = content { text } else { nil } }
}
