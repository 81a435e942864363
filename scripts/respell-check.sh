#!/usr/bin/env bash
# Writes projects in other words of the language and compares all answers, which must not hang on them. --help says how.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/toolchain.sh

usage() {
    cat <<'END'
usage: respell-check.sh [--only KIND] [--manner MANNER] FOLDER…   (one project per folder)

Writes all files of a project in another manner that means the same, and asks check, explain and trace before and after:

  members       self.name for name
  initializers  Row.init(name) for Row(name)
  modules       SwiftUI.Text for Text
  parentheses   if (isOn) for if isOn
  comparisons   if (isOn) == true for if isOn
  getters       { get { name } } for { name }
  extensions    what a view computes stands in an extension beside it
  arguments     Button("Add", action: { … }) for Button("Add") { … }
  annotations   var isOn: Bool = false for var isOn = false
  returns       return name for name
  shorthands    if let name = name for if let name
  conjunctions  if isOn && isOpen for if isOn, isOpen
  changes       isOn = !isOn for isOn.toggle()

  --only        findings, lifetimes (what explain says) or changes (what trace says)

Prints the answers that differ, without columns and what the manner adds; exits with 1 where there are any. Nothing is
written.
END
}

case ${1-} in
    "") usage >&2 && exit 2 ;;
    -h | --help) usage && exit ;;
esac
build=.build/scripts/respell
mkdir -p "$build"
support=Tests/LintCoreTests/Support
shared=("$support/Answers.swift" "$support/Renaming.swift" "$support/Respelling.swift" "$support/SeededGenerator.swift")
if is_stale "$build/respell-check" Sources/LintCore scripts/respell "${shared[@]}"; then
    echo "building…" >&2
    swiftc -O -wmo -swift-version 6 -module-name respell $(lintcore_sources) "${shared[@]}" scripts/respell/main.swift -o "$build/respell-check"
fi
exec_from_caller "$build/respell-check" "$@"
