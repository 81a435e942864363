#!/usr/bin/env bash
# Runs `check` and `syntax` over source that nobody writes, at sizes a debug build is too slow for. --help says how.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
    cat <<'END'
usage: stress.sh [options]

Builds the release and gives it nests and chains of 100,000 elements to `check` and to `syntax` as text and as JSON, a file
of 50 MB to `syntax` and one of 5 MB to `check`, and kills `check --fix` 200 times. Ends with 1 when a run ends otherwise than
with 0, by a signal for one, or takes too long, or when `check` takes more than ten times as long for four times as much
of the same, and when a killed run left a file torn.

  --count N         how many elements a nest or chain has (default 100000)
  --megabytes N     how large the large file is (default 50)
  --scratch-path DIR  where the release is built (default .build)
END
}

count=100000 megabytes=50 scratch=.build
while (($#)); do
    case $1 in
        -h | --help) usage && exit ;;
        --count) count=${2:?--count needs a value} && shift 2 ;;
        --megabytes) megabytes=${2:?--megabytes needs a value} && shift 2 ;;
        --scratch-path) scratch=${2:?--scratch-path needs a value} && shift 2 ;;
        *) usage >&2 && exit 2 ;;
    esac
done

swift build -c release --product identity-lint --scratch-path "$scratch" >&2
tool=$(swift build -c release --scratch-path "$scratch" --show-bin-path)/identity-lint
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failures=0

# repeated TEXT: TEXT `count` times. Doubled by awk, since a loop of the shell takes longer than what is measured.
repeated() {
    awk -v text="$1" -v count="$count" 'BEGIN {
        while (count > 0) { if (count % 2) printf "%s", text; text = text text; count = int(count / 2) }
    }'
}

# run SECONDS FILE COMMAND…: fails when the command takes more processor time or ends with anything but 0. Processor time,
# since a busy machine is no failure, and every shell can limit it.
run() {
    local limit=$1 file=$2 code=0
    shift 2
    (ulimit -t "$limit" && exec "$tool" "$@" "$file") >/dev/null 2>&1 || code=$?
    ((code == 0)) && return
    failures=$((failures + 1))
    echo "failed with $code, limit $limit s: $* on $(basename "$file")" >&2
}

# nest NAME HEAD OPENING CORE CLOSING TAIL: every part but the core once for each level.
nest() {
    local file=$folder/$1.swift
    { printf '%s' "$2" && repeated "$3" && printf '%s' "$4" && repeated "$5" && printf '%s\n' "$6"; } >"$file"
    run 5 "$file" check
    # Every node is printed with an indent of up to 128 spaces: 90 MB for the largest of these.
    run 20 "$file" syntax
    run 20 "$file" syntax --format json
    rm "$file"
}

nest parentheses 'let x = ' '(' 1 ')' ''
nest open-parentheses 'let x = ' '(' '' '' ''
nest arrays 'let x = ' '[' 1 ']' ''
nest closures 'let x = ' '{ ' 1 ' }' ''
nest calls 'let x = ' 'f(' 1 ')' ''
nest interpolations 'let x = ' '"\\(' 1 ')"' ''
nest generics 'let x: ' 'A<' Int '>' ''
nest open-generics 'let x = ' 'a<' '' '' ''
nest array-types 'let x: ' '[' Int ']' ''
nest function-types 'let x: ' '(Int) -> ' Int '' ''
nest types '' 'struct A {' '' '}' ''
nest ifs '' 'if a {' '' '}' ''
nest else-ifs 'if a {}' ' else if a {}' '' '' ''
nest ternaries 'let x = ' 'a ? b : ' c '' ''
nest ternaries-inside 'let x = ' 'a ? ' b ' : c' ''
nest operators 'let x = 1' ' + 1' '' '' ''
nest prefixes 'let x = ' '-' 1 '' ''
nest assignments 'x' ' = x' '' '' ''
nest casts 'let x = a' ' as B' '' '' ''
nest members 'let x = a' '.b()' '' '' ''
nest tries 'let x = ' 'try ' a '' ''
nest attributes '' '@A ' 'var x: Int' '' ''
nest comments '' '/*' '' '*/' ''
nest directives '' '#if A\n' '' '#endif\n' ''

# examples KILOBYTES: our own examples again and again, each time as members of another type; imports may not stand there.
examples() {
    find Examples -name '*.swift' | sort | xargs cat | grep -v '^import ' |
        awk -v limit="$(($1 * 1000))" '
            { text = text $0 "\n" }
            END { while (written < limit) { block = "enum Copy" n++ " {\n" text "}\n"; printf "%s", block; written += length(block) } }
        '
}
large=$folder/large.swift
examples "$((megabytes * 1000))" >"$large"
run 60 "$large" syntax
run 60 "$large" syntax --format json
# Rules ask who calls what: a hundred copies of each name are a hundred places to look at for each of them. Four times as many
# take four times as long where each place is looked at once, and sixteen times where it is for each of the others.
megabytes=$(((megabytes + 9) / 10))
check=(check --fail-on never --quiet)
few=$folder/few.swift
examples "$((megabytes * 250))" >"$few"
used=$(TIMEFORMAT=%U && { time "$tool" "${check[@]}" "$few" >/dev/null 2>&1; } 2>&1)
examples "$((megabytes * 1000))" >"$large"
run "$(awk -v used="$used" 'BEGIN { printf "%d", used * 10 + 1 }')" "$large" "${check[@]}"

# A run of --fix that is killed at any moment leaves each file as it was or as it was to be.
kills=200
tree=$folder/fix
row='import SwiftUI
private struct Row: View {
    @State private var names: [String] = []
    var body: some View { ForEach(names, id: \.hashValue) { Text($0).onTapGesture { names = [] } } }
}'
refill() {
    rm -rf "$tree" && mkdir "$tree"
    for number in $(seq 40); do printf '%s\n' "$row" >"$tree/Row$number.swift"; done
}
refill
old=$(md5sum <"$tree/Row1.swift")
began=$(date +%s%N)
"$tool" check --fix --quiet "$tree" >/dev/null 2>&1
lasted=$((($(date +%s%N) - began) / 1000))
new=$(md5sum <"$tree/Row1.swift")
[[ $old != "$new" ]] || { echo "--fix changed nothing"; failures=$((failures + 1)); }
halfway=0
for ((kill = 0; kill < kills; kill++)); do
    refill
    "$tool" check --fix --quiet "$tree" >/dev/null 2>&1 &
    sleep "$(awk -v limit="$lasted" -v part="$RANDOM" 'BEGIN { printf "%.6f", limit * part / 32768 / 1000000 }')"
    kill -9 $! 2>/dev/null || true
    wait $! 2>/dev/null || true
    states=$(for file in "$tree"/*.swift; do md5sum <"$file"; done | sort -u)
    [[ $(wc -l <<<"$states") == 2 ]] && halfway=$((halfway + 1))
    while read -r state; do
        [[ $state == "$old" || $state == "$new" ]] || { echo "a file was torn by kill $kill"; failures=$((failures + 1)); }
    done <<<"$states"
done
echo "$kills runs of --fix were killed, $halfway of them between two files"

((failures == 0)) || exit 1
echo "every run ended in time"
