/// Completions for bash, from 3.2, which macOS has, on.
enum BashCompletion {
    static func script(_ specs: [CommandSpec]) -> String {
        let words = CompletionWords(specs)
        return """
            # Completions of identity-lint for bash, made by 'identity-lint completions bash'.

            _identity_lint_words() {
                local word
                while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$cur")
            }

            # Files whose names match the pattern, and folders; with 'none' folders alone.
            _identity_lint_files() {
                local path
                if [[ $1 != none ]]; then
                    while IFS= read -r path; do
                        [[ -d $path ]] || COMPREPLY+=("$path")
                    done < <(compgen -f -X "!$1" -- "$cur")
                fi
                while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen -d -- "$cur")
                type compopt &> /dev/null && compopt -o filenames 2> /dev/null
            }

            _identity_lint_values() {
                case "$1" in
            \(values(specs))        *) return 1 ;;
                esac
                return 0
            }

            _identity_lint_command() {
                case "${COMP_WORDS[1]}" in
            \(commandCases(words))        *) command=check ;;
                esac
            }

            _identity_lint() {
                local cur=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command i
                COMPREPLY=()

                if (( COMP_CWORD == 1 )) && [[ $cur != -* ]]; then
                    _identity_lint_words '\(words.firsts.map(\.word).joined(separator: " "))'
                    _identity_lint_files '*.swift'
                    return
                fi
                _identity_lint_command

                # Behind '--' there are no options, and bash takes '=' for a word of its own.
                for (( i = 1; i < COMP_CWORD; i++ )); do
                    [[ ${COMP_WORDS[i]} == -- ]] && { _identity_lint_operands; return; }
                done
                if [[ $cur == '=' ]]; then
                    cur=
                elif [[ $previous == '=' ]]; then
                    previous=${COMP_WORDS[COMP_CWORD-2]}
                fi
                if [[ $previous == --* || $previous == -? ]] && _identity_lint_values "$command $previous"; then
                    return
                fi
                # A file behind the name of a format: '--format sarif=FILE'.
                if [[ $previous != -* && ( ${COMP_WORDS[COMP_CWORD]} == '=' || ${COMP_WORDS[COMP_CWORD-1]} == '=' ) ]]; then
                    _identity_lint_files '*'
                    return
                fi
                if [[ $cur == -* ]]; then
                    case "$command" in
            \(optionCases(specs))        esac
                    return
                fi
                _identity_lint_operands
            }

            _identity_lint_operands() {
                case "$command" in
            \(operandCases(specs, words))    esac
            }

            complete -F _identity_lint identity-lint

            """
    }

    private static func values(_ specs: [CommandSpec]) -> String {
        var patterns: [(action: String, patterns: [String])] = []
        for spec in specs {
            for option in spec.allOptions where option.value != nil {
                let action = action(option.values)
                let names = option.spellings.map { "'\(spec.name) \($0)'" }
                if let index = patterns.firstIndex(where: { $0.action == action }) {
                    patterns[index].patterns += names
                } else {
                    patterns.append((action, names))
                }
            }
        }
        return patterns.map { "        \($0.patterns.joined(separator: " | "))) \($0.action) ;;\n" }.joined()
    }

    private static func commandCases(_ words: CompletionWords) -> String {
        words.firsts.map { first in
            "        \(first.word)) command=\(first.seconds.isEmpty ? first.word : "\"\(first.word) ${COMP_WORDS[2]}\"") ;;\n"
        }.joined()
    }

    private static func optionCases(_ specs: [CommandSpec]) -> String {
        specs.map { spec in
            "            '\(spec.name)') _identity_lint_words '\(spec.allOptions.flatMap(\.spellings).joined(separator: " "))' ;;\n"
        }.joined()
    }

    private static func operandCases(_ specs: [CommandSpec], _ words: CompletionWords) -> String {
        var text = ""
        for spec in specs where spec.takesOperands { text += "        '\(spec.name)') \(action(spec.operandValues)) ;;\n" }
        for group in words.groups {
            text += "        '\(group.word) '*) (( COMP_CWORD == 2 )) && _identity_lint_words '\(group.seconds.map(\.word).joined(separator: " "))' ;;\n"
        }
        return text
    }

    private static func action(_ values: ArgumentValues) -> String {
        switch values {
        case .any, .number: ":"
        case .file: "_identity_lint_files '*'"
        case .swiftFile: "_identity_lint_files '*.swift'"
        case .folder: "_identity_lint_files none"
        case .words(let words, _, _), .wordsWithFile(let words), .suggestions(let words):
            "_identity_lint_words '\(words.joined(separator: " "))'"
        }
    }
}
