/// A figure as it was read in a line, with what it may really say.
struct LabelNumber: Sendable {
  enum Unit: Sendable { case gram, milligram, kilojoule, kilocalorie, unsaid }

  /// A value that the figure may stand for.
  struct Candidate: Sendable, Equatable {
    var value: Double
    /// 1 for what is written, less for what a usual confusion would have hidden.
    var likelihood: Double
  }

  var candidates: [Candidate]
  var unit: Unit
  var confidence: Double
  /// Where it stands across the page.
  var centre: Double
  /// Whether it was printed as less than this (`<0,5 g`).
  var isBound = false

  var value: Double { candidates.first?.value ?? 0 }

  /// Whether it is a nought with its unit that was read well, and in all looks.
  var isSurelyNought: Bool {
    value == 0 && candidates.count == 1 && candidates[0].likelihood >= 1 && confidence >= 0.8
      && unit == .gram
  }
}

/// Reads the figures of a line's words.
enum LabelNumbers {
  /// The figures from left to right; what belongs to a percent sign is left out.
  static func read(_ words: [LabelWord]) -> [LabelNumber] {
    var numbers: [LabelNumber] = []
    // `Yağ (g) 19`: the unit of the whole line stands before its figures.
    let isInGrams = words.contains(where: isBracketedGram)
    let energy = energyUnit(before: words)
    for (place, word) in words.enumerated() where !isBracketedGram(word) {
      // The unit of the figure before, read as a digit: 8,7 9.
      if let last = numbers.indices.last, numbers[last].unit == .unsaid, word.text == "9",
        place > 0, word.left - words[place - 1].left - words[place - 1].width < word.height
      {
        numbers[last].unit = .gram
        continue
      }
      for piece in pieces(of: word) {
        let follower = piece.isLast && place + 1 < words.count ? words[place + 1].text : nil
        let next = isInGrams && !isPercent(follower) ? "g" : follower
        guard var number = number(piece, in: word, before: next) else { continue }
        if number.unit == .unsaid, let energy { number.unit = energy }
        numbers.append(number)
      }
      if traces.contains(word.text.lowercased().filter(\.isLetter)) {
        var trace = LabelNumber(
          candidates: [.init(value: 0, likelihood: 1)], unit: .gram, confidence: word.confidence,
          centre: word.centre)
        trace.isBound = true
        numbers.append(trace)
      }
    }
    return numbers
  }

  /// Whether a word is the sign of the figure before it; `%8` is a figure of its own.
  private static func isPercent(_ word: String?) -> Bool {
    guard let word, word.first == "%" else { return false }
    return !word.contains { $0.isNumber || $0.isLetter }
  }

  /// `(g)`, `(gr):`, also where its letter was taken for a digit: `(9)`, `(g9):`.
  private static func isBracketedGram(_ word: LabelWord) -> Bool {
    let inner = word.text.filter { !":,.".contains($0) }
    guard inner.hasPrefix("("), inner.hasSuffix(")") else { return false }
    return ["g", "gr", "9", "g9", "q", "8"].contains(inner.dropFirst().dropLast().lowercased())
  }

  /// `Enerji (kcal) 446`: the unit of energy that stands before the first figure, where it is one.
  private static func energyUnit(before words: [LabelWord]) -> LabelNumber.Unit? {
    let label = words.prefix { !$0.text.contains(where: \.isNumber) }
    let units = label.compactMap { unit($0.text) }.filter { $0 == .kilojoule || $0 == .kilocalorie }
    return units.count == 1 ? units[0] : nil
  }

  /// Words that stand in a figure's place and mean next to nothing.
  private static let traces: Set<String> = ["eser", "trace", "traces", "iz"]

  private struct Piece {
    var text: String
    /// Share of the word that stands before it.
    var offset: Double
    var isLast: Bool
  }

  /// The parts of `2288kJ/549kcal`, `(25`, `51,59]`.
  private static func pieces(of word: LabelWord) -> [Piece] {
    let letters = LabelStrokes.withCommas(Array(word.text))
    var pieces: [Piece] = []
    var start = 0
    for (index, letter) in letters.enumerated() where "/|()[]{}".contains(letter) {
      if letter == "/", LabelStrokes.isSeven(letters, index) { continue }
      if index > start { pieces.append(piece(letters, start..<index)) }
      start = index + 1
    }
    if start < letters.count { pieces.append(piece(letters, start..<letters.count)) }
    if let last = pieces.indices.last { pieces[last].isLast = true }
    return pieces
  }

