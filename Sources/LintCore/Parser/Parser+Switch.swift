extension Parser {
    /// switch-statement → `switch` expression `{` (switch-case | conditional-compilation-block)* `}`
    mutating func parseSwitch() {
        let start = mark()
        advance()
        child(.subject) { parser in parser.inStatementHead { $0.parseExpression() } }
        guard at(.leftBrace) else {
            missing()
            return finish(.switch, from: start)
        }
        inBraces { $0.parseSwitchCases(opener: $1) }
        finish(.switch, from: start)
    }

    /// Whether a case of a switch starts here: `case`, `default :`, `@unknown default`, or a `#if` around cases.
    var isAtSwitchCase: Bool {
        switch kind {
        case .keyword: return keyword == .case || (keyword == .default && peek().kind == .colon)
        case .at: return startsSwitchCase(at: position)
        case .poundIf:
            var index = position
            var lineCount = 0
            repeat {
                index = endOfDirectiveLine(at: index)
                lineCount += 1
                guard lineCount < 64 else { return false }
            } while tokens[index].kind == .poundIf || tokens[index].kind == .poundElseif || tokens[index].kind == .poundElse
                || tokens[index].kind == .pound
            return startsSwitchCase(at: index)
        default: return false
        }
    }

    private func startsSwitchCase(at index: Int) -> Bool {
        var index = index
        while tokens[index].kind == .at {
            guard let end = endOfAttribute(at: index) else { return false }
            index = end
        }
        return tokens[index].keyword == .case
            || (tokens[index].keyword == .default && tokens[index + 1].kind == .colon)
    }

    mutating func parseSwitchCases(opener: Int?) {
        while !atEndOfBlock(opener: opener) {
            if consume(.semicolon) { continue }
            guard isAtSwitchCase else {
                if at(.poundIf) {
                    // A clause that holds nothing, or no case.
                    child(.element) { $0.parseIfConfig(of: .switchCases) }
                } else if at(.pound) {
                    // `#warning(…)`
                    child(.element) { $0.parseMacroExpansion($0.mark()) }
                } else if at(.poundSourceLocation) {
                    child(.element) { $0.parseSourceLocation() }
                } else {
                    skipUnexpected()
                }
                continue
            }
            if at(.poundIf) {
                child(.element) { $0.parseIfConfig(of: .switchCases) }
            } else {
                child(.element) { $0.parseSwitchCase(opener: opener) }
            }
        }
    }

    /// switch-case → attribute? (`case` case-item (`,` case-item)* | `default`) `:` statements
    private mutating func parseSwitchCase(opener: Int?) {
        let start = mark()
        while at(.at) { child(.attribute) { $0.parseAttribute(in: .declaration) } }
        if consume(.case) {
            repeat { parseCaseItem() } while consume(.comma) && !at(.colon)
        } else {
            advance()
        }
        expect(.colon)
        parseStatements(until: .switchCase(opener))
        finish(.switchCase, from: start)
    }

    /// case-item → pattern (`where` expression)?
    mutating func parseCaseItem() {
        let start = mark()
        // `catch where …` matches every error.
        if !at(.where) { child(.pattern) { parser in parser.inStatementHead { $0.parseMatchingPattern() } } }
        parseWhereConditionIfPresent()
        finish(.caseItem, from: start, role: .element)
    }
}
