// The library for Vala: valac --pkg dualstrip.
[CCode (cheader_filename = "dualstrip.h", lower_case_cprefix = "ds_", cprefix = "DS_")]
namespace DualStrip {
  public const int64 TICKS_PER_SECOND;
  public const int64 NEVER;
  public const uint32 ABI_VERSION;
  public const uint32 BY_HOST;
  public const uint32 SHIFT;
  public const uint32 ALT;
  public const uint32 COMMAND;
  public const uint32 PIN_HEADERS;
  public const uint32 PIN_FOOTERS;
  public uint32 abi_version ();
  public int64 milliseconds (double milliseconds);
  public size_t message (uint8* text, size_t room);

  [CCode (cname = "ds_status", cprefix = "DS_", has_type_id = false)]
  public enum Status { OK, NO_VIEWER, NULL, WRONG_SIZE, INVALID, REFUSED, NO_ROOM, NO_MEMORY }
  [CCode (cname = "ds_enum", cprefix = "DS_", has_type_id = false)]
  public enum Pane { PREVIEW, THUMBNAILS }
  [CCode (cname = "ds_enum", cprefix = "DS_", has_type_id = false)]
  public enum Direction { LEFT_TO_RIGHT, RIGHT_TO_LEFT }
  [CCode (cname = "ds_enum", cprefix = "DS_PLACE_", has_type_id = false)]
  public enum Place { FIRST, LAST, BEFORE, AFTER }
  [CCode (cname = "ds_enum", cprefix = "DS_REVEAL_", has_type_id = false)]
  public enum Reveal { NEAREST, CENTER }
  [CCode (cname = "ds_enum", cprefix = "DS_SELECT_", has_type_id = false)]
  public enum Select { ONLY, TOGGLE, UP_TO, ALL, NONE }
  [CCode (cname = "ds_enum", cprefix = "DS_KEY_", has_type_id = false)]
  public enum Key { LEFT, RIGHT, UP, DOWN, PAGE_UP, PAGE_DOWN, HOME, END, DELETE, ESCAPE, A, Z }
  [CCode (cname = "ds_enum", cprefix = "DS_UNIT_", has_type_id = false)]
  public enum Unit { POINTS, NOTCHES, LINES }
  [CCode (cname = "ds_enum", cprefix = "DS_WHEEL_", has_type_id = false)]
  public enum WheelPhase { NONE, BEGAN, CHANGED, ENDED, MOMENTUM }
  [CCode (cname = "ds_enum", cprefix = "DS_DRIVER_", has_type_id = false)]
  public enum Driver { NONE, PREVIEW, THUMBNAILS, PROGRAM }
  [CCode (cname = "ds_enum", cprefix = "DS_PHASE_", has_type_id = false)]
  public enum Phase { IDLE, DRAGGING, SETTLING, FOCUSING }
  [CCode (cname = "ds_enum", cprefix = "DS_CAUSE_", has_type_id = false)]
  public enum Cause { 
    DRAG_PREVIEW, DRAG_THUMBNAILS, SETTLE_PREVIEW, SETTLE_THUMBNAILS, FOCUS, DELETE, INSERT, MOVE, REPLACE
  }
  [CCode (cname = "ds_enum", cprefix = "DS_REASON_", has_type_id = false)]
  public enum Reason { 
    NOTHING, UNKNOWN_PAGE, BEING_DELETED, DUPLICATE, ALREADY_THERE, RELATIVE_TO_ITSELF, INVALID_ASPECT, NOT_WAITING,
    TOO_LATE, TOO_MANY_WAITING, MISSING, NOTHING_TO_UNDO, NOTHING_TO_REDO, INVALID_TURN
  }
  [CCode (cname = "ds_enum", cprefix = "DS_LIFT_", has_type_id = false)]
  public enum LiftRefusal { NO_PAGE, CARRYING, RESIZING }
  [CCode (cname = "ds_enum", cprefix = "DS_SAY_", has_type_id = false)]
  public enum Say { PAGE, COUNT, DELETED, RESTORED, REFUSED }
  [CCode (cname = "ds_enum", cprefix = "DS_", has_type_id = false)]
  public enum EventKind {
    ACTIVE_PAGE_CHANGED, INDEX_CHANGED, SETTLED, DRIVER_CHANGED, EDIT_ACCEPTED, COMMIT_REQUESTED, COMMITTED,
    COMMIT_FAILED, EDIT_CANCELLED, EDIT_REFUSED, FOCUS_FINISHED, FOCUS_CANCELLED, RESIZED, SIZE_IGNORED,
    STEP_IGNORED, STEP_REFUSED, ANNOUNCED, SELECTION_CHANGED, UNDONE, REDONE, RESTORE_REQUESTED, RESTORED,
    RESTORE_FAILED, LIFTED, LIFT_REFUSED, DROPPED, LIFT_CANCELLED
  }

