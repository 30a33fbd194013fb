"""Puts many mutants into one build: a function that has some begins with a choice among its bodies, and a property
among its initial values. The environment says which one a process has. Nothing else outside of functions is for this
file.
"""
import re
from collections import defaultdict

CHOICE = """import Glibc

/// Which mutant this process has; or it has none, and tells at its end which of them it has met.
let chosenMutant = MutantChoice()

@safe struct MutantChoice: @unchecked Sendable {
  private let number: Int
  private let met: UnsafeMutablePointer<UInt8>?
  private static let most = 1 << 16

  init() {
    number = getenv("DUALSTRIP_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
    let isTold = getenv("DUALSTRIP_MET") != nil
    met = isTold ? .allocate(capacity: Self.most) : nil
    met?.initialize(repeating: 0, count: Self.most)
    if isTold { atexit { chosenMutant.tell() } }
  }

  /// Several processes may tell at a time, so each writes once.
  private func tell() {
    guard let met else { return }
    var text = ""
    for number in 0..<Self.most where met[number] != 0 { text += "\\(number)\\n" }
    let file = open(getenv("DUALSTRIP_MET"), O_WRONLY | O_APPEND | O_CREAT, 0o644)
    _ = write(file, text, text.utf8.count)
    close(file)
  }

  static func == (choice: MutantChoice, number: Int) -> Bool {
    if let met = choice.met { met[number] = 1 }
    return choice.number == number
  }
}
"""
SWITCH = "MutantSwitch.swift"
FUNCTION = re.compile(r"(?:^|\s)(?:func\s|init\b|subscript\b)|^\s*(?:mutating |nonmutating |@\S+ )*(?:get|set)\s*$")
PROPERTY = re.compile(r"(?:^|\s)var\s+\w+\s*:[^=]*$")
# The initial value of a property.
VALUE = re.compile(r"^\s*(?:[\w@()]+ )*(?:let|var) \w+(?:: [^=\n]+)? =\s+", re.M)
# A line that goes on with the expression of the last one.
GOES_ON = re.compile(r"\n\s*(?:[.?:+*]|/ |&&|\|\||- )")
# A body that is an expression cannot always be one of several; alone it can.
ONLY_ALONE = re.compile(r"opaque|underlying type|'if'|'switch'|reasonable time|branches")


def skipped(text, at):
    """The end of the comment or string that begins here; where it begins if there is none."""
    if text.startswith("//", at):
        return (text + "\n").index("\n", at)
    if text.startswith("/*", at):
        return text.index("*/", at) + 2
    for quote in ('"""', '"'):
        if text.startswith(quote, at):
            at += len(quote)
            while not text.startswith(quote, at):
                if text.startswith("\\(", at):
                    at = matching(text, at + 1)
                else:
                    at += 2 if text[at] == "\\" else 1
            return at + len(quote)
    return at


def matching(text, at):
    """The place behind the bracket that closes this one."""
    depth = 0
    while True:
        if (end := skipped(text, at)) > at:
            at = end
            continue
        depth += (text[at] in "([{") - (text[at] in ")]}")
        at += 1
        if depth == 0:
            return at


def bodies(text):
    """The bodies of all functions, initializers and accessors: from behind the brace to the brace that closes it."""
    at = begin = 0
    while at < len(text):
        if (end := skipped(text, at)) > at:
            # A comment belongs to no declaration.
            begin = end if text[at] == "/" else begin
            at = end
        elif text[at] in "([":
            at = matching(text, at)
        elif text[at] == "{":
            header = text[begin:at].rstrip()
            end = matching(text, at)
            inside = text[at + 1 : end - 1].lstrip()
            holds_accessors = re.match(r"(?:@\S+ |mutating |nonmutating )*(?:get|set|_read|_modify|willSet|didSet)\b[^=(]*\{", inside)
            if (FUNCTION.search(header) or PROPERTY.search(header)) and not holds_accessors:
                yield at + 1, end - 1
                at = end
            elif re.search(r"=\s*$|(?:_read|_modify|willSet|didSet)\s*(?:\(\w+\))?$", header):
                at = end
            else:
                at += 1
            begin = at
        else:
            if text[at] in ";}\n" and not continues(text, begin, at):
                begin = at + 1
            at += 1


def continues(text, begin, at):
    """Whether a declaration goes on in the next line: a `->`, `where` or brace stands there, or nothing has begun."""
    return text[at] == "\n" and (not text[begin:at].strip() or re.match(r"\s*(?:->|where\b|async\b|throws\b|\{)", text[at:]) is not None)


