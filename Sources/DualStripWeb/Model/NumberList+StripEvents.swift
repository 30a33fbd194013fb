import DualStrip

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The index of the case among all cases.
  var number: Double { Double(Self.allCases.firstIndex(of: self) ?? 0) }
}

/// The events of the strips. Pages are numbers from 1; 0 stands for no page.
extension NumberList {
  mutating func append(_ event: ViewerEvent) {
    switch event.kind {
    case .activePageChanged(let from, let page, let index, let cause):
      append(0, event.time, [number(from), number(page), Double(index ?? -1), number(cause)])
    case .indexChanged(let page, let index, let cause):
      append(1, event.time, [number(page), Double(index), number(cause)])
    case .settled(let page, let index): append(2, event.time, [number(page), Double(index)])
    case .driverChanged(let from, let to): append(3, event.time, [from.number, to.number])
    case .editAccepted(let edit, let pages): append(4, event.time, numbers(edit, pages))
    case .commitRequested(let edit, let pages): append(5, event.time, numbers(edit, pages))
    case .committed(let edit, let pages): append(6, event.time, numbers(edit, pages))
    case .commitFailed(let edit, let pages): append(7, event.time, numbers(edit, pages))
    case .editCancelled(let edit, let pages): append(8, event.time, numbers(edit, pages))
    case .editRefused(let refusal):
      append(9, event.time, [number(refusal.reason)] + refusal.pages.map(number))
    case .focusFinished(let page): append(10, event.time, [number(page)])
    case .focusCancelled(let page): append(11, event.time, [number(page)])
    case .resized(let size): append(12, event.time, [size.width, size.height])
    case .sizeIgnored(let page): append(13, event.time, [number(page)])
    case .stepIgnored(let pane): append(14, event.time, [pane.number])
    // There is only one reason.
    case .stepRefused(let pane, .held): append(15, event.time, [pane.number])
    case .announced(let announcement): append(16, event.time, numbers(announcement))
    case .selectionChanged(let added, let removed):
      append(17, event.time, [Double(added.count)] + (added + removed).flatMap(numbers))
    case .undone(let edit, let by): append(50, event.time, [number(edit), number(by)])
    case .redone(let edit, let by): append(51, event.time, [number(edit), number(by)])
    case .restoreRequested(let edit, let pages): append(52, event.time, numbers(edit, pages))
    case .restored(let edit, let pages): append(53, event.time, numbers(edit, pages))
    case .restoreFailed(let edit, let pages): append(54, event.time, numbers(edit, pages))
    case .lifted(let rows): append(55, event.time, rows.flatMap(numbers))
    case .liftRefused(let refusal):
      append(56, event.time, [refusal == .noPage ? 0 : refusal == .carrying ? 1 : 2])
    case .dropped(let edit): append(57, event.time, [number(edit)])
    case .liftCancelled: append(58, event.time, [])
    @unknown default: append(-1, event.time, [])
    }
  }

  private func numbers(_ row: PageRow) -> [Double] {
    [number(row.first), number(row.last), Double(row.count)]
  }

  private func number(_ page: PageID?) -> Double { page.map { Double($0.rawValue) } ?? 0 }

  private func number(_ edit: EditID?) -> Double { edit.map { Double($0.rawValue) } ?? 0 }

  private func numbers(_ edit: EditID, _ pages: [PageID]) -> [Double] {
    [Double(edit.rawValue)] + pages.map(number)
  }

  private func numbers(_ announcement: Announcement) -> [Double] {
    switch announcement {
    case .page(_, let place, let count): return [0, Double(place), Double(count)]
    case .count(let count): return [1, Double(count)]
    case .deleted(let pages, let count): return [2, Double(pages), Double(count)]
    case .restored(let pages, let count): return [3, Double(pages), Double(count)]
    case .refused(let reason): return [4, number(reason)]
    @unknown default: return [-1]
    }
  }

  private func number(_ cause: ViewerEvent.Cause) -> Double {
    switch cause {
    case .drag(let pane): return pane == .preview ? 0 : 1
    case .settle(let pane): return pane == .preview ? 2 : 3
    case .focus: return 4
    case .delete: return 5
    case .insert: return 6
    case .move: return 7
    case .replace: return 8
    @unknown default: return -1
    }
  }

  private func number(_ reason: EditRefusal.Reason) -> Double {
    switch reason {
    case .nothing: return 0
    case .unknownPage: return 1
    case .beingDeleted: return 2
    case .duplicate: return 3
    case .alreadyThere: return 4
    case .relativeToItself: return 5
    case .invalidAspect: return 6
    case .notWaiting: return 7
    case .tooLate: return 8
    case .tooManyWaiting: return 9
    case .missing: return 10
    case .nothingToUndo: return 11
    case .nothingToRedo: return 12
    case .invalidTurn: return 13
    @unknown default: return -1
    }
  }
}
