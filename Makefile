# Needs Python 3.11 or later and make. Everything else is installed from lock files: Python packages into .venv, the tools
# that build the page into web/node_modules. Node.js is the machine's own, or comes from PyPI. The tests need PostgreSQL,
# Redis, nginx and Chromium; on Debian, as root, they are installed if missing.

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=
export PYTHON
# The tests start hundreds of Python processes, which compile every module anew if none may store the bytecode.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
# Each worker begins with its own half of the tests, so that both rarely set up the same server or load the same files.
PYTEST = $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal
PLAY := .venv/.installed-play
TEST := .venv/.installed-test
BENCH := .bench-venv/.installed
DOCS := .docs-venv/.installed
PAGE := src/tetrarch/server/page/index.html
PAGE_TOOLS := web/node_modules/.installed-page
WEB_TOOLS := web/node_modules/.installed
PAGE_SOURCES := $(shell find web/src web/public web/scripts web/index.html web/*.json web/*.ts web/*.js \
	src/tetrarch/*/data/*.json -type f 2>/dev/null)
# Most tests of the rules and of the table, with plain rules, few random examples and hardly any other process.
QUICK := $(addprefix tests/,core eko legends games table lessons test_dependencies.py test_layers.py test_texts.py \
	cli/test_new.py cli/test_records.py) --ignore=tests/legends/test_perft.py -p no:schemathesis \
	$(addprefix --ignore-glob=*/test_,$(addsuffix .py,compiled mutants third_game oracle* position_coins leaks fold describing))
COMPILE := $(BIN)/uv pip compile --quiet --system-certs --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--upgrade --custom-compile-command 'make lock'

.DEFAULT_GOAL := help
ifndef IN_PARALLEL
.NOTPARALLEL:
endif
.PHONY: help play page terminal setup test quick lint types webtest browsertest debian format package samples docs bench \
	benchgpu benchserver benchpage soak lock clean kernels-eko kernels-legends

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAY) page ## play in the browser: start the server and open the page
	@$(BIN)/tetrarch serve $(ARGS)

page: $(PAGE) ## build the web page
	@:

terminal: $(PLAY) ## play Ekö in the terminal against a bot
	@$(BIN)/tetrarch play eko $(ARGS)

setup: $(TEST) ## install everything that the checks need into .venv
	@:

# What runs before the tests, at the same time. Each step prints when it is done.
test: $(TEST) $(WEB_TOOLS) page debian ## run formatting, lint, types, all tests except the long ones, and the most important ones in a browser
	@$(MAKE) --no-print-directory --jobs=$(WORKERS) --output-sync=target IN_PARALLEL=1 \
		lint kernels-legends types webtest kernels-eko
	@echo "Running the tests"
	@TETRARCH_JIT=on $(PYTEST) $(ARGS)
	@echo "Running the tests in a browser"
	@cd web && DIST=../$(dir $(PAGE)) WORKERS=$(WORKERS) ./with-node npm run --silent e2e:short

quick: lint ## format, lint and a fast part of the tests: under a minute
	@TETRARCH_PROFILE=smoke $(PYTEST) $(QUICK) $(ARGS)

webtest: $(WEB_TOOLS) page ## check the page: wire types, types, texts and unit tests
	@echo "Checking the page"
	@cd web && ./with-node npm run --silent wire:check && ./with-node npm run --silent check && ./with-node npm run --silent texts && ./with-node npm run --silent test

browsertest: $(TEST) $(WEB_TOOLS) page debian ## run all tests in a browser; make test runs the most important ones
	@echo "Running the tests in a browser"
	@cd web && DIST=../$(dir $(PAGE)) WORKERS=$(WORKERS) ./with-node npm run --silent e2e

