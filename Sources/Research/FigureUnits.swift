import Tables
import Turkish

/// What figures count, by the words of `Research/units`.
struct FigureUnit: Sendable, Equatable {
  /// `mg`, `people`; of a concentration its whole name: `mg/dl`.
  var name: String
  /// Units of one group can stand for one another: 52 weeks, a year.
  var group: String
  /// One of it in the base of its group.
  var factor: Double

  static let percent = FigureUnit(name: "percent", group: "percent", factor: 1)
  static let people = FigureUnit(name: "people", group: "people", factor: 1)
  static let fold = FigureUnit(name: "fold", group: "fold", factor: 1)
  static let share = FigureUnit(name: "share", group: "share", factor: 1)
  /// The year of a record, which counts nothing.
  static let date = FigureUnit(name: "date", group: "date", factor: 1)

  /// Whether it counts what comes in whole numbers.
  var isCount: Bool { ["people", "studies", "place"].contains(group) }
}

/// The table of units, in both languages.
struct FigureUnits: Sendable {
  static var shared: FigureUnits { held.value }
  private static let held = Lazy { FigureUnits() }

  private struct Row {
    var unit: FigureUnit
    var turkish: [String]
    var english: [String]
  }

  private var rows: [Row] = []

  private init() {
    TableText.forEachRow(of: "Research/units") { row in
      rows.append(
        Row(
          unit: FigureUnit(name: row[0], group: row[1], factor: Double(row[2]) ?? 1),
          turkish: row[3].listed().map(Turkish.fold), english: row[4].listed()))
    }
  }

  /// The unit that a folded word of an answer names: `yılda`, `kişide`, `pmol/l`.
  func turkish(_ word: String) -> FigureUnit? { unit(word) { $0.turkish } }

  /// The unit that a word of an abstract names, in small letters.
  func english(_ word: String) -> FigureUnit? { unit(word) { $0.english } }

  private func unit(_ word: String, _ words: (Row) -> [String]) -> FigureUnit? {
    guard !word.isEmpty else { return nil }
    if let slash = word.firstIndex(of: "/") {
      let (above, below) = (String(word[..<slash]), String(word[word.index(after: slash)...]))
      if ["dl", "l", "ml", "kg", "mol", "mmol"].contains(where: { Self.fits(below, $0, 9) }) {
        let base = below.prefix { $0.isLetter }
        return FigureUnit(name: above + "/" + base, group: above + "/" + base, factor: 1)
      }
      return unit(above, words)
    }
    return best(word, words)?.unit
  }

  /// The row with the longest beginning of the word.
  private func best(_ word: String, _ words: (Row) -> [String]) -> Row? {
    var best: (row: Row, length: Int)?
    for row in rows where row.unit.group != "leeway" {
      for known in words(row) where Self.fits(word, known, 4) && known.count > best?.length ?? 0 {
        best = (row, known.count)
      }
    }
    return best?.row
  }

  /// Whether a word is the known one, with any ending where the known one is long enough.
  private static func fits(_ word: String, _ known: String, _ long: Int) -> Bool {
    word == known || known.count >= long && word.hasPrefix(known)
  }

  /// How near to the truth a folded word says that a figure is: `about`, `above`, `below`.
  func leeway(_ word: String) -> String? {
    rows.first { row in
      row.unit.group == "leeway" && row.turkish.contains { Self.fits(word, $0, 4) }
    }?.unit.name
  }
}
