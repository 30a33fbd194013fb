// Flicks through a document and deletes a page. To build and run it:
//
//   valac --pkg dualstrip viewer.vala && ./viewer
using DualStrip;

const double MILLISECONDS = TICKS_PER_SECOND / 1000.0;

void tell_events (Viewer viewer) {
  var events = new Event[8];
  var numbers = new uint64[64];
  size_t count, number_count;
  while (viewer.poll_events (events, sizeof (Event), 8, numbers, out count, out number_count) == Status.OK && count > 0)
    for (size_t k = 0; k < count; k++)
      if (events[k].kind == EventKind.ACTIVE_PAGE_CHANGED)
        print ("%3.0f ms: page %llu\n", events[k].time / MILLISECONDS, events[k].page);
}

int main () {
  var pages = new Page[5];
  for (int k = 0; k < 5; k++) pages[k] = { k + 1, 0.7071, 0 };
  var options = Options () { size = (uint32) sizeof (Options), width = 393, height = 852 };
  Viewer viewer;
  if (make (options, pages, out viewer) != Status.OK) return 1;

  // A finger goes to the left by 150 pt in 100 ms, and lifts.
  viewer.finger_down (0, Pane.PREVIEW, 300, 400);
  for (int ms = 10; ms < 100; ms += 10) viewer.finger_moved (milliseconds (ms), 300 - 1.5 * ms, 400);
  viewer.finger_up (milliseconds (100), 150, 400);

  // The host draws 60 frames in a second.
  var frame = Frame () { size = (uint32) sizeof (Frame), cell_size = (uint32) sizeof (Cell) };
  var preview = new Cell[8];
  var strip = new Cell[64];
  for (int number = 6; number < 60; number++) {
    viewer.advance (number * TICKS_PER_SECOND / 60);
    viewer.read_frame (ref frame, preview, strip);
  }
  if (viewer.delete (frame.time, { 2 }) != Status.OK) return 1;
  viewer.advance (frame.time + milliseconds (500));
  tell_events (viewer);
  viewer.read_frame (ref frame, preview, strip);
  print ("page %llu of %lld at %g, %llu thumbnails\n", frame.active_page, frame.count, frame.position,
    frame.thumbnails_count);
  return viewer.release () == Status.OK ? 0 : 1;
}
