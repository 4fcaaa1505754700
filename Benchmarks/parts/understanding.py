"""Sentences a second on one core, and mutated sentences that must not break the engine."""

import os
import subprocess
import sys

REPLAYS = 20


def measure(options, table):
    figures, _ = call(options, "--seconds", "5")
    table.least("sentences understood, one core", figures["per_second"], 5000, "/s")
    table.note("  … reading tables at the first one", f"{figures['load_ms']:.1f} ms")
    table.note("  … slowest of a hundred", f"{figures['p99_us'] / 1000:.2f} ms")
    table.note("  … calls a sentence", f"{figures['calls_per_sentence']:.2f}")


def fuzz(options, table):
    """Feeds all mutated sentences, going on after each crash."""
    crashed, done, weighted, slowest = [], 0, 0.0, (0.0, 0, 0)
    begin = 0
    while begin < options.fuzz and len(crashed) < REPLAYS:
        figures, errors = call(
            options, "--fuzz", str(options.fuzz), "--from", str(begin), "--seed", str(options.seed))
        if figures is None:
            crashed.append(crash(options, errors))
            done += crashed[-1] - begin
            begin = crashed[-1] + 1
            continue
        done += int(figures["sentences"])
        weighted = figures["per_second"]
        slowest = tuple(figures[key] for key in ("slowest_ms", "slowest_number", "slowest_bytes"))
        break
    table.most(f"mutated sentences that crash, of {options.fuzz:,}", len(crashed), 0, "")
    table.note("  … understood", f"{done:,}, {weighted:,.0f} /s")
    table.most(f"  … slowest (number {slowest[1]:.0f}, {slowest[2]:,.0f} bytes)", slowest[0], 2000, "ms")


def crash(options, errors):
    """The number of the sentence that ended the program; prints the sentence."""
    (line,) = [line for line in errors.splitlines() if line.startswith("crash ")] or ["crash -1"]
    number = int(line.split()[1])
    if number < 0:
        raise SystemExit(f"the engine ended without a word: {errors[-2000:]}")
    shown = subprocess.run(
        command(options) + ["--seed", str(options.seed), "--show", str(number)],
        capture_output=True, check=True).stdout
    print(f"crash: seed {options.seed}, sentence {number}: {shown[:400]!r}", file=sys.stderr)
    return number


def command(options):
    return [str(options.understanding), str(options.root / "Benchmarks/sentences.txt")]


def call(options, *arguments):
    """The figures that the program prints and its errors; no figures where it crashed."""
    core = max(os.sched_getaffinity(0))
    done = subprocess.run(
        command(options) + list(arguments), capture_output=True, text=True, errors="replace",
        preexec_fn=lambda: os.sched_setaffinity(0, {core}))
    if done.returncode:
        return None, done.stderr
    pairs = [line.split() for line in done.stdout.splitlines()]
    return {key: float(value) for key, value in pairs}, done.stderr
