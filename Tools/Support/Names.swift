import Turkish

/// How well what a person calls a thing fits a name that is written down.
enum NameMatch: Int, Comparable {
  /// Words of the asked name occur in it, but not its last word: "tavuk" for "tavuk döner".
  case part = 1
  /// It says less than was asked: "peynir" for "beyaz peynir".
  case shorter
  /// Its last word and all other asked words occur: "ekmek" for "tam buğday ekmeği".
  case head
  /// The same words.
  case same

  static func < (left: NameMatch, right: NameMatch) -> Bool { left.rawValue < right.rawValue }

  /// How `asked` fits `name`, with case, diacritics and case endings put aside; nil for not at all.
  init?(_ asked: String, for name: String) {
    let asked = Self.words(of: asked)
    let words = Self.words(of: name)
    guard let head = words.last, let askedHead = asked.last else { return nil }
    let allAsked = asked.allSatisfy { word in words.contains { Self.isSame(word, $0) } }
    let allThere = words.allSatisfy { word in asked.contains { Self.isSame(word, $0) } }
    if allAsked && allThere {
      self = .same
    } else if allAsked && Self.isSame(askedHead, head) {
      self = .head
    } else if allThere && Self.isSame(askedHead, head) {
      self = .shorter
    } else if allAsked {
      self = .part
    } else {
      return nil
    }
  }

  private static func words(of text: String) -> [Substring] {
    Turkish.fold(text).split { !$0.isLetter && !$0.isNumber }
  }

  /// Whether two folded words are one word in two cases: `ekmek`, `ekmegi`; `ekmekli` is another.
  private static func isSame(_ left: Substring, _ right: Substring) -> Bool {
    if left == right { return true }
    let (short, long) = left.utf8.count <= right.utf8.count ? (left, right) : (right, left)
    let word = Array(long.utf8)
    let stem = Array(short.utf8)
    guard stem.count >= 2 else { return false }
    if isInflected(word, of: stem) { return true }
    guard stem.count >= 4, let soft = softened[stem[stem.count - 1]] else { return false }
    return isInflected(word, of: stem.dropLast() + [soft])
  }

  private static func isInflected(_ word: [UInt8], of stem: [UInt8]) -> Bool {
    guard word.starts(with: stem) else { return false }
    if word.count == stem.count { return true }
    guard let form = NounSuffixes.form(of: word, stem: stem.count) else { return false }
    return form.derivation == nil && form.copula == .none && !form.isRelative
  }

  /// Folded final consonants that soften before a vowel; c and g fold to themselves.
  private static let softened: [UInt8: UInt8] = [
    UInt8(ascii: "k"): UInt8(ascii: "g"), UInt8(ascii: "p"): UInt8(ascii: "b"),
    UInt8(ascii: "t"): UInt8(ascii: "d"),
  ]
}

/// The places of the names that fit `asked` best, and how well they do; nil where none fits.
func bestMatch(
  for asked: String, among names: [String], atLeast least: NameMatch = .part
) -> (places: [Int], match: NameMatch)? {
  let matches = names.enumerated().compactMap { place, name in
    NameMatch(asked, for: name).map { (place, $0) }
  }
  guard let best = matches.map(\.1).max(), best >= least else { return nil }
  return (matches.filter { $0.1 == best }.map(\.0), best)
}
