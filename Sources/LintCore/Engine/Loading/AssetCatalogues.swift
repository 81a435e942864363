/// Reads which colours and images the asset catalogues of a project hold, and which strings its string catalogues.
///
/// Of the first only names of folders are read: what a colour looks like concerns nobody here.
enum AssetCatalogues {
    /// What Xcode generates for them, as an interface.
    ///
    /// - Parameter bundles: paths of catalogues; what cannot be read declares nothing.
    static func interface(of bundles: [[UInt8]]) -> InterfaceLibrary.Interface? {
        let symbols = AssetSymbols()
        var strings = StringSymbols()
        for bundle in bundles {
            if bundle.hasEnding(".xcassets") { read(bundle, into: symbols, depth: 0) }
            // Those in the folder of one language make no symbols.
            if bundle.hasEnding(StringSymbols.ending), !bundle.split(separator: FileSystem.slash).dropLast().contains(where: { Array($0).hasEnding(".lproj") }), let bytes = FileReader.bytes(ofFileAt: bundle) {
                let file = (bundle.split(separator: FileSystem.slash).last ?? []).dropLast(StringSymbols.ending.utf8.count)
                strings.add(bytes, table: String(decoding: file, as: UTF8.self))
            }
        }
        let text = [symbols.interface, strings.interface].filter { !$0.isEmpty }.joined(separator: "\n")
        guard !text.isEmpty else { return nil }
        let source = SourceFile(path: "Assets.xcassets", text: text)
        return InterfaceLibrary.Interface(module: "SwiftUI", facts: FileFacts(Parser.parse(source), isInterface: true), isEmbedded: true)
    }

    private static func read(_ folder: [UInt8], into symbols: AssetSymbols, depth: Int) {
        guard depth < 16, let listing = try? FolderListing(ofFolderAt: folder, followingLink: true) else { return }
        for bytes in listing.folders {
            let name = String(decoding: bytes, as: UTF8.self)
            if let dot = name.lastIndex(of: ".") {
                if let kind = AssetSymbols.Kind(rawValue: String(name[name.index(after: dot)...])) { symbols.add(String(name[..<dot]), kind) }
            } else {
                let path = folder.appendingPath(bytes)
                read(path, into: isNamespace(path) ? symbols.namespace(name) : symbols, depth: depth + 1)
            }
        }
    }

    /// Whether a group says `"provides-namespace" : true`.
    private static func isNamespace(_ folder: [UInt8]) -> Bool {
        let path = String(decoding: folder.appendingPath(Array("Contents.json".utf8)), as: UTF8.self)
        guard case .success(let source) = SourceReading.file(path), source.byteCount < 1 << 16 else { return false }
        let words = String(decoding: source.storage, as: UTF8.self).split { !$0.isLetter && $0 != "-" }
        return zip(words, words.dropFirst()).contains { $0 == "provides-namespace" && $1 == "true" }
    }
}
