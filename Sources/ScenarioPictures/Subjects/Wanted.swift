import CollectionLayouts
import DualStrip

/// What a failed expectation wants where something else is, if a device can show it.
enum Wanted {
  /// Another page: `p2` of `expect active == p2`.
  case page(String)
  /// Another offset, in points: 120 of `expect preview.offset <= 120pt`.
  ///
  /// - Parameter pane: the index of the pane among those of a scene.
  case offset(Double, pane: Int, axis: ScrollAxis)
}

extension ReplayRun {
  /// Returns what a failed check wants; `nil` if it holds, or if no device can show it.
  func wanted(by check: ReplayCheck) -> Wanted? {
    guard !check.holds, check.kind == .expect, let statement = check.statement,
      case .expectation(let expectation) = syntax.script[statement].body
    else { return nil }
    switch expectation {
    case .now(let predicate), .always(let predicate, _), .eventually(let predicate, _):
      return wanted(by: predicate)
    case .never, .course, .count: return nil
    }
  }

  private func wanted(by predicate: Predicate) -> Wanted? {
    guard case .compare(let shown, let relation, let wanted, _) = predicate, relation != .unequal,
      case .signal(let signal, at: nil) = shown.only
    else { return nil }
    switch wanted.only {
    case .target(.name(let page)):
      guard relation == .equal, case .ofStrips(let signal) = signal,
        [.active, .target, .settled].contains(signal.value)
      else { return nil }
      return .page(page.value)
    case .measure(let measure):
      guard case .literal(.quantity(let offset, unit: "pt")) = measure.content,
        let (pane, axis) = pane(of: signal)
      else { return nil }
      return .offset(offset, pane: pane, axis: axis)
    default: return nil
    }
  }

  /// The pane whose offset a signal is.
  private func pane(of signal: Signal) -> (Int, ScrollAxis)? {
    switch signal {
    case .ofStrips(let signal) where signal.value == .previewOffset:
      return (0, setup.configuration.previewAxis)
    case .ofStrips(let signal) where signal.value == .thumbnailsOffset:
      return (1, setup.configuration.thumbnails.axis)
    case .ofCollection(let signal) where signal.value == .offsetX: return (0, .horizontal)
    case .ofCollection(let signal) where signal.value == .offsetY: return (0, .vertical)
    default: return nil
    }
  }
}

extension Expression {
  /// The operand if there is only one, and no sign before it.
  fileprivate var only: Operand? {
    terms.count == 1 && terms[0].sign > 0 ? terms[0].operand : nil
  }
}
