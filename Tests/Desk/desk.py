"""The desk, used by a hand: it stays in step, draws what the model shows, and loses nothing."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import documents
from screen import COMMAND, ROOT, Desk, Screen

DESK = f'{ROOT}/.build/desk/release/DualStripDesk'
checks = []


def check(function):
    checks.append(function)
    return function


class Wrong(Exception):
    """What a check found."""


def claim(holds, words):
    if not holds:
        raise Wrong(words)


# What the model shows

def cells(recording):
    """The cells of both panes at the end of a recording, as the model computes them: it gets the lines
    of the recording, without what was observed."""
    lines = [json.loads(line) for line in recording]
    header = {key: value for key, value in lines[0].items() if key != 'recording'}
    inputs = [line for line in lines[1:] if 'offsets' not in line and 'active' not in line]
    end = 0
    for line in inputs:
        # A session gets each line when it was handled.
        end = line['time'] = max(end, line.pop('handled', line['time']))
    end = max(end, *(line['time'] for line in lines[1:]))
    said = [{'session': 1, **header}, *inputs, {'time': end, 'frame': 'cells', 'panes': True}]
    run = subprocess.run([COMMAND, 'session'], input=''.join(json.dumps(line) + '\n' for line in said),
                         text=True, capture_output=True)
    answers = [json.loads(line) for line in run.stdout.split('\n') if line]
    errors = [answer for answer in answers if 'error' in answer]
    claim(not errors, f'the session refuses: {errors[:2]}')
    return next(answer for answer in answers if 'frame' in answer), \
        next(answer for answer in answers if 'panes' in answer)['panes']


def middles(desk):
    """The middles of the thumbnails of a horizontal strip, from the left of the window."""
    frame, _ = cells(desk.lines())
    shift = desk.corner()[0] - frame['thumbnails']['offset']
    return {cell['page']: cell['frame'][0] + cell['frame'][2] / 2 + shift
            for cell in frame['thumbnails']['cells']}


def edges(colors, color):
    """Where the first run of a color begins and ends in a row of pixels."""
    near = [max(abs(a - b) for a, b in zip(pixel, color)) < 14 for pixel in colors]
    if True not in near:
        return None
    begin = near.index(True)
    end = begin
    while end < len(near) and near[end]:
        end += 1
    return begin, end


def compare_cells(desk):
    """Each thumbnail that is wholly in view is where the model has it, within a pixel."""
    frame, panes = cells(desk.lines())
    pixels = desk.pixels()
    strip = panes['thumbnails']
    left, top = desk.corner()
    # The foot of a thumbnail has no number printed on it.
    y = round(top + strip[1] + strip[3] - 12)
    row = [pixels(x, y) for x in range(desk.width)]
    looked = 0
    for cell in frame['thumbnails']['cells']:
        begin = left + strip[0] + cell['frame'][0] - frame['thumbnails']['offset']
        end = begin + cell['frame'][2]
        if begin < left + 1 or end > left + strip[2] - 1:
            continue
        found = edges(row, page_color(cell['page']))
        claim(found and abs(found[0] - begin) <= 1 and abs(found[1] - end) <= 1,
              f'{cell["page"]} is drawn from {found}, not from {begin:.1f} to {end:.1f}')
        if cell['page'] != frame['active']:  # Its page above has the same color.
            height = round(strip[3]) + 20
            column = [pixels(found[1] - 3, round(top + strip[1]) - 10 + step) for step in range(height)]
            drawn = [step - 10 for step in edges(column, page_color(cell['page']))]
            claim(abs(drawn[0]) <= 1 and abs(drawn[1] - strip[3]) <= 1,
                  f'{cell["page"]} is drawn from {drawn} of the strip\'s {strip[3]:.0f} pt')
        looked += 1
    claim(looked >= 5, f'only {looked} thumbnails are in view')
    return f'{looked} thumbnails'


def page_color(name):
    return documents.color(int(name[1:]) - 1)


def in_step(desk):
    holds, words = desk.judge()
    claim(holds, words)
    return re.sub(r'.*?  ', '', words.split('\n')[0])


# Checks

@check
def a_hand_leafs_through_a_pdf(screen, work, binary):
    """Swipes, flicks of the strip, clicks, a wheel and keys; then another size."""
    desk = Desk(screen, binary, f'{work}/forty.pdf')
    desk.drag(600, 300, -300)
    desk.wait_until_still()
    desk.drag(500, 300, -60, steps=20, pause=0.03)
    desk.wait_until_still()
    desk.drag(600, desk.strip(), -250, steps=6)
    time.sleep(0.3)
    desk.drag(300, desk.strip(), 200, steps=6)
    desk.wait_until_still()
    desk.click(700, desk.strip())
    desk.wait_until_still()
    for button in (5, 5, 4, 5):
        desk.notch(400, 300, button)
        time.sleep(0.15)
    desk.notch(400, desk.strip(), 5)
    for key in ('Right', 'Right', 'Left', 'Page_Down', 'Home', 'End', 'Left', 'Left', 'Left', 'Left'):
        desk.key(key)
    desk.wait_until_still()
    said = compare_cells(desk)
    desk.resize(760, 640)
    desk.wait_until_still()
    said += ', then ' + compare_cells(desk)
    desk.drag(500, 250, -300)
    desk.wait_until_still()
    desk.close()
    return f'{in_step(desk)}; {said}'


@check
def pages_are_carried_deleted_and_brought_back(screen, work, binary):
    desk = Desk(screen, binary, f'{work}/scans')
    strip, places = desk.strip(), middles(desk)
    desk.screen.tool('keydown', 'ctrl')
    for page in ('p4', 'p5', 'p6'):
        desk.click(places[page], strip)
    desk.screen.tool('keyup', 'ctrl')
    desk.drag(places['p5'], strip, -420, -20, steps=25, pause=0.02)
    desk.wait_until_still()
    moved = desk.pages()
    claim(moved[:4] == ['p4', 'p5', 'p6', 'p1'], f'carried to the start, the pages are {moved[:7]}')
    desk.key('Delete')
    time.sleep(1)
    desk.key('ctrl+z')  # in the toast
    time.sleep(1)
    claim(desk.pages() == moved, 'an undo in the toast does not bring the pages back')
    desk.key('Delete')
    time.sleep(7)  # until the toast is gone
    claim(desk.pages()[:2] == ['p1', 'p2'], f'after the delete, the pages are {desk.pages()[:4]}')
    desk.key('ctrl+z')
    time.sleep(1)
    claim(desk.pages() == moved, f'after the undo, the pages are {desk.pages()[:7]}')
    desk.key('ctrl+z')
    time.sleep(1)
    claim(desk.pages()[:6] == ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'], 'the move is not undone')
    desk.key('Escape', 'ctrl+shift+z')
    desk.wait_until_still()
    said = compare_cells(desk)
    count = len(desk.pages())
    desk.key('Delete')
    time.sleep(1)
    status = desk.quit()  # while the toast is there
    claim(status == 0 and len(desk.pages()) == count - 1,
          f'closed during a toast, it ends with {status} and {len(desk.pages())} of {count} pages')
    return f'{in_step(desk)}; {said}'


@check
def buttons_turn_and_arrange(screen, work, binary):
    desk = Desk(screen, binary, f'{work}/forty.pdf')
    for name in ('turn', 'reverse', 'interleave'):
        desk.button(name)
        desk.wait_until_still()
    # Reversed, then each front with its back: 40, 1, 39, 2 and so on.
    wanted = [f'p{number}' for front in range(20) for number in (40 - front, front + 1)]
    claim(desk.pages() == wanted, f'the pages are {desk.pages()[:6]}, not {wanted[:6]}')
    turned = [page['page']['id'] for page in desk.state()['pages'] if page['page'].get('quarterTurns')]
    claim(turned == [1], f'turned are {turned}')
    for name in ('undo', 'undo', 'undo', 'redo'):
        desk.button(name)
        desk.wait_until_still()
    claim(desk.pages() == [f'p{number + 1}' for number in range(40)], f'the pages are {desk.pages()[:6]}')
    desk.close()
    return in_step(desk)


@check
def the_side_bar_browses_without_a_page_change(screen, work, binary):
    desk = Desk(screen, binary, '--side-bar', f'{work}/forty.pdf')
    for _ in range(6):
        desk.notch(60, 300, 5)
        time.sleep(0.1)
    desk.wait_until_still()
    changes = [line for line in desk.lines()[1:] if '"active"' in line]
    claim(not changes, f'while browsing, the page changes: {changes}')
    desk.click(60, 400)
    desk.wait_until_still()
    said = in_step(desk)
    desk.key('Delete')
    desk.button('side-bar')  # while the page is still on its way out
    desk.wait_until_still()
    claim(len(desk.pages()) == 39, f'after a delete and a switch, there are {len(desk.pages())} pages')
    return said


@check
def a_scanner_feeds_pages(screen, work, binary):
    """SANE's own test device feeds ten pages; the work outlives the program; the PDF has them all."""
    config = f'{work}/sane'
    os.makedirs(config, exist_ok=True)
    with open(f'{config}/dll.conf', 'w') as file:
        file.write('test\n')
    desk = Desk(screen, binary, '--scan', 'test', config=config)
    for _ in range(60):
        if len(desk.pages()) >= 10:
            break
        time.sleep(0.5)
    desk.wait_until_still()
    claim(len(desk.pages()) == 10, f'ten pages were fed, {len(desk.pages())} came')
    desk.key('End')
    desk.wait_until_still()
    desk.close(signal.SIGKILL)
    said = in_step(desk)
    output = f'{work}/out.pdf'
    again = Desk(screen, binary, f'{work}/forty.pdf', copy=desk.copy)
    claim(len(again.pages()) == 50, f'after the kill and 40 more, there are {len(again.pages())} pages')
    again.close()
    again = Desk(screen, binary, '--save', output, copy=desk.copy)
    # A scan that cannot be put away cannot be deleted: it comes back.
    os.rmdir(f'{desk.copy}/removed')
    open(f'{desk.copy}/removed', 'w').close()
    again.key('Home')
    again.wait_until_still()
    again.key('Delete')
    time.sleep(7)
    claim(len(again.pages()) == 50, 'a page that cannot be deleted does not return')
    again.button('save')
    for _ in range(40):
        if os.path.exists(output):
            break
        time.sleep(0.25)
    again.close()
    claim(not again.state()['isUnsaved'], 'after a save there is still unsaved work')
    with open(output, 'rb') as file:
        data = file.read()
    count = max(map(int, re.findall(rb'/Count (\d+)', data)))
    claim(count == 50, f'the PDF has {count} pages')
    boxes = [tuple(map(float, box)) for box in re.findall(rb'/MediaBox \[ *0 0 ([\d.]+) ([\d.]+)', data)]
    sideways = sum(width > height for width, height in boxes)
    claim(sideways >= 14, f'{sideways} pages are sideways: {boxes[:6]}')
    return said


