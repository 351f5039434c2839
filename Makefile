# Everything runs from .venv. What a target needs is put in on its first use, from the lock file of its purpose in
# requirements/, and takes nothing out that another target needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv pip
INSTALL := $(UV) install --python $(BIN)/python
WHEEL := $(BIN)/uv build --quiet --wheel --no-build-isolation --python $(BIN)/python
PYTEST_ARGS ?= --dist worksteal -n $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
PLAY_ARGS ?=
PROVE_ARGS ?=
MINUTES ?= 60
MODULES ?=
LOCK := $(UV) compile --quiet --universal --python-version 3.11 --no-emit-index-url --custom-compile-command "make lock"

# The tests start Python a few hundred times: what was compiled once is kept, whatever the caller's environment says.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play test lint prove bench mutants format screenshots dist lock clean

help:  ## What can be made.
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /|/' | awk -F'|' '{printf "make %-12s %s\n", $$1, $$2}'

play: $(VENV)/.play  ## Play in a local web page: no token, no account.
	$(BIN)/talon play $(PLAY_ARGS)

test: $(VENV)/.compiled  ## Run the tests.
	$(BIN)/pytest $(PYTEST_ARGS)

lint: $(VENV)/.test  ## Style, types, layers and languages.
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m scripts.languages

prove: $(VENV)/.test  ## Run the slow proofs whole and rewrite docs/PROOFS.md.
	$(BIN)/python -m tests.prove.run $(PROVE_ARGS)

bench: $(VENV)/.test $(VENV)/.bench  ## Measure against the peers and rewrite docs/BENCHMARKS.md.
	$(BIN)/python -m tests.bench.run

mutants: $(VENV)/.test  ## Try small wrong changes to the core (MINUTES=40) and rewrite docs/MUTANTS.md.
	$(BIN)/python -m scripts.mutants --minutes $(MINUTES) $(MODULES)

format: $(VENV)/.test  ## Put the code in its form.
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

screenshots: $(VENV)/.test  ## Take the README's pictures again (needs chromium).
	$(BIN)/python -m scripts.screenshots

dist: $(VENV)/.test  ## Build both wheels into dist/: the bot's, and the engine's alone.
	rm -rf dist build/engine
	$(BIN)/python -m scripts.engine_wheel build/engine
	$(WHEEL) --out-dir dist .
	$(WHEEL) --out-dir dist build/engine

lock: $(VENV)/.uv  ## Resolve the dependencies anew.
	$(LOCK) --upgrade --all-extras --no-annotate -o requirements.lock pyproject.toml
	$(LOCK) --generate-hashes -c requirements.lock --extra play -o requirements/play.lock pyproject.toml
	$(LOCK) --generate-hashes -c requirements.lock --extra dev -o requirements/test.lock pyproject.toml
	$(LOCK) --generate-hashes -c requirements.lock --extra bench -o requirements/bench.lock pyproject.toml
	$(LOCK) --generate-hashes -c requirements.lock --extra postgres -o requirements/image.lock pyproject.toml
	$(LOCK) --generate-hashes -c requirements.lock --extra compile -o requirements/build.lock pyproject.toml
	$(LOCK) --generate-hashes --upgrade --group setup -o requirements/uv.lock

clean:  ## Remove what was made.
	rm -rf $(VENV) .venv-* .mutants build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# uv puts in a purpose's packages in seconds, where pip takes a minute. To give .venv a pip of its own takes as long as
# all the rest: the machine's puts uv in, where it has one.
$(VENV)/.uv: requirements/uv.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Talon needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>/dev/null || echo missing). Name one: make $(or $(MAKECMDGOALS),play) PYTHON=python3.12" >&2; \
	  exit 1; }
	@echo "Installing into $(VENV) (once)"
	@$(PYTHON) -m venv --clear --without-pip $(VENV)
	@if $(PYTHON) -m pip --version >/dev/null 2>&1; then pip="$(PYTHON) -m pip --python $(BIN)/python"; \
	  else $(BIN)/python -m ensurepip >/dev/null && pip="$(BIN)/python -m pip"; fi && \
	  $$pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.lock
	@touch $@

$(VENV)/.%: requirements/%.lock $(VENV)/.talon
	@echo "Installing what make $* needs"
	@$(INSTALL) --compile-bytecode --require-hashes -r $<
	@touch $@

# Each of the tests' processes would compile all of them at once.
$(VENV)/.compiled: $(VENV)/.test
	@echo "Compiling the tests (once)"
	@$(BIN)/pytest --collect-only -qq > $@ || { cat $@; rm $@; exit 1; }

$(VENV)/.talon: pyproject.toml setup.py requirements/build.lock $(VENV)/.uv
	@$(INSTALL) --quiet --build-constraint requirements/build.lock --no-deps -e .
	@touch $@