debian:
	@$(call debian_package,postgresql,ls /usr/lib/postgresql/*/bin/initdb || command -v initdb)
	@$(call debian_package,redis-server,command -v redis-server || command -v valkey-server)
	@$(call debian_package,nginx-light,command -v nginx || ls /usr/sbin/nginx)
	@$(call debian_package,chromium,command -v chromium)

kernels-eko kernels-legends: kernels-%: $(TEST)
	@$(BIN)/tetrarch warmup $*

lint: $(TEST) ## check formatting and lint
	@echo "Checking formatting and lint"
	@$(BIN)/ruff format --quiet --check . || { echo "Run 'make format' to fix the formatting"; exit 1; }
	@$(BIN)/ruff check --quiet .

types: $(TEST) ## check the types
	@echo "Checking the types"
	@$(BIN)/mypy --no-error-summary

format: $(TEST) ## format the sources and apply the fixes that lint offers
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .

docs: $(DOCS) ## build the documentation site into build/site; broken links and anchors are errors
	@NO_MKDOCS_2_WARNING=1 .docs-venv/bin/mkdocs build --strict
	@echo "The documentation is in build/site/index.html"

package: $(TEST) page ## build the sdist and the wheel into dist/
	@$(BIN)/python -m build --no-isolation --outdir dist .

samples: $(TEST) ## play 1,000 games of each game by the top level, as archives of Parquet files in dist/ (hours)
	@mkdir -p build/samples dist
	@set -e; for game in eko legends; do \
		$(BIN)/tetrarch dataset $$game --games 1000 --out build/samples/tetrarch-$$game-1000; \
		tar -cf dist/tetrarch-$$game-1000.tar -C build/samples tetrarch-$$game-1000; \
	done

bench: $(TEST) $(BENCH) ## compare the speed with other libraries (ARGS=--quick)
	@$(BIN)/tetrarch bench $(ARGS)

benchgpu: $(TEST) ## compare batches on a GPU with those on the processor, and measure them (ARGS=--compare)
	@$(BIN)/tetrarch warmup
	@$(BIN)/python bench/gpu.py $(ARGS)

benchserver: $(TEST) page debian ## measure how many tables servers hold, compared with boardgame.io (ARGS=--quick)
	@[ -d bench/boardgame/node_modules ] || (cd bench/boardgame && ../../web/with-node npm ci --ignore-scripts --silent)
	@$(BIN)/tetrarch warmup
	@web/with-node $(BIN)/python bench/server.py $(ARGS)

benchpage: $(TEST) $(WEB_TOOLS) page debian ## measure how fast the page is
	@web/with-node node bench/page.mjs $(ARGS)

soak: $(TEST) $(WEB_TOOLS) page debian ## run the long tests, and those with random examples on thousands of them
	@TETRARCH_JIT=on TETRARCH_PROFILE=soak $(PYTEST) -m 'soak or hypothesis' $(ARGS)
	@cd web && SOAK=1 DIST=../$(dir $(PAGE)) WORKERS=$(WORKERS) ./with-node npm run --silent e2e

lock: $(TEST) ## resolve all dependencies again, to their newest versions
	@$(COMPILE) --extra server --group build pyproject.toml --output-file requirements/play.lock
	@$(COMPILE) --extra all --group test --constraint requirements/play.lock pyproject.toml --output-file requirements/test.lock
	@set -e; for name in bench docs installer node; do $(COMPILE) --group $$name --output-file requirements/$$name.lock; done

clean: ## remove everything that make has created
	@rm -rf .venv .bench-venv .docs-venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	@rm -rf web/node_modules $(dir $(PAGE))
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# Install the Debian package $(1) unless the command $(2) finds it.
define debian_package
	{ $(2); } >/dev/null 2>&1 || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing $(1)"; \
			apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y install $(1) >/dev/null; \
		else \
			echo "The tests need $(1); on Debian: apt-get install $(1)" >&2; exit 1; \
		fi; }
endef

$(PLAY): requirements/play.lock pyproject.toml
	@echo "Installing the server into .venv"
	@requirements/install .venv play .
	@touch $@

$(TEST): $(PLAY) requirements/test.lock
	@echo "Installing the test tools into .venv"
	@requirements/install .venv test
	@touch $@

$(BENCH): requirements/bench.lock
	@echo "Installing the libraries that the benchmark compares with into .bench-venv"
	@requirements/install .bench-venv bench
	@touch $@

$(DOCS): requirements/docs.lock
	@echo "Installing MkDocs into .docs-venv"
	@requirements/install .docs-venv docs
	@touch $@

# The page needs the build tools alone. They come with the test tools if those are installed.
$(PAGE): $(PAGE_TOOLS) $(PAGE_SOURCES)
	@echo "Building the page"
	@cd web && ./with-node npx vite build --logLevel warn --emptyOutDir --outDir ../$(dir $(PAGE))
	@touch $@

$(PAGE_TOOLS): web/package-lock.json | $(PLAY)
	@if [ -e $(WEB_TOOLS) ]; then $(MAKE) --no-print-directory $(WEB_TOOLS); else \
		echo "Installing the tools that build the page into web/node_modules"; \
		cd web && ./with-node npm ci --omit=dev --loglevel=error >/dev/null; \
	fi
	@touch $@

$(WEB_TOOLS): web/package-lock.json | $(PLAY)
	@echo "Installing the tools that build and test the page into web/node_modules"
	@cd web && ./with-node npm ci --loglevel=error >/dev/null
	@touch $@ $(PAGE_TOOLS)
