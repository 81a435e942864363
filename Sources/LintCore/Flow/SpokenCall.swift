extension Node {
    /// A call or subscript as messages print it: as it is written where that is short, else without what it is given.
    var spokenCall: String {
        let written = text
        if written.utf8.count <= Limits.quotedCode, !written.utf8.contains(UInt8(ascii: "\n")) { return written }
        return (child(.callee)?.text ?? written) + (kind == .subscriptCall ? "[…]" : "(…)")
    }
}
