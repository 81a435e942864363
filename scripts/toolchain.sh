# Shared by the scripts beside it; sourced from the repository's root.

# The paths of LintCore's sources.
lintcore_sources() { find Sources/LintCore -name '*.swift' | sort; }

# The folder of the swift-syntax libraries inside the toolchain; fails where a toolchain has none.
swift_parser_folder() {
    local compiler host
    if [[ $(uname) == Darwin ]]; then compiler=$(xcrun --find swiftc); else compiler=$(command -v swiftc); fi
    # Resolved twice: swiftly and Linux packages put links on PATH.
    compiler=$(readlink -f "$compiler" 2>/dev/null || echo "$compiler")
    host=$(cd "$(dirname "$compiler")/.." && pwd)/lib/swift/host
    [[ -d $host/SwiftParser.swiftmodule ]] && echo "$host"
}

require_swift_parser() {
    swift_parser_folder || {
        echo "this toolchain ships no SwiftParser module (usr/lib/swift/host)" >&2
        exit 2
    }
}

# is_stale FILE FOLDER…: whether FILE is missing or a source below the folders is newer.
is_stale() {
    local file=$1
    shift
    [[ ! -e $file || -n $(find "$@" scripts/toolchain.sh -newer "$file" -print -quit) ]]
}

# The folder the caller stood in, so that relative paths in arguments mean what they say.
exec_from_caller() {
    local program
    program=$(pwd)/$1
    shift
    cd "$OLDPWD"
    exec "$program" "$@"
}

# A path given by the caller, seen from here.
caller_path() { if [[ $1 == /* ]]; then echo "$1"; else echo "$OLDPWD/$1"; fi; }
