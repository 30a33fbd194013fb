/* DualStrip: the model of a document viewer with two coupled strips, without a screen.
 *
 *     ds_page pages[3] = {{1, 0.7071, 0}, {2, 0.7071, 0}, {3, 1.4142, 0}};
 *     ds_options options = {.size = sizeof options, .width = 393, .height = 852};
 *     ds_viewer viewer;
 *     if (ds_make(&options, pages, 3, &viewer) != DS_OK) return 1;
 *     ds_step(viewer, 0, DS_PREVIEW, 1);
 *     ds_advance(viewer, ds_milliseconds(1000));
 *     ds_frame frame = {.size = sizeof frame};
 *     ds_read_frame(viewer, &frame, NULL, 0, NULL, 0);   // frame.position is 1
 *     ds_release(viewer);
 *
 * Memory: the caller owns all memory that it passes; the library keeps no pointer after a call.
 * A viewer lives until ds_release, a table of names until ds_release_names.
 *
 * Threads: use a viewer or a table from one thread at a time. Different ones may be used by different
 * threads at the same time.
 *
 * Errors: unless a function returns DS_OK, the viewer stays as it is; only a refused edit lets time
 * pass and is told in events, too. Results and arrays may have been written. A wrong handle or pointer
 * is an error, not a crash. ds_message says why, in words.
 *
 * Units: lengths are points, positions are pages from the start, speeds are points per second.
 * A pane's points count from its own left and top edge. Sizes, insets and settings that cannot be
 * drawn are bounded to the nearest that can; NaN counts as 0 or as the usual value.
 *
 * Later versions: values of enumerations never change, and new ones may come at the end. ds_options,
 * ds_wheel_event, ds_frame, ds_cell and ds_event, and those of galleries that begin with a size or are
 * given with one, may grow at their end; the caller says their size by sizeof, and a later library still
 * takes the smaller ones. The other structures stay as they are.
 */
#ifndef DUALSTRIP_H
#define DUALSTRIP_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface: a library with another one does not fit this header. */
#define DS_ABI_VERSION 1

/* A viewer; 0 is none. A handle is not used again after ds_release. */
typedef uint64_t ds_viewer;
/* A table of names for pages; 0 is none. */
typedef uint64_t ds_names;
/* The host's number of a page, from 1; 0 is no page. Hosts with other names, such as UUIDs, use ds_names. */
typedef uint64_t ds_page_id;
/* The number of an edit, from 1; 0 is no edit. */
typedef int64_t ds_edit;
/* A time or a length of time, in ticks of 1/705 600 000 s: frames and milliseconds are exact. A time
 * before the viewer's own counts as that, in all functions; one beyond 200 years is DS_INVALID. */
typedef int64_t ds_time;
/* One of the enumerations below. */
typedef int32_t ds_enum;

#define DS_TICKS_PER_SECOND INT64_C(705600000)
/* The time of something that never comes. */
#define DS_NEVER INT64_MAX

typedef enum ds_status {
  DS_OK = 0,
  DS_NO_VIEWER = 1,      /* the handle is not that of a viewer or table, or no longer */
  DS_NULL = 2,           /* a pointer is missing */
  DS_WRONG_SIZE = 3,     /* a structure's size is not one that this library knows */
  DS_INVALID = 4,        /* a value is impossible, or a name unknown */
  DS_REFUSED = 5,        /* the viewer has refused the edit, and says so in an event too */
  DS_NO_ROOM = 6,        /* the caller's array is too short; the count says how long it must be */
  DS_NO_MEMORY = 7
} ds_status;

enum { DS_PREVIEW = 0, DS_THUMBNAILS = 1 };                        /* panes */
enum { DS_LEFT_TO_RIGHT = 0, DS_RIGHT_TO_LEFT = 1 };               /* reading directions */
enum { DS_REVEAL_NEAREST = 0, DS_REVEAL_CENTER = 1 };              /* how to reveal */
enum { DS_BY_HOST = 1 };                                           /* flags of edits */
enum { DS_SHIFT = 1, DS_ALT = 2, DS_COMMAND = 4 };                 /* modifiers of keys */

