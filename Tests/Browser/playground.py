"""What has to hold of the playground, in a real browser, under real pointers, fingers and keys."""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from browser import Browser
from equality import Equality
from panes import Panes

ROOT = Path(__file__).resolve().parent.parent.parent

HOSTILE = '''scenario "A </script><img src=x onerror='window.bad = 1'> title"
goldens off

document
  page cover aspect 0.7071
  pages 3 aspect 0.7071

script
  # </textarea><script>window.bad = 2</script>
  snapshot "<svg onload='window.bad = 3'>"
  focus p3 instant as <b>
'''

GOOD = '''scenario "A flick <b>turns</b> one page"
goldens off

document
  pages 9 aspect 0.7071

script
  flick preview forward 1500pt/s
  settle within 2s
  expect active == p2
'''


class Test(Equality, Panes):
    def __init__(self, page, command):
        self.page = page
        self.command = command
        self.browser = Browser()
        self.count = 0

    def holds(self, what, says):
        self.count += 1
        if not what:
            raise AssertionError(says)

    def same(self, found, wanted, says):
        self.holds(found == wanted, f"{says}: {found!r}, not {wanted!r}")

    # Opening and looking

    def open(self, width=1280, height=900, **options):
        self.browser.size(width, height, still=False, **options)
        self.browser.call("Emulation.setTouchEmulationEnabled", enabled=options.get("phone", False))
        took = self.browser.open(self.page)
        self.browser.until("!!window.playground")
        # The panes have no place before the first frame.
        self.browser.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return took

    def language(self):
        """Waits for the language, which is loaded when something needs it."""
        self.browser.run("void playground.needLanguage()")
        self.browser.until("!document.getElementById('run').disabled")

    def clean(self):
        """Nothing was said to the console, and nothing was asked of a network."""
        self.same(self.browser.problems, [], "the console is clean")
        asked = [url for url in self.browser.requests if not url.startswith(("file:", "blob:", "data:"))]
        self.same(asked, [], "nothing is asked of a network")
        self.same(self.browser.run("window.bad"), None, "nothing hostile has run")

    def state(self):
        names = ["active", "count", "isStill", "index"]
        return dict(zip(names, self.browser.run(
            "(s => [s[Place.active], s[Live.count], s[Live.isStill], s[Live.index]])(playground.strips.state)")))

    def rest(self):
        time.sleep(0.1)
        self.browser.until("playground.desk.isStill && !playground.isDirty")
        return self.state()

    def text(self, selector):
        return self.browser.run(f"document.querySelector({selector!r}).textContent")

    def click(self, name):
        self.browser.click_on(f"#{name}")

    def tab(self, name):
        """Opens a panel; a second click on its tab would close it."""
        if self.browser.run(f"document.getElementById('panel-{name}').hidden"):
            self.click(f"tab-{name}")

    def until_said(self):
        time.sleep(0.4)
        return self.text("#facts")

    def events(self):
        self.tab("events")
        time.sleep(0.3)
        return self.text("#events")

    def put(self, text):
        """Writes a scenario in the place of what is there, as somebody who pastes would."""
        self.tab("scenario")
        self.browser.run("(t => { t.focus(); t.select(); })(document.getElementById('text'))")
        self.browser.write(text)

    def type(self, text):
        """Writes a scenario whose last letter comes when the keys have been with it for a while."""
        self.put(text[:-1])
        time.sleep(0.3)
        self.browser.write(text[-1])

    # Claims

    def it_is_there_at_once(self):
        self.open()
        self.browser.until("performance.getEntriesByName('the device is there').length > 0")
        ready = self.browser.run("performance.getEntriesByName('the device is there')[0].startTime")
        self.holds(self.browser.run("document.querySelectorAll('.lower .cell').length") > 3, "thumbnails are seen")
        time.sleep(0.5)
        self.same(self.browser.run("!!playground.language"), False, "the language is not unpacked before somebody needs it")
        self.tab("scenario")
        self.browser.until("!document.getElementById('run').disabled")
        self.clean()
        return f"the device is there after {ready:.0f} ms"

    def it_greets_once(self):
        """A finger that nobody moves shows what to do, and leaves everything as it was."""
        shown = "!!document.querySelector('.invitation')"
        first = "[...document.querySelectorAll('.upper .cell')].find(c => c.dataset.name === 'p1').style.transform"
        self.open()
        at_rest = self.browser.run(first)
        self.browser.until(shown)
        self.browser.until(f"{first} !== {at_rest!r}")
        self.browser.until(f"!{shown} && !playground.greeting")
        self.rest()
        self.same(self.browser.run(first), at_rest, "the page is back")
        self.same(self.browser.run("playground.strips.viewer.lines"), [], "the user's viewer was not touched")
        self.open()
        self.browser.until(shown)
        self.browser.drag(self.way("upper", 0.8, 0.2, 10))
        self.holds(not self.browser.run(shown), "a finger ends it")
        self.same(self.rest()["active"], 2, "and moves the pages itself")
        self.browser.size(1280, 900, still=True)
        self.browser.open(self.page)
        self.browser.until("!!window.playground")
        self.same(self.browser.run("!!playground.greeting"), False, "not where motion is reduced")
        self.clean()

    def panels_open_and_close(self):
        self.open()
        self.rest()
        high = "document.getElementById('device').getBoundingClientRect().height"
        before = self.browser.run(high)
        self.holds(before > 0.6 * 900, f"the device is as high as the window allows: {before}")
        self.click("tab-document")
        self.same(self.browser.run("document.getElementById('panel-document').hidden"), False, "a tab opens its panel")
        self.click("tab-document")
        self.same(self.browser.run("document.getElementById('panel-document').hidden"), True, "and closes it")
        self.rest()
        self.same(self.browser.run(high), before, "the device is as it was")

    def hands_move_it(self, touch=False):
        self.open(**({"width": 390, "height": 844, "phone": True} if touch else {}))
        drag = lambda pane, start, end, steps=10, pause=0.012: self.browser.drag(
            self.way(pane, start, end, steps), pause=pause, touch=touch)
        self.same(self.rest()["active"], 1, "the first page is active")
        drag("upper", 0.8, 0.2)
        self.same(self.rest()["active"], 2, "a swipe turns a page")
        drag("upper", 0.5, 0.4, 5, 0.05)
        self.same(self.rest()["active"], 2, "a slow short drag comes back")
        drag("upper", 0.2, 0.8)
        self.same(self.rest()["active"], 1, "a swipe back turns back")
        drag("lower", 0.9, 0.3, 6)
        self.holds(self.rest()["active"] > 3, "a flick carries the strip over pages")
        before = self.state()["active"]
        point = self.place("lower", 0.72)
        self.browser.drag([point], touch=touch)
        after = self.rest()["active"]
        self.holds(after > before, f"a tap on a thumbnail goes there: from {before} to {after}")
        self.clean()

    def wheel_and_keys_move_it(self):
        self.open()
        self.browser.wheel(*self.place("upper", 0.5), 0, 120)
        self.same(self.rest()["active"], 2, "a notch of the wheel turns a page")
        for _ in range(4):
            self.browser.wheel(*self.place("lower", 0.5), 40, 0)
        self.holds(self.rest()["active"] > 3, "a trackpad pulls the strip")
        before = self.rest()["active"]
        for _ in range(3):
            self.browser.wheel(*self.place("upper", 0.5), 0, 120)
        self.same(self.rest()["active"], before + 3, "three quick notches turn three pages")
        self.browser.run("document.getElementById('device').focus()")
        self.browser.press("End")
        self.same(self.rest()["active"], 40, "End goes to the end")
        self.browser.press("Home")
        self.same(self.rest()["active"], 1, "Home comes back")
        self.browser.press("ArrowRight")
        self.same(self.rest()["active"], 2, "an arrow turns")
        self.browser.press("ArrowRight", alt=True)
        self.same(self.rest()["index"], 2, "with Alt it moves the page")
        for _ in range(3):
            self.browser.press("ArrowRight", shift=True)
        self.same(self.browser.run("playground.strips.viewer.selected.length"), 4, "with Shift it selects")
        self.browser.press("Escape")
        self.same(self.rest()["active"], 2, "the view has stayed")
        self.same(self.browser.run("playground.strips.viewer.selected.length"), 0, "Escape clears the selection")
        self.clean()

    def edits_and_their_undoing(self):
        self.open()
        self.click("delete")
        self.same(self.rest()["active"], 2, "a delete gives way to the next page")
        self.same(self.state()["count"], 39, "one page is gone")
        self.click("undo")
        self.rest()
        self.same(self.state()["count"], 40, "it is back")
        self.same(self.browser.run("playground.strips.viewer.index(1)"), 0, "where it was")
        # Taken back before anybody has asked for it.
        self.browser.run("playground.tempo.speed = 0.05")
        self.click("delete")
        self.browser.until("!document.getElementById('undo').disabled")
        self.click("undo")
        self.browser.run("playground.tempo.speed = 1")
        self.rest()
        self.same(self.state()["count"], 40, "a delete under way is taken back")
        self.holds("edit-cancelled" in self.events(), "as a cancelled edit")
        self.click("insert")
        self.same(self.rest()["count"], 41, "a page comes")
        self.click("choose")
        for share in [0.66, 0.86]:
            self.browser.click(*self.place("lower", share))
        self.same(self.browser.run("playground.strips.state[Live.selected]"), 2, "two are selected")
        self.click("delete")
        self.same(self.rest()["count"], 39, "both go")
        self.holds("deleted" in self.text("#news"), "it is to be read")
        # What stood before a page may be on its way out itself.
        self.browser.run("playground.controls.make()")
        self.browser.run("playground.strips.viewer.focus(3, false, playground.strips.clock.time)")
        self.rest()
        for _ in range(3):
            self.click("delete")
            time.sleep(0.1)
        self.same(self.rest()["count"], 37, "three are deleted in a row")
        for _ in range(3):
            self.click("undo")
        self.rest()
        order = self.browser.run("Array.from({ length: 8 }, (_, k) => playground.strips.viewer.at(k))")
        self.same(order, [1, 2, 3, 4, 5, 6, 7, 8], "all are back where they were")
        self.clean()

    def a_long_press_carries_a_page(self, touch=False):
        self.open(**({"width": 390, "height": 844, "phone": True} if touch else {}))
        start = self.place("lower", 0.7)
        # Six looks at the same place, 0.12 s each, are longer than half a second.
        self.browser.drag([start] * 6 + self.way("lower", 0.7, 0.4, 6), pause=0.12, touch=touch)
        self.same(self.rest()["active"], 1, "the active page stays")
        self.same(self.state()["index"], 1, "and another one is before it")
        self.holds("dropped" in self.text("#news"), "it is to be read")
        self.click("undo")
        self.same(self.rest()["index"], 0, "it goes back")
        before = self.state()["active"]
        self.browser.drag(self.way("lower", 0.7, 0.3, 8), touch=touch)
        self.holds(self.rest()["active"] > before, "a short press scrolls the strip")
        self.clean()

    def hosts_are_late_and_fail(self):
        self.open()
        self.browser.run("""(() => { const choose = (id, value) => {
            const field = document.getElementById(id); field.value = value; field.dispatchEvent(new Event('change')); };
            choose('delay', '500'); })()""")
        self.tab("document")
        self.click("fails")
        self.click("delete")
        self.tab("events")
        self.browser.until("document.getElementById('events').textContent.includes('commit-requested')")
        self.browser.until("document.getElementById('events').textContent.includes('commit-failed')")
        self.same(self.rest()["count"], 40, "what the host could not delete is back")
        # Wanted back while the host is at it.
        self.tab("document")
        self.click("fails")
        self.tab("events")
        asked = "document.getElementById('events').textContent.split('commit-requested').length"
        before = self.browser.run(asked)
        self.click("delete")
        self.browser.until(f"{asked} > {before}")
        self.click("undo")
        self.browser.until("document.getElementById('events').textContent.includes('committed')")
        self.same(self.rest()["count"], 40, "what the host has deleted comes again")
        for _ in range(2):
            before = self.browser.run(asked)
            self.click("delete")
            self.browser.until(f"{asked} > {before}")
        for _ in range(2):
            self.click("undo")
        self.holds("when the host has answered" in self.text("#news"), "why nothing is back yet is to be read")
        self.browser.until("playground.strips.host.waiting.length === 0 && playground.strips.state[Live.count] === 40")
        self.same(self.rest()["count"], 40, "two wishes bring back two")
        # The last first: what stood before it is still on its way out.
        self.browser.run("playground.strips.press({ key: 'End' })")
        self.rest()
        for _ in range(2):
            self.browser.run("void playground.strips.delete()")
            time.sleep(0.1)
        self.browser.until("playground.strips.host.waiting.length === 2")
        self.browser.run("void [playground.strips.undo(), playground.strips.undo()]")
        self.browser.until("playground.strips.host.waiting.length === 0 && playground.strips.state[Live.count] === 40")
        self.same(self.rest()["count"], 40, "both are back")
        self.same(self.browser.run("playground.strips.viewer.at(39)"), 40, "in their order")
        self.clean()

    def it_turns_and_is_resized(self):
        self.open()
        self.click("rotate")
        self.rest()
        size = "(s => [s[Place.width], s[Place.height]])(playground.strips.state)"
        self.same(self.browser.run(size), [852, 393], "it is turned")
        # Nothing moves away under a finger.
        x, y = self.place("upper", 0.9)
        self.browser.call("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)
        scale = self.browser.run("playground.stage.scale")
        self.browser.run("playground.strips.rotate()")
        self.same(self.browser.run("playground.stage.scale"), scale, "the device has its size while it is touched")
        self.browser.call("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button="left", clickCount=1)
        self.browser.until(f"playground.stage.scale !== {scale}")
        self.browser.run("playground.strips.rotate()")
        self.rest()
        before = self.state()["active"]
        corner = self.browser.run(
            "(r => [r.x + r.width / 2, r.y + r.height / 2])(document.getElementById('corner').getBoundingClientRect())")
        self.browser.drag([(corner[0] - 8 * k, corner[1] + 4 * k) for k in range(10)])
        self.rest()
        width, height = self.browser.run(size)
        self.holds(width < 800 and height > 420, f"the corner pulls it to {width} × {height}")
        self.same(self.state()["active"], before, "its page stays")
        self.clean()

    def time_can_be_held(self):
        self.open()
        self.click("pause")
        self.browser.drag(self.way("upper", 0.8, 0.2, 10))
        time.sleep(0.3)
        held = self.browser.run("playground.desk.clock.time")
        self.click("step")
        time.sleep(0.1)
        passed = self.browser.run("playground.desk.clock.time") - held
        self.holds(abs(passed - 1000 / 60) < 1e-6, f"a step is a frame: {passed} ms")
        self.click("pause")
        self.rest()
        self.clean()

    def settings_make_it_anew(self):
        self.open()
        self.language()
        self.tab("settings")
        self.browser.until("document.querySelectorAll('#settings label').length > 20")
        row = "[...document.querySelectorAll('#settings label')].find(l => l.firstChild.textContent === 'thumbnail-height')"
        self.browser.run(f"(i => {{ i.value = '90pt'; i.dispatchEvent(new Event('change')); }})({row}.children[1])")
        self.rest()
        self.same(self.browser.run("playground.strips.state[11]"), 90, "thumbnails are higher")
        self.browser.run(f"(i => {{ i.value = 'much'; i.dispatchEvent(new Event('change')); }})({row}.children[1])")
        self.same(self.browser.run(f"{row}.children[1].getAttribute('aria-invalid')"), "true", "nonsense is marked")
        self.browser.run(f"(i => {{ i.value = '66pt'; i.dispatchEvent(new Event('change')); }})({row}.children[1])")
        for word, value in [("strip-axis", "vertical"), ("strip-mode", "browsing")]:
            other = row.replace("thumbnail-height", word)
            self.browser.run(f"(i => {{ i.value = '{value}'; i.dispatchEvent(new Event('change')); }})({other}.children[1])")
        self.rest()
        self.same(self.browser.run("playground.strips.state[10]"), 66, "the strip stands at the side")
        self.browser.drag([self.place("lower", 0.5, 0.9 - 0.08 * k) for k in range(9)], 0.02)
        self.same(self.rest()["active"], 1, "browsing turns no page")
        self.holds(self.browser.run("playground.strips.state[13]") > 100, "the strip has scrolled down")
        self.browser.click(*self.place("lower", 0.5, 0.5))
        self.holds(self.rest()["active"] > 1, "a tap selects")
        self.clean()

    def two_settings_are_side_by_side(self):
        self.open()
        self.language()
        self.tab("settings")
        self.browser.until("document.querySelectorAll('#settings label').length > 20")
        alone = self.browser.run("document.getElementById('stage').offsetWidth")
        self.click("keep")
        apart = "document.querySelector('#apart .apart').textContent"
        self.browser.until(f"{apart} === 'preview 0.00 pt · strip 0.00 pt apart'")
        boxes = self.browser.run(
            "[...document.querySelectorAll('#stage > .device, .second > .device')].map(e => e.getBoundingClientRect().toJSON())")
        self.holds(all(abs(boxes[0][side] - boxes[1][side]) < 0.1 for side in ("width", "top")), f"both are alike: {boxes}")
        self.holds(boxes[0]["right"] < boxes[1]["left"], "one stands beside the other")
        row = "playground.controls.settings.settings.find(s => s.word === 'thumbnails-deceleration').input"
        self.browser.run(f"(i => {{ i.value = 'normal'; i.dispatchEvent(new Event('change')); }})({row})")
        self.browser.drag(self.way("lower", 0.8, 0.2, 6), 0.012)
        self.rest()
        active = self.browser.run("[playground.strips.state, playground.strips.followed.state].map(s => s[Place.active])")
        self.holds(active[0] > active[1] > 1, f"the same finger leads to {active}")
        self.holds(" 0.00 pt" not in self.browser.run(apart), "they are apart")
        # An edit goes to both, and neither is told twice.
        self.click("delete")
        self.rest()
        counts = "[playground.strips.state, playground.strips.followed.state].map(s => s[Live.count])"
        self.same(self.browser.run(counts), [39, 39], "a page is deleted from both")
        # The host answers both, each about its own edit.
        self.browser.run("(e => { e.value = 500; e.dispatchEvent(new Event('change')); })(document.getElementById('delay'))")
        self.browser.run("(v => v.followed(v.follower.input(Strips.words.delete, [40], playground.strips.clock.time)))"
                         "(playground.strips.viewer)")
        self.click("delete")
        self.browser.until(f"{counts}.join() === '38,37'", 10)
        self.same(self.rest()["isStill"], 1, "the first is still")
        self.same(self.browser.run("playground.strips.followed.state[Live.isStill]"), 1, "and so is the second")
        self.click("keep")
        self.same(self.browser.run("document.querySelector('.second').hidden"), True, "the second one goes")
        self.same(self.browser.run("document.getElementById('stage').offsetWidth"), alone, "the first has its room again")
        # Two variants of a run.
        self.tab("scenario")
        self.put(GOOD.replace("script", "matrix\n  vary speed = 300pt/s, 1500pt/s\n\nscript")
                 .replace("1500pt/s\n  settle", "$speed\n  settle").replace("expect active == p2", "expect active != p9"))
        self.click("run")
        self.browser.until("document.getElementById('verdict').textContent.includes('2 runs hold')")
        self.browser.run("(s => { s.value = 1; s.dispatchEvent(new Event('change')); })(document.getElementById('others'))")
        self.browser.until("!document.querySelector('.second').hidden")
        self.browser.run("playground.tempo.isPaused = true; playground.runs.show(playground.runs.last); playground.room.changed()")
        self.browser.until(f"{apart}.includes('apart') && !!playground.runs.second")
        places = self.browser.run(
            "[playground.runs.shown, playground.runs.second.at(playground.runs.last)].map(s => s.state[Place.panes + Place.offsetX])")
        self.browser.until(f"{apart}.startsWith('preview {abs(places[0] - places[1]):.2f} pt')")
        self.holds(places[0] != places[1], "the two runs end at different places")
        # Without the other, the shown frame is not beyond the end.
        self.browser.run("(s => { s.value = ''; s.dispatchEvent(new Event('change')); })(document.getElementById('others'))")
        self.browser.until("document.querySelector('.second').hidden")
        self.browser.until("playground.runs.frame <= playground.runs.variant.frames - 1")
        self.click("mode-gallery")
        self.browser.until("document.querySelector('.second').hidden")
        self.clean()

    def a_failed_run_stops_at_its_failure(self):
        shown = "[playground.desk.frame, playground.desk.hasFailed, playground.tempo.isPaused]"
        stopped = ("playground.desk === playground.runs && playground.desk.hasFailed && playground.tempo.isPaused"
                   " && !!document.querySelector('#device.failed')")
        rim = "getComputedStyle(document.getElementById('device')).outlineColor"
        # It fails on the way, and at the end again.
        self.put(GOOD.replace("== p2", "== p3").replace("script\n", "script\n  expect never position > 1.5pg\n"))
        self.click("run")
        self.browser.until(f"document.querySelectorAll('#findings li.failed').length === 2 && {stopped}")
        self.browser.until("playground.runs.failures.length === 2")
        frame, red = self.browser.run("playground.desk.frame"), self.browser.run(rim)
        self.holds(0 < frame < self.browser.run("playground.desk.last"), f"it stops at frame {frame}")
        marks = "document.querySelector('#film .tick.failed').getAttribute('d').split('M').length - 1"
        self.same(self.browser.run(marks), 2, "the film has a mark for each failure")
        self.browser.until("document.querySelectorAll('#film .still').length > 3")
        time.sleep(0.3)
        drawn = self.browser.run("playground.drawn")
        time.sleep(0.5)
        self.same(self.browser.run("playground.drawn"), drawn, "then nothing is drawn")
        # The lines and the moment lead to each other.
        begins = "playground.runs.variant.steps.findLast(s => s.frame > 0)"
        self.browser.run(
            f"document.querySelectorAll('#gutter li')[{begins}.line - 1].click()")
        self.holds(self.browser.run(f"playground.desk.frame === {begins}.frame"), "a number of a line leads to its moment")
        self.browser.until(
            f"document.querySelector('#gutter [aria-current]')?.textContent.endsWith(' ' + {begins}.line)")
        self.browser.run("playground.desk.show(0); playground.room.changed()")
        self.browser.until(f"{rim} !== '{red}'")
        # On the strips time passes, and a finding leads back.
        self.click("mode-strips")
        self.same(self.browser.run("playground.tempo.isPaused"), False, "nothing else stands still with it")
        self.browser.run(
            "[...document.querySelectorAll('#findings li.failed button')].find(b => b.textContent.includes(`line 8,`)).click()")
        self.browser.until(stopped)
        self.same(self.browser.run(shown), [frame, True, True], "it is shown again, and stands")

    def rest_is_level_in_the_plot(self):
        self.open()
        self.rest()
        time.sleep(6)
        self.browser.run("document.getElementById('device').focus()")
        self.browser.press("ArrowRight")
        self.browser.until("playground.strips.state[Place.active] === 2")
        self.rest()
        samples = self.browser.run("playground.plot.samples.map(s => [s.time, s.first, s.second])")
        for before, after in zip(samples, samples[1:]):
            self.holds(
                before[1:] == after[1:] or after[0] - before[0] < 800,
                f"the plot leads from {before} to {after} through a time when nothing moved")
        self.holds(samples[0][1:] != samples[-1][1:], "the plot has the turn of the page")

    def nothing_moves_around_a_rotation(self):
        self.open()
        self.rest()
        self.browser.run("""
            window.seen = [];
            window.places = () => {
              const box = e => (r => [r.left, r.top, r.right, r.bottom])(document.querySelector(e).getBoundingClientRect());
              return { around: ["header", "#facts", "#delete", ".side"].map(box), device: box("#device"), corner: box("#corner") };
            };
            const look = () => { seen.push(places()); requestAnimationFrame(look); };
            requestAnimationFrame(look); 0""")
        self.browser.run("document.getElementById('rotate').click()")
        time.sleep(0.2)
        self.rest()
        self.browser.run("document.getElementById('rotate').click()")
        self.rest()
        seen = self.browser.run("seen")
        self.holds(len(seen) > 5, f"{len(seen)} frames")
        for one in seen:
            self.same(one["around"], seen[0]["around"], "nothing around the device moves")
            left, top, right, bottom = one["device"]
            self.holds(top >= one["around"][0][3] and bottom <= one["around"][1][1], f"the device covers nothing: {one}")
            across, down = (one["corner"][0] + one["corner"][2]) / 2, (one["corner"][1] + one["corner"][3]) / 2
            self.holds(abs(across - right) < 2 and abs(down - bottom) < 2, f"its corner is at its corner: {one}")
        self.clean()

    def scenarios_run(self):
        self.open()
        self.language()
        self.put(GOOD)
        self.click("run")
        self.browser.until("document.getElementById('verdict').textContent.includes('holds')")
        self.same(self.browser.run("playground.desk.kind"), "strips", "it is shown in the strips")
        self.browser.until("playground.desk.frame === playground.desk.last", 10)
        self.browser.until("document.getElementById('facts').textContent.includes('active p2')")
        fingers = "document.querySelectorAll('.finger:not([hidden])').length"
        self.same(self.browser.run(fingers), 0, "no finger is down at the end")
        drawn = self.browser.run(f"(playground.desk.show(4), playground.desk.draw(), {fingers})")
        self.holds(drawn > 0, "the finger of the flick is shown")
        self.put(GOOD.replace("== p2", "== p3"))
        self.click("run")
        self.browser.until("document.getElementById('verdict').textContent.includes('fails')")
        self.holds("X0001" in self.text("#findings"), "the failure has its code")
        self.same(self.browser.run("document.querySelectorAll('#gutter li.failed').length"), 1, "its line is marked")
        self.a_failed_run_stops_at_its_failure()
        self.put(GOOD.replace("flick", "flik"))
        self.browser.until("document.querySelectorAll('#marks-behind mark.error').length === 1")
        found = self.text("#findings")
        self.holds("line 8" in found and "flick" in found, f"a broken one is told with its place and remedy: {found}")
        self.same(self.text("#marks-behind mark.error"), "flik", "the word is underlined")
        self.same(self.browser.run("playground.runs.frames !== null"), True, "the last run is still there")
        # A variant of what was run can be shown, whatever is written meanwhile.
        self.browser.run("playground.editor.play(0)")
        time.sleep(0.2)
        self.holds("cannot" not in self.text("#verdict"), "the run is not that of another text")
        self.browser.run("document.querySelector('#findings li button + button').click()")
        self.browser.until("document.querySelectorAll('#marks-behind mark.error').length === 0")
        written = "document.getElementById('text').value"
        self.holds("flick preview" in self.browser.run(written), "the remedy mends it")
        self.taken_back("the remedy", GOOD.replace("flick", "flik"))
        self.put(GOOD.replace("  flick", "   flick").replace("  settle", "    settle"))
        self.click("format")
        self.browser.until(f"{written}.includes('\\n  flick') && {written}.includes('\\n  settle')")
        self.taken_back("the format", GOOD.replace("  flick", "   flick").replace("  settle", "    settle"))
        self.put(GOOD)
        self.browser.run(
            "(e => { e.focus(); e.value = 1; e.dispatchEvent(new Event('change')); })(document.getElementById('examples'))")
        self.holds(self.browser.run(written) != GOOD, "an example comes")
        self.same(self.browser.run("document.activeElement.id"), "examples", "who had the keys has them")
        self.taken_back("an example", GOOD)
        # While it runs somebody writes on.
        many = "matrix\n  vary speed = 1400pt/s .. 1900pt/s step 1pt/s\n\nscript"
        self.put(GOOD.replace("script", many).replace("1500pt/s", "$speed").replace("p2", "p3"))
        self.browser.run("void playground.editor.run()")
        self.browser.write("\n# more")
        self.browser.until("document.getElementById('verdict').textContent.includes('has changed since')")
        self.same(self.browser.run("document.querySelectorAll('#gutter li.failed').length"), 0, "no line is blamed")
        self.put(GOOD.replace("settle within 2s", "wait 2000s"))
        self.click("run")
        self.browser.until("document.getElementById('news').textContent.includes('the first 1666.650 s')")
        self.clean()

    def taken_back(self, what, text):
        """The editor's own undo, as by its key."""
        self.browser.run("(document.getElementById('text').focus(), document.execCommand('undo'))")
        self.same(self.browser.run("document.getElementById('text').value"), text, f"{what} can be taken back")

    def words_are_completed(self):
        self.open()
        self.language()
        self.put(GOOD + "  fli")
        self.browser.until("!document.getElementById('words').hidden")
        self.browser.press("Enter")
        self.holds(self.browser.run("document.getElementById('text').value").endswith("  flick"), "a word is completed")
        self.taken_back("the word", GOOD + "  fli")
        # Only what the parser takes: `pt/s` begins with the same letter.
        self.type(GOOD + "  flick p")
        self.browser.until("!document.getElementById('words').hidden")
        self.same(self.browser.run("[...document.querySelectorAll('#words b')].map(e => e.textContent)"),
                  ["preview"], "offers what can stand there")
        # What is whole stays as it is: a unit, and a word that others begin with.
        written = "document.getElementById('text').value"
        for text, opens in [("  flick preview forward 1500pt/s", False), ("  expect active == p2 or active", True)]:
            self.type(GOOD + text)
            if opens:
                self.browser.until("!document.getElementById('words').hidden")
            time.sleep(0.2)
            self.browser.press("Enter")
            self.same(self.browser.run(written), GOOD + text + "\n", "Enter ends the line")
        self.type(GOOD + "  expect active == p2 and preview.position >= 0pg and thumbnails.position >= 0pg and pre")
        self.browser.until("document.getElementById('text').scrollLeft > 0 && !document.getElementById('words').hidden")
        time.sleep(0.2)
        self.same(self.browser.run("document.getElementById('words').hidden"), False, "and stays beside a long line")
        self.type(GOOD.replace("script", "matrix\n  vary speed = 1pt/s, 2pt/s\n\nscript") + "  flick preview forward $spe")
        self.browser.until("document.getElementById('words').textContent.includes('a variable of this text')")
        self.clean()

    def deeds_become_a_scenario(self):
        self.open()
        self.language()
        self.browser.drag(self.way("upper", 0.8, 0.2, 10))
        self.rest()
        self.click("delete")
        self.rest()
        self.click("rotate")
        active = self.rest()["active"]
        self.tab("document")
        self.click("record")
        self.browser.until("document.getElementById('text').value.includes('From the playground')")
        text = self.browser.run("document.getElementById('text').value")
        said = [line.split("ms ", 1)[-1].split()[0] for line in text.split("script\n")[1].splitlines()]
        self.holds(said[0] in ["drag", "flick"] and "touch" not in said, f"gestures, not touches: {text}")
        self.holds("expect active == p" in text, "what held at the end is expected")
        self.put(text + f"  at 30s expect active == p{active}\n  at 30s expect count == 39 and still\n")
        self.click("run")
        self.browser.until("/holds|fail/.test(document.getElementById('verdict').textContent)")
        self.holds("holds" in self.text("#verdict"), f"what was done is replayed: {self.text('#findings')}")
        # The command says the same.
        with tempfile.NamedTemporaryFile("w", suffix=".scenario") as file:
            file.write(self.browser.run("document.getElementById('text').value"))
            file.flush()
            done = subprocess.run([self.command, "replay", file.name], capture_output=True, text=True)
            self.same(done.returncode, 0, f"the command replays it: {done.stdout}{done.stderr}")
        self.clean()

    def links_hold_scenarios(self):
        self.open()
        self.language()
        self.put(HOSTILE)
        self.click("link")
        self.browser.until("location.hash.startsWith('#s=')")
        address = self.browser.run("location.hash")
        self.browser.size(1280, 900)
        self.browser.open("/dev/null")
        self.browser.call("Page.navigate", url=f"file://{self.page}{address}")
        self.browser.until("!!window.playground")
        self.language()
        self.browser.until(f"document.getElementById('text').value === {json.dumps(HOSTILE)}")
        self.browser.until("document.querySelectorAll('#findings li').length > 0")
        self.clean()

    def hostile_names_are_shown(self):
        self.open()
        self.language()
        self.put(HOSTILE.replace("  focus p3 instant as <b>\n", "  focus p3 instant\n"))
        self.click("run")
        self.browser.until("document.getElementById('verdict').textContent.includes('holds')")
        # A picture by a hostile name.
        self.browser.run("""(async () => {
            const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 });
            const blob = await new Promise(done => canvas.toBlob(done));
            const file = new File([blob], "<img src=x onerror='window.bad = 4'>.png", { type: 'image/png' });
            document.getElementById('mode-strips').click();
            await playground.strips.takeFiles([file]);
        })()""")
        self.rest()
        self.same(self.state()["count"], 1, "dropped pictures are the document")
        self.same(round(self.browser.run("playground.strips.pictures.of(41).aspect"), 3), 1.5, "with their sizes")
        # What is no picture leaves them there.
        self.browser.run("""playground.strips.takeFiles([new File(["no"], "scan.heic", { type: "image/heic" })])""")
        self.browser.until("document.getElementById('news').textContent === 'scan.heic cannot be shown'")
        self.same(self.state()["count"], 1, "the document stays")
        self.same(self.browser.run("playground.strips.pictures.of(41).aspect") > 1, True, "with its pictures")
        self.browser.run("""(() => { const event = new DragEvent('drop', { dataTransfer: new DataTransfer() });
            event.dataTransfer.items.add(new File(['scenario "Dropped"'], 'one.scenario')); dispatchEvent(event); })()""")
        self.browser.until("document.getElementById('text').value.includes('Dropped')")
        self.clean()

    def galleries_switch(self):
        self.open()
        self.language()
        self.click("mode-gallery")
        self.browser.until("playground.desk === playground.gallery")
        self.browser.until("document.querySelectorAll('.upper .cell').length > 8")
        for layout in range(8):
            self.browser.run(
                f"(s => {{ s.value = {layout}; s.dispatchEvent(new Event('change')); }})(document.getElementById('layout'))")
            time.sleep(0.1)
            self.click("batch")
            self.browser.until("playground.desk.isStill && !playground.isDirty")
        self.same(self.browser.run("playground.gallery.state[LiveItems.layout]"), 8, "the last layout is there")
        self.browser.run("(s => { s.value = 3; s.dispatchEvent(new Event('change')); })(document.getElementById('layout'))")
        time.sleep(0.1)
        self.click("take-back")
        self.browser.until("playground.desk.isStill && !playground.isDirty")
        self.holds("pile" in self.text("#facts"), f"a switch taken back leads back: {self.text('#facts')}")
        size = self.browser.run("playground.gallery.options.size")
        for name in ["batch", "add-items", "remove-items", "shuffle", "take-back", "turn-gallery"]:
            self.click(name)
            time.sleep(0.08)
        self.browser.until("playground.desk.isStill")
        self.same(self.browser.run("playground.gallery.options.size"), size[::-1], "the gallery is rotated")
        self.holds(self.browser.run("playground.gallery.state[LiveItems.count]") > 100, "the items are there")
        self.holds("update-refused" not in self.events(), "no batch is refused")
        facts = self.until_said()
        self.browser.run("document.getElementById('device').focus()")
        self.browser.press("ArrowDown")
        self.holds(self.until_said() != facts, f"the facts follow a key: {facts}")
        self.holds("an item" in self.text("#gallery-keys"), "the gallery has its own hints")
        self.same(self.browser.run(
            "[...document.querySelectorAll('.keys')].map(e => e.hidden)"), [True, False], "and they are seen")
        # The strips go on where they were.
        self.click("mode-strips")
        self.holds("40 pages" in self.until_said(), "the facts are those of the strips")
        self.browser.run("document.getElementById('device').focus()")
        self.browser.press("ArrowRight")
        self.same(self.rest()["active"], 2, "and their time passes")
        self.clean()

    def everything_has_a_name(self):
        self.open()
        self.language()
        twice = self.browser.run(
            "(all => all.filter((id, place) => all.indexOf(id) < place))"
            "([...document.querySelectorAll('[id]')].map(element => element.id))")
        self.same(twice, [], "no two elements have one id")
        tree = self.browser.call("Accessibility.getFullAXTree")["nodes"]
        roles = {"button", "combobox", "slider", "textbox", "checkbox", "tab", "spinbutton", "listbox"}
        for node in tree:
            if node.get("ignored") or node.get("role", {}).get("value") not in roles:
                continue
            name = node.get("name", {}).get("value", "")
            self.holds(name.strip(), f"a {node['role']['value']} without a name")

    def it_fits(self):
        for width, height, dark in [(360, 740, False), (740, 360, True), (820, 1180, False), (1600, 1000, True)]:
            self.open(width, height, dark=dark, phone=width < 800)
            self.language()
            self.rest()
            wide = self.browser.run("document.documentElement.scrollWidth")
            self.holds(wide <= width, f"at {width} pt it is {wide} wide")
            box = self.browser.run("(r => [r.left, r.right])(document.getElementById('device').getBoundingClientRect())")
            self.holds(box[0] >= 0 and box[1] <= width, f"at {width} pt the device is seen whole: {box}")
            self.holds(box[1] - box[0] >= 110, f"at {width} pt the device is large enough: {box}")
            if width < 800:
                small = self.browser.run(
                    "[...document.querySelectorAll('button, select, label:has([type=checkbox]), [type=number]')]"
                    ".map(e => [e.id || e.textContent, e.getBoundingClientRect().height])"
                    ".filter(([, height]) => height > 0 && height < 40)")
                self.same(small, [], f"at {width} pt fingers find all targets")
        self.clean()

    def a_finger_scrolls_the_page(self):
        self.open(390, 600, phone=True)
        self.rest()
        x, y = self.place("upper", 0.5)
        # It stays where it ends, so that nothing coasts.
        self.browser.drag([(x, y - 12 * min(step, 11)) for step in range(20)], touch=True)
        self.browser.until("scrollY > 100")
        self.same(self.rest()["active"], 1, "the pages stay")
        time.sleep(0.5)
        self.browser.run("scrollTo(0, 0)")
        self.browser.until("scrollY === 0")
        self.browser.drag(self.way("upper", 0.8, 0.2, 10), touch=True)
        self.same(self.rest()["active"], 2, "a swipe sideways turns a page")
        self.same(self.browser.run("scrollY"), 0, "and scrolls nothing")
        self.clean()

    def a_run_on_a_phone_is_seen(self):
        self.open(390, 844, phone=True)
        self.language()
        self.put(GOOD.replace("== p2", "== p3"))
        self.tab("scenario")
        self.browser.run("document.getElementById('run').scrollIntoView()")
        self.click("run")
        self.browser.until("playground.desk === playground.runs && playground.desk.hasFailed")
        seen = "(r => [r.top >= -1, r.bottom <= innerHeight])(document.getElementById('{}').getBoundingClientRect()).join()"
        for part in ("device", "failure"):
            self.browser.until(f"{seen.format(part)} === 'true,true'", 10)
        self.clean()

    def a_million_pages_cost_no_more(self):
        """Nothing is laid out while pages move, and as many elements are there as for forty pages."""
        self.open()
        self.browser.run("[...document.querySelectorAll('#counts button')].find(b => b.textContent === '1,000,000').click()")
        self.browser.until("playground.strips.state[Live.count] === 1000000")
        self.browser.call("Performance.enable")
        metrics = lambda: {m["name"]: m["value"] for m in self.browser.call("Performance.getMetrics")["metrics"]}
        self.rest()
        drawn, before = self.browser.run("playground.drawn"), metrics()
        for _ in range(4):
            self.browser.drag(self.way("lower", 0.95, 0.1, 5), pause=0.01)
        time.sleep(1.5)
        frames, after = self.browser.run("playground.drawn") - drawn, metrics()
        layouts = after["LayoutCount"] - before["LayoutCount"]
        self.holds(frames > 30, f"{frames} frames were drawn")
        self.holds(layouts < frames * 0.5, f"{layouts} layouts in {frames} frames")
        cells = self.browser.run("document.querySelectorAll('.cell').length")
        self.holds(cells < 130, f"{cells} cells for a million pages")
        self.clean()
        return f"{frames} frames with {layouts:.0f} layouts"

    def still_where_motion_is_reduced(self):
        self.browser.size(1280, 900, still=True)
        self.browser.open(self.page)
        self.browser.until("!!window.playground")
        self.browser.run("document.getElementById('device').focus()")
        self.browser.press("ArrowRight")
        time.sleep(0.1)
        self.same(self.state()["active"], 2, "a page is turned at once")
        self.same(self.state()["isStill"], 1, "and nothing moves")
        self.language()
        self.browser.until("!!playground.controls.settings.order")
        self.browser.run("playground.controls.settings.reset()")
        self.browser.run("document.getElementById('device').focus()")
        self.browser.press("ArrowRight")
        time.sleep(0.1)
        self.same(self.state()["isStill"], 1, "also with the usual settings")


def main():
    page, command = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    only = sys.argv[3:]
    test = Test(page, command)
    said = []
    try:
        claims = [
            test.it_is_there_at_once, test.it_greets_once, test.panels_open_and_close,
            lambda: test.hands_move_it(False), lambda: test.hands_move_it(True),
            test.wheel_and_keys_move_it, test.edits_and_their_undoing,
            lambda: test.a_long_press_carries_a_page(False), lambda: test.a_long_press_carries_a_page(True),
            test.hosts_are_late_and_fail, test.rest_is_level_in_the_plot, test.nothing_moves_around_a_rotation,
            test.it_turns_and_is_resized, test.time_can_be_held, test.settings_make_it_anew,
            test.two_settings_are_side_by_side, test.scenarios_run,
            test.words_are_completed, test.deeds_become_a_scenario, test.links_hold_scenarios,
            test.hostile_names_are_shown, test.galleries_switch, test.everything_has_a_name, test.it_fits,
            test.a_finger_scrolls_the_page, test.a_run_on_a_phone_is_seen,
            test.a_million_pages_cost_no_more, test.still_where_motion_is_reduced,
            test.gestures_are_those_of_the_command,
        ]
        if only:
            claims = [lambda name=name: getattr(test, name)() for name in only if hasattr(test, name)]
        for claim in claims:
            said.append(claim())
        if not only or "scenarios" in only:
            digests = subprocess.run(
                [command, "replay", "--digests", "Scenarios"], cwd=ROOT, capture_output=True, text=True, check=True)
            said.append(test.scenarios_are_those_of_the_command(digests.stdout))
    except AssertionError as failure:
        print(f"playground: {failure}")
        sys.exit(1)
    finally:
        test.browser.close()
    print(f"playground: {test.count} claims hold; " + "; ".join(filter(None, said)))


main()
