import Domain
import Turkish

/// Foods whose names are like a name that no row has.
///
/// A word counts as the same where it is, as nearly the same where one is the other with suffixes or
/// one letter off. `baklava` is not like `bakla`.
struct SimilarFoods {
  let contents: FoodContents

  /// The foods most alike first; of equals those of the shorter name, then in the order of the tables.
  func foods(like name: String, limit: Int) -> [Food] {
    let wanted = NameWord.words(of: name).map { Array($0.folded.utf8)[...] }
    guard !wanted.isEmpty, limit > 0 else { return [] }
    let (keys, owners) = (contents.keys, contents.owners)
    var best: [Int32: Double] = [:]
    for number in 0..<keys.count {
      let score = likeness(of: keys[number], to: wanted)
      guard score > 0 else { continue }
      let line = owners[number]
      best[line] = max(best[line] ?? 0, score)
    }
    let ranked = best.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ranked.prefix(limit).compactMap { contents.food(Int($0.key)) }
  }

  private func likeness(
    of name: ArraySlice<UInt8>, to wanted: [ArraySlice<UInt8>]
  ) -> Double {
    var sum = 0.0
    var count = 0
    var head = 0.0
    for word in name.split(separator: UInt8(ascii: " ")) {
      count += 1
      head = 0
      for (place, other) in wanted.enumerated() {
        let likeness = Self.likeness(of: word, to: other)
        head = max(head, place == wanted.count - 1 ? likeness : likeness * 0.8)
      }
      sum += head
    }
    guard sum > 0 else { return 0 }
    // The head says what it is: of "elma suyu" and "elma kurusu", the juice is like "armut suyu".
    return sum / Double(max(count, wanted.count)) + head * 0.2 - Double(count) * 0.001
  }

  private static func likeness(of word: ArraySlice<UInt8>, to other: ArraySlice<UInt8>) -> Double {
    guard word.first == other.first else { return 0 }
    if word == other { return 1 }
    if isInflected(word, of: other) || isInflected(other, of: word) { return 0.9 }
    if min(word.count, other.count) >= 4, word.isOneEdit(from: other) { return 0.7 }
    if other.count >= 5, word.count > other.count, word.starts(with: other),
      NounSuffixes.form(of: Array(word), stem: other.count) != nil
    {
      return 0.5
    }
    return 0
  }

  /// Whether `word` is `stem` with suffixes that leave it the same noun.
  private static func isInflected(_ word: ArraySlice<UInt8>, of stem: ArraySlice<UInt8>) -> Bool {
    guard stem.count >= 3, word.count > stem.count else { return false }
    let soft = stem.dropLast().elementsEqual(word.prefix(stem.count - 1))
    guard soft, word.starts(with: stem) || isSoftened(word, stem) else { return false }
    let form = NounSuffixes.form(of: Array(word), stem: stem.count)
    return form.map { $0.derivation == nil && $0.copula == .none } ?? false
  }

  private static func isSoftened(_ word: ArraySlice<UInt8>, _ stem: ArraySlice<UInt8>) -> Bool {
    switch (stem.last, word[word.startIndex + stem.count - 1]) {
    case (UInt8(ascii: "k"), UInt8(ascii: "g")), (UInt8(ascii: "p"), UInt8(ascii: "b")),
      (UInt8(ascii: "t"), UInt8(ascii: "d")):
      true
    default: false
    }
  }
}
