"""Drives Chromium without a window over its own protocol, by two pipes: nothing but Python is needed."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Browser:
    """One tab. What the page says to the console, what goes wrong in it and what it asks the network for is kept."""

    def __init__(self):
        program = shutil.which("chromium") or shutil.which("chromium-browser")
        self.home = tempfile.mkdtemp()
        to_browser, self.write_end = os.pipe()
        self.read_end, from_browser = os.pipe()
        arguments = [
            program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
            "--hide-scrollbars", "--no-first-run", "--disable-dev-shm-usage",
            "--force-color-profile=srgb", f"--user-data-dir={self.home}", "about:blank",
        ]

        def wire():
            # The browser reads from its file 3 and writes to its file 4.
            reading, writing = os.dup(to_browser), os.dup(from_browser)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            arguments, preexec_fn=wire, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.rest = b""
        self.number = 0
        self.events = []
        self.problems = []
        self.requests = []
        target = self.browser("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.browser("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")

    def close(self):
        try:
            self.browser("Browser.close")
            self.process.wait(10)
        except Exception:
            self.process.kill()
        shutil.rmtree(self.home, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # The protocol

    def call(self, method, **parameters):
        return self.send(method, parameters, session=self.session)

    def browser(self, method, **parameters):
        return self.send(method, parameters, session=None)

    def send(self, method, parameters, session):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == message["id"]:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def receive(self):
        while b"\0" not in self.rest:
            if not select.select([self.read_end], [], [], 60)[0]:
                raise RuntimeError("the browser has said nothing for a minute")
            part = os.read(self.read_end, 1 << 16)
            if not part:
                raise RuntimeError("the browser has gone away")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(message)
        self.note(message)
        return message

    def note(self, message):
        method, details = message.get("method"), message.get("params", {})
        if not method:
            return
        self.events.append(method)
        if method == "Runtime.exceptionThrown":
            self.problems.append(str(details["exceptionDetails"]))
        elif method == "Runtime.consoleAPICalled":
            self.problems.append(f"console: {details['type']} {details['args']}")
        elif method == "Log.entryAdded":
            self.problems.append(f"log: {details['entry']['text']}")
        elif method == "Page.javascriptDialogOpening":
            self.problems.append("a dialog opened")
            self.call("Page.handleJavaScriptDialog", accept=False)
        elif method == "Network.requestWillBeSent":
            self.requests.append(details["request"]["url"])

    # What tests do

    def size(self, width, height, dark=False, still=True, phone=False):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=2 if phone else 1, mobile=phone)
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if still else "no-preference"},
        ])

    def open(self, path):
        """Opens a file and waits until it is loaded."""
        self.problems.clear()
        self.requests.clear()
        self.events.clear()
        self.call("Page.navigate", url=f"file://{os.path.abspath(path)}")
        while "Page.loadEventFired" not in self.events:
            self.receive()

    def run(self, script):
        """The value of an expression in the page."""
        result = self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{script}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def press(self, key, shift=False, alt=False, control=False):
        codes = {" ": (32, "Space"), "ArrowLeft": (37, "ArrowLeft"), "ArrowRight": (39, "ArrowRight"),
                 "ArrowDown": (40, "ArrowDown"), "ArrowUp": (38, "ArrowUp"), "Tab": (9, "Tab"),
                 "Enter": (13, "Enter"), "Delete": (46, "Delete"), "Escape": (27, "Escape"),
                 "Home": (36, "Home"), "End": (35, "End"), ".": (190, "Period")}
        number, code = codes.get(key) or (ord(key.upper()), f"Key{key.upper()}")
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 and not (alt or control) else None)
        for kind in ["keyDown", "keyUp"]:
            self.call(
                "Input.dispatchKeyEvent", type=kind, key=key, code=code,
                windowsVirtualKeyCode=number, modifiers=alt * 1 + control * 2 + shift * 8,
                **({"text": text} if kind == "keyDown" and text else {}))

    def write(self, text):
        """As if it were typed, at once."""
        self.call("Input.insertText", text=text)

    def drag(self, points, pause=0.012, touch=False):
        """A finger or the mouse goes through points; the last one is where it lifts."""
        for number, (x, y) in enumerate(points):
            if touch:
                kind = "touchMove" if number else "touchStart"
                self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y}])
            else:
                kind = "mouseMoved" if number else "mousePressed"
                if not number:
                    self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
                self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)
            time.sleep(pause)
        if touch:
            self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        else:
            self.call("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button="left", clickCount=1)

    def wheel(self, x, y, across, down):
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=across, deltaY=down)

    def until(self, script, seconds=120):
        """Waits until an expression is true. The limit only ends a test that hangs: machines may be busy."""
        end = time.monotonic() + seconds
        while not self.run(script):
            if time.monotonic() > end:
                raise AssertionError(f"{script} has not come true in {seconds} s")
            time.sleep(0.03)

    def click(self, x, y):
        for kind in ["mousePressed", "mouseReleased"]:
            self.call(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def click_on(self, selector):
        box = self.run(
            f"(e => {{ e.scrollIntoView({{block: 'center'}}); const r = e.getBoundingClientRect();"
            f" return [r.x + r.width / 2, r.y + r.height / 2]; }})(document.querySelector({selector!r}))")
        self.click(*box)

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
