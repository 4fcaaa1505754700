"""A database with a million messages, indexed by balli itself."""

import functools
import itertools
import random
import re
import shutil
import sqlite3
import time
from pathlib import Path

from start import run

SENTENCES = Path(__file__).resolve().parent.parent / "sentences.txt"
WORDS = 30_000
THREAD = 50
ENDINGS = ["", "lar", "i", "den", "da", "imi", "larımızı", "siz", "li", "e", "in", "ler", "mişim"]


@functools.cache
def vocabulary():
    """Words, the commonest first: those of our sentences, then invented ones with real endings."""
    chance = random.Random(20261121)
    counts = {}
    for word in re.findall(r"[^\W\d_]{2,}", SENTENCES.read_text()):
        counts[word] = counts.get(word, 0) + 1
    words = sorted(counts, key=lambda word: (-counts[word], word))
    known = set(words)
    while len(words) < WORDS:
        syllables = chance.randint(1, 3)
        stem = "".join(
            chance.choice("bcçdfghklmnprsştvyz") + chance.choice("aeıioöuü") + chance.choice("  lnrkmt")
            for _ in range(syllables)).replace(" ", "")
        word = stem + chance.choice(ENDINGS)
        if len(word) > 2 and word not in known:
            known.add(word)
            words.append(word)
    return words


def texts(count):
    """Messages of 3 to 25 words, the words as often as in a language: the nth 1/n times."""
    chance = random.Random(7)
    words = vocabulary()
    weights = list(itertools.accumulate(1 / (rank + 3) for rank in range(len(words))))
    for _ in range(count):
        yield chance.choices(words, cum_weights=weights, k=chance.randint(3, 25))


def home(options):
    """A home with that many messages and the seconds that indexing took; 0 where it was there."""
    folder = options.cache / f"recall-{options.messages}"
    if is_current(folder, options):
        return folder, 0
    shutil.rmtree(folder, ignore_errors=True)
    return folder, fill(folder, texts(options.messages), options)


def database(home):
    (file,) = home.glob("profiles/*.sqlite")
    return file


def is_current(folder, options):
    """Whether the index is whole and of the rules by which this balli indexes."""
    try:
        kept = version(database(folder))
    except (ValueError, sqlite3.Error):
        return False
    probe = options.folder / "probe"
    if not probe.exists():
        run([str(options.balli), "sor", "merhaba"], options.environment(probe))
    return kept == version(database(probe)) and kept[0] != ""


def version(file):
    with sqlite3.connect(file) as db:
        (rules,) = db.execute("SELECT version FROM recall_version").fetchone()
        (tables,) = db.execute("PRAGMA user_version").fetchone()
    return rules, tables


def fill(folder, messages, options):
    """Writes messages behind balli's back and lets it index them; returns the seconds it takes."""
    folder.mkdir(parents=True)
    folder.chmod(0o700)
    environment = options.environment(folder)
    run([str(options.balli), "sor", "merhaba"], environment)
    with sqlite3.connect(database(folder)) as db:
        db.execute("PRAGMA synchronous = OFF")
        triggers = db.execute(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' "
            "AND tbl_name IN ('messages', 'conversations')").fetchall()
        for name, _ in triggers:
            db.execute(f"DROP TRIGGER {name}")
        db.execute("DELETE FROM messages")
        db.execute("DELETE FROM conversations")
        insert(db, messages)
        for _, text in triggers:
            db.execute(text)
        db.execute("UPDATE recall_version SET version = ''")
    begun = time.perf_counter()
    run([str(options.balli), "sohbetler"], environment)
    took = time.perf_counter() - begun
    with sqlite3.connect(database(folder)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return took


def insert(db, messages):
    now = 1_795_000_000_000
    total = 0
    for number, words in enumerate(messages):
        thread = 1 + number // THREAD
        if number % THREAD == 0:
            db.execute(
                "INSERT INTO conversations (id, title, is_named, preview, created_at, updated_at, "
                "message_count) VALUES (?, ?, 0, '', ?, ?, ?)",
                [thread, " ".join(words[:4]), now, now, THREAD])
        db.execute(
            "INSERT INTO messages (id, conversation, role, text, at, state) "
            "VALUES (?, ?, ?, ?, ?, 'complete')",
            [number + 1, thread, ("user", "assistant")[number % 2], " ".join(words),
             now - 60_000 * (1_000_000 - number)])
        total += 1
    return total
