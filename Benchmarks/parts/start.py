"""From start to exit: `--version` and one meal, against `curl --version`."""

import contextlib
import os
import shutil
import sqlite3
import statistics
import time

MEAL = "Kahvaltıda iki yumurta, bir dilim tam buğday ekmeği ve bir bardak süt içtim"


def run(command, environment):
    """Milliseconds from the start of a command to its end; its output goes nowhere."""
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0),
    ]
    begun = time.perf_counter()
    child = os.posix_spawn(command[0], command, environment, file_actions=actions)
    status = os.waitpid(child, 0)[1]
    took = time.perf_counter() - begun
    if code := os.waitstatus_to_exitcode(status):
        raise SystemExit(f"{' '.join(command)} ended with {code}")
    return 1000 * took


def meals(home):
    """Rows of meals in a home's only database."""
    (file,) = home.glob("profiles/*.sqlite")
    with contextlib.closing(sqlite3.connect(file)) as db:
        return db.execute("SELECT count(*) FROM meals").fetchone()[0]


def measure(options, table):
    balli, curl = str(options.balli), shutil.which("curl")
    home = options.folder / "start"
    environment = options.environment(home)
    run([balli, "sor", MEAL], environment)
    version, sor, fresh, reference = [], [], [], []
    for number in range(options.rounds):
        reference.append(run([curl, "--version"], environment))
        version.append(run([balli, "--version"], environment))
        reference.append(run([curl, "--version"], environment))
        sor.append(run([balli, "sor", MEAL], environment))
        new = options.folder / f"fresh-{number}"
        fresh.append(run([balli, "sor", MEAL], options.environment(new)))
        if meals(new) != 1:
            raise SystemExit(f"{new}: the meal is not in the database")
        shutil.rmtree(new)
    if meals(home) != options.rounds + 1:
        raise SystemExit(f"{home}: {meals(home)} meals in place of {options.rounds + 1}")
    curl_median = statistics.median(reference)
    table.ratio("balli --version / curl --version", statistics.median(version), curl_median, 4)
    table.ratio("balli sor, one meal / curl --version", statistics.median(sor), curl_median, 6)
    table.ratio("  … in a new home / curl --version", statistics.median(fresh), curl_median, 6)