enum { /* where inserted or moved pages go */
  DS_PLACE_FIRST = 0, DS_PLACE_LAST = 1, DS_PLACE_BEFORE = 2, DS_PLACE_AFTER = 3
};
enum { /* what to select */
  DS_SELECT_ONLY = 0, DS_SELECT_TOGGLE = 1, DS_SELECT_UP_TO = 2, DS_SELECT_ALL = 3,
  DS_SELECT_NONE = 4
};
enum { /* keys */
  DS_KEY_LEFT = 0, DS_KEY_RIGHT = 1, DS_KEY_UP = 2, DS_KEY_DOWN = 3, DS_KEY_PAGE_UP = 4,
  DS_KEY_PAGE_DOWN = 5, DS_KEY_HOME = 6, DS_KEY_END = 7, DS_KEY_DELETE = 8, DS_KEY_ESCAPE = 9,
  DS_KEY_A = 10, DS_KEY_Z = 11
};
enum { /* units of a wheel */
  DS_UNIT_POINTS = 0, DS_UNIT_NOTCHES = 1, DS_UNIT_LINES = 2
};
enum { /* phases of a wheel: none if the window system does not say, as browsers never do */
  DS_WHEEL_NONE = 0, DS_WHEEL_BEGAN = 1, DS_WHEEL_CHANGED = 2, DS_WHEEL_ENDED = 3,
  DS_WHEEL_MOMENTUM = 4
};
enum { /* what moves the position */
  DS_DRIVER_NONE = 0, DS_DRIVER_PREVIEW = 1, DS_DRIVER_THUMBNAILS = 2, DS_DRIVER_PROGRAM = 3
};
enum { /* what the viewer does */
  DS_PHASE_IDLE = 0, DS_PHASE_DRAGGING = 1, DS_PHASE_SETTLING = 2, DS_PHASE_FOCUSING = 3
};
enum { /* why another page became active */
  DS_CAUSE_DRAG_PREVIEW = 0, DS_CAUSE_DRAG_THUMBNAILS = 1, DS_CAUSE_SETTLE_PREVIEW = 2,
  DS_CAUSE_SETTLE_THUMBNAILS = 3, DS_CAUSE_FOCUS = 4, DS_CAUSE_DELETE = 5, DS_CAUSE_INSERT = 6,
  DS_CAUSE_MOVE = 7, DS_CAUSE_REPLACE = 8
};
enum { /* why an edit was refused */
  DS_REASON_NOTHING = 0, DS_REASON_UNKNOWN_PAGE = 1, DS_REASON_BEING_DELETED = 2,
  DS_REASON_DUPLICATE = 3, DS_REASON_ALREADY_THERE = 4, DS_REASON_RELATIVE_TO_ITSELF = 5,
  DS_REASON_INVALID_ASPECT = 6, DS_REASON_NOT_WAITING = 7, DS_REASON_TOO_LATE = 8,
  DS_REASON_TOO_MANY_WAITING = 9, DS_REASON_MISSING = 10, DS_REASON_NOTHING_TO_UNDO = 11,
  DS_REASON_NOTHING_TO_REDO = 12, DS_REASON_INVALID_TURN = 13
};
enum { /* why a lift was refused */
  DS_LIFT_NO_PAGE = 0, DS_LIFT_CARRYING = 1, DS_LIFT_RESIZING = 2
};
enum { /* what a screen reader should say */
  DS_SAY_PAGE = 0, DS_SAY_COUNT = 1, DS_SAY_DELETED = 2, DS_SAY_RESTORED = 3, DS_SAY_REFUSED = 4
};

enum { /* kinds of events; behind each, the fields that it has besides its time */
  DS_ACTIVE_PAGE_CHANGED = 0,  /* from, page, index, cause */
  DS_INDEX_CHANGED = 1,        /* page, index, cause */
  DS_SETTLED = 2,              /* page, index */
  DS_DRIVER_CHANGED = 3,       /* driver, driver_before */
  DS_EDIT_ACCEPTED = 4,        /* edit, its pages as numbers */
  DS_COMMIT_REQUESTED = 5,     /* edit, its pages: remove their data, then ds_commit or ds_fail_commit */
  DS_COMMITTED = 6,            /* edit, its pages */
  DS_COMMIT_FAILED = 7,        /* edit, its pages */
  DS_EDIT_CANCELLED = 8,       /* edit, its pages */
  DS_EDIT_REFUSED = 9,         /* reason; the pages that caused it */
  DS_FOCUS_FINISHED = 10,      /* page */
  DS_FOCUS_CANCELLED = 11,     /* page */
  DS_RESIZED = 12,             /* width, height */
  DS_SIZE_IGNORED = 13,        /* page */
  DS_STEP_IGNORED = 14,        /* pane */
  DS_STEP_REFUSED = 15,        /* pane: a finger holds the viewer */
  DS_ANNOUNCED = 16,           /* say; page and index, or reason; changed: how many pages were deleted or
                                  restored; count: how many there are */
  DS_SELECTION_CHANGED = 17,   /* rows; changed: how many of them were added, the others removed */
  DS_UNDONE = 18,              /* edit: undone; by: the edit that undoes it */
  DS_REDONE = 19,              /* edit, by */
  DS_RESTORE_REQUESTED = 20,   /* edit, its pages: bring them back, then ds_commit or ds_fail_commit */
  DS_RESTORED = 21,            /* edit, its pages */
  DS_RESTORE_FAILED = 22,      /* edit, its pages */
  DS_LIFTED = 23,              /* rows */
  DS_LIFT_REFUSED = 24,        /* reason: one of DS_LIFT_… */
  DS_DROPPED = 25,             /* edit: the move; 0 if the pages stand where they stood */
  DS_LIFT_CANCELLED = 26
};

