extension ElementMap {
  /// Returns the item nearest to a gone one that is still there, in its section or in neighboring
  /// ones; a tie goes to the later item. Cost: that of the gone items in between, which are visited
  /// one by one; a section that goes is skipped at once.
  package func nearestSurvivor(
    of gone: ItemIndex, in content: some CollectionContent
  ) -> (old: ItemIndex, new: ItemIndex)? {
    var (later, earlier): (ItemIndex?, ItemIndex?) = (gone, gone)
    while later != nil || earlier != nil {
      later = later.flatMap { content.item(after: lastSpokenFor(with: $0, in: content)) }
      if let item = later, let new = newItem(of: item) { return (item, new) }
      earlier = earlier.flatMap { content.item(before: firstSpokenFor(with: $0)) }
      if let item = earlier, let new = newItem(of: item) { return (item, new) }
    }
    return nil
  }

  private func lastSpokenFor(with item: ItemIndex, in content: some CollectionContent) -> ItemIndex
  {
    guard speaksForItems(ofOld: item.section) else { return item }
    return ItemIndex(
      section: item.section, item: content.boundedItemCount(inSection: item.section))
  }

  private func firstSpokenFor(with item: ItemIndex) -> ItemIndex {
    speaksForItems(ofOld: item.section) ? ItemIndex(section: item.section, item: 0) : item
  }
}

extension CollectionContent {
  /// Returns the next item, possibly in a later section.
  fileprivate func item(after item: ItemIndex) -> ItemIndex? {
    var next = ItemIndex(section: item.section, item: item.item + 1)
    while next.section < boundedSectionCount {
      if next.item < boundedItemCount(inSection: next.section) { return next }
      next = ItemIndex(section: next.section + 1, item: 0)
    }
    return nil
  }

  /// Returns the previous item, possibly in an earlier section.
  fileprivate func item(before item: ItemIndex) -> ItemIndex? {
    if item.item > 0 { return ItemIndex(section: item.section, item: item.item - 1) }
    for section in stride(from: item.section - 1, through: 0, by: -1) {
      let count = boundedItemCount(inSection: section)
      if count > 0 { return ItemIndex(section: section, item: count - 1) }
    }
    return nil
  }
}
