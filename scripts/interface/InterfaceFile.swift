/// One interface: hand-written text, then the extensions the tables fill, in the order of their first member.
struct InterfaceFile {
    /// The module's name as users import it.
    let module: String
    let base: String
    private var heads: [String] = []
    private var members: [String: [String]] = [:]
    /// Style types that only static-members.tsv names, with the protocols they conform to.
    private(set) var styles: [(type: String, protocols: [String])] = []

    init(module: String, base: String) {
        self.module = module
        self.base = base
    }

    mutating func add(_ member: String, to head: String) {
        if members[head] == nil { heads.append(head) }
        if members[head]?.contains(member) != true { members[head, default: []].append(member) }
    }

    mutating func declareStyle(_ type: String, conformingTo name: String) {
        guard !type.contains("."), !type.hasPrefix("some ") else { return }
        if let index = styles.firstIndex(where: { $0.type == type }) {
            if !styles[index].protocols.contains(name) { styles[index].protocols.append(name) }
        } else {
            styles.append((type, [name]))
        }
    }

    /// What the tables add: every `extension` with its members.
    var extensions: String {
        heads.map { head in
            "\(head) {\n" + (members[head] ?? []).map { Self.member($0) }.joined() + "}\n"
        }.joined(separator: "\n")
    }

    /// A member on its line, in the `#if` that decides its spelling where there is one.
    private static func member(_ text: String) -> String {
        guard let difference = Difference.all.first(where: { $0.matches(text) }) else { return "    \(text)\n" }
        let other = difference.replacement(text)
        return "    #if \(difference.flag)\n    \(difference.isNewer ? text : other)\n    #else\n"
            + "    \(difference.isNewer ? other : text)\n    #endif\n"
    }
}

/// All interfaces by the name the tables give a framework.
struct InterfaceFiles {
    private(set) var files: [String: InterfaceFile] = [:]

    subscript(framework: String) -> InterfaceFile {
        get { files[Self.module(of: framework)] ?? InterfaceFile(module: Self.module(of: framework), base: "") }
        set { files[Self.module(of: framework)] = newValue }
    }

    mutating func insert(_ file: InterfaceFile) { files[file.module] = file }

    /// The framework whose import brings a method: that of its row, or of the type it extends or names.
    static func framework(ofMethod row: [String: String]) -> String {
        if row.text("receiver") == "WidgetConfiguration" { return "WidgetKit" }
        return row.text("args").contains("WebView.") ? "WebKit" : row.text("framework")
    }

    /// `_MapKit_SwiftUI`, the overlay, is what `import MapKit` beside `import SwiftUI` brings.
    static func module(of framework: String) -> String {
        guard framework.hasPrefix("_"), framework.hasSuffix("_SwiftUI") else { return framework }
        return String(framework.dropFirst().dropLast("_SwiftUI".count))
    }
}
