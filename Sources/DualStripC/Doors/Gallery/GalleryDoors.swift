// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CDualStrip
import CollectionGallery

// MARK: Galleries

@c @implementation
public func ds_gallery_make(
  _ options: UnsafePointer<ds_gallery_options>?, _ layout: UnsafePointer<ds_layout>?,
  _ sections: UnsafePointer<ds_section>?, _ sectionCount: Int,
  _ gallery: UnsafeMutablePointer<ds_gallery>?
) -> ds_status {
  status { () throws(Fault) in
    unsafe try set(gallery, 0)
    let options = unsafe try structure(options, "ds_gallery_options")
    let layout = unsafe try DualStripC.layout(layout)
    let content = unsafe try DualStripC.content(sections, sectionCount)
    unsafe try set(gallery, try HeldGallery(options.viewer(content, layout)).kept())
  }
}

@c @implementation
public func ds_gallery_release(_ gallery: ds_gallery) -> ds_status { HeldGallery.release(gallery) }

@c @implementation
public func ds_gallery_advance(_ gallery: ds_gallery, _ time: ds_time) -> ds_status {
  DualStripC.gallery(gallery) { (held) throws(Fault) in try held.advance(to: time) }
}

@c @implementation
public func ds_gallery_next_deadline(
  _ gallery: ds_gallery, _ time: UnsafeMutablePointer<ds_time>?
) -> ds_status {
  DualStripC.gallery(gallery) { (held) throws(Fault) in
    unsafe try set(time, held.viewer.nextDeadlineTime?.ticks ?? .max)
  }
}

// MARK: Scrolling

@c @implementation
public func ds_gallery_touch_began(_ gallery: ds_gallery, _ time: ds_time) -> ds_status {
  DualStripC.gallery(gallery, time) { .touchBegan }
}

@c @implementation
public func ds_gallery_drag_moved(
  _ gallery: ds_gallery, _ time: ds_time, _ dx: Double, _ dy: Double
) -> ds_status {
  DualStripC.gallery(gallery, time) { .dragMoved(by: Point(x: dx, y: dy)) }
}

@c @implementation
public func ds_gallery_touch_ended(
  _ gallery: ds_gallery, _ time: ds_time, _ vx: Double, _ vy: Double
) -> ds_status {
  DualStripC.gallery(gallery, time) { .touchEnded(velocity: Point(x: vx, y: vy)) }
}

@c @implementation
public func ds_gallery_touch_cancelled(_ gallery: ds_gallery, _ time: ds_time) -> ds_status {
  DualStripC.gallery(gallery, time) { .touchCancelled }
}

@c @implementation
public func ds_gallery_scroll_to(
  _ gallery: ds_gallery, _ time: ds_time, _ item: ds_item_id, _ side: ds_enum,
  _ isAnimated: Int32
) -> ds_status {
  DualStripC.gallery(gallery, time) { () throws(Fault) in
    .scrollTo(
      ItemID(item), at: try Values.sides.value(side, "the side"), animated: isAnimated != 0)
  }
}

@c @implementation
public func ds_gallery_scroll_by(
  _ gallery: ds_gallery, _ time: ds_time, _ points: Double
) -> ds_status {
  DualStripC.gallery(gallery, time) { .scrollBy(points) }
}

// MARK: Switches

@c @implementation
public func ds_gallery_switch(
  _ gallery: ds_gallery, _ time: ds_time, _ layout: UnsafePointer<ds_layout>?,
  _ duration: ds_time
) -> ds_status {
  DualStripC.gallery(gallery, time) { () throws(Fault) in
    unsafe .switchLayout(try DualStripC.layout(layout), over: Time(ticks: duration))
  }
}

@c @implementation
public func ds_gallery_hold_switch(
  _ gallery: ds_gallery, _ time: ds_time, _ layout: UnsafePointer<ds_layout>?
) -> ds_status {
  DualStripC.gallery(gallery, time) { () throws(Fault) in
    unsafe .holdSwitch(try DualStripC.layout(layout))
  }
}

@c @implementation
public func ds_gallery_move_switch(
  _ gallery: ds_gallery, _ time: ds_time, _ progress: Double, _ duration: ds_time
) -> ds_status {
  DualStripC.gallery(gallery, time) {
    .moveSwitch(progress: progress, over: Time(ticks: duration))
  }
}

@c @implementation
public func ds_gallery_finish_switch(
  _ gallery: ds_gallery, _ time: ds_time, _ duration: ds_time
) -> ds_status {
  DualStripC.gallery(gallery, time) { .finishSwitch(over: Time(ticks: duration)) }
}

@c @implementation
public func ds_gallery_take_back(
  _ gallery: ds_gallery, _ time: ds_time, _ duration: ds_time
) -> ds_status {
  DualStripC.gallery(gallery, time) { .takeBack(over: Time(ticks: duration)) }
}

// MARK: Content and pane

@c @implementation
public func ds_gallery_update(
  _ gallery: ds_gallery, _ time: ds_time, _ changes: UnsafePointer<ds_change>?, _ count: Int,
  _ duration: ds_time
) -> ds_status {
  DualStripC.gallery(gallery, time) { () throws(Fault) in
    let changes = unsafe try buffer(changes, count)
    var (made, sections): ([GalleryChange], [ItemID: GallerySection]) = ([], [:])
    for place in changes.indices {
      made.append(unsafe try changes[place].change())
      let id = unsafe changes[place].id
      if let section = unsafe changes[place].section {
        sections[ItemID(id)] = unsafe try section.pointee.section()
      } else if case .reloadSection = made.last {
        throw Fault(DS_NULL, "the section \(id) to reload has no address for its items")
      }
    }
    return .update(made, sections: sections, over: Time(ticks: duration))
  }
}

@c @implementation
public func ds_gallery_measure(
  _ gallery: ds_gallery, _ time: ds_time, _ items: UnsafePointer<ds_item>?, _ count: Int
) -> ds_status {
  DualStripC.gallery(gallery, time) { () throws(Fault) in
    var sizes: [ItemID: Size] = [:]
    let items = unsafe try buffer(items, count)
    for place in items.indices {
      let item = unsafe items[place]
      sizes[ItemID(item.id)] = Size(width: item.width, height: item.height)
    }
    return .measure(sizes)
  }
}

@c @implementation
public func ds_gallery_resize(
  _ gallery: ds_gallery, _ time: ds_time, _ width: Double, _ height: Double,
  _ insets: UnsafePointer<Double>?, _ duration: ds_time
) -> ds_status {
  DualStripC.gallery(gallery, time) {
    unsafe .changeBounds(
      Size(width: width, height: height), insets: edges(insets), over: Time(ticks: duration))
  }
}

@c @implementation
public func ds_gallery_set_direction(
  _ gallery: ds_gallery, _ time: ds_time, _ direction: ds_enum
) -> ds_status {
  DualStripC.gallery(gallery, time) { () throws(Fault) in
    .setDirection(try Values.directions.value(direction, "the direction"))
  }
}
