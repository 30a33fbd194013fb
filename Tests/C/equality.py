"""Random gestures with edits give the same bits through the library as through the command.

    equality.py COMMAND GESTURES [FOLDER]

What is done goes to `dualstrip session` as lines, and to the library as calls; what both show is compared number by
number. With the folder of the module for JavaScript, so is what Node shows. The same seed does the same.
"""

import json
import random
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Session"))

import dualstrip
from frames import expected
from dualstrip import DualStripError, EventKind, Key, Page, Pane, Phase, Driver, Place, Select, Unit

ASPECTS = [0.7071, 1.4142, 0.5, 1, 0.31, 3.3]
PANES = ["preview", "thumbnails"]


class Run:
    """One viewer twice: through the library, and as the lines of a session."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        # A saved viewer has no memory of a wheel's parts of a notch: there are runs with wheels, and runs with restarts.
        self.restarts = random.Random(seed) if seed % 2 else None
        self.count = self.last = self.whole(0, 60)
        self.time = 0.0
        self.edit = 0
        self.frames, self.events = [], []
        aspects = [self.chance.choice(ASPECTS) for _ in range(self.count)]
        direction = self.whole(0, 1)
        settings = self.settings = self.chance.choice([
            {}, {"spacing": 10.0}, {"mapping": "continuous", "parallax_gap": -20.0},
            {"strip_mode": "browsing"}, {"strip_axis": "vertical", "strip_mode": "browsing"},
            {"aspect_range": (0.3, 2.5), "easing": "linear", "focus_time": 120.0, "undo_limit": 3},
            {"preview_axis": "vertical", "page_turn_limit": 3, "focus_policy": "previous"},
            {"announcements": "on", "thumbnails_deceleration": 0.97},
        ])
        self.viewer = dualstrip.Viewer(
            [Page(k + 1, aspect) for k, aspect in enumerate(aspects)], size=(393, 852), insets=(59, 0, 34, 0),
            direction=direction, **settings)
        self.lines = [{
            "session": 1, "bounds": [393, 852], "insets": [59, 0, 34, 0], "direction": ["ltr", "rtl"][direction],
            "settings": {name.replace("_", "-"): text(name, value) for name, value in settings.items()},
            "pages": [[f"p{k + 1}", aspect] for k, aspect in enumerate(aspects)],
        }]

    def whole(self, least, most):
        return self.chance.randint(least, most)

    def say(self, **line):
        self.lines.append({"time": self.time, **line})

    def page(self):
        known = self.viewer.frame().count
        if known and self.chance.random() < 0.9:
            return self.viewer.page_at(self.whole(0, known - 1))
        return self.whole(1, self.last + 1)

    def known(self):
        return min(self.page(), self.last) or 1

    def gesture(self):
        """A finger on the preview in raw places; on the strip in distances, since it would lift a page."""
        pane, place, way = self.whole(0, 1), self.whole(50, 340), self.chance.choice([-1, 1]) * self.whole(0, 250)
        is_vertical = pane == 0 and self.settings.get("preview_axis") == "vertical"
        self.say(touch="down", pane=PANES[pane], **{} if pane else {"x": place})
        if pane:
            self.viewer.touch_began(self.time, Pane(pane))
        else:
            self.viewer.finger_down(self.time, Pane(pane), *self.point(place, is_vertical))
        steps, before = self.whole(0, 12), 0.0
        for step in range(1, steps + 1):
            self.time += self.whole(4, 17)
            now = way * (step / steps) ** self.chance.choice([1, 1, 2])
            if pane:
                self.say(drag=now - before)
                self.viewer.drag_moved(self.time, Pane(pane), now - before)
            else:
                self.say(touch="move", x=place + now)
                self.viewer.finger_moved(self.time, *self.point(place + now, is_vertical))
            before = now
            if self.chance.random() < 0.3:
                self.look(10)
        self.time += self.whole(0, 12)
        if self.chance.random() < 0.06:
            self.say(touch="cancel")
            self.viewer.touch_cancelled(self.time, Pane(pane)) if pane else self.viewer.finger_cancelled(self.time)
        elif pane:
            velocity = self.whole(-3000, 3000)
            self.say(touch="up", velocity=velocity)
            self.viewer.touch_ended(self.time, Pane(pane), velocity)
        else:
            self.say(touch="up", x=place + before)
            self.viewer.finger_up(self.time, *self.point(place + before, is_vertical))

    @staticmethod
    def point(place, is_vertical):
        return (100, place) if is_vertical else (place, 100)

    def wheel(self):
        pane, unit, size = self.whole(0, 1), self.whole(0, 2), self.chance.choice([3, 12, -9, 120, -120])
        size = size if unit == Unit.POINTS else size / 12
        gap, across = self.chance.choice([8, 17, 60, 130]), self.chance.random() < 0.3
        for _ in range(self.whole(1, 12)):
            self.say(wheel=[size if across else 0, size], pane=PANES[pane], unit=["pt", "notches", "lines"][unit])
            self.viewer.wheel(self.time, Pane(pane), size if across else 0, size, Unit(unit))
            self.time += gap

    def key(self):
        key = self.chance.choice(list(Key))
        modifiers = self.chance.choice([0, 0, 0, 1, 2, 4, 5])
        names = [name for bit, name in enumerate(["shift", "alt", "command"]) if modifiers & 1 << bit]
        self.say(key=key.name.lower().replace("_", "-"), **{"modifiers": names} if names else {})
        self.viewer.key(self.time, key, modifiers)

    def hand(self):
        x, y = self.whole(0, 393), self.whole(0, 66)
        self.say(lift=[x, y])
        self.viewer.lift(self.time, x, y)
        for _ in range(self.whole(0, 4)):
            self.time += self.whole(4, 300)
            x, y = self.whole(-20, 420), self.whole(-60, 80)
            self.say(carry=[x, y])
            self.viewer.carry(self.time, x, y)
            self.look(10)
        if self.chance.random() < 0.7:
            self.say(drop=True)
            self.viewer.drop(self.time)
        else:
            self.say(**{"cancel-lift": True})
            self.viewer.cancel_lift(self.time)

    def select(self):
        what = Select(self.whole(0, 4))
        page = self.known() if what < Select.ALL else 0
        if not page or self.last:
            names = ["only", "toggle", "to", "all", "none"]
            self.say(select=names[what], **{"page": f"p{page}"} if page else {})
            self.viewer.select(self.time, what, page)

    def resize(self):
        size, insets = (self.whole(200, 900), self.whole(300, 900)), (self.whole(0, 60), 0, 30, 0)
        over = self.whole(0, 400)
        self.say(bounds=size, insets=insets, over=over)
        self.viewer.resize(self.time, size, insets, over)

    def simple(self):
        act = self.whole(0, 3)
        if act == 0 and self.last:
            page, animated = self.known(), self.chance.random() < 0.8
            self.say(focus=f"p{page}", animated=animated)
            self.viewer.focus(self.time, page, animated)
        elif act == 1:
            pane, count = self.whole(0, 1), self.whole(-3, 3)
            self.say(step=count, pane=PANES[pane])
            self.viewer.step(self.time, Pane(pane), count)
        elif act == 2:
            x, y = self.whole(0, 393), self.whole(0, 66)
            self.say(tap=[x, y])
            self.viewer.tap_thumbnails(self.time, x, y)
        elif act == 3:
            by_host = self.chance.random() < 0.5
            self.say(commits="by-host" if by_host else "at-once")
            self.viewer.set_commits(self.time, by_host)

    def change(self):
        """An edit; it may be refused, and then both say so in an event."""
        act, viewer = self.whole(0, 8), self.viewer
        host = self.chance.random() < 0.2
        flag = {"by-host": True} if host else {}
        place = Place(self.whole(0, 3))
        beside = self.known() if place >= Place.BEFORE else 0
        where = {place.name.lower(): f"p{beside}"} if beside else {"at": place.name.lower()}
        pages = [self.known() for _ in range(self.whole(1, 3))]
        names = [f"p{page}" for page in pages]
        if beside and not self.last or act in (0, 2, 3, 4) and not self.last:
            return
        if act == 0:
            self.say(delete=names, **flag)
            self.tried(viewer.delete, pages, host)
        elif act == 1:
            new = [Page(self.last + k, self.chance.choice(ASPECTS)) for k in range(1, self.whole(2, 4))]
            self.last += len(new)
            self.say(insert=[[f"p{page.id}", page.aspect] for page in new], **where, **flag)
            self.tried(viewer.insert, new, place, beside, host)
        elif act == 2:
            self.say(move=names, **where, **flag)
            self.tried(viewer.move, pages, place, beside, host)
        elif act == 3:
            quarters = self.chance.choice([-1, 1, 2])
            self.say(turn=names, quarters=quarters, **flag)
            self.tried(viewer.turn, pages, quarters, host)
        elif act == 4:
            aspect = self.chance.choice(ASPECTS)
            self.say(aspect=aspect, page=names[0])
            self.tried(viewer.set_aspect, pages[0], aspect)
        elif act == 5 and self.edit:
            answer = self.chance.choice(["commit", "commit", "fail", "cancel"])
            self.say(**{answer: self.edit})
            calls = {"commit": viewer.commit, "fail": viewer.fail_commit, "cancel": viewer.cancel}
            self.tried(calls[answer], self.edit)
        elif act == 6:
            self.say(undo=True)
            self.tried(viewer.undo)
        elif act == 7:
            self.say(redo=True)
            self.tried(viewer.redo)
        elif act == 8 and self.last:
            order = viewer.pages
            self.chance.shuffle(order)
            self.say(arrange=[f"p{page}" for page in order], **flag)
            self.tried(viewer.arrange, order, host)

    def tried(self, edit, *arguments):
        try:
            edit(self.time, *arguments)
        except DualStripError as error:
            if error.status != dualstrip.Status.REFUSED:
                raise

    def look(self, milliseconds):
        end = self.time + milliseconds
        while self.time < end:
            self.time += self.chance.choice([1000 / 60, 1000 / 120, 7.3])
            self.viewer.advance(self.time)
            self.take_events()
            self.say(frame="cells")
            self.frames.append(told(self.viewer.frame()))

    def take_events(self):
        for event in self.viewer.events():
            if event.kind == EventKind.EDIT_ACCEPTED:
                self.edit = event.edit
            # A session tells what to say in words.
            page = 0 if event.kind == EventKind.ANNOUNCED else event.page
            self.events.append((event.kind.name.lower().replace("_", "-"), event.time, page, event.edit))

    def restart(self):
        """The app ends, and goes on from what it has saved."""
        self.take_events()
        saved = self.viewer.save()
        self.viewer.close()
        self.viewer = dualstrip.Viewer.restore(saved)
        assert self.viewer.save() == saved

    def drive(self, gestures):
        acts = [self.gesture] * 4 + [self.key, self.hand, self.select, self.resize] + [self.simple] * 2 + [
            self.change] * 5 + [self.gesture if self.restarts else self.wheel]
        for _ in range(gestures):
            self.chance.choice(acts)()
            if self.restarts and self.restarts.random() < 0.3:
                self.restart()
            self.look(self.chance.choice([0, 0, 20, 60, 60, 200, 900]))
        self.take_events()
        self.viewer.close()


def text(name, value):
    """A setting as a session's header has it."""
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return " .. ".join(map(repr, value))
    unit = "pt" if name in ("spacing", "parallax_gap") else "ms" if name.endswith("time") else ""
    return f"{value!r}{unit}"


