@testable import ScenarioLanguage
import Testing

/// The canonical form of a scenario.
@Suite struct FormatterTests {
  private func formatted(_ text: String) -> String {
    ScenarioFormatter(SourceText(name: "f", text: text)).formatted()
  }

  @Test(arguments: [
    (
      "expect   abs( change (position ) )<=1pg +/- 0.10pg",
      "expect abs(change(position)) <= 1pg ± 0.1pg"
    ),
    ("expect not( still )", "expect not (still)"),
    ("delete [ first ] , p2", "delete [first], p2"),
    ("at swipe . end+50ms settle", "at swipe.end + 50ms settle"),
    ("expect position @ swipe . 2 . end==1pg", "expect position@swipe.2.end == 1pg"),
    ("expect active in p1,p2", "expect active in p1, p2"),
    ("expect position in 1pg..2pg", "expect position in 1pg .. 2pg"),
    ("expect 2pg - $a>=$b", "expect 2pg - $a >= $b"),
    ("update insert x at a [ 2 ]", "update insert x at a[2]"),
    ("update move x to a [2]", "update move x to a[2]"),
    ("focus[3]instant", "focus [3] instant"), ("select to[3]", "select to [3]"),
    ("expect thumbnail (p2) . mid>=0pt", "expect thumbnail(p2).mid >= 0pt"),
    ("wait 1.50s", "wait 1.5s"), ("wait 007ms", "wait 7ms"),
    (#"snapshot"a \" \\ b""#, #"snapshot "a \" \\ b""#),
    ("settle# a \t", "settle  # a"), ("wait\t1ms,\n#a\n2ms", "wait 1ms,\n      #a\n      2ms"),
  ]) func `words have one space between them, and signs what belongs to them`(
    line: String, form: String
  ) {
    let head = "scenario \"f\"\n\nscript\n  "
    #expect(formatted(head + line) == head + form + "\n")
    #expect(formatted(head + form) == head + form + "\n")
  }

  @Test func `a signal has no space before its parenthesis`() {
    let names =
      ["change", "abs", "finite", "thumbnail", "page", "count"] + PageSignal.names
      + PageFlag.names + ElementSignal.names + ElementFrame.names + ElementFlag.names
    for name in names {
      let form = "scenario \"f\"\n\nscript\n  expect \(name)(p1)\n"
      #expect(formatted("scenario \"f\"\nscript\nexpect \(name) ( p1 )") == form)
    }
  }

  @Test func `a remark stands where the line below it begins, the last one of a block within it`() {
    let text = """
      scenario   "f"
      note "x"
      # about pages
      document
       pages 3 aspect 1


      # tail
      script
      # first

      repeat 2
      wait 1ms
      delete p1,
      p2
      #in
      end
      # last
      wait 1ms # why
      device iphone-15
      touch 60Hz
      # one
      # two


      """
    let form = """
      scenario "f"
      note "x"
      # about pages
      document
        pages 3 aspect 1

      # tail
      script
        # first

        repeat 2
          wait 1ms
          delete p1,
              p2
          #in
        end
        # last
        wait 1ms  # why

      device iphone-15
        touch 60Hz
        # one
        # two

      """
    #expect(formatted(text) == form)
    #expect(formatted(form) == form)
  }

  @Test func `the canonical text of a range has the values of its variables`() {
    let text = "at $t+1ms drag  $p  forward 3pt over 1s"
    let formatter = ScenarioFormatter(SourceText(name: "f", text: text))
    let whole = SourceRange(0, text.utf8.count)
    let variant = ScenarioVariant([("p", .name("preview")), ("t", .quantity(0.5, unit: "s"))])
    #expect(
      formatter.canonicalText(of: whole, in: variant)
        == "at 0.5s + 1ms drag preview forward 3pt over 1s")
    #expect(formatter.canonicalText(of: whole) == "at $t + 1ms drag $p forward 3pt over 1s")
    #expect(formatter.canonicalText(of: SourceRange(3, 5), in: variant) == "0.5s")
  }
}
