// Switches a gallery of 100 photos from lines to lanes, and deletes one on the way. To build and run it:
//
//   valac --pkg dualstrip gallery.vala && ./gallery
using DualStrip;

const double MILLISECONDS = TICKS_PER_SECOND / 1000.0;

int main () {
  var items = new Item[100];
  for (int k = 0; k < 100; k++) items[k] = Item () { id = k + 1, width = 90, height = 60 + k % 7 * 10 };
  Section[] sections = { Section () { id = 1, items = items, item_count = 100 } };
  var options = GalleryOptions () { size = (uint32) sizeof (GalleryOptions), width = 393, height = 852 };
  var flow = Layout () { size = (uint32) sizeof (Layout), kind = LayoutKind.FLOW };
  Gallery gallery;
  if (gallery_make (options, flow, sections, out gallery) != Status.OK) return 1;

  var lanes = LayoutParameter () { name = Text () { bytes = "lanes", length = 5 } };
  lanes.numbers[0] = 3;
  var gap = LayoutParameter () { name = Text () { bytes = "gap", length = 3 } };
  gap.numbers[0] = 4;
  LayoutParameter[] parameters = { lanes, gap };
  var feed = Layout () {
    size = (uint32) sizeof (Layout), kind = LayoutKind.WATERFALL, parameters = parameters, parameter_count = 2
  };
  if (gallery.switch_layout (0, feed, milliseconds (300)) != Status.OK) return 1;
  Change[] changes = { Change () { kind = ChangeKind.DELETE, id = 2 } };
  if (gallery.update (milliseconds (150), changes, milliseconds (200)) != Status.OK) return 1;

  var frame = GalleryFrame () { size = (uint32) sizeof (GalleryFrame), element_size = (uint32) sizeof (Element) };
  var elements = new Element[100];
  for (int ms = 150; ms <= 350; ms += 100) {
    gallery.advance (milliseconds (ms));
    gallery.read_frame (ref frame, elements);
    uint64 leaving = 0;
    for (uint64 k = 0; k < frame.element_count; k++) if (elements[k].is_leaving) leaving++;
    print ("%d ms: %llu photos, %llu of them leaving\n", ms, frame.element_count, leaving);
  }
  var events = new GalleryEvent[8];
  size_t count;
  gallery.poll_events (events, sizeof (GalleryEvent), 8, out count);
  for (size_t k = 0; k < count; k++) print ("event %d at %g ms\n", events[k].kind, events[k].time / MILLISECONDS);
  return gallery.release () == Status.OK ? 0 : 1;
}
