"""A screen of its own, with a window manager, and the desk on it."""

import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
COMMAND = f'{ROOT}/.build/release/dualstrip'


class Screen:
    """An X server without a monitor."""

    def __init__(self, number=78):
        self.name = f':{number}'
        self.desks = []
        quiet = {'stdout': subprocess.DEVNULL, 'stderr': subprocess.DEVNULL}
        self.server = subprocess.Popen(['Xvfb', self.name, '-screen', '0', '1200x900x24'], **quiet)
        time.sleep(1)
        self.environment = dict(os.environ, DISPLAY=self.name, GSK_RENDERER='cairo',
                                GTK_A11Y='none', LC_ALL='C.UTF-8')
        self.manager = subprocess.Popen(['openbox'], env=self.environment, **quiet)
        time.sleep(0.5)

    def clear(self):
        """Ends the desks that are still there."""
        for desk in self.desks:
            if desk.process.poll() is None:
                desk.process.kill()
                desk.process.wait()
            desk.remove()
        self.desks = []

    def close(self):
        self.clear()
        self.manager.kill()
        self.server.kill()

    def tool(self, *words):
        return subprocess.run(['xdotool', *map(str, words)], env=self.environment, text=True,
                              capture_output=True, check=True).stdout


class Desk:
    """The program, and a hand at its window. Places are in points of the window."""

    def __init__(self, screen, binary, *arguments, copy=None, config=None):
        self.screen = screen
        self.folder = tempfile.mkdtemp(prefix='desk.')
        self.copy = copy or f'{self.folder}/copy'
        self.recording = f'{self.folder}/recording.jsonl'
        environment = dict(screen.environment)
        if config:
            environment['SANE_CONFIG_DIR'] = config
        self.log = open(f'{self.folder}/log', 'w')
        self.process = subprocess.Popen(
            [binary, '--working-copy', self.copy, '--record', self.recording, *arguments],
            env=environment, stdout=self.log, stderr=self.log)
        screen.desks.append(self)
        self.window = self._find()
        text = screen.tool('getwindowgeometry', '--shell', self.window)
        self.x, self.y, self.width, self.height = (
            int(re.search(rf'{name}=(-?\d+)', text)[1]) for name in ('X', 'Y', 'WIDTH', 'HEIGHT'))
        self.wait_until_still()

    def _find(self):
        for _ in range(200):
            found = subprocess.run(
                ['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid), '--name', 'Desk'],
                env=self.screen.environment, text=True, capture_output=True).stdout.split()
            if found:
                time.sleep(1)
                return found[-1]
            time.sleep(0.05)
        raise RuntimeError(f'no window: {open(self.log.name).read()}')

    def lines(self):
        return [line for line in open(self.recording).read().split('\n') if line]

    def wait_until_still(self, limit=20):
        """Until no frame has been drawn for half a second."""
        end = time.time() + limit
        count = -1
        while time.time() < end:
            now = len(self.lines())
            if now == count:
                return
            count = now
            time.sleep(0.5)

    def close(self, how=signal.SIGTERM):
        """Ends the program; the folder stays."""
        self.process.send_signal(how)
        self.process.wait()
        self.log.close()

    def area(self):
        """The size of the drawing area: that of the viewer."""
        bounds = [json.loads(line)['bounds'] for line in self.lines() if '"bounds"' in line]
        return bounds[-1]

    def corner(self):
        """Where the drawing area begins, in the window: below the title, within the frame."""
        width, height = self.area()
        frame = (self.width - width) / 2
        return frame, self.height - frame - height

    def strip(self):
        """The middle of the strip, from the top of the window."""
        return self.height - self.corner()[0] - 8 - 33

    def state(self):
        """What the working copy has."""
        with open(f'{self.copy}/pages.json') as file:
            return json.load(file)

    def pages(self):
        return [f'p{page["page"]["id"]}' for page in self.state()['pages']]

    def quit(self):
        """Closes the window. Returns the exit status."""
        self.key('alt+F4')
        return self.process.wait(10)

    # A hand

    def resize(self, width, height):
        self.screen.tool('windowsize', '--sync', self.window, width, height)
        time.sleep(0.5)
        self.width, self.height = width, height

    def button(self, name):
        """Clicks a button of the header, by its place there."""
        place = ['open', 'scan', 'save', 'delete', 'turn', 'reverse', 'interleave', 'undo', 'redo',
                 'side-bar'].index(name)
        self.click(28 + 40 * place, 28)

    def move(self, x, y):
        self.screen.tool('mousemove', self.x + round(x), self.y + round(y))

    def press(self, button=1):
        self.screen.tool('mousedown', button)

    def lift(self, button=1):
        self.screen.tool('mouseup', button)

    def click(self, x, y):
        self.move(x, y)
        time.sleep(0.1)
        self.screen.tool('click', 1)
        time.sleep(0.2)

    def drag(self, x, y, dx, dy=0, steps=10, pause=0.012, lifts=True):
        self.move(x, y)
        time.sleep(0.1)
        self.press()
        for step in range(1, steps + 1):
            self.move(x + dx * step / steps, y + dy * step / steps)
            time.sleep(pause)
        if lifts:
            self.lift()

    def key(self, *names):
        self.screen.tool('key', *names)
        time.sleep(0.1)

    def notch(self, x, y, button):
        self.move(x, y)
        time.sleep(0.1)
        self.screen.tool('click', button)

    # What is seen

    def pixels(self):
        """The screen: a function from a place in the window to a color."""
        data = subprocess.run(['import', '-window', 'root', '-depth', '8', 'rgb:-'],
                              env=self.screen.environment, capture_output=True, check=True).stdout

        def color(x, y):
            place = ((self.y + y) * 1200 + self.x + x) * 3
            return tuple(data[place:place + 3])
        return color

    def picture(self, path):
        area = f'{self.width}x{self.height}+{self.x}+{self.y}'
        subprocess.run(['import', '-window', 'root', '-crop', area, '+repage', '-colors', '128',
                        '-strip', path], env=self.screen.environment, check=True)

    def usage(self):
        """The processor time so far, in seconds, and the memory, in MB."""
        fields = open(f'/proc/{self.process.pid}/stat').read().rsplit(')', 1)[1].split()
        ticks = int(fields[11]) + int(fields[12])
        memory = re.search(r'VmRSS:\s*(\d+)', open(f'/proc/{self.process.pid}/status').read())[1]
        return ticks / os.sysconf('SC_CLK_TCK'), int(memory) / 1024

    def judge(self):
        """What `dualstrip compare` says of the recording: whether it is in step, and its words."""
        run = subprocess.run([COMMAND, 'compare', self.recording], text=True, capture_output=True)
        return run.returncode == 0, run.stdout + run.stderr

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)
