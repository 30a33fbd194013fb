import DualStrip

/// Stands for the disk of an app: what it is asked takes a while, and may fail.
actor Store {
  /// The pages whose files are gone. Requests made at the same time run in any order.
  private(set) var erased: Set<PageID> = []

  /// Erases the files of all these pages or of none, so that one answer is true of each of them.
  ///
  /// - Returns: whether they are gone; files of pages divisible by 5 cannot be erased.
  func erase(_ pages: [PageID]) -> Bool {
    if pages.contains(where: { $0.rawValue.isMultiple(of: 5) }) { return false }
    erased.formUnion(pages)
    return true
  }
}