/* A string in UTF-8, without a zero at its end. */
typedef struct ds_text {
  const char *bytes;
  size_t length;
} ds_text;

typedef struct ds_page {
  ds_page_id id;
  double aspect;          /* width / height before turning */
  int64_t quarter_turns;  /* clockwise */
} ds_page;

/* A setting by its name; the README lists them. It has either a word or numbers, in points, pages or
 * milliseconds; aspect-range alone uses the second one. Of two with one name the last one counts. */
typedef struct ds_setting {
  ds_text name;
  ds_text word;
  double numbers[2];
} ds_setting;

typedef struct ds_options {
  uint32_t size;
  ds_enum direction;
  double width, height;
  double top, left, bottom, right;  /* the safe area */
  ds_page_id active_page;           /* 0 for the first */
  ds_edit first_edit;               /* after a restart, the next_edit that was saved; else 0 */
  const ds_setting *settings;
  size_t setting_count;
} ds_options;

typedef struct ds_wheel_event {
  uint32_t size;
  ds_enum pane;           /* the one under the pointer */
  double dx, dy;          /* to the right and down, as in a web page */
  ds_enum unit, phase;
} ds_wheel_event;

typedef struct ds_rect {
  double x, y, width, height;
} ds_rect;

typedef struct ds_frame {
  uint32_t size;
  uint32_t cell_size;     /* sizeof (ds_cell) if cells are asked for */
  ds_time time;
  double width, height;
  ds_rect preview, thumbnails;  /* the panes, in the viewer's coordinates */
  double position;
  double preview_position, preview_offset, preview_velocity;
  double thumbnails_position, thumbnails_offset, thumbnails_velocity;
  double sync_error;      /* how far one pane still is from where it will follow, in pages */
  double sync_distance;   /* between the positions that the panes show */
  ds_page_id active_page, target_page;
  int64_t active_index;   /* -1 for none */
  int64_t count;          /* pages in the document, those being deleted too */
  int64_t selection_count, undo_depth, redo_depth;
  ds_edit next_edit;
  ds_enum driver, phase;
  int32_t is_settled;     /* nothing moves, fades, is edited or resized */
  int32_t is_editing, is_resizing;
  int32_t needs_frames;   /* 0 if nothing changes before the next input: a display link may pause */
  uint64_t preview_count, thumbnails_count;  /* visible cells */
} ds_frame;

/* A visible cell, in the coordinates of its pane's content: on the screen it is at
 * `frame.preview.x + cell.x - frame.preview_offset`, or with y if the pane scrolls down. From right to
 * left, the first page has the greatest x. */
typedef struct ds_cell {
  ds_page_id page;
  int64_t index;          /* its slot, pages being deleted included */
  double x, y, width, height;                          /* as drawn */
  double image_x, image_y, image_width, image_height;  /* the part that shows its image, like x and y */
  double image_shift;     /* how far the image lags within the cell, along the axis */
  double scale;           /* of the cell, which has it already */
  double angle;           /* of the image about its middle, in degrees, clockwise */
  double alpha;           /* 0 to 1 */
  double z;               /* the greater is on top */
  double extra;           /* preview: the parallax, NaN far away; strip: how far the cell is expanded */
  int32_t is_selected;
  int32_t pile;           /* 0: not in the hand; 1: on its way to the pile; n + 1: a pile of n pages */
} ds_cell;

/* Something that happened. A field that the kind does not have is 0; enumerations and the index are -1. */
typedef struct ds_event {
  ds_enum kind;
  ds_enum cause, reason, driver, driver_before, pane, say;
  uint32_t number_count;  /* how many numbers it has in the second array */
  ds_time time;
  ds_page_id page, from;
  int64_t index, count, changed;
  ds_edit edit, by;
  double width, height;
} ds_event;

/* ---- Viewers ------------------------------------------------------------------------------- */

/* Returns DS_ABI_VERSION as the library was built; compare it once. */
uint32_t ds_abi_version(void);

/* Returns the nearest time; NaN counts as 0. */
ds_time ds_milliseconds(double milliseconds);

/* Copies the words of this thread's last error, with a zero at the end, and returns their length
 * without it; text may be NULL. */
