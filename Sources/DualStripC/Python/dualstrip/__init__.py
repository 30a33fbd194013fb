"""The model of a document viewer with two coupled strips, and of a gallery, without a screen."""

from .gallery import Gallery, GalleryFrame
from .gallery_values import (
    Anchor, Axis, Change, ChangeKind, Element, ElementKind, GalleryEvent, GalleryEventKind, Item, ItemPlace, Layout,
    LayoutKind, Pin, Section, Side, Style, UpdateRefusal,
)
from .values import (
    Cause, Cell, Direction, Driver, DualStripError, Event, EventKind, Key, LiftRefusal, Modifier, Page, Pane, Phase,
    Place, Reason, Reveal, Say, Select, Status, Unit, WheelPhase,
)
from .viewer import Frame, Viewer

__all__ = [
    "Anchor", "Axis", "Cause", "Cell", "Change", "ChangeKind", "Direction", "Driver", "DualStripError", "Element",
    "ElementKind", "Event", "EventKind", "Frame", "Gallery", "GalleryEvent", "GalleryEventKind", "GalleryFrame", "Item",
    "ItemPlace", "Key", "Layout", "LayoutKind", "LiftRefusal", "Modifier", "Page", "Pane", "Phase", "Pin", "Place",
    "Reason", "Reveal", "Say", "Section", "Select", "Side", "Status", "Style", "Unit", "UpdateRefusal", "Viewer",
    "WheelPhase",
]
