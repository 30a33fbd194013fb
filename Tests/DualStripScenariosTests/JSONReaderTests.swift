import DualStripScenarios
import Testing

/// JSON as it is read, and where it is none.
@Suite struct JSONReaderTests {
  /// The value as JSON without spaces; for a fault, its offset and its reason.
  private func read(_ text: String) -> String {
    do throws(JSONValue.Fault) {
      let value = try JSONValue(text)
      return "\(value)"
    } catch {
      return "\(error.offset) \(error.reason)"
    }
  }

  @Test(arguments: [
    ("", "0 unexpected end: expected a value"), ("  ", "2 unexpected end: expected a value"),
    ("[1,", "3 unexpected end: expected a value"), ("1 2", "2 unexpected text after the value"),
    ("falsey", "5 unexpected text after the value"), ("tru", "0 expected a value"),
    ("[nul]", "1 expected a value"), ("[1,-]", "3 expected a value"),
    ("[1.e.2]", "1 expected a value"), ("[ 1e999]", "2 expected a value"),
    ("[1,]", "3 expected a value"), ("[1 2]", "3 expected a comma or ]"),
    ("{1:2}", "1 expected a key in quotes"), (#"{"a":1,}"#, "7 expected a key in quotes"),
    ("{", "1 expected a key in quotes"), (#"{"a" 1}"#, "5 expected a colon after a key"),
    (#"{"a":1 "b":2}"#, "7 expected a comma or }"), (#""a"#, "2 a string without an end"),
    (#""a\"#, "3 a string without an end"), (#""\x""#, "3 an unknown escape"),
    (#""\u12""#, "3 expected four hexadecimal digits"),
    (#""\u12G4""#, "3 expected four hexadecimal digits"),
    (#""\ud83d\u""#, "9 expected four hexadecimal digits"),
    ("\"\u{1F}\"", "2 a control character in a string"),
  ]) func `what is no JSON is told with its place and the reason`(text: String, fault: String) {
    #expect(read(text) == fault)
  }

  @Test(arguments: [
    (" { \"b\" : [ 1 , null , true ] , \"a\" : { } } ", #"{"b":[1,null,true],"a":{}}"#),
    ("[-1.50,2e2,0.25E1,+3]", "[-1.5,200,2.5,3]"), ("[]", "[]"), ("\t\r\n7\n", "7"),
    ("\"\u{7F}\u{9F}\u{A0}\u{2027}\u{2028}\"", "\"\\u007f\\u009f\u{A0}\u{2027}\\u2028\""),
    (#""\u0001\u001f""#, #""\u0001\u001f""#),
  ]) func `what is JSON is written again without spaces`(text: String, json: String) {
    #expect(read(text) == json)
  }

  @Test(arguments: [
    (#""\ud800\udc00""#, "\u{10000}"), (#""\udbff\udfff""#, "\u{10FFFF}"),
    (#""\ud83d\ue000""#, "\u{FFFD}"), (#""\ud83d\udbff""#, "\u{FFFD}"),
    (#""\ud83d\u0041""#, "\u{FFFD}"), (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\ud83d""#, "\u{FFFD}"),
    (#""\ud7ff\ue000""#, "\u{D7FF}\u{E000}"),
  ]) func `a pair of escapes is one sign, to the ends of their ranges`(
    json: String, text: String
  ) throws {
    #expect(try JSONValue(json).string == text)
  }

  @Test func `values are equal if they say the same in the same order`() throws {
    let texts = [
      "null", "true", "false", "0", "1", "\"1\"", "[]", "[1]", "{}", #"{"a":1}"#, #"{"a":2}"#,
      #"{"b":1}"#, #"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#,
    ]
    let values = try texts.map { try JSONValue($0) }
    for (place, value) in values.enumerated() {
      for (other, next) in values.enumerated() {
        #expect((value == next) == (place == other), "\(texts[place]), \(texts[other])")
      }
    }
  }
}
