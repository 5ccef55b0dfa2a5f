#!/bin/sh
# Installs what building and testing need and is not there yet; says so, one line each; does nothing the second time.
# Programs go below the build folder, where they disturb no other project: `make clean` removes them with it.
#
#   setup.sh page    what `make play` needs: the wasm target, Trunk, wasm-bindgen
#   setup.sh tests   that, and what `make test` needs: clippy, rustfmt, Chromium and its driver
set -eu
trunk=0.21.14
tools=${CARGO_TARGET_DIR:-target}/tools
PATH=$tools/bin:$PATH

has() { command -v "$1" >/dev/null 2>&1; }
say() { echo "setup: $*"; }

has cargo || { say "Rust is missing; install it from https://rustup.rs and try again"; exit 1; }

system() { # system PACKAGE...: from the system's own shelves
  has apt-get || { say "please install $* by hand"; exit 1; }
  as_root=
  if [ "$(id -u)" != 0 ]; then
    has sudo || { say "please install $* as root"; exit 1; }
    as_root=sudo
  fi
  say "installing $* with apt-get"
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq update
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" >/dev/null
}

component() { # component KIND NAME: a part of the Rust toolchain
  has rustup || return 0 # a toolchain without rustup brings its parts itself
  rustup "$1" list --installed | grep -q "^$2" && return 0
  say "adding the $1 $2 to the Rust toolchain"
  rustup "$1" add "$2"
}

program() { # program NAME CRATE VERSION OPTIMISATION [FLAG]: built here, quickly rather than well
  [ "$("$1" --version 2>/dev/null | cut -d ' ' -f 2)" = "$3" ] && return 0
  say "building $2 $3 (some minutes, once)"
  CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_OPT_LEVEL=$4 \
    cargo install "$2" --version "$3" --root "$tools" --quiet ${5:-}
}

has cc || system gcc libc6-dev
component target wasm32-unknown-unknown
program trunk trunk "$trunk" 0 --locked
# The program that writes the glue must be the library's twin. Without --locked, which its release does not stand.
program wasm-bindgen wasm-bindgen-cli "$(sed -n '/^name = "wasm-bindgen"$/{n;s/.*"\(.*\)"/\1/p;}' Cargo.lock)" 1

if [ "${1:-tests}" = tests ]; then
  component component clippy
  component component rustfmt
  has chromedriver || system chromium chromium-driver
fi
