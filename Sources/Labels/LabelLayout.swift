import Domain
import Turkish

/// What a column of a label's figures is for.
enum LabelBasis: Equatable, Sendable {
  /// 100 g, or 100 ml.
  case hundred(LabelServing.Unit)
  case serving
}

/// The columns of a label, and how much one serving is.
struct LabelLayout: Sendable {
  /// Across the page; empty where no header was read.
  var columns: [(basis: LabelBasis, centre: Double)] = []
  var serving: LabelServing?
  /// How surely the serving was read, 0-1; what it is said to be in ounces bears it out or not.
  var servingConfidence = 0.0
  /// Figures beside the word for a serving, whose unit could not be read.
  var servingGuesses: [Double] = []
  /// A label of the United States or Canada: a serving's figures, fibre among the carbohydrate.
  var isAmerican = false

  /// Reads the lines above and among the figures.
  init(rows: [[LabelWord]]) {
    var isAboveFigures = true
    for row in rows {
      let words = row.map { Turkish.fold($0.text) }
      let line = words.joined(separator: " ")
      if line.contains("nutrition facts") || line.contains("valeur nutritive")
        || line.contains("daily value") || line.contains("amount per serving")
        || words.contains(where: { $0.hasPrefix("calorie") })
      {
        isAmerican = true
      }
      let energy = words.firstIndex(where: Self.isEnergy)
      if Self.isReference(line) {
        if energy != nil { isAboveFigures = false }
        continue
      }
      // In running text the header stands in the line of the first figure: `100 g: enerji 1860 kJ`.
      if isAboveFigures { readColumns(of: row, Array(words[..<(energy ?? words.count)])) }
      if energy != nil { isAboveFigures = false }
      if serving == nil, let found = Self.serving(in: row, words, line) {
        serving = found.serving
        servingConfidence = found.confidence
      }
      if Self.servingWords.contains(where: line.contains) {
        servingGuesses += words.compactMap { word in
          Double(word.filter { $0.isNumber || $0 == "," || $0 == "." }.replacingComma)
        }.filter { $0 > 1 && $0 <= 500 && $0 != 100 }
      }
    }
    // What says kJ or 100 g is a European table, whatever its title.
    if columns.contains(where: { $0.basis != .serving }) { isAmerican = false }
    columns.sort { $0.centre < $1.centre }
  }

  /// Lines about reference amounts (`8400 kJ/2000 kcal`), whose figures are nobody's.
  private static func isReference(_ line: String) -> Bool {
    ["8400", "2000 kcal", "2,000", "referans", "reference intake", "adult"].contains(
      where: line.contains)
  }

  /// `2288kj`, `kcal`: energy, the first line of every table but the American one.
  private static func isEnergy(_ word: String) -> Bool {
    let letters = word.filter(\.isLetter)
    return letters.hasPrefix("kj") || letters.hasPrefix("kcal")
  }

  private mutating func readColumns(of row: [LabelWord], _ words: [String]) {
    for (place, word) in words.enumerated() {
      let letters = word.filter { $0.isLetter || $0.isNumber }
      let next = place + 1 < words.count ? words[place + 1].filter(\.isLetter) : ""
      let unit: LabelServing.Unit? =
        switch letters {
        case "100g", "100gr", "100ge", "1009", "100q": .gram
        case "100ml": .mililitre
        case "100": next.hasPrefix("ml") ? .mililitre : next.hasPrefix("g") ? .gram : nil
        default: nil
        }
      if let unit, !columns.contains(where: { $0.basis == .hundred(unit) }) {
        columns.append((.hundred(unit), row[place].centre))
      } else if Self.servingWords.contains(where: letters.hasPrefix) || Self.isPiece(words, place),
        !columns.contains(where: { $0.basis == .serving }), !words.contains("size")
      {
        columns.append((.serving, row[place].centre))
      }
    }
  }

