/// Completions for zsh, by the functions that come with it.
enum ZshCompletion {
    static func script(_ specs: [CommandSpec]) -> String {
        let words = CompletionWords(specs)
        var text = """
            #compdef identity-lint
            # Completions of identity-lint for zsh, made by 'identity-lint completions zsh'.

            _identity-lint_formats() {
                if compset -P '*='; then
                    _files
                else
                    compadd -S '' -- "$@"
                fi
            }

            """
        for spec in specs { text += "\n" + function(of: spec) }
        for group in words.groups {
            text += "\n_identity-lint_\(identifier(group.word))() {\n"
            text += describe(group.seconds, "\(group.word) command")
            text += "    if (( CURRENT == 2 )); then\n        _describe -t commands '\(group.word) command' commands\n        return\n    fi\n"
            text += "    local function=_identity-lint_\(identifier(group.word))_$words[2]\n"
            text += "    shift words\n    (( CURRENT-- ))\n    (( $+functions[$function] )) && $function\n}\n"
        }
        text += "\n_identity-lint() {\n"
        text += describe(words.firsts.map { ($0.word, $0.summary) }, "command")
        text += """
                if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
                    _alternative 'commands:command:{_describe -t commands command commands}' 'files:Swift file:_files -g "*.swift(-.)"'
                    return
                fi
                local function=_identity-lint_${words[2]//-/_}
                if (( CURRENT > 2 && $+functions[$function] )) && [[ $words[2] != formats ]]; then
                    shift words
                    (( CURRENT-- ))
                    $function
                else
                    _identity-lint_check
                fi
            }

            _identity-lint "$@"

            """
        return text
    }

    private static func function(of spec: CommandSpec) -> String {
        var text = "_identity-lint_\(identifier(spec.name))() {\n    _arguments -S"
        for option in spec.allOptions {
            let value = option.value.map { ":\(escaped($0)):\(action(option.values))" } ?? ""
            for spelling in option.spellings {
                let name = option.isRepeatable ? "*\(spelling)" : "(\(option.spellings.joined(separator: " ")))\(spelling)"
                let form = option.value == nil ? name : spelling.hasPrefix("--") ? name + "=" : name
                text += " \\\n        \(quoted("\(form)[\(escaped(option.summary))]\(value)"))"
            }
        }
        if spec.takesOperands {
            let count = spec.operandCount.upperBound == 1 ? "1" : "*"
            text += " \\\n        \(quoted("\(count):\(escaped(spec.operands)):\(action(spec.operandValues))"))"
        }
        return text + "\n}\n"
    }

    private static func describe(_ words: [(word: String, summary: String)], _ name: String) -> String {
        "    local -a commands=(\n"
            + words.map { "        \(quoted("\($0.word):\($0.summary)"))\n" }.joined() + "    )\n"
    }

    private static func action(_ values: ArgumentValues) -> String {
        switch values {
        case .any, .number: " "
        case .file: "_files"
        case .swiftFile: "_files -g \"*.swift(-.)\""
        case .folder: "_files -/"
        case .words(let words, _, _), .suggestions(let words): "(\(words.joined(separator: " ")))"
        case .wordsWithFile(let words): "_identity-lint_formats \(words.joined(separator: " "))"
        }
    }

    private static func identifier(_ name: String) -> String { String(name.map { $0 == " " || $0 == "-" ? "_" : $0 }) }

    /// Brackets and colons part what `_arguments` is told.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += ":[]\\".contains($1) ? "\\\($1)" : "\($1)" }
    }

    private static func quoted(_ text: String) -> String { "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'" }
}
