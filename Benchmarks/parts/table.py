"""The table of results."""


class Table:
    """Rows of what was measured, its reference and the budget."""

    HEAD = ["what", "balli", "reference", "ratio", "allowed", "ok"]

    def __init__(self):
        self.rows = []
        self.is_good = True

    def ratio(self, what, ours, theirs, allowed, unit="ms"):
        """A time against the time of a reference."""
        ratio = ours / theirs
        self._add(
            [what, f"{ours:.1f} {unit}", f"{theirs:.1f} {unit}", f"{ratio:.2f}", f"≤ {allowed} ×"],
            ratio <= allowed)

    def most(self, what, value, allowed, unit):
        """A value with a ceiling."""
        self._add([what, f"{value:.1f} {unit}", "", "", f"≤ {allowed} {unit}"], value <= allowed)

    def least(self, what, value, allowed, unit):
        """A value with a floor."""
        self._add([what, f"{value:,.0f} {unit}", "", "", f"≥ {allowed:,} {unit}"], value >= allowed)

    def note(self, what, value):
        """A value without a budget."""
        self.rows.append([what, value, "", "", "", ""])

    def _add(self, cells, is_good):
        self.is_good = self.is_good and is_good
        self.rows.append(cells + ["yes" if is_good else "NO"])

    def text(self):
        rows = [self.HEAD] + self.rows
        widths = [max(len(row[column]) for row in rows) for column in range(len(self.HEAD))]
        lines = [" | ".join(cell.ljust(width) for cell, width in zip(row, widths)) for row in rows]
        lines.insert(1, "-|-".join("-" * width for width in widths))
        return "\n".join(line.rstrip() for line in lines)
