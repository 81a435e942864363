#!/usr/bin/env bash
# Runs the integrations as their users do: pre-commit, SwiftPM plugins, the installer. --help says how.
set -euo pipefail
cd "$(dirname "$0")/../.."

usage() {
    cat <<'END'
usage: run.sh [options]

  --tool FILE   an identity-lint that is built; without, a debug build is made
  --all         run what builds releases, too: the hook that pre-commit builds, and install.sh

It needs git, and Python 3 with venv to install pre-commit from PyPI.
END
}

tool='' all=no
while (($#)); do
    case $1 in
        -h | --help) usage && exit ;;
        --tool) tool=${2:?--tool needs a value} && shift 2 ;;
        --all) all=yes && shift ;;
        *) usage >&2 && exit 2 ;;
    esac
done
if [[ -z $tool ]]; then
    swift build --product identity-lint >&2
    tool=$(swift build --show-bin-path)/identity-lint
fi

hooks=(identity-lint-system)
if [[ $all == yes ]]; then hooks+=(identity-lint); fi
scripts/integration/pre-commit.sh --tool "$tool" "${hooks[@]}"
scripts/integration/plugins.sh
if [[ $all == yes ]]; then scripts/integration/install.sh; fi
