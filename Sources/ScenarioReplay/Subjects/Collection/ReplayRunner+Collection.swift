import CollectionGallery
import CollectionLayouts
import DualStrip

/// Performs the statements about a collection when their time has come.
extension ReplayRunner {
  mutating func input(_ input: CollectionViewer.Input) {
    take(give(.collection(input)))
    showState()
  }

  // MARK: Changes under way

  /// Begins a switch or an update.
  mutating func begin(
    _ input: CollectionViewer.Input, statement index: Int, layout: String? = nil
  ) {
    var refusal: UpdateRefusal?
    show(.given(.collection(input)))
    change { collection in
      let events = collection.viewer.handle(input, at: collection.viewer.now)
      for case .updateRefused(let reason) in events.map({ $0.kind }) { refusal = reason }
      if let layout { collection.switched(to: layout) }
      if refusal == nil { collection.began(statement: index) }
      return events
    }
    guard let refusal, !isLenient, !syntax.countsRefusals else { return }
    show(
      .warning(
        .refusedUpdate(
          at: syntax.script[index].bodyRange, time: DecimalText.seconds(now),
          reason: refusal.text)))
  }

  /// Changes the collection, and shows the result.
  private mutating func change(_ body: (inout CollectionSubject) -> [CollectionEvent]) {
    guard var collection = subject.ofCollection else { return }
    let events = body(&collection)
    subject = .collection(collection)
    take(events.map(ReplayEvent.collection))
    showState()
  }

  /// Whether the change with a label is under way; if not, records a trouble.
  private mutating func isOnItsWay(_ label: Located<String>, statement index: Int) -> Bool {
    guard let collection = subject.ofCollection,
      let other = timeline.statement(labelled: label.value), collection.isOnItsWay(other)
    else {
      trouble(index, "`\(label.value)` is not on its way")
      showState()
      return false
    }
    return true
  }

  /// Whether the switch with a label is held; if not, records a trouble.
  mutating func isHeld(_ label: Located<String>, statement index: Int) -> Bool {
    guard isOnItsWay(label, statement: index) else { return false }
    guard let collection = subject.ofCollection, collection.viewer.isHeld else {
      trouble(index, "`\(label.value)` is no longer held")
      showState()
      return false
    }
    return true
  }

  mutating func takeBack(_ label: Located<String>, over: Measure?, statement index: Int) {
    guard isOnItsWay(label, statement: index),
      let other = timeline.statement(labelled: label.value)
    else { return }
    let duration = setup.time(over, usually: CollectionSubject.usualDuration)
    show(.given(.collection(.takeBack(over: duration))))
    change { collection in
      let events = collection.takeBack(over: duration)
      collection.began(statement: other)
      return events
    }
  }

  // MARK: Names

  /// Returns the item with a name; if no item ever had it, records a trouble.
  mutating func item(_ name: Located<String>, statement index: Int) -> ItemID? {
    let id = setup.names.item(name.value)
    if id == nil { trouble(index, "there is no item `\(name.value)` yet") }
    return id
  }

  /// Binds the changes of a batch to the present items.
  mutating func bound(
    _ changes: [BatchChange], statement index: Int
  ) -> (changes: [GalleryChange], sections: [ItemID: GallerySection])? {
    guard let collection = subject.ofCollection else { return nil }
    var binding = BatchBinding(content: collection.viewer.content, changes: changes, setup: setup)
    binding.bind()
    setup.names = binding.names
    if let unknown = binding.unknown {
      trouble(index, "there is no `\(unknown)` yet")
      return nil
    }
    return (binding.bound, binding.sections)
  }

  // MARK: Fingers

  /// Taps the middle of the visible part of an item.
  mutating func tapItem(
    _ target: Target, of collection: CollectionSubject, statement index: Int
  ) {
    let reader = CollectionReader(collection, names: setup.names)
    guard case .item(.some(let item)) = reader.item(target), finger == nil else {
      trouble(
        index,
        finger == nil ? "there is no such item at this moment" : "a finger is on the glass")
      return showState()
    }
    guard let point = collection.viewer.pointOfItem(item) else {
      trouble(index, "no part of \(setup.names.name(item)) is on the screen")
      return showState()
    }
    guard collection.viewer.item(at: point) == item else {
      trouble(index, "something else covers \(setup.names.name(item))")
      return showState()
    }
    input(.touchBegan)
    input(.touchEnded(velocity: .zero))
  }
}

extension CollectionSubject {
  /// The usual time for taking back a change or finishing a held switch.
  static let usualDuration = Time.milliseconds(300)
}

extension CollectionViewer {
  /// The middle of the visible part of an item, from the pane's corner; `nil` if no part of it is
  /// on the screen.
  fileprivate func pointOfItem(_ item: ItemID) -> Point? {
    guard let frame = layoutAttributes(of: item)?.frame else { return nil }
    let pane = Rect(origin: contentOffset, size: paneSize)
    guard frame.sharesArea(with: pane) else { return nil }
    let (left, right) = (max(frame.minX, pane.minX), min(frame.maxX, pane.maxX))
    let (top, bottom) = (max(frame.minY, pane.minY), min(frame.maxY, pane.maxY))
    return Point(x: (left + right) / 2, y: (top + bottom) / 2) - contentOffset
  }
}

extension ScenarioSyntax {
  /// Whether an expectation counts refused updates.
  fileprivate var countsRefusals: Bool {
    script.contains { statement in
      guard case .expectation(.count(let count)) = statement.body else { return false }
      return count.event.value == "update-refused"
    }
  }
}
