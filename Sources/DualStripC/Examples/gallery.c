// Switches a gallery of 100 photos from lines to lanes, and deletes one on the way. To build and run it:
//
//   cc gallery.c $(pkg-config --cflags --libs dualstrip) -o gallery && ./gallery
#include <dualstrip.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
  ds_item items[100];
  for (int k = 0; k < 100; k++) items[k] = (ds_item){.id = k + 1, .width = 90, .height = 60 + k % 7 * 10};
  ds_section photos = {.id = 1, .items = items, .item_count = 100};
  ds_gallery_options options = {.size = sizeof options, .width = 393, .height = 852};
  ds_layout flow = {.size = sizeof flow, .kind = DS_FLOW};
  ds_gallery gallery;
  if (ds_gallery_make(&options, &flow, &photos, 1, &gallery) != DS_OK) return 1;

  ds_parameter lanes[] = {{.name = {"lanes", 5}, .numbers = {3}}, {.name = {"gap", 3}, .numbers = {4}}};
  ds_layout feed = {.size = sizeof feed, .kind = DS_WATERFALL, .parameters = lanes, .parameter_count = 2};
  if (ds_gallery_switch(gallery, 0, &feed, ds_milliseconds(300)) != DS_OK) return 1;
  ds_change change = {.kind = DS_CHANGE_DELETE, .id = 2};
  if (ds_gallery_update(gallery, ds_milliseconds(150), &change, 1, ds_milliseconds(200)) != DS_OK) return 1;

  ds_gallery_frame frame = {.size = sizeof frame, .element_size = sizeof(ds_element)};
  ds_element elements[100];
  for (int ms = 150; ms <= 350; ms += 100) {
    ds_gallery_advance(gallery, ds_milliseconds(ms));
    ds_gallery_read_frame(gallery, &frame, elements, 100);
    uint64_t leaving = 0;
    for (uint64_t k = 0; k < frame.element_count; k++) leaving += elements[k].is_leaving;
    printf("%d ms: %" PRIu64 " photos, %" PRIu64 " of them leaving\n", ms, frame.element_count, leaving);
  }
  ds_gallery_event events[8];
  size_t count;
  ds_gallery_poll_events(gallery, events, sizeof(ds_gallery_event), 8, &count);
  for (size_t k = 0; k < count; k++)
    printf("event %d at %g ms\n", events[k].kind, events[k].time * 1e3 / DS_TICKS_PER_SECOND);
  return ds_gallery_release(gallery) != DS_OK;
}
