// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CDualStrip
import CollectionLayouts
import DualStrip
import ScrollPhysics

@c @implementation
public func ds_abi_version() -> UInt32 { UInt32(DS_ABI_VERSION) }

@c @implementation
public func ds_milliseconds(_ milliseconds: Double) -> ds_time {
  Time.milliseconds(milliseconds).ticks
}

@c @implementation
public func ds_make(
  _ options: UnsafePointer<ds_options>?, _ pages: UnsafePointer<ds_page>?, _ pageCount: Int,
  _ viewer: UnsafeMutablePointer<ds_viewer>?
) -> ds_status {
  status { () throws(Fault) in
    unsafe try set(viewer, 0)
    let options = unsafe try structure(options, "ds_options")
    let made = unsafe try DualStripViewer(options, DualStripC.pages(pages, pageCount))
    unsafe try set(viewer, try HeldViewer(made).kept())
  }
}

extension DualStripViewer {
  fileprivate init(_ options: ds_options, _ pages: [Page]) throws(Fault) {
    let configuration = unsafe try options.configuration()
    do throws(EditRefusal) {
      unsafe try self.init(
        validating: pages, activePage: PageID(options.active_page),
        bounds: Size(width: options.width, height: options.height),
        insets: EdgeInsets(
          top: options.top, left: options.left, bottom: options.bottom, right: options.right),
        configuration: configuration,
        firstEdit: EditID(rawValue: max(1, Int(clamping: options.first_edit))))
    } catch {
      throw Fault(DS_INVALID, error.description)
    }
  }
}

@c @implementation
public func ds_release(_ viewer: ds_viewer) -> ds_status { HeldViewer.release(viewer) }

@c @implementation
public func ds_advance(_ viewer: ds_viewer, _ time: ds_time) -> ds_status {
  with(viewer) { (held) throws(Fault) in _ = try held.arrive(at: time) }
}

@c @implementation
public func ds_next_deadline(
  _ viewer: ds_viewer, _ time: UnsafeMutablePointer<ds_time>?
) -> ds_status {
  with(viewer) { (held) throws(Fault) in unsafe try set(time, held.nextDeadline?.ticks ?? .max) }
}
