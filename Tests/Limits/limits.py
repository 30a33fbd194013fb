"""Runs the command on inputs of two sizes, and says how time and memory grow."""

import os
import statistics
import subprocess
import sys
import tempfile
import time

LEAST_TIME = 0.25  # seconds: below, a ratio says more about the machine
# Linear, and a tenth or two where twice the input no longer fits a cache; quadratic would be 4.
RATIO, MEMORY = 2.5, 300
LEAST_ATTEMPTS, MOST_ATTEMPTS = 3, 10
# Deletes that wait together cost each other: each is drawn until it is committed.
DELETES = 5


def scenario(script, pages=10, matrix='', other=''):
    document = f'document\n  pages {pages} aspect 0.7\n'
    matrix = f'matrix\n{matrix}\n' if matrix else ''
    return f'scenario "limit"\n{document}{matrix}{other}script\n{script}\n'


def lines(count, line):
    return '\n'.join(line(k) for k in range(count))


def tables(count):
    return lines(count, lambda k: f'touches t{k} in ms pt\n  0 100 100 down\n  20 100 100 up') + '\n'


def recording(count, line, pages=50):
    names = ','.join(f'"p{k}"' for k in range(1, pages + 1))
    return '{"recording":1,"bounds":[393,852],"pages":[' + names + ']}\n' + lines(count, line) + '\n'


def session(count):
    """Deletes that nobody answers."""
    header = '{"session":1,"bounds":[393,852],"commits":"by-host","pages":%d}\n' % (count + 9)
    return header + lines(count, lambda k: '{"time":%d,"delete":["p%d"]}' % (k * 20, k + 1)) + '\n'


def column(count):
    """Items that are all in view, one below the other."""
    return (f'scenario "limit"\nlanguage 2\ncollection\n  section a items {count}\nlayouts\n'
            '  rows list item 50pt x 1pt\nscript\n  resize 1pt x 200000pt over 0ms\n'
            '  expect overlap <= 0pt\n  expect overlap <= 0pt\n')


def swipes(k):
    at = k % 200
    if at == 9:
        what = '"touch":"down","pane":"preview","x":300'
    elif 9 < at < 30:
        what = f'"touch":"move","x":{300 - 10 * (at - 9)}'
    elif at == 30:
        what = '"touch":"up","x":90'
    else:
        what = f'"offsets":[{k % 393},{k % 37}]'
    return '{"time":%g,%s}' % (k * 8.5, what)