size_t ds_message(char *text, size_t room);

/* Makes a viewer at rest, at time 0. Cost: O(n). DS_INVALID names the setting or the page. */
ds_status ds_make(
    const ds_options *options, const ds_page *pages, size_t page_count, ds_viewer *viewer);

/* Releases a viewer and all that belongs to it. */
ds_status ds_release(ds_viewer viewer);

/* Lets time pass. */
ds_status ds_advance(ds_viewer viewer, ds_time time);

/* When something changes by itself next; DS_NEVER while only an input changes anything. */
ds_status ds_next_deadline(ds_viewer viewer, ds_time *time);

/* ---- Hands --------------------------------------------------------------------------------- */

/* A raw finger, in the coordinates of the pane that it came down on. It drags after 10 pt, and lifts
 * a thumbnail after half a second; a mouse lifts when it drags a thumbnail. Pass on one finger only. */
ds_status ds_finger_down(
    ds_viewer viewer, ds_time time, ds_enum pane, double x, double y, int32_t is_mouse);
ds_status ds_finger_moved(ds_viewer viewer, ds_time time, double x, double y);
ds_status ds_finger_up(ds_viewer viewer, ds_time time, double x, double y);
ds_status ds_finger_cancelled(ds_viewer viewer, ds_time time);

/* A finger that the host has recognized itself: distances since the last call and velocities, along
 * the axis, positive to the right or down. */
ds_status ds_touch_began(ds_viewer viewer, ds_time time, ds_enum pane);
ds_status ds_drag_moved(ds_viewer viewer, ds_time time, ds_enum pane, double distance);
ds_status ds_touch_ended(ds_viewer viewer, ds_time time, ds_enum pane, double velocity);
ds_status ds_touch_cancelled(ds_viewer viewer, ds_time time, ds_enum pane);

/* A raw event of a wheel or a trackpad. */
ds_status ds_wheel(ds_viewer viewer, ds_time time, const ds_wheel_event *event);

/* A key with the usual shortcuts: arrows step, Page Up and Page Down go by a stripful, Home and End to the
 * ends. Delete deletes the selected pages, or the active one; Alt with an arrow moves them. Shift with an
 * arrow selects, DS_COMMAND (Control, or Command on Apple's systems) with A selects all, Escape none;
 * DS_COMMAND with Z undoes, and with Shift does it again. A key without a shortcut does nothing. */
ds_status ds_key(ds_viewer viewer, ds_time time, ds_enum key, uint32_t modifiers);

/* A tap on the strip, which focuses the thumbnail there. */
ds_status ds_tap_thumbnails(ds_viewer viewer, ds_time time, double x, double y);

/* Lifts the page at a point of the strip, or all selected pages if that one is selected; carries and drops
 * them. The event DS_DROPPED has the number of the move. */
ds_status ds_lift(ds_viewer viewer, ds_time time, double x, double y);
ds_status ds_carry(ds_viewer viewer, ds_time time, double x, double y);
ds_status ds_drop(ds_viewer viewer, ds_time time);
ds_status ds_cancel_lift(ds_viewer viewer, ds_time time);

/* ---- The app ------------------------------------------------------------------------------- */

/* Functions of this part that find nothing to do, as for a page that is not there, return DS_OK. */
ds_status ds_focus(ds_viewer viewer, ds_time time, ds_page_id page, int32_t is_animated);
ds_status ds_step(ds_viewer viewer, ds_time time, ds_enum pane, int64_t pages);
/* Scrolls a browsing strip to the active page. */
ds_status ds_reveal(ds_viewer viewer, ds_time time, ds_enum how);
/* Selects; DS_SELECT_UP_TO selects from the page that was selected last to this one. */
ds_status ds_select(ds_viewer viewer, ds_time time, ds_enum what, ds_page_id page);
ds_status ds_resize(
    ds_viewer viewer, ds_time time, double width, double height, const double insets[4],
    ds_time duration);  /* insets: top, left, bottom, right; NULL for none */
/* Says who confirms deletes from now on; at first the viewer does, at once. With by_host, the event
 * DS_COMMIT_REQUESTED comes when a delete's animation is over; the host removes the data, and answers by
 * ds_commit, or by ds_fail_commit, and the pages come back. Until it answers, is_editing stays 1. An undo
 * that waits for such an answer begins after it; DS_RESTORE_REQUESTED then asks the host to bring the
 * pages back. Before its request, ds_cancel takes a delete back. */
ds_status ds_set_commits(ds_viewer viewer, ds_time time, int32_t by_host);

/* ---- Edits --------------------------------------------------------------------------------- */

