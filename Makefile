# Everything that a developer does, one name each. Every target that needs the environment sets it up first (scripts/setup),
# from nothing more than Python 3.11+, make and git.

.DEFAULT_GOAL := help
.PHONY: help setup app screens pictures evenings run play test soak kill mutants check format bench docs lock clean

# What follows a command: make test ARGS="-k hunter", make run ARGS="--help"
ARGS ?=
bin := .venv/bin

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Make .venv ready: locked packages and Lycaon itself
	@scripts/setup

screens: app ## Photograph every screen of the app into build/screens (ARGS="FOLDER LANGUAGE ...")
	@$(bin)/python scripts/app-screens $(ARGS)

pictures: app ## Make the pictures of the handbook anew
	@$(bin)/python scripts/app-pictures

evenings: app ## Let eight browsers play whole games in each way to play, while things go wrong (ARGS="table remote judge")
	@$(bin)/python -m tests.app.evenings $(ARGS)

app: setup ## Build the phones' pages into the package
	@$(bin)/python scripts/build_app.py

run: app ## Open rooms for phones in the same network, until Ctrl+C
	@$(bin)/lycaon serve $(ARGS)

play: setup ## Play a game in the terminal (without a terminal: a demonstration)
	@$(bin)/lycaon play $(ARGS)

test: setup ## Run the tests, on two processes
	@$(bin)/pytest -n 2 $(ARGS)

soak: setup ## Play every two things that may meet, and hold each game to all laws
	@$(bin)/python -m tests.laws.soak $(ARGS)

kill: setup ## Kill servers and their database in the middle of games, and see that nothing is lost
	@$(bin)/python -m tests.server.killing $(ARGS)

mutants: setup ## Change one small thing in the game at a time, and see whether an example or a test notices
	@$(bin)/python -m tests.mutation $(ARGS)

check: setup ## Check style, types and imports
	$(bin)/ruff check
	$(bin)/ruff format --check
	$(bin)/mypy
	$(bin)/lint-imports --no-logo

format: setup ## Mend what ruff can mend by itself
	@$(bin)/ruff check --fix-only
	@$(bin)/ruff format

bench: setup ## Measure, and print the figures
	@$(bin)/python -m bench $(ARGS)

docs: setup ## Build the handbook into site/
	@$(bin)/python scripts/reference-pages
	@$(bin)/zensical build --strict $(ARGS)

lock: ## Lock the packages anew (ARGS=--upgrade: take the newest)
	@scripts/lock $(ARGS)

clean: ## Remove everything that was made here, .venv included
	@rm -rf .venv .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist site
	@rm -rf app/node_modules app/.lock src/lycaon/server/static
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
