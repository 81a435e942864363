/// The names that Xcode 15 and later generates for the colours and images of asset catalogues, as an interface.
///
/// `PrimaryText.colorset` is `ColorResource.primaryText`, and `Color.primaryText` beside it (Xcode documentation, "Managing assets
/// with asset catalogs"). Only names of folders are read: what a colour looks like concerns nobody here.
struct AssetSymbols {
    private enum Kind: CaseIterable { case color, image }

    /// Colours and images in a namespace, and the namespaces inside it.
    private final class Namespace {
        var names: [Kind: Set<String>] = [:]
        var inner: [String: Namespace] = [:]

        var isEmpty: Bool { names.isEmpty && inner.values.allSatisfy(\.isEmpty) }
    }

    private let root = Namespace()

    /// - Parameter catalogues: paths of folders; what cannot be read declares nothing.
    static func interface(ofCatalogues catalogues: [[UInt8]]) -> InterfaceLibrary.Interface? {
        guard !catalogues.isEmpty else { return nil }
        let symbols = AssetSymbols()
        for catalogue in catalogues { symbols.read(catalogue, into: symbols.root, depth: 0) }
        guard !symbols.root.isEmpty else { return nil }
        let source = SourceFile(path: "Assets.xcassets", text: symbols.text)
        return InterfaceLibrary.Interface(module: "SwiftUI", facts: FileFacts(Parser.parse(source), isInterface: true), isEmbedded: true)
    }

    private func read(_ folder: [UInt8], into namespace: Namespace, depth: Int) {
        guard depth < 16, let listing = try? FolderListing(ofFolderAt: folder, followingLink: true) else { return }
        for bytes in listing.folders {
            let name = String(decoding: bytes, as: UTF8.self)
            if let kind = Self.kind(of: name) {
                let symbol = Self.symbol(named: String(name[..<name.lastIndex(of: ".")!]), kind)
                if !symbol.isEmpty { namespace.names[kind, default: []].insert(symbol) }
            } else if !name.contains(".") {
                let path = folder.appendingPath(bytes)
                guard Self.isNamespace(path) else {
                    read(path, into: namespace, depth: depth + 1)
                    continue
                }
                let words = Self.words(of: name).joined()
                let inner = namespace.inner[words] ?? Namespace()
                namespace.inner[words] = inner
                read(path, into: inner, depth: depth + 1)
            }
        }
    }

    private static func kind(of folder: String) -> Kind? {
        if folder.hasSuffix(".colorset") { return .color }
        return folder.hasSuffix(".imageset") ? .image : nil
    }

    /// Whether a group says `"provides-namespace" : true`.
    private static func isNamespace(_ folder: [UInt8]) -> Bool {
        let path = String(decoding: folder.appendingPath(Array("Contents.json".utf8)), as: UTF8.self)
        guard case .success(let source) = SourceReading.file(path), source.byteCount < 1 << 16 else { return false }
        let words = String(decoding: source.storage, as: UTF8.self).split { !$0.isLetter && $0 != "-" }
        return zip(words, words.dropFirst()).contains { $0 == "provides-namespace" && $1 == "true" }
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

    private var text: String {
        var lines: [String] = []
        for kind in Kind.allCases {
            let (resource, types) = kind == .color ? ("ColorResource", ["Color", "UIColor", "NSColor"]) : ("ImageResource", ["UIImage", "NSImage"])
            for type in [resource] + types {
                var members: [String] = []
                Self.append(root, kind, type, indentation: 1, to: &members)
                if !members.isEmpty { lines += ["extension \(type) {"] + members + ["}", ""] }
            }
        }
        // Beside `Color`, those at the top stand for any style.
        let colors = (root.names[.color] ?? []).sorted().map { "    static var `\($0)`: Color { get }" }
        if !colors.isEmpty { lines += ["extension ShapeStyle where Self == Color {"] + colors + ["}", ""] }
        return lines.joined(separator: "\n")
    }

    private static func append(_ namespace: Namespace, _ kind: Kind, _ type: String, indentation: Int, to lines: inout [String]) {
        let space = String(repeating: "    ", count: indentation)
        for name in (namespace.names[kind] ?? []).sorted() { lines.append("\(space)static var `\(name)`: \(type) { get }") }
        for (name, inner) in namespace.inner.sorted(by: { $0.key < $1.key }) {
            var members: [String] = []
            append(inner, kind, type, indentation: indentation + 1, to: &members)
            if !members.isEmpty { lines += ["\(space)enum `\(name)` {"] + members + ["\(space)}"] }
        }
    }
}
