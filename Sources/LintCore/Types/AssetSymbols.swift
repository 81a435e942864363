/// The names that Xcode 15 and later generates for the colours and images of asset catalogues, and the namespaces inside them.
///
/// `PrimaryText.colorset` is `ColorResource.primaryText`, and `Color.primaryText` beside it (Xcode documentation, "Managing assets
/// with asset catalogs").
final class AssetSymbols {
    /// By the ending of the folder.
    enum Kind: String, CaseIterable {
        case color = "colorset"
        case image = "imageset"
    }

    private var names: [Kind: Set<String>] = [:]
    private var inner: [String: AssetSymbols] = [:]

    /// - Parameter name: of the folder, without its ending.
    func add(_ name: String, _ kind: Kind) {
        let symbol = Self.symbol(named: name, kind)
        if !symbol.isEmpty { names[kind, default: []].insert(symbol) }
    }

    func namespace(_ name: String) -> AssetSymbols {
        let words = Self.words(of: name).joined()
        let namespace = inner[words] ?? AssetSymbols()
        inner[words] = namespace
        return namespace
    }

    // MARK: Names

    /// `ic_home` and `Icon Home` as `icHome` and `iconHome`; what the symbol's type says is left out at the end.
    private static func symbol(named name: String, _ kind: Kind) -> String {
        var words = words(of: name)
        let ending = kind == .color ? "Color" : "Image"
        if let last = words.last, last.hasSuffix(ending), words.count > 1 || last.count > ending.count {
            words[words.count - 1].removeLast(ending.count)
        }
        let joined = words.joined()
        guard let first = joined.first else { return "" }
        if first.isNumber { return "_" + joined }
        // Of `URLIcon`, all but the letter that starts the next word.
        let capitals = joined.prefix { ("A"..."Z").contains($0) }.count
        let lowered = capitals > 1 && capitals < joined.count && joined.dropFirst(capitals).first?.isLetter == true ? capitals - 1 : capitals
        return joined.prefix(lowered).lowercased() + joined.dropFirst(lowered)
    }

    /// The parts between what no identifier holds, each with a capital.
    private static func words(of name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }

    // MARK: Text

    var interface: String {
        var lines: [String] = []
        for kind in Kind.allCases {
            let (resource, types) = kind == .color ? ("ColorResource", ["Color", "UIColor", "NSColor"]) : ("ImageResource", ["UIImage", "NSImage"])
            for type in [resource] + types {
                var members: [String] = []
                append(kind, type, indentation: 1, to: &members)
                if !members.isEmpty { lines += ["extension \(type) {"] + members + ["}", ""] }
            }
        }
        // Beside `Color`, those at the top stand for any style.
        let colors = (names[.color] ?? []).sorted().map { "    static var `\($0)`: Color { get }" }
        if !colors.isEmpty { lines += ["extension ShapeStyle where Self == Color {"] + colors + ["}", ""] }
        return lines.joined(separator: "\n")
    }

    private func append(_ kind: Kind, _ type: String, indentation: Int, to lines: inout [String]) {
        let space = String(repeating: "    ", count: indentation)
        for name in (names[kind] ?? []).sorted() { lines.append("\(space)static var `\(name)`: \(type) { get }") }
        for (name, namespace) in inner.sorted(by: { $0.key < $1.key }) {
            var members: [String] = []
            namespace.append(kind, type, indentation: indentation + 1, to: &members)
            if !members.isEmpty { lines += ["\(space)enum `\(name)` {"] + members + ["\(space)}"] }
        }
    }
}
