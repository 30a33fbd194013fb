"""Flicks through a document and deletes a page. To run it, install the wheel first."""

from dualstrip import EventKind, Page, Pane, Viewer

pages = [Page(number, 0.7071) for number in range(1, 6)]
with Viewer(pages, size=(393, 852)) as viewer:
    # A finger goes to the left by 150 pt in 100 ms, and lifts.
    viewer.finger_down(0, Pane.PREVIEW, 300, 400)
    for time in range(10, 100, 10):
        viewer.finger_moved(time, 300 - 1.5 * time, 400)
    viewer.finger_up(100, 150, 400)

    # The host draws 60 frames in a second.
    for number in range(6, 60):
        viewer.advance(number * 1000 / 60)
        frame = viewer.frame()
    viewer.delete(frame.time, [2])
    viewer.advance(frame.time + 500)
    for event in viewer.events():
        if event.kind == EventKind.ACTIVE_PAGE_CHANGED:
            print(f"{event.time:3.0f} ms: page {event.page}")
    frame = viewer.frame()
    print(f"page {frame.active_page} of {frame.count} at {frame.position:g}, {frame.thumbnails_count} thumbnails")
