import DualStrip
@testable import ScenarioRecordings
import DualStripScenarios
import Testing

/// The limits of the values in a line of an app, and the errors beyond them.
@Suite struct RecordLimitTests {
  /// Why a line of an app is refused, in a document of p1 and p2; `nil` if it is read.
  private static func fault(_ line: String) -> String? {
    var names = Names()
    for number in 1...2 { _ = names.add("p\(number)") }
    do throws(RecordFault) {
      _ = try AppRecord(RecordFields(line.utf8, line: 1), names: &names)
      return nil
    } catch {
      return error.reason
    }
  }

  private static func header(_ fields: String) throws(RecordFault) -> AppHeader {
    var names = Names()
    let line = #"{"session":1,"bounds":[393,852],"pages":["p1","p2"]\#(fields)}"#
    return try AppHeader(RecordFields(line.utf8, line: 1), kind: "session", names: &names)
  }

  private typealias Ends = (fields: String, read: [String], refused: [String])

  private static let million = (
    read: ["-1000000", "1000000"], refused: ["-1000000.5", "1000000.5"]
  )
  private static let milliard = (
    read: ["-1000000000", "1000000000"], refused: ["-1000000000.5", "1000000000.5"]
  )
  private static let lengths = (read: ["0", "1000000"], refused: ["-0.5", "1000000.5"])

