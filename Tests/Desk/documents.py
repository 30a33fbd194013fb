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
    parts = ['<< /Type /Catalog /Pages 2 0 R >>', '']
    pages = []
    for number in range(count):
        width, height = (595, 842) if number % 3 else (842, 595)
        red, green, blue = (part / 255 for part in color(number))
        drawn = (f'{red:.4f} {green:.4f} {blue:.4f} rg 0 0 {width} {height} re f '
                 f'0 0 0 rg BT /F1 96 Tf 60 {height - 140} Td ({number + 1}) Tj ET')
        pages.append(len(parts) + 1)
        parts.append(f'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width} {height}] '
                     f'/Contents {len(parts) + 2} 0 R /Resources << /Font << /F1 << /Type /Font '
                     '/Subtype /Type1 /BaseFont /Helvetica >> >> >> >>')
        parts.append(f'<< /Length {len(drawn)} >>\nstream\n{drawn}\nendstream')
    kids = ' '.join(f'{page} 0 R' for page in pages)
    parts[1] = f'<< /Type /Pages /Count {count} /Kids [{kids}] >>'
    text, places = '%PDF-1.4\n', []
    for number, part in enumerate(parts):
        places.append(len(text))
        text += f'{number + 1} 0 obj\n{part}\nendobj\n'
    table = ''.join(f'{place:010} 00000 n \n' for place in places)
    text += (f'xref\n0 {len(parts) + 1}\n0000000000 65535 f \n{table}'
             f'trailer << /Size {len(parts) + 1} /Root 1 0 R >>\nstartxref\n{len(text)}\n%%EOF\n')
    with open(path, 'w') as file:
        file.write(text)


def png(path, width, height, rgb):
    """An image of one color with a dark edge at its foot."""
    def chunk(kind, data):
        return (struct.pack('>I', len(data)) + kind + data
                + struct.pack('>I', zlib.crc32(kind + data)))
    row = b'\0' + bytes(rgb) * width
    dark = b'\0' + bytes(part // 2 for part in rgb) * width
    rows = row * (height - 8) + dark * 8
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0))
                   + chunk(b'IDAT', zlib.compress(rows, 1)) + chunk(b'IEND', b''))


def scans(folder, count):
    """A folder of images whose sizes are known only when they are read."""
    os.makedirs(folder, exist_ok=True)
    for number in range(count):
        png(f'{folder}/scan {number + 1}.png', 620, 877 if number % 4 else 620, color(number))