  /// Grams under which a label says that there is next to nothing.
  private static let bounds: Set<Double> = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1]

  private static func piece(_ letters: [Character], _ range: Range<Int>) -> Piece {
    Piece(
      text: String(letters[range]),
      offset: Double(range.lowerBound + range.upperBound) / 2 / Double(letters.count),
      isLast: false)
  }

  private static func number(
    _ piece: Piece, in word: LabelWord, before next: String?
  ) -> LabelNumber? {
    var text = piece.text
    guard !text.contains("%"), !isPercent(next) else { return nil }
    var isBound = false
    while let first = text.first, !first.isNumber, !isDigitLike(first) || text.count < 2 {
      if first == "<" || first == "‹" { isBound = true }
      guard !first.isLetter else { return nil }
      text.removeFirst()
      if text.isEmpty { return nil }
    }
    let (digits, rest) = split(text)
    // A letter that looks like a digit is one only before a unit: Og, Omg.
    let isLetters = !digits.contains(where: \.isNumber)
    // Neither is a whole word but this one, 0,1.
    guard !digits.isEmpty,
      !isLetters || rest == .gram || rest == .milligram || digits == "Ol" && rest == .unsaid
    else { return nil }
    // A unit of its own word has no figure in it.
    let after = next.flatMap { $0.contains(where: \.isNumber) ? nil : $0 } ?? ""
    let unit = rest == .unsaid ? Self.unit(after) : rest
    guard let unit, var candidates = candidates(digits, unit), !candidates.isEmpty else {
      return nil
    }
    // Labels print few bounds, and none is a sum that other figures could bear out.
    if isBound {
      candidates = [candidates.first { bounds.contains($0.value) } ?? candidates[0]]
    }
    // An O before its unit can be nothing but a nought.
    let isClean = digits.allSatisfy { $0.isNumber || "O,.".contains($0) }
    return LabelNumber(
      candidates: candidates, unit: unit, confidence: word.confidence * (isClean ? 1 : 0.8),
      centre: word.left + word.width * piece.offset, isBound: isBound)
  }

  /// The figure's own letters and the unit that is glued to it; nil for a word that is no figure.
  private static func split(_ text: String) -> (digits: String, unit: LabelNumber.Unit?) {
    let end =
      text.firstIndex { !$0.isNumber && $0 != "," && $0 != "." && !isDigitLike($0) }
      ?? text.endIndex
    let tail = text[end...].filter { !",.;:".contains($0) }
    return (String(text[..<end]), tail.isEmpty ? LabelNumber.Unit.unsaid : unit(String(tail)))
  }

  /// The unit of a word; `unsaid` for a word that is no unit.
  private static func unit(_ text: String) -> LabelNumber.Unit? {
    switch text.lowercased().filter({ $0.isLetter || $0 == "¢" }) {
    case "g", "gr", "gram", "q", "¢", "¢g", "ğ": .gram
    case "mg": .milligram
    case "kj", "kı", "k", "kd", "ki", "kl": .kilojoule
    case "kcal", "kkal", "kca", "cal", "keal", "kcai": .kilocalorie
    case "": LabelNumber.Unit.unsaid
    default: LabelNumber.Unit.unsaid
    }
  }

  /// Letters that are read in place of digits.
  private static func isDigitLike(_ letter: Character) -> Bool { "OoIl|/".contains(letter) }

  /// What a figure may say: itself, with a lost decimal point, with the unit read as a last digit.
  private static func candidates(
    _ digits: String, _ unit: LabelNumber.Unit
  ) -> [LabelNumber.Candidate]? {
    let text = digits.map { letter -> Character in
      switch letter {
      case "O", "o": "0"
      case "I", "l", "|": "1"
      case "/": "7"
      case ",": "."
      default: letter
      }
    }
    let isEnergy = unit == .kilojoule || unit == .kilocalorie
    let digits = String(text).trimmedDots
    // Energy whose first digit is a nought has lost one: 1 07 kcal.
    guard !isEnergy || !digits.lacksPoint else { return nil }
    let plain = digits.lacksPoint ? "0." + digits.dropFirst() : digits
    guard let value = Double(plain), value.isFinite, value < 100_000_000 else { return nil }
    var found = [LabelNumber.Candidate(value: value, likelihood: 1)]
    func add(_ text: String, _ likelihood: Double) {
      guard let value = Double(text), !found.contains(where: { $0.value == value }) else { return }
      found.append(.init(value: value, likelihood: likelihood))
    }
    guard !isEnergy else { return found }
    let hasPoint = plain.contains(".")
    if unit == .unsaid, plain.count >= 2, let last = plain.last, "958".contains(last) {
      // The g of the unit, read as a digit: 12,9 g → 12,99; 2 g → 25.
      let without = String(plain.dropLast()).trimmedDots
      // Labels print one decimal at most from 0.5 g on: a second one is the unit.
      if hasPoint, last == "9", plain.suffix(3).first == "." { found[0].likelihood = 0.8 }
      // Nothing is printed with three: 1,12 g → 1,129.
      if hasPoint, last == "9", plain.suffix(4).first == "." { found = [] }
      // A whole figure that ends in 9 where others have their unit: 33 g → 339.
      if !hasPoint, last == "9" { found[0].likelihood = 0.85 }
      add(without, last == "9" ? 0.9 : 0.4)
      if !hasPoint, without.count >= 2 { add(without.pointed, 0.5) }
    }
    if !hasPoint, plain.count >= 2 { add(plain.pointed, unit == .unsaid ? 0.5 : 0.4) }
    return found
  }
}

extension String {
  /// Without points at its ends.
  fileprivate var trimmedDots: String {
    var text = self[...]
    while text.last == "." { text = text.dropLast() }
    while text.first == "." { text = text.dropFirst() }
    return String(text)
  }

  /// Whether its point was lost, since nobody prints a nought before another digit: 05, 001.
  fileprivate var lacksPoint: Bool { count >= 2 && first == "0" && !contains(".") }

  /// With a point before the last digit: 529 → 52.9.
  fileprivate var pointed: String { String(dropLast()) + "." + String(suffix(1)) }
}
