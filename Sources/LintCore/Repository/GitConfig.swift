/// The variables of git configuration files, as far as ignore rules need them.
///
/// Reads the format of `git-config(1)`: sections, quotes, escapes, continued lines, `include.path`. Conditional includes
/// are not followed.
struct GitConfig {
    /// Section and name in lower case, joined by a dot; subsections are told apart but not used.
    private var values: [String: [UInt8]] = [:]

    /// The last value set, as in git.
    subscript(name: String) -> [UInt8]? { values[name] }

    func isTrue(_ name: String) -> Bool {
        guard let value = values[name] else { return false }
        return ["true", "yes", "on", "1"].contains(String(decoding: value, as: UTF8.self).lowercased())
    }

    /// Reads one more file over what is known; a file that does not exist adds nothing.
    mutating func read(fileAt path: [UInt8], home: [UInt8]?) {
        read(fileAt: path, home: home, depth: 0)
    }

    private mutating func read(fileAt path: [UInt8], home: [UInt8]?, depth: Int) {
        // git's own bound on files that include each other.
        guard depth < 10, let bytes = FileReader.bytes(ofFileAt: path) else { return }
        var scanner = GitConfigScanner(bytes)
        while let (name, value) = scanner.next() {
            values[name] = value
            if name == "include.path", !value.isEmpty {
                let folder = Array(path[..<(path.lastIndex(of: FileSystem.slash) ?? 0)])
                let included = Self.expandingHome(value, home: home)
                let file = included.first == FileSystem.slash ? included : folder.appendingPath(included)
                read(fileAt: file, home: home, depth: depth + 1)
            }
        }
    }

    /// A path value with a `~/` at its start replaced.
    static func expandingHome(_ path: [UInt8], home: [UInt8]?) -> [UInt8] {
        guard let home, path.starts(with: "~/".utf8) else { return path }
        return home + path.dropFirst()
    }
}

/// Reads one configuration file variable by variable. A malformed line is passed over, where git would refuse to work.
private struct GitConfigScanner {
    private let bytes: [UInt8]
    private var offset = 0
    private var section = ""

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func next() -> (name: String, value: [UInt8])? {
        while let byte = current {
            switch byte {
            case UInt8(ascii: "["):
                readSection()
            case UInt8(ascii: "#"), UInt8(ascii: ";"):
                skipLine()
            case _ where Self.isWord(byte):
                let name = section + "." + word().lowercased()
                skipBlanks()
                if current == UInt8(ascii: "=") {
                    offset += 1
                    return (name, value())
                }
                skipLine()
                return (name, Array("true".utf8))
            default:
                offset += 1
            }
        }
        return nil
    }

    private mutating func readSection() {
        offset += 1
        let start = offset
        var isQuoted = false
        while let byte = current, byte != UInt8(ascii: "\n"), isQuoted || byte != UInt8(ascii: "]") {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if byte == UInt8(ascii: "\\"), offset + 1 < bytes.count { offset += 1 }
            offset += 1
        }
        section = String(decoding: bytes[start..<min(offset, bytes.count)], as: UTF8.self).lowercased()
        if current == UInt8(ascii: "]") { offset += 1 }
    }

    private mutating func word() -> String {
        let start = offset
        while let byte = current, Self.isWord(byte) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func value() -> [UInt8] {
        skipBlanks()
        var value: [UInt8] = []
        // Blanks at the end do not count unless they are quoted.
        var keptCount = 0
        var isQuoted = false
        while let byte = current {
            offset += 1
            switch byte {
            case UInt8(ascii: "\n"):
                return Array(value[..<keptCount])
            case UInt8(ascii: "\""):
                isQuoted.toggle()
                keptCount = value.count
                continue
            case UInt8(ascii: "#") where !isQuoted, UInt8(ascii: ";") where !isQuoted:
                skipLine()
                return Array(value[..<keptCount])
            case UInt8(ascii: "\\"):
                if current == UInt8(ascii: "\r") { offset += 1 }
                guard let escaped = current else { return value }
                offset += 1
                switch escaped {
                case UInt8(ascii: "\n"): continue
                case UInt8(ascii: "n"): value.append(UInt8(ascii: "\n"))
                case UInt8(ascii: "t"): value.append(UInt8(ascii: "\t"))
                case UInt8(ascii: "b"): value.append(8)
                default: value.append(escaped)
                }
                keptCount = value.count
            case _ where !isQuoted && Self.isBlank(byte):
                value.append(byte)
            default:
                value.append(byte)
                keptCount = value.count
            }
        }
        return Array(value[..<keptCount])
    }

    private mutating func skipBlanks() {
        while let byte = current, Self.isBlank(byte) { offset += 1 }
    }

    private mutating func skipLine() {
        while let byte = current, byte != UInt8(ascii: "\n") { offset += 1 }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

    private static func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
    }
}
