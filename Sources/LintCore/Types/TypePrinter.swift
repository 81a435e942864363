/// Spells types as `print(type(of:))` does: without modules and outer types, `Optional<T>` for `T?`, `_` for what is not
/// known.
///
/// As bytes, which stay: a type that was spelled before, alone or in another, is copied from there. Appending to a `String`
/// took a tenth of all that evaluating took.
struct TypePrinter {
    let evaluator: Evaluator

    init(_ evaluator: Evaluator) {
        self.evaluator = evaluator
    }

    func text(_ type: TypeID) -> String {
        let start = evaluator.spelled.count
        write(type, to: &evaluator.spelled)
        return String(decoding: evaluator.spelled.elements[start...], as: UTF8.self)
    }

    private var program: Program { evaluator.program }

    private func write(_ type: TypeID, to text: inout AppendBuffer<UInt8>) {
        switch evaluator.types[type] {
        case .nominal(let declaration, let arguments): writeNominal(type, declaration, arguments, to: &text)
        case .tuple(let parts, let labels):
            text.append("(")
            for (index, part) in parts.enumerated() {
                if index > 0 { text.append(", ") }
                if index < labels.count, labels[index] != .known(.empty) {
                    write(labels[index], to: &text)
                    text.append(": ")
                }
                write(part, to: &text)
            }
            text.append(")")
        case .function(let parts, let result, let traits):
            text.append(traits.contains(.isSendable) ? "@Sendable (" : "(")
            writeList(parts, to: &text)
            text.append(")")
            if traits.contains(.isAsync) { text.append(" async") }
            if traits.contains(.isThrowing) { text.append(" throws") }
            text.append(" -> ")
            write(result, to: &text)
        case .parameter(let parameter): write(evaluator.parameter(parameter).name, to: &text)
        case .member(let base, let name):
            write(base, to: &text)
            text.append(".")
            write(name, to: &text)
        case .metatype(let inner):
            write(inner, to: &text)
            text.append(".Type")
        case .existential(let parts):
            if parts.isEmpty { text.append("Any") }
            if parts.contains(where: { evaluator.constrainedProtocol($0) != nil }) { text.append("any ") }
            for (index, part) in parts.enumerated() {
                if index > 0 { text.append(" & ") }
                if let (declaration, arguments) = evaluator.constrainedProtocol(part) {
                    writeConstrained(declaration, arguments, to: &text)
                } else {
                    write(part, to: &text)
                }
            }
        case .opaque(let opaque, _):
            text.append("some ")
            write(evaluator.someNode(opaque)?.child(.type)?.text ?? "_", to: &text)
        case .pack(let parts):
            text.append("Pack{")
            writeList(parts, to: &text)
            text.append("}")
        case .expansion(let inner):
            text.append("repeat each ")
            write(inner, to: &text)
        case .literal: write(evaluator.defaulted(type), to: &text)
        case .unknown: text.append("_")
        }
    }

    /// `P<Self.P.Element == Int>`
    private func writeConstrained(_ declaration: DeclarationID, _ arguments: TypeList, to text: inout AppendBuffer<UInt8>) {
        write(program[declaration].name, to: &text)
        text.append("<")
        for (index, (name, argument)) in zip(evaluator.primaryTypes(of: declaration), arguments).enumerated() {
            text.append(index > 0 ? ", Self." : "Self.")
            write(program[declaration].name, to: &text)
            text.append(".")
            write(name, to: &text)
            text.append(" == ")
            write(argument, to: &text)
        }
        text.append(">")
    }

    private func writeNominal(
        _ type: TypeID, _ declaration: DeclarationID, _ arguments: TypeList, to text: inout AppendBuffer<UInt8>
    ) {
        if let known = evaluator.spellings[type.index, 0] { return text.append(copyOf: known) }
        let start = text.count
        defer { evaluator.spellings[type.index, 0] = start..<text.count }
        write(program[declaration].name, to: &text)
        // The arguments of outer types come first and are not printed.
        let own = arguments.suffix(evaluator.ownParameters(of: declaration).count)
        guard program[declaration].kind != .protocol, !own.isEmpty else { return }
        text.append("<")
        writeList(own, to: &text)
        text.append(">")
    }

    private func writeList(_ parts: some Collection<TypeID>, to text: inout AppendBuffer<UInt8>) {
        var isFirst = true
        for part in parts {
            if !isFirst { text.append(", ") }
            isFirst = false
            write(part, to: &text)
        }
    }

    private func write(_ name: Name, to text: inout AppendBuffer<UInt8>) {
        program.names.withBytes(of: name) { text.append($0) }
    }

    private func write(_ words: String, to text: inout AppendBuffer<UInt8>) {
        for byte in words.utf8 { text.append(byte) }
    }
}

extension Evaluator {
    /// A protocol behind `any` that says what its associated types are.
    fileprivate func constrainedProtocol(_ type: TypeID) -> (declaration: DeclarationID, arguments: TypeList)? {
        guard case .nominal(let declaration, let arguments) = types[type], !arguments.isEmpty, program[declaration].kind == .protocol else { return nil }
        return (declaration, arguments)
    }
}
