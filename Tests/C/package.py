"""The Python package says what the header says, and answers as its page says."""

import ctypes
import doctest
import gc

import dualstrip
from dualstrip import (
    Change, DualStripError, GalleryEventKind, Item, Layout, LayoutKind, Page, Pane, Section, Select, Side, Status, Style,
    gallery, gallery_values, values, viewer,
)
from dualstrip._header import header


def enumerations_have_the_values_of_the_header():
    prefixes = {
        "Key": "DS_KEY_", "WheelPhase": "DS_WHEEL_", "LiftRefusal": "DS_LIFT_", "ChangeKind": "DS_CHANGE_",
        "ElementKind": "DS_ELEMENT_", "UpdateRefusal": "DS_UPDATE_", **{name: f"DS_{name.upper()}_" for name in [
            "Driver", "Phase", "Place", "Reveal", "Select", "Unit", "Cause", "Reason", "Say", "Axis", "Pin", "Side", "Anchor",
            "Style"]}}
    found = set()
    for name, kind in [*vars(values).items(), *vars(gallery_values).items()]:
        if not isinstance(kind, type(values.Pane)) or name in ("IntEnum", "IntFlag"):
            continue
        for member in kind:
            of_header = prefixes.get(name, "DS_") + member.name
            assert header.values[of_header] == member, of_header
            found.add(of_header)
    missing = set(header.values) - found - {"DS_ABI_VERSION", "DS_TICKS_PER_SECOND", "DS_BY_HOST"}
    assert not missing, missing


def cells_have_the_fields_of_the_header():
    for kind, name in [(dualstrip.Cell, "ds_cell"), (dualstrip.Element, "ds_element")]:
        assert sorted(kind.__slots__) == sorted(name for name, _ in header.structures[name]._fields_)


def pages(count):
    return [Page(number, 0.7071) for number in range(1, count + 1)]


def errors_have_a_status_and_words():
    def fails(status, words, call):
        try:
            call()
        except DualStripError as error:
            assert error.status == status and words in str(error), error
        else:
            raise AssertionError(f"no {status!r}")
    fails(Status.INVALID, "spacng", lambda: dualstrip.Viewer([], (1, 1), spacng=1))
    fails(Status.INVALID, "stepped, continuous", lambda: dualstrip.Viewer([], (1, 1), mapping="no"))
    fails(Status.INVALID, "takes a number", lambda: dualstrip.Viewer([], (1, 1), spacing="30"))
    fails(Status.INVALID, "é", lambda: dualstrip.Viewer([], (1, 1), **{"é" * 400: 1}))
    fails(Status.INVALID, "200 years", lambda: dualstrip.Viewer([], (1, 1)).advance(1e13))
    fails(Status.INVALID, "named twice: p1", lambda: dualstrip.Viewer([Page(1, 1), Page(1, 1)], (1, 1)))
    with dualstrip.Viewer(pages(3), (393, 852)) as strips:
        fails(Status.REFUSED, "unknown page: p9", lambda: strips.delete(0, [9]))
        assert [event.kind.name for event in strips.events()] == ["EDIT_REFUSED"]
    fails(Status.NO_VIEWER, "released", lambda: strips.advance(0))
    strips.close()


def no_event_is_lost():
    with dualstrip.Viewer(pages(2000), (393, 852)) as strips:
        for number in range(1, 1000, 3):
            strips.delete(number, [number, number + 1])
        strips.delete(2000, range(1000, 1900))
        strips.advance(5000)
        events = list(strips.events())
        accepted = [event.numbers for event in events if event.kind == dualstrip.EventKind.EDIT_ACCEPTED]
        assert len(accepted) == 334 and accepted[0] == (1, 2) and len(accepted[-1]) == 900, accepted[-1]
        assert [event.time for event in events] == sorted(event.time for event in events)
        assert not list(strips.events())


def events_that_a_loop_leaves_early_remain():
    with dualstrip.Viewer(pages(9), (393, 852)) as strips:
        strips.delete(0, [2])
        strips.advance(1000)
        assert next(strips.events()).kind.name == "EDIT_ACCEPTED"
        assert [event.kind.name for event in strips.events()][-1] == "COMMITTED"


