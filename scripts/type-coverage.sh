#!/usr/bin/env bash
# Says how many view-returning declarations of projects `type` lists, and how many of their types it knows. --help says how.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/toolchain.sh

usage() {
    cat <<'END'
usage: type-coverage.sh [--tool FILE] [--missing] FOLDER…   (one project per folder)

Prints a line for each project and one for all:

  declared   properties and functions `-> some View` and its like, found in the text and not by our parser
  listed     how many of them `type` lists
  all        how many members `type` lists, those with a written type such as AnyView included
  structure  how many of all have no _ in the type without modifiers
  spelling   how many of all have no _ in the whole type
  read       how many of these rest on nothing that `type` assumes

and a table of the reasons for what is not known. Declarations behind `#if` may be left out by right, so they are counted
apart.

  --tool FILE  an identity-lint that is built already; without, a release is built
  --missing    name the declarations that are not listed, too
END
}

tool= missing=()
while (($#)); do
    case $1 in
        -h | --help) usage && exit ;;
        --tool) tool=$(caller_path "${2:?--tool needs a value}") && shift 2 ;;
        --missing) missing=(--missing) && shift ;;
        -*) usage >&2 && exit 2 ;;
        *) break ;;
    esac
done
(($#)) || { usage >&2 && exit 2; }

if [[ -z $tool ]]; then
    swift build -c release --product identity-lint >&2
    tool=$(swift build -c release --show-bin-path)/identity-lint
fi
build=.build/scripts/type-coverage
mkdir -p "$build"
if is_stale "$build/type-coverage" scripts/type-coverage; then
    swiftc -O -swift-version 6 scripts/type-coverage/*.swift -o "$build/type-coverage"
fi
exec_from_caller "$build/type-coverage" "$tool" ${missing[@]+"${missing[@]}"} "$@"
