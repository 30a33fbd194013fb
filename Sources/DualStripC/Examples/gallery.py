"""Switches a gallery of 100 photos from lines to lanes, and deletes one on the way."""

from dualstrip import Change, Gallery, Item, Layout, LayoutKind, Section

photos = Section(1, [Item(k + 1, width=90, height=60 + k % 7 * 10) for k in range(100)])
with Gallery([photos], Layout(LayoutKind.FLOW), size=(393, 852)) as gallery:
    gallery.switch(0, Layout(LayoutKind.WATERFALL, lanes=3, gap=4), duration=300)
    gallery.update(150, [Change.delete(2)], duration=200)
    for time in range(150, 351, 100):
        gallery.advance(time)
        elements = gallery.frame().elements
        leaving = sum(element.is_leaving for element in elements)
        print(f"{time} ms: {len(elements)} photos, {leaving} of them leaving")
    for event in gallery.events():
        print(f"event {event.kind:d} at {event.time:g} ms")
