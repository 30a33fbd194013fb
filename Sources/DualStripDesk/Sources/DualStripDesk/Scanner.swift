import CDesk
import CSane
import Foundation

/// A scanner that feeds page after page. It runs in a thread of its own, and tells what happens.
nonisolated struct Scanner: Sendable {
  enum Event: Sendable {
    /// A page is being read; it will be stored in this file.
    case begun(String)
    /// The page is stored.
    case stored
    /// The page could not be read.
    case failed(String)
    /// There are no more pages; with what went wrong, if something did.
    case finished(String?)
  }

  /// The name of the device; the first one that SANE finds if it is empty.
  let device: String
  /// The folder where scans are stored.
  let folder: String
  let tell: @MainActor @Sendable (Event) -> Void

  func start() {
    Thread.detachNewThread { [self] in
      let problem = scan()
      onMain { tell(.finished(problem)) }
    }
  }

  private func scan() -> String? {
    sane_init(nil, nil)
    defer { sane_exit() }
    guard let name = device.isEmpty ? firstDevice : device else { return "no scanner was found" }
    var handle: SANE_Handle?
    let opened = sane_open(name, &handle)
    guard opened == SANE_STATUS_GOOD, let handle else { return words(opened) }
    defer { sane_close(handle) }
    _ = set("mode", to: "Color", of: handle)
    var hasMore = true
    let hasFeeder = set("source", to: "Automatic Document Feeder", of: handle)
    while hasMore {
      hasMore = hasFeeder
      let status = sane_start(handle)
      if status == SANE_STATUS_NO_DOCS { return nil }
      guard status == SANE_STATUS_GOOD else { return words(status) }
      let file = "\(folder)/scan-\(UUID().uuidString).png"
      onMain { tell(.begun(file)) }
      if let problem = read(handle, to: file) {
        onMain { tell(.failed(problem)) }
        sane_cancel(handle)
        return nil
      }
      onMain { tell(.stored) }
    }
    return nil
  }

  private var firstDevice: String? {
    var list: UnsafeMutablePointer<UnsafePointer<SANE_Device>?>?
    guard sane_get_devices(&list, 0) == SANE_STATUS_GOOD, let first = list?.pointee else {
      return nil
    }
    return String(cString: first.pointee.name)
  }

  /// Reads one page, and stores it as a PNG.
  private func read(_ handle: SANE_Handle, to file: String) -> String? {
    var format = SANE_Parameters()
    guard sane_get_parameters(handle, &format) == SANE_STATUS_GOOD else { return "no parameters" }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var count: SANE_Int = 0
      let status = sane_read(handle, &buffer, SANE_Int(buffer.count), &count)
      bytes += buffer[..<Int(count)]
      if status == SANE_STATUS_EOF { break }
      guard status == SANE_STATUS_GOOD else { return words(status) }
    }
    guard format.depth == 8, format.pixels_per_line > 0, format.bytes_per_line > 0 else {
      return "a format that is not supported"
    }
    return store(bytes, format, to: file)
  }

  private func store(_ bytes: [UInt8], _ format: SANE_Parameters, to file: String) -> String? {
    let (width, stride) = (Int(format.pixels_per_line), Int(format.bytes_per_line))
    let height = bytes.count / stride
    guard height > 0,
      let picture = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height))
    else { return "an empty page" }
    defer { g_object_unref(Object(picture)) }
    let (pixels, row) = (
      made(gdk_pixbuf_get_pixels(picture)), Int(gdk_pixbuf_get_rowstride(picture))
    )
    let isColor = format.format == SANE_FRAME_RGB
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<3 {
          pixels[y * row + x * 3 + channel] = bytes[y * stride + (isColor ? x * 3 + channel : x)]
        }
      }
    }
    // The file is there when it is complete.
    let isWritten = gdk_pixbuf_savev(picture, file + ".part", "png", nil, nil, nil) != 0
    return isWritten && rename(file + ".part", file) == 0 ? nil : "it cannot be stored"
  }

  private func words(_ status: SANE_Status) -> String { String(cString: sane_strstatus(status)) }

  /// Sets an option with a text.
  ///
  /// - Returns: whether the device has such an option and such a value.
  private func set(_ name: String, to value: String, of handle: SANE_Handle) -> Bool {
    var number: SANE_Int = 1
    while let option = sane_get_option_descriptor(handle, number) {
      if let known = option.pointee.name, String(cString: known) == name {
        var text = [CChar](repeating: 0, count: max(Int(option.pointee.size), value.utf8.count + 1))
        for (place, byte) in value.utf8.enumerated() { text[place] = CChar(bitPattern: byte) }
        return sane_control_option(handle, number, SANE_ACTION_SET_VALUE, &text, nil)
          == SANE_STATUS_GOOD
      }
      number += 1
    }
    return false
  }
}
