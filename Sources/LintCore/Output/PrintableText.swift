/// Text of unknown origin made fit for a terminal or a log: file names, messages and quoted source.
public enum PrintableText {
    /// `text` with every scalar that could move the cursor, end the line or reorder what is read as `\u{…}`.
    public static func escaped(_ text: String) -> String {
        guard !isPlain(text) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isDangerous(scalar) { result += escape(scalar) } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }

    /// The same, ASCII apart: for a log whose host has a way of its own to write control characters.
    static func escapedBeyondASCII(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar.value > 0x7F, isDangerous(scalar) { result += escape(scalar) } else { result.unicodeScalars.append(scalar) }
        }
    }

    static func escape(_ scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }

    /// Control characters, line and paragraph separators, and the bidirectional controls of "Trojan Source"
    /// (CVE-2021-42574).
    static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func isPlain(_ text: String) -> Bool {
        var text = text
        // To the end in any case: without a way out the loop takes 16 bytes at a time.
        return text.withUTF8 { bytes in
            var found: UInt8 = 0
            for byte in bytes { found |= byte &- 0x20 < 0x5F ? 0 : 1 }
            return found == 0
        }
    }
}
