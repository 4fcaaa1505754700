import Analysis
import Tables
import Turkish

/// The words of a question that tell it from others.
///
///     AskedWords("kan şekerini çay artırır mı")  // the same words as "çay şekeri yükseltir mi"
///
/// By the table `Research/asking`: what stands for one another is one word, and some words may as well be
/// missing.
struct AskedWords: Sendable {
  /// What must be there: each word with the keys of all that it can be, a row of the table or stems.
  private(set) var needed: [Set<String>] = []
  /// What may be missing.
  private(set) var soft: [Set<String>] = []
  /// All words by their stems alone, without those that tell nothing.
  private(set) var stems: [Set<String>] = []
  /// Words that speak of the speaker's own: `şekerim`.
  private(set) var own = 0
  /// Whether it asks what a thing is or is for, which a part of an answer does not tell.
  private(set) var asksWhat = false
  /// Whether it asks what brings the sugar down, which is another thing than its falling.
  private(set) var lowersSugar = false
  /// Whether it asks what ought to be or to be done: "olmalı", "yapayım".
  private(set) var asksOught = false
  /// Whether what rises or falls is not to, or does not: "düşmesin diye", "neden inmiyor".
  private(set) var denies = false
  /// Whether it supposes that the sugar falls: "düşerse".
  private(set) var supposesFall = false
  /// How or why it is asked, where it is.
  private(set) var manners: Set<String> = []
  /// What must be there besides words that ask what something eaten does: of "karpuz yasak mı" the fruit.
  private(set) var core: [Set<String>] = []
  /// Whether it asks what something eaten does: "yükseltir mi", "yasak mı", "ne kadar yenir".
  private(set) var asksEffect = false
  /// Whether it is of eating or drinking.
  private(set) var isOfEating = false
  /// Whether it supposes that something is eaten: "yesem".
  private(set) var isSupposed = false

  /// Letters and digits that stand together are one word: `B12`.
  init(_ text: String) {
    var words = Words()
    self.init(text, &words)
  }

  /// The same with the words that were read before; who reads many texts keeps them.
  init(_ text: String, _ known: inout Words) {
    let parts = Self.withLevels(Self.parts(of: text))
    let folded = parts.map { Turkish.fold($0) }
    lowersSugar =
      folded.contains { $0.fits("asked.lowering") } && folded.contains { $0.fits("asked.sugar") }
    asksOught = folded.contains { $0.fits("asked.ought") }
    denies = folded.contains { $0.fits("asked.denying") }
    isSupposed = folded.contains { $0.fits("asked.supposed") }
    // "lahmacun yiyince ne oluyor" asks what has been, which the records tell.
    let tellsOfEating = folded.contains { $0.fits("asked.eaten") }
    if tellsOfEating, folded.contains(where: { $0.fits("asked.happening") }) { own = 1 }
    let table = AskingTable.shared
    supposesFall = folded.contains { table.has($0, .falls) }
    let words = parts.map { known.word($0) }
    let readings = words.map(\.readings)
    var place = 0
    while place < parts.count {
      let matches = table.index.matches(in: readings, at: place)
      let match = matches.filter { $0.count == matches.first?.count }.min { $0.entry < $1.entry }
      let row = match.map { table.rows[Int($0.entry)] }
      let said = words[place..<(place + (match?.count ?? 1))]
      place += said.count
      asksWhat = asksWhat || row?.kind == .ask
      if row?.kind == .ask { continue }
      if row == nil, said.allSatisfy(\.isPlain) { continue }
      own += said.count(where: \.isOwn)
      if table.has(parts[place - said.count], .instead), let last = needed.last {
        take(standingFor: last)
      } else {
        take(said.map(\.keys), row, tellsOfEating)
      }
    }
  }

  /// "bulgur yerine" is another thing than "pirinç yerine bulgur".
  private mutating func take(standingFor last: Set<String>) {
    let keys = Set(last.map { $0 + Self.insteadMark })
    stems.append(keys)
    needed.append(keys)
    core.append(keys)
  }

