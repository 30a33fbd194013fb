// Calls the functions of galleries with right and wrong arguments at random. fuzz.c draws the numbers, and makes
// arrays that end where a forbidden page of memory begins.

static ds_text text(const char *words) { return (ds_text){words, strlen(words)}; }

static ds_item item(struct hand *hand) {
  ds_item item = {.id = (ds_item_id)large(hand), .width = number(hand), .height = number(hand),
                  .insets = {number(hand), number(hand), 0, 0}, .block_width = whole(hand, 0, 3),
                  .block_height = whole(hand, 0, 9) ? 1 : large(hand), .span = whole(hand, 0, 9) ? 1 : large(hand),
                  .is_estimated = value(hand) & 1};
  return item;
}

// A section whose items end where memory ends.
static ds_section section(struct hand *hand, int array, ds_item_id first) {
  size_t count = (size_t)whole(hand, 0, 40);
  ds_item *items = tight(hand, array, count * sizeof *items);
  for (size_t k = 0; k < count; k++) {
    items[k] = item(hand);
    if (whole(hand, 0, 999)) items[k].id = first + k;
  }
  return (ds_section){.id = whole(hand, 0, 99) ? first : 0, .header = number(hand), .footer = number(hand),
                      .items = whole(hand, 0, 99) ? items : NULL, .item_count = count};
}

static ds_layout layout(struct hand *hand, ds_parameter parameters[2]) {
  static const char *names[] = {"spacing", "gap", "item", "insets", "align", "lanes", "ties", "shown", "no such name", ""};
  static const char *words[] = {"", "", "", "", "", "", "center", "cycle", "lanes", "\xff\xfe"};
  for (int k = 0; k < 2; k++)
    parameters[k] = (ds_parameter){.name = text(names[whole(hand, 0, 9)]), .word = text(words[whole(hand, 0, 9)]),
                                   .numbers = {number(hand), number(hand), number(hand), number(hand)}};
  return (ds_layout){.size = whole(hand, 0, 29) ? sizeof(ds_layout) : (uint32_t)next(hand),
                     .kind = whole(hand, 0, 19) ? (int32_t)whole(hand, 0, 7) : value(hand),
                     .axis = (int32_t)whole(hand, 0, 2), .pinned = (uint32_t)whole(hand, 0, 4), .parameters = parameters,
                     .parameter_count = whole(hand, 0, 2) ? 0 : (size_t)whole(hand, 0, 2)};
}

static ds_status make_gallery(struct hand *hand) {
  ds_gallery_options options = {.size = whole(hand, 0, 19) ? sizeof options : (uint32_t)next(hand),
                                .direction = value(hand) & 1, .width = number(hand), .height = number(hand),
                                .top = number(hand), .appearing = (int32_t)whole(hand, 0, 6),
                                .disappearing = (int32_t)whole(hand, 0, 6), .appearing_number = number(hand),
                                .disappearing_number = number(hand), .update_anchor = value(hand) & 3,
                                .bounds_anchor = value(hand) & 3, .reduces_motion = !whole(hand, 0, 5),
                                .deceleration = number(hand), .stiffness = number(hand)};
  ds_section sections[2] = {section(hand, 0, 1), section(hand, 1, 50)};
  ds_parameter parameters[2];
  ds_layout first = layout(hand, parameters);
  ds_gallery gallery = 0;
  ds_status status =
      ds_gallery_make(whole(hand, 0, 29) ? &options : NULL, whole(hand, 0, 29) ? &first : NULL, sections,
                      (size_t)whole(hand, 0, 2), whole(hand, 0, 29) ? &gallery : NULL);
  if (status != DS_OK || !gallery) return status;
  ds_gallery_release(hand->gallery);
  hand->gallery = gallery;
  hand->gallery_time = 0;
  return status;
}

static ds_status update(struct hand *hand, ds_gallery gallery, ds_time time) {
  size_t count = (size_t)whole(hand, 0, 3);
  ds_change *changes = tight(hand, 2, count * sizeof *changes);
  ds_item items[3];
  ds_section new = section(hand, 3, 5000 + (next(hand) >> 20));
  for (size_t k = 0; k < count; k++) {
    items[k] = item(hand);
    changes[k] = (ds_change){.kind = (int32_t)whole(hand, -1, 8), .place = (int32_t)whole(hand, 0, 3),
                             .id = (ds_item_id)(whole(hand, 0, 2) ? large(hand) : whole(hand, 5000, 9000)),
                             .beside = (ds_item_id)large(hand), .section_number = whole(hand, -1, 3),
                             .item_number = whole(hand, 0, 9) ? whole(hand, 0, 20) : large(hand),
                             .item = whole(hand, 0, 9) ? &items[k] : NULL, .section = whole(hand, 0, 3) ? &new : NULL};
  }
  return ds_gallery_update(gallery, time, changes, count, whole(hand, 0, DS_TICKS_PER_SECOND / 2));
}

