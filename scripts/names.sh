#!/usr/bin/env bash
# Says how many names in the SwiftUI files of projects have a known meaning. --help says how.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/toolchain.sh

usage() {
    cat <<'END'
usage: names.sh [--list REASON] FOLDER…   (one project per folder)

Counts identifiers, member accesses, leading dots and components of key paths in files that import SwiftUI: how many there are,
how many have a meaning, and why the others have none. Prints a line for each project, one for all, and two tables of reasons: what
was not read or is left out apart from what was not understood, and each by itself.

  --list   the names of one reason as well, with their places
END
}

case ${1-} in
    "") usage >&2 && exit 2 ;;
    -h | --help) usage && exit ;;
esac
build=.build/scripts/names
mkdir -p "$build"
if is_stale "$build/names" Sources/LintCore scripts/names; then
    echo "building…" >&2
    swiftc -O -wmo -swift-version 6 -module-name names $(lintcore_sources) scripts/names/*.swift -o "$build/names"
fi
exec_from_caller "$build/names" "$@"
