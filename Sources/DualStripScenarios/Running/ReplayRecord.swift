import DualStrip

/// All that one run left behind, in the order in which it happened.
struct ReplayRecord {
  /// The state at one moment: at a frame, after an input, or where an expectation looks.
  struct Sample {
    /// The frame's number; `nil` between two frames.
    var frame: Int?
    var presentation: Presentation

    var time: Time { presentation.time }
  }

  enum Entry {
    case frame(Int)
    case event(ViewerEvent)
    case input(statement: Int, Time)
    /// One of the inputs that a statement stands for, where the text does not tell them.
    case detail(String, Time)
    case snapshot(String, Int)
  }

  var samples: [Sample] = []
  var entries: [Entry] = []
  var frameCount = 0
  var eventCount = 0
  /// When the run was over.
  var end = Time.zero
  /// For each statement the number of entries and samples there were when it began.
  var marks: [Int: (entry: Int, sample: Int)] = [:]
  /// For each expectation and each probe the sample that was taken for it.
  var looks: [Look: Int] = [:]
  var troubles: [Trouble] = []
  var fingerprint = Fingerprint()
  /// The same of the numbers as a trace rounds them: for goldens, which are to change only where
  /// the text of a trace does.
  var roundedFingerprint = Fingerprint()
  var names: PageNames

  /// What a sample was taken for.
  enum Look: Hashable {
    /// The expectation with this number among the statements.
    case statement(Int)
    /// The moment with this number among those that predicates look at by `signal@anchor`.
    case probe(Int)
  }

  /// What went wrong while it ran.
  struct Trouble {
    enum Kind {
      case invariant
      case settle
      case statement
    }

    var kind: Kind
    /// The statement that it belongs to; `nil` for an invariant.
    var statement: Int?
    var time: Time
    var text: String
  }
}
