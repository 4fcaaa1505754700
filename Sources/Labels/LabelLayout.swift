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
  /// Where columns stand that hold shares of what an adult needs in a day: `%RA`.
  private(set) var shares: [Double] = []
  var serving: LabelServing?
  /// How surely the serving was read, 0-1; what it is said to be in ounces bears it out or not.
  var servingConfidence = 0.0
  /// Figures beside the word for a serving, whose unit could not be read.
  var servingGuesses: [Double] = []
  /// Whether nothing but its place in the header says that it is a serving: `100 g  25 g`.
  var isServingBare = false
  /// A label of the United States or Canada: a serving's figures, fibre among the carbohydrate.
  var isAmerican = false

  /// Reads the lines above and among the figures.
  init(rows: [[LabelWord]]) {
    var isAboveFigures = true
    let folded = rows.map { $0.map { Turkish.fold($0.text) } }
    var head: [[LabelAmount]] = []
    for (place, row) in rows.enumerated() {
      let words = folded[place]
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
      if isAboveFigures {
        let end = energy ?? words.count
        let amounts = LabelAmount.all(in: row[..<end], words[..<end])
        readColumns(of: row, Array(words[..<end]), amounts)
        head.append(amounts)
      }
      if energy != nil { isAboveFigures = false }
      let next = (place + 1..<min(place + 3, rows.count)).map { (rows[$0], folded[$0]) }
      if serving == nil, let found = Self.serving(in: row, words, next) { take(found) }
      if Self.servingWords.contains(where: line.contains) {
        servingGuesses += words.compactMap { word in
          Double(word.filter { $0.isNumber || $0 == "," || $0 == "." }.replacingComma)
        }.filter { $0 > 1 && $0 <= 500 && $0 != 100 }
      }
    }
    readServing(of: head)
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
  static func isEnergy(_ word: String) -> Bool {
    let letters = word.filter(\.isLetter)
    return letters.hasPrefix("kj") || letters.hasPrefix("kcal")
  }

  /// Puts the columns of another look in place of its own, whose places across the page may be others.
  mutating func take(columnsOf other: LabelLayout) {
    columns = other.columns
    shares = []
  }

  private mutating func take(_ amount: LabelAmount) {
    serving = LabelServing(amount: amount.value, unit: amount.unit)
    servingConfidence = amount.confidence
  }

  private mutating func readColumns(
    of row: [LabelWord], _ words: [String], _ amounts: [LabelAmount]
  ) {
    for (place, word) in words.enumerated() {
      let letters = word.filter { $0.isLetter || $0.isNumber }
      if Self.isShareWord(letters) { shares.append(row[place].centre) }
      let isHundred = amounts.first { $0.place == place && $0.value == 100 && !$0.isBracketed }
      let unit: LabelServing.Unit? =
        ["1009", "1008", "100q"].contains(letters) ? .gram : isHundred?.unit
      if let unit, !columns.contains(where: { $0.basis == .hundred(unit) }) {
        columns.append((.hundred(unit), row[place].centre))
      } else if Self.servingWords.contains(where: letters.hasPrefix) || Self.isPiece(words, place),
        !columns.contains(where: { $0.basis == .serving }), !words.contains("size")
      {
        columns.append((.serving, row[place].centre))
      }
    }
  }

  /// The serving's amount and column by where an amount stands in the header: beside `100 g`, or in
  /// the line above or below it, for a header of two lines.
  private mutating func readServing(of head: [[LabelAmount]]) {
    let isHundred = { (amount: LabelAmount) in amount.value == 100 && !amount.isBracketed }
    guard serving == nil || !columns.contains(where: { $0.basis == .serving }),
      let line = head.lastIndex(where: { $0.contains(where: isHundred) }),
      let hundred = head[line].first(where: isHundred)
    else { return }
    let near = head[max(line - 1, 0)...min(line + 1, head.count - 1)].joined()
    let others = near.filter { amount in
      amount.value != 100 && (2...1000).contains(amount.value) && amount.unit == hundred.unit
        && abs(amount.centre - hundred.centre) > 40
    }
    guard let amount = others.first, others.allSatisfy({ $0.value == amount.value }) else { return }
    if serving == nil {
      take(amount)
      isServingBare = true
    }
    guard serving?.amount == amount.value, !columns.contains(where: { $0.basis == .serving }) else {
      return
    }
    columns.append((.serving, amount.centre))
  }

  static let servingWords = LabelTerms.shipped.columns("column.serving")
  private static let shareWords = LabelTerms.shipped.columns("column.share")

  /// `%RA`, also where its sign was read as one or two letters: `ORA`, `6BRD`.
  private static func isShareWord(_ word: String) -> Bool {
    shareWords.contains { word == $0 || word.hasSuffix($0) && word.count < 2 * $0.count }
  }

  /// What one of a product is called: `1 bardak (200 ml)`, `2 cookies (21g)`.
  private static let pieceWords = LabelTerms.shipped.columns("column.piece")

  private static func isPieceWord(_ word: String) -> Bool {
    pieceWords.contains { $0.count <= 3 ? word == $0 : word.hasPrefix($0) }
  }

  /// Whether a word of a header names a counted amount that has its weight in brackets behind it.
  private static func isPiece(_ words: [String], _ place: Int) -> Bool {
    guard isPieceWord(words[place]) else { return false }
    return words[(place + 1)...].prefix(2).contains { word in
      word.first == "(" && word.contains(where: \.isNumber)
    }
  }

  /// The amount in `1 porsiyon (25 g)`, `Serving Size 1 Tbsp (14g)`, `2 dilim = 80 g`.
  ///
  /// Running text may go on in the `next` line: `Porsiyon: 1` above `kutu (330 ml)`.
  private static func serving(
    in row: [LabelWord], _ words: [String], _ following: [(row: [LabelWord], words: [String])]
  ) -> LabelAmount? {
    guard !words.contains(where: { $0.contains("container") }) else { return nil }
    let amounts = LabelAmount.all(in: row[...], words[...])
    let found = amounts.first { amount in
      let before = words[..<amount.place]
      let isNamed = before.contains { word in servingWords.contains(where: word.contains) }
      let isAbout =
        isNamed || before.contains("per") || before.suffix(3).contains(where: isPieceWord)
        || isCounted(before)
      // `Porsiyon 100 g` heads two columns; `porsiyon (100 g)` and `porsiyon miktarı: 100 g` do not.
      let isTold = amount.isBracketed || before.contains { $0.contains(":") }
      return isAbout && amount.value <= 1000 && (amount.value != 100 || isTold && isNamed)
    }
    if var found {
      let isFar = ounces(words).map { abs($0 - found.value) > $0 * 0.1 } ?? false
      if isFar { found.confidence = 0 }
      return found
    }
    if let below = bracketed(below: row, words, following) { return below }
    guard let next = following.first, isOpen(words) else { return nil }
    let amount = LabelAmount.all(in: next.row[...], next.words[...]).first
    guard let amount, amount.place <= 3, amount.value <= 1000, amount.value != 100,
      !next.words[..<amount.place].contains(where: { $0.contains(where: \.isNumber) })
    else { return nil }
    return amount
  }

  /// Whether a line ends behind the word for a serving, so that its amount comes in the next.
  private static func isOpen(_ words: [String]) -> Bool {
    guard
      let place = words.lastIndex(where: { word in servingWords.contains(where: word.hasPrefix) })
    else { return false }
    let behind = words[place...]
    return behind.count <= 3 && behind.contains { $0.contains(":") || $0 == "=" }
  }

  /// Whether a line begins with a count of pieces: `2 dilim = 80 g`, `4 kare (20 g)`.
  private static func isCounted(_ before: ArraySlice<String>) -> Bool {
    guard let count = before.first.flatMap({ Int($0) }), (1...20).contains(count),
      (2...5).contains(before.count)
    else { return false }
    let words = before.dropFirst().filter { $0.contains(where: \.isLetter) }
    return words.contains { $0.count(where: \.isLetter) >= 3 }
      && words.allSatisfy { !$0.contains(where: \.isNumber) }
      && LabelTerms.shipped.topic(of: words) == nil
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
