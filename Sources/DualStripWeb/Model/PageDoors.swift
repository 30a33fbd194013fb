/// Returns the page at an index, from 0; 0 if there is none.
@_expose(wasm, "pageAt")
@_cdecl("dualstrip_page_at")
public func pageAt(_ handle: Int32, _ index: Double) -> Double {
  guard let index = Int(exactly: index) else { return 0 }
  return Double(Viewers.viewer(handle)?.page(at: index) ?? 0)
}

/// Returns the index of a page; -1 if the page is not in the document.
@_expose(wasm, "indexOf")
@_cdecl("dualstrip_index_of")
public func indexOf(_ handle: Int32, _ page: Double) -> Double {
  guard let page = UInt64(exactly: page) else { return -1 }
  return Double(Viewers.viewer(handle)?.index(of: page) ?? -1)
}
