#!/usr/bin/env bash
# Writes all that the tool says of projects as sorted rows, for comparing two commits. --help says how.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/toolchain.sh

usage() {
    cat <<'END'
usage: answers.sh [--order forward|backward|alone|SEED] [--only findings|lifetimes|changes] FOLDER…   (one project per folder)

Prints a row, separated by tabs, for
  finding   each finding of check, notes included
  explain   what keeps, updates and ends each view, branch, row and id of each body
  trace     what becomes of each view below a body when a variable of it changes

in an order that rests on the rows alone. What two commits answer differently:

  scripts/answers.sh FOLDER… >before; git switch …; scripts/answers.sh FOLDER… >after; diff before after

  --order   the order in which files are asked about; alone: each rule about each file, and each body, of a model that is asked
            nothing else. Answers must not rest on it
  --only    one kind of rows
END
}

case ${1-} in
    "") usage >&2 && exit 2 ;;
    -h | --help) usage && exit ;;
esac
build=.build/scripts/answers
mkdir -p "$build"
shared=(Tests/LintCoreTests/Support/Answers.swift Tests/LintCoreTests/Support/SeededGenerator.swift)
if is_stale "$build/answers" Sources/LintCore scripts/answers "${shared[@]}"; then
    echo "building…" >&2
    swiftc -O -wmo -swift-version 6 -module-name answers $(lintcore_sources) "${shared[@]}" scripts/answers/main.swift -o "$build/answers"
fi
exec_from_caller "$build/answers" "$@"
