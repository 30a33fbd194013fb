"""Pictures as numbers: as much of PNG (third edition) as Chromium and rsvg-convert write."""

import struct
import zlib


def read(path):
    """Width, height, and the rows as bytes of red, green and blue."""
    data = open(path, "rb").read()
    place, packed = 8, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        chunk = data[place + 8:place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", chunk[:10])
        elif kind == b"IDAT":
            packed += chunk
        place += 12 + length
    assert depth == 8 and colour in (2, 6), "neither RGB nor RGBA"
    size = 3 if colour == 2 else 4
    raw, rows, before = zlib.decompress(packed), [], bytearray(width * size)
    for row in range(height):
        start = row * (width * size + 1)
        line = bytearray(raw[start + 1:start + 1 + width * size])
        undo(raw[start], line, before, size)
        rows.append(line if size == 3 else bytes(b for k, b in enumerate(line) if k % 4 != 3))
        before = line
    return width, height, rows


def undo(kind, line, before, size):
    for k in range(len(line)):
        left = line[k - size] if k >= size else 0
        above, corner = before[k], before[k - size] if k >= size else 0
        if kind == 1:
            line[k] = line[k] + left & 255
        elif kind == 2:
            line[k] = line[k] + above & 255
        elif kind == 3:
            line[k] = line[k] + (left + above) // 2 & 255
        elif kind == 4:
            guess = left + above - corner
            nearest = min((abs(guess - left), 0, left), (abs(guess - above), 1, above),
                          (abs(guess - corner), 2, corner))
            line[k] = line[k] + nearest[2] & 255


def difference(path, other):
    """The share of pixels that differ by more than a quarter in some colour, their edges aside."""
    width, height, rows = read(path)
    other_width, other_height, others = read(other)
    assert (width, height) == (other_width, other_height), "not of one size"
    count = 0
    for line, other_line in zip(rows, others):
        for k in range(0, len(line), 3):
            if any(abs(line[k + c] - other_line[k + c]) > 64 for c in range(3)):
                count += 1
    return count / (width * height)
