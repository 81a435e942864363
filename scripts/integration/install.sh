#!/usr/bin/env bash
# Runs scripts/install.sh into a scratch folder, and what comes of it without Swift around. --help says how.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [[ ${1:-} == -h || ${1:-} == --help ]]; then
    echo "usage: install.sh [--scratch-path DIR]   (a release is built: minutes)"
    exit
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch/with space"
scripts/install.sh --prefix "$scratch/with space" "$@"
tool="$scratch/with space/bin/identity-lint"

fail() { echo "FAILED: $1" && exit 1; }
[[ $(env -i "$tool" --version) == identity-lint\ * ]] || fail 'it does not run without an environment'
env -i "$tool" check --quiet Examples >"$scratch/output" && fail 'Examples have no findings'
grep --quiet 'error: ' "$scratch/output" || fail 'Examples have no findings'
if [[ $(uname) == Linux ]]; then
    libraries=$(ldd "$tool")
    echo "$libraries"
    ! grep --quiet -i swift <<<"$libraries" || fail 'it needs the libraries of Swift'
    ! grep --quiet Foundation <<<"$libraries" || fail 'it needs Foundation'
    ! readelf --section-headers "$tool" | grep --quiet symtab || fail 'it is not stripped'
fi
ls "$scratch/with space/bin"
[[ $(ls "$scratch/with space/bin") == identity-lint ]] || fail 'something is left beside it'
