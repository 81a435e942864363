#!/usr/bin/env bash
# Compares our parser with the SwiftParser that ships inside the toolchain. --help says how.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/toolchain.sh

host=$(require_swift_parser)
build=.build/scripts/compare
mkdir -p "$build"

if is_stale "$build/compare" Sources/LintCore scripts/compare; then
    echo "building…" >&2
    # A module of its own, since both parsers declare types of the same names.
    swiftc -O -wmo -swift-version 6 -parse-as-library -enable-testing -module-name LintCore \
        -emit-module -emit-module-path "$build/LintCore.swiftmodule" -emit-library -static -o "$build/libLintCore.a" \
        $(lintcore_sources)
    swiftc -O -wmo -swift-version 6 -module-name compare -I "$build" -I "$host" -L "$build" -L "$host" \
        -Xlinker -rpath -Xlinker "$host" -lLintCore -lSwiftParser -lSwiftSyntax -lSwiftOperators \
        scripts/compare/*.swift -o "$build/compare"
fi

exec_from_caller "$build/compare" "$@"
