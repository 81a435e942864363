extension Configuration {
    /// The file that says a value and the line of it, 1-based: this one, or one that it extends.
    func place(of said: Configured<some Any>) -> (path: String, line: Int) {
        let source = said.source ?? source
        return (source.path, LineTable(source).position(at: said.range.startOffset).line)
    }
}
