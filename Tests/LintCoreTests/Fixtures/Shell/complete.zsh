# Prints what zsh completes behind a line: complete.zsh LINE
# An interactive shell gets the line typed, and every match that its completion adds is printed.
zmodload zsh/zpty || exit 3
export scratch=$(mktemp -d) || exit 3
$TOOL completions zsh > $scratch/_identity-lint
cat > $scratch/setup <<'SETUP'
PROMPT=
fpath=($scratch $fpath)
autoload -Uz compinit
compinit -u -d $scratch/dump
bindkey '^I' complete-word
zstyle ':completion:*' list-grouped false
print-matches() {
    compadd() {
        local -a matches
        if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
            builtin compadd "$@"
            return
        fi
        builtin compadd -A matches "$@"
        local match
        for match in $matches; do print -r -- $'\n'"match $match"; done
        builtin compadd "$@"
    }
}
compprefuncs=(print-matches)
comppostfuncs=(end-of-matches)
end-of-matches() { print end; exit }
print ready
SETUP
zpty -b z "zsh -f -i"
zpty -w z "source $scratch/setup"
repeat 2000; do zpty -r -t z line && [[ $line == ready* ]] && break; sleep 0.005; done
zpty -w -n z $1$'\t'
repeat 2000; do
    if zpty -r -t z line; then
        line=${line%%$'\r'*}
        [[ $line == *match\ * ]] && print -r -- ${line##*match }
        [[ $line == end* ]] && break
    else
        sleep 0.005
    fi
done
rm -rf $scratch