def told(frame):
    cells = []
    for pane in Pane:
        for cell in frame.cells(pane):
            # The session tells how far an image lags before its cell is scaled.
            own = [cell.extra] if pane else ["far" if cell.extra != cell.extra else cell.extra]
            cells.append([pane, cell.page, [cell.x, cell.y, cell.width, cell.height], cell.alpha, cell.is_selected,
                          cell.angle, cell.pile, own])
    return {
        "time": frame.time, "bounds": [frame.width, frame.height], "position": frame.position + 1,
        "active": frame.active_page, "target": frame.target_page, "driver": Driver(frame.driver).name.lower(),
        "phase": Phase(frame.phase).name.lower(), "doing": frame.is_editing + 2 * frame.is_resizing,
        "offsets": [frame.preview_offset, frame.thumbnails_offset],
        "velocities": [frame.preview_velocity, frame.thumbnails_velocity],
        "positions": [frame.preview_position + 1, frame.thumbnails_position + 1],
        "sync": [frame.sync_error, frame.sync_distance], "still": bool(frame.is_settled), "cells": cells,
    }


def wanted(record):
    """A frame of the session, with what a cell of the library has: of its own numbers, the first."""
    frame = {"time": record["time"], **expected(record)}
    for cell in frame["cells"]:
        cell[-1] = cell[-1][:1]
    return frame


