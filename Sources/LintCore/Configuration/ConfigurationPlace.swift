extension Configuration {
    /// The line of the file, 1-based, on which a value stands.
    func line(of range: ByteRange) -> Int { LineTable(source).position(at: range.startOffset).line }
}