@check
def a_thousand_pages_are_smooth(screen, work, binary):
    desk = Desk(screen, binary, f'{work}/thousand')
    before, start = desk.usage()[0], time.time()
    time.sleep(4)
    idle = (desk.usage()[0] - before) / (time.time() - start) * 100
    count = len(desk.lines())
    (before, _), start = desk.usage(), time.time()
    for _ in range(6):
        desk.drag(800, desk.strip(), -600, steps=5)
        time.sleep(1)
    busy = (desk.usage()[0] - before) / (time.time() - start) * 100
    times = [json.loads(line)['time'] for line in desk.lines()[count:] if 'offsets' in line]
    steps = sorted(b - a for a, b in zip(times, times[1:]) if b - a < 200)
    desk.wait_until_still()
    memory = desk.usage()[1]
    said = in_step(desk)
    desk.close()
    middle, late = steps[len(steps) // 2], steps[len(steps) * 95 // 100]
    claim(idle < 1, f'idle, it uses {idle:.1f} % of a core')
    claim(memory < 400, f'it takes {memory:.0f} MB')
    return (f'{said}; idle {idle:.1f} % of a core, flicking {busy:.0f} %; a frame every {middle:.1f} ms, '
            f'95 % within {late:.1f} ms; {memory:.0f} MB')


# Faults, to see that the checks notice them

FAULTS = {
    'the strip is a frame late': ('Recording.swift', [
        ('\\(shown.thumbnailsOffset)', '\\(Recording.late(shown.thumbnailsOffset))'),
        ('  /// Adds lines;', """  private static var last = 0.0
  static func late(_ offset: Double) -> Double {
    defer { last = offset }
    return last
  }

  /// Adds lines;""")]),
    'a second scroll position': ('Painting.swift', [
        ('offset: shown.thumbnailsOffset, axes.strip) {',
         'offset: shown.thumbnailsOffset.rounded() * 1.01, axes.strip) {')]),
    'a missing inset': ('Painting.swift', [
        ('let origin = frame.origin -', 'let origin = frame.origin + Point(x: 0, y: 8) -')]),
    'a wheel that acts late': ('HandEvents.swift', [
        ('view.handle(input, at: time)\n    }\n    view.wake()', 'view.handle(input, at: time + .milliseconds(60))\n    }\n    view.wake()')]),
}


def plant(screen, work):
    """Builds the desk with each fault. Returns how many of them the first check does not notice."""
    tree, unnoticed = f'{ROOT}/.build/desk-faults', 0
    shutil.rmtree(f'{tree}/DualStripDesk', ignore_errors=True)
    shutil.copytree(f'{ROOT}/Sources/DualStripDesk', f'{tree}/DualStripDesk')
    manifest = f'{tree}/DualStripDesk/Package.swift'
    with open(manifest) as file:
        text = file.read()
    with open(manifest, 'w') as file:
        file.write(text.replace('path: "../.."', f'path: "{ROOT}"'))
    for name, (path, changes) in FAULTS.items():
        path = f'{tree}/DualStripDesk/Sources/DualStripDesk/{path}'
        with open(path) as file:
            sound = text = file.read()
        for old, new in changes:
            claim(text.count(old) >= 1, f'{name}: {old} is not there')
            text = text.replace(old, new, 1)
        with open(path, 'w') as file:
            file.write(text)
        build = subprocess.run(
            ['swift', 'build', '--package-path', f'{tree}/DualStripDesk', '--scratch-path', f'{tree}/build'],
            text=True, capture_output=True)
        claim(build.returncode == 0, f'{name}: {build.stdout[-800:]}')
        try:
            said = checks[0](screen, work, f'{tree}/build/debug/DualStripDesk')
            unnoticed += 1
            print(f'FAIL nobody notices {name}: {said}', flush=True)
        except Wrong as problem:
            finding = str(problem).strip().splitlines()[:2][-1].strip()
            print(f'ok   {name}: noticed, {finding}', flush=True)
        screen.clear()
        with open(path, 'w') as file:
            file.write(sound)
    return unnoticed


def draw(screen, work):
    """The pictures of the desk's page."""
    documents.papers(f'{work}/papers.pdf', 24)

    def page(name, work_with, *arguments, dark=False):
        if dark:
            screen.environment['ADW_DEBUG_COLOR_SCHEME'] = 'prefer-dark'
        desk = Desk(screen, DESK, *arguments, f'{work}/papers.pdf')
        work_with(desk)
        desk.picture(f'{ROOT}/Sources/DualStripDesk/{name}.png')
        desk.lift()
        screen.clear()

    def swipe(desk):
        for key in ('Right',) * 7:
            desk.key(key)
            time.sleep(0.4)
        desk.drag(700, 300, -330, lifts=False)

    def carry(desk):
        swipe(desk)
        desk.drag(370, 300, -100)
        desk.wait_until_still()
        places = middles(desk)
        pages = sorted(places, key=lambda page: places[page])[-6:-3]
        desk.screen.tool('keydown', 'ctrl')
        for name in pages:
            desk.click(places[name], desk.strip())
        desk.screen.tool('keyup', 'ctrl')
        desk.drag(places[pages[1]], desk.strip(), -420, -40, steps=25, lifts=False)
        time.sleep(1)

    def browse(desk):
        for _ in range(5):
            desk.notch(60, 300, 5)
        desk.wait_until_still()
    page('swipe', swipe)
    page('carry', carry)
    page('side-bar', browse, '--side-bar', dark=True)


def main():
    work = tempfile.mkdtemp(prefix='desk.work.')
    documents.pdf(f'{work}/forty.pdf', 40)
    documents.scans(f'{work}/scans', 300)
    documents.scans(f'{work}/thousand', 1000)
    names = [word for word in sys.argv[1:] if not word.startswith('--')]
    screen = Screen()
    failed = 0
    try:
        if '--pictures' in sys.argv:
            return draw(screen, work)
        for function in checks:
            name = function.__name__.replace('_', ' ')
            if names and function.__name__ not in names:
                continue
            try:
                print(f'ok   {name}: {function(screen, work, DESK)}', flush=True)
            except (Wrong, OSError, RuntimeError, subprocess.CalledProcessError) as problem:
                failed += 1
                print(f'FAIL {name}: {problem}', flush=True)
            screen.clear()
        if '--quick' not in sys.argv and not names:
            failed += plant(screen, work)
    finally:
        screen.close()
        shutil.rmtree(work)
    print(f'desk: {failed} failed')
    sys.exit(bool(failed))


main()
