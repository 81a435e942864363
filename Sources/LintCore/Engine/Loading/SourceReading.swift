/// Reads single sources, with what went wrong as a problem to report.
public enum SourceReading {
    /// - Parameter name: the path that it is reported under, where that is another.
    public static func file(_ path: String, named name: String? = nil) -> Result<SourceFile, Problem> {
        Result { () throws(ReadError) in try FileReader.sourceFile(at: path, reportedAs: name) }.mapError(Problem.init)
    }

    /// Standard input to its end.
    public static func standardInput(named path: String) -> Result<SourceFile, Problem> {
        Result { () throws(ReadError) in try FileReader.standardInput(reportedAs: path) }.mapError(Problem.init)
    }

    /// A text that did not come from a file.
    static func text(_ bytes: [UInt8], named path: String) -> Result<SourceFile, Problem> {
        Result { () throws(ReadError) in try FileReader.sourceFile(named: path, bytes: bytes) }.mapError(Problem.init)
    }
}

/// Writes single sources.
public enum SourceWriting {
    /// Puts a new text in the place of a file that was read, in one step; see `FileReplacement`.
    public static func replace(_ old: SourceFile, by new: SourceFile) -> Result<Void, Problem> {
        Result { () throws(Problem) in try FileReplacement.replace(old, by: new) }
    }

    /// Makes a file empty and of now, whether there was one or not.
    public static func writeEmpty(_ path: String) -> Result<Void, Problem> {
        Result { () throws(SystemError) in try FileSystem.writeEmpty(Array(path.utf8)) }
            .mapError { Problem(path: path, message: "cannot be written: \($0.message.lowercased())") }
    }

    /// Writes a file, in one step; one that is there is replaced.
    public static func put(_ bytes: [UInt8], at path: String) -> Result<Void, Problem> {
        Result { () throws(Problem) in try ReportFile.write(bytes, to: path) }
    }

    /// Writes a file that is not there yet.
    public static func create(_ bytes: [UInt8], at path: String) -> Result<Void, Problem> {
        Result { () throws(Problem) in try ReportFile.create(bytes, at: path) }
    }
}

/// Writes reports to files.
public enum ReportWriting {
    /// Puts a report in the place of a file, in one step.
    public static func write(_ report: OutputBuffer, to path: String) -> Problem? {
        result { () throws(Problem) in try ReportFile.write(report.bytes, to: path) }
    }

    /// Writes a report behind what a file holds, which need not exist.
    public static func append(_ report: OutputBuffer, to path: String) -> Problem? {
        result { () throws(Problem) in try ReportFile.append(report.bytes, to: path) }
    }

    /// Why no report can be written there, where that is known before there is one.
    public static func obstacle(at path: String) -> Problem? { ReportFile.obstacle(at: path) }

    private static func result(_ body: () throws(Problem) -> Void) -> Problem? {
        do throws(Problem) {
            try body()
            return nil
        } catch {
            return error
        }
    }
}

extension Problem {
    fileprivate init(_ error: ReadError) { self.init(path: error.path, message: error.message) }
}

/// Where relative paths start.
public enum WorkingDirectory {
    /// Absolute and without links; empty where it cannot be known.
    public static var path: String {
        FileSystem.canonicalPath(of: [UInt8(ascii: ".")]).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The absolute path, without links, of a folder; nil where there is no such folder.
    public static func canonicalFolder(_ path: String) -> String? {
        let bytes = Array(path.utf8)
        guard (try? FileSystem.status(of: bytes))?.kind == .folder else { return nil }
        return FileSystem.canonicalPath(of: bytes).map { String(decoding: $0, as: UTF8.self) }
    }
}
