/// Spells types as `print(type(of:))` does: without modules and outer types, `Optional<T>` for `T?`, `_` for what is not
/// known.
struct TypePrinter {
    let evaluator: Evaluator

    init(_ evaluator: Evaluator) {
        self.evaluator = evaluator
    }

    func text(_ type: TypeID) -> String {
        var text = ""
        write(type, to: &text)
        return text
    }

    private var program: Program { evaluator.program }

    private func write(_ type: TypeID, to text: inout String) {
        switch evaluator.types[type] {
        case .nominal(let declaration, let arguments): writeNominal(declaration, arguments, to: &text)
        case .tuple(let parts, let labels):
            text += "("
            for (index, part) in parts.enumerated() {
                if index > 0 { text += ", " }
                if index < labels.count, labels[index] != .known(.empty) { text += program.text(of: labels[index]) + ": " }
                write(part, to: &text)
            }
            text += ")"
        case .function(let parts, let result, let traits):
            if traits.contains(.isSendable) { text += "@Sendable " }
            text += "("
            writeList(parts, to: &text)
            text += ")"
            if traits.contains(.isAsync) { text += " async" }
            if traits.contains(.isThrowing) { text += " throws" }
            text += " -> "
            write(result, to: &text)
        case .parameter(let parameter): text += program.text(of: evaluator.parameter(parameter).name)
        case .member(let base, let name):
            write(base, to: &text)
            text += "." + program.text(of: name)
        case .metatype(let inner):
            write(inner, to: &text)
            text += ".Type"
        case .existential(let parts):
            if parts.isEmpty { text += "Any" }
            for (index, part) in parts.enumerated() {
                if index > 0 { text += " & " }
                write(part, to: &text)
            }
        case .opaque(let opaque, _):
            text += "some " + (evaluator.someNode(opaque)?.child(.type)?.text ?? "_")
        case .pack(let parts):
            text += "Pack{"
            writeList(parts, to: &text)
            text += "}"
        case .expansion(let inner):
            text += "repeat each "
            write(inner, to: &text)
        case .literal: write(evaluator.defaulted(type), to: &text)
        case .unknown: text += "_"
        }
    }

    private func writeNominal(_ declaration: DeclarationID, _ arguments: [TypeID], to text: inout String) {
        text += program.text(of: program[declaration].name)
        // The arguments of outer types come first and are not printed.
        let own = arguments.suffix(evaluator.ownParameters(of: declaration).count)
        guard program[declaration].kind != .protocol, !own.isEmpty else { return }
        text += "<"
        writeList(Array(own), to: &text)
        text += ">"
    }

    private func writeList(_ parts: [TypeID], to text: inout String) {
        for (index, part) in parts.enumerated() {
            if index > 0 { text += ", " }
            write(part, to: &text)
        }
    }
}
