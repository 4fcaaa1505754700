# make run · make test · make bench · make eval · make train · make test-model · make test-injections · make test-sensors · make test-mcp · make test-statistics · make lint · make install [PREFIX=/usr/local] · make deb

PREFIX ?= /usr/local
DESTDIR ?=
PACKAGES = libcurl4-openssl-dev libedit-dev libsqlite3-dev libcmark-gfm-dev libcmark-gfm-extensions-dev pkg-config
RELEASE = -c release --static-swift-stdlib
BINARY = .build/release/balli
PYTHON = .build/python/bin/python3
SUDO = $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: run build test bench eval train corpus test-model test-injections test-sensors test-mcp test-statistics lint install uninstall deb clean packages swift debian
.DEFAULT_GOAL := run

run: build
	@$(BINARY)

build: packages
	swift build $(RELEASE) --product balli

test: packages
	swift test --no-parallel

bench: build
	Benchmarks/run

# What is understood of authors that the weights have not seen, then the older sets and carbohydrates.
eval: build corpus
	$(PYTHON) Benchmarks/Corpus/train .build/release/Corpus --folds 5
	Tests/Evaluation/run $(BINARY)

# The weights of the readings, learned from Conversations/Voices, Conversations/Kept and Tests/Evaluation.
train: corpus
	$(PYTHON) Benchmarks/Corpus/train .build/release/Corpus --out Sources/CTables/Language/weights.tsv

corpus: packages $(PYTHON)
	swift build $(RELEASE) --product Corpus

# The learner's libraries, in a folder of the build.
$(PYTHON):
	python3 -m venv .build/python
	$(PYTHON) -m pip install -q numpy scipy scikit-learn

# A real model: OPENAI_BASE_URL and BALLI_MODEL say which; see Tests/Evaluation/model.
test-model: build
	Tests/Evaluation/model $(BINARY)

# Orders hidden in quoted words, first with a model that obeys everybody, then with BALLI_MODEL if it is set.
test-injections: build
	Tests/Evaluation/injections $(BINARY) obedient
	[ -z "$$BALLI_MODEL" ] || Tests/Evaluation/injections $(BINARY)

# Figures of glucose against the published formulas, on random series.
test-statistics: build
	Tests/Evaluation/statistics $(BINARY)

# The simulated services of sensors, asked by clients that are not ours.
test-sensors: packages
	python3 -m venv .build/sensors
	.build/sensors/bin/pip install -q pydexcom py-nightscout pylibrelinkup requests-oauthlib
	swift build --product balli && swift build --product SensorServers
	.build/sensors/bin/python Tests/Evaluation/sensors

# The MCP server, asked by the official Python SDK.
test-mcp: packages
	python3 -m venv .build/mcp
	.build/mcp/bin/pip install -q mcp
	swift build --product balli
	.build/mcp/bin/python Tests/Evaluation/mcp .build/debug/balli

lint:
	.ci/rules
	swift format lint --strict -r -p $(wildcard Package.swift Sources Tools Tests Benchmarks)

# As root through sudo the building is left to the person, whose Swift it is and whose files they are.
install:
	@if [ "$$(id -u)" = 0 ] && [ -n "$$SUDO_USER" ] && [ "$$SUDO_USER" != root ]; then \
	  $(MAKE) --no-print-directory debian && su - "$$SUDO_USER" -c 'cd "$(CURDIR)" && make build'; \
	else \
	  $(MAKE) --no-print-directory build; \
	fi
	@$(MAKE) --no-print-directory files

# A Debian package of the program: .build/balli_VERSION_ARCHITECTURE.deb
deb: build
	.ci/deb $(BINARY)

.PHONY: files
files:
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -m 755 -s $(BINARY) $(DESTDIR)$(PREFIX)/bin/balli
	$(BINARY) --man > $(DESTDIR)$(PREFIX)/share/man/man1/balli.1
	$(BINARY) --tamamlama bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/balli
	$(BINARY) --tamamlama zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_balli
	$(BINARY) --tamamlama fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/balli.fish

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/balli $(DESTDIR)$(PREFIX)/share/man/man1/balli.1 \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions/balli \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_balli \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/balli.fish

clean:
	swift package clean

packages: swift debian

# Says which Swift is needed where there is none or an older one.
swift:
	@version=$$(swift --version 2> /dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1); \
	set -- $$version; \
	if [ $$(( $${1:-0} * 100 + $${2:-0} )) -lt 602 ]; then \
	  echo "Swift 6.2 ya da yenisi gerekir (bulunan: $${1:-yok}$${2:+.$$2}): https://www.swift.org/install/linux/" >&2; \
	  exit 1; \
	fi

# Installs the Debian packages that are missing, and says so.
debian:
	@missing=; for package in $(PACKAGES); do \
	  dpkg -s $$package 2> /dev/null | grep -q '^Status: .* installed' || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	  echo "Eksik Debian paketleri kuruluyor:$$missing"; \
	  $(SUDO) apt-get update -q && \
	  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -q $$missing; \
	fi
