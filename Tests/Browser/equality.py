"""The playground's numbers are those of the command, to the last bit."""

import array
import base64
import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.append(str(ROOT / "Tests/Session"))

from frames import expected  # noqa: E402


class Equality:
    """Claims of a test that has a browser with the page, and the command."""

    def gestures_are_those_of_the_command(self, gestures=1000):
        self.open()
        self.browser.run((HERE / "gestures.js").read_text() + "; window.drive = drive; 0")
        numbers = 0
        for seed in range(gestures // 50):
            self.browser.run(f"window.driven = drive(playground.room.doors, {seed}, 50); 0")
            lines = self.browser.run("driven.lines")
            found = self.doubles("driven.frames.flat()")
            lengths = self.browser.run("driven.frames.map(part => part.length)")
            events = self.browser.run("driven.events")
            done = subprocess.run([self.command, "session"], input=lines, capture_output=True, text=True)
            records = [json.loads(line) for line in done.stdout.splitlines()]
            errors = [record for record in records if "error" in record]
            self.same(errors, [], f"seed {seed}: the session takes every line")
            self.compare_frames(seed, [record for record in records if "frame" in record], found, lengths)
            self.compare_events(seed, [record for record in records if "event" in record], events)
            numbers += len(found)
        self.clean()
        return f"{gestures} gestures, {numbers} numbers"

    def doubles(self, expression):
        """Every bit of a list of numbers."""
        self.browser.run(f"window.bits = new Uint8Array(new Float64Array({expression}).buffer); 0")
        parts, size = [], self.browser.run("bits.length")
        for start in range(0, size, 1 << 20):
            parts.append(base64.b64decode(self.browser.run(
                f"(b => {{ let s = ''; for (let k = 0; k < b.length; k += 8192)"
                f" s += String.fromCharCode(...b.subarray(k, k + 8192)); return btoa(s); }})"
                f"(bits.subarray({start}, {start + (1 << 20)}))")))
        numbers = array.array("d")
        numbers.frombytes(b"".join(parts))
        return numbers

    def compare_frames(self, seed, records, found, lengths):
        self.same(len(lengths), 3 * len(records), f"seed {seed}: as many frames")
        place = 0
        for record, sizes in zip(records, zip(*[iter(lengths)] * 3)):
            parts = []
            for size in sizes:
                parts.append(found[place:place + size])
                place += size
            wanted = expected(record)
            seen = told(parts)
            if wanted != seen:
                key = next((k for k in wanted if wanted[k] != seen[k]), "?")
                self.holds(False, f"seed {seed}, {record['time']} ms, {key}: {seen[key]}, not {wanted[key]}")
            self.count += 1

    def compare_events(self, seed, records, events):
        names = ["active-page-changed", "index-changed", "settled", "driver-changed", "edit-accepted",
                 "commit-requested", "committed", "commit-failed", "edit-cancelled", "edit-refused",
                 "focus-finished", "focus-cancelled", "resized", "size-ignored", "step-ignored",
                 "step-refused", "announced", "selection-changed"]
        names = {**dict(enumerate(names)), 55: "lifted", 56: "lift-refused", 57: "dropped", 58: "lift-cancelled"}
        page = lambda name: int(name[1:]) if name else 0
        # A row of pages: the first, the last, and how many they are.
        row = lambda p: [page(p[0]), page(p[1]), p[2]] if isinstance(p, list) else [page(p)]
        wanted = []
        for record in records:
            pages = [number for p in record.get("pages", []) for number in row(p)]
            wanted.append((record["event"], record["time"], page(record.get("page")), pages, record.get("edit")))
        found = []
        for kind, moment, *rest in events:
            name = names[kind]
            listed = kind in (4, 5, 6, 7, 8)
            number = rest[1] if kind == 0 else rest[0] if kind in (1, 2, 10, 11, 13) else 0
            pages = rest if kind == 55 else rest[1:] if listed or kind == 9 else []
            edit = rest[0] if listed else rest[0] or None if kind == 57 else None
            found.append((name, moment, number, pages, edit))
        self.same(found, wanted, f"seed {seed}: the same events")

    def scenarios_are_those_of_the_command(self, digests):
        """Every run of every scenario without image files, to the last bit of its whole trace; digests: what the
        command says."""
        self.open()
        self.language()
        self.browser.run("window.language = new Doors(playground.languageModule); 0")
        wanted = {}
        for line in digests.splitlines():
            digest, path = line.split(" ")[:2]
            wanted.setdefault(path, []).append(digest)
        runs = 0
        for path, values in wanted.items():
            text = (ROOT / path).read_text()
            if "\n  images " in text:
                continue
            found = self.browser.run(f"""(text => {{
                language.giveText(text);
                const count = JSON.parse(language.toldText(language.exports.read())).variants;
                return Array.from({{ length: count }}, (_, k) => language.toldText(language.exports.digest(k)));
            }})({json.dumps(text)})""")
            self.same(found, values, f"{path}: the same runs")
            runs += len(found)
        return f"{runs} runs of scenarios"


def told(parts):
    """The same, as the page is told it."""
    state, *panes = parts
    cells = []
    for number, pane in enumerate(panes):
        for k in range(0, len(pane), 18):
            own = ["far" if n != n else n for n in pane[k + 15:k + 18]]
            cells.append([number, pane[k], list(pane[k + 11:k + 15]), pane[k + 6], pane[k + 8], pane[k + 9], pane[k + 10], own])
    return {
        "bounds": list(state[0:2]), "position": state[14] + 1, "active": state[15], "target": state[16],
        "driver": ["none", "preview", "thumbnails", "program"][int(state[17])],
        "phase": ["idle", "dragging", "settling", "focusing"][int(state[18])], "doing": state[19],
        "offsets": [state[6], state[12]], "velocities": list(state[22:24]),
        "positions": [state[20] + 1, state[21] + 1], "sync": list(state[24:26]), "still": state[28] == 1,
        "cells": cells,
    }
