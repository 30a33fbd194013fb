import Foundation

/// Reads the sources and finds what the house forbids.
enum Tidy {
  struct File {
    /// From the top of the repository.
    var path: String
    var text: String

    var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  /// What is built upon the libraries may look at clocks and files.
  static let programs = [
    "DualStripCommand", "DualStripBench", "DualStripTesting", "ScenarioFolders", "DualStripWeb",
    "DualStripDesk",
  ]

  private static let models: Set<String> = [
    "Elementary", "ScrollPhysics", "CollectionLayouts", "DualStrip", "CollectionGallery",
  ]

  private static let allowedImports: [String: Set<String>] = [
    "Elementary": [],
    "ScrollPhysics": ["Elementary"],
    "CollectionLayouts": ["Elementary"],
    "CollectionGallery": ["ScrollPhysics", "CollectionLayouts"],
    "DualStrip": ["Elementary", "ScrollPhysics", "CollectionLayouts"],
    "ScenarioLanguage": ["Elementary", "ScrollPhysics", "CollectionLayouts"],
    "ScenarioReplay": models.union(["ScenarioLanguage"]),
    "ScenarioPictures": models.union(["ScenarioReplay"]),
    "ScenarioRecordings": models.union(["ScenarioReplay"]),
    "ScenarioFuzzing": models.union(["ScenarioReplay"]),
    "DualStripScenarios": models.union([
      "ScenarioReplay", "ScenarioPictures", "ScenarioRecordings", "ScenarioFuzzing",
    ]),
    "AppRecording": [],
    "ScenarioFolders": ["ScenarioLanguage", "DualStripScenarios", "Foundation"],
    "DualStripTesting": [
      "ScenarioLanguage", "DualStripScenarios", "ScenarioFolders", "Foundation", "Testing",
    ],
    "DualStripCommand": [
      "ScenarioLanguage", "DualStripScenarios", "ScenarioFolders", "Foundation", "Synchronization",
    ],
    "DualStripBench": [
      "DualStrip", "CDualStrip", "CollectionGallery", "AllocationCount", "Foundation",
    ],
    "DualStripDesk": [
      "DualStrip", "AppRecording", "CDesk", "CPoppler", "CSane", "Dispatch", "Foundation",
      "PackageDescription",
    ],
    "DualStripC": [
      "DualStrip", "CollectionGallery", "CollectionLayouts", "ScrollPhysics", "CDualStrip",
    ],
    "DualStripWeb": ["DualStrip", "CollectionGallery", "CollectionLayouts", "ScrollPhysics"],
  ]

