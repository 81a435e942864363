#!/usr/bin/env bash
# Says how many bugs that authors of apps found and fixed the tool finds at the commit before the fix. --help says how.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/toolchain.sh

usage() {
    cat <<'END'
usage: fixed-bugs.sh TOOL REPOSITORIES SCRATCH [--half kept|aside] [--missed] [--notes]

Runs `TOOL check --pedantic` at both commits of each row of scripts/fixed-bugs/bugs.tsv. A bug is found if a finding of its group of
rules touches its lines, or stands in its file and is gone after the fix. It is loud if such a finding is an error or a warning.

REPOSITORIES has a git directory for each, as OWNER+NAME, OWNER+NAME/repo or OWNER/NAME: nothing is fetched. SCRATCH takes the
checkouts. --missed lists what is not found, --notes what is found as a note alone, --half asks for one half of the rows.

Exit codes: 0 done, 2 usage
END
}

case ${1-} in
    "") usage >&2 && exit 2 ;;
    -h | --help) usage && exit ;;
    -*) usage >&2 && exit 2 ;;
esac
build=.build/scripts/fixed-bugs
mkdir -p "$build"
if is_stale "$build/fixed-bugs" scripts/fixed-bugs; then
    echo "building…" >&2
    swiftc -O -swift-version 6 scripts/fixed-bugs/main.swift -o "$build/fixed-bugs"
fi
export FIXED_BUGS=$PWD/scripts/fixed-bugs/bugs.tsv
exec_from_caller "$build/fixed-bugs" "$@"
