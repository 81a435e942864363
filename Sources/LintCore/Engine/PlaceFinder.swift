/// Puts places of a program into words: offsets become lines, paths those that people use.
struct PlaceFinder {
    private let program: Program
    /// Units of interfaces that nobody can open to look up a place.
    private let embeddedUnits: Set<Int32>
    /// Files around those that were given.
    private let surroundingUnits: Set<Int32>
    private let workingDirectory: String
    private var lineTables: [Int32: LineTable] = [:]

    init(_ assembled: ProgramAssembly.Result, _ files: [ProgramReader.File], workingDirectory: String) {
        program = assembled.program
        embeddedUnits = assembled.embeddedUnits
        surroundingUnits = Set(files.indices.filter { !files[$0].isReported }.map { Int32($0) })
        self.workingDirectory = workingDirectory
    }

    /// Nil for what stands nowhere, or where nobody can look.
    mutating func place(of unit: Int32, _ offset: Int) -> ReportPlace? {
        guard unit >= 0, !embeddedUnits.contains(unit) else { return nil }
        return place(inUnit: unit, at: offset)
    }

    mutating func place(inUnit unit: Int32, at offset: Int) -> ReportPlace {
        let position = lines(of: unit).lineAndUTF8Column(at: offset)
        return ReportPlace(path: path(ofUnit: unit), line: position.line, utf8Column: position.utf8Column)
    }

    /// The path of a file as it is told. Files around those that were given were found from the root of the project; people
    /// see them from where they are.
    func path(ofUnit unit: Int32) -> String {
        let path = program.units[Int(unit)].tree.source.path
        guard surroundingUnits.contains(unit), !workingDirectory.isEmpty,
            path.utf8.starts(with: (workingDirectory + "/").utf8)
        else { return path }
        return String(decoding: path.utf8.dropFirst(workingDirectory.utf8.count + 1), as: UTF8.self)
    }

    /// The bytes of a line; nil where the file has fewer.
    mutating func range(ofLine line: Int, inUnit unit: Int32) -> ByteRange? {
        let table = lines(of: unit)
        return (1...max(1, table.lineCount)).contains(line) ? table.contentRange(ofLine: line) : nil
    }

    mutating func lineCount(ofUnit unit: Int32) -> Int { lines(of: unit).lineCount }

    private mutating func lines(of unit: Int32) -> LineTable {
        if let found = lineTables[unit] { return found }
        let table = LineTable(program.units[Int(unit)].tree.source)
        lineTables[unit] = table
        return table
    }
}
