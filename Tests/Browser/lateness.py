"""How late frames are: measures the playground in a real browser while a finger drags and flicks. It judges nothing, as
machines differ.

    python3 -B Tests/Browser/lateness.py PAGE [SECONDS]
"""

import sys
import time
from pathlib import Path

from browser import Browser
from panes import Panes

# A million pages; a phone whose processor is four times slower.
CASES = [("1280 × 900", 1280, 900, False, 1), ("phone", 390, 844, True, 1), ("phone, 4 × slower", 390, 844, True, 4)]


class Measurement(Panes):
    def __init__(self, page):
        self.page = page
        self.browser = Browser()

    def between_frames(self, width, height, is_phone, slower, seconds):
        """The times from one frame to the next, in milliseconds."""
        self.browser.call("Emulation.setCPUThrottlingRate", rate=1)
        self.browser.size(width, height, still=False, phone=is_phone)
        self.browser.call("Emulation.setTouchEmulationEnabled", enabled=is_phone)
        self.browser.open(self.page)
        self.browser.until("!!window.playground")
        self.browser.run("(playground.find('count').value = 1000000, playground.controls.make())")
        self.browser.call("Emulation.setCPUThrottlingRate", rate=slower)
        self.browser.run(
            "{ const tick = stamp => { stamps.push(stamp); requestAnimationFrame(tick); };"
            " window.stamps = []; requestAnimationFrame(tick); }")
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for pane, start, to in [("lower", 0.8, 0.2), ("upper", 0.7, 0.3), ("lower", 0.2, 0.7)]:
                self.browser.drag(self.way(pane, start, to, 8), pause=0.012, touch=is_phone)
                time.sleep(0.7)
        stamps = self.browser.run("stamps")
        return sorted(b - a for a, b in zip(stamps, stamps[1:]))


def main():
    measurement = Measurement(Path(sys.argv[1]).resolve())
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 10
    try:
        for name, *case in CASES:
            times = measurement.between_frames(*case, seconds)
            shares = ", ".join(f"p{share} {times[len(times) * share // 100]:.1f} ms" for share in (50, 95, 99))
            print(f"{name}: {len(times)} frames, {shares}", flush=True)
    finally:
        measurement.browser.close()


main()
