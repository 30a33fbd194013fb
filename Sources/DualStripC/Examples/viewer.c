// Flicks through a document and deletes a page. To build and run it:
//
//   cc viewer.c $(pkg-config --cflags --libs dualstrip) -o viewer && ./viewer
#include <dualstrip.h>
#include <inttypes.h>
#include <stdio.h>

static void tell_events(ds_viewer viewer) {
  ds_event events[8];
  uint64_t numbers[64];
  size_t count, number_count;
  while (ds_poll_events(viewer, events, sizeof(ds_event), 8, numbers, 64, &count, &number_count) == DS_OK && count)
    for (size_t k = 0; k < count; k++)
      if (events[k].kind == DS_ACTIVE_PAGE_CHANGED)
        printf("%3.0f ms: page %" PRIu64 "\n", events[k].time * 1e3 / DS_TICKS_PER_SECOND, events[k].page);
}

int main(void) {
  ds_page pages[5];
  for (int k = 0; k < 5; k++) pages[k] = (ds_page){.id = k + 1, .aspect = 0.7071};
  ds_options options = {.size = sizeof options, .width = 393, .height = 852};
  ds_viewer viewer;
  if (ds_make(&options, pages, 5, &viewer) != DS_OK) return 1;

  // A finger goes to the left by 150 pt in 100 ms, and lifts.
  ds_finger_down(viewer, 0, DS_PREVIEW, 300, 400, 0);
  for (int ms = 10; ms < 100; ms += 10)
    ds_finger_moved(viewer, ds_milliseconds(ms), 300 - 1.5 * ms, 400);
  ds_finger_up(viewer, ds_milliseconds(100), 150, 400);

  // The host draws 60 frames in a second.
  ds_frame frame = {.size = sizeof frame, .cell_size = sizeof(ds_cell)};
  ds_cell preview[8], strip[64];
  for (int number = 6; number < 60; number++) {
    ds_advance(viewer, number * DS_TICKS_PER_SECOND / 60);
    ds_read_frame(viewer, &frame, preview, 8, strip, 64);
  }
  ds_page_id second = 2;
  if (ds_delete(viewer, frame.time, &second, 1, 0, NULL) != DS_OK) return 1;
  ds_advance(viewer, frame.time + ds_milliseconds(500));
  tell_events(viewer);
  ds_read_frame(viewer, &frame, preview, 8, strip, 64);
  printf("page %" PRIu64 " of %" PRId64 " at %g, %" PRIu64 " thumbnails\n", frame.active_page,
         frame.count, frame.position, frame.thumbnails_count);
  return ds_release(viewer) != DS_OK;
}
