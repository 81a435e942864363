#!/usr/bin/env bash
# Builds the release and installs it: one file that needs nothing beside it. --help says how.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
    cat <<'END'
usage: install.sh [options]

Builds a release with Swift's libraries in it, strips it, and puts it at PREFIX/bin/identity-lint. It then runs where no Swift
is installed. Installing again replaces the file in one step.

  --prefix DIR        where it goes (default ~/.local)
  --scratch-path DIR  where it is built, to be kept; by default a folder that is removed
  --disable-sandbox   build without SwiftPM's sandbox, inside another one (Homebrew)

To remove it, delete the file.
END
}

prefix=$HOME/.local scratch='' options=()
while (($#)); do
    case $1 in
        -h | --help) usage && exit ;;
        --prefix) prefix=${2:?--prefix needs a value} && shift 2 ;;
        --scratch-path) scratch=${2:?--scratch-path needs a value} && shift 2 ;;
        --disable-sandbox) options+=(--disable-sandbox) && shift ;;
        *) usage >&2 && exit 2 ;;
    esac
done

command -v swift >/dev/null || {
    echo "swift is not on PATH; install a toolchain, 6.0 or later, from https://www.swift.org/install" >&2
    exit 2
}
if [[ -z $scratch ]]; then
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
fi

# On macOS Swift's libraries belong to the system.
[[ $(uname) == Darwin ]] || options+=(--static-swift-stdlib)
options+=(-c release --product identity-lint --scratch-path "$scratch")
export IDENTITY_LINT_PLUGINS=no
swift build "${options[@]}" >&2
built=$(swift build "${options[@]}" --show-bin-path)/identity-lint

mkdir -p "$prefix/bin"
target=$(cd "$prefix/bin" && pwd)/identity-lint
cp "$built" "$target.new"
if [[ $(uname) == Darwin ]]; then strip -x "$target.new"; else strip "$target.new"; fi
chmod 755 "$target.new"
mv -f "$target.new" "$target"

echo "$("$target" --version), $(($(wc -c <"$target") / 1024)) KiB: $target"
[[ $(command -v identity-lint) == "$target" ]] || echo "note: $(dirname "$target") is not on PATH, or another identity-lint comes before it"
