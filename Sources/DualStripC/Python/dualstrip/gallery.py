"""A gallery over the library."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ._calls import TICKS, Held, Room, Shown, array, check, identity, ticks
from ._header import header, library
from .gallery_values import (
    Anchor, Change, Element, GalleryEvent, GalleryEventKind, Item, Layout, Section, Side, Style,
)
from .values import Direction, Status

_structures = header.structures
# How many numbers a parameter takes, if not one.
NUMBERS = {"item": 2, "block": 2, "insets": 4}


def _item(item: Item) -> tuple[Any, ...]:
    return (identity(item.id), item.width, item.height, tuple(item.insets), *item.block, item.span, item.is_estimated)


def _section(section: Section) -> tuple[Any, ...]:
    return (identity(section.id), section.header, section.footer, *array("ds_item", [*map(_item, section.items)]))


def _layout(layout: Layout) -> Any:
    def parameter(name: str, value: str | float | Sequence[float]) -> tuple[Any, ...]:
        word = value if isinstance(value, str) else ""
        numbers = () if isinstance(value, str) else (value,) if isinstance(value, (int, float)) else tuple(value)
        if not word and len(numbers) != NUMBERS.get(name, 1):
            raise ValueError(f"the parameter {name} takes {NUMBERS.get(name, 1)} numbers, not {value}")
        return (name.encode(), len(name.encode())), (word.encode(), len(word.encode())), numbers
    size = ctypes.sizeof(_structures["ds_layout"])
    parameters = [parameter(*entry) for entry in layout.parameters.items()]
    return ctypes.byref(_structures["ds_layout"](
        size, layout.kind, layout.axis, layout.pinned, *array("ds_parameter", parameters)))


def _change(change: Change) -> tuple[Any, ...]:
    place, beside, section, number = change.place
    item = ctypes.pointer(_structures["ds_item"](*_item(change.item))) if change.item else None
    contents = ctypes.pointer(_structures["ds_section"](*_section(change.section))) if change.section else None
    return change.kind, place, identity(change.id), identity(beside), section, number, item, contents


class GalleryFrame(Shown):
    """What a gallery shows. The gallery's next frame overwrites all of it."""

    width: float
    height: float
    content_width: float
    content_height: float
    offset_x: float
    offset_y: float
    greatest_offset_x: float
    greatest_offset_y: float
    progress: float
    anchor_drift: float
    anchor: int
    section_count: int
    layout: int
    axis: int
    direction: int
    is_settled: int
    is_switching: int
    is_held: int
    is_updating: int
    is_resizing: int
    is_touched: int
    is_idle: int
    is_overscrolled: int
    needs_frames: int
    element_count: int

    def __init__(self, state: Any, room: Room):
        super().__init__(state)
        self._room = room

    @property
    def array(self) -> Any:
        """The visible elements as a NumPy array with named fields: a view, not a copy."""
        return self._room.first(self._state.element_count)

    @property
    def elements(self) -> list[Element]:
        """The visible elements, copied."""
        return [
            Element(*(getattr(element, name) for name in Element.__slots__))
            for element in self._room.array[:self._state.element_count]
        ]


