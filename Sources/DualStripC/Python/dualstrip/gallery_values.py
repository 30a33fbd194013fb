"""The values that galleries take and tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag


class LayoutKind(IntEnum):
    LIST = 0
    FLOW = 1
    COLUMNS = 2
    QUILT = 3
    WATERFALL = 4
    MOSAIC = 5
    CAROUSEL = 6
    PILE = 7


class Axis(IntEnum):
    """How a layout scrolls."""
    USUAL = 0
    HORIZONTAL = 1
    VERTICAL = 2


class Pin(IntFlag):
    """What stays in the pane as long as its section does."""
    HEADERS = 1
    FOOTERS = 2


class Side(IntEnum):
    """A side of the pane."""
    LEADING = 0
    CENTER = 1
    TRAILING = 2


class Anchor(IntEnum):
    """What stays in place."""
    USUAL = 0
    LEADING = 1
    CENTER = 2
    TRAILING = 3


class Style(IntEnum):
    """How cells come and go: a fall has a seed, a scale has a factor."""
    FADE = 0
    SLIDE_TOP = 1
    SLIDE_LEFT = 2
    SLIDE_BOTTOM = 3
    SLIDE_RIGHT = 4
    FALL = 5
    SCALE = 6


class ChangeKind(IntEnum):
    INSERT = 0
    DELETE = 1
    MOVE = 2
    RELOAD = 3
    INSERT_SECTION = 4
    DELETE_SECTION = 5
    MOVE_SECTION = 6
    RELOAD_SECTION = 7


class ItemPlace(IntEnum):
    """A place among the items as they will be after all changes."""
    BEFORE_ITEM = 0
    AFTER_ITEM = 1
    AT_NUMBER = 2


class ElementKind(IntEnum):
    ITEM = 0
    HEADER = 1
    FOOTER = 2
    BACKGROUND = 3


class UpdateRefusal(IntEnum):
    """Why changes were refused."""
    UNKNOWN = 0
    DUPLICATE = 1
    CONTRADICTION = 2


class GalleryEventKind(IntEnum):
    """What happened in a gallery; the header says what each kind has."""
    LAYOUT_CHANGED = 0
    SWITCH_FINISHED = 1
    SWITCH_CANCELLED = 2
    UPDATE_APPLIED = 3
    UPDATE_FINISHED = 4
    UPDATE_CANCELLED = 5
    UPDATE_REFUSED = 6
    ITEM_APPEARED = 7
    ITEM_DISAPPEARED = 8
    ITEM_MOVED = 9
    SCROLL_SETTLED = 10
    PANE_RESIZED = 11
    ANCHOR_LOST = 12
    ITEM_MEASURED = 13
    ITEM_UNKNOWN = 14


@dataclass(frozen=True, slots=True)
class Item:
    """What layouts need to know of an item; each uses a part of it. A width or a height of 0 stands for 100 pt.

    A waterfall takes the height as the length in a lane, and no width.
    """
    id: int
    width: float = 0
    height: float = 0
    insets: tuple[float, float, float, float] = (0, 0, 0, 0)
    block: tuple[int, int] = (1, 1)
    span: int = 1
    is_estimated: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    id: int
    items: Sequence[Item] = ()
    header: float = 0
    footer: float = 0


class Layout:
    """A layout with its measures, by the names in the README.

    >>> feed = Layout(LayoutKind.WATERFALL, lanes=3, gap=4, insets=(10, 10, 10, 10))
    """

    def __init__(
        self, kind: LayoutKind, axis: Axis = Axis.USUAL, pinned: Pin = Pin(0),
        **parameters: str | float | Sequence[float],
    ):
        self.kind = kind
        self.axis = axis
        self.pinned = pinned
        self.parameters = parameters

    def __repr__(self) -> str:
        parameters = "".join(f", {name}={value!r}" for name, value in self.parameters.items())
        return f"Layout({self.kind!r}, {self.axis!r}, {self.pinned!r}{parameters})"


@dataclass(frozen=True, slots=True)
class Change:
    """A change of the content, by the names of items and sections."""
    kind: ChangeKind
    id: int
    place: tuple[ItemPlace, int, int, int] = (ItemPlace.BEFORE_ITEM, 0, 0, 0)
    item: Item | None = None
    section: Section | None = None

    @classmethod
    def insert(
        cls, item: Item, *, before: int | None = None, after: int | None = None, at: tuple[int, int] | None = None,
    ) -> Change:
        """Inserts an item before or after another, or at a number in a section: (section, number)."""
        return cls(ChangeKind.INSERT, item.id, _place(before, after, at), item=item)

    @classmethod
    def delete(cls, item: int) -> Change:
        """Deletes an item."""
        return cls(ChangeKind.DELETE, item)

    @classmethod
    def move(
        cls, item: int, *, before: int | None = None, after: int | None = None, at: tuple[int, int] | None = None,
    ) -> Change:
        """Moves an item before or after another, or to a number in a section: (section, number)."""
        return cls(ChangeKind.MOVE, item, _place(before, after, at))

    @classmethod
    def reload(cls, item: int, measures: Item | None = None) -> Change:
        """An item shows something else; its name stays, and its measures unless others are given."""
        return cls(ChangeKind.RELOAD, item, item=measures)

    @classmethod
    def insert_section(cls, section: Section, number: int) -> Change:
        """Inserts a section; its number counts after all changes."""
        return cls(ChangeKind.INSERT_SECTION, section.id, (ItemPlace.AT_NUMBER, 0, number, 0), section=section)

    @classmethod
    def delete_section(cls, section: int) -> Change:
        return cls(ChangeKind.DELETE_SECTION, section)

    @classmethod
    def move_section(cls, section: int, number: int) -> Change:
        return cls(ChangeKind.MOVE_SECTION, section, (ItemPlace.AT_NUMBER, 0, number, 0))

    @classmethod
    def reload_section(cls, section: Section) -> Change:
        """Other items take the place of those of a section."""
        return cls(ChangeKind.RELOAD_SECTION, section.id, section=section)


def _place(
    before: int | None, after: int | None, at: tuple[int, int] | None,
) -> tuple[ItemPlace, int, int, int]:
    if (before is not None) + (after is not None) + (at is not None) != 1:
        raise ValueError("say one place: before, after or at")
    if at is not None:
        return ItemPlace.AT_NUMBER, 0, *at
    return (ItemPlace.BEFORE_ITEM, before, 0, 0) if before is not None else (ItemPlace.AFTER_ITEM, after or 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Element:
    """A visible element, in the coordinates of the content."""
    id: int
    kind: int
    is_leaving: int
    section: int
    item: int
    row: int
    column: int
    x: float
    y: float
    width: float
    height: float
    scale: float
    angle: float
    alpha: float
    z: float


@dataclass(frozen=True, slots=True)
class GalleryEvent:
    """Something that happened in a gallery, at its exact time in milliseconds. `reason` is an UpdateRefusal, or -1."""
    kind: GalleryEventKind
    time: float
    id: int = 0
    reason: int = -1
    size: tuple[float, float] = field(default=(0.0, 0.0))
