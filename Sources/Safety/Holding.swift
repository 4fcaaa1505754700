extension String {
  /// Whether `part` stands anywhere in the text, as `contains` of the standard library says it.
  ///
  ///     "insulin dozu".holds("doz")  // true
  ///
  /// But that compares character by character, which takes fifty times as long, and each sentence of
  /// an answer is asked some sixty times. So it has the last word only where the bytes agree and marks
  /// could have changed a letter.
  func holds(_ part: String) -> Bool {
    var (text, part) = (self, part)
    let agrees = text.withUTF8 { text in part.withUTF8 { text.holds($0) } }
    guard agrees else { return false }
    return text.withUTF8(\.isPlain) || text.contains(part)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all is below U+0300, where the combining marks begin.
  fileprivate var isPlain: Bool { allSatisfy { $0 < 0xCC } }

  fileprivate func holds(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first, part.count <= count else { return part.isEmpty }
    for start in 0...(count - part.count) where self[start] == first {
      if self[start..<start + part.count].elementsEqual(part) { return true }
    }
    return false
  }
}

extension String {
  /// Whether a digit or another sign of a number stands in the text.
  var hasNumber: Bool {
    unicodeScalars.contains { scalar in
      scalar.isASCII ? (48...57).contains(scalar.value) : scalar.properties.numericType != nil
    }
  }

  /// Whether the text begins with the bytes of `stem`.
  ///
  /// As `hasPrefix` for folded words, many times faster; a mark on the last letter of a stem hides
  /// nothing here.
  func begins(with stem: String) -> Bool {
    var (text, stem) = (self, stem)
    return text.withUTF8 { text in
      stem.withUTF8 { stem in
        stem.count <= text.count && zip(text, stem).allSatisfy { $0 == $1 }
      }
    }
  }
}

/// Beginnings of folded words: every word of every answer is asked about, so only those with its
/// first letter are compared.
struct Beginnings: Sendable {
  private let byLetter: [[String]]

  init(_ stems: [String]) {
    var byLetter = [[String]](repeating: [], count: 256)
    for stem in stems { byLetter[Int(stem.utf8.first ?? 0)].append(stem) }
    self.byLetter = byLetter
  }

  /// Whether a word begins with one of them.
  func hasStem(of word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return byLetter[Int(first)].contains { word.begins(with: $0) }
  }
}