def numbers_without_room_are_refused():
    with dualstrip.Viewer(pages(9), (393, 852)) as strips:
        for call in [
            lambda: strips.focus(0, 2**64 + 5), lambda: strips.delete(0, [2**64 + 1]), lambda: strips.page_at(2**64),
            lambda: strips.step(0, 2**32, 1), lambda: strips.insert(0, [Page(-1, 1)]), lambda: strips.frame().cells(-1),
            lambda: dualstrip.Viewer([], (1,)), lambda: dualstrip.Viewer([], (1, 1), aspect_range=(1, 2, 3)),
        ]:
            try:
                call()
            except (ValueError, ctypes.ArgumentError):
                continue
            raise AssertionError("taken")
        assert strips.pages == list(range(1, 10)) and strips.frame().active_page == 1


def only_pages_in_a_pane_are_hit():
    with dualstrip.Viewer(pages(9), (393, 852)) as strips:
        assert [strips.hit_test(Pane.PREVIEW, x, 300) for x in (-1, 0, 392, 393, 1200)] == [0, 1, 1, 0, 0]
        assert strips.hit_test(Pane.THUMBNAILS, 196, 30) == 1 and strips.hit_test(Pane.THUMBNAILS, 400, 30) == 0


def hands_live_in_the_time_of_the_viewer():
    """A time that is over counts as the viewer's own, for fingers and wheels too."""
    with dualstrip.Viewer(pages(9), (393, 852)) as strips:
        strips.advance(10_000)
        strips.finger_down(0, Pane.THUMBNAILS, 196, 30)
        # A host that draws no frames meanwhile would never see the page lifted.
        assert strips.next_deadline == 10_500 and strips.frame().needs_frames
        strips.finger_cancelled(0)
    with dualstrip.Viewer(pages(9), (393, 852)) as strips:
        for time in (0, 10):
            strips.wheel(time, Pane.PREVIEW, dx=20)
        # A finger takes over: the wheel's silence does not end its drag.
        strips.touch_began(20, Pane.PREVIEW)
        for time in range(30, 200, 10):
            strips.drag_moved(time, Pane.PREVIEW, -10)
        assert strips.frame().phase == dualstrip.Phase.DRAGGING


def all_pages_and_cells_arrive():
    with dualstrip.Viewer(pages(500), (9000, 852)) as strips:
        assert strips.pages == list(range(1, 501))
        strips.select(0, Select.ALL)
        assert len(strips.selected_pages) == 500
        frame = strips.frame()
        cells = frame.cells(Pane.THUMBNAILS)
        assert len(cells) == frame.thumbnails_count > 64 and cells[5].page == 6 and cells[5].is_selected
        try:
            array = frame.array(Pane.THUMBNAILS)
        except ImportError:
            return
        assert list(array["x"]) == [cell.x for cell in cells]


def names_have_numbers():
    library, names, page, length = viewer.library, ctypes.c_uint64(), ctypes.c_uint64(), ctypes.c_size_t()
    assert library.ds_make_names(ctypes.byref(names)) == Status.OK

    def number(name):
        assert library.ds_page_named(names, name, len(name), ctypes.byref(page)) == Status.OK
        return page.value
    assert [number(name) for name in (b"cover", "\u00e9t\u00e9".encode(), b"cover")] == [1, 2, 1]
    text = ctypes.create_string_buffer(8)
    assert library.ds_name_of(names, 2, text, 2, ctypes.byref(length)) == Status.NO_ROOM and length.value == 5
    assert library.ds_name_of(names, 2, text, 8, ctypes.byref(length)) == Status.OK
    assert text.raw[:length.value].decode() == "\u00e9t\u00e9"
    assert library.ds_forget_name(names, 1) == Status.OK and number(b"cover") == 3
    assert library.ds_name_of(names, 1, text, 8, ctypes.byref(length)) == Status.INVALID
    # A handle of one kind is none of the other.
    assert library.ds_advance(names, 0) == Status.NO_VIEWER
    with dualstrip.Viewer([], (1, 1)) as strips:
        assert library.ds_release_names(strips._handle) == Status.NO_VIEWER
    assert library.ds_release_names(names) == Status.OK
    assert library.ds_release_names(names) == Status.NO_VIEWER


def settings_are_read_as_they_hold():
    with dualstrip.Viewer([], (1, 1), spacing=-5, strip_mode="browsing", aspect_range=(0.5, 2)) as strips:
        assert [strips.setting(name) for name in ("spacing", "strip_mode", "aspect_range", "undo_limit")] == [
            0, "browsing", (0.5, 2), 100]
        try:
            strips.setting("spacng")
        except DualStripError as error:
            assert error.status == Status.INVALID and "spacng" in str(error)


