"""The scan of a photo of 12 megapixels, against `tesseract` alone on the picture that it was given."""

import os
import shutil
import statistics
import subprocess

from start import run

LABEL = [
    ("Besin Değerleri", "100 g", "Porsiyon (30 g)"), ("Enerji (kJ/kcal)", "2064 / 493", "619 / 148"),
    ("Yağ (g)", "23,0", "6,9"), ("Doymuş yağ (g)", "11,0", "3,3"), ("Karbonhidrat (g)", "63,5", "19,1"),
    ("Şekerler (g)", "28,4", "8,5"), ("Lif (g)", "3,1", "0,9"), ("Protein (g)", "6,6", "2,0"),
    ("Tuz (g)", "0,61", "0,18"),
]
WIDTH, HEIGHT = 4_000, 3_000
# Stands before tesseract in PATH: keeps the picture and the words of the first look.
SHIM = """#!/bin/sh
if mkdir "{kept}" 2> /dev/null; then
  cp "$1" "{kept}/picture.${{1##*.}}"
  shift
  echo "$@" > "{kept}/arguments"
  exec "{tesseract}" "{kept}"/picture.* "$@"
fi
exec "{tesseract}" "$@"
"""


def photograph(file):
    """A label as a phone sees it: somewhat turned, soft, grainy, lit from one side."""
    command = ["convert", "-size", f"{WIDTH}x{HEIGHT}", "gradient:white-gray70", "-fill", "black", "-pointsize", "110"]
    for row, cells in enumerate(LABEL):
        for cell, left in zip(cells, (350, 1_700, 2_700)):
            command += ["-annotate", f"+{left}+{600 + 220 * row}", cell]
    command += ["-rotate", "1.2", "-gravity", "center", "-extent", f"{WIDTH}x{HEIGHT}", "-blur", "0x2",
                "-attenuate", "0.15", "+noise", "Gaussian", "-quality", "92", str(file)]
    subprocess.run(command, check=True)


def measure(options, table):
    if missing := [name for name in ("tesseract", "convert") if not shutil.which(name)]:
        table.note("scan of 12 megapixels", f"left out: apt-get install {' '.join(missing)}")
        return
    photo = options.photo.resolve() if options.photo else options.folder / "label.jpg"
    if not options.photo:
        photograph(photo)
    tesseract, kept = shutil.which("tesseract"), options.folder / "kept"
    tools = options.folder / "tools"
    tools.mkdir()
    (tools / "tesseract").write_text(SHIM.format(kept=kept, tesseract=tesseract))
    (tools / "tesseract").chmod(0o755)
    environment = options.environment(options.folder / "scan")
    shimmed = environment | {"PATH": f"{tools}{os.pathsep}{environment['PATH']}"}
    scan = [str(options.balli), "sor", str(photo)]
    run(scan, shimmed)
    (picture,) = kept.glob("picture.*")
    alone = [tesseract, str(picture)] + (kept / "arguments").read_text().split() + ["quiet"]
    ours, theirs = [], []
    for _ in range(5):
        theirs.append(run(alone, environment))
        ours.append(run(scan, environment))
    table.ratio(
        "scan of 12 megapixels / tesseract on the same", statistics.median(ours),
        statistics.median(theirs), 1.3)