  private static let servingWords = LabelTerms.shipped.columns("column.serving")
  /// What one of a product is called: `1 bardak (200 ml)`, `2 cookies (21g)`.
  private static let pieceWords = LabelTerms.shipped.columns("column.piece")

  /// Whether a word of a header names a counted amount that has its weight in brackets behind it.
  private static func isPiece(_ words: [String], _ place: Int) -> Bool {
    guard pieceWords.contains(where: words[place].hasPrefix) else { return false }
    return words[(place + 1)...].prefix(2).contains { word in
      word.first == "(" && word.contains(where: \.isNumber)
    }
  }

  /// The amount in `1 porsiyon (25 g)`, `Serving Size 1 Tbsp (14g)`, `Per 1 cup (122 9)`.
  private static func serving(
    in row: [LabelWord], _ words: [String], _ line: String
  ) -> (serving: LabelServing, confidence: Double)? {
    let isAbout =
      servingWords.contains(where: line.contains) || line.contains("per ")
      || words.contains { word in pieceWords.contains(where: word.hasPrefix) }
    guard isAbout, !line.contains("container") else { return nil }
    for (place, word) in words.enumerated() {
      let digits = word.prefix { !$0.isLetter }
        .filter { $0.isNumber || $0 == "," || $0 == "." }
      guard let first = word.first, first == "(" || first.isNumber, !digits.isEmpty,
        var amount = Double(digits.replacingComma), amount > 0
      else { continue }
      let tail = word.drop { !$0.isLetter }.filter(\.isLetter)
      let next = place + 1 < words.count ? words[place + 1].filter { !"().,".contains($0) } : ""
      let unit = tail.isEmpty ? next : String(tail)
      // The l of the unit is read as a 1 or a stroke: (240m1), (240m|).
      let isLiquid =
        unit.hasPrefix("ml")
        || unit == "m"
          && word.drop { $0 != "m" }.dropFirst().first.map { "1|i".contains($0) } == true
      // In brackets a lone 9 is the g of the unit: (122 9), (289).
      let isGram = unit.hasPrefix("g") || unit == "9"
      if tail.isEmpty, next.isEmpty, first == "(", digits.hasSuffix("9"), digits.count >= 3 {
        amount = Double(digits.dropLast().replacingComma) ?? amount
      } else if !isLiquid, !isGram {
        continue
      }
      // `Porsiyon 100 g` heads two columns; `porsiyon (100 g)` and `porsiyon miktarı: 100 g` do not.
      let isTold = first == "(" || words[..<place].contains { $0.contains(":") }
      let isNamed = words[..<place].contains { servingWords.contains(where: $0.contains) }
      guard amount <= 1000, amount != 100 || isTold && isNamed else { continue }
      let isFar = ounces(words).map { abs($0 - amount) > $0 * 0.1 } ?? false
      let read =
        tail.isEmpty && place + 1 < row.count ? row[place...(place + 1)] : row[place...place]
      return (
        LabelServing(amount: amount, unit: isLiquid ? .mililitre : .gram),
        isFar ? 0 : read.map(\.confidence).min() ?? 0
      )
    }
    return nil
  }

  /// What a line says in ounces, in ml or g: `8 fl oz`, `1 oz`; nil where it says nothing of them.
  private static func ounces(_ words: [String]) -> Double? {
    for place in words.indices.dropLast() {
      guard let count = Double(words[place].replacingComma), count > 0 else { continue }
      // 21 CFR 101.9 rounds a fluid ounce to 30 ml and an ounce to 28 g.
      if words[place + 1].hasPrefix("fl") { return count * 29.57 }
      if words[place + 1] == "oz" { return count * 28.35 }
    }
    return nil
  }
}

extension StringProtocol {
  /// With a decimal point in place of a comma, without marks at its ends.
  var replacingComma: String {
    var text = String(map { $0 == "," ? "." : $0 })
    while text.last == "." { text.removeLast() }
    while text.first == "." { text.removeFirst() }
    return text
  }
}
