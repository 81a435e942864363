#!/usr/bin/env bash
# Feeds the parser mutated Swift until a tree breaks its promises, or the time is over.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/toolchain.sh

usage() {
    cat <<'END'
usage: fuzz.sh [options] [-- libFuzzer options]

Builds the parser with libFuzzer and AddressSanitizer and runs it on mutations of our fixtures and examples. A crash,
a hang of more than 10 s or a broken tree stops the run and leaves its input in .build/scripts/fuzz.

  --seconds N    how long to run (default 60)
  --corpus DIR   where inputs that reach new code are kept (default .build/scripts/fuzz/corpus)
  --seeds DIR    more Swift files to start from
  --run FILE     runs one input, as a crash left it, and ends
END
}

build=.build/scripts/fuzz
corpus=$build/corpus seconds=60 run= more_seeds=
while (($#)); do
    case $1 in
        -h | --help) usage && exit ;;
        --seconds) seconds=${2:?--seconds needs a value} && shift 2 ;;
        --corpus) corpus=$(caller_path "${2:?--corpus needs a value}") && shift 2 ;;
        --seeds) more_seeds=$(caller_path "${2:?--seeds needs a value}") && shift 2 ;;
        --run) run=$(caller_path "${2:?--run needs a value}") && shift 2 ;;
        --) shift && break ;;
        *) usage >&2 && exit 2 ;;
    esac
done
mkdir -p "$build" "$corpus"

flags=(-sanitize=fuzzer,address -parse-as-library)
# gold warns of each of ASan's symbols.
[[ $(uname) == Linux ]] && flags+=(-use-ld=lld)

# Xcode's toolchain has no libFuzzer; those of swift.org have.
if ! echo '@_cdecl("LLVMFuzzerTestOneInput") public func f(_ p: UnsafePointer<UInt8>, _ n: Int) -> CInt { 0 }' |
    swiftc "${flags[@]}" - -o "$build/probe" 2>"$build/probe.log"; then
    echo "this toolchain cannot build for libFuzzer; use one from swift.org:" >&2
    tail -n 1 "$build/probe.log" >&2
    exit 2
fi

if is_stale "$build/fuzz" Sources/LintCore scripts/fuzz; then
    echo "building…" >&2
    # Line tables for stack traces; debug checks in release, since a wrapped offset is what we look for.
    swiftc -O -gline-tables-only -wmo -swift-version 6 "${flags[@]}" -assert-config Debug \
        $(lintcore_sources) scripts/fuzz/FuzzTarget.swift -o "$build/fuzz"
fi
# Swift's backtracer waits for the process that libFuzzer is about to end.
export SWIFT_BACKTRACE=enable=no
[[ -z $run ]] || exec "$build/fuzz" "$run"

# Keywords from our own table, so that a new one is tried without a second list.
{
    sed -n '/^enum Keyword/,/static let/s/^    case //p' Sources/LintCore/Syntax/Keyword.swift | tr -d '` ' | tr ',' '\n'
    printf '%s\n' '->' '...' '..<' '==' '??' '&&' '#if' '#else' '#elseif' '#endif' '#available(' '@' '\\(' '\"\"\"' '#\"' \
        '/*' '*/' '//' '`' '$0' '<#' '#>' '?.' '!' '{' '}' '(' ')' '[' ']' '<' '>' '::' '#/' '/#' ': ' '; '
} | grep -v '^none$' | sed 's/.*/"&"/' >"$build/dictionary"

seeds=$build/seeds
rm -rf "$seeds"
mkdir -p "$seeds"
find Tests/LintCoreTests/Fixtures Examples ${more_seeds:+"$more_seeds"} -name '*.swift' -type f |
    while read -r file; do cp "$file" "$seeds/$(echo "$file" | tr / _)"; done

exec "$build/fuzz" "$corpus" "$seeds" -dict="$build/dictionary" -max_total_time="$seconds" -timeout=10 \
    -artifact_prefix="$build/" -print_final_stats=1 "$@"
