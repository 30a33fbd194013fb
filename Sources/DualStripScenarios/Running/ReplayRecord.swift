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
  var looks: [Int: Int] = [:]
  var troubles: [Trouble] = []
  var fingerprint = Fingerprint()
  /// The same of the numbers as a trace rounds them: for goldens, which are to change only where
  /// the text of a trace does.
  var roundedFingerprint = Fingerprint()
  var names: PageNames

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

/// FNV-1a 64 over the bit patterns of numbers: two runs that differ in one last bit differ here.
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Double) {
    // −0 counts as 0.
    add(bits: number == 0 ? 0 : number.bitPattern)
  }

  /// - Parameter scale: how many steps of the rounding make one.
  mutating func add(_ number: Double, roundedBy scale: Double) {
    let steps = ElementaryFunctions.floor(number.magnitude * scale + 0.5)
    add(number < 0 ? -steps : steps)
  }

  private mutating func add(bits: UInt64) {
    var bits = bits
    for _ in 0..<8 {
      add(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
