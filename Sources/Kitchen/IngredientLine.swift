import Domain
import Turkish

/// One ingredient as people write it: how much of what.
///
///     IngredientLine("2 su bardağı tam buğday unu (elenmiş)")
///     // 2 · su bardağı · tam buğday unu
struct IngredientLine: Sendable, Equatable {
  var name: String
  var quantity: Double?
  var unit: String?
  /// What it weighs, where brackets say so: `2 adet yumurta (100 g)`.
  var grams: Double?

  /// Reads the amount at the line's beginning; a line that has none is a name alone.
  init(_ text: String) {
    let line = Self.cleaned(text)
    grams = Self.bracketed(text)
    let tokens = Turkish.tokens(of: line)
    var next = 0
    if let number = Turkish.numbers(in: tokens).first(where: { $0.tokens.lowerBound == 0 }),
      number.kind != .ordinal
    {
      quantity = number.value
      next = number.tokens.upperBound
    }
    // "gram" alone counts nothing, "bardak" is one of them.
    if let reading = Turkish.measures(in: tokens).first(where: { $0.tokens.lowerBound <= next }),
      reading.tokens.upperBound > next, reading.tokens.upperBound < tokens.count,
      quantity != nil || reading.measure.metric == nil
    {
      let quantity = quantity ?? 1
      self.quantity = quantity * reading.factor
      unit = reading.measure.rawValue
      next = reading.tokens.upperBound
    }
    let rest = next < tokens.count ? String(line[tokens[next].range.lowerBound...]) : line
    name = rest.trimmed
  }

  /// The grams in brackets; nil where they say anything else.
  private static func bracketed(_ text: String) -> Double? {
    guard let open = text.firstIndex(of: "("), let end = text[open...].firstIndex(of: ")") else {
      return nil
    }
    let tokens = Turkish.tokens(of: String(text[text.index(after: open)..<end]))
    guard let number = Turkish.numbers(in: tokens).first, number.tokens.lowerBound == 0,
      let unit = Turkish.measures(in: tokens).first, unit.tokens == 1..<tokens.count,
      let metric = unit.measure.metric, unit.measure == .gram || unit.measure == .kilogram
    else { return nil }
    return number.value * metric * unit.factor
  }

  /// Without bullets, what stands in brackets and what follows a comma.
  private static func cleaned(_ text: String) -> String {
    var line = text[...]
    while let first = line.first, "-–—*•·+ \t".contains(first) { line = line.dropFirst() }
    var out = ""
    var depth = 0
    for character in line {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      default: if depth == 0 { out.append(character) }
      }
    }
    // A comma after a digit is a decimal mark.
    var previous: Character = " "
    for index in out.indices {
      if out[index] == ",", !previous.isNumber { return String(out[..<index]).trimmed }
      previous = out[index]
    }
    return out.trimmed
  }
}
