import CollectionLayouts
import ScrollPhysics

/// Aspects that become known late.
extension DualStripViewer {
  mutating func applyAspect(
    _ aspect: Double, of page: PageID, into events: inout [ViewerEvent]
  ) throws(EditRefusal) {
    guard Page.isValid(aspect: aspect) else { throw EditRefusal(.invalidAspect, pages: [page]) }
    guard let slot = document.slot(of: page) else {
      return report(.sizeIgnored(page), into: &events)
    }
    let old = document.aspects[slot]
    guard aspect != old else { return }
    let shown = edits.aspectChanges.value(of: slot, at: now) ?? old
    edits.aspectChanges.add(change(of: slot, from: shown, to: aspect, over: durations.aspect))
    document.aspects[slot] = aspect
  }
}
