import DualStrip

/// Returns the page at an index, from 0; 0 if there is none.
@_expose(wasm, "pageAt")
@_cdecl("dualstrip_page_at")
public func pageAt(_ handle: Int32, _ index: Double) -> Double {
  guard let index = Int(exactly: index) else { return 0 }
  return Double(Viewers.viewer(handle)?.page(at: index) ?? 0)
}

/// Returns the first page of a row of selected pages, by the number of the row; 0 if there is none.
@_expose(wasm, "selectedFrom")
@_cdecl("dualstrip_selected_from")
public func selectedFrom(_ handle: Int32, _ row: Double) -> Double {
  Double(selectedRow(handle, row)?.first.rawValue ?? 0)
}

/// Returns how many pages a row of selected pages has.
@_expose(wasm, "selectedCount")
@_cdecl("dualstrip_selected_count")
public func selectedCount(_ handle: Int32, _ row: Double) -> Double {
  Double(selectedRow(handle, row)?.count ?? 0)
}

private func selectedRow(_ handle: Int32, _ row: Double) -> PageRow? {
  guard let rows = Viewers.viewer(handle)?.selectedRows, let row = Int(exactly: row),
    rows.indices.contains(row)
  else { return nil }
  return rows[row]
}

/// Returns the index of a page; -1 if the page is not in the document.
@_expose(wasm, "indexOf")
@_cdecl("dualstrip_index_of")
public func indexOf(_ handle: Int32, _ page: Double) -> Double {
  guard let page = UInt64(exactly: page) else { return -1 }
  return Double(Viewers.viewer(handle)?.index(of: page) ?? -1)
}
