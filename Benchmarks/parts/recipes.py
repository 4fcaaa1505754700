"""Milliseconds that a recipe takes without a model."""

import subprocess

BUDGET = 20


def measure(options, table):
    done = subprocess.run([str(options.recipes)], capture_output=True, text=True)
    figures = {key: float(value) for key, value in map(str.split, done.stdout.splitlines())}
    table.most("a recipe, the longest of 200", figures["longest_ms"], BUDGET, "ms")
    table.note("  … median", f"{figures['median_ms']:.1f} ms")
    table.note("  … with the tables read first", f"{figures['first_ms']:.1f} ms")
