#!/usr/bin/env bash
# Runs the hooks of .pre-commit-hooks.yaml with pre-commit from PyPI, in a repository of their own. --help says how.
set -euo pipefail
cd "$(dirname "$0")/../.."

usage() {
    cat <<'END'
usage: pre-commit.sh [options] HOOK…

Installs pre-commit into a scratch folder, makes a repository whose hooks come from a clone of this one, and commits contents
that differ from those of the working tree. Ends with 1 when a commit passes that should be refused, or the other way round.
HOOK is identity-lint, which builds the release (minutes), or identity-lint-system.

  --tool FILE       the binary that identity-lint-system finds on PATH
  --pre-commit FILE a pre-commit that is installed; by default one comes from PyPI

It needs git and Python 3. The clone holds what is committed, and of what is not the file .pre-commit-hooks.yaml.
END
}

tool='' pre_commit='' hooks=()
while (($#)); do
    case $1 in
        -h | --help) usage && exit ;;
        --tool) tool=$(realpath "${2:?--tool needs a value}") && shift 2 ;;
        --pre-commit) pre_commit=$(realpath -s "${2:?--pre-commit needs a value}") && shift 2 ;;
        -*) usage >&2 && exit 2 ;;
        *) hooks+=("$1") && shift ;;
    esac
done
((${#hooks[@]})) || { usage >&2 && exit 2; }

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export PRE_COMMIT_HOME=$scratch/home GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=$scratch/gitconfig
git config --global user.name test
git config --global user.email test@example.com
git config --global init.defaultBranch main
if [[ -z $pre_commit ]]; then
    python3 -m venv "$scratch/venv"
    "$scratch/venv/bin/pip" install --quiet --disable-pip-version-check pre-commit
    pre_commit=$scratch/venv/bin/pre-commit
fi
if [[ -n $tool ]]; then
    mkdir "$scratch/bin"
    ln -s "$tool" "$scratch/bin/identity-lint"
    PATH=$scratch/bin:$PATH
fi
"$pre_commit" --version

git clone --quiet . "$scratch/hooks"
cp .pre-commit-hooks.yaml "$scratch/hooks"
git -C "$scratch/hooks" add .
git -C "$scratch/hooks" commit --quiet --allow-empty --message hooks
revision=$(git -C "$scratch/hooks" rev-parse HEAD)

# view NAME FORM: a view with an error, with a warning alone, or without any finding.
view() {
    case $2 in
        error) echo "import SwiftUI
struct $1Name: Identifiable { var text: String
    var id: UUID { UUID() } }
struct $1: View { var names: [$1Name]
    var body: some View { ForEach(names) { name in DisclosureGroup(name.text) { Text(name.text) } } }
}" ;;
        warning) echo "import SwiftUI
struct $1: Identifiable {
    var name: String
    var id: Int { name.hashValue }
}
struct $1Rows: View {
    var all: [$1]
    var body: some View { ForEach(all) { Text(\$0.name) } }
}" ;;
        clean) echo "import SwiftUI
struct $1: View {
    var body: some View { Text(\"$1\") }
}" ;;
    esac
}

failures=0
# commit RESULT DESCRIPTION: commits what is staged; RESULT is `passes` or `is refused`.
commit() {
    local outcome=passes
    git commit --quiet --message "$2" >"$scratch/output" 2>&1 || outcome='is refused'
    if [[ $outcome == "$1" ]]; then
        echo "ok: $hook${args:+ $args}: $2 $outcome"
    else
        failures=$((failures + 1))
        echo "FAILED: $hook${args:+ $args}: $2 $outcome" && cat "$scratch/output"
    fi
}

# says TEXT: the hook has printed it.
says() {
    grep --quiet --fixed-strings "$1" "$scratch/output" && return
    failures=$((failures + 1))
    echo "FAILED: $hook: no '$1' in" && cat "$scratch/output"
}

# project [ARGUMENT]: an empty repository with the hook in it.
project() {
    args=${1:-}
    rm -rf "$scratch/project"
    git init --quiet "$scratch/project"
    cd "$scratch/project"
    cat >.pre-commit-config.yaml <<END
repos:
  - repo: $scratch/hooks
    rev: $revision
    hooks:
      - id: $hook
        args: [${args}]
END
    view Known clean >Known.swift
    git add .
    git commit --quiet --message start
    "$pre_commit" install >/dev/null
}

for hook in "${hooks[@]}"; do
    project
    view Row error >Row.swift && git add Row.swift && view Row clean >Row.swift
    commit 'is refused' 'an error, mended in the working tree alone,'
    says 'Row.swift:3:20: error: '
    view Row clean >Row.swift && git add Row.swift && view Row error >Row.swift
    commit passes 'a clean file, spoilt in the working tree alone,'
    grep --quiet 'UUID()' Row.swift || { echo "FAILED: the working tree was not given back" && exit 1; }
    view Item warning >Item.swift && git add Item.swift && view Item clean >Item.swift
    commit passes 'a warning'

    project --strict
    view Item warning >Item.swift && git add Item.swift && view Item clean >Item.swift
    commit 'is refused' 'a warning'
    says 'Item.swift:4:19: warning: '
    view Item clean >Item.swift && git add Item.swift && view Item warning >Item.swift
    commit passes 'a clean file'

    project --fix
    view Row error >Row.swift && git add Row.swift
    commit 'is refused' 'a file that the hook mends'
    says 'files were modified by this hook'
    git add Row.swift
    commit passes 'the mended file'

    project '--staged, --new-lines-only'
    view Row error >Known.swift && git add Known.swift
    commit 'is refused' 'an error on a new line'
    git commit --quiet --no-verify --message error && echo '// more' >>Known.swift && git add Known.swift
    commit passes 'a new line beside an error'

    project
    echo '{ "exclude": ["Row.swift"] }' >.identity-lint.json
    view Row error >Row.swift && git add .
    commit passes 'an error in a file that is excluded'
    cd - >/dev/null
done
((failures == 0))
