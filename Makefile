# Everything runs from .venv, which is made on first use from requirements.lock.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# Much of a test of Discord is waiting: half as many processes again as there are processors.
PYTEST_ARGS ?= --dist worksteal -n $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) \* 3 / 2)
PLAY_ARGS ?=
PROVE_ARGS ?=
MINUTES ?= 60
MODULES ?=
LOCK_ARGS := --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock"

# The tests start Python a few hundred times: what was compiled once is kept, whatever the caller's environment says.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play test lint prove bench mutants format screenshots lock clean

help:  ## What can be made.
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /|/' | awk -F'|' '{printf "make %-12s %s\n", $$1, $$2}'

play: $(READY)  ## Play in a local web page: no token, no account.
	$(BIN)/talon play $(PLAY_ARGS)

test: $(READY)  ## Run the tests.
	$(BIN)/pytest $(PYTEST_ARGS)

lint: $(READY)  ## Style, types and layers.
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

prove: $(READY)  ## Run the slow proofs whole and rewrite docs/PROOFS.md.
	$(BIN)/python -m tests.prove.run $(PROVE_ARGS)

bench: $(READY)  ## Measure against the peers and rewrite docs/BENCHMARKS.md.
	$(BIN)/python -m tests.bench.run

mutants: $(READY)  ## Try small wrong changes to the core (MINUTES=40) and rewrite docs/MUTANTS.md.
	$(BIN)/python -m scripts.mutants --minutes $(MINUTES) $(MODULES)

format: $(READY)  ## Put the code in its form.
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

screenshots: $(READY)  ## Take the README's pictures again (needs chromium).
	$(BIN)/python -m scripts.screenshots

lock: $(READY)  ## Resolve the dependencies anew.
	$(BIN)/uv pip compile $(LOCK_ARGS) --all-extras -o requirements.lock pyproject.toml
	$(BIN)/uv pip compile $(LOCK_ARGS) --extra postgres -c requirements.lock -o requirements-run.lock pyproject.toml
	$(BIN)/uv pip compile $(LOCK_ARGS) --extra compile -c requirements.lock -o requirements-build.lock pyproject.toml

clean:  ## Remove what was made.
	rm -rf $(VENV) .venv-* .mutants build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Talon needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>/dev/null || echo missing). Name one: make $(or $(MAKECMDGOALS),play) PYTHON=python3.12" >&2; \
	  exit 1; }
	@echo "Installing into $(VENV) (once)"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --use-pep517 --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $(READY)
