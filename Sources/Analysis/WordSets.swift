import Tables
import Turkish

/// Closed sets of folded words and endings: the tables `Language/sets` and, for the safety rules,
/// `Language/terms`.
package enum WordSets {
  private static let table = WordTable("Language/sets", "Language/terms")

  package static subscript(_ row: String) -> WordRow { table.row(row) }

  package static func words(_ name: String) -> Set<String> { table.row(name).whole }

  /// The same in the table's order.
  package static func list(_ name: String) -> [String] { table[name] }

  /// Words that describe the food after them and are kept in its name.
  package static let qualities = words("quality")
  private static let qualityEndings = words("quality.ending")
  /// Drugs that are measured in units.
  package static let insulins = words("insulin")
  /// Words for a drug that name none.
  package static let drugsInGeneral = words("drug.general")

  private static let ofWater = words("water")
  private static let teas = words("tea")

  package static func isTea(_ word: String) -> Bool { teas.contains(word) }

  /// Whether a word before `su` says which water it is, or how much: `soğuk su`.
  package static func isOfWater(_ word: String) -> Bool { ofWater.contains(word) }

  /// Whether a word's shape says that it describes: `közlenmiş`, `dereotlu`, `sossuz`.
  package static func describes(_ word: String) -> Bool {
    qualities.contains(word)
      || word.utf8.count > 4 && qualityEndings.contains { word.hasSuffix($0) }
  }

  private static let choices = ["choice.1", "choice.2", "choice.3", "choice.4"].map {
    table.row($0)
  }

  /// The place that a word means among what was named before: 2 for `ikincisinden`.
  package static func choice(_ word: String) -> Int? {
    choices.firstIndex { $0.fits(word) }.map { $0 + 1 }
  }
}

extension StringProtocol {
  /// Whether the folded word is one of a row of `WordSets`.
  package func fits(_ row: String) -> Bool { String(self).fits(row) }

  /// Whether the folded word is a stem of one row with an ending of another.
  package func fits(_ stems: String, _ endings: String) -> Bool {
    self.endings(after: stems).contains { $0.fits(endings) }
  }

  /// What follows each stem of a row with which the folded word begins.
  package func endings(after stems: String) -> [Substring] { String(self).endings(after: stems) }
}

// Of words that are whole texts, as nearly all are: asked without the detour over any kind of text.
extension String {
  package func fits(_ row: String) -> Bool { WordSets[row].fits(self) }

  package func fits(_ stems: String, _ endings: String) -> Bool {
    let ends = self.endings(after: stems)
    guard !ends.isEmpty else { return false }
    let row = WordSets[endings]
    return ends.contains { row.fits($0) }
  }

  package func endings(after stems: String) -> [Substring] { WordSets[stems].endings(of: self) }
}

extension String? {
  package func fits(_ row: String) -> Bool { self?.fits(row) ?? false }
}

extension Utterance {
  /// Whether a word of it is one of a row of `WordSets`.
  package func has(_ row: String) -> Bool { has(WordSets[row]) }

  /// Whether it says nothing but words of these rows and what `fits` besides, marks apart.
  package func saysOnly(_ rows: String..., or fits: (Word) -> Bool = { _ in false }) -> Bool {
    words.allSatisfy { word in
      word.kind == .mark || rows.contains(where: word.fits) || fits(word)
    }
  }

  /// The places of its words that are one of a row, in their order.
  package func places(of row: String) -> [Int] {
    let row = WordSets[row]
    return has(row) ? words.indices.filter { row.fits(words[$0].text) } : []
  }

  /// Whether the word at a place is one of a row; beyond both ends there is the empty word.
  package func fits(_ place: Int, _ row: String) -> Bool { text(at: place).fits(row) }
}

extension Utterance.Word {
  package func fits(_ row: String) -> Bool { text.fits(row) }
}

/// What a phrase of the lexicon is called in a record: the table `Language/names`.
package enum RecordNames {
  package enum Kind: String {
    /// An ache, after the part of the body that aches.
    case ache
    case symptom, activity
    /// A food by what was done to it: `haşla`, `haşlanmış`.
    case cooked
    /// A measure of water, in millilitres.
    case milliliters
    case meal
    /// A unit of a dose, as it is recorded: `iu`, `ünite`.
    case dose
    /// What a target is for, where one word says both: `hedef kilo`.
    case target
  }

  private static let names: [String: String] = {
    var names: [String: String] = [:]
    TableText.forEachRow(of: "Language/names") { row in names["\(row[0])\t\(row[1])"] = row[2] }
    return names
  }()

  package static func name(_ kind: Kind, of phrase: String) -> String? {
    names["\(kind.rawValue)\t\(phrase)"]
  }

  /// Millilitres of a measure of water; a glass where the table has no other.
  package static func milliliters(_ unit: String) -> Double {
    name(.milliliters, of: unit).flatMap(Double.init) ?? 200
  }
}
