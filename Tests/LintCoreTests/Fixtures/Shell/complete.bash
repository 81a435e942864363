# Prints what bash completes behind the last of the words: complete.bash WORD…
eval "$("$TOOL" completions bash)"
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_identity_lint
printf '%s\n' "${COMPREPLY[@]}"