/* Where there is an `edit`, it receives the edit's number, 0 if it gets none; it may be NULL. With
 * DS_BY_HOST the edit is one of the host's own accord, which cannot be undone. */
ds_status ds_delete(
    ds_viewer viewer, ds_time time, const ds_page_id *pages, size_t count, uint32_t flags,
    ds_edit *edit);
ds_status ds_insert(
    ds_viewer viewer, ds_time time, const ds_page *pages, size_t count, ds_enum place,
    ds_page_id beside, uint32_t flags, ds_edit *edit);
ds_status ds_move(
    ds_viewer viewer, ds_time time, const ds_page_id *pages, size_t count, ds_enum place,
    ds_page_id beside, uint32_t flags, ds_edit *edit);
/* Gives all pages another order; every page that is not being deleted must be named. */
ds_status ds_arrange(
    ds_viewer viewer, ds_time time, const ds_page_id *pages, size_t count, uint32_t flags,
    ds_edit *edit);
/* Turns pages by 1, 2, -1 or -2 quarters, clockwise if above 0. */
ds_status ds_turn(
    ds_viewer viewer, ds_time time, const ds_page_id *pages, size_t count, int64_t quarters,
    uint32_t flags, ds_edit *edit);
ds_status ds_replace(
    ds_viewer viewer, ds_time time, const ds_page *pages, size_t count, uint32_t flags);
ds_status ds_set_aspect(ds_viewer viewer, ds_time time, ds_page_id page, double aspect);
ds_status ds_commit(ds_viewer viewer, ds_time time, ds_edit edit);
ds_status ds_fail_commit(ds_viewer viewer, ds_time time, ds_edit edit);
ds_status ds_cancel(ds_viewer viewer, ds_time time, ds_edit edit);
ds_status ds_undo(ds_viewer viewer, ds_time time, ds_edit *edit);
ds_status ds_redo(ds_viewer viewer, ds_time time, ds_edit *edit);

/* ---- Reading ------------------------------------------------------------------------------- */

/* Reads a frame: what the viewer shows, and the visible cells of both panes, into the caller's
 * arrays. With a room of 0 an array may be NULL, and its cells are only counted. If another one is too
 * short, it is filled as far as it goes, and the status is DS_NO_ROOM. Allocates nothing while no more
 * cells are visible than before. */
ds_status ds_read_frame(
    ds_viewer viewer, ds_frame *frame, ds_cell *preview, size_t preview_room, ds_cell *thumbnails,
    size_t thumbnails_room);

/* Takes the oldest events; event_size is sizeof (ds_event). Their numbers follow each other in the
 * second array: pages, or for rows three each: first page, last page, how many. Events that have no room
 * stay for the next call; a host that never takes them uses more and more memory. If the numbers of the
 * first event have no room, the status is DS_NO_ROOM, and number_count is the room that they need. */
ds_status ds_poll_events(
    ds_viewer viewer, ds_event *events, size_t event_size, size_t event_room, uint64_t *numbers,
    size_t number_room, size_t *event_count, size_t *number_count);

/* The page at an index, from 0; 0 if there is none. */
ds_status ds_page_at(ds_viewer viewer, int64_t index, ds_page_id *page);
/* The index of a page; -1 if it is not in the document. */
ds_status ds_index_of(ds_viewer viewer, ds_page_id page, int64_t *index);
/* The page that is drawn at a point of a pane; 0 if there is none, and outside the pane. */
ds_status ds_hit_test(ds_viewer viewer, ds_enum pane, double x, double y, ds_page_id *page);
/* All pages in order, and the selected ones. With too little room nothing is copied. */
ds_status ds_pages(ds_viewer viewer, ds_page_id *pages, size_t room, size_t *count);
ds_status ds_selected_pages(ds_viewer viewer, ds_page_id *pages, size_t room, size_t *count);
/* Reads the current value of a setting, after its limits. The numbers are those
 * of ds_setting, 0 where there are fewer. A setting that takes a word has the word, without a zero at its
 * end, and its place among the words as the first number; all others have a word of length 0. */
ds_status ds_read_setting(
    ds_viewer viewer, const char *name, size_t name_length, double numbers[2], char *word, size_t room,
    size_t *word_length);

/* ---- Saving -------------------------------------------------------------------------------- */

/* Copies the whole viewer as bytes, to restore it after a restart: 10 to 20 bytes for each page, and what can
 * be undone. With too little room nothing is copied. Raw fingers, wheels and unread events are not saved. */
ds_status ds_save(ds_viewer viewer, uint8_t *bytes, size_t room, size_t *count);
/* Makes a viewer from such bytes. It goes on with the same bits, from the time when it was saved: a host
 * whose clock begins anew adds the time of the first frame to its times. After a restart no finger is down:
 * call ds_cancel_lift, and ds_touch_cancelled for both panes. DS_INVALID for bytes that are damaged, or that
 * another version has written; so keep the list of pages elsewhere too. */
