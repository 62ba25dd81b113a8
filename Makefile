# SPDX-License-Identifier: MIT
# A front door: each target names a script or a CMake preset. Everything is built below build/.

PREFIX ?= /usr/local
FUZZ_SECONDS ?= 60
export FUZZ_SECONDS

# A compiler cache is used where there is one.
ifneq ($(shell command -v ccache 2>/dev/null),)
export CMAKE_CXX_COMPILER_LAUNCHER ?= ccache
endif

.DEFAULT_GOAL := help
.PHONY: help solve test build install dev asan tsan clang lint format tidy fuzz bench clean

help: ## List the targets (this text)
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

solve: ## Install what is missing, build, and solve the sample puzzles
	@scripts/setup.sh solve
	@scripts/build.sh release
	@scripts/solve-sample.sh

test: ## Install what is missing, build and run every check and test; ends with totals
	@scripts/setup.sh test
	@scripts/test.sh

build: ## Build the library and the command, optimised, in build/release
	@scripts/setup.sh solve
	@scripts/build.sh release
	@echo "Built: build/release/bin/nonet"

install: build ## Install the library and the command below PREFIX (default /usr/local)
	@cmake --install build/release --prefix "$(PREFIX)"

dev: ## Build with assertions in build/dev and run the tests: the daily round
	@scripts/setup.sh test
	@scripts/test.sh dev

asan: ## Run the tests under the address and undefined-behaviour sanitizers
	@scripts/setup.sh test
	@scripts/test.sh asan

tsan: ## Run the tests that use threads under the thread sanitizer
	@scripts/setup.sh test
	@scripts/test.sh tsan

clang: ## Build the library with clang++ and run its tests
	@scripts/setup.sh test
	@scripts/test.sh clang

lint: ## Check formatting, layers, file rules and shell scripts
	@scripts/setup.sh test
	@scripts/test.sh lint

format: ## Format the C++ code in place
	@scripts/setup.sh test
	@scripts/format.sh --fix

tidy: ## Run all of clang-tidy, the slow analyzer too, on the library and the command
	@scripts/setup.sh test
	@scripts/tidy.sh

fuzz: ## Fuzz each parser for FUZZ_SECONDS (default 60) with clang's libFuzzer
	@scripts/setup.sh fuzz
	@scripts/fuzz.sh

bench: ## Build and run the benchmarks
	@scripts/setup.sh bench
	@scripts/build.sh bench
	@scripts/bench.sh

clean: ## Remove build/
	@rm -rf build