  [CCode (cname = "ds_enum", cprefix = "DS_", has_type_id = false)]
  public enum LayoutKind { LIST, FLOW, COLUMNS, QUILT, WATERFALL, MOSAIC, CAROUSEL, PILE }
  [CCode (cname = "ds_enum", cprefix = "DS_AXIS_", has_type_id = false)]
  public enum Axis { USUAL, HORIZONTAL, VERTICAL }
  [CCode (cname = "ds_enum", cprefix = "DS_SIDE_", has_type_id = false)]
  public enum Side { LEADING, CENTER, TRAILING }
  [CCode (cname = "ds_enum", cprefix = "DS_ANCHOR_", has_type_id = false)]
  public enum Anchor { USUAL, LEADING, CENTER, TRAILING }
  [CCode (cname = "ds_enum", cprefix = "DS_STYLE_", has_type_id = false)]
  public enum Style { FADE, SLIDE_TOP, SLIDE_LEFT, SLIDE_BOTTOM, SLIDE_RIGHT, FALL, SCALE }
  [CCode (cname = "ds_enum", cprefix = "DS_CHANGE_", has_type_id = false)]
  public enum ChangeKind {
    INSERT, DELETE, MOVE, RELOAD, INSERT_SECTION, DELETE_SECTION, MOVE_SECTION, RELOAD_SECTION
  }
  [CCode (cname = "ds_enum", cprefix = "DS_", has_type_id = false)]
  public enum ItemPlace { BEFORE_ITEM, AFTER_ITEM, AT_NUMBER }
  [CCode (cname = "ds_enum", cprefix = "DS_ELEMENT_", has_type_id = false)]
  public enum ElementKind { ITEM, HEADER, FOOTER, BACKGROUND }
  [CCode (cname = "ds_enum", cprefix = "DS_UPDATE_", has_type_id = false)]
  public enum UpdateRefusal { UNKNOWN, DUPLICATE, CONTRADICTION }
  [CCode (cname = "ds_enum", cprefix = "DS_", has_type_id = false)]
  public enum GalleryEventKind {
    LAYOUT_CHANGED, SWITCH_FINISHED, SWITCH_CANCELLED, UPDATE_APPLIED, UPDATE_FINISHED, UPDATE_CANCELLED,
    UPDATE_REFUSED, ITEM_APPEARED, ITEM_DISAPPEARED, ITEM_MOVED, SCROLL_SETTLED, PANE_RESIZED, ANCHOR_LOST,
    ITEM_MEASURED, ITEM_UNKNOWN
  }

