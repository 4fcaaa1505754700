import Analysis
import Tables
import Turkish

/// The words of a question that tell it from others.
///
///     AskedWords("kan şekerini çay artırır mı")  // the same words as "çay şekeri yükseltir mi"
///
/// By the table `Research/asking`: what stands for one another is one word, and some words may as well be
/// missing.
struct AskedWords: Sendable, Equatable {
  /// What must be there: each word with the keys of all that it can be, a row of the table or stems.
  private(set) var needed: [Set<String>] = []
  /// What may be missing.
  private(set) var soft: [Set<String>] = []
  /// All words by their stems alone, without those that tell nothing.
  private(set) var stems: [Set<String>] = []
  /// Words that speak of the speaker's own: `şekerim`.
  private(set) var own = 0
  /// How or why it is asked, where it is.
  private(set) var manners: Set<String> = []
  /// What must be there besides words that ask what something eaten does: of "karpuz yasak mı" the fruit.
  private(set) var core: [Set<String>] = []
  private(set) var traits: Traits = []

  /// What a question asks or supposes.
  struct Traits: OptionSet {
    let rawValue: UInt16

    /// What a thing is or is for, which a part of an answer does not tell.
    static let asksWhat = Self(rawValue: 1)
    /// What brings the sugar down, which is another thing than its falling.
    static let lowersSugar = Self(rawValue: 1 << 1)
    /// What ought to be or to be done: "olmalı", "yapayım".
    static let asksOught = Self(rawValue: 1 << 2)
    /// What rises or falls is not to, or does not: "düşmesin diye", "neden inmiyor".
    static let denies = Self(rawValue: 1 << 3)
    /// The sugar is supposed to fall: "düşerse".
    static let supposesFall = Self(rawValue: 1 << 4)
    /// What something eaten does: "yükseltir mi", "yasak mı", "ne kadar yenir".
    static let asksEffect = Self(rawValue: 1 << 5)
    /// It is of eating or drinking.
    static let isOfEating = Self(rawValue: 1 << 6)
    /// Something is supposed to be eaten: "yesem".
    static let isSupposed = Self(rawValue: 1 << 7)
  }

  var asksWhat: Bool { traits.contains(.asksWhat) }
  var lowersSugar: Bool { traits.contains(.lowersSugar) }
  var asksOught: Bool { traits.contains(.asksOught) }
  var denies: Bool { traits.contains(.denies) }
  var supposesFall: Bool { traits.contains(.supposesFall) }
  var asksEffect: Bool { traits.contains(.asksEffect) }
  var isOfEating: Bool { traits.contains(.isOfEating) }
  var isSupposed: Bool { traits.contains(.isSupposed) }

  /// Letters and digits that stand together are one word: `B12`.
  init(_ text: String) {
    var words = Words()
    self.init(text, &words)
  }

  /// The same with the words that were read before; who reads many texts keeps them.
  init(_ text: String, _ known: inout Words) {
    let parts = Self.withLevels(Self.parts(of: text))
    let folded = parts.map { Turkish.fold($0) }
    if folded.contains(where: { $0.fits("asked.lowering") }),
      folded.contains(where: { $0.fits("asked.sugar") })
    {
      traits.insert(.lowersSugar)
    }
    for (row, trait) in Self.rowTraits where folded.contains(where: { $0.fits(row) }) {
      traits.insert(trait)
    }
    // "lahmacun yiyince ne oluyor" asks what has been, which the records tell.
    let tellsOfEating = folded.contains { $0.fits("asked.eaten") }
    if tellsOfEating, folded.contains(where: { $0.fits("asked.happening") }) { own = 1 }
    let table = AskingTable.shared
    if folded.contains(where: { table.has($0, .falls) }) { traits.insert(.supposesFall) }
    let words = parts.map { known.word($0) }
    let readings = words.map(\.readings)
    var place = 0
    while place < parts.count {
      let matches = table.index.matches(in: readings, at: place)
      let match = matches.filter { $0.count == matches.first?.count }.min { $0.entry < $1.entry }
      let row = match.map { table.rows[Int($0.entry)] }
      let said = words[place..<(place + (match?.count ?? 1))]
      place += said.count
      if row?.kind == .ask {
        traits.insert(.asksWhat)
        continue
      }
      if row == nil, said.allSatisfy(\.isPlain) { continue }
      own += said.count(where: \.isOwn)
      if table.has(parts[place - said.count], .instead), let last = needed.last {
        take(standingFor: last)
      } else {
        take(said.map(\.keys), row, tellsOfEating)
      }
    }
  }

  /// What was read before: `said` has what is needed, what is soft, the stems, the core and the manners.
  init(_ said: [[Set<String>]], own: Int, _ traits: Traits) {
    (needed, soft, stems, core) = (said[0], said[1], said[2], said[3])
    manners = said[4].first ?? []
    (self.own, self.traits) = (own, traits)
  }

  private static let rowTraits: [(row: String, trait: Traits)] = [
    ("asked.ought", .asksOught), ("asked.denying", .denies), ("asked.supposed", .isSupposed),
  ]

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
      if !row.isSoft || [.softdo, .eat].contains(row.kind) { traits.insert(.asksEffect) }
      if row.kind == .eat { traits.insert(.isOfEating) }
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
}