  /// What reads a clock, draws chance from outside, shares state or hides a type.
  private static let forbidden = [
    "ContinuousClock", "SuspendingClock", "Date(", "DispatchQueue", "Task {", "Task.", "async ",
    "SystemRandomNumberGenerator", ".random(in:", "shuffled()", "nonisolated(unsafe)", "any ",
    "class ", "actor ", "static var ", "nonisolated(nonsending)", "@unchecked ",
  ]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// A page among the sources.
  static func page(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  static func sources() throws -> [File] {
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { path in
        let url = folder.appendingPathComponent(path)
        return File(path: "Sources/\(path)", text: try String(contentsOf: url, encoding: .utf8))
      }
  }

  static func forbiddenImports(in file: File) -> [String] {
    let allowed = allowedImports[file.module] ?? []
    return file.lines.enumerated().compactMap { number, line in
      var words = line.split(separator: " ")
      words.removeAll { $0 == "public" || $0 == "@_exported" }
      guard words.count == 2, words[0] == "import", !allowed.contains(String(words[1])) else {
        return nil
      }
      return "\(file.path):\(number + 1): imports \(words[1])"
    }
  }

  static func forbiddenWords(in file: File) -> [String] {
    guard !Tidy.programs.contains(file.module) else { return [] }
    return file.lines.enumerated().flatMap { number, line -> [String] in
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      return forbidden.filter {
        isWord($0, in: code) && !isComputed($0, code) && !isOfCodable($0, code)
      }.map {
        "\(file.path):\(number + 1): \($0)"
      }
    }
  }

  private static func isWord(_ word: String, in code: Substring) -> Bool {
    guard let place = code.range(of: word) else { return false }
    guard word.first?.isLetter == true, place.lowerBound > code.startIndex else { return true }
    let before = code[code.index(before: place.lowerBound)]
    let isQuoted = code[..<place.lowerBound].filter { $0 == "\"" }.count % 2 == 1
    return !before.isLetter && !isQuoted
  }

  /// A computed static property is no state.
  private static func isComputed(_ word: String, _ code: Substring) -> Bool {
    word == "static var " && code.contains("{")
  }

  /// `Codable` names its coders so.
  private static func isOfCodable(_ word: String, _ code: Substring) -> Bool {
    word == "any " && (code.contains("(from decoder: any ") || code.contains("(to encoder: any "))
  }

  /// What Embedded Swift cannot compile, or compiles into something else.
  static func notEmbeddable(in file: File) -> [String] {
    guard !Tidy.programs.contains(file.module) else { return [] }
    var isOutside = false
    return file.lines.enumerated().compactMap { number, line in
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      if code.contains("#if !hasFeature(Embedded)") { isOutside = true }
      if code.contains("#endif") { isOutside = false }
      let found =
        code.utf8.contains(UInt8(ascii: "\\")) && code.firstMatch(of: /[\s(,]\\\.[a-zA-Z]/) != nil
        ? "a key path"
        : code.contains("stride") && code.firstMatch(of: /stride\(from: -?[0-9]+\.[0-9]/) != nil
          ? "a stride over doubles"
          : code.contains("Codable") && !isOutside
            ? "Codable"
            : code.contains("uniquingKeysWith")
              ? "a dictionary that casts"
              : code.contains(" as? ") || code.contains(" as! ")
                ? "a cast"
                : nil
      return found.map { "\(file.path):\(number + 1): \($0)" }
    }
  }

  /// The modules that an app links: they have to work where the app does, on iOS 15 and its siblings.
  static let linkedByApps = [
    "Elementary", "ScrollPhysics", "CollectionLayouts", "DualStrip", "CollectionGallery",
    "AppRecording",
  ]

  /// Types, functions and attributes that the standard library has only since iOS 16 or later.
  private static let newerWords: Set<Substring> = [
    "InlineArray", "Synchronization", "Mutex", "Atomic", "Span", "MutableSpan", "OutputSpan",
    "RawSpan", "UTF8Span", "Duration", "Clock", "ContinuousClock", "SuspendingClock", "Regex",
    "Int128", "UInt128", "firstMatch", "wholeMatch", "matches", "ranges", "replacing",
  ]

  /// What needs a system newer than that of the apps which link a module.
  static func newerThanApps(in file: File) -> [String] {
    guard linkedByApps.contains(file.module) else { return [] }
    return file.lines.enumerated().compactMap { number, line in
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      let words = code.split { !$0.isLetter && !$0.isNumber }
      let isNewType =
        code.utf8.contains(UInt8(ascii: "[")) && code.contains(#/\[\d+ of /#)
        || words.contains("available") && code.contains("available(")
        || code.utf8.contains(UInt8(ascii: "<")) && code.contains(/\bany \w+</)
      return isNewType || words.contains { newerWords.contains($0) }
        ? "\(file.path):\(number + 1): \(line)" : nil
    }
  }

  /// Variables outside all types, and closures that are kept.
  static func sharedState(in file: File) -> [String] {
    guard !Tidy.programs.contains(file.module) else { return [] }
    return file.lines.enumerated().compactMap { number, line in
      let words = line.split(separator: " ").filter {
        !["public", "package", "internal", "private", "fileprivate", "@usableFromInline"].contains(
          $0)
      }
      let isGlobal = !line.hasPrefix(" ") && words.first == "var" && !line.contains("{")
      let isProperty = ["let", "var"].contains(words.first) && line.hasPrefix("  ")
      let isShallow = line.prefix { $0 == " " }.count <= 4
      let keepsClosure =
        isProperty && isShallow && line.contains(") -> ") && line.contains(": ")
        && !line.contains("= ") && !line.contains("{")
      return isGlobal || keepsClosure ? "\(file.path):\(number + 1): \(line)" : nil
    }
  }

  /// Public declarations, and cases of public enumerations, without a sentence above them.
  static func undocumented(in file: File) -> [String] {
    guard !Tidy.programs.contains(file.module) else { return [] }
    var findings: [String] = []
    var hasSentence = false
    /// How far the cases of the public enumeration that is open stand in.
    var enumeration: Int?
    for (number, line) in file.lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let code = line.dropFirst(indent)
      if let open = enumeration, indent < open, !code.isEmpty { enumeration = nil }
      if code.hasPrefix("///") {
        hasSentence = true
        continue
      }
      // What a header declares, the header describes.
      if code.hasPrefix("@c @implementation") { hasSentence = true }
      if code.hasPrefix("@") && !code.contains(" public ") { continue }
      let isCase = code.hasPrefix("case ") && indent == enumeration
      let isPublic =
        code.contains("public ") && !code.contains("public import")
        && code.firstMatch(
          of: /\b(func|var|let|init|struct|enum|protocol|typealias|case|subscript|associatedtype)\b/
        ) != nil
      if (isPublic || isCase) && !hasSentence && !code.hasPrefix("extension") {
        findings.append("\(file.path):\(number + 1): \(code)")
      }
      if isPublic, code.contains("enum ") { enumeration = indent + 2 }
      hasSentence = false
    }
    return findings
  }

  /// Lines that tell the two strips from a collection, outside the folders that are there for it.
  static func subjectSwitches(in file: File) -> [String] {
    guard file.path.contains("/Scenario") || file.path.contains("/DualStrip") else { return [] }
    guard !file.path.contains("/Subjects/") else { return [] }
    return file.text.split(separator: "\n").filter { line in
      (line.utf8.contains(UInt8(ascii: "=")) || line.contains("case "))
        && line.contains(/case \(?\.strips\b|case \.collection\(|[!=]= \.(strips|collection)\b/)
        && !line.contains("section == .collection")
    }.map { "\(file.path): \($0)" }
  }

  /// What a layout of the gallery answers in its own way, where `GalleryLayout` would not ask it.
  static func notForwarded(_ layout: File, by forwarding: File) -> [String] {
    let name = layout.path.split(separator: "/").last?.replacing("Layout.swift", with: "") ?? ""
    let answers = [
      "var contentInset", "func item(at point", "func anchor(in viewport", "keeping anchor",
      "withScrollingVelocity velocity", "var usualAnchor", "var pinned",
    ]
    return answers.filter { layout.text.contains($0) }.filter { answer in
      guard let start = forwarding.text.range(of: answer) else { return true }
      let rest = forwarding.text[start.upperBound...]
      let end = rest.range(of: "\n  }")?.lowerBound ?? rest.endIndex
      return !rest[..<end].contains("case .\(name.lowercased())")
    }.map { "\(layout.path): \($0)" }
  }

  static func lengths(of file: File) -> [String] {
    var findings: [String] = []
    if file.lines.count > 251 { findings.append("\(file.path): \(file.lines.count) lines") }
    var start: (line: Int, indent: Int)?
    for (number, line) in file.lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      // A function without a body, in a protocol, ends with what is around it.
      if let open = start, indent < open.indent, !line.isEmpty { start = nil }
      if let open = start, indent == open.indent, line.dropFirst(indent).hasPrefix("}") {
        let length = number - open.line
        if length > 60 { findings.append("\(file.path):\(open.line + 1): \(length) lines") }
        start = nil
      } else if start == nil, line.contains("func ") || line.contains(" init(") {
        start = line.hasSuffix("}") ? nil : (number, indent)
      }
    }
    return findings
  }
}
