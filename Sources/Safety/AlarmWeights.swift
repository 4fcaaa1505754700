package import Analysis
import Turkish

/// How likely a message tells of an emergency that no rule names: learned from people's own words.
///
/// Recall comes first: `make train` sets the balance so that at most about two of a hundred calm
/// messages of authors who were left out raise it.
package enum AlarmWeights {
  static let outcome = "alarm"
  private static let weights = Weights(table: "Language/alarm-weights")

  /// Whether the words are those of an emergency; `isRuled` says that a rule saw one.
  static func raises(_ text: String, after earlier: String?, isRuled: Bool) -> Bool {
    guard !weights.isEmpty, text.utf8.count < longest else { return false }
    let bag = features(of: text, after: earlier, isRuled: isRuled)
    return weights.logOdds(of: outcome, bag) > 0
  }

  /// Nobody in need writes so much.
  private static let longest = 600

  /// The words of a message, their beginnings and ends, pairs of them, and how large its numbers are.
  package static func features(
    of text: String, after earlier: String?, isRuled: Bool, keepsNames: Bool = false
  ) -> FeatureBag {
    var bag = FeatureBag(keepsNames: keepsNames)
    if isRuled { bag.add("ruled") }
    var last = "^"
    var count = 0
    for token in Turkish.tokens(of: text) where token.kind == .word || token.kind == .number {
      let word: String
      if token.kind == .number {
        word = "n" + step(token.folded)
        bag.add(word)
        bag.add("then number=", last)
      } else if GivenNames.has(token.folded) {
        // Who it is says nothing of what is the matter.
        word = "@"
        bag.add("named")
      } else {
        word = token.folded
        bag.add("w=", word)
        bag.add("p4=", word.prefix(4))
        bag.add("p6=", word.prefix(6))
        bag.add("s4=", word.suffix(4))
        bag.add("bones=", word.filter { !$0.isVowel }.prefix(4))
      }
      bag.add("pair=", last, word)
      bag.add("short pair=", String(last.prefix(4)), String(word.prefix(4)))
      last = word
      count += 1
    }
    bag.add("pair=", last, "$")
    addConcepts(of: text, to: &bag)
    bag.add("words=", count: count / 4, atMost: 6)
    if let earlier {
      for token in Turkish.tokens(of: earlier).suffix(40)
      where token.kind == .word && !GivenNames.has(token.folded) {
        bag.add("before=", token.folded.prefix(5))
      }
    }
    return bag
  }

  /// What the situations' phrases see, whoever says it and when, and what numbers there are beside it.
  private static func addConcepts(of text: String, to bag: inout FeatureBag) {
    let utterance = Utterance(text)
    let assertions = AssertionReader(utterance: utterance, hour: nil)
    let values = utterance.words.indices.compactMap { place -> Double? in
      ValueMentions.isMeasure(utterance.text(at: place + 1)) ? nil : utterance.words[place].value
    }
    let isLow = values.contains {
      (20..<70).contains($0) || $0 < 3.9 && $0 > 1.4 && $0 != $0.rounded()
    }
    let isHigh = values.contains { $0 >= 300 && $0 < 1000 }
    if isLow { bag.add("low number") }
    if isHigh { bag.add("high number") }
    if assertions.namesSomebody { bag.add("somebody") }
    if utterance.asks { bag.add("asks") }
    let isElsewhere = utterance.words.indices.contains(where: assertions.isElsewhere)
    if isElsewhere { bag.add("elsewhere") }
    var count = 0
    for (name, phrases) in EmergencyPhrases.all {
      guard phrases.contains(where: { !$0.matches(in: utterance).isEmpty }) else { continue }
      bag.add("c=", name)
      if isElsewhere { bag.add("c elsewhere=", name) }
      if isLow { bag.add("c low=", name) }
      if isHigh { bag.add("c high=", name) }
      count += 1
    }
    bag.add("concepts=", count: count, atMost: 6)
  }

  private static let steps: [Double] = [
    0, 2, 3, 4, 5, 20, 40, 55, 70, 100, 180, 250, 300, 400, 500, 600, 1000,
  ]

  private static func step(_ digits: String) -> String {
    let value = Double(digits.replacing(",", with: ".")) ?? 0
    return String(steps.lastIndex { $0 <= value } ?? 0)
  }
}
