/// How many columns of a terminal text takes: what a caret line has to count, and nothing else does.
enum DisplayWidth {
    static func columns(of text: String) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

    /// 0 for what combines with its neighbour, 2 for emoji and the wide characters of East Asia, else 1.
    static func columns(of character: Character) -> Int {
        if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
        var widest = 0
        for scalar in character.unicodeScalars {
            // Variation selector 16 asks for the emoji picture of what stands before it.
            let width = scalar.value == 0xFE0F && widest > 0 ? 2 : columns(of: scalar)
            widest = max(widest, width)
        }
        return widest
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        // The vowels and finals of decomposed Hangul join the wide initial before them.
        if (0x1160...0x11FF).contains(scalar.value) { return 0 }
        return properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
    }

    /// East Asian Width W and F (Unicode Standard Annex #11), with unassigned gaps inside a block taken as wide.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
            0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
            true
        default: false
        }
    }
}
