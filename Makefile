# `make play` and `make test` set up all they need, `make play` no more than the window does; `make help`
# lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/installed
BUILDER := $(VENV)/builder
DEVELOPING := $(VENV)/developing
READY := $(VENV)/ready
SET_UP := $(READY) $(DEVELOPING)

.DEFAULT_GOAL := help
STRENGTH ?= --games 200 --jobs 2

.PHONY: help play test test-fast test-eyes check release-check bench attack strength docs pictures pictures-languages pictures-pseudo translations coverage format constraints compiled plain \
	installer installer-test installer-compare windows-trial clean

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-18s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(READY) ## Start Quincunx (in the terminal where there is no display)
	@$(BIN)/python -m desktop

# An idle worker steals half of another worker's remaining tests. So tests that share something
# slow to make nearly always run together, and no worker waits for a long file.
# Bytecode is kept, whatever the environment says: the program is started a hundred times.
TESTS := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n auto --dist worksteal

test: $(SET_UP) ## Run all tests
	$(TESTS)

test-fast: $(SET_UP) ## Run the tests that need no window and take no long time, in about a minute
	$(TESTS) -m "not slow and not window" --ignore=tests/desktop

# Counting lines makes the rules three times as slow; `no_cover` spares what goes over known ground.
coverage: $(SET_UP) ## Run the tests of the rules and count the lines they reach
	$(TESTS) tests/rules --cov --cov-report=term:skip-covered --cov-fail-under=95

check: $(SET_UP) ## Lint, formatting, types, import rules; lists missing translations
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.tools.translation_gaps
	$(BIN)/python -m tests.tools.window_texts
	$(BIN)/python -m tests.tools.plain_words

release-check: check ## The same, and fail if a translation is missing
	$(BIN)/python -m tests.tools.translation_gaps --release

bench: $(SET_UP) ## Measure speed, as ratios against a plain baseline, and compare with the last runs
	@$(BIN)/python -m tests.tools.speed

test-eyes: $(SET_UP) ## Play whole games by ear, over the bus of screen readers; EYES="mono:person --seed 3" for others
	@$(BIN)/python -m tests.tools.eyes $(EYES)

attack: $(SET_UP) ## Try hostile input, new examples, robots at the window, and kills; ATTACK=--whole for hours of it
	@$(BIN)/python -m tests.tools.attack $(ATTACK)
	$(TESTS) -m hypothesis --hypothesis-profile=explore
	@$(BIN)/python -m tests.tools.robots $(if $(findstring --whole,$(ATTACK)),--seeds 12 --minutes 15,--minutes 2)
	@$(BIN)/python -m tests.tools.kills --kills 20 --busy 8

strength: $(SET_UP) ## Play the ladder of the computer players; STRENGTH="--games 40 --pace 1" for other terms
	@$(BIN)/python -m tests.tools.strength $(STRENGTH)

docs: $(SET_UP) ## Build pages of all modules from their docstrings: build/docs
	@$(BIN)/python -m tests.tools.docs build/docs

pictures: $(SET_UP) ## Take a picture of every screen: build/pictures, resources/pictures
	@$(BIN)/python -m tests.tools.screenshots build/pictures
	@$(BIN)/python -m tests.tools.screenshots --some resources/pictures

LANGUAGES ?= $(filter-out en,$(patsubst resources/translations/quincunx_%.ts,%,$(wildcard resources/translations/*.ts)))

pictures-languages: $(SET_UP) ## The same in every language but English: build/de …; LANGUAGES="fr es" for some
	@failed=0; for one in $(LANGUAGES); do \
		$(BIN)/python -m tests.tools.screenshots --language $$one build/$$one || failed=1; done; exit $$failed

pictures-pseudo: $(SET_UP) ## The same in long texts: build/long
	@$(BIN)/python -m tests.tools.screenshots --language long build/long

translations: $(SET_UP) ## Bring the catalogues up to date with the code; NEW=it begins one
	@$(BIN)/python -m installers.translations update $(NEW)
	@$(BIN)/python -m installers.translations release

# What the linter cannot mend, such as a long line, the formatter often can: its word comes last.
format: $(SET_UP) ## Format the code and mend what can be mended
	$(BIN)/ruff check --fix --exit-zero --quiet .
	$(BIN)/ruff format .
	$(BIN)/ruff check .

constraints: $(SET_UP) ## Pin the packages that are installed now
	{ sed -n 1p constraints.txt; $(BIN)/pip freeze --all --exclude pip --exclude-editable; } > constraints.new
	mv constraints.new constraints.txt

compiled: $(SET_UP) ## Compile the inner modules of the computer players; they think several times as fast
	@$(BIN)/python -m installers.kernels

plain: $(SET_UP) ## Remove the compiled modules, so that Python interprets their sources again
	@$(BIN)/python -m installers.kernels --remove

installer: $(SET_UP) $(BUILDER) ## Build the installers of this system into dist/ (Linux)
	@installers/linux/build-tools
	@$(BIN)/python -m installers.kernels
	@$(BIN)/python -m installers.linux.build

installer-test: $(SET_UP) ## Try dist/, make play and make test in fresh Debian systems (needs root)
	@installers/linux/build-tools
	@$(BIN)/python -m installers.linux.trial
	@$(BIN)/python -m installers.linux.source_trial

installer-compare: $(SET_UP) $(BUILDER) ## Build the installers twice and say what differs
	@installers/linux/build-tools
	@$(BIN)/python -m installers.kernels
	@$(BIN)/python -m installers.linux.compare

windows-trial: $(SET_UP) ## Freeze, install and play the program for Windows under Wine (Debian 12)
	@$(BIN)/python -m installers.windows.wine.trial

clean: ## Remove what the other commands made
	@! grep -qs ' $(CURDIR)/build/' /proc/mounts || \
		{ echo "A trial still goes on below build/: wait, or end it and unmount it there."; exit 1; }
	rm -rf $(VENV) build dist htmlcov .coverage* .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache *.egg-info resources/translations/*.qm
	find rules -name '*.so' -delete

$(INSTALLED): pyproject.toml constraints.txt installers/linux/qt-libraries
	@installers/linux/qt-libraries
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Quincunx needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)")'
	$(PYTHON) -m venv $(VENV)
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(DEVELOPING): $(INSTALLED)
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(BUILDER): $(INSTALLED)
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[build]'
	@touch $@

$(READY): $(INSTALLED) $(wildcard resources/translations/*.ts)
	@$(BIN)/python -m installers.translations release && touch $@ || echo "Texts stay as they were."
