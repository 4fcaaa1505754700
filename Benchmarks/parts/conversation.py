"""A scripted conversation of writes, and balli that runs it until it is killed."""

import json
import os
import select
import signal
import subprocess
import time


def lines(mark):
    """The messages, with a mark by which a trial is known again."""
    return [
        f"/yeni {mark}",
        "Kahvaltıda iki yumurta, bir dilim tam buğday ekmeği ve bir bardak süt içtim",
        "Not al: " + mark,
        "Şekerim 126 çıktı",
        "Alışveriş listesine süt ve yumurta ekle",
        "süt değil ayrandı",
        "Öğlen bir kase mercimek çorbası içtim",
        "Günlük karbonhidrat hedefim 180 gram olsun",
        "Bir elma yedim",
        "geri al",
        "Şekerim 98",
        "Akşam yemeğinde iki köfte ve bir dilim ekmek yedim",
        "Listeye 2 kilo domates yaz",
        "Kalori hedefim 1800 olsun",
        "Bir muz yedim",
        "/geri-al",
        f"/dallan dal {mark}",
        "Az önce bir bardak ayran içtim",
        "Tokluk şekerim 145",
        "Listeye ekmek ekle",
        "Not al: sabah yürüyüşü iyi geldi",
        "İki mandalina yedim",
        "Son öğünü sil",
        "Şekerim 110",
        "/yeni",
        "Bir kase yoğurt yedim",
        "Şekerim 133",
        "Listeye zeytin ve peynir ekle",
        "Bir avuç fındık yedim",
        "Protein hedefim 90 gram olsun",
        f"/adlandır son {mark}",
        "Bir dilim karpuz yedim",
        "Şekerim 121",
        "geri al",
        "Bir armut yedim",
        "Alışveriş listesine 3 limon ekle",
    ]


class Run:
    """What one run said before its end."""

    def __init__(self, output, errors, code, script):
        self.script = script
        self.errors = errors
        self.code = code
        # A line that the kill cut off was not said.
        whole = output[: output.rfind(b"\n") + 1]
        self.events = [json.loads(line) for line in whole.splitlines()]

    @property
    def writes(self):
        """Acknowledged writes: results of tools that write, and commands that do."""
        return [event for event in self.events if is_write(event)]

    @property
    def answers(self):
        return [event for event in self.events if event["type"] == "assistant" and event["text"]]

    @property
    def thread(self):
        """The thread that was last talked in."""
        threads = [event["conversation"] for event in self.events if "conversation" in event]
        return int(threads[-1]) if threads else None

    @property
    def pending(self):
        """The message that was in work at the kill; nil where all were answered."""
        done = sum(event["type"] in ("assistant", "command", "error") for event in self.events)
        return self.script[done] if done < len(self.script) else None


def is_write(event):
    if event["type"] == "command":
        return event["name"] in ("undo", "fork", "rename")
    reads = ("get", "lookup", "recall")
    return event["type"] == "tool_result" and event["ok"] and not event["name"].startswith(reads)


class Program:
    """The balli under test."""

    def __init__(self, path, variables=None):
        self.path = str(path)
        self.variables = variables or {}

    def run(self, home, script, kill_after=None, options=()):
        """Runs messages, killed after so many seconds; never longer than a minute."""
        process = subprocess.Popen(
            [self.path, "--json", "--sessiz", "--onayla", *options], env=environment(home) | self.variables,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        deadline = time.monotonic() + (60 if kill_after is None else kill_after)
        try:
            process.stdin.write("".join(line + "\n" for line in script).encode())
            process.stdin.close()
        except BrokenPipeError:
            pass
        output, is_open = b"", True
        while is_open and (rest := deadline - time.monotonic()) > 0:
            if select.select([process.stdout], [], [], rest)[0]:
                piece = os.read(process.stdout.fileno(), 1 << 16)
                output, is_open = output + piece, bool(piece)
        if is_open:
            os.kill(process.pid, signal.SIGKILL)
        # What it had said and we had not read yet was said all the same.
        output += process.stdout.read()
        errors = process.stderr.read().decode(errors="replace")
        return Run(output, errors, process.wait(), script)

    def ask(self, home, text, thread=None):
        """One message with `sor`, in a new thread or in that one."""
        options = [] if thread is None else ["--sohbet", str(thread)]
        return self.run(home, [], options=[*options, "sor", text])

    def finds(self, home, word):
        """Whether recall finds the word in a message."""
        return word in json.dumps(self.run(home, [], options=["ara", word]).events)


def environment(home):
    return {
        "BALLI_HOME": str(home), "HOME": str(home), "TZ": "Europe/Istanbul",
        "BALLI_NOW": "2026-11-21T21:30:00+03:00", "PATH": "/usr/bin:/bin",
    }
