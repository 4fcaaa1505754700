"""An answer of a real model on its way to a pipe, against `curl -N` on the same recorded server."""

import json
import os
import select
import shutil
import statistics
import time

from replay import FIRST, Replay

CHUNKS = 1_000
ROUNDS = 5
QUESTION = "Bana beslenme üzerine uzun bir yazı yazar mısın?"


class Watched:
    """A program that is followed from its start to its end."""

    def __init__(self, command, environment, mark):
        reading, writing = os.pipe()
        actions = [
            (os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0),
            (os.POSIX_SPAWN_DUP2, writing, 1),
            (os.POSIX_SPAWN_OPEN, 2, "/dev/null", os.O_WRONLY, 0),
        ]
        self.begun = time.monotonic()
        self.child = os.posix_spawn(command[0], command, environment, file_actions=actions)
        os.close(writing)
        self.first, self.output, self.size, self.peak = None, b"", 0, 0
        self._read(reading, mark)
        os.close(reading)
        _, status, usage = os.wait4(self.child, 0)
        self.ended = time.monotonic()
        self.code = os.waitstatus_to_exitcode(status)
        self.cpu = 1000 * (usage.ru_utime + usage.ru_stime)

    @property
    def total(self):
        return 1000 * (self.ended - self.begun)

    def _read(self, file, mark):
        looked, piece = 0, None
        while piece != b"":
            # It may say nothing for long, and then end: its memory is looked at all the same.
            if select.select([file], [], [], 0.02)[0]:
                piece = os.read(file, 1 << 20)
                now = time.monotonic()
                self.size += len(piece)
                if self.size < 1 << 16:
                    self.output += piece
                if self.first is None and piece and mark in self.output:
                    self.first = now
            if time.monotonic() - looked > 0.02:
                looked = time.monotonic()
                self.peak = max(self.peak, self._most_resident())

    def _most_resident(self):
        """The most memory that was resident so far, in megabytes."""
        try:
            with open(f"/proc/{self.child}/status") as file:
                lines = [line for line in file if line.startswith("VmHWM")]
        except ProcessLookupError:
            return 0
        return int(lines[0].split()[1]) / 1024 if lines else 0


class Bench:
    """balli and curl on one server."""

    def __init__(self, options):
        self.server = Replay()
        self.balli_path, self.curl_path = str(options.balli), shutil.which("curl")
        self.environment = options.environment(options.folder / "stream")
        self.environment["OPENAI_BASE_URL"] = self.server.address + "/v1"
        self.balli_run(["ayar", "yönlendirme", "hep-model"], "paced-1")

    def balli_run(self, words, model):
        environment = self.environment | {"BALLI_MODEL": f"openai:{model}"}
        return Watched([self.balli_path, *words], environment, b"")

    def balli(self, model, code=0):
        """A run of `balli sor`, and what the server saw of it."""
        return self._seen(lambda: self.balli_run(["sor", QUESTION], model), code)

    def curl(self, model):
        """The same of `curl -N`."""
        body = json.dumps({
            "model": model, "stream": True, "messages": [{"role": "user", "content": QUESTION}]})
        command = [
            self.curl_path, "-sN", "-H", "Content-Type: application/json", "-d", body,
            self.server.address + "/v1/chat/completions"]
        return self._seen(lambda: Watched(command, self.environment, FIRST.encode()[:8]))

    def _seen(self, follow, code=0):
        self.server.moments()
        run = follow()
        run.moments = self.server.moments()
        when = dict(run.moments)
        run.asked = 1000 * (when["/v1/chat/completions"] - run.begun)
        run.probed = 1000 * (run.moments[0][1] - run.begun)
        if run.first is not None:
            run.late = 1000 * (run.first - when["first"])
        if run.code != code:
            raise SystemExit(f"{run.child} ended with {run.code}: {run.output[-500:]!r}")
        return run


def median(values):
    return statistics.median(list(values))


def measure(options, table):
    bench = Bench(options)
    try:
        paced(bench, table)
        flood(bench, table)
        gigabyte(bench, table)
    finally:
        bench.server.stop()


def paced(bench, table):
    """Chunks as a fast model sends them; twice as many tell what a chunk costs without the start."""
    ours, theirs, long, their_long = [], [], [], []
    for number in range(ROUNDS):
        theirs.append(bench.curl(f"paced-{CHUNKS}"))
        ours.append(bench.balli(f"paced-{CHUNKS}"))
        if number % 2 == 0:
            their_long.append(bench.curl(f"paced-{2 * CHUNKS}"))
            long.append(bench.balli(f"paced-{2 * CHUNKS}"))
    late = median(run.late for run in ours) - median(run.late for run in theirs)
    table.most("first byte of a streamed answer, later than curl -N", late, 30, "ms")
    table.note(
        "  … from the start to probe, question, answer",
        " · ".join(f"{median(times):.0f}" for times in (
            [run.probed for run in ours], [run.asked for run in ours],
            [1000 * (run.first - run.begun) for run in ours])) + " ms")
    table.ratio(
        f"a whole answer of {CHUNKS:,} chunks / curl -N", median(run.total for run in ours),
        median(run.total for run in theirs), 1.05)
    more = median(run.cpu for run in long) - median(run.cpu for run in ours)
    reference = median(run.cpu for run in their_long) - median(run.cpu for run in theirs)
    table.most(f"  … processor time of {CHUNKS:,} chunks", more, 50, "ms")
    table.note("  … the same of curl -N", f"{reference:.1f} ms")
    table.note(
        "  … from start to exit",
        f"{median(run.cpu for run in ours):.1f} ms, curl -N {median(run.cpu for run in theirs):.1f} ms")
    table.most("  … most resident memory", max(run.peak for run in ours + long), 60, "MB")


def flood(bench, table):
    runs = [(bench.curl("flood-10000"), bench.balli("flood-10000")) for _ in range(3)]
    table.note(
        "10,000 chunks at once",
        f"{median(ours.total for _, ours in runs):.0f} ms, "
        f"curl -N {median(theirs.total for theirs, _ in runs):.0f} ms")


def gigabyte(bench, table):
    """A gigabyte that is cut off with a sentence, one that is read to its end, one that is refused."""
    for model, what, code in [
        ("words-1000", "1 GB of words", 0), ("thoughts-1000", "1 GB of thoughts", 0),
        ("line-1000", "1 GB in one line", 69),
    ]:
        theirs, ours = bench.curl(model), bench.balli(model, code)
        table.most(f"{what}, most resident memory", ours.peak, 120, "MB")
        table.note(
            "  … until its end", f"{ours.total / 1000:.1f} s, curl -N {theirs.total / 1000:.1f} s")
