# Two commands for everybody: `make play` and `make test`. Both install what is missing first.

TARGET ?= $(or $(CARGO_TARGET_DIR),target)
export PATH := $(abspath $(TARGET))/tools/bin:$(PATH)
export TRUNK_SKIP_VERSION_CHECK := true
WASM := --target wasm32-unknown-unknown
# Nothing is built twice there, and what would make that faster takes much room.
ifdef CI
export CARGO_INCREMENTAL := 0
endif

.NOTPARALLEL:
.PHONY: play test build size bench bench-short setup page-tools format lint native wasm web audit icons clean

## Builds the page and serves it; a change of the source builds it again.
play: page-tools
	@echo "Parlour will be at http://127.0.0.1:8080/ (end with Ctrl+C)"
	trunk serve --release

## Everything that must hold: format, lints, tests on this machine, in a browser, and of the whole page.
test: setup format lint native wasm build size web bench-short
	@echo "all is well"

## The files to put on a host, in dist/.
build: page-tools
	trunk build --release

## What a visitor downloads.
size:
	sh src/shell/size.sh dist

## How fast the rules count and the page starts.
bench: setup build
	cargo run --locked --release --example bench

## Everything that bench measures, once and little of it: it must only run to its end. Built as the tests are, so there is nothing to build.
bench-short:
	cargo run --locked --profile test --example bench -- --short

setup:
	@sh src/shell/setup.sh tests

page-tools:
	@sh src/shell/setup.sh page

format:
	cargo fmt --check

lint:
	cargo clippy --locked --all-targets -- -D warnings
	cargo clippy --locked --test web -- -D warnings
	cargo clippy --locked $(WASM) --lib --bins --example empty --test storage_web -- -D warnings
	cargo clippy --locked $(WASM) --no-default-features --features worker --bin worker -- -D warnings
	cargo check --locked --no-default-features --lib

native:
	cargo test --locked

## Tests that need a browser's own storage and clock, in headless Chromium.
wasm: export WASM_BINDGEN_TEST_WEBDRIVER_JSON := $(CURDIR)/tests/web/webdriver.json
wasm: export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER := wasm-bindgen-test-runner
wasm:
	CHROMEDRIVER=$$(command -v chromedriver) cargo test --locked $(WASM) --test storage_web

## The whole page in headless Chromium. One scenario: make web ONLY=offline
web:
	cargo test --locked --test web -- $(ONLY)

## Advisories, licences and sources of everything we lean on; wants cargo-deny.
audit:
	cargo deny --all-features check

## Draws the PNG icons again from src/shell/icon.svg; wants pngquant and zopflipng.
icons:
	sh src/shell/icons.sh

clean:
	cargo clean
	rm -rf dist
