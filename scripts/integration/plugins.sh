#!/usr/bin/env bash
# Runs the SwiftPM plugins in a package that depends on this one by its path. --help says how.
set -euo pipefail
cd "$(dirname "$0")/../.."

usage() {
    cat <<'END'
usage: plugins.sh [--scratch-path DIR]

Makes a package with three targets and runs the command plugins on it, then builds it with the build-tool plugin: again with
nothing changed, after a change, and with a finding that fails. Ends with 1 when one of them does what it should not.

  --scratch-path DIR  where the package is built, to be kept for the next run; by default a folder that is removed
END
}

# Both leave the plugins out.
unset PRE_COMMIT IDENTITY_LINT_PLUGINS
root=$PWD scratch='' kept=''
while (($#)); do
    case $1 in
        -h | --help) usage && exit ;;
        --scratch-path) mkdir -p "${2:?--scratch-path needs a value}" && kept=$(realpath "$2") && shift 2 ;;
        *) usage >&2 && exit 2 ;;
    esac
done
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
package=$scratch/Hikes
# The build records paths of sources, so they stay where they are from run to run.
if [[ -n $kept ]]; then package=$kept/Hikes && rm -rf "$package"; fi
build=(--scratch-path "${kept:-$scratch}/build")

write() { mkdir -p "$(dirname "$package/$1")" && cat >"$package/$1"; }

write Package.swift <<END
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Hikes",
    dependencies: [.package(name: "identity-lint", path: "$root")],
    targets: [
        .target(name: "Model", plugins: [.plugin(name: "IdentityLintBuild", package: "identity-lint")]),
        .target(name: "Views", dependencies: ["Model"], plugins: [.plugin(name: "IdentityLintBuild", package: "identity-lint")]),
        .target(name: "Plain"),
    ]
)
END
# Nothing here knows SwiftUI but the tool; the compiler of Linux has to be content, too.
write Sources/Model/Hike.swift <<'END'
public struct Hike: Hashable, Identifiable {
    public var name = ""
    public var id: String { name }
}
END
warning='public struct Stop: Identifiable {
    public var name = ""
    public var id: Int { name.hashValue }
}'
error='public struct Peak: Identifiable {
    public var id: Int { Int.random(in: 0...9) }
}'
# A fix: what is made at each reading is stored.
fixable='#if canImport(SwiftUI)
import SwiftUI
struct Name: Identifiable { var text: String
    var id: UUID { UUID() } }
struct Names: View { var names: [Name]
    var body: some View { ForEach(names) { name in DisclosureGroup(name.text) { Text(name.text) } } }
}
#endif'
fixed=${fixable/var id: UUID \{ UUID() \}/let id = UUID()}
write .identity-lint.json <<<'{}'
write Sources/Views/Stop.swift <<<"$warning"
write Sources/Plain/Names.swift <<<"$fixable"
cd "$package"

failures=0
fail() { failures=$((failures + 1)) && echo "FAILED: $1" && cat "$scratch/output"; }

# run RESULT DESCRIPTION COMMAND…: RESULT is `passes` or `fails`.
run() {
    local result=$1 description=$2 outcome=passes
    shift 2
    "$@" >"$scratch/output" 2>&1 || outcome=fails
    if [[ $outcome == "$result" ]]; then echo "ok: $description $outcome"; else fail "$description $outcome"; fi
}
says() { grep --quiet --fixed-strings -- "$1" "$scratch/output" || fail "no '$1' in the output"; }
# The findings are the compiler's words for an issue: path, place, kind.
is_silent_of() { ! grep --quiet --fixed-strings -- "$1" "$scratch/output" || fail "'$1' in the output"; }
stamps() { find "${build[1]}" -name 'IdentityLintStamp_*.swift' -printf '%f %T@\n' | sort; }

run fails 'swift package identity-lint with an error' swift package "${build[@]}" identity-lint
says 'Sources/Plain/Names.swift:4:20: error: '
says 'Sources/Views/Stop.swift:3:26: warning: '
says '1 error, 1 warning in 2 of 4 files.'
run passes 'swift package identity-lint --target Views' swift package "${build[@]}" identity-lint --target Views
is_silent_of Names.swift
run fails 'swift package identity-lint --strict Sources/Views' swift package "${build[@]}" identity-lint --strict Sources/Views
run fails 'swift package identity-lint --fix' swift package "${build[@]}" identity-lint --fix
says 'swift package identity-lint-fix'
[[ $(cat Sources/Plain/Names.swift) == "$fixable" ]] || fail 'a file was written by the plugin that reads'

run fails 'swift package identity-lint-fix without permission' swift package "${build[@]}" identity-lint-fix </dev/null
[[ $(cat Sources/Plain/Names.swift) == "$fixable" ]] || fail 'a file was written without permission'
run passes 'swift package identity-lint-fix' \
    swift package "${build[@]}" --allow-writing-to-package-directory identity-lint-fix
says 'Fixed 1 finding in 1 file.'
[[ $(cat Sources/Plain/Names.swift) == "$fixed" ]] || fail 'the fix was not written'

run passes 'swift build with a warning' swift build "${build[@]}"
says 'Sources/Views/Stop.swift:3:26: warning: '
first=$(stamps)
[[ $(wc -l <<<"$first") == 2 ]] || fail 'there are not two stamps'
run passes 'swift build with nothing changed' swift build "${build[@]}"
is_silent_of 'identity-lint Views'
[[ $(stamps) == "$first" ]] || fail 'the check ran again though nothing had changed'
echo '// more' >>Sources/Plain/Names.swift
run passes 'swift build with a change elsewhere' swift build "${build[@]}"
[[ $(stamps) == "$first" ]] || fail 'the check ran again though its target had not changed'
echo '// more' >>Sources/Views/Stop.swift
run passes 'swift build with a change' swift build "${build[@]}"
says 'Sources/Views/Stop.swift:3:26: warning: '
second=$(stamps)
[[ $(grep Model <<<"$second") == "$(grep Model <<<"$first")" ]] || fail 'the target below was checked again'
[[ $(grep Views <<<"$second") != "$(grep Views <<<"$first")" ]] || fail 'the target that changed was not checked again'
echo '{ "failOn": "warning" }' >.identity-lint.json
run fails 'swift build with a configuration that fails on warnings' swift build "${build[@]}"
run fails 'swift build after a failure, with nothing changed,' swift build "${build[@]}"
says 'Sources/Views/Stop.swift:3:26: warning: '
echo '{}' >.identity-lint.json
run passes 'swift build with the configuration as it was' swift build "${build[@]}"
write Sources/Model/Peak.swift <<<"$error"
run fails 'swift build with an error in a target' swift build "${build[@]}"
says 'Sources/Model/Peak.swift:2:26: error: '
rm Sources/Model/Peak.swift
run passes 'swift build with the error gone' swift build "${build[@]}"
((failures == 0))
