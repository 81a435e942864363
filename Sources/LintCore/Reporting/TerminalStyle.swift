/// The colours of the text report; without colour every style is empty.
struct TerminalStyle {
    let isEnabled: Bool

    enum Style: String {
        case bold = "1"
        case red = "1;31"
        case green = "32"
        case yellow = "1;33"
        case blue = "34"
        case cyan = "1;36"
        case dim = "2"
    }

    func applied(_ style: Style, to text: String) -> String {
        isEnabled ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// The same for bytes that need not be UTF-8.
    func write(_ bytes: some Sequence<UInt8>, _ style: Style, to output: inout OutputBuffer) {
        if isEnabled { output.append("\u{1B}[\(style.rawValue)m") }
        output.append(bytes)
        if isEnabled { output.append("\u{1B}[0m") }
    }

    static func style(of severity: Severity) -> Style {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .note: .cyan
        }
    }
}

/// What `--color` asks for.
public enum ColorChoice: String, Sendable, CaseIterable {
    case auto, always, never

    /// Whether to colour. The order of precedence is the one that CMake documents: the option, `NO_COLOR`
    /// (no-color.org), `CLICOLOR_FORCE` and `FORCE_COLOR`, `CLICOLOR`, the kind of terminal.
    public func isOn(isTerminal: Bool, environment: (String) -> String?) -> Bool {
        func isForced(_ name: String) -> Bool {
            guard let value = environment(name) else { return false }
            return !value.isEmpty && value != "0"
        }
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if let value = environment("NO_COLOR"), !value.isEmpty { return false }
        if isForced("CLICOLOR_FORCE") || isForced("FORCE_COLOR") { return true }
        if environment("CLICOLOR") == "0" || environment("TERM") == "dumb" { return false }
        return isTerminal
    }
}
