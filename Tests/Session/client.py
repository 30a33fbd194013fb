"""Drives a viewer over a pipe: a swipe, and every frame of it until it rests."""
import json, subprocess, sys

class Session:
    def __init__(self, *command, **header):
        self.pipe = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.send(session=1, **header)

    def send(self, **line):
        print(json.dumps(line), file=self.pipe.stdin, flush=True)
        for record in map(json.loads, self.pipe.stdout):
            if "error" in record: raise ValueError(record["error"])
            if "event" in record: print(record["event"], record["time"])
            if "ok" in record: return record

session = Session(*sys.argv[1:], bounds=[393, 852], pages=[f"p{n}" for n in range(1, 13)])
session.send(time=0, touch="down", pane="preview", x=300)
for n in range(1, 15): session.send(time=8 * n, touch="move", x=300 - 12 * n)
answer = session.send(time=120, touch="up", x=120)
while not answer["still"]: answer = session.send(time=answer["time"] + 1000 / 60)
