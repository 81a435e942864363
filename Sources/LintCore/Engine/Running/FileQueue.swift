/// Hands out the files of several programs to workers, folder by folder: each worker stays in a module as long as that has folders
/// left, then takes a module that nobody has begun, then helps with one that somebody has.
///
/// What a worker finds out about one file it often needs for those beside it, and finds out anew in another worker.
final class FileQueue: @unchecked Sendable {
    // Sendable although it changes: under the lock.

    /// Files of one folder, by number, and the program that they are to be looked at in.
    struct Batch: Sendable {
        let program: Int
        let files: [Int]
    }

    private struct Section {
        let program: Int
        var folders: [[Int]]
        var isBegun = false
    }

    private var sections: [Section] = []
    private var programCount = 0
    private let lock = Lock()

    /// The same as adding the files of each program.
    init(_ files: [[Int]], module: (Int) -> String, path: (Int) -> String) {
        for files in files { add(files, module: module, path: path) }
    }

    /// Adds a program.
    ///
    /// - Parameters:
    ///   - files: those that are asked about.
    ///   - module: what a file belongs to.
    ///   - path: where it is.
    func add(_ files: [Int], module: (Int) -> String, path: (Int) -> String) {
        var order: [String] = []
        var byModule: [String: [Int]] = [:]
        for file in files {
            let module = module(file)
            if byModule[module] == nil { order.append(module) }
            byModule[module, default: []].append(file)
        }
        let folders = order.map { Self.folders(of: byModule[$0] ?? [], path) }
        lock.withLock {
            sections += folders.map { Section(program: programCount, folders: $0) }
            programCount += 1
        }
    }

    /// The files of each folder, in parts that leave others something to do.
    private static func folders(of files: [Int], _ path: (Int) -> String) -> [[Int]] {
        var folders: [[Int]] = []
        var last: Substring?
        for file in files {
            let path = path(file)
            let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
            if folder == last, folders[folders.count - 1].count < largestBatch {
                folders[folders.count - 1].append(file)
            } else {
                folders.append([file])
            }
            last = folder
        }
        return folders
    }

    private static let largestBatch = 16

    /// Where a worker is.
    struct Place {
        fileprivate var section: Int
        /// Whether it was the first there.
        fileprivate var isOwn: Bool
    }

    /// The next files for a worker; nil when nothing is left.
    ///
    /// - Parameter place: that of the call before.
    func next(after place: inout Place?) -> Batch? {
        lock.withLock {
            if let place, place.isOwn, let batch = take(from: place.section, last: false) { return batch }
            if let fresh = sections.firstIndex(where: { !$0.isBegun }) {
                place = Place(section: fresh, isOwn: true)
                return take(from: fresh, last: false)
            }
            // Another program takes another model.
            let program = place.map { sections[$0.section].program }
            let left = sections.indices.filter { !sections[$0].folders.isEmpty }
            let near = left.filter { sections[$0].program == program }
            guard let longest = (near.isEmpty ? left : near).max(by: { sections[$0].folders.count < sections[$1].folders.count }) else { return nil }
            // From the other end, and nobody's own: the next batch may be of another module again.
            place = Place(section: longest, isOwn: false)
            return take(from: longest, last: true)
        }
    }

    private func take(from section: Int, last: Bool) -> Batch? {
        guard !sections[section].folders.isEmpty else { return nil }
        sections[section].isBegun = true
        let files = last ? sections[section].folders.removeLast() : sections[section].folders.removeFirst()
        return Batch(program: sections[section].program, files: files)
    }
}
