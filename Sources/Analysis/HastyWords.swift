extension Utterance.Word {
  /// What follows `stem` in the word; nil where it does not begin with it.
  ///
  /// Hasty fingers leave vowels out: "titrym" begins with "titriyo", and "elm" is "elim".
  package func ending(after stem: String) -> Substring? {
    if text.begins(with: stem) { return text.dropFirst(stem.count) }
    guard isBare, stem.utf8.count > 3, text.utf8.first == stem.utf8.first else { return nil }
    var place = text.utf8.startIndex
    var (missing, matched) = (0, 0)
    for letter in stem.utf8 {
      if place < text.utf8.endIndex, text.utf8[place] == letter {
        place = text.utf8.index(after: place)
        matched += 1
      } else if Self.isVowel(letter), missing < 2 {
        missing += 1
      } else {
        return nil
      }
    }
    return missing > 0 && matched > 2 ? text[place...] : nil
  }

  /// A bit for the first two letters of a folded word.
  package static func mark(of word: String) -> UInt64 {
    var letters = word.utf8.makeIterator()
    return mark(letters.next() ?? 0, letters.next() ?? 0)
  }

  private static func mark(_ first: UInt8, _ second: UInt8) -> UInt64 {
    // Letters beyond ASCII can be written in several ways: they may be anything.
    guard first < 0x80, second < 0x80 else { return .max }
    return 1 << UInt64((Int(first) &* 29 &+ Int(second)) & 63)
  }

  /// The bits of all that the word may begin with: where vowels are left out, with each of them.
  var marks: UInt64 {
    var all = Self.mark(of: text)
    if isBare, let first = text.utf8.first {
      for vowel in "aeiou".utf8 { all |= Self.mark(first, vowel) }
    }
    return all
  }

  /// Whether the folded word has consonants side by side that Turkish parts: `elm`, `titrym`.
  static func isBare(_ word: String) -> Bool {
    var run = 0
    for letter in word.utf8 {
      run = isVowel(letter) ? 0 : run + 1
      if run > 2 { return true }
    }
    return run > 1 && word.utf8.count < 7 && !clusters.contains(where: word.hasSuffix)
  }

  private static let clusters = WordSets.list("utterance.clusters")

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }
}
