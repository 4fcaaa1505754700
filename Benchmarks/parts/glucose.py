"""Readings of a sensor: a file of 90 days, figures and pictures of them, and a round of syncing."""

import contextlib
import datetime
import http.server
import json
import math
import shutil
import sqlite3
import statistics
import subprocess
import threading
import time

from recall import Talk
from start import run

DAYS = 90
STEP = 300
ROUNDS = 7
HEAD = (
    "Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,"
    "Source Device ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),"
    "Glucose Rate of Change (mg/dL/min),Transmitter Time (Long Integer),Transmitter ID")


def value(place):
    return round(135 + 55 * math.sin(place / 40) + 25 * math.sin(place / 7.3))


def clarity(path):
    """A file of Clarity up to now; how many readings it has."""
    count = DAYS * 86_400 // STEP
    start = datetime.datetime.now().replace(microsecond=0) - datetime.timedelta(days=DAYS)
    with path.open("w") as file:
        file.write(HEAD + "\n")
        for place in range(count):
            at = start + datetime.timedelta(seconds=place * STEP)
            file.write(f"{place + 1},{at:%Y-%m-%dT%H:%M:%S},EGV,,,,D,{value(place)},,,,,1,T\n")
    return count


class Share(http.server.BaseHTTPRequestHandler):
    """Dexcom Share with a day of readings that never change."""

    protocol_version = "HTTP/1.1"
    rows = b""

    def do_POST(self):
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if "AuthenticatePublisherAccount" in self.path:
            body = b'"99999999-9999-4999-8999-999999999999"'
        elif "LoginPublisherAccountById" in self.path:
            body = b'"55555555-5555-4555-8555-555555555555"'
        else:
            body = self.rows
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def share():
    now = int(time.time())
    rows = []
    for place in range(288):
        stamp = f"Date({(now - 60 - place * STEP) * 1000})"
        rows.append({
            "WT": stamp, "ST": stamp, "DT": stamp[:-1] + "+0300)", "Value": value(place),
            "Trend": "Flat"})
    Share.rows = json.dumps(rows).encode()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Share)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def measure(options, table):
    file = options.folder / "clarity.csv"
    count = clarity(file)
    importing(options, table, file, count)
    pictures(options, table, file)
    syncing(options, table)


def importing(options, table, file, count):
    """Into a new home each, against the sqlite3 shell that reads the same file into a new database."""
    ours, theirs = [], []
    for number in range(ROUNDS):
        home, plain = options.folder / f"import-{number}", options.folder / f"plain-{number}.sqlite"
        command = [str(options.balli), "ice-aktar", str(file)]
        ours.append(run(command, options.environment(home)))
        theirs.append(run(
            [shutil.which("sqlite3"), str(plain), ".mode csv", f".import {file} readings"], {}))
        if (kept := readings(home)) != count:
            raise SystemExit(f"{home}: {kept} readings in place of {count}")
        shutil.rmtree(home)
        plain.unlink()
    table.ratio(
        f"import of {count:,} readings / sqlite3 .import", statistics.median(ours),
        statistics.median(theirs), 3)


def readings(home):
    (file,) = home.glob("profiles/*.sqlite")
    with contextlib.closing(sqlite3.connect(file)) as db:
        return db.execute("SELECT count(*) FROM sensor_readings").fetchone()[0]


def pictures(options, table, file):
    """In a program that runs: the whole report has the figures and the AGP of 90 days in it."""
    home = options.folder / "pictures"
    run([str(options.balli), "ice-aktar", str(file)], options.environment(home))
    talk = Talk([str(options.balli), "--json", "--sessiz"], options.environment(home), b"\n")
    page = options.folder / "report.html"
    report, chart, asked = [], [], []
    for _ in range(ROUNDS):
        asked.append(talk.ask(f"son {DAYS} günde ortalamam kaç?\n", b'"assistant"')[1])
        report.append(talk.ask(f"/rapor {DAYS} {page}\n")[1])
        chart.append(talk.ask("/grafik 24\n")[1])
    talk.leave()
    if "<svg" not in page.read_text():
        raise SystemExit(f"{page}: no picture in it")
    table.most(
        f"report of {DAYS} days: figures, AGP, page, CSV", statistics.median(report), 50, "ms")
    table.most(
        f"a question about {DAYS} days: understood, computed, answered", statistics.median(asked), 50,
        "ms")
    table.most("chart of 24 hours", statistics.median(chart), 10, "ms")


def syncing(options, table):
    """A round with nothing new, against curl with the same request."""
    server = share()
    address = f"http://127.0.0.1:{server.server_port}"
    home = options.folder / "sync"
    environment = dict(options.environment(home), DEXCOM_SHARE_URL=address)
    balli = str(options.balli)
    subprocess.run(
        [balli, "bagla", "dexcom", "--kullanici", "d", "--sifre-dosyasi", "-", "--bolge", "ous"],
        input="gizli\n", text=True, env=environment, check=True, stdout=subprocess.DEVNULL)
    request = [
        shutil.which("curl"), "-s", "-d", "{}", "-H", "Content-Type: application/json",
        address + "/ShareWebServices/Services/Publisher/ReadPublisherLatestGlucoseValues"
        "?sessionId=55555555-5555-4555-8555-555555555555&minutes=1440&maxCount=288"]
    ours, theirs = [], []
    for _ in range(3 * ROUNDS):
        theirs.append(run(request, {}))
        ours.append(run([balli, "esitle"], environment))
    server.shutdown()
    table.ratio(
        "balli eşitle, nothing new / curl", statistics.median(ours), statistics.median(theirs), 3)
