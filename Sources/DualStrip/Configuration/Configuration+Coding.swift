import CollectionLayouts

#if !hasFeature(Embedded)
  /// Configurations are coded as settings by their names: `{"spacing":10,"strip-mode":"browsing"}`.
  extension DualStripViewer.Configuration: Codable {
    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }

      init?(intValue: Int) { nil }

      init(_ setting: DualStripViewer.Setting) { stringValue = setting.rawValue }

      static let direction = Key(stringValue: "direction")
      static let directions = ["ltr", "rtl"]
    }

    /// Decodes settings; one that is missing has its usual value, and an unknown name is ignored.
    ///
    /// - Throws: `DecodingError` for a word that does not exist, and a value of another type.
    public init(from decoder: any Decoder) throws {
      self.init()
      let values = try decoder.container(keyedBy: Key.self)
      for setting in DualStripViewer.Setting.allCases where values.contains(Key(setting)) {
        if !setting.words.isEmpty {
          let word = try Self.place(of: Key(setting), among: setting.words, in: values)
          set(setting, to: [Double(word)])
        } else if setting.numberCount == 1 {
          set(setting, to: [try values.decode(Double.self, forKey: Key(setting))])
        } else {
          set(setting, to: try values.decode([Double].self, forKey: Key(setting)))
        }
      }
      if values.contains(.direction) {
        let place = try Self.place(of: .direction, among: Key.directions, in: values)
        direction = place == 0 ? .leftToRight : .rightToLeft
      }
    }

    private static func place(
      of key: Key, among words: [String], in values: KeyedDecodingContainer<Key>
    ) throws -> Int {
      let word = try values.decode(String.self, forKey: key)
      guard let place = words.firstIndex(of: word) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: values,
          debugDescription: "\(word) is none of \(words.joined(separator: ", "))")
      }
      return place
    }

    /// Encodes every setting.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      for setting in DualStripViewer.Setting.allCases {
        let numbers = numbers(of: setting)
        if !setting.words.isEmpty {
          try values.encode(setting.words[Int(numbers[0])], forKey: Key(setting))
        } else if setting.numberCount == 1 {
          try values.encode(numbers[0], forKey: Key(setting))
        } else {
          try values.encode(numbers, forKey: Key(setting))
        }
      }
      try values.encode(Key.directions[direction == .leftToRight ? 0 : 1], forKey: .direction)
    }
  }
#endif
