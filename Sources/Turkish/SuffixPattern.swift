/// A suffix in the notation of Turkish grammars, matched against folded letters.
///
/// Upper-case letters stand for classes that fold together: `A` is a or e, `I` is i or u (ı, i, u, ü),
/// `D` is d or t, `K` is k or g. All others stand for themselves.
struct SuffixPattern: Sendable, ExpressibleByStringLiteral {
  /// What the letter before the suffix must be.
  enum Condition: Sendable { case any, vowel, consonant }

  let letters: [UInt8]

  init(stringLiteral value: StaticString) {
    letters = Array(UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
  }

  /// The place after the suffix if it stands at `start`, else nil.
  func end(in word: [UInt8], at start: Int) -> Int? {
    guard start + letters.count <= word.count else { return nil }
    for (offset, letter) in letters.enumerated() {
      guard Self.stands(word[start + offset], for: letter) else { return nil }
    }
    return start + letters.count
  }

  private static func stands(_ letter: UInt8, for pattern: UInt8) -> Bool {
    switch pattern {
    case UInt8(ascii: "A"): letter == UInt8(ascii: "a") || letter == UInt8(ascii: "e")
    case UInt8(ascii: "I"): letter == UInt8(ascii: "i") || letter == UInt8(ascii: "u")
    case UInt8(ascii: "D"): letter == UInt8(ascii: "d") || letter == UInt8(ascii: "t")
    case UInt8(ascii: "K"): letter == UInt8(ascii: "k") || letter == UInt8(ascii: "g")
    default: letter == pattern
    }
  }
}

extension SuffixPattern.Condition {
  func holds(after letter: UInt8) -> Bool {
    switch self {
    case .any: true
    case .vowel: letter.isVowel
    case .consonant: !letter.isVowel
    }
  }
}

extension Character {
  /// Whether it is one of the eight vowels, in small letters.
  package var isVowel: Bool {
    switch self {
    case "a", "e", "ı", "i", "o", "ö", "u", "ü": true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether this folded letter is a vowel.
  package var isVowel: Bool {
    switch self {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }
}
