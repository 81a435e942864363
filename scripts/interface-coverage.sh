#!/usr/bin/env bash
# Says which calls in the SwiftUI files of projects have a name that neither the project nor the interfaces declare.
# Usage: interface-coverage.sh FOLDER…   (one project per folder)
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/toolchain.sh

build=.build/scripts/coverage
mkdir -p "$build"
if is_stale "$build/coverage" Sources/LintCore scripts/coverage; then
    echo "building…" >&2
    swiftc -O -wmo -swift-version 6 -parse-as-library -enable-testing -module-name LintCore \
        -emit-module -emit-module-path "$build/LintCore.swiftmodule" -emit-library -static -o "$build/libLintCore.a" \
        $(lintcore_sources)
    swiftc -O -wmo -swift-version 6 -module-name coverage -I "$build" -L "$build" -lLintCore \
        scripts/coverage/*.swift -o "$build/coverage"
fi

exec_from_caller "$build/coverage" "$@"
