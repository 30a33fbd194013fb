"""A viewer over the library."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ._calls import TICKS, Held, Room, Shown, array, check, identity, ticks
from ._header import header, library
from .values import (
    Cell, Direction, Event, EventKind, Key, Modifier, Page, Pane, Place, Reveal, Select,
    Status, Unit, WheelPhase,
)

BY_HOST = header.values["DS_BY_HOST"]
_structures = header.structures


def _pages(pages: Iterable[Page]) -> tuple[Any, int]:
    return array("ds_page", [(identity(page.id, "page"), page.aspect, page.quarter_turns) for page in pages])


def _numbers(pages: Iterable[int]) -> tuple[Any, int]:
    given = [identity(page, "page") for page in pages]
    return (ctypes.c_uint64 * len(given))(*given), len(given)


class Frame(Shown):
    """What a viewer shows. The viewer's next frame overwrites all of it."""

    width: float
    height: float
    position: float
    preview_position: float
    preview_offset: float
    preview_velocity: float
    thumbnails_position: float
    thumbnails_offset: float
    thumbnails_velocity: float
    sync_error: float
    sync_distance: float
    active_page: int
    target_page: int
    active_index: int
    count: int
    selection_count: int
    undo_depth: int
    redo_depth: int
    next_edit: int
    driver: int
    phase: int
    is_settled: int
    is_editing: int
    is_resizing: int
    needs_frames: int
    preview_count: int
    thumbnails_count: int

    def __init__(self, state: Any, cells: tuple[Room, Room]):
        super().__init__(state)
        self._cells = cells

    def array(self, pane: Pane) -> Any:
        """The visible cells as a NumPy array with named fields: a view, not a copy."""
        return self._cells[pane].first(self._count(pane))

    def cells(self, pane: Pane) -> list[Cell]:
        """The visible cells, copied."""
        return [
            Cell(*(getattr(cell, name) for name in Cell.__slots__))
            for cell in self._cells[pane].array[:self._count(pane)]
        ]

    def _count(self, pane: Pane) -> int:
        return [self._state.preview_count, self._state.thumbnails_count][Pane(pane)]