# name: (n, arguments, text of a size, limit in MB)
CASES = {
    'circle': (20_000, 'check', lambda n: scenario(
        '  at end expect still\n  at a wait 1ms as a\n' + lines(n, lambda k: '  wait 1ms'))),
    'changes': (40, 'check', lambda n: scenario(
        '  expect ' + 'change(' * n + 'position' + ')' * n + ' == 0pg')),
    'long-drag': (140, 'replay', lambda n: scenario(
        f'  drag preview forward 300pt over {n}s\n  settle',
        other='device iphone-15\n  touch 3000Hz\n')),
    'too-long': (400, 'check', lambda n: scenario(
        f'  drag preview forward 300pt over {n}s\n  settle',
        other='device iphone-15\n  touch 10000Hz\n')),
    'failing-variants': (300, 'replay', lambda n: scenario(
        '  flick preview forward 3000pt/s\n  wait 60s\n  expect $n <= 5', pages=100,
        matrix=f'  vary n = 1 .. {n} step 1')),
    'inserts-into-a-million': (40, 'replay', lambda n: scenario(
        lines(n, lambda k: f'  insert y{k} aspect 0.7 after p{k * 1000 + 5}\n  wait 5ms'),
        pages=1_000_000), 500),
    'inserts': (1000, 'replay', lambda n: scenario(
        lines(n, lambda k: f'  insert y{k} aspect 0.7 last\n  wait 20ms'))),
    'deletes': (1000, 'replay', lambda n: scenario(
        lines(n, lambda k: f'  delete p{k + 1}\n  wait 20ms'), pages=4001)),
    'inserts-at-once': (1000, 'replay', lambda n: scenario(
        lines(n, lambda k: f'  insert y{k} aspect 0.7 after p{k * 7 % 9000 + 1}') + '\n  settle',
        pages=10_000)),
    'deletes-at-once': (1000, 'replay', lambda n: scenario(
        lines(n, lambda k: f'  delete p{2 * k + 1}') + '\n  settle', pages=10_000)),
    'moves-at-once': (1000, 'replay', lambda n: scenario(
        lines(n, lambda k: f'  move p{2 * k + 1} after p{9000 - k}') + '\n  settle',
        pages=10_000)),
    'player': (800, 'play', lambda n: scenario(
        lines(n, lambda k: '  flick thumbnails forward 900pt/s\n  wait 700ms'), pages=5000)),
    'timeline': (1600, 'draw --timeline', lambda n: scenario(
        lines(n, lambda k: '  flick thumbnails forward 900pt/s\n  wait 700ms'), pages=20_000)),
    'sheet': (40, 'draw --every 100ms', lambda n: scenario(
        '  flick thumbnails forward 9000pt/s\n' + f'  wait {n * 100}ms', pages=1_000_000), 500),
    'plan': (20_000, 'plan', lambda n: scenario(lines(n, lambda k: '  wait 1ms'))),
    'fmt': (40_000, 'fmt --check', lambda n: scenario('  settle\n' + lines(n, lambda k: '# c'))),
    'check': (40_000, 'check', lambda n: scenario(lines(n, lambda k: '  wait 1ms'))),
    'tables': (2000, 'replay', lambda n: scenario(
        lines(n, lambda k: f'  play t{k}\n  wait 1ms'), other=tables(n))),
    'always-the-same': (1500, 'replay', lambda n: scenario(
        lines(n, lambda k: '  expect always position <= 9pg\n  wait 17ms'))),
    'always-another': (400, 'replay --jobs 1', lambda n: scenario(
        lines(n, lambda k: f'  expect always position <= {k + 9}pg') + '\n  wait 20s')),
    'variants-and-waits': (200, 'check', lambda n: scenario(
        lines(2000, lambda k: '  wait 1ms') + '\n  wait $n',
        matrix=f'  vary n = 1ms .. {n}ms step 1ms')),
    'rounds': (4000, 'check', lambda n: scenario(
        f'  repeat {n}\n' + lines(10, lambda k: f'    wait 1ms as w{k}') + '\n  end')),
    'blocks': (10_000, 'check', lambda n: scenario(
        lines(n, lambda k: '  repeat $n\n    wait 0ms\n  end'), matrix='  vary n = 1, 3')),
    'words': (400, 'check', lambda n: scenario(
        lines(n, lambda k: '  focus $a instant'), pages=100,
        matrix='  vary a = ' + ', '.join(f'p{k + 1}' for k in range(100)))),
    'many-variants': (10 ** 11, 'check --max-variants 1000000000000', lambda n: scenario(
        '  wait 1ms', matrix=lines(12 if n > 10 ** 11 else 11,
                                   lambda k: f'  vary v{k} = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10'))),
    'recording': (40_000, 'compare', lambda n: recording(n, swipes)),
    'recording-of-offsets': (100_000, 'compare --as-input offsets', lambda n: recording(n, swipes)),
    'stuck-clock': (20_000, 'compare', lambda n: recording(
        n, lambda k: '{"time":5,%s}' % (
            '"touch":"down","pane":"preview","x":300' if k == 0 else
            f'"touch":"move","x":{k % 300}' if k % 2 else '"offsets":[0,-180]'))),
    'pages-of-an-app': (200_000, 'compare', lambda n: recording(
        n, lambda k: '{"time":%d,"active":"p%d"}' % (k * 20, k % 40 + 2))
        + '{"time":9000000,"offsets":[0,-180]}\n'),
    'unanswered-deletes': (20_000, 'session <', session),
    'overlap': (40_000, 'replay', column, 500),
    'bad-lines': (500_000, 'check', lambda n: scenario(lines(n, lambda k: '  darg x'))),
    'long-word': (7_000_000, 'check', lambda n: scenario('  ' + 'a' * n)),
    'long-line': (7_000_000, 'check', lambda n: scenario(
        '  expect active == none ' + 'or active == none ' * (n // 18))),
    'large-file': (20_000_000, 'check', lambda n: 'x' * n),
}


# What reads standard input, and may be given one that never ends; with the most memory in MB.
ENDLESS = {'check -': 300, 'fmt -': 300, 'replay -': 300, 'compare -': 1200, 'merge -': 1200,
           'diff - -': 1200, 'session': 300}


def run(binary, arguments, path):
    """The processor time and the most memory of one run, in seconds and MB; and whether it crashed."""
    words = arguments.split()
    is_piped = words[-1] == '<'
    command = [binary, *words[:-1]] if is_piped else [binary, *words, path]
    with open(path if is_piped else os.devnull) as source:
        process = subprocess.Popen(command, stdin=source, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, os.WIFSIGNALED(status)


def endless(binary, arguments, most):
    """Whether a command gives up on an input without an end, within its memory."""
    is_session = arguments == 'session'
    with open('/dev/zero') as source:
        process = subprocess.Popen([binary, *arguments.split()], stdin=source,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if is_session:
        # It goes on reading: what counts is the memory.
        time.sleep(5)
        process.kill()
    said = process.stdout.read(300).decode(errors='replace').strip()
    _, status, usage = os.wait4(process.pid, 0)
    memory = usage.ru_maxrss / 1024
    code = os.waitstatus_to_exitcode(status)
    holds = memory < most and (is_session or code in (2, 74))
    print(f'{"endless " + arguments:24}{code:14}{memory:8.0f} MB  {said[:70]!r}'
          f'{"" if holds else " FAILS"}', flush=True)
    return holds


def measure(binary, arguments, once, twice, most):
    """The runs of each size, which take turns: at least three, and more while they look slow.

    Other work on the machine adds time: to the larger size, which makes a ratio too large, or to the
    smaller, which hides one. What really grows too fast does so every time, so nobody is sorry to
    wait for some more runs of it.
    """
    runs = []
    while len(runs) < LEAST_ATTEMPTS or len(runs) < MOST_ATTEMPTS and is_slow(runs, most):
        runs.append([run(binary, arguments, path) for path in (once, twice)])
    return runs


def is_slow(runs, most):
    """Whether the larger size takes too long by the fastest runs and by most neighbors alike: one
    lucky run of the smaller size beside busy ones of the larger says nothing."""
    seconds = [[seconds for seconds, *_ in pair] for pair in runs]
    once, twice = map(min, zip(*seconds))
    typical = statistics.median(twice / once for once, twice in seconds)
    return twice > LEAST_TIME and twice / once > most and typical > most


def main(binary, *names):
    failed = []
    print(f'{"input":24}{"n":>14}{"s":>8}{"2n: s":>8}{"ratio":>7}{"MB":>7}{"2n: MB":>8}{"ratio":>7}')
    with tempfile.TemporaryDirectory() as folder:
        for name, (n, arguments, text, *limit) in CASES.items():
            if names and name not in names:
                continue
            paths = [os.path.join(folder, f'{size}.scenario') for size in ('once', 'twice')]
            for path, size in zip(paths, (n, 2 * n)):
                with open(path, 'w') as file:
                    file.write(text(size))
            most = DELETES if name == 'deletes-at-once' else RATIO
            runs = measure(binary, arguments, *paths, most)
            once, twice = (min(seconds for seconds, *_ in size) for size in zip(*runs))
            small, large = (max(memory for _, memory, _ in size) for size in zip(*runs))
            is_large = large > (limit[0] if limit else MEMORY)
            mark = (' SLOW' * is_slow(runs, most) + ' LARGE' * is_large
                    + ' CRASHED' * any(crashed for pair in runs for *_, crashed in pair))
            print(f'{name:24}{n:>14}{once:8.2f}{twice:8.2f}{twice / once:7.2f}{small:7.0f}{large:8.0f}'
                  f'{large / small:7.2f}{mark}', flush=True)
            if mark:
                failed.append(name)
    for arguments, most in ENDLESS.items():
        if not names or 'endless' in names:
            if not endless(binary, arguments, most):
                failed.append(arguments)
    print(f'{len(failed)} over their limits: {" ".join(failed)}' if failed else 'all within limits')
    sys.exit(bool(failed))


main(*sys.argv[1:])
