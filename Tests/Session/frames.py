"""Frames as `dualstrip session` writes them, for tests of what other hosts are told."""


def expected(record):
    """A frame as the command writes it, number by number."""
    page = lambda name: int(name[1:]) if name else 0
    panes = [record["preview"], record["thumbnails"]]
    cells = []
    for number, pane in enumerate(panes):
        for cell in pane["cells"]:
            own = [cell["expansion"], 0, 0] if number else [
                "far" if cell["parallax"] is None else cell["parallax"], cell["translation"], cell["image"]]
            cells.append([number, page(cell["page"]), cell["frame"], cell["alpha"], int(cell.get("selected", False)),
                          cell.get("angle", 0), cell.get("lifted", -1) + 1, own])
    return {
        "bounds": record["bounds"], "position": record["position"], "active": page(record["active"]),
        "target": page(record["target"]), "driver": record["driver"], "phase": record["phase"],
        "doing": record["editing"] + 2 * record["resizing"], "offsets": [pane["offset"] for pane in panes],
        "velocities": [pane["velocity"] for pane in panes], "positions": [pane["position"] for pane in panes],
        "sync": [record["sync"], record["distance"]], "still": record["still"], "cells": cells,
    }
