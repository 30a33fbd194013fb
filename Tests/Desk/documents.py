"""Documents for the desk: a PDF, and a folder of scans. Each page has a color of its own."""

import colorsys
import os
import struct
import zlib


def color(number):
    """The color of a page, by its number from 0; neighbours differ widely."""
    return tuple(round(255 * part) for part in colorsys.hsv_to_rgb(number * 0.381966 % 1, 0.45, 0.9))


def pdf(path, count):
    """A PDF whose pages are upright and sideways in turn, filled with their colors."""
    def page(number):
        width, height = (595, 842) if number % 3 else (842, 595)
        red, green, blue = (part / 255 for part in color(number))
        return width, height, (f'{red:.4f} {green:.4f} {blue:.4f} rg 0 0 {width} {height} re f '
                               + text(60, height - 140, 96, number + 1))
    write(path, [page(number) for number in range(count)])


def papers(path, count):
    """A PDF that looks like scanned papers: letters, receipts and slides, for pictures."""
    def letter(number):
        lines = ''.join(
            f'0.25 g 70 {690 - 22 * line} {380 + 60 * (line * 7 % 3) - 250 * (line % 6 == 5)} 7 re f '
            for line in range(20 + number % 7))
        return 595, 842, text(70, 750, 26, f'Letter {number + 1}') + lines

    def receipt(number):
        lines = ''.join(
            f'0.3 g 24 {420 - 24 * line} {90 + 30 * (line % 3)} 8 re f 210 {420 - 24 * line} 36 8 re f '
            for line in range(12))
        return 270, 520, text(24, 470, 20, f'Receipt {number + 1}') + lines

    def slide(number):
        red, green, blue = (part / 255 for part in color(number))
        bars = ''.join(f'{red * .7:.3f} {green * .7:.3f} {blue * .7:.3f} rg '
                       f'{110 + 90 * bar} 80 60 {60 + (bar * 5 + number) % 7 * 45} re f '
                       for bar in range(7))
        return 842, 595, (f'{red:.3f} {green:.3f} {blue:.3f} rg 0 470 842 125 re f '
                          + text(60, 510, 44, f'Slide {number + 1}') + bars)
    kinds = [letter, slide, letter, receipt, letter]
    write(path, [kinds[number % len(kinds)](number) for number in range(count)])


def text(x, y, size, words):
    return f'0 g BT /F1 {size} Tf {x} {y} Td ({words}) Tj ET '


def write(path, drawings):
    """Writes pages, given as width, height and what is drawn there, as a PDF."""
    parts = ['<< /Type /Catalog /Pages 2 0 R >>', '']
    pages = []
    for width, height, drawn in drawings:
        pages.append(len(parts) + 1)
        parts.append(f'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width} {height}] '
                     f'/Contents {len(parts) + 2} 0 R /Resources << /Font << /F1 << /Type /Font '
                     '/Subtype /Type1 /BaseFont /Helvetica >> >> >> >>')
        parts.append(f'<< /Length {len(drawn)} >>\nstream\n{drawn}\nendstream')
    kids = ' '.join(f'{page} 0 R' for page in pages)
    parts[1] = f'<< /Type /Pages /Count {len(pages)} /Kids [{kids}] >>'
    file, places = '%PDF-1.4\n', []
    for number, part in enumerate(parts):
        places.append(len(file))
        file += f'{number + 1} 0 obj\n{part}\nendobj\n'
    table = ''.join(f'{place:010} 00000 n \n' for place in places)
    file += (f'xref\n0 {len(parts) + 1}\n0000000000 65535 f \n{table}'
             f'trailer << /Size {len(parts) + 1} /Root 1 0 R >>\nstartxref\n{len(file)}\n%%EOF\n')
    with open(path, 'w') as target:
        target.write(file)


def png(path, width, height, rgb):
    """An image of one color."""
    def chunk(kind, data):
        return (struct.pack('>I', len(data)) + kind + data
                + struct.pack('>I', zlib.crc32(kind + data)))
    rows = (b'\0' + bytes(rgb) * width) * height
    with open(path, 'wb') as file:
        header = struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0)
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', header)
                   + chunk(b'IDAT', zlib.compress(rows, 1)) + chunk(b'IEND', b''))


def scans(folder, count):
    """A folder of images whose sizes are known only when they are read."""
    os.makedirs(folder, exist_ok=True)
    for number in range(count):
        png(f'{folder}/scan {number + 1}.png', 620, 877 if number % 4 else 620, color(number))
