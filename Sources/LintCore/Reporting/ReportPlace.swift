/// A place as people name it: 1-based, the column in UTF-8 bytes.
struct ReportPlace: Hashable, Sendable {
    let path: String
    let line: Int
    let utf8Column: Int

    /// `Row.swift:12`
    var lineText: String { "\(path):\(line)" }
    /// `Row.swift:12:9`
    var columnText: String { "\(path):\(line):\(utf8Column)" }
}

/// State that lives with a view, as it is told.
struct ReportState: Hashable, Sendable {
    let view: String
    let property: String
    /// Without `@`.
    let wrapper: String
    let place: ReportPlace?

    var name: String { view + "." + property }
}

extension JSONWriter {
    mutating func field(_ name: StaticString, _ states: [ReportState]) {
        key(name)
        beginArray()
        for state in states {
            beginObject()
            field("view", state.view)
            field("property", state.property)
            field("wrapper", state.wrapper)
            writePlace(state.place, hasColumn: false)
            endObject()
        }
        endArray()
    }

    /// The fields `path`, `line` and `column`, in the object that is open; none for what stands nowhere.
    mutating func writePlace(_ place: ReportPlace?, hasColumn: Bool = true) {
        guard let place else { return }
        field("path", place.path)
        field("line", place.line)
        if hasColumn { field("column", place.utf8Column) }
    }
}
