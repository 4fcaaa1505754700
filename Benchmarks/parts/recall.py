"""Recall over a million messages, against the same full-text query in the sqlite3 shell.

The shell does not know balli's tokenizer. So it gets a copy of the very same index, byte for byte,
whose schema names the plain tokenizer `unicode61`, and it is asked for the folded words and stems
under which balli's own tokenizer looks.
"""

import random
import shutil
import sqlite3
import statistics
import subprocess
import time

import corpus
from start import run

ROUNDS = 3
QUERIES = 120
PLAIN = "unicode61"


class Talk:
    """A program that answers a line with lines, timed from the outside."""

    def __init__(self, command, environment, end):
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.end = end

    def ask(self, text, holding=b""):
        """The answer, which ends only after it holds something, and the milliseconds that it took."""
        begun = time.perf_counter()
        self.process.stdin.write(text.encode())
        answer = b""
        while not answer.endswith(self.end) or holding not in answer:
            piece = self.process.stdout.read(1 << 16)
            if not piece:
                raise SystemExit(f"{self.process.args[0]} ended while it was asked {text!r}")
            answer += piece
        return answer.decode(), 1000 * (time.perf_counter() - begun)

    def leave(self):
        self.process.stdin.close()
        self.process.wait()


def measure(options, table):
    home, seconds = corpus.home(options)
    if seconds:
        table.note(f"indexing {options.messages:,} messages", f"{seconds:.0f} s")
    plain = plain_copy(corpus.database(home))
    queries = choose(options)
    keys = keys_of(queries, options)
    ours, theirs, found = times(options, home, plain, queries, keys)
    table.ratio(
        f"recall of {options.messages:,}, p95 / sqlite3", percentile(ours, 95),
        percentile(theirs, 95), 1.5)
    table.note(
        "  … median", f"{statistics.median(ours):.1f} ms, sqlite3 {statistics.median(theirs):.1f} ms")
    table.note("  … queries with a hit", f"{found} of {len(queries)}")


def times(options, home, plain, queries, keys):
    balli = Talk([str(options.balli), "--json", "--sessiz"], options.environment(home), b"\n")
    shell = Talk(["stdbuf", "-oL", "sqlite3", "-batch", str(plain)], None, b"END\n")
    balli.ask("/ara yumurta\n")
    shell.ask(sql(["yumurta"], {}))
    ours, theirs, found = [], [], 0
    for query in queries:
        pairs = []
        for _ in range(ROUNDS):
            answer, our_time = balli.ask(f"/ara {query}\n")
            pairs.append((our_time, shell.ask(sql(query.split(), keys))[1]))
        found += '"score"' in answer
        ours.append(statistics.median(pair[0] for pair in pairs))
        theirs.append(statistics.median(pair[1] for pair in pairs))
    balli.leave()
    shell.leave()
    return ours, theirs, found


def sql(words, keys):
    """The shell's query for words, each by all its keys."""
    groups = [
        "(" + " OR ".join(f'"{key}"' for key in keys.get(word, [word])) + ")" for word in words]
    return (
        f"SELECT rowid, rank FROM recall WHERE recall MATCH '{' AND '.join(groups)}' "
        "ORDER BY rank LIMIT 10;\n.print END\n")


def choose(options):
    """Words from the rather common to the rare, and pairs of them."""
    chance = random.Random(options.seed)
    words = corpus.vocabulary()
    # The commonest words stand in every message and are nothing that anybody looks for.
    low, high = 40, len(words) - 1
    queries = []
    for number in range(QUERIES):
        pick = lambda: words[int(low * (high / low) ** chance.random())]
        queries.append(pick() if number % 3 else f"{pick()} {pick()}")
    return queries


def keys_of(queries, options):
    """What balli's tokenizer makes of each word: read from an index that holds nothing else."""
    words = sorted({word for query in queries for word in query.split()})
    home = options.folder / "keys"
    corpus.fill(home, [[word] for word in words], options)
    listing = subprocess.run(
        ["sqlite3", "-batch", "-separator", "\t", str(plain_copy(corpus.database(home)))],
        input="CREATE VIRTUAL TABLE temp.seen USING fts5vocab(main, recall, instance);"
        "SELECT m.text, term FROM temp.seen JOIN messages m ON m.id = doc;",
        capture_output=True, text=True, check=True).stdout
    keys = {}
    for line in listing.splitlines():
        word, key = line.split("\t")
        keys.setdefault(word, []).append(key)
    return keys


def plain_copy(file):
    """A copy of a database whose index can be read without balli's tokenizer."""
    copy = file.with_name("plain.sqlite.copy")
    if not copy.exists():
        shutil.copyfile(file, copy)
        with sqlite3.connect(copy) as db:
            (text,) = db.execute("SELECT sql FROM sqlite_schema WHERE name = 'recall'").fetchone()
            (known,) = db.execute("SELECT version FROM recall_version").fetchone()
            plain = text.replace(f"'{known.split('.')[0]}'", f"'{PLAIN}'")
            if plain == text:
                raise SystemExit(f"the index names no tokenizer of ours: {text}")
            db.execute("PRAGMA writable_schema = ON")
            db.execute("UPDATE sqlite_schema SET sql = ? WHERE name = 'recall'", [plain])
    return copy


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, len(values) * share // 100)]
