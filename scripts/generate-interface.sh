#!/usr/bin/env bash
# Writes Sources/LintCore/Types/Interfaces/*.swiftinterface from the facts and base files in scripts/interface.
# Usage: generate-interface.sh [FOLDER]   (FOLDER instead of Sources/LintCore/Types/Interfaces)
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/toolchain.sh

build=.build/scripts/interface
target=${1:-Sources/LintCore/Types/Interfaces}
mkdir -p "$build" "$target"

if is_stale "$build/generate" scripts/interface/*.swift; then
    swiftc -O -wmo -swift-version 6 -module-name generate scripts/interface/*.swift -o "$build/generate"
fi
"$build/generate" scripts/interface/facts scripts/interface/base "$target"
if [[ $# == 0 ]]; then scripts/embed-interfaces.sh; fi