class Viewer(Held):
    """A document viewer with two coupled strips, without a screen.

    >>> with Viewer([Page(1, 0.7071), Page(2, 0.7071)], size=(393, 852)) as viewer:
    ...     viewer.step(0, Pane.PREVIEW, 1)
    ...     viewer.advance(400)
    ...     viewer.frame().active_page
    2

    Times are in milliseconds, lengths in points. Settings have the names that `dualstrip explain settings`
    lists, with underscores: `spacing=10`, `strip_mode="browsing"`, `aspect_range=(0.2, 5)`. A viewer is used
    from one thread at a time.
    """

    _release = library.ds_release
    _deadline = library.ds_next_deadline

    def __init__(
        self, pages: Iterable[Page], size: tuple[float, float],
        insets: tuple[float, float, float, float] = (0, 0, 0, 0),
        direction: Direction = Direction.LEFT_TO_RIGHT, active_page: int = 0, first_edit: int = 1,
        **settings: str | float | tuple[float, float],
    ):
        super().__init__()
        texts = [self._setting(name.replace("_", "-"), value) for name, value in settings.items()]
        (width, height), (top, left, bottom, right) = size, insets
        options = _structures["ds_options"](
            ctypes.sizeof(_structures["ds_options"]), direction, width, height, top, left, bottom, right, active_page,
            first_edit, *array("ds_setting", texts))
        given, count = _pages(pages)
        check(library.ds_make(ctypes.byref(options), given, count, ctypes.byref(self._handle)))
        self._prepare()

    @classmethod
    def restore(cls, saved: bytes) -> Viewer:
        """A viewer from what `save` returned. It goes on from its time; cancel touches and lifts, if nobody holds them."""
        viewer = cls.__new__(cls)
        Held.__init__(viewer)
        copy = (ctypes.c_uint8 * len(saved)).from_buffer_copy(saved)
        check(library.ds_restore(copy, len(saved), ctypes.byref(viewer._handle)))
        viewer._prepare()
        return viewer

    def save(self) -> bytes:
        """The whole viewer as bytes, to restore it after a restart. Another version of the library may refuse them."""
        return bytes(self._list(library.ds_save, kind=ctypes.c_uint8))

    def _prepare(self) -> None:
        self._state = _structures["ds_frame"](
            ctypes.sizeof(_structures["ds_frame"]), ctypes.sizeof(_structures["ds_cell"]))
        self._cells = (Room("ds_cell", 8), Room("ds_cell", 64))

    @staticmethod
    def _setting(name: str, value: str | float | tuple[float, float]) -> tuple[Any, Any, Any]:
        def text(string: str) -> tuple[bytes, int]:
            return string.encode(), len(string.encode())
        if isinstance(value, str):
            return text(name), text(value), (0, 0)
        numbers = (value, 0) if isinstance(value, (int, float)) else tuple(value)
        if len(numbers) != 2:
            raise ValueError(f"the setting {name} takes a number, or two, not {value}")
        return text(name), text(""), numbers

    # Time

    def advance(self, time: float) -> None:
        """Lets time pass. A time before the viewer's own counts as that, here and everywhere."""
        check(library.ds_advance(self._handle, ticks(time)))

    # Hands

    def finger_down(self, time: float, pane: Pane, x: float, y: float, is_mouse: bool = False) -> None:
        """A raw finger, in its pane's coordinates: it drags after 10 pt, and lifts a thumbnail after 500 ms."""
        check(library.ds_finger_down(self._handle, ticks(time), pane, x, y, is_mouse))

    def finger_moved(self, time: float, x: float, y: float) -> None:
        check(library.ds_finger_moved(self._handle, ticks(time), x, y))

    def finger_up(self, time: float, x: float, y: float) -> None:
        check(library.ds_finger_up(self._handle, ticks(time), x, y))

    def finger_cancelled(self, time: float) -> None:
        check(library.ds_finger_cancelled(self._handle, ticks(time)))

    def touch_began(self, time: float, pane: Pane) -> None:
        """A finger that the host has recognized; distances and velocities are along the axis."""
        check(library.ds_touch_began(self._handle, ticks(time), pane))

    def drag_moved(self, time: float, pane: Pane, distance: float) -> None:
        check(library.ds_drag_moved(self._handle, ticks(time), pane, distance))

    def touch_ended(self, time: float, pane: Pane, velocity: float = 0) -> None:
        check(library.ds_touch_ended(self._handle, ticks(time), pane, velocity))

    def touch_cancelled(self, time: float, pane: Pane) -> None:
        check(library.ds_touch_cancelled(self._handle, ticks(time), pane))

    def wheel(
        self, time: float, pane: Pane, dx: float = 0, dy: float = 0, unit: Unit = Unit.POINTS,
        phase: WheelPhase = WheelPhase.NONE,
    ) -> None:
        """A raw event of a wheel or a trackpad."""
        event = _structures["ds_wheel_event"](
            ctypes.sizeof(_structures["ds_wheel_event"]), pane, dx, dy, unit, phase)
        check(library.ds_wheel(self._handle, ticks(time), ctypes.byref(event)))

    def key(self, time: float, key: Key, modifiers: Modifier = Modifier(0)) -> None:
        """A key with the usual shortcuts."""
        check(library.ds_key(self._handle, ticks(time), key, modifiers))

    def tap_thumbnails(self, time: float, x: float, y: float) -> None:
        check(library.ds_tap_thumbnails(self._handle, ticks(time), x, y))

    def lift(self, time: float, x: float, y: float) -> None:
        """Lifts the page at a point of the strip, or all selected ones if that page is selected."""
        check(library.ds_lift(self._handle, ticks(time), x, y))

    def carry(self, time: float, x: float, y: float) -> None:
        check(library.ds_carry(self._handle, ticks(time), x, y))

    def drop(self, time: float) -> None:
        check(library.ds_drop(self._handle, ticks(time)))

    def cancel_lift(self, time: float) -> None:
        check(library.ds_cancel_lift(self._handle, ticks(time)))

    # The app

    def focus(self, time: float, page: int, is_animated: bool = True) -> None:
        check(library.ds_focus(self._handle, ticks(time), page, is_animated))

    def step(self, time: float, pane: Pane, pages: int) -> None:
        check(library.ds_step(self._handle, ticks(time), pane, pages))

    def reveal(self, time: float, how: Reveal = Reveal.NEAREST) -> None:
        check(library.ds_reveal(self._handle, ticks(time), how))

    def select(self, time: float, what: Select, page: int = 0) -> None:
        check(library.ds_select(self._handle, ticks(time), what, page))

    def resize(
        self, time: float, size: tuple[float, float], insets: Sequence[float] = (0, 0, 0, 0),
        duration: float = 0,
    ) -> None:
        """Changes the size over a duration; insets are top, left, bottom, right."""
        (width, height), (top, left, bottom, right) = size, insets
        check(library.ds_resize(
            self._handle, ticks(time), width, height, (ctypes.c_double * 4)(top, left, bottom, right),
            ticks(duration)))

    def set_commits(self, time: float, by_host: bool) -> None:
        """Says who confirms deletes from now on."""
        check(library.ds_set_commits(self._handle, ticks(time), by_host))

    # Edits: each returns its number, 0 if it gets none, and raises DualStripError if it is refused.

    def delete(self, time: float, pages: Iterable[int], by_host: bool = False) -> int:
        return self._edit(library.ds_delete, time, *_numbers(pages), by_host * BY_HOST)

    def insert(
        self, time: float, pages: Iterable[Page], place: Place = Place.LAST, beside: int = 0,
        by_host: bool = False,
    ) -> int:
        return self._edit(library.ds_insert, time, *_pages(pages), place, beside, by_host * BY_HOST)

    def move(
        self, time: float, pages: Iterable[int], place: Place, beside: int = 0, by_host: bool = False,
    ) -> int:
        return self._edit(library.ds_move, time, *_numbers(pages), place, beside, by_host * BY_HOST)

    def arrange(self, time: float, pages: Iterable[int], by_host: bool = False) -> int:
        return self._edit(library.ds_arrange, time, *_numbers(pages), by_host * BY_HOST)

    def turn(self, time: float, pages: Iterable[int], quarters: int, by_host: bool = False) -> int:
        return self._edit(library.ds_turn, time, *_numbers(pages), quarters, by_host * BY_HOST)

    def replace(self, time: float, pages: Iterable[Page], by_host: bool = False) -> None:
        check(library.ds_replace(self._handle, ticks(time), *_pages(pages), by_host * BY_HOST))

    def set_aspect(self, time: float, page: int, aspect: float) -> None:
        check(library.ds_set_aspect(self._handle, ticks(time), page, aspect))

    def commit(self, time: float, edit: int) -> None:
        check(library.ds_commit(self._handle, ticks(time), edit))

    def fail_commit(self, time: float, edit: int) -> None:
        check(library.ds_fail_commit(self._handle, ticks(time), edit))

    def cancel(self, time: float, edit: int) -> None:
        check(library.ds_cancel(self._handle, ticks(time), edit))

    def undo(self, time: float) -> int:
        return self._edit(library.ds_undo, time)

    def redo(self, time: float) -> int:
        return self._edit(library.ds_redo, time)

    def _edit(self, function: Any, time: float, *arguments: Any) -> int:
        edit = ctypes.c_int64()
        check(function(self._handle, ticks(time), *arguments, ctypes.byref(edit)))
        return edit.value

    # Reading

    def frame(self) -> Frame:
        """Reads a frame into memory that the viewer uses again for its next one."""
        preview, strip = self._cells
        status = library.ds_read_frame(
            self._handle, self._state, preview.array, preview.room, strip.array, strip.room)
        if status == Status.NO_ROOM:
            self._cells = (
                Room("ds_cell", max(preview.room, 2 * self._state.preview_count)),
                Room("ds_cell", max(strip.room, 2 * self._state.thumbnails_count)))
            return self.frame()
        check(status)
        return Frame(self._state, self._cells)

    def events(self) -> Iterator[Event]:
        """Takes what has happened. Events that a loop leaves early remain for the next call."""
        return self._take()

    def _poll(self, room: int = 256) -> bool:
        """Moves events out of the library; returns whether there were any."""
        kind, most = _structures["ds_event"], 64
        events, numbers = (kind * most)(), (ctypes.c_uint64 * room)()
        count, number_count = ctypes.c_size_t(), ctypes.c_size_t()
        status = library.ds_poll_events(
            self._handle, events, ctypes.sizeof(kind), most, numbers, room, ctypes.byref(count),
            ctypes.byref(number_count))
        if status == Status.NO_ROOM:
            return self._poll(number_count.value)
        check(status)
        place = 0
        for event in events[:count.value]:
            end = place + event.number_count
            # `from` is a word of the language.
            self._untaken.append(Event(
                EventKind(event.kind), event.time / TICKS, event.page, getattr(event, "from"), event.index,
                event.count, event.changed, event.edit, event.by, event.cause, event.reason, event.driver,
                event.driver_before, event.pane, event.say, (event.width, event.height),
                tuple(numbers[place:end])))
            place = end
        return count.value > 0

    def page_at(self, index: int) -> int:
        """The page at an index, from 0; 0 if there is none."""
        return self._read(library.ds_page_at, ctypes.c_uint64(), index)

    def index_of(self, page: int) -> int:
        """The index of a page; -1 if it is not in the document."""
        return self._read(library.ds_index_of, ctypes.c_int64(), page)

    def hit_test(self, pane: Pane, x: float, y: float) -> int:
        """The page that is drawn at a point of a pane; 0 if there is none."""
        return self._read(library.ds_hit_test, ctypes.c_uint64(), pane, x, y)

    @property
    def pages(self) -> list[int]:
        """All pages in order, those being deleted too."""
        return self._list(library.ds_pages)

    @property
    def selected_pages(self) -> list[int]:
        return self._list(library.ds_selected_pages)

    def setting(self, name: str) -> str | float | tuple[float, float]:
        """The current value of a setting, after its limits."""
        asked, numbers = name.replace("_", "-").encode(), (ctypes.c_double * 2)()
        word, length = ctypes.create_string_buffer(64), ctypes.c_size_t()
        check(library.ds_read_setting(self._handle, asked, len(asked), numbers, word, 64, ctypes.byref(length)))
        if length.value:
            return word.raw[:length.value].decode()
        return tuple(numbers) if asked == b"aspect-range" else numbers[0]
