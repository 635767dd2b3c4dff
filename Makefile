# Needs Python 3.11 or later and make; everything else is installed from the locks: into .venv, and into web/node_modules
# for the page. Node.js is the machine's, or comes from PyPI. The tests start a PostgreSQL and a Chromium of their own,
# which on Debian are installed where they are missing.

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=

BIN := .venv/bin
STAMP := .venv/.installed
BENCH_STAMP := .bench-venv/.installed
PAGE := src/tetrarch/server/page/index.html
PAGE_STAMP := web/node_modules/.installed
PAGE_SOURCES := $(shell find web/src web/public web/scripts web/index.html web/*.json web/*.ts web/*.js -type f 2>/dev/null)
PIP := -m pip --disable-pip-version-check
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command 'make lock'

.DEFAULT_GOAL := help
.PHONY: help setup page play terminal test lint types webtest browsertest debian format bench benchserver benchpage soak lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP) ## make .venv with all that the other targets need
	@:

page: $(PAGE) ## build the web page
	@:

play: setup page ## play in the browser: starts the server and opens the page
	@$(BIN)/tetrarch serve $(ARGS)

terminal: setup ## play Ekö in the terminal against a bot
	@$(BIN)/tetrarch play eko $(ARGS)

test: lint types webtest debian ## formatting, lint, types and all tests (but the long ones)
	@echo "Running the tests"
	@TETRARCH_JIT=on $(BIN)/python -m pytest -q -n $(WORKERS) $(ARGS)
	@echo "Playing in a browser"
	@cd web && DIST=../$(dir $(PAGE)) WORKERS=$(WORKERS) ./with-node npm run --silent e2e:short

webtest: page ## check the page: wire types, types, texts and its own tests
	@echo "Checking the page"
	@cd web && ./with-node npm run --silent wire:check && ./with-node npm run --silent check && ./with-node npm run --silent texts && ./with-node npm run --silent test

browsertest: page debian ## all tests in a real browser; make test has the most important ones
	@echo "Playing in a browser"
	@cd web && DIST=../$(dir $(PAGE)) WORKERS=$(WORKERS) ./with-node npm run --silent e2e

debian:
	@$(call debian_package,postgresql,ls /usr/lib/postgresql/*/bin/initdb || command -v initdb)
	@$(call debian_package,chromium,command -v chromium)

lint: setup ## check formatting and lint
	@echo "Checking formatting and lint"
	@$(BIN)/ruff format --quiet --check . || { echo "'make format' mends the formatting"; exit 1; }
	@$(BIN)/ruff check --quiet .

types: setup ## check the types
	@echo "Checking the types"
	@$(BIN)/mypy --no-error-summary

format: setup ## format the sources, and mend what lint can mend
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .

bench: setup $(BENCH_STAMP) ## measure the speed beside that of other libraries (ARGS=--quick)
	@$(BIN)/tetrarch bench $(ARGS)

benchserver: setup page ## measure what one server holds, beside boardgame.io's (ARGS=--quick)
	@[ -d bench/boardgame/node_modules ] || (cd bench/boardgame && ../../web/with-node npm ci --ignore-scripts --silent)
	@$(BIN)/tetrarch warmup
	@web/with-node $(BIN)/python bench/server.py $(ARGS)

benchpage: setup page debian ## measure how quick the page is
	@web/with-node node bench/page.mjs $(ARGS)

soak: setup page debian ## the long tests
	@TETRARCH_JIT=on TETRARCH_PROFILE=soak $(BIN)/python -m pytest -q -n $(WORKERS) -m soak $(ARGS)
	@cd web && SOAK=1 DIST=../$(dir $(PAGE)) WORKERS=$(WORKERS) ./with-node npm run --silent e2e

lock: setup ## resolve all dependencies anew
	@$(LOCK) --upgrade --group dev pyproject.toml --output-file requirements/dev.lock
	@$(LOCK) --upgrade --group bench --output-file requirements/bench.lock
	@$(LOCK) --upgrade --group node --output-file requirements/node.lock

clean: ## remove everything that make made
	@rm -rf .venv .bench-venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	@rm -rf web/node_modules $(dir $(PAGE))
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# A virtual environment in the folder $(1). Debian keeps the venv module in a package of its own.
define make_venv
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or later is needed; name one with 'make PYTHON=...'" >&2; exit 1; }
	@$(1)/bin/python $(PIP) --version >/dev/null 2>&1 || { \
		$(PYTHON) -c 'import ensurepip' 2>/dev/null || { \
			if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
				echo "Installing python3-venv"; \
				apt-get -qq update && apt-get -qq -y install python3-venv >/dev/null; \
			else \
				echo "Python's venv module is missing; on Debian: apt-get install python3-venv" >&2; exit 1; \
			fi; }; \
		$(PYTHON) -m venv --clear $(1); }
endef

# The Debian package $(1), unless the command $(2) finds it.
define debian_package
	{ $(2); } >/dev/null 2>&1 || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing $(1)"; \
			apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y install $(1) >/dev/null; \
		else \
			echo "The tests need $(1); on Debian: apt-get install $(1)" >&2; exit 1; \
		fi; }
endef

$(PAGE): $(STAMP) $(PAGE_STAMP) $(PAGE_SOURCES)
	@echo "Building the page"
	@cd web && ./with-node npx vite build --logLevel warn --emptyOutDir --outDir ../$(dir $(PAGE))
	@touch $@

$(PAGE_STAMP): $(STAMP) web/package-lock.json
	@echo "Installing what the page is built with into web/node_modules"
	@cd web && ./with-node npm ci --silent
	@touch $@

$(STAMP): requirements/dev.lock pyproject.toml
	$(call make_venv,.venv)
	@echo "Installing the locked dependencies into .venv (the first time: about a minute)"
	@$(BIN)/python $(PIP) -qq install --require-hashes --no-deps -r requirements/dev.lock
	@$(BIN)/python $(PIP) -qq install --no-deps --no-build-isolation --editable .
	@touch $@

$(BENCH_STAMP): requirements/bench.lock
	$(call make_venv,.bench-venv)
	@echo "Installing the peers of the bench into .bench-venv"
	@.bench-venv/bin/python $(PIP) -qq install --require-hashes --no-deps -r requirements/bench.lock
	@touch $@
