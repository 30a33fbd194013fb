"""The Python package says what the header says, and answers as its page says."""

import ctypes
import doctest
import gc

import dualstrip
from dualstrip import DualStripError, Page, Pane, Select, Status, values, viewer
from dualstrip._header import header


def enumerations_have_the_values_of_the_header():
    prefixes = {"Key": "DS_KEY_", "WheelPhase": "DS_WHEEL_", "LiftRefusal": "DS_LIFT_", **{
        name: f"DS_{name.upper()}_" for name in ["Driver", "Phase", "Place", "Reveal", "Select", "Unit", "Cause", "Reason", "Say"]}}
    found = set()
    for name, kind in vars(values).items():
        if not isinstance(kind, type(values.Pane)) or name in ("IntEnum", "IntFlag"):
            continue
        for member in kind:
            of_header = prefixes.get(name, "DS_") + member.name
            assert header.values[of_header] == member, of_header
            found.add(of_header)
    missing = set(header.values) - found - {"DS_ABI_VERSION", "DS_TICKS_PER_SECOND", "DS_BY_HOST"}
    assert not missing, missing


def cells_have_the_fields_of_the_header():
    assert list(dualstrip.Cell.__slots__) == [name for name, _ in header.structures["ds_cell"]._fields_]


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


def viewers_are_released():
    for _ in range(2000):
        dualstrip.Viewer(pages(50), (393, 852)).frame()
    gc.collect()


if __name__ == "__main__":
    assert doctest.testmod(viewer).failed == 0
    for check in [
        enumerations_have_the_values_of_the_header, cells_have_the_fields_of_the_header,
        errors_have_a_status_and_words, no_event_is_lost, events_that_a_loop_leaves_early_remain,
        numbers_without_room_are_refused, only_pages_in_a_pane_are_hit, hands_live_in_the_time_of_the_viewer,
        all_pages_and_cells_arrive, a_saved_viewer_goes_on, names_have_numbers, settings_are_read_as_they_hold,
        frames_have_the_fields_of_the_header, viewers_are_released,
    ]:
        check()
        print(f"ok   {check.__name__.replace('_', ' ')}")