ds_status ds_restore(const uint8_t *bytes, size_t count, ds_viewer *viewer);

/* ---- Galleries ----------------------------------------------------------------------------- */

/* A gallery is a viewer of one collection in one pane: it scrolls, switches between eight layouts, and
 * changes its content in motion. What is said above of memory, threads, errors, units and times holds here
 * too, and what finds nothing to do returns DS_OK: a held switch that is moved after it was cancelled, a drag
 * without a touch. The README has the layouts with their parameters. 0 is no gallery. */
typedef uint64_t ds_gallery;
/* The host's number of an item or a section, from 1; 0 for one that needs no name. */
typedef uint64_t ds_item_id;

enum { /* kinds of layouts */
  DS_LIST = 0, DS_FLOW = 1, DS_COLUMNS = 2, DS_QUILT = 3, DS_WATERFALL = 4, DS_MOSAIC = 5,
  DS_CAROUSEL = 6, DS_PILE = 7
};
enum { DS_AXIS_USUAL = 0, DS_AXIS_HORIZONTAL = 1, DS_AXIS_VERTICAL = 2 };  /* how a layout scrolls */
enum { DS_PIN_HEADERS = 1, DS_PIN_FOOTERS = 2 };  /* what stays in the pane as long as its section does */
enum { DS_SIDE_LEADING = 0, DS_SIDE_CENTER = 1, DS_SIDE_TRAILING = 2 };  /* sides of the pane */
enum { /* what stays in place; usual: leading for changes, the center for switches, the layout's own for bounds */
  DS_ANCHOR_USUAL = 0, DS_ANCHOR_LEADING = 1, DS_ANCHOR_CENTER = 2, DS_ANCHOR_TRAILING = 3
};
enum { /* how cells come and go: slides go to an edge; a fall has a seed, a scale has a factor */
  DS_STYLE_FADE = 0, DS_STYLE_SLIDE_TOP = 1, DS_STYLE_SLIDE_LEFT = 2, DS_STYLE_SLIDE_BOTTOM = 3,
  DS_STYLE_SLIDE_RIGHT = 4, DS_STYLE_FALL = 5, DS_STYLE_SCALE = 6
};
enum { /* kinds of changes; behind each, what it takes besides its id */
  DS_CHANGE_INSERT = 0,          /* item, and a place */
  DS_CHANGE_DELETE = 1,
  DS_CHANGE_MOVE = 2,            /* a place */
  DS_CHANGE_RELOAD = 3,          /* item; NULL if its measures stay */
  DS_CHANGE_INSERT_SECTION = 4,  /* section, NULL for an empty one, and its number in `section_number` */
  DS_CHANGE_DELETE_SECTION = 5,
  DS_CHANGE_MOVE_SECTION = 6,    /* its number in `section_number` */
  DS_CHANGE_RELOAD_SECTION = 7   /* section: other items take the place of its items, without their events */
};
enum { /* places of items among those as they will be after all changes; several that arrive at one item stand
        there in the order of the changes, two at one number are refused */
  DS_BEFORE_ITEM = 0, DS_AFTER_ITEM = 1, DS_AT_NUMBER = 2
};
enum { /* kinds of elements */
  DS_ELEMENT_ITEM = 0, DS_ELEMENT_HEADER = 1, DS_ELEMENT_FOOTER = 2, DS_ELEMENT_BACKGROUND = 3
};
enum { /* why changes were refused */
  DS_UPDATE_UNKNOWN = 0, DS_UPDATE_DUPLICATE = 1, DS_UPDATE_CONTRADICTION = 2
};
enum { /* kinds of events of a gallery; behind each, the fields that it has besides its time */
  DS_LAYOUT_CHANGED = 0,     /* at the beginning of a switch, and when one is taken back */
  DS_SWITCH_FINISHED = 1,    /* at the layout that the gallery has now, also after one is taken back */
  DS_SWITCH_CANCELLED = 2,   /* by another change: a switch, an update, a size or a direction */
  DS_UPDATE_APPLIED = 3, DS_UPDATE_FINISHED = 4, DS_UPDATE_CANCELLED = 5,
  DS_UPDATE_REFUSED = 6,     /* reason; id, unless changes contradict each other */
  DS_ITEM_APPEARED = 7,      /* id, as in all that are called after an item; comes when the animation is over, and
                                not when an item scrolls into view */
  DS_ITEM_DISAPPEARED = 8, DS_ITEM_MOVED = 9,
  DS_SCROLL_SETTLED = 10,
  DS_PANE_RESIZED = 11,      /* width, height; also for a direction; not if another change interrupts */
  DS_ANCHOR_LOST = 12,       /* id: the item that was to stay in place is gone */
  DS_ITEM_MEASURED = 13, DS_ITEM_UNKNOWN = 14
};

