# Prints what fish completes behind a line: complete.fish LINE
$TOOL completions fish | source
complete -C $argv[1] | string replace -r '\t.*' ''