def frames_have_the_fields_of_the_header():
    names = [name for name, _ in header.structures["ds_frame"]._fields_]
    own = [*dualstrip.Frame.__annotations__, "size", "cell_size", "time", "preview", "thumbnails"]
    assert sorted(names) == sorted(own), set(names) ^ set(own)
    names = [name for name, _ in header.structures["ds_gallery_frame"]._fields_]
    own = [*dualstrip.GalleryFrame.__annotations__, "size", "element_size", "time"]
    assert sorted(names) == sorted(own), set(names) ^ set(own)


def a_saved_viewer_goes_on():
    with dualstrip.Viewer(pages(9), (393, 852), spacing=7) as strips:
        strips.touch_began(0, Pane.PREVIEW)
        strips.drag_moved(8, Pane.PREVIEW, -120)
        strips.touch_ended(16, Pane.PREVIEW, -900)
        strips.delete(20, [5])
        saved = strips.save()
        with dualstrip.Viewer.restore(saved) as restored:
            for viewer in (strips, restored):
                viewer.advance(100)
            assert restored.frame().position == strips.frame().position != 0
            assert restored.frame().cells(Pane.THUMBNAILS) == strips.frame().cells(Pane.THUMBNAILS)
    for damaged, words in [
        (b"", "no encoded viewer"), (saved[:-1], "damaged"), (saved[:3] + b"\x09" + saved[4:], "version 9"),
        (saved[:40] + bytes([saved[40] ^ 1]) + saved[41:], "damaged"),
    ]:
        try:
            dualstrip.Viewer.restore(damaged)
        except DualStripError as error:
            assert error.status == Status.INVALID and words in str(error), error
        else:
            raise AssertionError(words)


def rows(count=100, **measures):
    return Section(900, [Item(number, 90, 60) for number in range(1, count + 1)], **measures)


def names_of(events):
    return [event.kind.name for event in events]


def a_gallery_scrolls_and_switches():
    flow, feed = Layout(LayoutKind.FLOW, spacing=4), Layout(LayoutKind.WATERFALL, lanes=3, gap=4, insets=(1, 2, 3, 4))
    with dualstrip.Gallery([rows(header=30)], flow, (393, 400), appearing=(Style.SCALE, 0.3)) as grid:
        grid.touch_began(0)
        grid.drag_moved(10, 0, -50)
        grid.touch_ended(20, 0, -800)
        assert grid.next_deadline > 20 and grid.frame().needs_frames and not grid.frame().is_settled
        grid.advance(5000)
        assert grid.frame().offset_y > 50 and grid.frame().is_settled and grid.next_deadline is None
        grid.scroll_to(5000, 1, Side.LEADING, is_animated=False)
        assert grid.frame().offset_y == 30
        grid.scroll_by(5000, -100)
        assert grid.frame().offset_y == 0
        assert [(e.kind, e.id, e.x, e.y) for e in grid.frame().elements[:2]] == [(1, 900, 0, 0), (0, 1, 0, 30)]
        assert grid.hit_test(45, 60) == 1 and grid.hit_test(-1, 60) == 0
        grid.switch(5000, feed, 300)
        grid.advance(5150)
        frame = grid.frame()
        assert frame.progress == 0.5 and frame.is_switching and frame.layout == LayoutKind.WATERFALL
        grid.take_back(5150, 100)
        grid.advance(6000)
        assert grid.frame().layout == LayoutKind.FLOW
        grid.hold_switch(6000, feed)
        grid.move_switch(6000, 0.25)
        assert grid.frame().progress == 0.25 and grid.frame().is_held
        grid.finish_switch(6000, 10)
        grid.advance(6100)
        assert grid.frame().progress != grid.frame().progress and grid.find(2).y == 31 and grid.find(101) is None
        seen = names_of(grid.events())
        assert seen[0] == "SCROLL_SETTLED" and seen.count("SWITCH_FINISHED") == 2 and not list(grid.events()), seen
        try:
            array = grid.frame().array
        except ImportError:
            return
        assert list(array["x"]) == [element.x for element in grid.frame().elements]


