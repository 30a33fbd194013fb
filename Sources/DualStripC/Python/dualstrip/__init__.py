"""The model of a document viewer with two coupled strips, without a screen."""

from .values import (
    Cause, Cell, Direction, Driver, DualStripError, Event, EventKind, Key, LiftRefusal, Modifier, Page, Pane, Phase,
    Place, Reason, Reveal, Say, Select, Status, Unit, WheelPhase,
)
from .viewer import Frame, Viewer

__all__ = [
    "Cause", "Cell", "Direction", "Driver", "DualStripError", "Event", "EventKind", "Frame", "Key", "LiftRefusal",
    "Modifier", "Page", "Pane", "Phase", "Place", "Reason", "Reveal", "Say", "Select", "Status", "Unit", "Viewer",
    "WheelPhase",
]