/* What layouts need to know of an item; each uses a part of it. A width or a height of 0 stands for 100 pt, a
 * side of a block for one unit, a span for one lane. */
typedef struct ds_item {
  ds_item_id id;
  double width, height;      /* points, in a list or a flow. A waterfall takes the height as the length in a lane,
                                and no width: when its lanes become wider, measure again to keep the shape */
  double insets[4];          /* within its block of a quilt: top, left, bottom, right */
  int64_t block_width, block_height;  /* units of a quilt */
  int64_t span;              /* lanes of a waterfall */
  int64_t is_estimated;      /* the host will give the true size by ds_gallery_measure; what is below may move then */
} ds_item;

typedef struct ds_section {
  ds_item_id id;
  double header, footer;     /* lengths along the axis; 0 for none */
  const ds_item *items;
  size_t item_count;
} ds_section;

/* A measure of a layout by its name in the README. It has either a word or numbers; sizes take two, insets four:
 * top, left, bottom, right. Numbers are bounded to what can be drawn. Of two with one name the last one counts. */
typedef struct ds_parameter {
  ds_text name;
  ds_text word;
  double numbers[4];
} ds_parameter;

typedef struct ds_layout {
  uint32_t size;
  ds_enum kind, axis;
  uint32_t pinned;           /* DS_PIN_… */
  const ds_parameter *parameters;
  size_t parameter_count;
} ds_layout;

/* Where all is 0 but the size of the pane, a gallery is as usual. */
typedef struct ds_gallery_options {
  uint32_t size;
  ds_enum direction;
  double width, height;
  double top, left, bottom, right;  /* the covered edges */
  ds_enum appearing, disappearing;  /* DS_STYLE_… */
  double appearing_number, disappearing_number;  /* the seed of a fall, the factor of a scale */
  ds_enum update_anchor, switch_anchor, bounds_anchor;
  int32_t reduces_motion;
  double deceleration;       /* the share of its velocity that a scroll keeps each millisecond */
  double stiffness;          /* of the curve to a target, per second */
} ds_gallery_options;

/* A change of the content, by the names of items and sections. */
typedef struct ds_change {
  ds_enum kind, place;
  ds_item_id id;
  ds_item_id beside;         /* DS_BEFORE_ITEM, DS_AFTER_ITEM */
  int64_t section_number, item_number;  /* DS_AT_NUMBER; changes of sections */
  const ds_item *item;       /* its id does not count */
  const ds_section *section; /* its id does not count */
} ds_change;

typedef struct ds_gallery_frame {
  uint32_t size;
  uint32_t element_size;     /* sizeof (ds_element) if elements are asked for */
  ds_time time;
  double width, height;                   /* of the pane */
  double content_width, content_height;
  double offset_x, offset_y;              /* the point of the content at the pane's upper left corner */
  double greatest_offset_x, greatest_offset_y;  /* the greatest that are possible at rest, after the change */
  double progress;           /* of the change under way; NaN without one */
  double anchor_drift;       /* how far what should stay in place is from there */
  ds_item_id anchor;         /* the item that stays in place; 0 for none */
  int64_t section_count;
  ds_enum layout, axis, direction;
  int32_t is_settled, is_switching, is_held, is_updating, is_resizing;
  int32_t is_touched, is_idle, is_overscrolled; /* idle: nothing scrolls; changes may be under way */
  int32_t needs_frames;      /* 0 if nothing changes before the next input */
  uint64_t element_count;    /* visible elements */
} ds_gallery_frame;

/* A visible element, in the coordinates of the content: on the screen it is at `x - frame.offset_x`. */
typedef struct ds_element {
  ds_item_id id;             /* of a header, footer or background that of its section */
  ds_enum kind;
  int32_t is_leaving;        /* the content no longer has it */
  int64_t section, item;     /* its index; an item of -1 for no item, and for one that left before this change */
  int64_t row, column;       /* of a cell in its section; a waterfall and a carousel have no rows */
  double x, y, width, height;  /* as drawn, but not rotated */
  double scale;              /* of the element, which has it already */
  double angle;              /* about its middle, in degrees, clockwise */
  double alpha, z;
} ds_element;

typedef struct ds_gallery_event {
  ds_enum kind;
  ds_enum reason;            /* -1 for none */
  ds_time time;
  ds_item_id id;
  double width, height;
} ds_gallery_event;

