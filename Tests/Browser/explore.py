"""Random pointers, wheels and keys on the playground, and what has to hold of every frame that it draws.

    Tests/Browser/run --explore [SECONDS [SEED]]
"""

import random
import sys
import tempfile
import time
from pathlib import Path

from browser import Browser
from panes import Panes

HERE = Path(__file__).resolve().parent

# Faults of the page, each with the property that must notice it; each is a change of the page while it runs.
FAULTS = {
    ("in step", "the strip is drawn a frame late"): """
        const show = Stage.prototype.showPane;
        Stage.prototype.showPane = function (pane, numbers, cells, count, role, active) {
          if (role !== "thumbnails") return show.call(this, pane, numbers, cells, count, role, active);
          const late = this.late ?? [numbers, cells];
          this.late = [numbers.slice(), cells.slice()];
          show.call(this, pane, late[0], late[1], count, role, active);
        };""",
    ("one active page", "the mark is a frame late"): """
        const show = Stage.prototype.showPane;
        Stage.prototype.showPane = function (pane, numbers, cells, count, role, active) {
          show.call(this, pane, numbers, cells, count, role, role === "thumbnails" ? this.old ?? active : active);
          if (role === "thumbnails") this.old = active;
        };""",
    ("no overlap", "an open thumbnail is too wide"): """
        const show = Stage.prototype.showCell;
        Stage.prototype.showCell = function (cell, window, ...rest) {
          if (cell.role === "thumbnails" && window.width > 34) window = { ...window, width: window.width * 1.6 };
          show.call(this, cell, window, ...rest);
        };""",
    ("a silent console", "a key is told to the console"): """
        addEventListener("keydown", event => console.log(event.key));""",
    ("at rest", "a strip at rest is a point aside"): """
        const show = Stage.prototype.show;
        Stage.prototype.show = function (shown, isCollection) {
          const state = shown.state.slice();
          if (state[Live.isStill]) state[Place.panes + Place.paneNumbers + Place.offsetX] += 1;
          show.call(this, { ...shown, state }, isCollection);
        };""",
}


class Explorer(Panes):
    def __init__(self, page, seed):
        self.page = page
        self.seed = seed
        self.chance = random.Random(seed)
        self.browser = Browser()
        self.acts = []

    def open(self, fault=None):
        self.browser.size(1280, 900, still=False)
        self.browser.open(self.page)
        self.browser.until("!!window.playground")
        if fault:
            self.browser.run(f"(() => {{ {fault} }})()")
        self.browser.run((HERE / "watch.js").read_text() + "; window.watch = new Watch(playground); 0")
        # The greeting shows a viewer of its own.
        self.browser.run("void playground.greeting?.end()")
        self.browser.until("!playground.greeting")

    # What hands do

    def act(self, name, function, *values):
        self.acts.append(f"{name} {' '.join(str(value) for value in values)}".strip())
        function(*values)

    def drag(self, pane, start, end, steps, pause):
        self.browser.drag(self.way(pane, start, end, steps), pause=pause)

    def hold_and_carry(self, start, end):
        """A finger stays on a thumbnail until it has lifted the page, and carries it."""
        way = [(x, y - 4 * k) for k, (x, y) in enumerate(self.way("lower", start, end, 8))]
        self.browser.drag(way[:1] * 30 + way, pause=0.02)

    def tap(self, pane, x):
        self.browser.click(*self.place(pane, x))

    def wheel(self, pane, across, down, count, pause):
        place = self.place(pane, 0.5)
        for _ in range(count):
            self.browser.wheel(*place, across, down)
            time.sleep(pause)

    def key(self, key, shift, alt, control):
        self.browser.run("document.getElementById('device').focus()")
        self.browser.press(key, shift=shift, alt=alt, control=control)

    def button(self, name):
        self.browser.click_on(f"#{name}")

    def step(self):
        chance = self.chance
        share = lambda: round(chance.uniform(0.05, 0.95), 2)
        kind = chance.choices(
            ["drag", "tap", "wheel", "key", "edit", "rotate", "carry", "rest"], [8, 3, 3, 5, 2, 0.6, 1, 2])[0]
        if kind == "drag":
            self.act("drag", self.drag, chance.choice(["upper", "lower"]), share(), share(),
                     chance.randint(1, 10), chance.choice([0.004, 0.012, 0.03]))
        elif kind == "tap":
            self.act("tap", self.tap, chance.choice(["lower", "lower", "upper"]), share())
        elif kind == "wheel":
            size = chance.choice([120, -120, 12, -30, 40])
            across, down = (size, 0) if chance.random() < 0.4 else (0, size)
            self.act("wheel", self.wheel, chance.choice(["upper", "lower"]), across, down,
                     chance.randint(1, 5), chance.choice([0.01, 0.05]))
        elif kind == "key":
            key = chance.choice(["ArrowLeft", "ArrowRight", "ArrowRight", "Home", "End", "Escape", "z"])
            is_arrow = key.startswith("Arrow")
            self.act("key", self.key, key, is_arrow and chance.random() < 0.15, is_arrow and chance.random() < 0.1,
                     key == "z")
        elif kind == "edit":
            self.act("press", self.button, chance.choice(["delete", "insert", "turn", "earlier", "later", "undo"]))
        elif kind == "carry":
            self.act("carry", self.hold_and_carry, share(), share())
        elif kind == "rotate":
            self.act("press", self.button, "rotate")
        time.sleep(chance.choice([0, 0, 0.05, 0.2, 0.6, 1.2]))

    # What is seen

    def seen(self):
        faults = self.browser.run("watch.faults")
        return faults + [{"property": "a silent console", "details": problem} for problem in self.browser.problems]

    def explore(self, seconds, fault=None, wanted=None):
        """Acts until something is seen that should not be, against one property or any: what was seen."""
        self.open(fault)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.step()
            if seen := [one for one in self.seen() if wanted in (None, one["property"])]:
                return seen
        return []

    def report(self, seen):
        path = Path(tempfile.gettempdir()) / f"explored-{self.seed}.session"
        path.write_text(self.browser.run("playground.strips.viewer.session"))
        for fault in seen[:3]:
            print(f"explore: {fault['property']}: {fault['details']}")
        print(f"explore: seed {self.seed}, act {len(self.acts)}: " + "; ".join(self.acts[-6:]))
        print(f"explore: all inputs are in {path}; `dualstrip session < {path}` repeats them")


def main():
    page, seconds = Path(sys.argv[1]).resolve(), float(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 32)
    # First the properties themselves: they must notice what is wrong with a page.
    for (wanted, name), fault in FAULTS.items():
        explorer = Explorer(page, seed)
        try:
            if not explorer.explore(60, fault, wanted):
                print(f"explore: in a minute nothing was seen against \"{wanted}\" where {name}; seed {seed}")
                sys.exit(1)
        finally:
            explorer.browser.close()
    explorer = Explorer(page, seed)
    try:
        if seen := explorer.explore(seconds):
            explorer.report(seen)
            sys.exit(1)
        looks = explorer.browser.run("watch.looks")
        if lonely := [name for name, count in looks.items() if count < seconds / 2]:
            print(f"explore: seed {seed}: hardly looked at {', '.join(lonely)}: {looks}")
            sys.exit(1)
    finally:
        explorer.browser.close()
    print(f"explore: {len(explorer.acts)} acts with seed {seed}, {len(FAULTS)} planted faults noticed; looked at "
          + ", ".join(f"{name} {count} times" for name, count in looks.items()))


if __name__ == "__main__":
    main()
