#!/usr/bin/env bash
# Renames what projects declare and compares the findings, which must not hang on a name. --help says how.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/toolchain.sh

usage() {
    cat <<'END'
usage: rename-check.sh [--seed N] [--style neutral|hostile|letters] FOLDER…   (one project per folder)

Gives all that a project declares other names, the same in all its files, and runs check before and after:

  neutral   names that say nothing
  hostile   names that look like something else: isPreview, pressRelease, now, …Cases
  letters   types that begin with a small letter, all else with a capital one

Names that a library's interface spells stay, and so do modules and macros. Prints the findings that differ, in the new
names; exits with 1 where there are any. Nothing is written.
END
}

case ${1-} in
    "") usage >&2 && exit 2 ;;
    -h | --help) usage && exit ;;
esac
build=.build/scripts/rename
mkdir -p "$build"
support=Tests/LintCoreTests/Support
shared=("$support/Answers.swift" "$support/Renaming.swift" "$support/SeededGenerator.swift")
if is_stale "$build/rename-check" Sources/LintCore scripts/rename "${shared[@]}"; then
    echo "building…" >&2
    swiftc -O -wmo -swift-version 6 -module-name rename $(lintcore_sources) "${shared[@]}" scripts/rename/main.swift -o "$build/rename-check"
fi
exec_from_caller "$build/rename-check" "$@"
