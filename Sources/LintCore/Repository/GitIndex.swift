/// The paths git tracks, read from `.git/index` without running git.
///
/// A file that is tracked is listed whatever the ignore rules say. Reads versions 2, 3 and 4
/// (`gitformat-index(5)`); the checksum at the end is not verified.
struct GitIndex {
    /// All paths one after another, in git's order, which is that of their bytes.
    private var bytes: [UInt8] = []
    /// Where each path ends in `bytes`, a 0 before the first.
    private var ends: [Int] = [0]

    private var count: Int { ends.count - 1 }

    /// Returns nil for what it cannot read: another version, a damaged file, and a split index, whose entries are in
    /// another file. Then the ignore rules alone decide.
    init?(_ file: [UInt8], hashByteCount: Int) {
        var reader = Reader(file)
        guard reader.take(4)?.elementsEqual("DIRC".utf8) == true,
            let version = reader.integer(byteCount: 4), 2...4 ~= version,
            let entryCount = reader.integer(byteCount: 4),
            // An entry takes more than 60 bytes: a damaged count must not reserve memory at will.
            entryCount <= file.count / 60
        else { return nil }
        bytes.reserveCapacity(file.count)
        ends.reserveCapacity(entryCount + 1)
        for _ in 0..<entryCount {
            guard readEntry(&reader, version: version, hashByteCount: hashByteCount) else { return nil }
        }
        while file.count - reader.offset > hashByteCount {
            guard let name = reader.take(4), let size = reader.integer(byteCount: 4), !name.elementsEqual("link".utf8),
                reader.take(size) != nil
            else { return nil }
        }
    }

    private mutating func readEntry(_ reader: inout Reader, version: Int, hashByteCount: Int) -> Bool {
        let start = reader.offset
        // Ten words of what stat(2) said, then the object name.
        guard reader.take(40 + hashByteCount) != nil, let flags = reader.integer(byteCount: 2) else { return false }
        let isExtended = version >= 3 && flags & 0x4000 != 0
        if isExtended, reader.take(2) == nil { return false }

        if version == 4 {
            // As much as is given less of the path before, then what follows.
            let previous = count == 0 ? 0..<0 : ends[count - 1]..<ends[count]
            guard let dropped = reader.variableInteger(), dropped <= previous.count, let rest = reader.takeToNUL() else {
                return false
            }
            for offset in previous.dropLast(dropped) { bytes.append(bytes[offset]) }
            bytes.append(contentsOf: rest)
        } else {
            guard let path = reader.takeToNUL() else { return false }
            bytes.append(contentsOf: path)
            // One to eight NULs fill the entry up to a multiple of eight; one is read.
            let padded = (reader.offset - 1 - start + 8) & ~7
            guard reader.take(start + padded - reader.offset) != nil else { return false }
        }
        ends.append(bytes.count)
        return true
    }

    func contains(_ path: [UInt8]) -> Bool {
        let index = firstIndex(notBefore: path)
        return index < count && bytes[ends[index]..<ends[index + 1]].elementsEqual(path)
    }

    /// Whether anything below a folder is tracked; `folder` ends in a slash.
    func containsFiles(below folder: [UInt8]) -> Bool {
        let index = firstIndex(notBefore: folder)
        return index < count && bytes[ends[index]..<ends[index + 1]].starts(with: folder)
    }

    private func firstIndex(notBefore path: [UInt8]) -> Int {
        path.withUnsafeBytes { path in
            bytes.withUnsafeBytes { bytes in
                var low = 0
                var high = count
                while low < high {
                    let middle = (low + high) / 2
                    let entry = UnsafeRawBufferPointer(rebasing: bytes[ends[middle]..<ends[middle + 1]])
                    if ByteOrder.compare(entry, path) < 0 { low = middle + 1 } else { high = middle }
                }
                return low
            }
        }
    }
}

/// Takes bytes from the front of a file and never past its end.
private struct Reader {
    private let bytes: [UInt8]
    private(set) var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= bytes.count - offset else { return nil }
        defer { offset += count }
        return bytes[offset..<(offset + count)]
    }

    /// The bytes before the next NUL, which is taken too.
    mutating func takeToNUL() -> ArraySlice<UInt8>? {
        guard let end = bytes[offset...].firstIndex(of: 0) else { return nil }
        defer { offset = end + 1 }
        return bytes[offset..<end]
    }

    /// A big-endian number.
    mutating func integer(byteCount: Int) -> Int? {
        take(byteCount)?.reduce(0) { $0 << 8 | Int($1) }
    }

    /// The number format of pack offsets: seven bits a byte, each continuation adding one.
    mutating func variableInteger() -> Int? {
        guard var byte = take(1)?.first else { return nil }
        var value = Int(byte & 0x7F)
        while byte & 0x80 != 0 {
            guard value < 1 << 32, let next = take(1)?.first else { return nil }
            byte = next
            value = (value + 1) << 7 | Int(byte & 0x7F)
        }
        return value
    }
}
