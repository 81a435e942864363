#!/usr/bin/env bash
# Compiles the interfaces as modules Combine and SwiftUI with bodies that trap, so that the compiler judges view types:
# a file that imports SwiftUI compiles and links against them, and print(V.Body.self) says the type.
# Usage: compile-interface.sh [FOLDER] [-D FLAG]…   FOLDER is .build/interface; the flags are those of the default profile.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/toolchain.sh

target=.build/interface
if [[ ${1:-} && ${1:-} != -* ]]; then
    target=$(caller_path "$1")
    shift
fi
flags=("$@")
if [[ ${#flags[@]} == 0 ]]; then
    for n in 13 14 15 16 17 18; do flags+=(-D "SDK_$n" -D "OS_$n"); done
    for n in 13 14 15 16 17; do flags+=(-D "TARGET_$n"); done
fi
build=.build/scripts/interface
mkdir -p "$build" "$target"

if is_stale "$build/bodies" scripts/interface/bodies; then
    swiftc -O -wmo -swift-version 6 -module-name bodies scripts/interface/bodies/*.swift -o "$build/bodies"
fi
for module in Combine SwiftUI; do
    "$build/bodies" "Sources/LintCore/Types/Interfaces/$module.swiftinterface" "$target/$module.swift" "${flags[@]}"
done
options=(-Onone -wmo -avoid-emit-module-source-info -swift-version 5 -suppress-warnings -parse-as-library "${flags[@]}" -I "$target" -L "$target")
swiftc "${options[@]}" -emit-module -emit-library -static -module-name Combine \
    -emit-module-path "$target/Combine.swiftmodule" -o "$target/libCombine.a" "$target/Combine.swift" scripts/interface/hidden/Trap.swift
swiftc "${options[@]}" -emit-module -emit-library -static -module-name SwiftUI \
    -emit-module-path "$target/SwiftUI.swiftmodule" -o "$target/libSwiftUI.a" "$target/SwiftUI.swift" scripts/interface/hidden/*.swift
