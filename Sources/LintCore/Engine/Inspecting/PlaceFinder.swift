/// Puts places of a program into words: offsets become lines.
struct PlaceFinder {
    private let program: Program
    /// Units of interfaces that nobody can open to look up a place.
    private let embeddedUnits: Set<Int32>
    private var lineTables: [Int32: LineTable] = [:]

    init(_ assembled: ProgramAssembly.Result) {
        program = assembled.program
        embeddedUnits = assembled.embeddedUnits
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

    func path(ofUnit unit: Int32) -> String { program.units[Int(unit)].tree.source.path }

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
