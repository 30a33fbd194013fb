"""The interface of the library, read from its header: structures, functions and values."""

import ctypes
import re
from pathlib import Path

HERE = Path(__file__).resolve().parent

TYPES = {
    "uint8_t": ctypes.c_uint8, "int32_t": ctypes.c_int32, "uint32_t": ctypes.c_uint32, "int64_t": ctypes.c_int64,
    "uint64_t": ctypes.c_uint64, "size_t": ctypes.c_size_t, "double": ctypes.c_double,
    "char *": ctypes.c_char_p, "void": None,
}


def checked(kind: object) -> object:
    """An integer argument that is refused, not cut, if it has no room in its type."""
    bits = ctypes.sizeof(kind) * 8
    least, most = (0, 2**bits - 1) if kind(-1).value > 0 else (-(2**(bits - 1)), 2**(bits - 1) - 1)

    class Checked:
        @classmethod
        def from_param(cls, value: object) -> object:
            if isinstance(value, kind):
                return value
            number = int(value) if isinstance(value, (bool, int)) else kind(value).value
            if not least <= number <= most:
                raise ValueError(f"{number} is not from {least} to {most}")
            return kind(number)

    return Checked


CHECKED = {kind: checked(kind) for kind in [ctypes.c_int32, ctypes.c_uint32, ctypes.c_int64, ctypes.c_uint64]}


class Header:
    """What a header says, as ctypes understands it."""

    def __init__(self, text: str):
        text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S)
        self.types = dict(TYPES)
        self.values: dict[str, int] = {}
        self.structures: dict[str, type[ctypes.Structure]] = {}
        self.functions: dict[str, tuple[object, list[object]]] = {}
        for name, number in re.findall(r"#define (DS_\w+) (?:INT64_C\()?(\d+)", text):
            self.values[name] = int(number)
        for name, number in re.findall(r"\b(DS_\w+) = (\d+)", text):
            self.values[name] = int(number)
        for old, new in re.findall(r"typedef (\w+) (\w+);", text):
            self.types[new] = self.types[old]
        self.types["ds_status"] = ctypes.c_int32
        for body, name in re.findall(r"typedef struct \w+ \{(.*?)\} (\w+);", text, flags=re.S):
            self.structures[name] = self.types[name] = self._structure(name, body)
        for result, name, arguments in re.findall(r"^(\w+) (ds_\w+)\(([^;{]*)\);", text, flags=re.M):
            parts = [] if arguments.strip() == "void" else arguments.split(",")
            self.functions[name] = (self.types[result], [self._argument(part) for part in parts])

    def _structure(self, name: str, body: str) -> type[ctypes.Structure]:
        fields = []
        for line in filter(None, map(str.strip, body.split(";"))):
            kind, names = re.fullmatch(r"((?:const )?\w+(?: \*)?)\s*(.*)", line, flags=re.S).groups()
            for field in re.split(r",\s*", names):
                count = re.search(r"\[(\d+)\]", field)
                of = self._pointer(kind) if "*" in kind else self.types[kind]
                fields.append((field.split("[")[0], of * int(count[1]) if count else of))
        return type(name, (ctypes.Structure,), {"_fields_": fields})

    def _pointer(self, kind: str) -> object:
        name = kind.replace("const ", "").rstrip(" *")
        return ctypes.c_char_p if name == "char" else ctypes.POINTER(self.types[name])

    def _argument(self, text: str) -> object:
        kind = re.match(r"\s*(?:const )?(\w+)", text)[1]
        if "*" in text or "[" in text:
            return self._pointer(kind)
        return CHECKED.get(self.types[kind], self.types[kind])


header = Header((HERE / "dualstrip.h").read_text())


def load() -> ctypes.CDLL:
    """Loads the library beside this file, and compares its version with the header's."""
    version = header.values["DS_ABI_VERSION"]
    library = ctypes.CDLL(str(HERE / f"libdualstrip.so.{version}"))
    for name, (result, arguments) in header.functions.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    if library.ds_abi_version() != version:
        raise ImportError(f"the library has version {library.ds_abi_version()}, its header {version}")
    return library


library = load()
