#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Where the declarations of embedded interfaces stand and what they are called, found without parsing them.
///
/// The interfaces are written by `scripts/generate.sh`, so that their layout can be relied on; `InterfacesTests`
/// holds it. What stands at the top of a file starts in the first column, and its closing brace stands there; a member starts
/// in the fifth, on one line, and only nested types have lines below theirs.
struct InterfaceOutline {
    typealias Text = UnsafeBufferPointer<UInt8>

    /// A declaration at the top of a file, with the lines of attributes above it; a directive or an import.
    struct Piece {
        let text: Int32
        let kind: InterfaceLine.Kind
        /// Whether an extension states a conformance.
        let inherits: Bool
        /// Nil for what has none and always counts.
        let name: Name?
        /// The first byte, that behind the line that opens its braces, that of the line that closes them, and the end.
        fileprivate(set) var start, body, tail, end: Int32

        var headRange: Range<Int> { Int(start)..<Int(body) }
        var bodyRange: Range<Int> { Int(body)..<Int(tail) }
        var tailRange: Range<Int> { Int(tail)..<Int(end) }
    }

    private(set) var texts: [Text] = []
    private(set) var pieces: [Piece] = []
    /// The modules that each text imports, in any clause of `#if`.
    private(set) var imports: [Set<String>] = []
    private(set) var names = NameTable()

    init() { pieces.reserveCapacity(3000) }

    /// - Parameter text: of an interface; it must outlive the outline.
    mutating func add(_ text: Text) {
        let index = Int32(texts.count)
        texts.append(text)
        imports.append([])
        var lines = Lines(text, 0..<text.count)
        var isOpen = false
        var attributes: Int?
        while let line = lines.next() {
            switch text[line.lowerBound] {
            case UInt8(ascii: " "): break
            case UInt8(ascii: "}"):
                guard isOpen else { break }
                pieces[pieces.count - 1].tail = Int32(line.lowerBound)
                pieces[pieces.count - 1].end = Int32(lines.at)
                isOpen = false
            default:
                let read = InterfaceLine(text, line)
                let start = attributes ?? line.lowerBound
                attributes = read.kind == .attributes ? start : nil
                if read.kind == .attributes { break }
                if read.kind == .import, let module = read.name {
                    imports[Int(index)].insert(String(decoding: text[module], as: UTF8.self))
                }
                isOpen = text[line.upperBound - 1] == UInt8(ascii: "{")
                let body = lines.at
                pieces.append(
                    Piece(
                        text: index, kind: read.kind, inherits: read.inherits, name: name(of: read, in: text), start: Int32(start),
                        body: Int32(body), tail: Int32(body), end: Int32(body)))
                if isOpen { lines.skipMembers() }
            }
        }
    }

    mutating func intern(_ text: Text) -> Name { names.intern(text) }

    /// The names of all that the texts declare, members of any depth included.
    var declaredNames: NameTable {
        var all = self
        for text in texts {
            var lines = Lines(text, 0..<text.count)
            while let line = lines.next() { _ = all.name(of: InterfaceLine(text, line), in: text) }
        }
        return all.names
    }

    /// The name by which others can ask for what a line declares; nil where there is none.
    mutating func name(of line: InterfaceLine, in text: Text) -> Name? {
        guard let name = line.name, line.kind != .unnamed, line.kind != .import else { return nil }
        return intern(Text(rebasing: text[name]))
    }
}

extension InterfaceOutline {
    /// Goes over the lines of a text that are neither empty nor comments.
    struct Lines {
        private let text: Text
        private let end: Int
        /// Behind the line that came last.
        private(set) var at: Int

        init(_ text: Text, _ range: Range<Int>) {
            self.text = text
            (at, end) = (range.lowerBound, range.upperBound)
        }

        /// Goes on with the next line that starts with a closing brace.
        mutating func skipMembers() {
            while at < end, let base = text.baseAddress, text[at] != UInt8(ascii: "}") {
                let found = memchr(base + at, Int32(UInt8(ascii: "\n")), end - at)
                at = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) + 1 } ?? end
            }
        }

        /// The next line without its break.
        mutating func next() -> Range<Int>? {
            while at < end, let base = text.baseAddress {
                let start = at
                let found = memchr(base + start, Int32(UInt8(ascii: "\n")), end - start)
                let stop = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? end
                at = min(stop + 1, end)
                var first = start
                while first < stop, text[first] == UInt8(ascii: " ") { first += 1 }
                let isComment = first + 1 < stop && text[first] == UInt8(ascii: "/") && text[first + 1] == UInt8(ascii: "/")
                if first < stop, !isComment { return start..<stop }
            }
            return nil
        }
    }
}
