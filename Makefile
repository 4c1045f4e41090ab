# Segue: SwiftUI's transitions on Linux.
#
#   make play                   builds Segue and plays Examples/Showcase.swift into out/
#   make test                   runs the tests
#   make test-package           runs those of Examples/TestingYourViews, a package of its own
#   make random SEEDS=100000    plays that many random trees and checks every update of them
#   make check                  format, imports, file lengths, warnings as errors, then the tests
#   make bench PEERS=FOLDER      measures frames and changes; against the programs in FOLDER if given
#   make browser                opens the pages in a browser and uses them
#   make install PREFIX=FOLDER  installs FOLDER/bin/segue (FOLDER/lib/segue holds its parts)
#   make clean                  removes what was built

# The environment carries the folder to the script, whatever characters are in its name.
PREFIX ?= /usr/local
SEEDS ?= 100000
export PREFIX DESTDIR

.PHONY: play test test-package random check browser bench install clean dependencies

play: dependencies
	@Scripts/play

test: dependencies
	swift test --disable-xctest

test-package: dependencies
	swift test --disable-xctest --package-path Examples/TestingYourViews

random: dependencies
	SEGUE_SEEDS=$(SEEDS) swift test -c release -Xswiftc -enable-testing --disable-xctest \
	  --filter RandomTests

check: dependencies
	@Scripts/check

bench: dependencies
	swift run -c release --package-path Benchmarks segue-bench $(if $(PEERS),compare "$(PEERS)")

browser: dependencies
	@Scripts/browser-test

install: dependencies
	@Scripts/install

clean:
	rm -rf .build out

dependencies:
	@Scripts/dependencies