def a_gallery_changes_its_content():
    with dualstrip.Gallery([rows(9)], Layout(LayoutKind.LIST), (393, 400)) as grid:
        grid.update(0, [
            Change.insert(Item(10, 20, 30), before=1), Change.delete(2), Change.move(9, after=10), Change.reload(3),
            Change.insert_section(Section(901, [Item(20), Item(21)]), 1)], 100)
        assert grid.items(0) == [10, 9, 1, 3, 4, 5, 6, 7, 8] and grid.items(1) == [20, 21] and grid.items(2) == []
        assert grid.frame().is_updating and grid.frame().section_count == 2
        assert [e.id for e in grid.frame().elements if e.is_leaving] == [2]
        grid.advance(100)
        assert names_of(grid.events())[-1] == "UPDATE_FINISHED"
        grid.update(100, [Change.move_section(901, 0)], 0)
        grid.update(100, [Change.reload_section(Section(901, [Item(30)])), Change.insert(Item(31, 5, 5), at=(1, 0))], 0)
        assert (grid.items(0), grid.items(1)[:2]) == ([30], [31, 10]), (grid.items(0), grid.items(1))
        grid.update(100, [Change.delete_section(901)], 0)
        assert grid.frame().section_count == 1
        grid.measure(100, {31: (40, 77)})
        assert grid.find(31).height == 77
        list(grid.events())
        try:
            grid.update(200, [Change.delete(77)])
        except DualStripError as error:
            assert error.status == Status.REFUSED and "no item or section 77" in str(error), error
        refused = list(grid.events())
        assert [(event.kind, event.id, event.reason) for event in refused] == [(GalleryEventKind.UPDATE_REFUSED, 77, 0)]
        grid.resize(300, (200, 300), (10, 0, 0, 0), 50)
        grid.set_direction(300, dualstrip.Direction.RIGHT_TO_LEFT)
        grid.advance(400)
        assert (grid.frame().width, grid.frame().direction) == (200, 1)


def a_side_of_0_is_the_usual_one():
    items = [Item(1, height=50), Item(2, width=50), Item(3)]
    with dualstrip.Gallery([Section(1, items)], Layout(LayoutKind.LIST), (393, 400)) as grid:
        assert [(e.width, e.height) for e in grid.frame().elements] == [(100, 50), (50, 100), (100, 100)]


def a_gallery_says_what_is_wrong():
    for words, call in [
        ("has no parameter lanes; it has item", lambda: dualstrip.Gallery([], Layout(LayoutKind.LIST, lanes=3), (1, 1))),
        ("takes a word: justify", lambda: dualstrip.Gallery([], Layout(LayoutKind.FLOW, align="no"), (1, 1))),
        ("takes numbers", lambda: dualstrip.Gallery([], Layout(LayoutKind.FLOW, lines="no"), (1, 1))),
        ("item 1 is there twice", lambda: dualstrip.Gallery([Section(1, [Item(1), Item(1)])], Layout(LayoutKind.LIST), (1, 1))),
        ("section 1 is there twice", lambda: dualstrip.Gallery([Section(1), Section(1)], Layout(LayoutKind.LIST), (1, 1))),
        ("the layout 8 does not exist", lambda: dualstrip.Gallery([], Layout(8), (1, 1))),
    ]:
        try:
            call()
        except DualStripError as error:
            assert error.status == Status.INVALID and words in str(error), error
        else:
            raise AssertionError(words)
    for call in [
        lambda: dualstrip.Gallery([], Layout(LayoutKind.FLOW, insets=(1, 2)), (1, 1)),
        lambda: dualstrip.Gallery([], Layout(LayoutKind.WATERFALL, lanes=(1, 2)), (1, 1)),
        lambda: Change.move(1), lambda: Change.move(1, before=2, after=3), lambda: Change.insert(Item(1)),
    ]:
        try:
            call()
        except ValueError:
            continue
        raise AssertionError("taken")
    with dualstrip.Gallery([], Layout(LayoutKind.PILE), (1, 1)) as grid:
        # A handle of one kind is none of the other.
        assert viewer.library.ds_advance(grid._handle, 0) == Status.NO_VIEWER
    grid.close()


def viewers_are_released():
    for _ in range(2000):
        dualstrip.Viewer(pages(50), (393, 852)).frame()
        dualstrip.Gallery([rows(50)], Layout(LayoutKind.QUILT), (393, 852)).frame()
    gc.collect()


if __name__ == "__main__":
    assert doctest.testmod(viewer).failed == doctest.testmod(gallery).failed == 0
    for check in [
        enumerations_have_the_values_of_the_header, cells_have_the_fields_of_the_header,
        errors_have_a_status_and_words, no_event_is_lost, events_that_a_loop_leaves_early_remain,
        numbers_without_room_are_refused, only_pages_in_a_pane_are_hit, hands_live_in_the_time_of_the_viewer,
        all_pages_and_cells_arrive, a_saved_viewer_goes_on, names_have_numbers, settings_are_read_as_they_hold,
        frames_have_the_fields_of_the_header, a_gallery_scrolls_and_switches, a_gallery_changes_its_content,
        a_side_of_0_is_the_usual_one, a_gallery_says_what_is_wrong, viewers_are_released,
    ]:
        check()
        print(f"ok   {check.__name__.replace('_', ' ')}")