  private static let lines: [Ends] = [
    (#""drag":%"#, ["-10000000", "10000000"], ["-10000000.5", "10000000.5"]),
    (#""touch":"down","pane":"preview","x":%"#, million.read, million.refused),
    (#""touch":"move","x":%"#, million.read, million.refused),
    (#""touch":"up","x":%"#, million.read, million.refused),
    (#""touch":"up","velocity":%"#, million.read, million.refused),
    (#""wheel":[%,0]"#, million.read, million.refused),
    (#""wheel":[0,%]"#, million.read, million.refused),
    (#""tap":[%,0]"#, million.read, million.refused),
    (#""lift":[0,%]"#, million.read, million.refused),
    (#""step":%"#, million.read, ["-1000001", "1000001", "0.5"]),
    (#""turn":["p1"],"quarters":%"#, ["-2", "2"], ["-3", "3", "1.5"]),
    (#""aspect":%,"page":"p1""#, ["0.000001", "1000000"], ["0.0000009", "1000000.5"]),
    (#""will-end-dragging":"preview","velocity":%"#, ["-1000", "1000"], ["-1000.5", "1000.5"]),
    (
      #""will-end-dragging":"preview","velocity":0,"target":%"#, milliard.read, milliard.refused
    ),
    (#""did-scroll":"preview","offset":%"#, milliard.read, milliard.refused),
    (#""offsets":[%,0]"#, milliard.read, milliard.refused),
    (#""bounds":[%,9]"#, lengths.read, lengths.refused),
    (#""bounds":[9,9],"insets":[0,0,0,%]"#, lengths.read, lengths.refused),
    (#""bounds":[9,9],"over":%"#, ["0", "1000000000000"], ["-0.5", "1000000000000.5"]),
    // How often a page is turned, and what a list of pages is made of.
    (#""insert":[["n",1,%]],"at":"first""#, ["0", "3"], ["-1", "4", "0.5", "null"]),
    (#""insert":[%],"at":"last""#, [#""n""#, #"["n",1]"#], [#"["n"]"#, #"["n",1,1,1]"#, "7"]),
    (#""replace":[%]"#, ["", #"["n",0.1]"#], [#"["n",0]"#, #"["n",-1]"#, #"[1,1]"#]),
    (#""offsets":[%]"#, ["1,2"], ["1", "1,2,3", #"1,"2""#]),
  ]

  @Test(arguments: lines.indices) func `a number is read up to its ends, and not beyond`(
    _ number: Int
  ) {
    let (fields, read, refused) = Self.lines[number]
    for value in read {
      let line = "{\"time\":5,\(fields.replacing("%", with: value))}"
      #expect(Self.fault(line) == nil, "\(line)")
    }
    for value in refused {
      let line = "{\"time\":5,\(fields.replacing("%", with: value))}"
      #expect(Self.fault(line) != nil, "\(line)")
    }
  }

  @Test func `a time is read from a second before the beginning, which counts as the beginning`()
    throws
  {
    for (time, ends) in [
      ("-1000.5", nil), ("-1000", 0), ("-0.5", 0), ("2.5", 2.5), ("1000000000000", 1e12),
      ("1000000000000.5", nil),
    ] as [(String, Double?)] {
      var names = Names()
      let fields = try RecordFields("{\"time\":\(time)}".utf8, line: 1)
      let record = try? AppRecord(fields, names: &names)
      #expect(record?.time == ends.map { Time.milliseconds($0) }, "\(time)")
    }
  }

  @Test(
    arguments: [
      (#""focus":5"#, #""focus" must be a string"#),
      (#""focus":null"#, #""focus" is missing; expected a string"#),
      (#""focus":"p9""#, #"there is no page "p9" yet"#),
      (#""drag":"x""#, #""drag" must be a number"#),
      (#""drag":null"#, #""drag" is missing; expected a number"#),
      (#""drag":1e8"#, #""drag" must be from -10000000 to 10000000, not 100000000"#),
      (#""step":1.5"#, #""step" must be a whole number, not 1.5"#),
      (
        #""touch":"hover""#, #""touch" must be one of "down", "move", "up", "cancel", not "hover""#
      ),
      (#""focus":"p1","animated":1"#, #""animated" must be true or false"#),
      (#""delete":null"#, #""delete" is missing; expected a list"#),
      (#""delete":"p1""#, #""delete" must be a list"#),
      (#""delete":[1]"#, #""delete" must be a list of names"#),
      (#""tap":[1,2,3]"#, #""tap" must be [x,y], in points, from -1000000 to 1000000"#),
      (
        #""tap":[1,2],"pane":"preview""#,
        "only the strip can be tapped: the preview has no thumbnails"
      ),
      (
        #""key":"up","modifiers":["meta"]"#,
        #""modifiers" must be a list of "shift", "alt", "command""#
      ),
      (
        #""move":["p1"],"at":"middle""#,
        #"place missing: "before" or "after" with a page, or "at":"first" or "last""#
      ),
      (#""focus":"p1","handled":5"#, #""handled" is only for lines with "touch" or "drag""#),
      (
        #""drag":1,"handled":3000"#,
        #""handled" must be shortly after "time", by the same clock: 3000 is not"#
      ),
      (#""commit":1.5"#, #""commit" must be a string"#),
      (#""framee":true"#, #"unknown line; did you mean "frame"?"#),
      (#""viewer":"a","wheels":1"#, #"unknown line; did you mean "wheel"?"#),
    ] as [(String, String)])
  func `a line that cannot be read is told why, word for word`(fields: String, reason: String) {
    #expect(Self.fault("{\"time\":5,\(fields)}") == reason)
  }

  @Test(
    arguments: [
      (#","refresh":%"#, ["1", "1000"], ["0.5", "1000.5"]),
      (#","uncertainty":%"#, ["0", "100"], ["-0.5", "100.5"]),
      (#","first-edit":%"#, ["1", "9000000000000000"], ["0", "9000000000000001", "1.5"]),
      (#","direction":"%""#, ["ltr", "rtl"], ["up"]),
      (#","offsets":"%""#, ["shown", "final"], ["last"]),
      (#","settings":%"#, [#"{"spacing":"9pt"}"#], ["3", #"{"spacing":true}"#]),
    ] as [(String, [String], [String])]) func `a header is read up to its ends, and not beyond`(
      fields: String, read: [String], refused: [String]
    )
  {
    for value in read {
      #expect(throws: Never.self, "\(fields) \(value)") {
        try Self.header(fields.replacing("%", with: value))
      }
    }
    for value in refused {
      #expect(throws: RecordFault.self, "\(fields) \(value)") {
        try Self.header(fields.replacing("%", with: value))
      }
    }
  }

  @Test func `all that a header says is believed, and what it leaves out is as usual`() throws {
    var names = Names()
    let line =
      #"{"recording":1,"title":"Mine","bounds":[400,800],"insets":[1,2,3,4],"refresh":120,"#
      + #""pages":[["p1",1],["p2",2,3]],"active":"p2","direction":"rtl","commits":"by-host","#
      + #""uncertainty":4,"offsets":"final","first-edit":7,"viewer":"a","app-version":"3","#
      + #""settings":{"spacing":"9pt"}}"#
    let full = try AppHeader(RecordFields(line.utf8, line: 1), kind: "recording", names: &names)
    #expect(full.title == "Mine" && full.refresh == 120 && full.active == 2)
    #expect(full.bounds == Size(width: 400, height: 800))
    #expect(full.insets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      full.pages == [Page(id: 1, aspect: 1), Page(id: 2, aspect: 2, quarterTurns: 3)])
    #expect(full.configuration.direction == .rightToLeft)
    #expect(full.commits == .byHost && full.configuration.commits == .byHost)
    #expect(full.uncertainty == .milliseconds(4) && full.offsets == .final)
    #expect(full.firstEdit == EditID(rawValue: 7) && full.configuration.thumbnails.spacing == 9)
    #expect(full.frame == .frame(1, perSecond: 120))
    #expect(full.viewer.activePage == 2 && full.viewer.nextEdit == EditID(rawValue: 7))
    let usual = try Self.header("")
    #expect(usual.title == "Recorded by an app" && usual.refresh == 60 && usual.active == nil)
    #expect(usual.insets == .zero && usual.configuration == .photos && usual.commits == nil)
    #expect(usual.pages.map { $0.aspect } == [0.7071, 0.7071])
    #expect(usual.uncertainty == nil && usual.offsets == nil)
    #expect(usual.firstEdit == EditID(rawValue: 1))
  }

  @Test(arguments: [
    "recording", "session", "title", "bounds", "insets", "refresh", "pages", "active", "settings",
    "direction", "commits", "uncertainty", "offsets", "first-edit", "viewer",
  ]) func `a key of the header that lacks its last letter is guessed`(key: String) {
    let reason = "there is no \"\(key.dropLast())\"; did you mean \"\(key)\"?"
    let fault = #expect(throws: RecordFault.self) { try Self.header(",\"\(key.dropLast())\":1") }
    #expect(fault?.reason == reason)
  }

  @Test(
    arguments: [
      (#"{"commits":"by-host"}"#, #"write "commits":"by-host" in the header itself"#),
      (#"{"colour":"red"}"#, #"there is no setting "colour"; `dualstrip explain settings` lists"#),
      (#"{"spacing":[1]}"#, #"the setting "spacing" must be a string, as in a scenario"#),
      ("{\"spacing\":\"9pt\\n\"}", #"the setting "spacing" must be a string, as in a scenario"#),
      ("[]", #""settings" must be an object such as {"spacing":"10pt"}"#),
    ] as [(String, String)])
  func `settings that cannot be read are told why`(settings: String, reason: String) {
    let fault = #expect(throws: RecordFault.self) { try Self.header(",\"settings\":\(settings)") }
    #expect(fault?.reason.hasPrefix(reason) == true, "\(String(describing: fault))")
  }

  @Test func `a line of spaces, tabs and a carriage return is blank, no other is`() {
    #expect(RecordFields.isBlank(" \t \r".utf8) && RecordFields.isBlank("".utf8))
    for sign in ["{", "0", "\u{B}", "!"] { #expect(!RecordFields.isBlank(" \(sign) ".utf8)) }
  }
}
