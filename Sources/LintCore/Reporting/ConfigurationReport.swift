/// What holds for one file, and where it was decided.
public struct ConfigurationReport: Sendable {
    /// Whether the file is looked at.
    enum Standing: Sendable {
        case checked
        /// A glob leaves it out.
        case excluded(glob: String, Origin)
        /// Others are included, and it is not.
        case notIncluded(Origin)
        /// A run over its folder does not come across it.
        case passedOver
        /// Rules are silent in tests, widgets and generated code.
        case silent

        fileprivate var name: String {
            switch self {
            case .checked: "checked"
            case .excluded: "excluded"
            case .notIncluded: "notIncluded"
            case .passedOver: "passedOver"
            case .silent: "silent"
            }
        }
    }

    /// A place of a configuration.
    struct Origin: Sendable {
        let path: String
        let line: Int

        fileprivate var text: String { "\(PrintableText.escaped(path)):\(line)" }
    }

    struct Value: Sendable {
        /// `failOn`, `rules.foreach-hash-id.severity`.
        let key: String
        let value: JSONTree
        /// Nil for a default.
        let origin: Origin?
        /// Where a default comes from that is not always the same.
        var remark = "default"
    }

    let path: String
    let standing: Standing
    /// The files that were read, the outermost first.
    let configurations: [String]
    let values: [Value]

    public func render(_ format: ConfigurationFormat) -> OutputBuffer {
        switch format {
        case .text: text
        case .json: json
        }
    }

    // MARK: For people

    private var text: OutputBuffer {
        var output = OutputBuffer()
        output.append(sentence + "\n")
        output.append(configurations.isEmpty ? "No .identity-lint.json was found: the defaults hold.\n\n" : "\n")
        let keyWidth = values.map(\.key.count).max() ?? 0
        let valueWidth = min(40, values.map(\.value.text.count).max() ?? 0)
        for value in values {
            let shown = value.value == .null ? "-" : value.value.text
            output.append(padded(value.key, keyWidth) + "  " + padded(shown, valueWidth) + "  ")
            output.append((value.origin?.text ?? value.remark) + "\n")
        }
        return output
    }

    private var sentence: String {
        let path = PrintableText.escaped(path)
        switch standing {
        case .checked: return "\(path) is checked."
        case .excluded(let glob, let origin): return "\(path) is excluded by '\(PrintableText.escaped(glob))', \(origin.text)."
        case .notIncluded(let origin): return "\(path) is not among the files that 'include' names, \(origin.text)."
        case .passedOver:
            return "\(path) is not checked with its folder: git ignores it, or a folder on the way is passed over; given by itself it is."
        case .silent: return "\(path) is not checked: it belongs to tests, or was generated."
        }
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    // MARK: For tools

    private var json: OutputBuffer {
        var members: [JSONTree.Member] = [
            .init(key: "version", value: .number(1)), .init(key: "path", value: .string(path)),
            .init(key: "status", value: .string(standing.name)),
        ]
        switch standing {
        case .checked, .passedOver, .silent: break
        case .excluded(let glob, let origin):
            members.append(.init(key: "excludedBy", value: .object([.init(key: "glob", value: .string(glob))] + json(origin))))
        case .notIncluded(let origin): members.append(.init(key: "includedBy", value: .object(json(origin))))
        }
        members.append(.init(key: "configurations", value: .strings(configurations)))
        members.append(.init(key: "values", value: .array(values.map { value in
            .object([.init(key: "key", value: .string(value.key)), .init(key: "value", value: value.value)] + (value.origin.map(json) ?? []))
        })))
        return JSONTree.object(members).document
    }

    private func json(_ origin: Origin) -> [JSONTree.Member] {
        [.init(key: "path", value: .string(origin.path)), .init(key: "line", value: .number(origin.line))]
    }
}

/// How `config show` prints; the raw value is its name on the command line.
public enum ConfigurationFormat: String, Sendable, CaseIterable {
    case text, json
}