/* Makes a gallery at the start of its content, at time 0. Cost: that of preparing the layout. */
ds_status ds_gallery_make(
    const ds_gallery_options *options, const ds_layout *layout, const ds_section *sections,
    size_t section_count, ds_gallery *gallery);
ds_status ds_gallery_release(ds_gallery gallery);
ds_status ds_gallery_advance(ds_gallery gallery, ds_time time);
ds_status ds_gallery_next_deadline(ds_gallery gallery, ds_time *time);

/* A finger that the host has recognized: distances since the last call in points, and its velocity in points
 * per second, positive to the right and down. */
ds_status ds_gallery_touch_began(ds_gallery gallery, ds_time time);
ds_status ds_gallery_drag_moved(ds_gallery gallery, ds_time time, double dx, double dy);
ds_status ds_gallery_touch_ended(ds_gallery gallery, ds_time time, double vx, double vy);
ds_status ds_gallery_touch_cancelled(ds_gallery gallery, ds_time time);

/* Scrolls to an item, or this far at once, positive toward the end of the content. */
ds_status ds_gallery_scroll_to(
    ds_gallery gallery, ds_time time, ds_item_id item, ds_enum side, int32_t is_animated);
ds_status ds_gallery_scroll_by(ds_gallery gallery, ds_time time, double points);

/* Switches to another layout. A held switch follows a progress from 0 to 1 that the host sets, as under two
 * fingers, until it is finished or taken back, or another change cancels it; fingers and measures do not. */
ds_status ds_gallery_switch(
    ds_gallery gallery, ds_time time, const ds_layout *layout, ds_time duration);
ds_status ds_gallery_hold_switch(ds_gallery gallery, ds_time time, const ds_layout *layout);
ds_status ds_gallery_move_switch(
    ds_gallery gallery, ds_time time, double progress, ds_time duration);
ds_status ds_gallery_finish_switch(ds_gallery gallery, ds_time time, ds_time duration);
/* Takes back the switch or the update under way, from where things are: a new change leads to the former layout
 * or content, with a progress from 0 on. */
ds_status ds_gallery_take_back(ds_gallery gallery, ds_time time, ds_time duration);

/* Applies changes together. DS_REFUSED if they contradict each other or the content; then nothing changes. An item
 * that the anchor keeps in place takes the view along when it moves. */
ds_status ds_gallery_update(
    ds_gallery gallery, ds_time time, const ds_change *changes, size_t count, ds_time duration);
/* The true sizes of items: of each, its id, width and height count. Give all that are known in one call. */
ds_status ds_gallery_measure(
    ds_gallery gallery, ds_time time, const ds_item *items, size_t count);
ds_status ds_gallery_resize(
    ds_gallery gallery, ds_time time, double width, double height, const double insets[4],
    ds_time duration);
ds_status ds_gallery_set_direction(ds_gallery gallery, ds_time time, ds_enum direction);

/* Reads a frame as ds_read_frame does, from the bottom element to the top one while a change is under way,
 * else in the order of the content. */
ds_status ds_gallery_read_frame(
    ds_gallery gallery, ds_gallery_frame *frame, ds_element *elements, size_t room);
/* Takes the oldest events; those without room stay for the next call. */
ds_status ds_gallery_poll_events(
    ds_gallery gallery, ds_gallery_event *events, size_t event_size, size_t room, size_t *count);
/* The topmost item at a point of the pane; 0 if there is none. */
ds_status ds_gallery_hit_test(ds_gallery gallery, double x, double y, ds_item_id *item);
/* How an item is drawn, in view or not. DS_INVALID if there is no such item. Cost: O(n). */
ds_status ds_gallery_find(
    ds_gallery gallery, ds_item_id item, ds_element *element, size_t element_size);
/* The ids of the items of a section, in order; none for a section that is not there. */
ds_status ds_gallery_items(
    ds_gallery gallery, int64_t section, ds_item_id *items, size_t room, size_t *count);

/* ---- Names --------------------------------------------------------------------------------- */

/* A table gives each name a number, from 1. Names are UTF-8 or any other bytes, compared byte by byte. */
ds_status ds_make_names(ds_names *names);
ds_status ds_release_names(ds_names names);
/* The number of a name; a new name gets a new number. */
ds_status ds_page_named(ds_names names, const char *name, size_t length, ds_page_id *page);
/* Copies the name of a page, without a zero at its end. DS_INVALID if it has none in this table. */
ds_status ds_name_of(ds_names names, ds_page_id page, char *name, size_t room, size_t *length);
/* Forgets the name of a page that will not come back; the name would get a new number. */
ds_status ds_forget_name(ds_names names, ds_page_id page);

#ifdef __cplusplus
}
#endif

#endif