class Gallery(Held):
    """A viewer of one collection in one pane, without a screen.

    >>> from dualstrip import *
    >>> items = [Item(number, width=90, height=60) for number in range(1, 101)]
    >>> with Gallery([Section(1, items)], Layout(LayoutKind.FLOW), size=(393, 852)) as gallery:
    ...     gallery.switch(0, Layout(LayoutKind.WATERFALL, lanes=3, gap=4), 300)
    ...     gallery.advance(150)
    ...     gallery.frame().progress
    0.5

    Times are in milliseconds, lengths in points. A gallery is used from one thread at a time.
    """

    _release = library.ds_gallery_release
    _deadline = library.ds_gallery_next_deadline

    def __init__(
        self, sections: Iterable[Section], layout: Layout, size: tuple[float, float],
        insets: tuple[float, float, float, float] = (0, 0, 0, 0), direction: Direction = Direction.LEFT_TO_RIGHT, *,
        appearing: Style | tuple[Style, float] = Style.FADE, disappearing: Style | tuple[Style, float] = Style.FADE,
        update_anchor: Anchor = Anchor.USUAL, switch_anchor: Anchor = Anchor.USUAL, bounds_anchor: Anchor = Anchor.USUAL,
        reduces_motion: bool = False, deceleration: float = 0, stiffness: float = 0,
    ):
        """A style with its number is a pair: (Style.SCALE, 0.3). 0 is the usual deceleration and stiffness."""
        super().__init__()
        styles, numbers = zip(*(style if isinstance(style, tuple) else (style, 0) for style in (appearing, disappearing)))
        options = _structures["ds_gallery_options"](
            ctypes.sizeof(_structures["ds_gallery_options"]), direction, *size, *insets, *styles, *numbers,
            update_anchor, switch_anchor, bounds_anchor, reduces_motion, deceleration, stiffness)
        given, count = array("ds_section", [*map(_section, sections)])
        check(library.ds_gallery_make(ctypes.byref(options), _layout(layout), given, count, ctypes.byref(self._handle)))
        self._state = _structures["ds_gallery_frame"](
            ctypes.sizeof(_structures["ds_gallery_frame"]), ctypes.sizeof(_structures["ds_element"]))
        self._room = Room("ds_element", 64)

    # Time

    def advance(self, time: float) -> None:
        """Lets time pass. A time before the gallery's own counts as that, here and everywhere."""
        check(library.ds_gallery_advance(self._handle, ticks(time)))

    # Scrolling

    def touch_began(self, time: float) -> None:
        """A finger that the host has recognized: distances since the last call, and velocities."""
        check(library.ds_gallery_touch_began(self._handle, ticks(time)))

    def drag_moved(self, time: float, dx: float, dy: float) -> None:
        """The finger went this far since the last call, to the right and down."""
        check(library.ds_gallery_drag_moved(self._handle, ticks(time), dx, dy))

    def touch_ended(self, time: float, vx: float = 0, vy: float = 0) -> None:
        check(library.ds_gallery_touch_ended(self._handle, ticks(time), vx, vy))

    def touch_cancelled(self, time: float) -> None:
        check(library.ds_gallery_touch_cancelled(self._handle, ticks(time)))

    def scroll_to(self, time: float, item: int, side: Side = Side.LEADING, is_animated: bool = True) -> None:
        """Scrolls so that an item is at this side of the pane."""
        check(library.ds_gallery_scroll_to(self._handle, ticks(time), identity(item), side, is_animated))

    def scroll_by(self, time: float, points: float) -> None:
        """Scrolls this far at once, positive toward the end of the content."""
        check(library.ds_gallery_scroll_by(self._handle, ticks(time), points))

    # Switches

    def switch(self, time: float, layout: Layout, duration: float = 300) -> None:
        """Switches to another layout."""
        check(library.ds_gallery_switch(self._handle, ticks(time), _layout(layout), ticks(duration)))

    def hold_switch(self, time: float, layout: Layout) -> None:
        """Begins a switch whose progress the host sets, until it is finished or taken back."""
        check(library.ds_gallery_hold_switch(self._handle, ticks(time), _layout(layout)))

    def move_switch(self, time: float, progress: float, duration: float = 0) -> None:
        """Moves a held switch: 0 is the layout before, 1 the new one."""
        check(library.ds_gallery_move_switch(self._handle, ticks(time), progress, ticks(duration)))

    def finish_switch(self, time: float, duration: float = 300) -> None:
        """Lets a held switch run to its end."""
        check(library.ds_gallery_finish_switch(self._handle, ticks(time), ticks(duration)))

    def take_back(self, time: float, duration: float = 300) -> None:
        """Takes back the switch or the update under way, from where things are."""
        check(library.ds_gallery_take_back(self._handle, ticks(time), ticks(duration)))

    # Content and pane

    def update(self, time: float, changes: Iterable[Change], duration: float = 300) -> None:
        """Applies changes together. Raises DualStripError if they are refused; then nothing changes."""
        given, count = array("ds_change", [*map(_change, changes)])
        check(library.ds_gallery_update(self._handle, ticks(time), given, count, ticks(duration)))

    def measure(self, time: float, sizes: dict[int, tuple[float, float]]) -> None:
        """The true sizes of items, by their numbers: all that are known in one call."""
        items = [_item(Item(item, *size)) for item, size in sizes.items()]
        check(library.ds_gallery_measure(self._handle, ticks(time), *array("ds_item", items)))

    def resize(
        self, time: float, size: tuple[float, float], insets: Sequence[float] = (0, 0, 0, 0), duration: float = 0,
    ) -> None:
        """Changes the size over a duration; insets are top, left, bottom, right."""
        (width, height), (top, left, bottom, right) = size, insets
        check(library.ds_gallery_resize(
            self._handle, ticks(time), width, height, (ctypes.c_double * 4)(top, left, bottom, right), ticks(duration)))

    def set_direction(self, time: float, direction: Direction) -> None:
        check(library.ds_gallery_set_direction(self._handle, ticks(time), direction))

    # Reading

    def frame(self) -> GalleryFrame:
        """Reads a frame into memory that the gallery uses again for its next one."""
        status = library.ds_gallery_read_frame(self._handle, self._state, self._room.array, self._room.room)
        if status == Status.NO_ROOM:
            self._room = Room("ds_element", 2 * self._state.element_count)
            return self.frame()
        check(status)
        return GalleryFrame(self._state, self._room)

    def events(self) -> Iterator[GalleryEvent]:
        """Takes what has happened. Events that a loop leaves early remain for the next call."""
        return self._take()

    def _poll(self) -> bool:
        """Moves events out of the library; returns whether there were any."""
        kind, most = _structures["ds_gallery_event"], 64
        events, count = (kind * most)(), ctypes.c_size_t()
        check(library.ds_gallery_poll_events(self._handle, events, ctypes.sizeof(kind), most, ctypes.byref(count)))
        for event in events[:count.value]:
            self._untaken.append(GalleryEvent(
                GalleryEventKind(event.kind), event.time / TICKS, event.id, event.reason, (event.width, event.height)))
        return count.value > 0

    def hit_test(self, x: float, y: float) -> int:
        """The topmost item at a point of the pane; 0 if there is none."""
        return self._read(library.ds_gallery_hit_test, ctypes.c_uint64(), x, y)

    def find(self, item: int) -> Element | None:
        """How an item is drawn, in view or not; None if there is no such item."""
        element = _structures["ds_element"]()
        status = library.ds_gallery_find(self._handle, identity(item), ctypes.byref(element), ctypes.sizeof(element))
        if status == Status.INVALID:
            return None
        check(status)
        return Element(*(getattr(element, name) for name in Element.__slots__))

    def items(self, section: int) -> list[int]:
        """The numbers of the items of a section, in order; none for a section that is not there."""
        return self._list(library.ds_gallery_items, section)
