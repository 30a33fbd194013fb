// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CDualStrip
import CollectionLayouts
import DualStrip
import ScrollPhysics

// MARK: The app

@c @implementation
public func ds_focus(
  _ viewer: ds_viewer, _ time: ds_time, _ page: ds_page_id, _ isAnimated: Int32
) -> ds_status {
  with(viewer, time) { .focus(PageID(page), animated: isAnimated != 0) }
}

@c @implementation
public func ds_step(
  _ viewer: ds_viewer, _ time: ds_time, _ pane: ds_enum, _ pages: Int64
) -> ds_status {
  with(viewer, time) { () throws(Fault) in
    .step(try DualStripC.pane(pane), by: Int(clamping: pages))
  }
}

@c @implementation
public func ds_reveal(_ viewer: ds_viewer, _ time: ds_time, _ how: ds_enum) -> ds_status {
  with(viewer, time) { () throws(Fault) in
    .reveal(try Values.reveals.value(how, "the way to reveal"))
  }
}

@c @implementation
public func ds_select(
  _ viewer: ds_viewer, _ time: ds_time, _ what: ds_enum, _ page: ds_page_id
) -> ds_status {
  with(viewer, time) { () throws(Fault) in .select(try selecting(what, page)) }
}

@c @implementation
public func ds_resize(
  _ viewer: ds_viewer, _ time: ds_time, _ width: Double, _ height: Double,
  _ insets: UnsafePointer<Double>?, _ duration: ds_time
) -> ds_status {
  with(viewer, time) {
    unsafe .changeBounds(
      Size(width: width, height: height), insets: edges(insets), over: Time(ticks: duration))
  }
}

@c @implementation
public func ds_set_commits(_ viewer: ds_viewer, _ time: ds_time, _ byHost: Int32) -> ds_status {
  with(viewer, time) { .setCommits(byHost != 0 ? .byHost : .immediate) }
}

// MARK: Edits

@c @implementation
public func ds_delete(
  _ viewer: ds_viewer, _ time: ds_time, _ pages: UnsafePointer<ds_page_id>?, _ count: Int,
  _ flags: UInt32, _ edit: UnsafeMutablePointer<ds_edit>?
) -> ds_status {
  unsafe with(viewer, time, flags, number: edit) { () throws(Fault) in
    .delete(unsafe try pageIDs(pages, count))
  }
}

@c @implementation
public func ds_insert(
  _ viewer: ds_viewer, _ time: ds_time, _ pages: UnsafePointer<ds_page>?, _ count: Int,
  _ destination: ds_enum, _ beside: ds_page_id, _ flags: UInt32,
  _ edit: UnsafeMutablePointer<ds_edit>?
) -> ds_status {
  unsafe with(viewer, time, flags, number: edit) { () throws(Fault) in
    .insert(
      unsafe try DualStripC.pages(pages, count),
      try DualStripC.destination(destination, beside))
  }
}

@c @implementation
public func ds_move(
  _ viewer: ds_viewer, _ time: ds_time, _ pages: UnsafePointer<ds_page_id>?, _ count: Int,
  _ destination: ds_enum, _ beside: ds_page_id, _ flags: UInt32,
  _ edit: UnsafeMutablePointer<ds_edit>?
) -> ds_status {
  unsafe with(viewer, time, flags, number: edit) { () throws(Fault) in
    .move(unsafe try pageIDs(pages, count), try DualStripC.destination(destination, beside))
  }
}

@c @implementation
public func ds_arrange(
  _ viewer: ds_viewer, _ time: ds_time, _ pages: UnsafePointer<ds_page_id>?, _ count: Int,
  _ flags: UInt32, _ edit: UnsafeMutablePointer<ds_edit>?
) -> ds_status {
  unsafe with(viewer, time, flags, number: edit) { () throws(Fault) in
    .arrange(unsafe try pageIDs(pages, count))
  }
}

@c @implementation
public func ds_turn(
  _ viewer: ds_viewer, _ time: ds_time, _ pages: UnsafePointer<ds_page_id>?, _ count: Int,
  _ quarters: Int64, _ flags: UInt32, _ edit: UnsafeMutablePointer<ds_edit>?
) -> ds_status {
  unsafe with(viewer, time, flags, number: edit) { () throws(Fault) in
    .turn(unsafe try pageIDs(pages, count), quarters: Int(clamping: quarters))
  }
}

@c @implementation
public func ds_replace(
  _ viewer: ds_viewer, _ time: ds_time, _ pages: UnsafePointer<ds_page>?, _ count: Int,
  _ flags: UInt32
) -> ds_status {
  with(viewer, time, flags, number: nil) { () throws(Fault) in
    .replace(unsafe try DualStripC.pages(pages, count))
  }
}

@c @implementation
public func ds_set_aspect(
  _ viewer: ds_viewer, _ time: ds_time, _ page: ds_page_id, _ aspect: Double
) -> ds_status {
  with(viewer, time, number: nil) { .setAspect(PageID(page), aspect) }
}

@c @implementation
public func ds_commit(_ viewer: ds_viewer, _ time: ds_time, _ edit: ds_edit) -> ds_status {
  with(viewer, time, number: nil) { .commit(EditID(rawValue: Int(clamping: edit))) }
}

@c @implementation
public func ds_fail_commit(_ viewer: ds_viewer, _ time: ds_time, _ edit: ds_edit) -> ds_status {
  with(viewer, time, number: nil) { .failCommit(EditID(rawValue: Int(clamping: edit))) }
}

@c @implementation
public func ds_cancel(_ viewer: ds_viewer, _ time: ds_time, _ edit: ds_edit) -> ds_status {
  with(viewer, time, number: nil) { .cancel(EditID(rawValue: Int(clamping: edit))) }
}

@c @implementation
public func ds_undo(
  _ viewer: ds_viewer, _ time: ds_time, _ edit: UnsafeMutablePointer<ds_edit>?
) -> ds_status {
  unsafe with(viewer, time, number: edit) { .undo }
}

@c @implementation
public func ds_redo(
  _ viewer: ds_viewer, _ time: ds_time, _ edit: UnsafeMutablePointer<ds_edit>?
) -> ds_status {
  unsafe with(viewer, time, number: edit) { .redo }
}
