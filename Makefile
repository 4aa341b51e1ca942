# The project's commands: the same words on every machine and in CI. `make` alone lists them.

PYTHON ?= python3
FUZZ ?= 600
SINCE ?= main
RUN := .venv/bin/python -m

NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web --silent

GAMES := $(patsubst src/manege/games/%/__init__.py,%,$(wildcard src/manege/games/*/__init__.py))
ifneq ($(filter-out $(GAMES),$(GAME)),)
$(error There is no game “$(GAME)”. There are: $(GAMES))
endif

# What a command says, once it has ended: beside another its lines are not torn.
whole = said=$$($(1) 2>&1); ended=$$?; [ -z "$$said" ] || echo "$$said"; exit $$ended

unexport PYTHONPATH
.PHONY: help play test wheel pages pure built environment quick check format dev screenshots bench fuzz mutate lock clean

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.* ## /  make \1\t/p' Makefile | expand -t 16

play: ## set up what is missing, then play in the browser; ARGS="--host 0.0.0.0" lets phones in
	@$(PYTHON) tools/install.py play
	@exec $(RUN) manege serve $(ARGS)

# Browsers wait half of their time: four share two cores.
test: ## all checks, then all tests, pure and compiled; GAME=toc_toc_toc: only those of a game
	@$(MAKE) --no-print-directory --jobs 2 wheel check pages pure
	MANEGE_EXPECT=compiled $(RUN) pytest -n 4 --about "$(GAME)" $(foreach once,$(ONCE),--ignore $(once))

# Compiling takes one core for minutes; on the other runs all that needs no compiled core.
wheel: built
	@$(call whole,$(PYTHON) tools/install.py test)

pages: built
	$(NPM) run check
	$(NPM) run lint
	$(NPM) test $(subst _,-,$(GAME))

pure: built
	PYTHONPATH=src MANEGE_EXPECT=pure $(RUN) pytest -n 2 --about "$(GAME)" $(foreach other,$(COMPILED),--ignore $(other))

built: environment
	@$(call whole,$(PYTHON) tools/install.py pages)

environment:
	@$(PYTHON) tools/install.py check

# What is not for the source alone; of its bots the contract is (tests/contract plays with them).
COMPILED := tests/server tests/nodes tests/browser tests/bots tests/contract/test_compiled.py

# What is the same whether the core is compiled or not.
ONCE := tests/test_project.py tests/test_install.py tests/test_quick.py tests/test_mutate.py tests/test_audit.py tests/pictures

quick: check ## the checks, then the pure tests of what has changed SINCE=main: within a minute
	@$(RUN) tools.quick $(SINCE)

check: environment ## format, lint, types, imports, locks, secrets
	$(RUN) ruff format --check
	$(RUN) ruff check
	$(RUN) mypy
	PYTHONPATH=src .venv/bin/lint-imports --no-logo
	$(RUN) tools.audit

format: ## put the code into shape
	@$(PYTHON) tools/install.py check
	$(RUN) ruff check --fix
	$(RUN) ruff format

dev: ## server and pages, both reloaded when their source changes
	@$(PYTHON) tools/install.py test
	@PYTHONPATH=src $(RUN) uvicorn --factory manege.server.serve:for_development --port 8000 \
		--reload --reload-dir src --ws websockets-sansio --no-access-log & server=$$!; \
		trap "kill $$server" EXIT; $(NPM) run dev

screenshots: ## the pictures of docs/screenshots, from real tables
	@$(PYTHON) tools/install.py test
	$(RUN) tests.browser.screenshots

bench: ## our speed, and those of OpenSpiel and Catanatron on games of like weight
	@$(PYTHON) tools/install.py bench
	$(RUN) manege bench
	$(RUN) benchmarks.yardstick

DEEP := tests/contract tests/server/test_kill.py tests/server/test_fuzz.py tests/server/test_api.py

fuzz: ## the contract tests on ever new games, servers killed and told nonsense, for FUZZ=600 seconds
	@$(PYTHON) tools/install.py test
	@end=$$(( $$(date +%s) + $(FUZZ) )); while [ $$(date +%s) -lt $$end ]; do \
		MANEGE_EXPECT=compiled MANEGE_FUZZ=1 $(RUN) pytest -n 2 -x $(DEEP) || exit 1; \
	done

mutate: ## spoil the rules of GAME=toc_toc_toc: which changes does no test notice? ARGS=--help
	@$(PYTHON) tools/install.py check
	@$(RUN) tools.mutate $(GAME) $(ARGS)

LOCK := $(RUN) uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock"

lock: ## write requirements/*.lock anew from the versions in pyproject.toml
	@$(PYTHON) tools/install.py check
	$(LOCK) pyproject.toml --group build -o requirements/play.lock
	$(LOCK) pyproject.toml --group build --group dev -c requirements/play.lock -o requirements/dev.lock
	$(LOCK) pyproject.toml --extra nodes -c requirements/dev.lock -o requirements/nodes.lock
	$(LOCK) pyproject.toml --extra cluster -c requirements/nodes.lock -o requirements/cluster.lock
	$(LOCK) --group servers -c requirements/dev.lock -o requirements/servers.lock
	$(LOCK) --group bench -c requirements/dev.lock -o requirements/bench.lock
	$(LOCK) --group node -o requirements/node.lock
	$(LOCK) --group zig -o requirements/zig.lock

clean: ## remove the environment and all that was built
	rm -rf .venv build dist web/dist web/node_modules tests/browser/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
