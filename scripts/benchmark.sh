#!/usr/bin/env bash
# Measures lexing, parsing and `check` beside what others need for the same files in the same minutes. --help says how.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/toolchain.sh

usage() {
    cat <<'END'
usage: benchmark.sh [options] FOLDER
       benchmark.sh --linear

Prints a table: our lexer and parser (one core, from memory, best of N), the toolchain's SwiftParser likewise, and as
whole processes `check`, the compiler's parser and ripgrep. Absolute figures belong to one machine, ratios travel.

  --rounds N     take the best of N (default 3)
  --swift-syntax DIR  a checkout of swift-syntax, built here as a release, to stand beside us instead of the
                 toolchain's SwiftParser, which is slow since it is built with library evolution
  --callgrind    instead: instructions a byte on about 5 MB of the folder, start-up removed (needs valgrind)
  --linear       instead: time a byte for generated files of 1, 5, 10 and 50 MB, and start-up on one small file
END
}

mode=table folder= rounds=3 swift_syntax=
while (($#)); do
    case $1 in
        -h | --help) usage && exit ;;
        --rounds) rounds=${2:?--rounds needs a value} && shift 2 ;;
        --swift-syntax) swift_syntax=$(caller_path "${2:?--swift-syntax needs a value}") && shift 2 ;;
        --callgrind) mode=callgrind && shift ;;
        --linear) mode=linear && shift ;;
        -*) usage >&2 && exit 2 ;;
        *) folder=$(caller_path "$1") && shift ;;
    esac
done
[[ $mode == linear || -n $folder ]] || { usage >&2 && exit 2; }

build=.build/scripts/benchmark
mkdir -p "$build"
# Darwin's runtime is part of the system and cannot be linked statically.
static=
[[ $(uname) == Darwin ]] || static=--static-swift-stdlib

build_benchmark() {
    is_stale "$build/benchmark" Sources/LintCore scripts/benchmark || return 0
    echo "building the benchmark…" >&2
    swiftc -O -wmo -swift-version 6 -module-name benchmark ${static:+-static-stdlib} $(lintcore_sources) scripts/benchmark/*.swift \
        -o "$build/benchmark"
}

# Sets `peer` and what it is called.
build_swift_parser() {
    if [[ -n $swift_syntax ]]; then
        peer_name="swift-syntax, release build"
        echo "building swift-syntax…" >&2
        local package=$build/theirs
        mkdir -p "$package/Sources/theirs"
        cp scripts/benchmark/swift-parser/main.swift "$package/Sources/theirs/"
        cat >"$package/Package.swift" <<END
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "theirs", platforms: [.macOS(.v13)],
    dependencies: [.package(name: "swift-syntax", path: "$swift_syntax")],
    targets: [.executableTarget(name: "theirs", dependencies: [.product(name: "SwiftParser", package: "swift-syntax")])])
END
        swift build -c release --package-path "$package" >"$build/swift-syntax.log" ||
            { cat "$build/swift-syntax.log" >&2 && exit 2; }
        peer=$(swift build -c release --package-path "$package" --show-bin-path)/theirs
        return
    fi
    # Shipped with library evolution on, it is far slower than swift-syntax built from source: no peer for speed.
    peer_name="SwiftParser as the toolchain ships it" peer=$build/swift-parser
    is_stale "$peer" scripts/benchmark/swift-parser || return 0
    local host
    host=$(swift_parser_folder) || return 1
    swiftc -O -wmo -swift-version 6 -module-name theirs -I "$host" -L "$host" -Xlinker -rpath -Xlinker "$host" \
        -lSwiftParser -lSwiftSyntax scripts/benchmark/swift-parser/main.swift -o "$peer"
}

build_tool() {
    echo "building the release…" >&2
    swift build -c release ${static:+"$static"} --product identity-lint --scratch-path "$build/release" >"$build/release.log" ||
        { cat "$build/release.log" >&2 && exit 2; }
    tool=$(swift build -c release ${static:+"$static"} --scratch-path "$build/release" --show-bin-path)/identity-lint
}

# milliseconds ROUNDS COMMAND…: the best wall time; exit codes are the commands' own business.
milliseconds() {
    local count=$1
    shift
    if command -v hyperfine >/dev/null; then
        hyperfine -N -i --warmup 1 --runs "$((count < 2 ? 2 : count))" --export-json "$build/hyperfine.json" "$(printf '%q ' "$@")" >/dev/null 2>&1
        sed -n 's/.*"min": \([0-9.e-]*\).*/\1/p' "$build/hyperfine.json" | awk '{ printf "%.3f\n", $1 * 1000 }'
    else
        # bash's own clock reads whole milliseconds at best, which is enough beside a process that takes seconds.
        local i
        for ((i = 0; i < count; i++)); do
            { TIMEFORMAT=%R && time "$@" >/dev/null 2>&1 || true; } 2>&1
        done | sort -n | awk 'NR == 1 { print $1 * 1000 }'
    fi
}

