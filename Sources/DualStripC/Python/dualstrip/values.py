"""The values that viewers take and tell."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag


class Pane(IntEnum):
    PREVIEW = 0
    THUMBNAILS = 1


class Direction(IntEnum):
    LEFT_TO_RIGHT = 0
    RIGHT_TO_LEFT = 1


class Place(IntEnum):
    """Where inserted or moved pages go."""
    FIRST = 0
    LAST = 1
    BEFORE = 2
    AFTER = 3


class Reveal(IntEnum):
    NEAREST = 0
    CENTER = 1


class Select(IntEnum):
    ONLY = 0
    TOGGLE = 1
    UP_TO = 2
    ALL = 3
    NONE = 4


class Key(IntEnum):
    LEFT = 0
    RIGHT = 1
    UP = 2
    DOWN = 3
    PAGE_UP = 4
    PAGE_DOWN = 5
    HOME = 6
    END = 7
    DELETE = 8
    ESCAPE = 9
    A = 10
    Z = 11


class Modifier(IntFlag):
    SHIFT = 1
    ALT = 2
    COMMAND = 4


class Unit(IntEnum):
    """The unit of a wheel's distance."""
    POINTS = 0
    NOTCHES = 1
    LINES = 2


class WheelPhase(IntEnum):
    NONE = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    MOMENTUM = 4


class Driver(IntEnum):
    """What moves the position."""
    NONE = 0
    PREVIEW = 1
    THUMBNAILS = 2
    PROGRAM = 3


class Phase(IntEnum):
    """What the viewer does."""
    IDLE = 0
    DRAGGING = 1
    SETTLING = 2
    FOCUSING = 3


class Cause(IntEnum):
    """Why another page became active."""
    DRAG_PREVIEW = 0
    DRAG_THUMBNAILS = 1
    SETTLE_PREVIEW = 2
    SETTLE_THUMBNAILS = 3
    FOCUS = 4
    DELETE = 5
    INSERT = 6
    MOVE = 7
    REPLACE = 8


class Reason(IntEnum):
    """Why an edit was refused."""
    NOTHING = 0
    UNKNOWN_PAGE = 1
    BEING_DELETED = 2
    DUPLICATE = 3
    ALREADY_THERE = 4
    RELATIVE_TO_ITSELF = 5
    INVALID_ASPECT = 6
    NOT_WAITING = 7
    TOO_LATE = 8
    TOO_MANY_WAITING = 9
    MISSING = 10
    NOTHING_TO_UNDO = 11
    NOTHING_TO_REDO = 12
    INVALID_TURN = 13


class LiftRefusal(IntEnum):
    NO_PAGE = 0
    CARRYING = 1
    RESIZING = 2


class Say(IntEnum):
    """What a screen reader should say."""
    PAGE = 0
    COUNT = 1
    DELETED = 2
    RESTORED = 3
    REFUSED = 4


class EventKind(IntEnum):
    """What happened; the header says which numbers each kind has."""
    ACTIVE_PAGE_CHANGED = 0
    INDEX_CHANGED = 1
    SETTLED = 2
    DRIVER_CHANGED = 3
    EDIT_ACCEPTED = 4
    COMMIT_REQUESTED = 5
    COMMITTED = 6
    COMMIT_FAILED = 7
    EDIT_CANCELLED = 8
    EDIT_REFUSED = 9
    FOCUS_FINISHED = 10
    FOCUS_CANCELLED = 11
    RESIZED = 12
    SIZE_IGNORED = 13
    STEP_IGNORED = 14
    STEP_REFUSED = 15
    ANNOUNCED = 16
    SELECTION_CHANGED = 17
    UNDONE = 18
    REDONE = 19
    RESTORE_REQUESTED = 20
    RESTORED = 21
    RESTORE_FAILED = 22
    LIFTED = 23
    LIFT_REFUSED = 24
    DROPPED = 25
    LIFT_CANCELLED = 26


class Status(IntEnum):
    """Why a call failed."""
    OK = 0
    NO_VIEWER = 1
    NULL = 2
    WRONG_SIZE = 3
    INVALID = 4
    REFUSED = 5
    NO_ROOM = 6
    NO_MEMORY = 7


class DualStripError(Exception):
    """A call that failed, with the library's words; `status` is a Status."""

    def __init__(self, status: Status, words: str):
        super().__init__(words)
        self.status = status


@dataclass(frozen=True, slots=True)
class Page:
    """A page: the host's number for it, from 1; width / height before turning; quarters clockwise."""
    id: int
    aspect: float
    quarter_turns: int = 0


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, at its exact time in milliseconds.

    A field that the kind does not have is 0; enumerations and the index are -1. `reason` is a LiftRefusal for
    LIFT_REFUSED, else a Reason. `numbers` are pages; for a selection or a lift three numbers for each row of pages:
    the first, the last, and how many they are.
    """
    kind: EventKind
    time: float
    page: int = 0
    from_page: int = 0
    index: int = -1
    count: int = 0
    changed: int = 0
    edit: int = 0
    by: int = 0
    cause: int = -1
    reason: int = -1
    driver: int = -1
    driver_before: int = -1
    pane: int = -1
    say: int = -1
    size: tuple[float, float] = (0.0, 0.0)
    numbers: tuple[int, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Cell:
    """A visible cell, in the coordinates of its pane's content."""
    page: int
    index: int
    x: float
    y: float
    width: float
    height: float
    image_x: float
    image_y: float
    image_width: float
    image_height: float
    image_shift: float
    scale: float
    angle: float
    alpha: float
    z: float
    extra: float
    is_selected: int
    pile: int
