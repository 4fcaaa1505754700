/// How near two questions are to each other by their words.
extension AskedWords {
  /// Whether both ask what the same thing does to the one who eats it.
  func isOfSameEffect(as other: AskedWords) -> Bool {
    asksEffect && other.asksEffect && !core.isEmpty && core.count == other.core.count
      && manners.isEmpty && other.manners.isEmpty && !asksWhat
      && Self.missing(core, other.core) == 0 && Self.missing(other.core, core) == 0
  }

  /// Whether the name of one thing stands for no other that has it in its name, as fresh figs for dried
  /// ones, and the sugar alone for no illness.
  func isAsNarrow(as other: AskedWords) -> Bool {
    if asksEffect, core.count == 1, other.asksEffect { return other.core.count <= 1 }
    return !(asksWhat && core.isEmpty && !needed.isEmpty) || other.asksWhat
  }

  /// Whether a fall that is supposed is one in the other too: what is to be done about it is no question of
  /// what brings the sugar down.
  func supposesNoLess(than other: AskedWords) -> Bool {
    guard supposesFall, asksOught else { return true }
    return !other.lowersSugar && (other.supposesFall || other.asksOught)
  }

  struct Likeness: Comparable {
    /// How much both have in common: 1 for the same words in any form.
    var share: Double
    /// Whether all that must be there is in both.
    var isWhole: Bool
    /// Whether all of the question that must be there is in the other.
    var isCovered: Bool
    /// How much the words themselves have in common.
    var literal: Double
    /// Whether the other asks how or why where the question does.
    var isOfManner = true

    static func < (one: Likeness, other: Likeness) -> Bool {
      one.share == other.share ? one.literal < other.literal : one.share < other.share
    }
  }

  /// What a word weighs that may as well be missing.
  private static let softness = 0.2

  func likeness(to other: AskedWords) -> Likeness {
    let literal = Self.share(stems, other.stems)
    // Words that may be missing tell two questions apart where there are no others.
    guard !needed.isEmpty, !other.needed.isEmpty else {
      let isSame = needed.isEmpty && other.needed.isEmpty && Self.share(soft, other.soft) == 1
      let isWhole = isSame && literal > 0.3
      return Likeness(
        share: isWhole ? 1 : 0, isWhole: isWhole, isCovered: isWhole, literal: literal)
    }
    let (missing, extra) = (Self.missing(needed, other.needed), Self.missing(other.needed, needed))
    // A name alone asks nothing of what may be done with it.
    let isBare = needed.count == 1 && soft.isEmpty && !asksWhat && !other.soft.isEmpty
    let lost =
      Double(missing + extra) + Self.softness
      * Double(Self.missing(soft, other.soft) + Self.missing(other.soft, soft))
    let all =
      Double(needed.count + other.needed.count) + Self.softness
      * Double(soft.count + other.soft.count)
    return Likeness(
      share: 1 - lost / all, isWhole: missing + extra == 0 && !isBare,
      isCovered: missing == 0 && !isBare, literal: literal)
  }

  private static func missing(_ words: [Set<String>], _ others: [Set<String>]) -> Int {
    words.count { word in others.allSatisfy { $0.isDisjoint(with: word) } }
  }

  private static func share(_ one: [Set<String>], _ other: [Set<String>]) -> Double {
    guard !one.isEmpty, !other.isEmpty else { return 0 }
    return 1 - Double(missing(one, other) + missing(other, one)) / Double(one.count + other.count)
  }
}
