"""What viewers and galleries have in common: calls into the library, and what is held by a handle."""

from __future__ import annotations

import ctypes
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from ._header import header, library
from .values import DualStripError, Status

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]

Self = TypeVar("Self", bound="Held")
TICKS = header.values["DS_TICKS_PER_SECOND"] / 1000
NEVER = 2**63 - 1


def check(status: int) -> None:
    if status:
        words = ctypes.create_string_buffer(512)
        library.ds_message(words, len(words))
        raise DualStripError(Status(status), words.value.decode(errors="replace"))


def ticks(milliseconds: float) -> int:
    return library.ds_milliseconds(milliseconds)


def identity(number: int, what: str = "number") -> int:
    """The host's number of a page, an item or a section, if there is room for it."""
    if not 0 <= number < 2**64:
        raise ValueError(f"the {what} {number} is not from 0 to 2**64 - 1")
    return number


def array(kind: str, entries: Sequence[tuple[Any, ...]]) -> tuple[Any, int]:
    """An array of structures, and how long it is."""
    return (header.structures[kind] * len(entries))(*entries), len(entries)


class Room:
    """Room for structures of a kind, which a frame fills again and again."""

    def __init__(self, kind: str, room: int):
        self.room = room
        self.array = (header.structures[kind] * room)()
        # A view of the same memory, made once.
        self.view = numpy.ctypeslib.as_array(self.array) if numpy else None

    def first(self, count: int) -> Any:
        """The first of them as a NumPy array."""
        if self.view is None:
            raise ImportError("NumPy is not installed; ask for a list")
        return self.view[:count]


class Shown:
    """A frame: its numbers have the names of the header."""

    def __init__(self, state: Any):
        self._state = state

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self._state, name)

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *type(self).__annotations__]

    @property
    def time(self) -> float:
        """In milliseconds."""
        return self._state.time / TICKS


class Held:
    """Something that the library holds, until it is closed."""

    _release: Any
    _deadline: Any

    def __init__(self) -> None:
        self._handle = ctypes.c_uint64()
        self._untaken: deque[Any] = deque()

    def close(self) -> None:
        """Releases it; closing it again does nothing."""
        if self._handle:
            type(self)._release(self._handle)
            self._handle = ctypes.c_uint64()

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if library and getattr(self, "_handle", None):
            self.close()

    @property
    def next_deadline(self) -> float | None:
        """When something changes by itself next; None while only an input changes anything."""
        time = self._read(type(self)._deadline, ctypes.c_int64())
        return None if time == NEVER else time / TICKS

    def _take(self) -> Iterator[Any]:
        """Takes the events in order; what a loop leaves early remains for the next call."""
        while self._untaken or self._poll():
            yield self._untaken.popleft()

    def _poll(self) -> bool:
        """Moves events out of the library; returns whether there were any."""
        raise NotImplementedError

    def _read(self, function: Any, result: Any, *arguments: Any) -> int:
        check(function(self._handle, *arguments, ctypes.byref(result)))
        return result.value

    def _list(self, function: Any, *arguments: Any, kind: Any = ctypes.c_uint64) -> list[int]:
        count, array = ctypes.c_size_t(), (kind * 0)()
        while True:
            status = function(self._handle, *arguments, array, len(array), ctypes.byref(count))
            if status != Status.NO_ROOM:
                break
            array = (kind * count.value)()
        check(status)
        return array[:count.value]
