# The menu. `make` alone prints it; each target does what the npm script of the same name does.
.DEFAULT_GOAL := menu
# CONTENT=../dealer, after any target that reads content, takes the folder of another dealer; what is made stays in that.
# DAY=2027-06-01 has them take that day for today: dev, check, facts, report, build and export.
# Packages of npm and of the system are fetched at the same time.
MAKEFLAGS += --jobs=2
# Node keeps what it has compiled, from its first line on: the programs turn this on themselves, but later.
new check explain facts fix generate build serve: export NODE_COMPILE_CACHE := .cache/node
.PHONY: menu tools tools-of-the-night report-of-change verdict serve start dev new check explain facts report fix import generate build export preview rollback extension lint types quick test nightly test-changed mutants bench performance pictures docs encode clean

menu: ## This list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /make \1\t/' | expand -t 18

# Every npm keeps to this, also those that do not know allowScripts.
node_modules/.installed: package.json package-lock.json .npmrc
	npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@allowed=$$(node -p 'Object.entries(require("./package.json").allowScripts).flatMap(([name, isAllowed]) => (isAllowed ? name : [])).join(" ")') && \
	npm rebuild --ignore-scripts=false $${allowed:?}
	@touch $@

# The programs of the system that tests use.
tools:
	@sh .ci/tools.sh

tools-of-the-night:
	@sh .ci/tools.sh nightly

serve: node_modules/.installed ## Install, build and serve the site (PORT to choose the port)
	@node_modules/.bin/node web/build.ts
	@npm run --silent start

start: node_modules/.installed ## Serve what has been built
	@npm run --silent start

dev: node_modules/.installed ## Serve the site while you edit: a saved file shows at once
	@npm run --silent dev

new: node_modules/.installed ## Write the folder of another dealer, with a small shop (DIR=../shop)
	@node_modules/.bin/node codegen/main.ts new $(DIR)

check: node_modules/.installed ## Check the content and say what is wrong and where
	@node_modules/.bin/node codegen/main.ts check

explain: node_modules/.installed ## Explain the code at the end of a message (CODE=unknown-key)
	@node_modules/.bin/node codegen/main.ts explain $(CODE)

facts: node_modules/.installed ## List every fact with its pages, second values, and what is owed (FORMAT=json)
	@node_modules/.bin/node codegen/main.ts facts --format $(or $(FORMAT),text)

report: node_modules/.installed ## Say what a change does to the site: facts, pages, sentences (BASE=main)
	@CHROMIUM="$$(sh .ci/browser.sh 2>/dev/null)"; export CHROMIUM; npm run --silent report -- $(or $(BASE),main)

# For a pull request, with what is sure put right: that is suggested or pushed, and should hide nothing else.
report-of-change: node_modules/.installed
	@if [ "$$(sh .ci/way.sh)" = content ]; then node_modules/.bin/node codegen/main.ts fix || true; fi
	@$(MAKE) --no-print-directory report

import: node_modules/.installed ## Take a file of the stock into content/stock (FILE=stock.csv)
	@node_modules/.bin/node codegen/import/main.ts $(FILE)

fix: node_modules/.installed ## Repair what is sure in the content, and say what is left to decide
	@node_modules/.bin/node codegen/main.ts fix

generate: node_modules/.installed ## Check the content and write the generated modules
	@node_modules/.bin/node codegen/main.ts generate

build: node_modules/.installed ## Build the site into dist/
	@node_modules/.bin/node web/build.ts

export: build ## Write the site as a folder for a static host: export/
	@npm run --silent export

preview: export ## Write the site as files that open by a double click: preview/
	@npm run --silent preview

rollback: node_modules/.installed ## Go back to the build before the last one; restart the server then
	@npm run --silent rollback

extension: node_modules/.installed ## Write an extension for Visual Studio Code that checks while you type
	@npm run --silent extension

lint: node_modules/.installed ## Check the style of the code
	@npm run --silent lint

types: node_modules/.installed ## Check the types
	@npm run --silent types

quick: node_modules/.installed ## Before every commit: the tests that stay in one process, style and types
	@npm run --silent quick

test: node_modules/.installed tools ## Every promise once, on the real thing: databases, servers, a browser
	@CHROMIUM="$$(sh .ci/browser.sh)" && export CHROMIUM && npm run --silent test

# What CI runs. Its first lines are those of the check, and if that finds an error, they are also its last.
verdict: node_modules/.installed
	@node_modules/.bin/node codegen/main.ts check
	@if [ "$$(sh .ci/way.sh)" = content ]; then npm run --silent test-content; else $(MAKE) --no-print-directory test; fi

nightly: node_modules/.installed tools-of-the-night ## Everything that takes long: kills, other browsers and content, growth, mutants
	@CHROMIUM="$$(sh .ci/browser.sh)" && export CHROMIUM && npm run --silent nightly

test-changed: node_modules/.installed tools ## Change facts in a copy; run what reads content (ONLY=files)
	@CHROMIUM="$$(sh .ci/browser.sh)" && export CHROMIUM && npm run --silent test-changed -- $(ONLY)

mutants: node_modules/.installed ## Change the code a little, and see a test notice (AREA=folder, or SINCE=commit)
	@npm run --silent mutants

bench: build tools ## Measure speed beside baselines (AREA=serving)
	@CHROMIUM="$$(sh .ci/browser.sh)" && export CHROMIUM && npm run --silent bench -- $(AREA)

performance: node_modules/.installed ## Put what the bench measured into docs/performance.md
	@npm run --silent performance

pictures: node_modules/.installed ## Draw the pictures that are missing or changed (needs Blender), and encode
	@npm run --silent pictures
	@npm run --silent encode

docs: node_modules/.installed tools ## Write the reference of the content anew, with its pictures: docs/content/
	@CHROMIUM="$$(sh .ci/browser.sh)" && export CHROMIUM && npm run --silent docs

encode: node_modules/.installed ## Keep the files of new and changed pictures in encoded/, remove old ones
	@npm run --silent encode

clean: ## Remove everything that can be made again
	cd $(or $(CONTENT),.) && rm -rf generated dist build export preview report .cache
	rm -f content-language.vsix
