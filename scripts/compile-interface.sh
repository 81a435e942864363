#!/usr/bin/env bash
# Compiles the interfaces as modules Combine and SwiftUI, and those of libraries, with bodies that trap, so that the compiler
# judges view types: a file that imports SwiftUI compiles and links against them, and print(V.Body.self) says the type.
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
    flags=(-D DEBUG)
    for n in 13 14 15 16 17 18; do flags+=(-D "SDK_$n" -D "OS_$n"); done
    for n in 13 14 15 16 17; do flags+=(-D "TARGET_$n"); done
fi
build=.build/scripts/interface
mkdir -p "$build" "$target"

if is_stale "$build/bodies" scripts/interface/bodies; then
    swiftc -O -wmo -swift-version 6 -module-name bodies scripts/interface/bodies/*.swift -o "$build/bodies"
fi
options=(-Onone -wmo -avoid-emit-module-source-info -swift-version 5 -suppress-warnings -parse-as-library "${flags[@]}" -I "$target" -L "$target")

# Makes a module of an interface and of the files given with it.
compile() {
    local interface=$1 module
    shift
    module=$(basename "$interface" .swiftinterface)
    "$build/bodies" "$interface" "$target/$module.swift" "${flags[@]}"
    swiftc "${options[@]}" -emit-module -emit-library -static -module-name "$module" \
        -emit-module-path "$target/$module.swiftmodule" -o "$target/lib$module.a" "$target/$module.swift" "$@"
}

interfaces=Sources/LintCore/Generated/Interfaces
libraries=Sources/LintCore/Types/Interfaces/Libraries
compile "$interfaces/Combine.swiftinterface" scripts/interface/hidden/Trap.swift
compile "$interfaces/SwiftUI.swiftinterface" scripts/interface/hidden/*.swift

# Libraries may import each other: each comes after those that it names.
imports() {
    for interface in "$libraries"/*.swiftinterface; do
        module=$(basename "$interface" .swiftinterface)
        echo "$module $module"
        sed -nE "s/^(@_exported )?import (.+)/\\2 $module/p" "$interface"
    done
}
for module in $(imports | tsort); do
    interface=$libraries/$module.swiftinterface
    if [[ -e $interface ]]; then compile "$interface" scripts/interface/hidden/Trap.swift; fi
done
