/// Names of people as they are said: `Can`, `babam`, `annemin`.
package enum PersonName {
  /// The name without what follows an apostrophe; nil where the writer is meant or nobody is named.
  ///
  ///     PersonName.other("Can'ın")  // "Can"
  ///     PersonName.other("ben")     // nil
  package static func other(_ said: String) -> String? {
    let name = said.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let bare = name.prefix { !"'’".contains($0) }
    guard !bare.isEmpty, !writer.contains(Turkish.fold(String(bare))) else { return nil }
    return String(bare)
  }

  /// Whether two names are said of one person, whatever their case endings.
  package static func areSame(_ one: String, _ two: String) -> Bool {
    let (left, right) = (key(one), key(two))
    return left == right || isForm(left, of: right) || isForm(right, of: left)
  }

  private static func key(_ name: String) -> String { Turkish.fold(other(name) ?? "") }

  /// Whether a word is one for kin with endings of a noun: `annemin` of `annem`.
  ///
  /// Of names it would be another's: `Aliye` is no form of `Ali`.
  private static func isForm(_ word: String, of name: String) -> Bool {
    guard name.count > 2, name.hasSuffix(ownEnding), word.count > name.count, word.hasPrefix(name)
    else { return false }
    return caseEndings.contains(String(word.dropFirst(name.count)))
  }

  /// With what people call their own kin: `annem`, `kızım`.
  private static let ownEnding = "m"

  private static let caseEndings: Set<String> = [
    "in", "un", "nin", "nun", "e", "a", "ye", "ya", "i", "u", "yi", "yu", "de", "da", "te", "ta",
    "den", "dan", "ten", "tan", "le", "la", "yle", "yla",
  ]
  /// Words with which people speak of themselves.
  private static let writer: Set<String> = [
    "ben", "benim", "bana", "beni", "kendim", "kendime", "kendimin", "kendi", "me", "self", "user",
    "kullanici",
  ]
}
