"""What balli has acknowledged, compared with its database."""

import json
import re
import sqlite3

GONE = None


class Ledger:
    """All rows that were acknowledged, each with the value that it must have.

    A write that was in work at the kill may have happened or not: what it can touch is not compared.
    """

    QUERIES = {
        "meal": "SELECT group_concat(name, ',') FROM (SELECT name FROM meal_items WHERE meal = ? "
                "ORDER BY position)",
        "glucose": "SELECT round(milligrams) FROM glucose WHERE id = ?",
        "entry": "SELECT kind FROM entries WHERE id = ?",
        "note": "SELECT content FROM notes WHERE id = ?",
        "shop": "SELECT name || ' ' || coalesce(round(quantity, 2), '') FROM shopping WHERE id = ?",
        "target": "SELECT round(coalesce(value, low, high)) FROM targets WHERE kind = ?",
        "message": "SELECT role || ':' || text FROM messages WHERE id = ?",
        "thread": "SELECT title FROM conversations WHERE id = ?",
    }
    # Rows that later conversations may change without anybody telling us.
    SHARED = ("shop", "target")

    def __init__(self, home):
        self.home = home
        self.expected = {}
        self.undos = []
        self.problems = []

    def begin(self):
        """Forgets what a new conversation may change."""
        self.undos = []
        self.problems = []
        self.expected = {
            key: value for key, value in self.expected.items() if key[0] not in self.SHARED}

    # Taking in

    def take(self, run):
        """Takes in all that a run acknowledged."""
        thread = None
        for event in run.events:
            thread = event.get("conversation", thread)
            kind = event["type"]
            if kind == "user":
                self.expected["message", event["message"]] = "user:" + event["text"]
            elif kind == "assistant" and event["text"]:
                self.expected["message", event["message"]] = "assistant:" + event["text"]
            elif kind == "command":
                thread = self._command(event, thread)
            elif kind == "tool_result" and event["ok"]:
                self._result(event["name"], event["result"])

    def _command(self, event, thread):
        data = event.get("data") or {}
        if event["name"] == "undo" and data.get("undone"):
            self._undo(data["undone"]["tool"])
        elif event["name"] == "fork":
            thread = data["conversation"]
            self.expected["thread", thread] = self._title(event["text"])
        return thread

    def _title(self, text):
        """The name of a fork as it stands in what the command says; any, where it is not found."""
        found = re.search(r"dal \w+", text)
        return found.group() if found else ANY

    def _result(self, tool, result):
        if tool == "undo":
            self._undo(result["tool"])
        elif rows := self._rows(tool, result):
            missing = object()
            self.undos.append((tool, {key: self.expected.get(key, missing) for key in rows}, missing))
            self.expected.update(rows)

    def _rows(self, tool, result):
        """The rows that a result tells of, with their values."""
        if tool in ("logMeal", "updateMeal"):
            names = ",".join(item["name"] for item in result["items"])
            return {("meal", result["meal"]): names}
        if tool == "deleteMeal":
            meals = result.get("deleted") or [result]
            return {("meal", meal["meal"]): GONE for meal in meals}
        if tool == "logGlucose":
            return {("glucose", result["reading"]): float(result["milligrams"])}
        if tool == "writeNote":
            return {("note", result["note"]): result["content"]}
        if tool == "setTarget":
            target = result["changed"]
            value = next(target[key] for key in ("value", "min", "max") if target.get(key))
            return {("target", target["kind"]): float(round(value))}
        if tool in ("addToShoppingList", "updateShoppingList"):
            return {("shop", line["item"]): shown(line) for line in result.get("added", [])}
        if "entry" in result:
            return {("entry", result["entry"]): ANY}
        return {}

    def _undo(self, tool):
        if not self.undos:
            self.problems.append(f"took back {tool}, which was not of this conversation")
            return
        last, before, missing = self.undos.pop()
        if last != tool:
            self.problems.append(f"took back {tool} in place of {last}")
        for key, value in before.items():
            if value is missing and key[0] not in self.SHARED:
                self.expected[key] = GONE
            elif value is missing:
                del self.expected[key]
            else:
                self.expected[key] = value

    # Comparing

    def faults(self, run):
        """What was acknowledged and is not so, apart from what the pending message may touch.

        That is not known from here on either, and is no longer compared.
        """
        unsure = self._open(run.pending)
        faults = self.problems + self._compare(unsure)
        self.expected = {key: value for key, value in self.expected.items() if key not in unsure}
        return faults

    def all_faults(self):
        return self._compare(set())

    def _open(self, pending):
        """Rows that the pending message may have changed already."""
        text = (pending or "").lower()
        if "geri" in text and self.undos:
            return set(self.undos[-1][1])
        if "değil" in text or "sil" in text:
            return set(sorted(key for key in self.expected if key[0] == "meal")[-1:])
        if "liste" in text:
            return {key for key in self.expected if key[0] == "shop"}
        if "hedef" in text:
            return {key for key in self.expected if key[0] == "target"}
        return set()

    def _compare(self, excepted):
        faults = []
        with self._database() as db:
            for (kind, name), value in self.expected.items():
                if (kind, name) in excepted:
                    continue
                row = db.execute(self.QUERIES[kind], [name]).fetchone()
                found = row[0] if row else None
                if found != value and not (value is ANY and row):
                    faults.append(f"{kind} {name} is {found!r}, was acknowledged as {value!r}")
        return faults

    def damage(self):
        """What SQLite finds wrong with the file."""
        with self._database() as db:
            lines = [line for (line,) in db.execute("PRAGMA integrity_check")]
            strays = db.execute("PRAGMA foreign_key_check").fetchall()
            lost = db.execute(
                "SELECT count(*) FROM meals WHERE id NOT IN (SELECT meal FROM meal_items)").fetchone()
        faults = [line for line in lines if line != "ok"] + [f"foreign key: {row}" for row in strays]
        return faults + ([f"{lost[0]} meals without items"] if lost[0] else [])

    def dangling(self, thread):
        """Calls of a thread that have no result."""
        calls, results = set(), set()
        with self._database() as db:
            rows = db.execute(
                "SELECT calls, results FROM messages WHERE conversation = ?", [thread]).fetchall()
        for asked, told in rows:
            calls |= {call["id"] for call in json.loads(asked or "[]")}
            results |= {result["id"] for result in json.loads(told or "[]")}
        return [f"thread {thread}: call {call} has no result" for call in calls - results]

    # Looking

    def newest_thread(self):
        if not self._files():
            return None
        with self._database() as db:
            try:
                return db.execute("SELECT max(id) FROM conversations").fetchone()[0]
            except sqlite3.OperationalError:
                return None

    def has_note(self, content):
        with self._database() as db:
            return bool(db.execute("SELECT 1 FROM notes WHERE content LIKE ?", [content]).fetchone())

    def _files(self):
        return list(self.home.glob("profiles/*.sqlite"))

    def _database(self):
        (file,) = self._files()
        return Closing(file)


class Anything:
    """A value that is not compared."""

    def __repr__(self):
        return "anything"


ANY = Anything()


class Closing:
    """A connection that ends with its block, so that it holds no lock while balli runs."""

    def __init__(self, file):
        self.file = file

    def __enter__(self):
        self.db = sqlite3.connect(self.file, timeout=10)
        return self.db

    def __exit__(self, *_):
        self.db.close()


def shown(line):
    amount = "" if line["quantity"] is None else round(float(line["quantity"]), 2)
    return f"{line['name']} {amount}"