  private mutating func take(
    _ keys: [Set<String>], _ row: AskingTable.Row?, _ tellsOfEating: Bool
  ) {
    stems += keys
    guard let row else {
      needed += keys
      core += keys
      return
    }
    if row.isOfEffect, !tellsOfEating {
      asksEffect = asksEffect || !row.isSoft || [.softdo, .eat].contains(row.kind)
      isOfEating = isOfEating || row.kind == .eat
    } else if !row.isSoft || row.isOfEffect {
      core.append([row.key])
    }
    if row.kind == .how { manners.insert(row.key) }
    if row.isSoft { soft.append([row.key]) } else { needed.append([row.key]) }
  }

  /// Words as they are by themselves, each read once.
  struct Words {
    struct Word {
      var readings: [Lexicon.Reading]
      var keys: Set<String>
      var isOwn: Bool
      var isPlain: Bool
    }

    private var known: [String: Word] = [:]

    mutating func word(_ text: String) -> Word {
      if let word = known[text] { return word }
      let table = AskingTable.shared
      let word = Word(
        readings: table.index.readings(of: text), keys: AskedWords.keys(of: text),
        isOwn: AskedWords.isOwn(text), isPlain: table.plain.contains(text))
      known[text] = word
      return word
    }
  }

  /// The stems of a word; of what is done to a thing also the deed itself: `kesilir`, `kesmeli`.
  private static func keys(of word: String) -> Set<String> {
    let stems = SearchLexicon.stems(of: word)
    let deeds = stems.filter { $0.count > 4 && ($0.hasSuffix("il") || $0.hasSuffix("ul")) }
      .map { String($0.dropLast(2)) }
    return Set(stems + deeds + [word])
  }

  /// Whether a word speaks of what the speaker has records of.
  ///
  /// Kin are none: what is asked about a child is asked of all children. Nor are verbs, and parts of
  /// the body.
  private static func isOwn(_ word: String) -> Bool {
    word.count > 4 && !word.fits("asked.ownNoRecord")
      && word.fits("asked.ownEndings")
      && !kin.contains(where: word.hasPrefix)
  }

  /// Whether a text asks something by any of its words: "insülin bozulur mu", "ne yapayım".
  static func asks(_ text: String) -> Bool {
    Turkish.tokens(of: text).contains {
      $0.folded.joinedAsking != nil || AskingTable.shared.has($0.folded, .asks)
    }
  }

  /// Whether what a text tells is denied: "kullanmıyorum", "yok".
  static func tellsOfNone(_ text: String) -> Bool {
    Turkish.tokens(of: text).contains { AskingTable.shared.has($0.folded, .denies) }
  }

  /// What is added to the keys of a word that something stands in the stead of.
  private static let insteadMark = "+"

  private static let kin = KinWords.own.map(Turkish.fold)

  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    for token in Turkish.tokens(of: text) where token.kind != .mark {
      // "70in", "b12yi": the case of a number tells nothing.
      if parts.last?.allSatisfy(\.isNumber) == true
        || token.isGlued && parts.last?.last?.isNumber == true,
        token.folded.fits("asked.numberTails")
      {
        continue
      }
      let isTail = token.kind == .number || parts.last?.last?.isNumber == true
      if token.isGlued, isTail, token.folded.count < 4, let last = parts.popLast() {
        parts.append(last + token.folded)
      } else {
        parts.append(withoutAsking(token.folded))
      }
    }
    return parts
  }

  /// "şekerim 250 olursa" as "şekerim yüksek olursa": a value that is high, or low, whichever it is.
  private static func withLevels(_ parts: [String]) -> [String] {
    guard parts.contains(where: { $0.fits("asked.sugar") }) else { return parts }
    return parts.indices.map { place in
      guard place > 0, parts[place - 1].fits("asked.sugar"), let value = Int(parts[place]) else {
        return parts[place]
      }
      let level = (181...400).contains(value) ? high : (40..<70).contains(value) ? low : nil
      return level ?? parts[place]
    }
  }

  private static let high = WordSets.list("asked.high").first
  private static let low = WordSets.list("asked.low").first

  /// `yükseltirmi` as `yükseltir`: the word that asks is often written to the one before it.
  private static func withoutAsking(_ word: String) -> String {
    if let count = word.joinedAsking { return String(word.dropLast(count)) }
    return word.count > 5 && word.fits("asking.joined") ? String(word.dropLast(2)) : word
  }

  // MARK: Comparing

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