// A frame and the events, into arrays that end where they are said to.
static ds_status look_at_gallery(struct hand *hand, ds_gallery gallery) {
  size_t room = (size_t)whole(hand, 0, 60), most = (size_t)whole(hand, 0, 8), count = 0;
  ds_element *elements = tight(hand, 0, room * sizeof *elements);
  ds_gallery_frame frame = {.size = whole(hand, 0, 29) ? sizeof frame : (uint32_t)next(hand),
                            .element_size = sizeof *elements};
  ds_status status = ds_gallery_read_frame(gallery, whole(hand, 0, 29) ? &frame : NULL, elements, room);
  if (status == DS_OK && room && frame.element_count > room) abort();
  ds_gallery_event *events = tight(hand, 1, most * sizeof *events);
  size_t size = whole(hand, 0, 49) ? sizeof *events : (size_t)whole(hand, 0, 200);
  if (ds_gallery_poll_events(gallery, events, size, most, whole(hand, 0, 29) ? &count : NULL) == DS_OK && count > most)
    abort();
  return status;
}

static ds_status call_gallery(struct hand *hand) {
  ds_gallery g = whole(hand, 0, 39) ? hand->gallery : whole(hand, 0, 1) ? next(hand) : hand->viewer[0];
  ds_time now = whole(hand, 0, 199) ? hand->gallery_time += whole(hand, 0, DS_TICKS_PER_SECOND / 20) : large(hand);
  ds_time duration = whole(hand, 0, 19) ? whole(hand, 0, DS_TICKS_PER_SECOND) : large(hand);
  ds_item_id id = (ds_item_id)large(hand), found[8];
  ds_parameter parameters[2];
  ds_layout next_layout = layout(hand, parameters);
  size_t count;
  switch (whole(hand, 0, 25)) {
    case 0: return make_gallery(hand);
    case 1: return ds_gallery_advance(g, now);
    case 2: {
      ds_time due = 0;
      ds_status status = ds_gallery_next_deadline(g, whole(hand, 0, 9) ? &due : NULL);
      return status == DS_OK && due != DS_NEVER ? ds_gallery_advance(g, due) : status;
    }
    case 3: return ds_gallery_touch_began(g, now);
    case 4: case 5: return ds_gallery_drag_moved(g, now, number(hand), number(hand));
    case 6: return ds_gallery_touch_ended(g, now, number(hand), number(hand));
    case 7: return ds_gallery_touch_cancelled(g, now);
    case 8: return ds_gallery_scroll_to(g, now, id, value(hand), value(hand));
    case 9: return ds_gallery_scroll_by(g, now, number(hand));
    case 10: case 11: return ds_gallery_switch(g, now, whole(hand, 0, 29) ? &next_layout : NULL, duration);
    case 12: return ds_gallery_hold_switch(g, now, whole(hand, 0, 29) ? &next_layout : NULL);
    case 13: return ds_gallery_move_switch(g, now, number(hand), duration);
    case 14: return ds_gallery_finish_switch(g, now, duration);
    case 15: return ds_gallery_take_back(g, now, duration);
    case 16: case 17: case 18: return update(hand, g, now);
    case 19: {
      ds_item items[2] = {item(hand), item(hand)};
      return ds_gallery_measure(g, now, whole(hand, 0, 29) ? items : NULL, (size_t)whole(hand, 0, 2));
    }
    case 20: {
      double insets[4] = {number(hand), number(hand), number(hand), number(hand)};
      return ds_gallery_resize(g, now, number(hand), number(hand), whole(hand, 0, 3) ? insets : NULL, duration);
    }
    case 21: return ds_gallery_set_direction(g, now, value(hand));
    case 22: return ds_gallery_hit_test(g, number(hand), number(hand), whole(hand, 0, 9) ? found : NULL);
    case 23: {
      ds_element *element = tight(hand, 0, sizeof *element);
      return ds_gallery_find(g, id, whole(hand, 0, 9) ? element : NULL, whole(hand, 0, 29) ? sizeof *element : 8);
    }
    case 24: return ds_gallery_items(g, whole(hand, -1, 3), found, 8, whole(hand, 0, 9) ? &count : NULL);
    default: return look_at_gallery(hand, g);
  }
}
