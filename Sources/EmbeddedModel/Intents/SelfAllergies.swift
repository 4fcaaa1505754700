import Analysis
import Domain
import Turkish

/// What an allergy is to: the foods, drugs or animals before its word or after it.
extension SelfTold {
  /// Finds what an allergy is to, before its word or after it; false where it is to nothing known.
  mutating func readAllergies() -> Bool {
    guard
      let place = words.indices.first(where: { place in
        SelfWords.match(words, at: place).map { $0.isOfAllergy || $0.deniesAllergy } ?? false
      }), let match = SelfWords.match(words, at: place)
    else { return true }
    let isDenied = match.deniesAllergy
    var names = allergens(before: place)
    var ahead = place + 1
    while !isDenied, ahead < words.count,
      let span = span(at: ahead), let name = Self.allergen(span)
    {
      names.append(name)
      claimed.formUnion(ahead..<ahead + count(of: span))
      ahead += count(of: span)
    }
    guard !isDenied else {
      removed += names
      return true
    }
    for name in names { _ = append(.allergies, name) }
    return !names.isEmpty
  }

  /// Keeps what stands before the word of an allergy, and nothing of what is wished for behind it.
  mutating func readAllergy(before place: Int) -> Bool {
    let names = allergens(before: place)
    for name in names { _ = append(.allergies, name) }
    return !names.isEmpty
  }

  private mutating func allergens(before place: Int) -> [String] {
    var names: [String] = []
    var back = place - 1
    while back >= 0, let found = allergen(endingAt: back) ?? joined(back) {
      if let name = found.name { names.insert(name, at: 0) }
      claimed.formUnion(back - found.count + 1...back)
      back -= found.count
    }
    return names
  }

  private func joined(_ place: Int) -> (name: String?, count: Int)? {
    guard words[place].folded.fits("self.and"), place > 0, allergen(endingAt: place - 1) != nil
    else { return nil }
    return (nil, 1)
  }

  private func allergen(endingAt place: Int) -> (name: String?, count: Int)? {
    let span = scene.sentence.spans.first { span in
      span.tokens.last { scene.sentence.tokens[$0].kind != .mark }
        .map { scene.sentence.tokens[$0].range == words[place].range } ?? false
    }
    guard let span, let name = Self.allergen(span) else { return nil }
    return (name, count(of: span))
  }

  private static func allergen(_ span: Span) -> String? {
    if span.has(.filler), span.food == nil { return nil }
    return span.reading(.allergen)?.phrase ?? span.food?.phrase
      ?? span.reading(.medication, .animal)?.phrase
  }
}