def changed_place(old, new):
    """What lies between the common beginning and the common end: its place in the old text, and the new text."""
    begin = next((at for at, (one, two) in enumerate(zip(old, new)) if one != two), min(len(old), len(new)))
    same = 0
    while same < min(len(old), len(new)) - begin and old[-1 - same] == new[-1 - same]:
        same += 1
    return begin, len(old) - same, new[begin : len(new) - same]


def is_whole(body):
    """Whether every bracket of a body has its other half."""
    try:
        return matching("{" + body + "}", 0) == len(body) + 2
    except (IndexError, ValueError):
        return False


def values(text):
    """The initial values of all properties and variables."""
    for header in VALUE.finditer(text):
        at = header.end()
        while at < len(text) and text[at] not in ",;)]}{" and (text[at] != "\n" or GOES_ON.match(text, at)):
            at = max(skipped(text, at), matching(text, at) if text[at] in "([" else at + 1)
        # A computed property, or an expression with a closure or another brace, is left to functions.
        if text[at : at + 1] == "\n":
            yield header.end(), at


def joined(text, mutants):
    """The text with all mutants, given as numbers with their texts; the lines of each, the lines of each function
    with the numbers it has, the numbers that stand outside of functions, and those that have half a bracket."""
    try:
        functions, initial = list(bodies(text)), list(values(text))
    except (IndexError, ValueError):
        # What cannot be read here is built alone.
        functions, initial = [], []
    inside, outside, halves = defaultdict(list), [], []
    for number, changed in mutants:
        begin, end, _ = place = changed_place(text, changed)
        home = next((one for one in functions + initial if one[0] <= begin and end <= one[1]), None)
        if not home:
            outside.append(number)
        elif is_whole(text[home[0] : begin] + place[2] + text[end : home[1]]):
            inside[home].append((number, place))
        else:
            halves.append(number)
    result, at, lines, homes = "", 0, {}, []
    for start, stop in sorted(inside):
        is_value = (start, stop) not in functions
        result += text[at:start]
        first = result.count("\n") + 1
        # On a line of its own: what is wrong with the header is no mutant's fault.
        result += "\n"
        for number, (begin, end, new) in inside[start, stop]:
            begins = result.count("\n") + 1
            changed = text[start:begin] + new + text[end:stop]
            if is_value:
                result += f"  chosenMutant == {number} ? ({changed}) :\n"
            else:
                result += f" if chosenMutant == {number} {{\n{changed}\n}} else "
            lines[number] = range(begins, result.count("\n") + 1)
        result += f"  ({text[start:stop]})\n" if is_value else "{\n" + text[start:stop] + "\n}\n"
        homes.append((range(first, result.count("\n") + 2), [number for number, _ in inside[start, stop]]))
        at = stop
    return result + text[at:], lines, homes, outside, halves


class Sorting:
    """What the compiler says about mutants that are built together."""

    def __init__(self, tree, originals, changed):
        """`originals` are texts by path, `changed` are texts by path and number."""
        self.tree, self.originals = tree, originals
        self.candidates = {path: dict(texts) for path, texts in changed.items()}
        self.broken, self.alone = set(), set()

    def write(self):
        self.places = {}
        for path, texts in self.candidates.items():
            text, lines, homes, outside, halves = joined(self.originals[path], sorted(texts.items()))
            self.places[path] = lines, homes
            self.alone |= set(outside)
            self.broken |= set(halves)
            for number in outside + halves:
                del texts[number]
            # What is the same keeps its time, and is not built again.
            if (self.tree / path).read_text() != text:
                (self.tree / path).write_text(text)

    def learn(self, output):
        """Takes out what the compiler complains about. What it says about something else is returned."""
        others = []
        for path, line, message in re.findall(r"^(/.*?\.swift):(\d+):\d+: error: (.*)$", "\n".join(output), re.M):
            path = path.removeprefix(f"{self.tree.resolve()}/")
            lines, homes = self.places.get(path, ({}, []))
            mine = [number for number, there in lines.items() if int(line) in there and not ONLY_ALONE.search(message)]
            home = next((numbers for there, numbers in homes if int(line) in there), [])
            if not mine and not home:
                # A file that cannot be read has nothing in its place.
                home = list(self.candidates.get(path, ()))
            if not mine and not home:
                others.append(f"{path}:{line}: {message}")
            (self.broken if mine else self.alone).update(mine or home)
        self.alone -= self.broken
        for texts in self.candidates.values():
            for number in self.broken | self.alone:
                texts.pop(number, None)
        return others

    def restore(self):
        for path, text in self.originals.items():
            (self.tree / path).write_text(text)
