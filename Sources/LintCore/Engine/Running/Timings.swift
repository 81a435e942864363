/// A step of a run that is timed by itself.
public enum Stage: Int, Sendable, CaseIterable {
    case discover, read, lex, parse, assets, index, types, rules, report
}

/// Where the time of a run went: processor time of each stage, summed over the threads that worked on it.
public struct Timings: Sendable {
    /// By raw value of the stage; a vector, since every file has timings of its own.
    private var nanoseconds = SIMD16<UInt64>()
    /// The clock of a thread is a system call: reading it ten times a file took 4 % of a run that nobody timed.
    let isOn: Bool

    public init(isOn: Bool = true) {
        precondition(Stage.allCases.count <= 16, "a lane for each stage")
        self.isOn = isOn
    }

    /// Runs `body` and books the processor time of this thread on `stage`.
    public mutating func measure<Result>(_ stage: Stage, _ body: () -> Result) -> Result {
        guard isOn else { return body() }
        let start = Clock.thread()
        defer { nanoseconds[stage.rawValue] += Clock.thread() - start }
        return body()
    }

    mutating func add(_ other: Timings) {
        nanoseconds &+= other.nanoseconds
    }

    func nanoseconds(of stage: Stage) -> UInt64 { nanoseconds[stage.rawValue] }
}

/// The table that `--timings` prints.
public struct TimingTable: Sendable {
    let timings: Timings
    let fileCount: Int
    let byteCount: Int
    let jobs: Int
    let processNanoseconds: UInt64
    let wallNanoseconds: UInt64

    public var text: String {
        var rows: [(name: String, nanoseconds: UInt64, hasSpeed: Bool)] = []
        for stage in Stage.allCases {
            // A stage that no clock was read for is not a stage that took no time: the parser may lex by itself.
            let time = timings.nanoseconds(of: stage)
            guard time > 0 else { continue }
            rows.append(("\(stage)", time, stage != .discover && stage != .assets && stage != .report))
        }
        rows.append(("total", processNanoseconds, true))
        rows.append(("wall", wallNanoseconds, true))

        var text = "\(fileCount) \(fileCount == 1 ? "file" : "files"), \(byteCount) bytes, "
        text += "\(jobs) \(jobs == 1 ? "job" : "jobs");"
        text += " processor time is summed over workers, only the last line is wall-clock time\n"
        text += "stage            ms      MB/s\n"
        for row in rows {
            text += row.name + String(repeating: " ", count: max(1, 10 - row.name.utf8.count))
            text += Self.aligned(Self.decimal(Double(row.nanoseconds) / 1e6), width: 9)
            let speed = Double(byteCount) * 1e3 / Double(max(row.nanoseconds, 1))
            text += Self.aligned(row.hasSpeed && byteCount > 0 ? Self.decimal(speed) : "-", width: 10) + "\n"
        }
        return text
    }

    /// One digit after the point, without `Foundation`.
    private static func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func aligned(_ text: String, width: Int) -> String {
        String(repeating: " ", count: max(1, width - text.utf8.count)) + text
    }
}

/// Measures a run from here on, for `--timings`.
public struct RunTimer: Sendable {
    private let start = Clock.wall()

    public init() {}

    public func table(_ timings: Timings, fileCount: Int, byteCount: Int, jobs: Int) -> TimingTable {
        TimingTable(
            timings: timings, fileCount: fileCount, byteCount: byteCount, jobs: jobs,
            processNanoseconds: Clock.process(), wallNanoseconds: elapsedNanoseconds)
    }

    public var elapsedNanoseconds: UInt64 { Clock.wall() - start }
}
