#!/usr/bin/env bash
# Says where check, explain and trace contradict each other about projects. --help says how.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/toolchain.sh

usage() {
    cat <<'END'
usage: agree.sh FOLDER…   (one project per folder)

Asks check, explain and trace about every view, branch, row and id. Prints each contradiction as a row, and for each project to the
standard error how much was compared, how often trace gave each verdict, and why it did not know.

Exit codes: 0 they agree, 1 they contradict each other, 2 usage
END
}

case ${1-} in
    "") usage >&2 && exit 2 ;;
    -h | --help) usage && exit ;;
    -*) usage >&2 && exit 2 ;;
esac
build=.build/scripts/agree
mkdir -p "$build"
if is_stale "$build/agree" Sources/LintCore scripts/agree Tests/LintCoreTests/Support/Agreement.swift; then
    echo "building…" >&2
    swiftc -O -wmo -swift-version 6 -module-name agree $(lintcore_sources) Tests/LintCoreTests/Support/Agreement.swift scripts/agree/main.swift -o "$build/agree"
fi
exec_from_caller "$build/agree" "$@"
