"""One conversation of 2,000 messages: its last ones against its first."""

import json
import shutil
import statistics
import subprocess
import time

# What is written is taken back, so that the day stays as short as it was.
MESSAGES = [
    "kahvaltıda 2 dilim ekmek ve peynir yedim", "geri al", "bugün kaç karbonhidrat aldım",
    "şekerim 132", "geri al", "mercimek çorbasında kaç karbonhidrat var", "2 bardak su içtim",
    "geri al", "teşekkürler", "şekerim kaçtı",
]
LENGTH = 2000
# Tables are read in the first ones.
FIRST, LAST = slice(10, 60), slice(LENGTH - 50, LENGTH)


def measure(options, table):
    home = options.folder / "thread"
    environment = options.environment(home) | {"BALLI_NOW": "2026-11-21T14:00:00+03:00"}
    process = subprocess.Popen(
        [str(options.balli), "--json", "--sessiz", "--onayla"], env=environment,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    took = []
    for number in range(LENGTH):
        begun = time.perf_counter()
        process.stdin.write((MESSAGES[number % len(MESSAGES)] + "\n").encode())
        process.stdin.flush()
        for line in process.stdout:
            if json.loads(line)["type"] in ("assistant", "error"):
                break
        else:
            raise SystemExit(f"balli ended after {number} messages")
        took.append(1000 * (time.perf_counter() - begun))
    process.stdin.close()
    if code := process.wait():
        raise SystemExit(f"balli ended with {code}")
    table.ratio(
        f"a message after {LENGTH} of a conversation / after ten",
        statistics.median(took[LAST]), statistics.median(took[FIRST]), 1.2)
    shutil.rmtree(home)
