# Needs Python 3.11 or later and make; everything else is installed into .venv from the lock.

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=

BIN := .venv/bin
STAMP := .venv/.installed
BENCH_STAMP := .bench-venv/.installed
PIP := -m pip --disable-pip-version-check
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command 'make lock'

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types format bench soak lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP) ## make .venv with all that the other targets need
	@:

play: setup ## play Ekö in the terminal against a simple bot
	@$(BIN)/tetrarch play eko $(ARGS)

test: lint types ## formatting, lint, types and all tests (but the long ones)
	@echo "Running the tests"
	@TETRARCH_JIT=on $(BIN)/python -m pytest -q -n $(WORKERS) $(ARGS)

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

soak: setup ## the long tests
	@TETRARCH_JIT=on TETRARCH_PROFILE=soak $(BIN)/python -m pytest -q -n $(WORKERS) -m soak $(ARGS)

lock: setup ## resolve all dependencies anew
	@$(LOCK) --upgrade --group dev pyproject.toml --output-file requirements/dev.lock
	@$(LOCK) --upgrade --group bench --output-file requirements/bench.lock

clean: ## remove everything that make made
	@rm -rf .venv .bench-venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
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
