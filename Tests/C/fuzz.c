// Calls every function with right and wrong arguments at random, on several threads: an error is an answer, a crash
// is not.
//
//   fuzz THREADS CALLS SEED
#include <dualstrip.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { viewers = 4, most_pages = 40, room = 64, arrays = 4 };
static long calls;

struct hand {
  uint64_t state;
  ds_viewer viewer[viewers];
  ds_names names;
  ds_gallery gallery;
  ds_time time[viewers], gallery_time;
  int held;                 // the viewer that is driven now
  unsigned char *end[arrays];  // where memory ends: a byte behind it is a fault
  long answers[8];
  long accepted[8];         // edits
  long galleries;           // calls of galleries that were taken
};

enum { deletes, inserts, moves, arrangements, turns, answers_to_edits, undos, redos };

// Memory that ends at a page which nobody may touch.
static void *tight(struct hand *hand, int array, size_t bytes) {
  if (!hand->end[array]) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE), length = 8 * page;
    unsigned char *start = mmap(NULL, length + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (start == MAP_FAILED || mprotect(start + length, page, PROT_NONE)) abort();
    hand->end[array] = start + length;
  }
  return hand->end[array] - bytes;
}

// Counts an edit that was accepted.
static ds_status made(struct hand *hand, int edit, ds_status status) {
  if (status == DS_OK) hand->accepted[edit]++;
  return status;
}