# row NAME SECONDS BYTES FACTS: one line of the table; `reference` is the parser's MB/s.
row() { awk -F '\t' -v ref="${reference:-0}" '{
    speed = ($2 > 0) ? $3 / $2 / 1e6 : 0
    printf "%-38s %9.3f s %9.1f MB/s %8s  %s\n", $1, $2, speed, (ref > 0 ? sprintf("%.2fx", speed / ref) : ""), $4
}' <<<"$(printf '%s\t%s\t%s\t%s' "$@")"; }

table() {
    find "$folder" -type f -name '*.swift' | sort >"$build/files"
    build_benchmark
    build_tool
    local bytes parsed lexed milli
    lexed=$("$build/benchmark" lex "$build/files" "$rounds")
    parsed=$("$build/benchmark" parse "$build/files" "$rounds")
    bytes=$(cut -f3 <<<"$parsed")
    reference=$(awk -F '\t' '$2 > 0 { printf "%.6f\n", $3 / $2 / 1e6 }' <<<"$parsed")
    echo "one core, from memory, best of $rounds; the last column of figures is speed against our lexing and parsing"
    IFS=$'\t' read -r _ seconds _ facts <<<"$lexed" && row "identity-lint: lexing" "$seconds" "$bytes" "$facts"
    IFS=$'\t' read -r _ seconds _ facts <<<"$parsed" && row "identity-lint: lexing and parsing" "$seconds" "$bytes" "$facts"
    if build_swift_parser; then
        IFS=$'\t' read -r _ seconds _ facts < <("$peer" "$build/files" "$rounds")
        row "$peer_name" "$seconds" "$bytes" "$facts"
    fi
    echo "whole processes, wall time, warm, best of $rounds"
    milli=$(milliseconds "$rounds" "$tool" check "$folder")
    row "identity-lint check, all cores" "$(bc_seconds "$milli")" "$bytes" ""
    milli=$(milliseconds 1 bash -c 'xargs -n 4000 swiftc -frontend -parse -swift-version 5 -enable-bare-slash-regex <'"$build/files")
    row "swiftc -frontend -parse, one core" "$(bc_seconds "$milli")" "$bytes" "4,000 files a process"
    if command -v rg >/dev/null; then
        milli=$(milliseconds "$rounds" rg --no-config -uu -g '*.swift' -c "if" "$folder")
        row "ripgrep -c if, all cores" "$(bc_seconds "$milli")" "$bytes" ""
    fi
}

bc_seconds() { awk -v m="$1" 'BEGIN { print m / 1000 }'; }

instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 >/dev/null | sed -n 's/.*Collected : //p'
}

callgrind() {
    command -v valgrind >/dev/null || { echo "--callgrind needs valgrind" >&2 && exit 2; }
    build_benchmark
    # Every k-th file, so that the 5 MB are a cross-section.
    find "$folder" -type f -name '*.swift' -size -200k | sort >"$build/all"
    local total step what set empty read_only bytes
    total=$(tr '\n' '\0' <"$build/all" | xargs -0 cat | wc -c)
    step=$((total / 5000000 + 1))
    awk -v step="$step" 'NR % step == 0 || step == 1' "$build/all" >"$build/subset"
    bytes=$(tr '\n' '\0' <"$build/subset" | xargs -0 cat | wc -c)
    # No round at all reads the files and stops: what is left after subtraction is lexing and parsing alone.
    for what in lex parse; do
        empty=$(instructions "$build/benchmark" "$what" "$build/subset" 0)
        set=$(instructions "$build/benchmark" "$what" "$build/subset" 1)
        awk -v what="$what" -v n="$set" -v e="$empty" -v bytes="$bytes" 'BEGIN {
            printf "%-6s %8.1f instructions a byte  (%.0f of them, %.1f MB)\n", what, (n - e) / bytes, n - e, bytes / 1e6 }'
    done
}

linear() {
    build_benchmark
    build_tool
    local size file list seconds bytes
    list=$build/linear.list
    echo "size        lexing and parsing"
    for size in 1 5 10 50; do
        file=$build/linear-$size.swift
        # Our own examples again and again, each time as members of another type; imports may not stand there.
        find Examples -name '*.swift' | sort | xargs cat | grep -v '^import ' |
            awk -v limit="$((size * 1000000))" '
                { text = text $0 "\n" }
                END { while (written < limit) { block = "enum Copy" n++ " {\n" text "}\n"; printf "%s", block; written += length(block) } }
            ' >"$file"
        echo "$file" >"$list"
        IFS=$'\t' read -r _ seconds bytes facts < <("$build/benchmark" parse "$list" "$rounds")
        awk -v s="$seconds" -v b="$bytes" -v f="$facts" 'BEGIN { printf "%6.1f MB  %7.2f ns a byte  %s\n", b / 1e6, s / b * 1e9, f }'
        rm "$file"
    done
    mkdir -p "$build/one"
    echo 'struct Empty {}' >"$build/one/One.swift"
    printf 'check on a folder with one small file: %s ms\n' "$(milliseconds 20 "$tool" check "$build/one")"
}

$mode