  [CCode (cname = "ds_text", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct Text { public char* bytes; public size_t length; }
  [CCode (cname = "ds_page", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct Page { public uint64 id; public double aspect; public int64 quarter_turns; }
  [CCode (cname = "ds_setting", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct Setting { public Text name; public Text word; public double numbers[2]; }
  [CCode (cname = "ds_options", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct Options {
    public uint32 size; public Direction direction; public double width; public double height;
    public double top; public double left; public double bottom; public double right;
    public uint64 active_page; public int64 first_edit; public Setting* settings; public size_t setting_count;
  }
  [CCode (cname = "ds_wheel_event", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct WheelEvent {
    public uint32 size; public Pane pane; public double dx; public double dy; public Unit unit;
    public WheelPhase phase;
  }
  [CCode (cname = "ds_rect", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct Rect { public double x; public double y; public double width; public double height; }
  [CCode (cname = "ds_frame", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct Frame {
    public uint32 size; public uint32 cell_size; public int64 time; public double width; public double height;
    public Rect preview; public Rect thumbnails; public double position; public double preview_position;
    public double preview_offset; public double preview_velocity; public double thumbnails_position;
    public double thumbnails_offset; public double thumbnails_velocity; public double sync_error;
    public double sync_distance; public uint64 active_page; public uint64 target_page; public int64 active_index;
    public int64 count; public int64 selection_count; public int64 undo_depth; public int64 redo_depth;
    public int64 next_edit; public Driver driver; public Phase phase; public bool is_settled; public bool is_editing;
    public bool is_resizing; public bool needs_frames; public uint64 preview_count; public uint64 thumbnails_count;
  }
  [CCode (cname = "ds_cell", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct Cell {
    public uint64 page; public int64 index; public double x; public double y; public double width;
    public double height; public double image_x; public double image_y; public double image_width;
    public double image_height; public double image_shift; public double scale; public double angle;
    public double alpha; public double z; public double extra; public bool is_selected; public int pile;
  }
  [CCode (cname = "ds_event", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct Event {
    public EventKind kind; public Cause cause; public int reason; public Driver driver; public Driver driver_before;
    public Pane pane; public Say say; public uint32 number_count; public int64 time; public uint64 page;
    public uint64 from; public int64 index; public int64 count; public int64 changed; public int64 edit;
    public int64 by; public double width; public double height;
  }

  [CCode (cname = "ds_item", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct Item {
    public uint64 id; public double width; public double height; public double insets[4]; public int64 block_width;
    public int64 block_height; public int64 span; public int64 is_estimated;
  }
  [CCode (cname = "ds_section", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct Section {
    public uint64 id; public double header; public double footer; public Item* items; public size_t item_count;
  }
  [CCode (cname = "ds_parameter", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct LayoutParameter { public Text name; public Text word; public double numbers[4]; }
  [CCode (cname = "ds_layout", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct Layout {
    public uint32 size; public LayoutKind kind; public Axis axis; public uint32 pinned; public LayoutParameter* parameters;
    public size_t parameter_count;
  }
  [CCode (cname = "ds_gallery_options", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct GalleryOptions {
    public uint32 size; public Direction direction; public double width; public double height; public double top;
    public double left; public double bottom; public double right; public Style appearing; public Style disappearing;
    public double appearing_number; public double disappearing_number; public Anchor update_anchor;
    public Anchor switch_anchor; public Anchor bounds_anchor; public bool reduces_motion; public double deceleration;
    public double stiffness;
  }
  [CCode (cname = "ds_change", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct Change {
    public ChangeKind kind; public ItemPlace place; public uint64 id; public uint64 beside; public int64 section_number;
    public int64 item_number; public Item* item; public Section* section;
  }
  [CCode (cname = "ds_gallery_frame", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct GalleryFrame {
    public uint32 size; public uint32 element_size; public int64 time; public double width; public double height;
    public double content_width; public double content_height; public double offset_x; public double offset_y;
    public double greatest_offset_x; public double greatest_offset_y; public double progress; public double anchor_drift;
    public uint64 anchor; public int64 section_count; public LayoutKind layout; public Axis axis;
    public Direction direction; public bool is_settled; public bool is_switching; public bool is_held;
    public bool is_updating; public bool is_resizing; public bool is_touched; public bool is_idle;
    public bool is_overscrolled; public bool needs_frames; public uint64 element_count;
  }
  [CCode (cname = "ds_element", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct Element {
    public uint64 id; public ElementKind kind; public bool is_leaving; public int64 section; public int64 item;
    public int64 row; public int64 column; public double x; public double y; public double width; public double height;
    public double scale; public double angle; public double alpha; public double z;
  }
  [CCode (cname = "ds_gallery_event", has_type_id = false, destroy_function = "", has_copy_function = false)]
  public struct GalleryEvent {
    public GalleryEventKind kind; public UpdateRefusal reason; public int64 time; public uint64 id; public double width;
    public double height;
  }

  [CCode (cname = "ds_make")]
  public Status make (
    Options options, [CCode (array_length_type = "size_t")] Page[] pages, out Viewer viewer);
  [CCode (cname = "ds_restore")]
  public Status restore ([CCode (array_length_type = "size_t")] uint8[] bytes, out Viewer viewer);
  [CCode (cname = "ds_make_names")]
  public Status make_names (out Names names);

  [CCode (cname = "ds_gallery_make")]
  public Status gallery_make (
    GalleryOptions options, Layout layout, [CCode (array_length_type = "size_t")] Section[] sections, out Gallery gallery);

  [CCode (cname = "ds_names", cprefix = "ds_", has_type_id = false)]
  [SimpleType]
  public struct Names : uint64 {
    public Status release_names ();
    public Status page_named ([CCode (array_length_type = "size_t")] char[] name, out uint64 page);
    public Status name_of (uint64 page, [CCode (array_length_type = "size_t")] char[]? name, out size_t length);
    public Status forget_name (uint64 page);
  }

  [CCode (cname = "ds_viewer", cprefix = "ds_", has_type_id = false)]
  [SimpleType]
  public struct Viewer : uint64 {
    public Status release ();
    public Status advance (int64 time);
    public Status next_deadline (out int64 time);
    public Status finger_down (int64 time, Pane pane, double x, double y, bool is_mouse = false);
    public Status finger_moved (int64 time, double x, double y);
    public Status finger_up (int64 time, double x, double y);
    public Status finger_cancelled (int64 time);
    public Status touch_began (int64 time, Pane pane);
    public Status drag_moved (int64 time, Pane pane, double distance);
    public Status touch_ended (int64 time, Pane pane, double velocity);
    public Status touch_cancelled (int64 time, Pane pane);
    public Status wheel (int64 time, WheelEvent event);
    public Status key (int64 time, Key key, uint32 modifiers = 0);
    public Status tap_thumbnails (int64 time, double x, double y);
    public Status lift (int64 time, double x, double y);
    public Status carry (int64 time, double x, double y);
    public Status drop (int64 time);
    public Status cancel_lift (int64 time);
    public Status focus (int64 time, uint64 page, bool is_animated = true);
    public Status step (int64 time, Pane pane, int64 pages);
    public Status reveal (int64 time, Reveal how);
    public Status select (int64 time, Select what, uint64 page = 0);
    public Status resize (
      int64 time, double width, double height, [CCode (array_length = false)] double[]? insets, int64 duration);
    public Status set_commits (int64 time, bool by_host);
    public Status @delete (
      int64 time, [CCode (array_length_type = "size_t")] uint64[] pages, uint32 flags = 0, out int64 edit = null);
    public Status insert (
      int64 time, [CCode (array_length_type = "size_t")] Page[] pages, Place place, uint64 beside = 0,
      uint32 flags = 0, out int64 edit = null);
    public Status move (
      int64 time, [CCode (array_length_type = "size_t")] uint64[] pages, Place place,
      uint64 beside = 0, uint32 flags = 0, out int64 edit = null);
    public Status arrange (
      int64 time, [CCode (array_length_type = "size_t")] uint64[] pages, uint32 flags = 0, out int64 edit = null);
    public Status turn (
      int64 time, [CCode (array_length_type = "size_t")] uint64[] pages, int64 quarters, uint32 flags = 0,
      out int64 edit = null);
    public Status replace (int64 time, [CCode (array_length_type = "size_t")] Page[] pages, uint32 flags = 0);
    public Status set_aspect (int64 time, uint64 page, double aspect);
    public Status commit (int64 time, int64 edit);
    public Status fail_commit (int64 time, int64 edit);
    public Status cancel (int64 time, int64 edit);
    public Status undo (int64 time, out int64 edit = null);
    public Status redo (int64 time, out int64 edit = null);
    public Status read_frame (
      ref Frame frame, [CCode (array_length_type = "size_t")] Cell[]? preview,
      [CCode (array_length_type = "size_t")] Cell[]? thumbnails);
    public Status read_setting (
      [CCode (array_length_type = "size_t")] char[] name, [CCode (array_length = false)] double[] numbers,
      [CCode (array_length_type = "size_t")] char[]? word, out size_t word_length);
    public Status save ([CCode (array_length_type = "size_t")] uint8[]? bytes, out size_t count);
    public Status poll_events (
      [CCode (array_length = false)] Event[] events, size_t event_size, size_t event_room,
      [CCode (array_length_type = "size_t")] uint64[] numbers, out size_t event_count, out size_t number_count);
    public Status page_at (int64 index, out uint64 page);
    public Status index_of (uint64 page, out int64 index);
    public Status hit_test (Pane pane, double x, double y, out uint64 page);
    public Status pages ([CCode (array_length_type = "size_t")] uint64[] pages, out size_t count);
    public Status selected_pages ([CCode (array_length_type = "size_t")] uint64[] pages, out size_t count);
  }

  [CCode (cname = "ds_gallery", cprefix = "ds_gallery_", has_type_id = false)]
  [SimpleType]
  public struct Gallery : uint64 {
    public Status release ();
    public Status advance (int64 time);
    public Status next_deadline (out int64 time);
    public Status touch_began (int64 time);
    public Status drag_moved (int64 time, double dx, double dy);
    public Status touch_ended (int64 time, double vx, double vy);
    public Status touch_cancelled (int64 time);
    public Status scroll_to (int64 time, uint64 item, Side side, bool is_animated = true);
    public Status scroll_by (int64 time, double points);
    [CCode (cname = "ds_gallery_switch")]
    public Status switch_layout (int64 time, Layout layout, int64 duration);
    public Status hold_switch (int64 time, Layout layout);
    public Status move_switch (int64 time, double progress, int64 duration);
    public Status finish_switch (int64 time, int64 duration);
    public Status take_back (int64 time, int64 duration);
    public Status update (int64 time, [CCode (array_length_type = "size_t")] Change[] changes, int64 duration);
    public Status measure (int64 time, [CCode (array_length_type = "size_t")] Item[] items);
    public Status resize (
      int64 time, double width, double height, [CCode (array_length = false)] double[]? insets, int64 duration);
    public Status set_direction (int64 time, Direction direction);
    public Status read_frame (ref GalleryFrame frame, [CCode (array_length_type = "size_t")] Element[]? elements);
    public Status poll_events (
      [CCode (array_length = false)] GalleryEvent[] events, size_t event_size, size_t room, out size_t count);
    public Status hit_test (double x, double y, out uint64 item);
    public Status find (uint64 item, out Element element, size_t element_size);
    public Status items (int64 section, [CCode (array_length_type = "size_t")] uint64[] items, out size_t count);
  }
}