static uint64_t next(struct hand *hand) {
  uint64_t z = hand->state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

static int64_t whole(struct hand *hand, int64_t least, int64_t most) {
  return least + (int64_t)(next(hand) % (uint64_t)(most - least + 1));
}

// Mostly a length; sometimes what no host means.
static double number(struct hand *hand) {
  static const double odd[] = {NAN, INFINITY, -INFINITY, 0, -0.0, 1e308, -1e308, 5e-324, 1e15};
  return whole(hand, 0, 19) ? (double)whole(hand, -4000, 9000) / 10 : odd[whole(hand, 0, 8)];
}

static int32_t value(struct hand *hand) {
  return whole(hand, 0, 19) ? (int32_t)whole(hand, 0, 4) : (int32_t)next(hand);
}

static int64_t large(struct hand *hand) {
  static const int64_t odd[] = {INT64_MAX, INT64_MIN, -1, 0};
  return whole(hand, 0, 19) ? whole(hand, 1, 60) : odd[whole(hand, 0, 3)];
}

static ds_viewer pick(struct hand *hand) {
  ds_viewer viewer = hand->viewer[hand->held = (int)whole(hand, 0, viewers - 1)];
  switch (whole(hand, 0, 39)) {
    case 0: return next(hand);
    // Another generation, never another thread's viewer.
    case 1: return viewer ^ (uint64_t)1 << whole(hand, 32, 63);
    case 2: return 0;
    default: return viewer;
  }
}

static ds_time pass(struct hand *hand) {
  if (!whole(hand, 0, 199)) return large(hand);
  return hand->time[hand->held] += whole(hand, 0, DS_TICKS_PER_SECOND / 20);
}

static size_t list(struct hand *hand, ds_page_id *pages) {
  size_t count = (size_t)whole(hand, 0, 5);
  for (size_t k = 0; k < count; k++) {
    pages[k] = (ds_page_id)large(hand);
    // Mostly pages that are there.
    if (whole(hand, 0, 9)) ds_page_at(hand->viewer[hand->held], whole(hand, 0, 20), &pages[k]);
  }
  return count;
}

static size_t document(struct hand *hand, ds_page *pages, size_t most, ds_page_id first) {
  size_t count = (size_t)whole(hand, 0, (int64_t)most);
  for (size_t k = 0; k < count; k++)
    pages[k] = (ds_page){.id = whole(hand, 0, 99) ? first + k : (ds_page_id)large(hand),
                         .aspect = whole(hand, 0, 99) ? 0.7 : number(hand), .quarter_turns = large(hand)};
  return count;
}

static void make(struct hand *hand) {
  static const char *names[] = {"spacing", "mapping", "strip-mode", "aspect-range", "undo-limit", "strip-axis",
                                "focus-time", "easing", "page-turn-limit", "no such name", "", "thumbnail-height"};
  static const char *words[] = {"continuous", "browsing", "vertical", "linear", "", "\xff\xfe"};
  ds_setting settings[3];
  for (int k = 0; k < 3; k++) {
    const char *name = names[whole(hand, 0, 11)], *word = words[whole(hand, 0, 5)];
    settings[k] = (ds_setting){.name = {name, strlen(name)}, .word = {word, strlen(word)},
                               .numbers = {number(hand), number(hand)}};
  }
  ds_options options = {.size = whole(hand, 0, 19) ? sizeof options : (uint32_t)next(hand), .direction = value(hand) & 1,
                        .width = number(hand), .height = number(hand), .top = number(hand), .bottom = number(hand),
                        .active_page = (ds_page_id)large(hand), .first_edit = large(hand), .settings = settings,
                        .setting_count = (size_t)whole(hand, 0, 3)};
  ds_page pages[most_pages];
  size_t count = document(hand, pages, most_pages, 1), place = (size_t)whole(hand, 0, viewers - 1);
  ds_viewer viewer = 0;
  ds_status status = ds_make(whole(hand, 0, 29) ? &options : NULL, whole(hand, 0, 29) ? pages : NULL, count,
                             whole(hand, 0, 29) ? &viewer : NULL);
  if (status != DS_OK || !viewer) return;
  ds_release(hand->viewer[place]);
  hand->viewer[place] = viewer;
  hand->time[place] = 0;
}

// A frame and the events, into arrays that end where they are said to.
static ds_status look(struct hand *hand, ds_viewer viewer) {
  size_t pages = (size_t)whole(hand, 0, 6), cells = (size_t)whole(hand, 0, room);
  ds_cell *preview = tight(hand, 0, pages * sizeof *preview), *strip = tight(hand, 1, cells * sizeof *strip);
  ds_frame frame = {.size = whole(hand, 0, 29) ? sizeof frame : (uint32_t)next(hand), .cell_size = sizeof(ds_cell)};
  ds_status status = ds_read_frame(viewer, whole(hand, 0, 29) ? &frame : NULL, preview, pages, strip, cells);
  if (status == DS_OK && ((pages && frame.preview_count > pages) || (cells && frame.thumbnails_count > cells))) abort();
  return status;
}

static ds_status poll(struct hand *hand, ds_viewer viewer) {
  size_t most = (size_t)whole(hand, 0, 8), listed = (size_t)whole(hand, 0, 12), count = 0, told = 0;
  ds_event *events = tight(hand, 2, most * sizeof *events);
  uint64_t *numbers = tight(hand, 3, listed * sizeof *numbers);
  size_t size = whole(hand, 0, 49) ? sizeof *events : (size_t)whole(hand, 0, 200);
  ds_status status = ds_poll_events(viewer, events, size, most, numbers, listed, &count, &told);
  if (status == DS_OK && (count > most || told > listed)) abort();
  return status;
}

// Saves a viewer, and makes another one from the bytes, true or forged.
static ds_status save(struct hand *hand, ds_viewer viewer) {
  uint8_t bytes[1 << 13];
  enum { sum_length = 8 };
  size_t count = 0;
  ds_status status = ds_save(viewer, whole(hand, 0, 29) ? bytes : NULL, (size_t)whole(hand, 0, sizeof bytes), &count);
  if (status != DS_OK) return status;
  uint8_t *saved = tight(hand, 0, count);
  memcpy(saved, bytes, count);
  if (value(hand) & 1) {
    for (int64_t k = whole(hand, 1, 3); k; k--) saved[whole(hand, 0, (int64_t)count - 1)] = (uint8_t)next(hand);
    // A forger knows how the sum is made.
    uint64_t sum = 0xcbf29ce484222325;
    for (size_t k = 0; k < count - sum_length; k++) sum = (sum ^ saved[k]) * 0x100000001b3;
    for (size_t k = 0; k < sum_length && whole(hand, 0, 9); k++) saved[count - sum_length + k] = (uint8_t)(sum >> 8 * k);
  }
  ds_viewer restored = 0;
  status = ds_restore(saved, count, &restored);
  if (status != DS_OK) return status;
  ds_release(hand->viewer[hand->held]);
  hand->viewer[hand->held] = restored;
  return status;
}

static ds_status name(struct hand *hand) {
  char text[40];
  size_t length = (size_t)whole(hand, 0, sizeof text);
  ds_page_id page = (ds_page_id)large(hand);
  for (size_t k = 0; k < length; k++) text[k] = (char)whole(hand, 'a', 'c');
  // Mostly one's own table, sometimes a viewer or none.
  ds_names names = whole(hand, 0, 9) ? hand->names : hand->viewer[0];
  switch (whole(hand, 0, 5)) {
    case 0:
      ds_release_names(hand->names);
      return ds_make_names(whole(hand, 0, 9) ? &hand->names : NULL);
    case 1: return ds_forget_name(names, page);
    case 2: return ds_name_of(names, page, text, (size_t)whole(hand, 0, sizeof text), &length);
    default: return ds_page_named(names, whole(hand, 0, 19) ? text : NULL, length & 3, whole(hand, 0, 9) ? &page : NULL);
  }
}

#include "fuzz-gallery.h"

static ds_status call(struct hand *hand) {
  if (!whole(hand, 0, 3)) {
    ds_status status = call_gallery(hand);
    if (status == DS_OK) hand->galleries++;
    return status;
  }
  ds_viewer v = pick(hand);
  ds_page_id pages[8], page;
  ds_page document_pages[8];
  ds_edit edit;
  int64_t index;
  size_t count;
  uint32_t flags = (uint32_t)whole(hand, 0, 1);
  char words[16];
  switch (whole(hand, 0, 47)) {
    case 0: make(hand); return DS_OK;
    case 1: return ds_advance(v, pass(hand));
    case 2: {
      ds_time due = 0;
      ds_status status = ds_next_deadline(v, whole(hand, 0, 9) ? &due : NULL);
      return status == DS_OK && due != DS_NEVER ? ds_advance(v, due) : status;
    }
    case 3: return ds_finger_down(v, pass(hand), value(hand) & 1, number(hand), number(hand), value(hand) & 1);
    case 4: return ds_finger_moved(v, pass(hand), number(hand), number(hand));
    case 5: return ds_finger_up(v, pass(hand), number(hand), number(hand));
    case 6: return ds_finger_cancelled(v, pass(hand));
    case 7: return ds_touch_began(v, pass(hand), value(hand));
    case 8: return ds_drag_moved(v, pass(hand), value(hand), number(hand));
    case 9: return ds_touch_ended(v, pass(hand), value(hand), number(hand));
    case 10: return ds_touch_cancelled(v, pass(hand), value(hand));
    case 11: {
      ds_wheel_event event = {.size = whole(hand, 0, 19) ? sizeof event : 3, .pane = value(hand) & 1,
                              .dx = number(hand), .dy = number(hand), .unit = value(hand), .phase = value(hand)};
      return ds_wheel(v, pass(hand), whole(hand, 0, 19) ? &event : NULL);
    }
    case 12: return ds_key(v, pass(hand), (int32_t)whole(hand, -1, 12), (uint32_t)next(hand));
    case 13: return ds_tap_thumbnails(v, pass(hand), number(hand), number(hand));
    case 14: return ds_lift(v, pass(hand), number(hand), number(hand));
    case 15: return ds_carry(v, pass(hand), number(hand), number(hand));
    case 16: return ds_drop(v, pass(hand));
    case 17: return ds_cancel_lift(v, pass(hand));
    case 18: return ds_focus(v, pass(hand), (ds_page_id)large(hand), value(hand));
    case 19: return ds_step(v, pass(hand), value(hand) & 1, large(hand));
    case 20: return ds_reveal(v, pass(hand), value(hand));
    case 21: return ds_select(v, pass(hand), value(hand), (ds_page_id)large(hand));
    case 22: {
      double insets[4] = {number(hand), number(hand), number(hand), number(hand)};
      return ds_resize(v, pass(hand), number(hand), number(hand), whole(hand, 0, 3) ? insets : NULL, pass(hand));
    }
    case 23: return ds_set_commits(v, pass(hand), value(hand));
    case 24: count = list(hand, pages); return made(hand, deletes, ds_delete(v, pass(hand), pages, count, flags, &edit));
    case 25:
      count = document(hand, document_pages, 5, 1000 + (next(hand) >> 20));
      return made(hand, inserts, ds_insert(v, pass(hand), document_pages, count, value(hand), (ds_page_id)large(hand), flags, NULL));
    case 26:
      count = list(hand, pages);
      return made(hand, moves, ds_move(v, pass(hand), pages, count, value(hand), (ds_page_id)large(hand), flags, &edit));
    case 27: {
      ds_page_id all[256];
      if (ds_pages(v, all, 256, &count) != DS_OK || !count) return DS_OK;
      size_t a = next(hand) % count, b = next(hand) % count;
      page = all[a], all[a] = all[b], all[b] = page;
      return made(hand, arrangements, ds_arrange(v, pass(hand), all, count, flags, &edit));
    }
    case 28: count = list(hand, pages); 
      return made(hand, turns, ds_turn(v, pass(hand), pages, count, whole(hand, 0, 9) ? whole(hand, -2, 2) : large(hand), flags, &edit));
    case 29:
      if (whole(hand, 0, 9)) return DS_OK;
      count = document(hand, document_pages, 8, 1);
      return ds_replace(v, pass(hand), document_pages, count, flags);
    case 30: return ds_set_aspect(v, pass(hand), (ds_page_id)large(hand), number(hand));
    case 31: return made(hand, answers_to_edits, ds_commit(v, pass(hand), large(hand)));
    case 32: return made(hand, answers_to_edits, ds_fail_commit(v, pass(hand), large(hand)));
    case 33: return made(hand, answers_to_edits, ds_cancel(v, pass(hand), large(hand)));
    case 34: return made(hand, undos, ds_undo(v, pass(hand), &edit));
    case 35: return made(hand, redos, ds_redo(v, pass(hand), NULL));
    case 36: return ds_page_at(v, large(hand), whole(hand, 0, 9) ? &page : NULL);
    case 37: return ds_index_of(v, (ds_page_id)large(hand), whole(hand, 0, 9) ? &index : NULL);
    case 38: return ds_hit_test(v, value(hand) & 1, number(hand), number(hand), &page);
    case 39: return ds_pages(v, pages, 8, &count);
    case 40: return ds_selected_pages(v, whole(hand, 0, 9) ? pages : NULL, 8, whole(hand, 0, 9) ? &count : NULL);
    case 41: return ds_message(words, sizeof words) < 512 && memchr(words, 0, sizeof words) ? DS_OK : (abort(), DS_OK);
    case 42: return ds_delete(v, pass(hand), NULL, (size_t)large(hand), flags, NULL);
    case 43: return poll(hand, v);
    case 44: return save(hand, v);
    case 45: return name(hand);
    case 46: {
      double numbers[2];
      const char *setting = whole(hand, 0, 1) ? "strip-mode" : "aspect-range";
      return ds_read_setting(
          v, setting, strlen(setting) - (size_t)whole(hand, 0, 1), whole(hand, 0, 9) ? numbers : NULL, words,
          (size_t)whole(hand, 0, 20), whole(hand, 0, 9) ? &count : NULL);
    }
    default: return look(hand, v);
  }
}

static void *work(void *given) {
  struct hand *hand = given;
  for (long k = 0; k < calls; k++) hand->answers[call(hand) & 7]++;
  for (int k = 0; k < viewers; k++) ds_release(hand->viewer[k]);
  ds_release_names(hand->names);
  ds_gallery_release(hand->gallery);
  return NULL;
}

int main(int count, char **arguments) {
  if (count != 4 || ds_abi_version() != DS_ABI_VERSION) return 2;
  int threads = atoi(arguments[1]);
  calls = atol(arguments[2]);
  struct hand *hands = calloc((size_t)threads, sizeof *hands);
  pthread_t *running = calloc((size_t)threads, sizeof *running);
  for (int k = 0; k < threads; k++) {
    hands[k].state = strtoull(arguments[3], NULL, 10) * 1000 + (uint64_t)k;
    pthread_create(&running[k], NULL, work, &hands[k]);
  }
  long answers[8] = {0}, accepted[8] = {0}, galleries = 0;
  for (int k = 0; k < threads; k++) {
    pthread_join(running[k], NULL);
    galleries += hands[k].galleries;
    for (int place = 0; place < 8; place++) {
      answers[place] += hands[k].answers[place];
      accepted[place] += hands[k].accepted[place];
    }
  }
  free(hands), free(running);
  printf("%d threads, %ld calls each: %ld taken, %ld without a viewer, %ld invalid, %ld refused\n", threads, calls,
         answers[DS_OK], answers[DS_NO_VIEWER], answers[DS_INVALID], answers[DS_REFUSED]);
  static const char *names[] = {"deletes", "inserts", "moves", "arrangements", "turns", "answers", "undos", "redos"};
  for (int edit = 0; edit < 8; edit++) {
    printf("%s%ld %s", edit ? ", " : "  accepted: ", accepted[edit], names[edit]);
    if (accepted[edit] < calls * threads / 8000) {
      printf("\ntoo few to say anything\n");
      return 1;
    }
  }
  printf(", %ld calls of galleries\n", galleries);
  if (galleries < calls * threads / 10) return 1;
  return !(answers[DS_OK] && answers[DS_NO_VIEWER] && answers[DS_NULL] && answers[DS_WRONG_SIZE] && answers[DS_INVALID] &&
           answers[DS_REFUSED] && answers[DS_NO_ROOM]);
}
