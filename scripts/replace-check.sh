#!/usr/bin/env bash
# Replaces each file of projects while all are asked about, with AddressSanitizer. --help says how.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/toolchain.sh

usage() {
    cat <<'END'
usage: replace-check.sh FOLDER…   (one project per folder)

Replaces each file of a project by a tree of the same text, one after another, while another thread asks the rules about all files of
the program before. The old trees go as soon as nobody holds their program: who keeps a node longer than its tree is reported by
AddressSanitizer, whose report ends the run. Findings that differ from those of the first program end it, too.
END
}

case ${1-} in
    "") usage >&2 && exit 2 ;;
    -h | --help) usage && exit ;;
esac
build=.build/scripts/replace-check
mkdir -p "$build"
if is_stale "$build/replace-check" Sources/LintCore scripts/replace-check; then
    echo "building…" >&2
    swiftc -O -wmo -swift-version 6 -sanitize=address -module-name replacing $(lintcore_sources) scripts/replace-check/main.swift \
        -o "$build/replace-check"
fi
exec_from_caller "$build/replace-check" "$@"
