# docker build . --tag identity-lint && docker run --rm -v "$PWD:/project" identity-lint check --strict

FROM swift:6.1-bookworm AS build
WORKDIR /identity-lint
COPY Package.swift ./
COPY Sources Sources
COPY Tests Tests
COPY scripts/install.sh scripts/install.sh
RUN scripts/install.sh --prefix /install

FROM debian:bookworm-slim
# git is asked by --staged and --since. A project that is mounted belongs to somebody else than the user in here.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends git \
    && rm -rf /var/lib/apt/lists/* \
    && git config --system --add safe.directory '*'
COPY --from=build /install/bin/identity-lint /usr/local/bin/identity-lint
WORKDIR /project
ENTRYPOINT ["identity-lint"]
