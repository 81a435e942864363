/// Completions for fish, from 3.0 on.
enum FishCompletion {
    static func script(_ specs: [CommandSpec]) -> String {
        let words = CompletionWords(specs)
        var text = """
            # Completions of identity-lint for fish, made by 'identity-lint completions fish'.

            # The command of the line; check where the first word is none.
            function __identity_lint_command
                set -l words (commandline -opc)
                set -e words[1]
                switch "$words[1]"
            \(commandCases(words))        case ''
                        return
                    case '*'
                        echo check
                end
            end

            function __identity_lint_uses
                set -l command (__identity_lint_command)
                test "$command" = "$argv"
            end

            function __identity_lint_needs_command
                test (count (commandline -opc)) -eq 1
            end

            function __identity_lint_needs_second
                set -l words (commandline -opc)
                test (count $words) -eq 2 -a "$words[2]" = $argv[1]
            end

            # A name, or a name and a file: sarif=out.sarif
            function __identity_lint_formats
                set -l token (commandline -ct | string replace -r -- '^--?[^=]*=' '')
                set -l parts (string split -m 1 = -- $token)
                if test (count $parts) -eq 2
                    for path in (__fish_complete_path $parts[2])
                        echo $parts[1]=$path
                    end
                else
                    printf '%s\\n' $argv
                end
            end

            # Swift files, and folders.
            function __identity_lint_swift_files
                __fish_complete_path (commandline -ct) | string match -re '(?:\\.swift|[^/]/)(?:\\t|$)'
            end

            complete -c identity-lint -f
            complete -c identity-lint -n __identity_lint_needs_command -a '(__identity_lint_swift_files)'

            """
        for first in words.firsts {
            text += line("__identity_lint_needs_command", "-a \(first.word) -d \(quoted(first.summary))")
            for second in first.seconds {
                text += line("__identity_lint_needs_second \(first.word)", "-a \(second.word) -d \(quoted(second.summary))")
            }
        }
        for spec in specs {
            text += "\n"
            for option in spec.allOptions {
                let short = option.short.map { " -s \($0.dropFirst())" } ?? ""
                let value = option.value == nil ? "" : action(option.values)
                text += line(condition(spec), "-l \(option.name.dropFirst(2))\(short)\(value) -d \(quoted(option.summary))")
            }
            if spec.takesOperands, let operands = operands(spec.operandValues) { text += line(condition(spec), operands) }
        }
        for option in specs.first?.allOptions ?? [] {
            text += line("__identity_lint_needs_command", "-l \(option.name.dropFirst(2)) -d \(quoted(option.summary))")
        }
        return text
    }

    private static func condition(_ spec: CommandSpec) -> String { "__identity_lint_uses \(spec.name)" }

    private static func line(_ condition: String, _ rest: String) -> String {
        "complete -c identity-lint -n \(condition.contains(" ") ? quoted(condition) : condition) \(rest)\n"
    }

    private static func commandCases(_ words: CompletionWords) -> String {
        words.firsts.map { first in
            let answer = first.seconds.isEmpty ? first.word : "\(first.word) \"$words[2]\""
            return "        case \(first.word)\n            echo \(answer)\n"
        }.joined()
    }

    private static func action(_ values: ArgumentValues) -> String {
        switch values {
        case .any, .number: " -x"
        case .file: " -rF"
        case .swiftFile: " -xa '(__identity_lint_swift_files)'"
        case .folder: " -xa '(__fish_complete_directories)'"
        case .words(let words, _, _), .suggestions(let words): " -xa \(quoted(words.joined(separator: " ")))"
        case .wordsWithFile(let words): " -xa \(quoted("(__identity_lint_formats \(words.joined(separator: " ")))"))"
        }
    }

    private static func operands(_ values: ArgumentValues) -> String? {
        switch values {
        case .any, .number: nil
        case .file: "-F"
        case .swiftFile, .folder, .words, .suggestions, .wordsWithFile: "-a" + action(values).dropFirst(" -xa".count)
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : "\($1)" } + "'"
    }
}