def numbers(value):
    return sum(map(numbers, value)) if isinstance(value, (list, tuple)) else 1


def compare(command, seed, gestures, folder):
    run = Run(seed)
    run.drive(gestures)
    lines = "".join(json.dumps(line) + "\n" for line in run.lines)
    done = subprocess.run([command, "session"], input=lines, capture_output=True, text=True)
    records = [json.loads(line) for line in done.stdout.splitlines()]
    errors = [record for record in records if "error" in record]
    if errors:
        sys.exit(f"seed {seed}: the session does not take {run.lines[errors[0].get('line', 1) - 1]}: {errors[0]}")
    frames = [wanted(record) for record in records if "frame" in record]
    events = [
        (record["event"], record["time"], int(record["page"][1:]) if record.get("page") else 0, record.get("edit") or 0)
        for record in records if "event" in record]
    agree(f"seed {seed}", frames, run.frames, events, run.events)
    if folder:
        node = ["node", str(HERE / "session.mjs"), folder]
        done = subprocess.run(node, input=lines, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"seed {seed}, JavaScript: {done.stderr}")
        told = [json.loads(line) for line in done.stdout.splitlines()]
        agree(f"seed {seed}, JavaScript", frames, [answer for answer in told if isinstance(answer, dict)], events,
              [tuple(answer) for answer in told if isinstance(answer, list)])
    return sum(numbers(list(frame.values())) for frame in frames)


def agree(name, frames, seen_frames, events, seen_events):
    if len(frames) != len(seen_frames):
        sys.exit(f"{name}: {len(seen_frames)} frames, not {len(frames)}")
    for number, (wanted, seen) in enumerate(zip(frames, seen_frames)):
        for key in wanted:
            if wanted[key] != seen[key]:
                sys.exit(f"{name}, frame {number} at {wanted['time']} ms, {key}: {seen[key]}, not {wanted[key]}")
    for wanted, seen in zip(events, seen_events):
        if wanted != seen:
            sys.exit(f"{name}: the event {seen}, not {wanted}")
    if len(events) != len(seen_events):
        sys.exit(f"{name}: {len(seen_events)} events, not {len(events)}")


if __name__ == "__main__":
    total, folder = int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else None
    checked = sum(compare(sys.argv[1], seed, 50, folder) for seed in range(total // 50))
    through = "the library, the module for JavaScript" if folder else "the library"
    print(f"{total} gestures, {checked} numbers: the same through {through} and the command")
