"""The day, the week and the month of three years of records, against the same query in `sqlite3`."""

import random
import shutil
import sqlite3
import statistics
from datetime import datetime, timedelta, timezone

from start import MEAL, run

NOW = datetime(2026, 11, 21, 14, 0, tzinfo=timezone(timedelta(hours=3)))
DAYS = 3 * 365
FOODS = ["yumurta", "ekmek", "süt", "peynir", "pilav", "tavuk", "elma", "çay", "makarna", "salata"]


def fill(file, seed):
    """Four meals, eight entries, four readings by hand and a sensor's 288 on each day."""
    chance = random.Random(seed)
    moment = lambda day, hour: int((NOW.replace(hour=0) - timedelta(days=day, hours=-hour)).timestamp()) * 1000
    with sqlite3.connect(file) as db:
        # What undoes a change is not written for rows that nobody will undo.
        triggers = db.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
            " AND tbl_name IN ('meals', 'meal_items', 'entries', 'glucose')").fetchall()
        for name, _ in triggers:
            db.execute(f"DROP TRIGGER {name}")
        meal = 100
        for day in range(1, DAYS + 1):
            for hour, kind in ((8, "breakfast"), (13, "lunch"), (16, "snack"), (19, "dinner")):
                meal += 1
                db.execute(
                    "INSERT INTO meals (id, type, eaten_at) VALUES (?, ?, ?)",
                    (meal, kind, moment(day, hour)))
                db.executemany(
                    "INSERT INTO meal_items (meal, position, name, quantity, unit, energy, carbs,"
                    " protein, fat, source, is_estimate, confidence)"
                    " VALUES (?, ?, ?, 1, 'adet', 100, ?, 5, 5, 'x', 0, 1)",
                    [(meal, place, food, chance.uniform(0, 40))
                     for place, food in enumerate(chance.sample(FOODS, 3))])
            db.executemany(
                "INSERT INTO entries (kind, at, details) VALUES (?, ?, ?)",
                [(chance.choice(["water", "medication", "activity"]), moment(day, 2 * hour),
                  '{"milliliters":200,"name":"metformin","kind":"yürüyüş","minutes":20}')
                 for hour in range(8)])
            db.executemany(
                "INSERT INTO glucose (milligrams, unit, at, source) VALUES (?, 'mg/dL', ?, 'elle')",
                [(chance.uniform(60, 250), moment(day, 5 * hour)) for hour in range(4)])
        start = int(NOW.timestamp()) * 1000
        db.executemany(
            "INSERT INTO sensor_readings (at, milligrams, value, unit, means, source)"
            " VALUES (?, ?, ?, 'mg/dL', 'sensor', 'dexcom')",
            [(start - 300_000 * step, value, value)
             for step in range(288 * DAYS) for value in [chance.uniform(60, 250)]])
        for _, sql in triggers:
            db.execute(sql)


def measure(options, table):
    balli = str(options.balli)
    home = options.folder / "diary"
    environment = options.environment(home) | {"BALLI_NOW": NOW.isoformat()}
    run([balli, "sor", MEAL], environment)
    (file,) = home.glob("profiles/*.sqlite")
    fill(file, options.seed)
    pages = {"pano": 50, "hafta": 100, "takvim": 200}
    for page, allowed in pages.items():
        took = [run([balli, page], environment) for _ in range(options.rounds)]
        table.most(f"balli {page}, three years of records", statistics.median(took), allowed, "ms")
    shutil.rmtree(home)
