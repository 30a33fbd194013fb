"""The interface as a compiler lays it out: sizes, offsets, values and functions, one on each line."""

import re
import subprocess
import sys
from pathlib import Path


def listing(header, folder):
    """Compiles a program that prints what the header says, and runs it."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", header.read_text(), flags=re.S)
    lines = []
    for body, name in re.findall(r"typedef struct \w+ \{(.*?)\} (\w+);", text, flags=re.S):
        lines.append(f'printf("{name}: %zu bytes\\n", sizeof({name}));')
        for field in re.findall(r"(\w+)(?:\[\d+\])?\s*(?=[,;])", body):
            lines.append(f'printf("  {field}: %zu, %zu bytes\\n", offsetof({name}, {field}),'
                         f" sizeof((({name} *)0)->{field}));")
    for name in re.findall(r"\b(DS_\w+) = \d+", text) + ["DS_ABI_VERSION", "DS_TICKS_PER_SECOND"]:
        lines.append(f'printf("{name} = %lld\\n", (long long){name});')
    program = folder / "abi.c"
    program.write_text("#include <dualstrip.h>\n#include <stdio.h>\nint main(void) {\n" + "\n".join(lines) + "\n}\n")
    subprocess.run(["cc", "-I", header.parent, program, "-o", folder / "abi"], check=True)
    told = subprocess.run([folder / "abi"], capture_output=True, text=True, check=True).stdout
    return told + "".join(f"{' '.join(f.split())}\n" for f in functions(text))


def functions(text):
    return re.findall(r"^\w+ ds_\w+\([^;{]*\);", text, flags=re.M)


def names(header):
    """The functions that the header declares."""
    return sorted(re.search(r"ds_\w+(?=\()", line)[0] for line in functions(header.read_text()))


if __name__ == "__main__":
    sys.stdout.write(listing(Path(sys.argv[1]), Path(sys.argv[2])))
